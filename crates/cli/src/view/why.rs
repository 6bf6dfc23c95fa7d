//! What a turn does and what that is worth, as data.

use super::told::data;
use super::{ByWord, Told, Word};
use crate::analyse::{rounded, words};
use hamburgum_ai::{Reason, Weighed};
use hamburgum_engine::{Board, Material};
use serde::Serialize;

/// A reason with its worth.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct WhyView {
    #[serde(flatten)]
    pub(crate) told: Told,
    /// In expected final prestige.
    pub(crate) worth: Option<f64>,
}

impl WhyView {
    /// Some reasons, in their order.
    pub(crate) fn all(reasons: &[Weighed], board: &Board) -> Vec<Self> {
        reasons.iter().map(|one| Self::of(one, board)).collect()
    }

    fn of(weighed: &Weighed, board: &Board) -> Self {
        let data = data_of(weighed.reason, board);
        let told = Told { data, text: words::reason(weighed.reason, board) };
        Self { told, worth: weighed.worth.map(|worth| rounded(worth, 2)) }
    }

    /// In words, with what it is worth where that is not said already.
    pub(crate) fn text(&self) -> String {
        let said = ["completes-church", "pays-prestige", "lets-complete"];
        match self.worth {
            Some(worth) if worth.abs() >= 0.05 && !said.contains(&self.told.data.kind) => {
                format!("{} ({worth:+.1})", self.told.text)
            }
            _ => self.told.text.clone(),
        }
    }
}

data! {
    fn data_of(reason: Reason, board) {
        Reason::EndsGame { place, prestige, margin } => "ends-game" {
            place: place,
            prestige: prestige,
            margin: margin,
        }
        Reason::CompletesChurch { church, bonus } => "completes-church" {
            church: board.church_info(church).id,
            points: bonus,
        }
        Reason::TakesToken { token, now, later } => "takes-token" {
            token: board.say(&token).to_string(),
            church: board.church_info(token.church()).id,
            type: Word(token.kind()),
            now: now,
            later: rounded(later, 2),
        }
        Reason::Scores { token, points } => "scores" {
            token: board.say(&token).to_string(),
            church: board.church_info(token.church()).id,
            type: Word(token.kind()),
            points: points,
        }
        Reason::Sells { units, money } => "sells" { units: units, money: money }
        Reason::Buys { materials, money } => "buys" {
            materials: ByWord::new(Material::ALL, |material| materials[material]),
            money: money,
        }
        Reason::Produces { good, units } => "produces" { good: Word(good), units: units }
        Reason::Launches { ships } => "launches" { ships: ships }
        Reason::Builds { kind, count, money } => "builds" {
            building: Word(kind),
            count: count,
            money: money,
        }
        Reason::Appoints { official, money } => "appoints" {
            official: Word(official),
            money: money,
        }
        Reason::PaysPrestige { field, points } => "pays-prestige" {
            field: Word(field),
            points: points,
        }
        Reason::Denies { player, token, points } => "denies" {
            player: Word(player),
            token: board.say(&token).to_string(),
            church: board.church_info(token.church()).id,
            type: Word(token.kind()),
            points: points,
        }
        Reason::MovesShipsOn { player, before, after } => "moves-ships-on" {
            player: Word(player),
            before: before,
            after: after,
        }
        Reason::LetsComplete { player, church, bonus, is_last } => "lets-complete" {
            player: Word(player),
            church: board.church_info(church).id,
            points: bonus,
            last: is_last,
        }
        Reason::Forestalls { player, church, bonus } => "forestalls" {
            player: Word(player),
            church: board.church_info(church).id,
            points: bonus,
        }
        Reason::TakesOfficial { player, official, money } => "takes-official" {
            player: Word(player),
            official: Word(official),
            money: money,
        }
        Reason::EnablesCompletion { church, bonus } => "enables-completion" {
            church: board.church_info(church).id,
            points: bonus,
        }
        Reason::EnablesDonation { church } => "enables-donation" {
            church: board.church_info(church).id,
        }
        Reason::EnablesBuilding { sites } => "enables-building" { sites: sites }
        Reason::EnablesShip => "enables-ship" {}
        Reason::EnablesSale { money, more } => "enables-sale" { money: money, more: more }
        Reason::Shifts { part } => "shifts" { part: Word(part) }
    }
}
