//! Definitions that all drawings of a page share: hatchings, the glow, the icons.

use super::icon::Icon;
use hamburgum_engine::Player;
use maud::{Markup, html};

/// A hidden drawing with all definitions that other drawings refer to; each page contains it once.
pub fn sprite() -> Markup {
    html! {
        svg class="art sprite" width="0" height="0" aria-hidden="true" {
            defs {
                @for player in Player::ALL { (hatching(player)) }
                (glow())
                @for &icon in Icon::ALL { (icon.symbol()) }
            }
        }
    }
}

/// Hatching distinguishes players without colour. It follows Petra Sancta, who in 1638 assigned lines
/// to the colours of heraldry: red vertical, blue horizontal, green diagonal, gold dotted.
fn hatching(player: Player) -> Markup {
    let (side, turn) = match player {
        Player::Red | Player::Blue => ("4", None),
        Player::Green => ("4", Some("rotate(-45)")),
        Player::Yellow => ("5", None),
        Player::Grey => ("4.5", None),
    };
    html! {
        pattern id={ "h-" (player) } width=(side) height=(side) patternUnits="userSpaceOnUse"
            patternTransform=[turn] {
            @match player {
                Player::Red | Player::Green => path class="hatch" d="M2 0v4" {},
                Player::Blue => path class="hatch" d="M0 2h4" {},
                Player::Yellow => circle class="hatch-dot" cx="2.5" cy="2.5" r="1.1" {},
                Player::Grey => path class="hatch fine" d="M2.25 0v4.5M0 2.25h4.5" {},
            }
        }
    }
}

/// The glow around legal choices.
fn glow() -> Markup {
    html! {
        radialGradient id="glow" {
            stop class="glow-stop" offset=".35" {}
            stop class="glow-stop" offset="1" stop-opacity="0" {}
        }
    }
}
