//! Effects in English, one line each.

use super::OnBoard;
use crate::{BuildingKind, Effect, FinalScoring, Good, Income, Loading, Passage};
use std::fmt;

impl fmt::Display for OnBoard<'_, Effect> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = self.board;
        match self.thing {
            Effect::MarkerMoved { player, from: Some(from), to } => {
                write!(f, "{} moves from {from} to {to}", player.name())
            }
            Effect::MarkerMoved { player, from: None, to } => {
                write!(f, "{} begins on {to}", player.name())
            }
            Effect::PrestigePaid { player, points } => {
                write!(f, "{} pays {points} prestige", player.name())
            }
            Effect::GoodsProduced { player, good, units } => {
                write!(f, "{} produces {units} {good}", player.name())
            }
            Effect::GoodSold { player, good } => write!(f, "{} sells 1 {good}", player.name()),
            Effect::ShipsLoaded { player, loading } => {
                write!(f, "{} loads {loading}", player.name())
            }
            Effect::MoneyReceived { player, amount, source } => {
                write!(f, "{} receives {amount} money for {source}", player.name())
            }
            Effect::MoneyPaid { player, amount } => {
                write!(f, "{} pays {amount} money", player.name())
            }
            Effect::MaterialBought { player, material } => {
                write!(f, "{} buys 1 {material}", player.name())
            }
            Effect::MaterialSpent { player, material } => {
                write!(f, "{} spends 1 {material}", player.name())
            }
            Effect::ShipMoved { ship, passage } => match passage {
                Passage::In => write!(f, "a {ship} ship enters berth 3"),
                Passage::On { from, to } => {
                    write!(f, "a {ship} ship moves from berth {from} to berth {to}")
                }
                Passage::Out => write!(f, "a {ship} ship leaves berth 1"),
            },
            Effect::TokenTaken { player, token, donation } => {
                write!(f, "{} takes {} for donation {donation}", player.name(), board.say(token))
            }
            Effect::ChurchCompleted { player, church, bonus } => {
                write!(
                    f,
                    "{} completes {} for {bonus} prestige",
                    player.name(),
                    board.church_info(*church).id
                )
            }
            Effect::TokenScored { player, token, points } => {
                write!(f, "{} scores {} for {points} prestige", player.name(), board.say(token))
            }
            Effect::Built { player, site, kind } => {
                let article = if *kind == BuildingKind::Official { "an" } else { "a" };
                write!(
                    f,
                    "{} builds {article} {kind} on {}",
                    player.name(),
                    board.site_info(*site).id
                )
            }
            Effect::PriceFell { good, from, to } => {
                write!(f, "the price of {good} falls from {from} to {to}")
            }
            Effect::OfficialAppointed { player, official, .. } => {
                write!(f, "{} takes the {official}", player.name())
            }
            Effect::OfficialRevealed { official } => write!(f, "the {official} is turned up"),
            Effect::TurnEnded { player } => write!(f, "{} ends the turn", player.name()),
            Effect::GameEnded { final_scorings } => {
                f.write_str("the game ends:")?;
                final_scorings
                    .iter()
                    .try_for_each(|final_scoring| write!(f, " {}", board.say(final_scoring)))
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

/// "1. red 43 prestige, 20 money (30 before, petri.ships 8, 5 for 420 money and 2 units);".
impl fmt::Display for OnBoard<'_, FinalScoring> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let FinalScoring { player, place, prestige, tokens, money, units, bought, score } =
            self.thing;
        write!(f, "{place}. {player} {} prestige, {} money", score.prestige, score.money)?;
        write!(f, " ({prestige} before")?;
        for (token, points) in tokens {
            write!(f, ", {} {points}", self.board.say(token))?;
        }
        write!(f, ", {bought} for {money} money and {units} units);")
    }
}
