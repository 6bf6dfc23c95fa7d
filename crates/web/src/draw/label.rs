//! The accessible name of a drawing, and the `svg` element with it.

use crate::geometry::{Area, number};
use maud::{Markup, PreEscaped, html};

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
    Unlabelled::new(class, view, content).labelled(label)
}

/// A drawing that still needs its label.
pub(crate) struct Unlabelled {
    /// The beginning of its start tag.
    start: String,
    content: String,
}

impl Unlabelled {
    pub(crate) fn new(class: &str, view: Area, content: &Markup) -> Self {
        let corner = [view.low.x, view.low.y, view.width(), view.height()];
        let start =
            format!("<svg class=\"art {class}\" viewBox=\"{}\"", corner.map(number).join(" "));
        Self { start, content: content.0.clone() }
    }

    pub(crate) fn labelled(&self, label: Label<'_>) -> Markup {
        let Self { start, content } = self;
        PreEscaped(match label {
            Label::Decorative => [start, " aria-hidden=\"true\">", content, "</svg>"].concat(),
            Label::Named(name) => {
                let name = html! { (name) }.0;
                [start, " role=\"img\" aria-label=\"", &name, "\">", content, "</svg>"].concat()
            }
        })
    }
}
