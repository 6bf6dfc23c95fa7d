//! One small action as text.

use crate::{Action, Board, OnBoard, Site, Token};
use std::fmt;

/// The valid forms of an action, for error messages.
const ACTIONS: &str =
    "a rondel field, sell, buy, launch, donate, score, build, skip, done or reveal";

impl fmt::Display for OnBoard<'_, Action> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verb = verb(*self.thing);
        match argument(self.board, *self.thing) {
            Some(argument) => write!(f, "{verb} {argument}"),
            None => f.write_str(verb),
        }
    }
}

/// The first word of an action.
pub(super) fn verb(action: Action) -> &'static str {
    match action {
        Action::Reveal(_) => "reveal",
        Action::Move(field) => field.word(),
        Action::Sell(_) => "sell",
        Action::Buy(_) => "buy",
        Action::Launch => "launch",
        Action::Donate(_) => "donate",
        Action::Score(_) => "score",
        Action::Build(_) | Action::Appoint(..) => "build",
        Action::Skip => "skip",
        Action::Done => "done",
    }
}

/// What follows the first word.
pub(super) fn argument(board: &Board, action: Action) -> Option<String> {
    match action {
        Action::Reveal(official) => Some(official.to_string()),
        Action::Sell(good) => Some(good.to_string()),
        Action::Buy(material) => Some(material.to_string()),
        Action::Donate(token) | Action::Score(token) => Some(board.say(&token).to_string()),
        Action::Build(site) => Some(board.site_info(site).id.clone()),
        Action::Appoint(site, official) => Some(format!("{}={official}", board.site_info(site).id)),
        Action::Move(_) | Action::Launch | Action::Skip | Action::Done => None,
    }
}

/// Reads one action.
pub(super) fn read(board: &Board, text: &str) -> Result<Action, String> {
    let mut words = text.split_whitespace();
    let verb = words.next().unwrap_or_default();
    let argument = words.next();
    if let Some(extra) = words.next() {
        return Err(format!("{extra:?} is too much: one action has two words at the most"));
    }
    match (verb, argument) {
        ("reveal", Some(word)) => word.parse().map(Action::Reveal).map_err(|e| e.to_string()),
        ("launch", None) => Ok(Action::Launch),
        ("skip", None) => Ok(Action::Skip),
        ("done", None) => Ok(Action::Done),
        (verb, Some(word)) => read_argument(board, verb, word),
        (field, None) => field.parse().map(Action::Move).map_err(|_| unknown(field)),
    }
}

/// Reads one argument of an action that may be repeated in a turn.
pub(super) fn read_argument(board: &Board, verb: &str, word: &str) -> Result<Action, String> {
    match verb {
        "sell" => word.parse().map(Action::Sell).map_err(|error| error.to_string()),
        "buy" => word.parse().map(Action::Buy).map_err(|error| error.to_string()),
        "donate" => read_token(board, word).map(Action::Donate),
        "score" => read_token(board, word).map(Action::Score),
        "build" => read_building(board, word),
        _ => Err(unknown(verb)),
    }
}

fn unknown(verb: &str) -> String {
    let verb: String = verb.chars().take(40).collect();
    format!("{verb:?} is no action: use {ACTIONS}")
}

/// A token is written as its church and its type: `petri.ships`.
pub(super) fn read_token(board: &Board, word: &str) -> Result<Token, String> {
    let (church, kind) = word
        .split_once('.')
        .ok_or_else(|| format!("{word:?} is no token: write it like petri.ships"))?;
    let kind = kind.parse().map_err(|error: crate::UnknownWord| error.to_string())?;
    Ok(Token::new(read_church(board, church)?, kind))
}

pub(super) fn read_church(board: &Board, word: &str) -> Result<crate::Church, String> {
    board.church(word).ok_or_else(|| {
        let ids = crate::Church::ALL.map(|church| board.church_info(church).id.as_str());
        format!("{word:?} is no church of {}: use {}", board.name(), ids.join(", "))
    })
}

pub(super) fn read_site(board: &Board, word: &str) -> Result<Site, String> {
    board.site(word).ok_or_else(|| {
        let ids = Site::ALL.map(|site| board.site_info(site).id.as_str());
        format!("{word:?} is no site of {}: use {}", board.name(), ids.join(", "))
    })
}

/// A building is written as its site, in variant I with the official: `J4=canon`.
fn read_building(board: &Board, word: &str) -> Result<Action, String> {
    match word.split_once('=') {
        None => read_site(board, word).map(Action::Build),
        Some((site, official)) => {
            let official =
                official.parse().map_err(|error: crate::UnknownWord| error.to_string())?;
            Ok(Action::Appoint(read_site(board, site)?, official))
        }
    }
}
