//! The hub of the rondel: a compass rose whose needle points at the marker to act.

use hamburgum_engine::Field;
use maud::{Markup, PreEscaped, html};
use std::sync::LazyLock;

pub(super) const HUB: f64 = 36.0;

/// The hub; without a field it has no needle.
pub(super) fn hub(points_at: Option<Field>) -> Markup {
    html! {
        circle class="hub" r=(HUB) {}
        (PreEscaped(RAYS.as_str()))
        @if let Some(field) = points_at {
            g class="turn" data-piece="needle" transform={ "rotate(" (degrees(field)) ")" } {
                path class="needle" d="M0-34L6 0 0 7-6 0z" {}
            }
        }
        circle class="pin" r="4.5" {}
    }
}

/// The clockwise angle of a field from the top.
pub(super) fn degrees(field: Field) -> f64 {
    45.0 * f64::from(field.index() as u8)
}

static RAYS: LazyLock<String> =
    LazyLock::new(|| html! { @for point in 0_u16..8 { (ray(point)) } }.into_string());

/// A ray of the rose: two halves, one of them paler.
fn ray(point: u16) -> Markup {
    let (left, right) = if point.is_multiple_of(2) {
        ("M0 0L-7-8.4 0-31z", "M0 0L7-8.4 0-31z")
    } else {
        ("M0 0L-5-6 0-20z", "M0 0L5-6 0-20z")
    };
    let turn = format!("rotate({})", 45 * point);
    html! {
        path class="ray" d=(left) transform=(turn) {}
        path class="ray pale" d=(right) transform=(turn) {}
    }
}
