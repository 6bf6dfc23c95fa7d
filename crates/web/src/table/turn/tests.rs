//! The column in random games, and snapshots of a few positions.

mod advice;
mod games;
mod outlook;
mod page;
mod positions;
mod previews;

use super::{log, menu, news, panel, talk};
use crate::table::{Advice, Occupant, SeatView, Stage, TableView, TakeBack, Talk};
use crate::{Language, Texts};
use hamburgum_engine::{Board, Game, Player};
use page::Page;

const LEVELS: [(&str, &str); 2] = [("easy", "Easy"), ("master", "Master")];

/// A game in Hamburg from the rest of its record after the head: a position, turns, or both.
fn game_of(variant: &str, players: &str, rest: &str) -> Game<'static> {
    let head = format!("board hamburgum\nvariant {variant}\nplayers {players}\nstart red\nrules 1");
    let record = format!("hamburgum record 1\n{head}\n{rest}");
    Game::parse(&record, &Board::built_in()).expect("a record")
}

/// The seats of a game; the viewer holds those of these players.
fn seats(game: &Game<'_>, mine: &[Player]) -> Vec<SeatView<'static>> {
    let seat = |&player: &Player| SeatView {
        player,
        occupant: Occupant::Person { name: "Anna & Bo <b>", is_here: player != Player::Green },
        is_mine: mine.contains(&player),
        is_blocked: false,
        has_resigned: false,
    };
    game.state().players().iter().map(seat).collect()
}

/// A table with a running game.
fn view<'a>(game: &'a Game<'static>, seats: &'a [SeatView<'a>]) -> TableView<'a> {
    TableView {
        id: "k3x9",
        address: "https://play.test/table/k3x9",
        presence: "",
        news: None,
        name: "Alsterblick",
        version: 42,
        game,
        seats,
        stage: Stage::Playing,
        is_thinking: false,
        has_auto_end: false,
        take_back: Some(TakeBack::Freely),
        proposal: None,
        talk: &[Talk { name: "<i>", player: Some(Player::Red), text: "a < b & c" }],
        levels: &LEVELS,
        whole_log: false,
        other_talk: crate::table::OtherTalk::default(),
        lesson: None,
        origin: None,
        plans: None,
        clock: None,
        advice: Advice::NONE,
    }
}

/// The whole column, after checking the invariants of every page.
fn column(view: &TableView<'_>, texts: &Texts) -> Page {
    let parts = [
        news(view, texts),
        panel(view, texts),
        log(view, texts),
        talk(view, texts),
        menu(view, texts),
    ];
    let text: String = parts.into_iter().map(maud::Markup::into_string).collect();
    let page = Page::read(&text);
    page.check();
    page
}

/// Rotates through the languages.
fn language(place: usize) -> &'static Texts {
    Texts::of(Language::ALL[place % Language::ALL.len()])
}
