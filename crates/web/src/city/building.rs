//! A church that grows with its donations: walls, roof, tower, belfry, spire.

use super::seat::Facing;
use super::spire::{Spire, TOWER_TOP};
use crate::geometry::spot;
use hamburgum_engine::ChurchInfo;
use maud::{Markup, html};

/// The x coordinate of the tower's axis.
const MIDDLE: f64 = -28.0;

/// A church after this many donations, with its tower on the left. The origin is the middle of its
/// base.
pub(crate) fn building(info: &ChurchInfo, facing: Facing, donations: u8) -> Markup {
    let ridge = if info.cathedral { -41 } else { -37 };
    let spire = Spire::of(info.colour);
    html! {
        @if donations < 5 { path class="to-come" d=(outline(&spire, ridge)) {} }
        @else { ellipse class="shade" cx="4" cy="1" rx="45" ry="4" {} }
        @if donations == 0 { (plot()) } @else { (tower(facing, donations)) }
        @if donations > 0 { @if info.cathedral { (hall(donations)) } @else { (nave(donations)) } }
        @if donations > 4 { path class="copper" d={ "M16 " (ridge) "v-5h5v5zm-1-5l3.5-9 3.5 9z" } {} }
        @if donations > 0 { path class="stone" d="M-41-2.5h83V1h-83z" {} }
        @match donations {
            0 => {},
            1 => (crane(14, if info.cathedral { -22 } else { -20 })),
            2 => (crane(14, ridge)),
            3 => { (crane(-28, -42)) (scaffold(-42)) },
            4 => { (crane(-28, TOWER_TOP)) (scaffold(TOWER_TOP)) },
            _ => g transform={ "translate(" (MIDDLE) " " (TOWER_TOP) ")" } { (spire.draw(facing)) },
        }
    }
}

/// The outline of the finished church.
fn outline(spire: &Spire, ridge: i32) -> String {
    let tip = TOWER_TOP + spire.tip();
    format!("M-39 0V{TOWER_TOP}h-1.5L-28 {tip}-15.5 {TOWER_TOP}h-1.5V{ridge}h52L40-20V0z")
}

/// The staked-out ground.
fn plot() -> Markup {
    html! {
        path class="pegged" d="M-39 0h79" {}
        path class="peg" d="M-39-5v8M-17-5v8M40-5v8" {}
    }
}

fn tower(facing: Facing, donations: u8) -> Markup {
    let top = match donations {
        0 | 1 => -9,
        2 => -13,
        3 => -42,
        _ => TOWER_TOP,
    };
    let in_shade = match facing {
        Facing::Left => -24,
        Facing::Right => -39,
    };
    html! {
        path class="brickwork" d={ "M-39 0V" (top) "h22V0z" } {}
        path class="in-shade" d={ "M" (in_shade) " 0V" (top) "h7V0z" } {}
        @if donations > 2 {
            path class="stone" d="M-40-24h24v2h-24z" {}
            path class="glass" d={ (arch(MIDDLE - 1.5, -28.0, 6.0, 11.0)) (arch(MIDDLE - 1.5, 0.0, 7.0, 11.0)) } {}
        }
        @if donations > 3 {
            path class="stone" d="M-40-42h24v2h-24z" {}
            path class="glass" d={ (arch(MIDDLE - 5.0, -44.5, 5.0, 10.0)) (arch(MIDDLE + 4.0, -44.5, 5.0, 10.0)) } {}
        }
    }
}

/// A nave under one roof.
fn nave(donations: u8) -> Markup {
    html! {
        (walls(-20.0))
        @if donations > 1 {
            path class="roof" d="M-17-20v-17h51l7 17z" {}
            path class="tiles" d="M-17-25h55.5M-17-30h53.5" {}
        }
    }
}

/// A hall with three gables, for the cathedral.
fn hall(donations: u8) -> Markup {
    html! {
        (walls(-22.0))
        @if donations > 1 {
            path class="roof" d="M-17-22v-19h53l4 19z" {}
            path class="brickwork" d="M-17-22l9.5-13 9.5 13zM2-22l9.5-13 9.5 13zM21-22l9.5-13 9.5 13z" {}
            path class="ridge" d="M-17-22l9.5-13 9.5 13M2-22l9.5-13 9.5 13M21-22l9.5-13 9.5 13" {}
        }
    }
}

fn walls(top: f64) -> Markup {
    let bays = [0.0, 1.0, 2.0, 3.0].map(|bay: f64| -17.0 + 14.25 * bay);
    let windows: String = bays.iter().map(|left| arch(left + 7.125, -4.0, 6.5, 13.0)).collect();
    html! {
        path class="brickwork" d={ "M-17 0V" (top) "h57V0z" } {}
        path class="glass" d=(windows) {}
        @for left in &bays[1..] { path class="stone" d={ "M" (left - 1.0) " 0V" (top) "h2V0z" } {} }
    }
}

/// A crane with its load, while the church is under construction.
fn crane(x: i32, y: i32) -> Markup {
    html! {
        path class="timberwork" d={ "M" (x) " " (y) "v-17l13-5m-13 13l9-10m4-3v9" } {}
        path class="load" d={ "M" (x) " " (y) "m10.5-13h5v4h-5z" } {}
    }
}

/// A scaffold along the tower.
fn scaffold(top: i32) -> Markup {
    html! { path class="timberwork" d={ "M-43 0V" (top + 4) "M-46-14h6M-46-28h6M-46 " (top + 8) "h6" } {} }
}

/// A pointed opening; `x` and `y` are the middle of its base.
fn arch(x: f64, y: f64, wide: f64, high: f64) -> String {
    let (half, point) = (wide / 2.0, wide * 0.8);
    let foot = spot(x - half, y);
    let (side, rise, fall) = (high - point, wide * 0.5, wide * 0.3);
    format!(
        "M{:.1} {:.1}v{:.1}q0 {:.1} {:.1} {:.1}q{:.1} {:.1} {:.1} {:.1}v{:.1}z",
        foot.x, foot.y, -side, -rise, half, -point, half, fall, half, point, side
    )
}
