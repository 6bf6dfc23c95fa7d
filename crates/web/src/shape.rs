//! SVG helpers that all drawings use.

use crate::geometry::{Area, Spot, number};
use maud::{Markup, html};

/// A filled box with rounded corners.
pub(crate) fn block(class: &str, area: Area, radius: f64) -> Markup {
    html! {
        rect class=(class) x=(number(area.low.x)) y=(number(area.low.y))
            width=(number(area.width())) height=(number(area.height()))
            rx=[(radius > 0.0).then(|| number(radius))] {}
    }
}

/// The transform that moves a drawing to a point.
pub(crate) fn at(spot: Spot) -> String {
    format!("translate({} {})", number(spot.x), number(spot.y))
}

/// The transform that moves a drawing to a point and scales it.
pub(crate) fn scaled_at(spot: Spot, scale: f64) -> String {
    let hundredths = (scale * 100.0).round() / 100.0;
    if (scale - 1.0).abs() < 0.005 { at(spot) } else { format!("{} scale({hundredths})", at(spot)) }
}

/// The transform that moves a drawing to a point and rotates it.
pub(crate) fn turned_at(spot: Spot, degrees: f64) -> String {
    format!("{} rotate({})", at(spot), number(degrees))
}
