//! A finished church, and the plate that shows what its tokens pay.

use super::building::building;
use super::icon::sign;
use super::seat::{CitySeat, Facing};
use crate::Texts;
use crate::draw::Icon;
use crate::geometry::{Area, number, spot};
use crate::lettering::Lettering;
use crate::shape::{block, scaled_at};
use hamburgum_engine::ChurchInfo;
use maud::{Markup, html};

/// The walls and the roof of a church whose tower is on the left; the origin is the middle of its base.
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

    /// Its area below the church.
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
            (self.chip(-CHIP_WIDTH - 2.5, self.info.building.into(), building))
            (self.chip(2.5, Icon::Citizen, citizen))
        }
    }

    /// The coloured part behind the name; only its upper corners are round.
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
            (sign(icon, x + 3.5, top + 1.6, 17.0))
            text class="worth" x=(number(x + 33.0)) y=(number(top + 15.6)) { "×" (prestige) }
        }
    }
}

/// A church at its position, with its plate.
pub(super) fn church(info: &ChurchInfo, seat: &CitySeat, texts: &Texts) -> Markup {
    html! {
        g class="church" transform=(scaled_at(seat.at, seat.scale)) {
            title { (tokens(info, texts)) }
            g transform=[(seat.facing == Facing::Right).then_some("scale(-1 1)")] { (building(info, seat.facing, 5)) }
            (Plate::of(info).draw())
        }
    }
}

/// What the tokens of a church pay.
fn tokens(info: &ChurchInfo, texts: &Texts) -> String {
    texts
        .say("rules-maps-tokens")
        .with("church-name", info.name.as_str())
        .with("building", info.building.word())
        .with("points", info.building_prestige)
        .with("number", info.citizen_prestige)
        .text()
}
