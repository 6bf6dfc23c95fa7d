//! The tokens of the churches in their three states.

use super::emblem::{self, Form};
use super::icon::Icon;
use super::label::{Label, Unlabelled};
use super::piece::Piece;
use crate::geometry::{Area, Spot, spot};
use crate::rules::about;
use crate::shape::{at, block, scaled_at};
use hamburgum_engine::{Board, Player, State, Token, TokenKind};
use maud::{Markup, html};

/// The size of an emblem in the place of a token.
const EMBLEM: f64 = 20.0;

/// The state of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TokenState {
    /// At its church: a chip in the colour of the parish.
    OnOffer,
    /// Taken and not scored yet: the owner's emblem as an outline.
    Open(Player),
    /// Taken and scored: the owner's emblem.
    Scored(Player),
}

impl TokenState {
    /// The state of a token in a position.
    pub fn of(state: &State<'_>, token: Token) -> Self {
        match state.owner(token) {
            None => Self::OnOffer,
            Some(owner) if state.scored_tokens().contains(token) => Self::Scored(owner),
            Some(owner) => Self::Open(owner),
        }
    }
}

/// The icon for what a token scores; the five has its number instead.
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
    Piece::Token(colour, token_sign(board, token), state).labelled(label, || {
        Unlabelled::new(&format!("tok k-{colour}"), room, &shape(board, token, state))
    })
}

/// A token in a larger drawing, with additional classes that mark legal choices.
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
            transform=(at(middle)) {
            (shape(board, token, state))
            @if marks.contains("new") { circle class="fresh" cx="8.6" cy="-8.6" r="3.8" {} }
        }
    }
}

fn shape(board: &Board, token: Token, state: TokenState) -> Markup {
    html! {
        @match state {
            TokenState::OnOffer => (on_offer(board, token)),
            TokenState::Open(owner) => (taken(owner, Form::Hollow)),
            TokenState::Scored(owner) => (taken(owner, Form::Edged)),
        }
    }
}

fn taken(owner: Player, form: Form) -> Markup {
    let corner = spot(-EMBLEM / 2.0, -EMBLEM / 2.0);
    html! {
        g class={ "p-" (owner) } transform=(scaled_at(corner, EMBLEM / 24.0)) { (emblem::shape(owner, form)) }
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
