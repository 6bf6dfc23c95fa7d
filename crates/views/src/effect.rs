//! Effects as data.

use super::data::data;
use super::{ByWord, DataWithText, FinalScoringView, Word};
use hamburgum_engine::{
    Berth, Board, Cargo, Effect, FinalScoring, Good, Income, Loading, Official, Passage,
};
use serde::Serialize;

impl DataWithText {
    /// Converts an effect.
    pub fn effect(effect: &Effect, board: &Board) -> Self {
        Self { data: data_of(effect, board), text: board.say(effect).to_string() }
    }
}

data! {
    fn data_of(effect: &Effect, board) {
        Effect::MarkerMoved { player, from, to } => "marker-moved" {
            player: Word(player),
            from: from.map(Word),
            to: Word(to),
        }
        Effect::PrestigePaid { player, points } => "prestige-paid" {
            player: Word(player),
            points: points,
        }
        Effect::GoodsProduced { player, good, units } => "goods-produced" {
            player: Word(player),
            good: Word(good),
            units: units,
        }
        Effect::GoodSold { player, good } => "good-sold" {
            player: Word(player),
            good: Word(good),
        }
        Effect::ShipsLoaded { player, loading } => "ships-loaded" {
            player: Word(player),
            cargoes: cargoes(loading),
            direct: ByWord::new(Good::ALL, |good| loading.direct[good]),
            money: loading.money,
        }
        Effect::MoneyReceived { player, amount, source } => "money-received" {
            player: Word(player),
            money: amount,
            source: source_word(*source),
            official: source_official(*source).map(Word),
        }
        Effect::MoneyPaid { player, amount } => "money-paid" {
            player: Word(player),
            money: amount,
        }
        Effect::MaterialBought { player, material } => "material-bought" {
            player: Word(player),
            material: Word(material),
        }
        Effect::MaterialSpent { player, material } => "material-spent" {
            player: Word(player),
            material: Word(material),
        }
        Effect::ShipMoved { ship, passage } => "ship-moved" {
            ship: Word(ship),
            from: ends(*passage).0.map(Berth::units),
            to: ends(*passage).1.map(Berth::units),
        }
        Effect::TokenTaken { player, token, donation } => "token-taken" {
            player: Word(player),
            token: board.say(token).to_string(),
            church: board.church_info(token.church()).id,
            type: Word(token.kind()),
            donation: donation,
        }
        Effect::ChurchCompleted { player, church, bonus } => "church-completed" {
            player: Word(player),
            church: board.church_info(*church).id,
            points: bonus,
        }
        Effect::TokenScored { player, token, points } => "token-scored" {
            player: Word(player),
            token: board.say(token).to_string(),
            church: board.church_info(token.church()).id,
            type: Word(token.kind()),
            points: points,
        }
        Effect::Built { player, site, kind } => "built" {
            player: Word(player),
            site: board.site_info(*site).id,
            building: Word(kind),
        }
        Effect::PriceFell { good, from, to } => "price-fell" {
            good: Word(good),
            from: from,
            to: to,
        }
        // The three councilmen are interchangeable, so the office is left out.
        Effect::OfficialAppointed { player, office: _, official } => "official-appointed" {
            player: Word(player),
            official: Word(official),
        }
        Effect::OfficialRevealed { official } => "official-revealed" { official: Word(official) }
        Effect::TurnEnded { player } => "turn-ended" { player: Word(player) }
        Effect::GameEnded { final_scorings } => "game-ended" {
            reckonings: views(final_scorings, board),
        }
    }
}

/// The cargo of one ship.
#[derive(Serialize)]
struct CargoView {
    berth: u8,
    good: Word<Good>,
    units: u8,
}

fn cargoes(loading: &Loading) -> Vec<CargoView> {
    let view =
        |Cargo { berth, good, units }| CargoView { berth: berth.units(), good: Word(good), units };
    loading.cargoes().map(view).collect()
}

fn source_word(source: Income) -> &'static str {
    match source {
        Income::Sale => "sale",
        Income::Merchant => "merchant",
        Income::Official(_) => "official",
    }
}

fn source_official(source: Income) -> Option<Official> {
    match source {
        Income::Sale | Income::Merchant => None,
        Income::Official(official) => Some(official),
    }
}

/// The berths between which a ship moves; `None` is the supply.
fn ends(passage: Passage) -> (Option<Berth>, Option<Berth>) {
    match passage {
        Passage::In => (None, Some(Berth::Three)),
        Passage::On { from, to } => (Some(from), Some(to)),
        Passage::Out => (Some(Berth::One), None),
    }
}

fn views(final_scorings: &[FinalScoring], board: &Board) -> Vec<FinalScoringView> {
    final_scorings.iter().map(|final_scoring| FinalScoringView::of(final_scoring, board)).collect()
}
