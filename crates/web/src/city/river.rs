//! The river along the lower edge of the sheet, with ships and waves.

use super::plan::Plan;
use super::sheet::Sheet;
use crate::draw::ship::{HULL, RAIL, SAIL};
use crate::geometry::{Area, Spot, inside, number, sides, spot};
use crate::shape::{self, block};
use maud::{Markup, html};

/// The river.
pub(super) struct River {
    surface: Area,
    sheet: Sheet,
    /// Points of free water, each with its distance to the nearest obstacle.
    free: Vec<(Spot, f64)>,
}

impl River {
    pub(super) fn of(plan: &Plan<'_>) -> Self {
        let city = Area::around(plan.wall.iter().copied()).unwrap_or(plan.frame);
        let bank = city.low.y + city.height() * 0.66;
        let water = Area { low: spot(plan.frame.low.x, bank), high: plan.frame.high };
        let free = scattered(water).map(|at| (at, room(at, water, plan))).collect();
        let ground = plan.ground();
        let surface = Area { low: spot(ground.low.x, bank), high: ground.high };
        Self { surface, sheet: plan.sheet, free }
    }

    /// The y coordinate of its upper edge.
    pub(super) fn bank(&self) -> f64 {
        self.surface.low.y
    }

    pub(super) fn draw(&self) -> Markup {
        let swans = self.widest(Half::Right).filter(|&(_, room)| room > 40.0).map(|(at, _)| at);
        // On a table the only ships are those of the players.
        let is_picture = self.sheet == Sheet::Picture;
        let cog = self.widest(Half::Left).filter(|&(_, room)| is_picture && room > 55.0);
        let cog = cog.map(|(at, _)| at);
        html! {
            (block("water", self.surface, 0.0))
            path class="wave" d=(self.waves(&[swans, cog])) {}
            @if let Some(at) = swans { (swan(at - spot(18.0, 6.0), 1)) (swan(at + spot(16.0, 8.0), -1)) }
            @if let Some(at) = cog { (ship(at)) }
        }
    }

    /// The point with the most room around it in one half of the sheet.
    fn widest(&self, half: Half) -> Option<(Spot, f64)> {
        let middle = f64::midpoint(self.surface.low.x, self.surface.high.x);
        let in_half = |at: Spot| match half {
            Half::Left => at.x < middle,
            Half::Right => at.x > middle,
        };
        let spots = self.free.iter().copied().filter(|&(at, _)| in_half(at));
        spots.max_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// A few waves, with a distance to each other and to the ships.
    fn waves(&self, swimmers: &[Option<Spot>]) -> String {
        let mut waves: Vec<Spot> = Vec::new();
        for &(at, _) in self.free.iter().filter(|&&(_, room)| room > 26.0) {
            let apart = |other: &Spot, wanted: f64| other.distance(at) > wanted;
            if waves.iter().all(|wave| apart(wave, 74.0))
                && swimmers.iter().flatten().all(|swimmer| apart(swimmer, 62.0))
            {
                waves.push(at);
            }
        }
        let wave = |at: Spot| format!("M{} {}q6-5 12 0t12 0", number(at.x - 12.0), number(at.y));
        waves.into_iter().map(wave).collect()
    }
}

#[derive(Clone, Copy)]
enum Half {
    Left,
    Right,
}

/// Evenly distributed points without a visible pattern, deterministic for an area.
fn scattered(area: Area) -> impl Iterator<Item = Spot> {
    // The R2 sequence, which is based on the plastic number: it leaves neither rows nor gaps.
    const STEPS: Spot = spot(0.754_877_666, 0.569_840_291);
    (1_u16..400).map(f64::from).map(move |count| {
        let part = STEPS * count;
        area.low + spot(part.x.fract() * area.width(), part.y.fract() * area.height())
    })
}

/// The distance of a point to the edge of the water; 0 in the city.
fn room(at: Spot, water: Area, plan: &Plan<'_>) -> f64 {
    let wall = &plan.wall;
    let is_covered = plan.slots.is_some_and(|slots| slots.cover(at));
    if is_covered || inside(std::slice::from_ref(wall), at) {
        return 0.0;
    }
    let to_wall = sides(wall).map(|(a, b)| at.distance_to_segment(a, b)).fold(f64::MAX, f64::min);
    let to_sides = (at.x - water.low.x).min(water.high.x - at.x);
    let to_banks = (at.y - water.low.y).min(water.high.y - at.y);
    to_wall.min(to_sides).min(to_banks)
}

fn swan(at: Spot, facing: i8) -> Markup {
    html! {
        g transform={ (shape::at(at)) " scale(" (facing) " 1)" } {
            path class="wave" d="M-13 6h26" {}
            path class="swan" d=(SWAN) {}
            path class="bill" d="M8-12l3.5 1.8-3.8.8z" {}
        }
    }
}

/// A cog under sail.
fn ship(at: Spot) -> Markup {
    html! {
        g transform=(shape::at(at + spot(0.0, 28.0))) {
            path class="wave" d="M-40 1h14M28 1h14M-30 7h60" {}
            path class="mast" d="M0-14v-44" {}
            path class="brass" d="M0-58l13 3.5L0-51z" {}
            path class="canvas" d=(SAIL) {}
            path class="hull" d=(HULL) {}
            path class="rail" d=(RAIL) {}
        }
    }
}

const SWAN: &str = "\
    M-11 1c3-6 10-7 14-3 1-3-2-5-1.5-8.5C2-13.5 6-14.5 8-12c.8 1 .6 2-.5 2.3-2 .5-2.2 1.5-1.4 4 \
    C7.3-2 7 3.5 1 4.5c-5 .8-9.5-.5-12-3.5z";
