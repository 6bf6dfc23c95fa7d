//! The accessible name of a drawing, and the `svg` element with it.

use crate::geometry::{Area, number};
use maud::{Markup, html};

/// The role of a drawing for screen readers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label<'a> {
    /// It repeats the text beside it and is hidden.
    Decorative,
    /// It is a picture with this name.
    Named(&'a str),
}

/// An `svg` element with a label; style sheets refer to the classes.
pub(crate) fn canvas(class: &str, view: Area, label: Label<'_>, content: &Markup) -> Markup {
    let corner = [view.low.x, view.low.y, view.width(), view.height()];
    let view = corner.map(number).join(" ");
    html! {
        @match label {
            Label::Decorative => {
                svg class={ "art " (class) } viewBox=(view) aria-hidden="true" { (content) }
            }
            Label::Named(name) => {
                svg class={ "art " (class) } viewBox=(view) role="img" aria-label=(name) { (content) }
            }
        }
    }
}
