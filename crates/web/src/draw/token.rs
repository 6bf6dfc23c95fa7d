//! The tokens of the churches in their three states.

use super::emblem::{DISK, disk_shape, sign};
use super::icon::Icon;
use super::label::{Label, canvas};
use crate::geometry::{Area, Spot, number, spot};
use crate::rules::about;
use crate::shape::{at, block};
use hamburgum_engine::{Board, Player, Ship, State, Token, TokenKind};
use maud::{Markup, html};

/// Where a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenState {
    /// At its church: a chip in the colour of the parish.
    OnOffer,
    /// Taken and not scored yet: a hollow disk.
    Open(Player),
    /// Taken and scored: a full disk.
    Scored(Player),
}

impl TokenState {
    /// Where a token is in a position.
    pub fn of(state: &State<'_>, token: Token) -> Self {
        match state.owner(token) {
            None => Self::OnOffer,
            Some(owner) if state.scored_tokens().contains(token) => Self::Scored(owner),
            Some(owner) => Self::Open(owner),
        }
    }
}

/// What a token pays for, as a sign; the five has its figure instead.
pub fn token_sign(board: &Board, token: Token) -> Option<Icon> {
    match token.kind() {
        TokenKind::Five => None,
        TokenKind::Donations => Some(Icon::Donate),
        TokenKind::Ships => Some(Icon::Ship),
        TokenKind::Building => Some(board.church_info(token.church()).building.into()),
        TokenKind::Citizens => Some(Icon::Citizen),
    }
}

/// A token on its own.
pub fn token(board: &Board, token: Token, state: TokenState, label: Label<'_>) -> Markup {
    let room = Area::new(-12.0, -12.0, 12.0, 12.0);
    let colour = board.church_info(token.church()).colour;
    canvas(&format!("tok k-{colour}"), room, label, &shape(board, token, state))
}

/// A token in a larger drawing, with further classes that say what may be done with it.
pub(crate) fn chip(
    board: &Board,
    token: Token,
    state: TokenState,
    marks: &str,
    middle: Spot,
) -> Markup {
    let church = &board.church_info(token.church()).id;
    html! {
        g class={ "tok" (marks) } data-piece={ "token-" (church) "-" (token.kind()) }
            data-explain=(about::token(token.kind()))
            transform=(at(middle)) { (shape(board, token, state)) }
    }
}

fn shape(board: &Board, token: Token, state: TokenState) -> Markup {
    html! {
        @match state {
            TokenState::OnOffer => (on_offer(board, token)),
            TokenState::Open(owner) => g class={ "p-" (owner) } {
                circle class="hollow" r=(number(DISK - 1.1)) {}
                (sign(Ship::Of(owner), "own", spot(0.0, 0.0), 10.0))
            },
            TokenState::Scored(owner) => g class={ "p-" (owner) } { (disk_shape(owner)) },
        }
    }
}

fn on_offer(board: &Board, token: Token) -> Markup {
    html! {
        (block("chip", Area::new(-10.5, -10.5, 10.5, 10.5), 3.5))
        @match token_sign(board, token) {
            Some(icon) => (icon.centred(0.0, 0.0, 16.0)),
            None => text class="worth" y="5.5" { "5" },
        }
    }
}
