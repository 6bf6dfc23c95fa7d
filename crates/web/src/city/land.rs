//! The land around and under the city: fields, the river, moat and wall, canals and parishes.

use super::plan::Plan;
use crate::geometry::{Area, Spot, number, ring_path, rounded_line, rounded_ring, sides, spot};
use hamburgum_engine::Church;
use maud::{Markup, html};

const CORNER: f64 = 16.0;

/// Everything that lies flat on the ground.
pub(super) fn land(plan: &Plan<'_>) -> Markup {
    let river = River::of(plan);
    let bastions = bastions(plan, &river);
    html! {
        (fields(plan.frame))
        path class="moat" d=(rounded_ring(&plan.wall, CORNER)) {}
        @for bastion in &bastions { (bastion.draw("bastion-moat")) }
        path class="water" d=(ring_path(&river.surface)) {}
        path class="wave" d=(waves(plan, &river)) {}
        @for bastion in &bastions { (bastion.draw("ground wall")) }
        path class="ground wall" d=(rounded_ring(&plan.wall, CORNER)) {}
        @for parish in &plan.division.parishes { (parish_land(plan, parish.church, &parish.rings)) }
        @for canal in &plan.division.canals { path class="canal" d=(rounded_line(&mouths(plan, canal), CORNER)) {} }
        (precinct(plan))
        @for bastion in mill_sites(&bastions) { (mill(bastion.middle())) }
    }
}

fn fields(frame: Area) -> Markup {
    let Area { low, high } = frame;
    let furrows: String = (0_u16..)
        .map(|row| low.y + 9.0 * f64::from(row))
        .take_while(|&y| y < high.y)
        .map(|y| format!("M{} {}H{}", number(low.x), number(y), number(high.x)))
        .collect();
    html! {
        rect class="field" x=(number(low.x)) y=(number(low.y)) width=(number(frame.width())) height=(number(frame.height())) {}
        path class="furrow" d=(furrows) {}
    }
}

/// A parish with a quay and an edge in its colour inside its outline.
fn parish_land(plan: &Plan<'_>, church: Church, rings: &[Vec<Spot>]) -> Markup {
    let info = plan.board.info(church);
    let outline: String = rings.iter().map(|ring| rounded_ring(ring, CORNER)).collect();
    let id = format!("{}-{}", plan.board.id(), info.id);
    html! {
        clipPath id=(id) { path clip-rule="evenodd" d=(outline) {} }
        g clip-path={ "url(#" (id) ")" } {
            path class={ "land-" (info.colour) } fill-rule="evenodd" d=(outline) {}
            path class={ "edge edge-" (info.colour) } d=(outline) {}
            path class="quay" d=(outline) {}
        }
    }
}

fn precinct(plan: &Plan<'_>) -> Markup {
    let cathedral =
        Church::ALL.into_iter().map(|church| plan.board.info(church)).find(|info| info.cathedral);
    html! {
        @if let Some(info) = cathedral {
            path class={ "precinct land-" (info.colour) " edge-" (info.colour) } d=(rounded_ring(&plan.precinct, 8.0)) {}
        }
    }
}

/// A canal that ends at the wall goes on into the moat.
fn mouths(plan: &Plan<'_>, canal: &[Spot]) -> Vec<Spot> {
    const OUT: f64 = 14.0;
    let at_wall = |at: Spot| sides(&plan.wall).any(|(a, b)| at.distance_to_segment(a, b) < 0.5);
    let mut line = canal.to_vec();
    for _end in 0..2 {
        if let [.., before, end] = line[..]
            && at_wall(end)
        {
            line.push(end + (end - before).unit() * OUT);
        }
        line.reverse();
    }
    line
}

/// The river along the lower edge of the sheet.
struct River {
    surface: Vec<Spot>,
    bank: f64,
}

impl River {
    fn of(plan: &Plan<'_>) -> Self {
        let city = Area::around(plan.wall.iter().copied()).unwrap_or(plan.frame);
        let bank = city.low.y + city.height() * 0.66;
        let Area { low, high } = plan.frame;
        let (left, right) = (city.low.x, city.high.x);
        let surface = vec![
            spot(low.x, bank - 16.0),
            spot(left - 10.0, bank - 16.0),
            spot(left + 10.0, bank),
            spot(right - 10.0, bank),
            spot(right + 10.0, bank - 16.0),
            spot(high.x, bank - 16.0),
            high,
            spot(low.x, high.y),
        ];
        Self { surface, bank }
    }
}

/// Waves in the free water, in rows that are shifted against each other.
fn waves(plan: &Plan<'_>, river: &River) -> String {
    let Area { low, high } = plan.frame;
    let rows = (0_u16..).map(|row| (row, river.bank + 26.0 + 34.0 * f64::from(row)));
    let spots = rows.take_while(|&(_, y)| y < high.y - 12.0).flat_map(|(row, y)| {
        let shift = f64::from(row * 67 % 120);
        (0_u16..)
            .map(move |column| spot(low.x + 20.0 + shift + 120.0 * f64::from(column), y))
            .take_while(move |at| at.x < high.x - 40.0)
    });
    let free = |at: &Spot| {
        let ring = [plan.wall.clone()];
        [spot(0.0, 0.0), spot(24.0, 0.0)].iter().all(|&end| {
            let end = *at + end;
            !crate::geometry::inside(&ring, end)
                && sides(&plan.wall).all(|(a, b)| end.distance_to_segment(a, b) > 34.0)
        })
    };
    spots
        .filter(free)
        .map(|at| format!("M{} {}q6-5 12 0t12 0", number(at.x), number(at.y)))
        .collect()
}

/// A bastion on the wall, pointing outwards.
#[derive(Clone, Copy)]
struct Bastion {
    at: Spot,
    outwards: Spot,
}

impl Bastion {
    fn draw(&self, class: &str) -> Markup {
        let degrees = self.outwards.x.atan2(-self.outwards.y).to_degrees();
        html! {
            path class=(class) d="M-15 0l-5-11L0-20 20-11 15 0z"
                transform={ "translate(" (number(self.at.x)) " " (number(self.at.y)) ") rotate(" (number(degrees)) ")" } {}
        }
    }

    fn middle(&self) -> Spot {
        self.at + self.outwards * 11.0
    }
}

/// Bastions stand evenly along the wall, away from the river and from the mouths of the canals.
fn bastions(plan: &Plan<'_>, river: &River) -> Vec<Bastion> {
    let mouths: Vec<Spot> = plan
        .division
        .canals
        .iter()
        .flat_map(|canal| [canal.first(), canal.last()])
        .flatten()
        .copied()
        .collect();
    let free = |bastion: &Bastion| {
        bastion.at.y < river.bank - 40.0
            && mouths.iter().all(|mouth| mouth.distance(bastion.at) > 34.0)
    };
    sides(&plan.wall).flat_map(|(from, to)| along(from, to)).filter(free).collect()
}

fn along(from: Spot, to: Spot) -> impl Iterator<Item = Bastion> {
    let way = to - from;
    let count = (way.length() / 110.0).floor();
    // The wall turns the same way as the axes, so outwards is to the left of the way.
    let outwards = spot(way.y, -way.x).unit();
    (0_u16..)
        .map(f64::from)
        .take_while(move |&number| number < count)
        .map(move |number| Bastion { at: from + way * ((number + 0.5) / count), outwards })
}

/// The outermost bastions to the left and to the right carry windmills.
fn mill_sites(bastions: &[Bastion]) -> impl Iterator<Item = &Bastion> {
    let by_x = |a: &&Bastion, b: &&Bastion| a.at.x.total_cmp(&b.at.x);
    bastions.iter().min_by(by_x).into_iter().chain(bastions.iter().max_by(by_x))
}

fn mill(at: Spot) -> Markup {
    html! {
        g transform={ "translate(" (number(at.x)) " " (number(at.y + 6.0)) ")" } {
            path class="mill" d="M-5 0l2-13h6L5 0z" {}
            path class="mill-cap" d="M-4-13a4 4 0 0 1 8 0z" {}
            path class="sail" d="M-10-22L10-6M10-22L-10-6" {}
        }
    }
}
