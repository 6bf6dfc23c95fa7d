//! The parts of an icon.

use maud::{Markup, html};

/// An icon, from back to front.
pub(super) type Glyph = &'static [Part];

/// A path of an icon; its class determines how it is painted.
#[derive(Clone, Copy, Debug)]
pub(super) enum Part {
    /// Strokes only.
    Line(&'static str),
    /// An area that can be tinted.
    First(&'static str),
    /// An area with a second tint.
    Second(&'static str),
    /// An area in the colour of the strokes, without a stroke.
    Solid(&'static str),
    /// An area cut out of a solid one.
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
