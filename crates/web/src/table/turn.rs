//! The turn of a table: what is asked, what was done, and what was said.

use super::view::TableView;
use crate::Texts;
use maud::{Markup, html};

/// The running turn with its choices.
pub(super) fn panel(_view: &TableView<'_>, _texts: &Texts) -> Markup {
    html! { section id="turn" {} }
}

/// What happened.
pub(super) fn log(_view: &TableView<'_>, _texts: &Texts) -> Markup {
    html! { section id="log" {} }
}

/// What was said.
pub(super) fn talk(_view: &TableView<'_>, _texts: &Texts) -> Markup {
    html! { section id="talk" {} }
}

/// What can be done beside the turn.
pub(super) fn menu(_view: &TableView<'_>, _texts: &Texts) -> Markup {
    html! {}
}
