//! Bastions on the wall, and windmills on them.

use super::plan::Plan;
use super::river::River;
use crate::geometry::{Spot, sides, spot};
use crate::shape::{self, turned_at};
use maud::{Markup, html};

/// A bastion on the wall, pointing outwards.
#[derive(Clone, Copy)]
pub(super) struct Bastion {
    at: Spot,
    outwards: Spot,
}

impl Bastion {
    pub(super) fn draw(&self, class: &str) -> Markup {
        let degrees = self.outwards.x.atan2(-self.outwards.y).to_degrees();
        html! {
            path class=(class) d="M-15 0l-5-11L0-20 20-11 15 0z"
                transform=(turned_at(self.at, degrees)) {}
        }
    }

    fn middle(&self) -> Spot {
        self.at + self.outwards * 11.0
    }
}

/// Bastions at equal distances along the wall, except near the river and the mouths of canals.
pub(super) fn bastions(plan: &Plan<'_>, river: &River) -> Vec<Bastion> {
    let mouths: Vec<Spot> = plan
        .division
        .canals
        .iter()
        .flat_map(|canal| [canal.first(), canal.last()])
        .flatten()
        .copied()
        .collect();
    let free = |bastion: &Bastion| {
        river.is_farther(bastion.at, 40.0)
            && mouths.iter().all(|mouth| mouth.distance(bastion.at) > 34.0)
    };
    sides(&plan.wall).flat_map(|(from, to)| along(from, to)).filter(free).collect()
}

fn along(from: Spot, to: Spot) -> impl Iterator<Item = Bastion> {
    let way = to - from;
    let count = (way.length() / 110.0).floor();
    // The wall runs in the direction from the x axis to the y axis, so its left side is the outer one.
    let outwards = spot(way.y, -way.x).unit();
    (0_u16..)
        .map(f64::from)
        .take_while(move |&number| number < count)
        .map(move |number| Bastion { at: from + way * ((number + 0.5) / count), outwards })
}

/// Windmills on the leftmost and the rightmost bastion.
pub(super) fn mills(bastions: &[Bastion]) -> Markup {
    let by_x = |a: &&Bastion, b: &&Bastion| a.at.x.total_cmp(&b.at.x);
    let outermost = [bastions.iter().min_by(by_x), bastions.iter().max_by(by_x)];
    html! { @for bastion in outermost.into_iter().flatten() { (mill(bastion.middle())) } }
}

fn mill(at: Spot) -> Markup {
    html! {
        g transform=(shape::at(at + spot(0.0, 6.0))) {
            path class="mill" d="M-5 0l2-13h6L5 0z" {}
            path class="mill-cap" d="M-4-13a4 4 0 0 1 8 0z" {}
            path class="sail" d="M-10-22L10-6M10-22L-10-6" {}
        }
    }
}
