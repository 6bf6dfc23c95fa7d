//! Running games as small boards: the reader's, and those of others.

use super::{GameRow, GameState};
use crate::City;
use crate::draw::{Form, Label, emblem};
use crate::pages::Reader;
use hamburgum_engine::{Board, Player, State};
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

/// A running game of the reader.
pub(super) fn miniature(game: &GameRow<'_>) -> Markup {
    let position = game.position;
    html! { (City::kept(position.board()).miniature(position, Label::Decorative)) }
}

/// Whether a game is shown as a board: not before it starts or after its end.
pub(super) fn is_on(state: GameState<'_>) -> bool {
    matches!(state, GameState::MyTurn | GameState::TurnOf(_))
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
        (City::kept(position.board()).miniature(position, Label::Decorative))
        p class="where" { (position.board().name()) " · " (round) }
        ul class="seated" {
            @for &player in position.players() {
                li class=[(position.active() == player).then_some("to-move")] {
                    (emblem(player, Form::Plain, Label::Named(&reader.texts().player(player))))
                    (points(position, player, GameState::TurnOf(player)))
                }
            }
        }
    }
}

/// A player's prestige; after the game that of final scoring.
pub(super) fn points(position: &State<'_>, player: Player, state: GameState<'_>) -> Markup {
    let points = match state {
        GameState::WonBy(_) | GameState::Ended => position.final_score(player).prestige,
        _ => position.prestige(player).into(),
    };
    html! { b class="points" { (points) } }
}
