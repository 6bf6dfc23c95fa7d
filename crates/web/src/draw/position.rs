//! Positions in a drawing, for elements that a page lays over it.

use crate::geometry::{Area, Spot};
use std::fmt;

/// A centre, in per cent of the drawing's width and height.
///
/// `Display` writes it as a style: `left:12.50%;top:40.00%`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Position {
    /// From the left edge.
    pub left: f64,
    /// From the upper edge.
    pub top: f64,
}

impl Position {
    pub(crate) fn within(view: Area, at: Spot) -> Self {
        let from_corner = at - view.low;
        Self {
            left: from_corner.x / view.width() * 100.0,
            top: from_corner.y / view.height() * 100.0,
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "left:{:.2}%;top:{:.2}%", self.left, self.top)
    }
}
