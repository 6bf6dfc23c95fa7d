//! Actions as data.

use super::data::{Data, data};
use super::{DataWithText, Word};
use hamburgum_engine::{Action, State};
use serde::Serialize;

/// An action in the notation and as data, with its effects.
#[derive(Serialize)]
pub struct ActionView {
    pub action: String,
    #[serde(flatten)]
    data: Data,
    pub effects: Vec<DataWithText>,
}

impl ActionView {
    /// Plays the action on a copy to find its effects.
    pub fn of(mut state: State<'_>, action: Action) -> Self {
        let board = state.board();
        let effects = state.play(action).unwrap_or_default();
        Self {
            action: board.say(&action).to_string(),
            data: data_of(action, board),
            effects: effects.iter().map(|effect| DataWithText::effect(effect, board)).collect(),
        }
    }
}

data! {
    fn data_of(action: Action, board) {
        Action::Reveal(official) => "reveal" { official: Word(official) }
        Action::Move(field) => "move" { field: Word(field) }
        Action::Sell(good) => "sell" { good: Word(good) }
        Action::Buy(material) => "buy" { material: Word(material) }
        Action::Launch => "launch" {}
        Action::Donate(token) => "donate" {
            token: board.say(&token).to_string(),
            church: board.church_info(token.church()).id,
            type: Word(token.kind()),
        }
        Action::Score(token) => "score" {
            token: board.say(&token).to_string(),
            church: board.church_info(token.church()).id,
            type: Word(token.kind()),
        }
        Action::Build(site) => "build" {
            site: board.site_info(site).id,
            building: Word(board.site_info(site).kind),
        }
        Action::Appoint(site, official) => "appoint" {
            site: board.site_info(site).id,
            official: Word(official),
        }
        Action::Skip => "skip" {}
        Action::Done => "done" {}
    }
}
