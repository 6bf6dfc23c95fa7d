//! The water at the coast of the city, with ships and waves.

use super::coast::Coast;
use super::plan::Plan;
use super::sheet::Sheet;
use crate::draw::ship::{HULL, RAIL, SAIL};
use crate::geometry::{Area, Spot, inside, number, sides, spot};
use crate::shape::{self, block};
use maud::{Markup, html};

/// The river or the sea.
pub(super) struct River {
    surfaces: Vec<Area>,
    /// The x coordinate of the middle of the sheet.
    middle: f64,
    sheet: Sheet,
    /// Where the author of the board has placed the harbour.
    harbour: Option<Spot>,
    /// Points of free water, each with its distance to the nearest obstacle.
    free: Vec<(Spot, f64)>,
}

impl River {
    pub(super) fn of(plan: &Plan<'_>) -> Self {
        let city = Area::around(plan.wall.iter().copied()).unwrap_or(plan.frame);
        let coasts = coasts(plan);
        let free = coasts.iter().flat_map(|coast| {
            let water = coast.water(city, plan.frame);
            scattered(water).map(move |at| (at, room(at, water, plan)))
        });
        let surfaces = coasts.iter().map(|coast| coast.water(city, plan.ground())).collect();
        let middle = f64::midpoint(plan.frame.low.x, plan.frame.high.x);
        let (sheet, harbour) = (plan.sheet, plan.harbour());
        Self { surfaces, middle, sheet, harbour, free: free.collect() }
    }

    /// Whether a point on land is this far from the water.
    pub(super) fn is_farther(&self, at: Spot, distance: f64) -> bool {
        self.surfaces.iter().all(|surface| surface.distance(at) > distance)
    }

    pub(super) fn draw(&self) -> Markup {
        let cog = self.cog();
        let half = match cog {
            Some(at) if at.x > self.middle => Half::Left,
            _ => Half::Right,
        };
        let swans = self.widest(half).filter(|&(_, room)| room > 40.0).map(|(at, _)| at);
        html! {
            @for &surface in &self.surfaces { (block("water", surface, 0.0)) }
            path class="wave" d=(self.waves(&[swans, cog])) {}
            @if let Some(at) = swans { (swan(at - spot(18.0, 6.0), 1)) (swan(at + spot(16.0, 8.0), -1)) }
            @if let Some(at) = cog { (ship(at)) }
        }
    }

    /// Where a ship lies: in the harbour if its author has placed it, else where it has most room. On a
    /// table the only ships are those of the players.
    fn cog(&self) -> Option<Spot> {
        const ROOM: f64 = 55.0;
        if self.sheet == Sheet::Table {
            return None;
        }
        let Some(harbour) = self.harbour else {
            return self.widest(Half::Left).filter(|&(_, room)| room > ROOM).map(|(at, _)| at);
        };
        let wide = self.free.iter().filter(|&&(_, room)| room > ROOM).map(|&(at, _)| at);
        wide.min_by(|a, b| a.distance(harbour).total_cmp(&b.distance(harbour)))
    }

    /// The point with the most room around it in one half of the sheet.
    fn widest(&self, half: Half) -> Option<(Spot, f64)> {
        let in_half = |at: Spot| match half {
            Half::Left => at.x < self.middle,
            Half::Right => at.x > self.middle,
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

/// The coasts of a city: on a table there is always water for the harbour below it.
fn coasts(plan: &Plan<'_>) -> Vec<Coast> {
    let own = Coast::of(plan.board, &plan.shown);
    match plan.sheet {
        Sheet::Table if own != Coast::South => vec![own, Coast::South],
        Sheet::Table | Sheet::Picture => vec![own],
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
