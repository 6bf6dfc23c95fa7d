//! Icons in a standalone picture, where each is a single path.

use crate::draw::Icon;
use crate::geometry::spot;
use crate::shape::scaled_at;
use maud::{Markup, html};

/// The icon in a square with this upper left corner.
pub(super) fn sign(icon: Icon, x: f64, y: f64, side: f64) -> Markup {
    let place = scaled_at(spot(x, y), side / 24.0);
    html! { path class="icon" transform=(place) d=(icon.path()) {} }
}
