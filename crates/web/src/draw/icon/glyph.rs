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
        let class = match self {
            Self::Line(_) => None,
            Self::First(_) => Some("f1"),
            Self::Second(_) => Some("f2"),
            Self::Solid(_) => Some("solid"),
            Self::Cut(_) => Some("cut"),
        };
        html! { path class=[class] d=(self.path()) {} }
    }

    pub(super) const fn path(self) -> &'static str {
        match self {
            Self::Line(path)
            | Self::First(path)
            | Self::Second(path)
            | Self::Solid(path)
            | Self::Cut(path) => path,
        }
    }
}
