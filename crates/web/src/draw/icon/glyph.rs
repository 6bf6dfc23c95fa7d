//! What a sign is made of.

use maud::{Markup, html};

/// A sign, from back to front.
pub(super) type Glyph = &'static [Part];

/// A path of a sign; its class says how it is painted.
#[derive(Clone, Copy, Debug)]
pub(super) enum Part {
    /// Strokes only.
    Line(&'static str),
    /// A surface that can be tinted.
    First(&'static str),
    /// A surface with a tint of its own.
    Second(&'static str),
    /// A surface in the colour of the strokes, without a stroke.
    Solid(&'static str),
    /// A surface cut out of a solid one.
    Cut(&'static str),
}

impl Part {
    pub(super) fn draw(self) -> Markup {
        let (class, path) = match self {
            Self::Line(path) => (None, path),
            Self::First(path) => (Some("f1"), path),
            Self::Second(path) => (Some("f2"), path),
            Self::Solid(path) => (Some("solid"), path),
            Self::Cut(path) => (Some("cut"), path),
        };
        html! { path class=[class] d=(path) {} }
    }
}
