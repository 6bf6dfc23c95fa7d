//! Running games as small boards: the reader's, and those of others.

use crate::City;
use crate::draw::{Form, Label, emblem};
use crate::pages::Reader;
use hamburgum_engine::{Board, State};
use maud::{Markup, html};

/// A game of others. Its address and its people are known only to its players, so only the position is
/// shown.
#[derive(Clone, Copy, Debug)]
pub struct OtherGame<'a> {
    /// The position, without drafts.
    pub position: &'a State<'static>,
}

/// The grounds that the miniatures refer to, one for each city.
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

/// A running game.
pub(super) fn miniature(position: &State<'static>) -> Markup {
    html! { (City::kept(position.board()).miniature(position, Label::Decorative)) }
}

/// The running games of others.
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
