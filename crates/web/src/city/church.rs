//! A finished church, and the plate that says what its tokens pay.

use super::icon::Icon;
use super::lettering::Lettering;
use super::seat::{Facing, Seat};
use super::shape::{block, scaled_at};
use super::spire::{Spire, TOWER_TOP};
use crate::geometry::{Area, number, spot};
use hamburgum_engine::ChurchInfo;
use maud::{Markup, html};

/// The walls and the roof of a church whose tower stands to the left; the foot of its middle is at zero.
pub(super) const NAVE: Area = Area::new(-41.0, -41.0, 42.0, 1.0);
/// Its tower and spire.
pub(super) const TOWER: Area = Area::new(-39.0, -114.0, -17.0, -41.0);

const PLATE_TOP: f64 = 1.0;
const CHIP_WIDTH: f64 = 46.0;

/// The name plate of a church.
pub(super) struct Plate<'b> {
    info: &'b ChurchInfo,
    name: Lettering,
}

impl<'b> Plate<'b> {
    pub(super) fn of(info: &'b ChurchInfo) -> Self {
        Self { info, name: Lettering::fit(&info.name, 16.0, 126.0) }
    }

    /// Its surface under the church.
    pub(super) fn area(&self) -> Area {
        let half = (self.name.width().min(126.0) / 2.0 + 9.0).max(CHIP_WIDTH + 8.0);
        Area::new(-half, PLATE_TOP, half, PLATE_TOP + self.head() + 27.0)
    }

    fn head(&self) -> f64 {
        self.name.height() + 4.4
    }

    fn draw(&self) -> Markup {
        let area = self.area();
        let colour = self.info.colour;
        let foot = area.low.y + self.name.size * 0.95 + 1.6;
        let (building, citizen) = (self.info.building_prestige, self.info.citizen_prestige);
        html! {
            (block("shade", area.moved(spot(2.0, 3.0)), 5.0))
            (block("plate", area, 5.0))
            path class={ "land-" (colour) } d=(self.head_path()) {}
            (block(&format!("plate-edge edge-{colour}"), area, 5.0))
            (self.name.draw("name", 0.0, foot))
            (self.chip(-CHIP_WIDTH - 2.5, Icon::Building(self.info.building), building))
            (self.chip(2.5, Icon::Citizen, citizen))
        }
    }

    /// The coloured part behind the name, with round corners above only.
    fn head_path(&self) -> String {
        let Area { low, high } = self.area();
        let [left, right] = [low.x, high.x - 5.0].map(number);
        let [foot, side] = [low.y + self.head(), self.head() - 5.0].map(number);
        format!("M{left} {foot}v-{side}a5 5 0 0 1 5-5H{right}a5 5 0 0 1 5 5v{side}z")
    }

    fn chip(&self, x: f64, icon: Icon, prestige: u8) -> Markup {
        let top = PLATE_TOP + self.head() + 3.2;
        let colour = self.info.colour;
        let area = Area::new(x, top, x + CHIP_WIDTH, top + 20.5);
        html! {
            (block(&format!("chip land-{colour} edge-{colour}"), area, 3.5))
            (icon.draw(x + 3.5, top + 1.6, 17.0))
            text class="worth" x=(number(x + 33.0)) y=(number(top + 15.6)) { "×" (prestige) }
        }
    }
}

/// A church on its seat, with its plate.
pub(super) fn church(info: &ChurchInfo, seat: &Seat) -> Markup {
    html! {
        g class="church" transform=(scaled_at(seat.at, seat.scale)) {
            title { (describe(info)) }
            g transform=[(seat.facing == Facing::Right).then_some("scale(-1 1)")] { (building(info, seat.facing)) }
            (Plate::of(info).draw())
        }
    }
}

fn describe(info: &ChurchInfo) -> String {
    let ChurchInfo { name, building, building_prestige, citizen_prestige, .. } = info;
    format!(
        "{name}: {building_prestige} prestige for each {building}, {citizen_prestige} for each citizen"
    )
}

fn building(info: &ChurchInfo, facing: Facing) -> Markup {
    let middle = -28.0;
    let shaded_wall = match facing {
        Facing::Left => "M-24 0V-58h7V0z",
        Facing::Right => "M-39 0V-58h7V0z",
    };
    let ridge = if info.cathedral { -41 } else { -37 };
    let door = [(-1.5, -28.0, 6.0, 11.0), (-1.5, 0.0, 7.0, 11.0)];
    let belfry = [(-5.0, -44.5, 5.0, 10.0), (4.0, -44.5, 5.0, 10.0)];
    let openings =
        door.into_iter().chain(belfry).map(|(x, y, wide, high)| arch(middle + x, y, wide, high));
    html! {
        ellipse class="shade" cx="4" cy="1" rx="45" ry="4" {}
        path class="brickwork" d="M-39 0V-58h22V0z" {}
        path class="in-shade" d=(shaded_wall) {}
        path class="stone" d="M-40-24h24v2h-24zM-40-42h24v2h-24z" {}
        path class="glass" d=(openings.collect::<String>()) {}
        @if info.cathedral { (hall()) } @else { (nave()) }
        path class="copper" d={ "M16 " (ridge) "v-5h5v5zm-1-5l3.5-9 3.5 9z" } {}
        path class="stone" d="M-41-2.5h83V1h-83z" {}
        g transform={ "translate(" (middle) " " (TOWER_TOP) ")" } {
            (Spire::of(info.colour).draw(facing))
        }
    }
}

/// A nave under one roof.
fn nave() -> Markup {
    html! {
        (walls(-20.0))
        path class="roof" d="M-17-20v-17h51l7 17z" {}
        path class="tiles" d="M-17-25h55.5M-17-30h53.5" {}
    }
}

/// A hall with three gables, for the cathedral.
fn hall() -> Markup {
    html! {
        (walls(-22.0))
        path class="roof" d="M-17-22v-19h53l4 19z" {}
        path class="brickwork" d="M-17-22l9.5-13 9.5 13zM2-22l9.5-13 9.5 13zM21-22l9.5-13 9.5 13z" {}
        path class="ridge" d="M-17-22l9.5-13 9.5 13M2-22l9.5-13 9.5 13M21-22l9.5-13 9.5 13" {}
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

/// A pointed opening with the middle of its foot at a spot.
fn arch(x: f64, y: f64, wide: f64, high: f64) -> String {
    let (half, point) = (wide / 2.0, wide * 0.8);
    let foot = spot(x - half, y);
    let (side, rise, fall) = (high - point, wide * 0.5, wide * 0.3);
    format!(
        "M{:.1} {:.1}v{:.1}q0 {:.1} {:.1} {:.1}q{:.1} {:.1} {:.1} {:.1}v{:.1}z",
        foot.x, foot.y, -side, -rise, half, -point, half, fall, half, point, side
    )
}
