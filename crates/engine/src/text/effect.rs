//! Effects in English, one line each.

use super::OnBoard;
use crate::{Effect, Good, Income, Loading, Reckoning};
use std::fmt;

impl fmt::Display for OnBoard<'_, Effect> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = self.board;
        match self.thing {
            Effect::MarkerMoved { player, from: Some(from), to } => {
                write!(f, "{player} moves from {from} to {to}")
            }
            Effect::MarkerMoved { player, from: None, to } => write!(f, "{player} begins on {to}"),
            Effect::PrestigePaid { player, points } => write!(f, "{player} pays {points} prestige"),
            Effect::GoodsProduced { player, good, units } => {
                write!(f, "{player} produces {units} {good}")
            }
            Effect::GoodSold { player, good } => write!(f, "{player} sells 1 {good}"),
            Effect::ShipsLoaded { player, loading } => write!(f, "{player} loads {loading}"),
            Effect::MoneyReceived { player, amount, source } => {
                write!(f, "{player} receives {amount} money for {source}")
            }
            Effect::MoneyPaid { player, amount } => write!(f, "{player} pays {amount} money"),
            Effect::MaterialBought { player, material } => write!(f, "{player} buys 1 {material}"),
            Effect::MaterialSpent { player, material } => write!(f, "{player} spends 1 {material}"),
            Effect::ShipMoved { ship, from, to } => match (from, to) {
                (None, Some(to)) => write!(f, "a {ship} ship enters berth {to}"),
                (Some(from), Some(to)) => {
                    write!(f, "a {ship} ship moves from berth {from} to berth {to}")
                }
                (Some(from), None) => write!(f, "a {ship} ship leaves berth {from}"),
                (None, None) => write!(f, "a {ship} ship stays away"),
            },
            Effect::TokenTaken { player, token, donation } => {
                write!(f, "{player} takes {} for donation {donation}", board.say(token))
            }
            Effect::ChurchCompleted { player, church, bonus } => {
                write!(f, "{player} completes {} for {bonus} prestige", board.info(*church).id)
            }
            Effect::TokenScored { player, token, points } => {
                write!(f, "{player} scores {} for {points} prestige", board.say(token))
            }
            Effect::Built { player, site, kind } => {
                write!(f, "{player} builds a {kind} on {}", board.site_info(*site).id)
            }
            Effect::PriceFell { good, from, to } => {
                write!(f, "the price of {good} falls from {from} to {to}")
            }
            Effect::OfficialAppointed { player, official, .. } => {
                write!(f, "{player} takes the {official}")
            }
            Effect::OfficialRevealed { official } => write!(f, "the {official} is turned up"),
            Effect::TurnEnded { player } => write!(f, "{player} ends the turn"),
            Effect::GameEnded { reckonings } => {
                f.write_str("the game ends:")?;
                reckonings.iter().try_for_each(|reckoning| write!(f, " {}", board.say(reckoning)))
            }
        }
    }
}

impl fmt::Display for Income {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sale => f.write_str("goods"),
            Self::Merchant => f.write_str("the merchant"),
            Self::Official(official) => write!(f, "the {official}"),
        }
    }
}

/// "3 beer in berth 3, 1 sugar directly: 240 money".
impl fmt::Display for Loading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for cargo in self.cargoes() {
            write!(f, "{separator}{} {} in berth {}", cargo.units, cargo.good, cargo.berth)?;
            separator = ", ";
        }
        for good in Good::ALL {
            if self.direct[good] > 0 {
                write!(f, "{separator}{} {good} directly", self.direct[good])?;
                separator = ", ";
            }
        }
        write!(f, ": {} money", self.money)
    }
}

/// "red is 1st with 43 prestige and 20 money (30 prestige, petri.ships 8, 5 for 520 money);".
impl fmt::Display for OnBoard<'_, Reckoning> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Reckoning { player, place, prestige, tokens, money, units, bought, score } = self.thing;
        write!(f, "{place}. {player} {} prestige, {} money", score.prestige, score.money)?;
        write!(f, " ({prestige} before")?;
        for (token, points) in tokens {
            write!(f, ", {} {points}", self.board.say(token))?;
        }
        write!(f, ", {bought} for {money} money and {units} units);")
    }
}
