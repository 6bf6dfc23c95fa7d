//! The values of `data-explain` for the parts of the table: the word of a
//! [`Thing`](super::thing::Thing), or ids of rules.

use hamburgum_engine::{
    Action, Board, BuildingKind, Field, Good, Material, Official, TokenKind, Variant,
};

pub(crate) const ROUND: &str = "END-1 TURN-1";
pub(crate) const PRESTIGE: &str = "prestige";
pub(crate) const CHURCH_BUILDER: &str = "church-builder";
pub(crate) const MONEY: &str = "money";
pub(crate) const CITIZENS: &str = "citizen";
pub(crate) const BERTH: &str = "berth";
pub(crate) const SUPPLY: &str = "supply";
pub(crate) const SCORED_TOKENS: &str = "scored-tokens";
pub(crate) const OPEN_TOKENS: &str = "open-token";
pub(crate) const CITY: &str = "BUILD-2 BUILD-1 SET-5";
pub(crate) const RONDEL: &str = "rondel";
pub(crate) const CHURCH: &str = "church";
pub(crate) const CHURCHES: &str = "churches";
pub(crate) const PRICES: &str = "prices";
pub(crate) const DEPOT: &str = "depot";
pub(crate) const DONATION: &str = "donation";
pub(crate) const BONUSES: &str = "bonuses";
pub(crate) const SELLING: &str = "SELL-1 SELL-2 SELL-4";
pub(crate) const BUYING: &str = "BUY-1 BUY-2";
pub(crate) const LAUNCHING: &str = "SHIP-1 SHIP-3 SHIP-4";
pub(crate) const SCORING: &str = "SCORE-1 SCORE-2 SCORE-4";
pub(crate) const UNDO: &str = "turn";
pub(crate) const END_TURN: &str = "TURN-5 turn";

/// The effect of a choice.
pub(crate) fn choice(board: &Board, variant: Variant, action: Action) -> &'static str {
    match action {
        Action::Move(to) => field(to),
        Action::Sell(_) => SELLING,
        Action::Buy(_) => BUYING,
        Action::Launch => LAUNCHING,
        Action::Donate(taken) => token(taken.kind()),
        Action::Score(_) => SCORING,
        Action::Build(site) => building(board.site_info(site).kind, variant),
        Action::Appoint(_, chosen) => official(chosen),
        Action::Skip => official(Official::Canon),
        Action::Done | Action::Reveal(_) => END_TURN,
    }
}

/// A field of the rondel.
pub(crate) const fn field(field: Field) -> &'static str {
    match field {
        Field::Sugar => "field-sugar",
        Field::Cloth => "field-cloth",
        Field::Beer => "field-beer",
        Field::TradeEast | Field::TradeWest => "field-trade",
        Field::Church => "field-church",
        Field::Guildhall => "field-guildhall",
        Field::Dockyard => "field-dockyard",
    }
}

/// A building, or a site for one.
pub(crate) const fn building(kind: BuildingKind, variant: Variant) -> &'static str {
    match (kind, variant) {
        (BuildingKind::Official, Variant::One) => "official-one",
        (BuildingKind::Official, Variant::Two) => "official-two",
        _ => kind.word(),
    }
}

/// One of the officials.
pub(crate) const fn official(official: Official) -> &'static str {
    official.word()
}

/// A type of token.
pub(crate) const fn token(kind: TokenKind) -> &'static str {
    match kind {
        TokenKind::Five => "token-five",
        TokenKind::Donations => "token-donations",
        TokenKind::Ships => "token-ships",
        TokenKind::Building => "token-building",
        TokenKind::Citizens => "token-citizens",
    }
}

/// A good.
pub(crate) const fn good(good: Good) -> &'static str {
    good.word()
}

/// A building material.
pub(crate) const fn material(material: Material) -> &'static str {
    material.word()
}
