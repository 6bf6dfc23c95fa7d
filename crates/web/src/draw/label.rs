//! What a drawing is called, and the canvas that carries the name.

use crate::geometry::{Area, number};
use maud::{Markup, html};

/// What a drawing is for those who do not see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label<'a> {
    /// It repeats what stands beside it, and is passed over.
    Decorative,
    /// It is a picture with this name.
    Named(&'a str),
}

/// A drawing with its label; the classes say what it is to the style sheet.
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
