//! Games that are on as small boards: the reader's, and what else is played here.

use crate::City;
use crate::draw::{Form, Label, emblem};
use crate::pages::Reader;
use hamburgum_engine::{Board, State};
use maud::{Markup, html};

/// A game of others. Only who plays there knows its address and its people, so nothing is told but how
/// it stands.
#[derive(Clone, Copy, Debug)]
pub struct OtherGame<'a> {
    /// How it stands, without anybody's unfinished turn.
    pub position: &'a State<'static>,
}

/// What all miniatures of the page point at: a ground for each city, once.
pub(super) fn grounds<'a>(positions: impl Iterator<Item = &'a State<'static>>) -> Markup {
    let mut boards: Vec<&'static Board> = Vec::new();
    for position in positions {
        let board = position.board();
        if !boards.iter().any(|other| std::ptr::eq(*other, board)) {
            boards.push(board);
        }
    }
    html! { @for board in boards { (City::kept(board).miniature_ground()) } }
}

/// A game of the reader's that is on.
pub(super) fn miniature(position: &State<'static>) -> Markup {
    html! { (City::kept(position.board()).miniature(position, Label::Decorative)) }
}

/// What else is played here now.
pub(super) fn others(reader: Reader<'_>, games: &[OtherGame<'_>]) -> Markup {
    html! {
        @if !games.is_empty() {
            section class="others" aria-labelledby="others-title" {
                h2 id="others-title" { (reader.say("page-home-others")) }
                ul { @for game in games { li { (other(reader, game.position)) } } }
            }
        }
    }
}

fn other(reader: Reader<'_>, position: &State<'static>) -> Markup {
    let round = reader.texts().say("table-round").with("number", position.round()).text();
    html! {
        (miniature(position))
        p class="where" { (position.board().name()) " · " (round) }
        ul class="seated" {
            @for &player in position.players() {
                li class=[(position.active() == player).then_some("to-move")] {
                    (emblem(player, Form::Plain, Label::Named(&reader.texts().player(player))))
                    (points(position.prestige(player).into()))
                }
            }
        }
    }
}

/// A player's prestige.
pub(super) fn points(points: u32) -> Markup {
    html! { b class="points" { (points) } }
}
