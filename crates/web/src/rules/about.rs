//! Which rules explain which thing of the table, as the values of `data-explain`.
//!
//! The first id of each says what the thing is; the others are what a player asks next.

use hamburgum_engine::{
    Action, Board, BuildingKind, Field, Material, Official, TokenKind, Variant,
};

pub(crate) const ROUND: &str = "END-1 TURN-1";
pub(crate) const PRESTIGE: &str = "SCORE-2 DON-4 TURN-4 END-3";
pub(crate) const CHURCH_BUILDER: &str = "BUILD-3 DON-4";
pub(crate) const MONEY: &str = "SELL-1 BUY-1 END-2";
pub(crate) const GOOD: &str = "PROD-1 SELL-1 SELL-2 END-2";
pub(crate) const CITIZENS: &str = "BUILD-1 BUILD-2 SCORE-2";
pub(crate) const BERTH: &str = "SELL-1 SHIP-2 SHIP-3";
pub(crate) const SUPPLY: &str = "SHIP-1 SHIP-4 SHIP-5";
pub(crate) const SCORED_TOKENS: &str = "SCORE-3";
pub(crate) const OPEN_TOKENS: &str = "SCORE-2 SCORE-4 END-2";
pub(crate) const CITY: &str = "BUILD-2 BUILD-1 SET-5";
pub(crate) const RONDEL: &str = "TURN-2 TURN-4";
pub(crate) const CHURCH: &str = "DON-1 DON-2 DON-4";
pub(crate) const CHURCHES: &str = "SCORE-2 DON-3 SET-4";
pub(crate) const PRICES: &str = "BUILD-5 SELL-1";
pub(crate) const DEPOT: &str = "BUY-1 BUY-2";
pub(crate) const DONATION: &str = "DON-2 DON-1 DON-3";
pub(crate) const BONUSES: &str = "DON-4 BUILD-3";
pub(crate) const SELLING: &str = "SELL-1 SELL-2 SELL-4";
pub(crate) const BUYING: &str = "BUY-1 BUY-2";
pub(crate) const LAUNCHING: &str = "SHIP-1 SHIP-3 SHIP-4";
pub(crate) const SCORING: &str = "SCORE-1 SCORE-2 SCORE-4";
pub(crate) const UNDO: &str = "turn";
pub(crate) const END_TURN: &str = "TURN-5 turn";

/// What a choice does.
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
        Field::Sugar | Field::Cloth | Field::Beer => "PROD-1 TURN-4",
        Field::TradeEast | Field::TradeWest => "SELL-1 BUY-1 TURN-4",
        Field::Church => "DON-1 SCORE-1 TURN-4",
        Field::Guildhall => "BUILD-1 BUILD-2 TURN-4",
        Field::Dockyard => "SHIP-1 SHIP-3 TURN-4",
    }
}

/// A building, or a site for one.
pub(crate) const fn building(kind: BuildingKind, variant: Variant) -> &'static str {
    match kind {
        BuildingKind::Brewer | BuildingKind::SugarRefiner | BuildingKind::ClothMaker => {
            "BUILD-5 BUILD-1 BUILD-2"
        }
        BuildingKind::Merchant => "BUILD-6 BUILD-1 BUILD-2",
        BuildingKind::Captain => "BUILD-7 BUILD-1 BUILD-2",
        BuildingKind::Official => officials(variant),
    }
}

/// All officials of a game.
pub(crate) const fn officials(variant: Variant) -> &'static str {
    match variant {
        Variant::Base => "BUILD-8 BUILD-4 SET-5",
        Variant::One => "VAR-2 VAR-4 VAR-5 BUILD-4",
        Variant::Two => "VAR-3 VAR-4 VAR-5 BUILD-4",
    }
}

/// One of the officials.
pub(crate) const fn official(official: Official) -> &'static str {
    match official {
        Official::Councilman | Official::Vicar | Official::LordMayor => "BUILD-8 BUILD-4",
        Official::Canon => "VAR-5 BUILD-4",
        _ => "VAR-4 BUILD-4",
    }
}

/// A type of token.
pub(crate) const fn token(kind: TokenKind) -> &'static str {
    match kind {
        TokenKind::Five => "SCORE-2 DON-3 SCORE-3",
        _ => "SCORE-2 DON-3 SCORE-4",
    }
}

/// A building material.
pub(crate) const fn material(material: Material) -> &'static str {
    match material {
        Material::Timber => "BUY-1 BUILD-1 SHIP-1 DON-2",
        Material::Brick => "BUY-1 BUILD-1 DON-2",
        Material::Bell => "BUY-2 DON-2",
    }
}
