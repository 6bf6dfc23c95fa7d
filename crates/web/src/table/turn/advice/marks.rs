//! The places that the ideas of a hint use, as marks on the map that appear while an idea is pointed
//! at.

use crate::table::{Advice, Hint, Thought};
use hamburgum_engine::{Action, Board};
use maud::{Markup, html};

/// The marks of all ideas, all hidden at first.
pub(in crate::table) struct Marks {
    pub(in crate::table) on_the_city: Markup,
    pub(in crate::table) on_the_rondel: Markup,
}

/// The marks of the ideas of a hint.
pub(in crate::table) fn marks(advice: &Advice) -> Marks {
    let Some(Thought::Done(hint)) = &advice.hint else {
        return Marks { on_the_city: html! {}, on_the_rondel: html! {} };
    };
    Marks { on_the_city: of(hint, on_the_city), on_the_rondel: of(hint, on_the_rondel) }
}

fn of(hint: &Hint, place: fn(&Board, Action) -> Option<String>) -> Markup {
    let board = hint.start.board();
    html! {
        @for (number, idea) in (1..).zip(&hint.ideas) {
            @for class in idea.actions.iter().filter_map(|&action| place(board, action)) {
                i class={ "idea-mark of-idea-" (number) " " (class) } aria-hidden="true" {}
            }
        }
    }
}

fn on_the_city(board: &Board, action: Action) -> Option<String> {
    match action {
        Action::Donate(token) | Action::Score(token) => {
            let church = &board.church_info(token.church()).id;
            Some(format!("plot coin at-token-{church}-{}", token.kind()))
        }
        Action::Build(site) | Action::Appoint(site, _) => {
            Some(format!("plot house-plot at-site-{}", board.site_info(site).id))
        }
        _ => None,
    }
}

fn on_the_rondel(_: &Board, action: Action) -> Option<String> {
    match action {
        Action::Move(field) => Some(format!("sector-plot at-field-{field}")),
        _ => None,
    }
}
