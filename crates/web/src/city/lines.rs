//! The brown lines, and bridges where they cross a canal.

use super::course::Course;
use super::plan::Plan;
use crate::geometry::{Spot, crossing, inside, sides};
use crate::shape::turned_at;
use maud::{Markup, html};

/// All lines with their casing and bridges.
pub(super) fn lines(plan: &Plan<'_>) -> Markup {
    let path: String = plan.courses.iter().map(Course::path).collect();
    html! {
        path class="casing" d=(path) {}
        @for (at, way) in bridges(plan) { (parapets(at, way)) }
        path class="line" d=(path) {}
    }
}

/// The bridges with the directions of the lines over them; lines close to each other share a bridge.
fn bridges(plan: &Plan<'_>) -> Vec<(Spot, Spot)> {
    const APART: f64 = 26.0;
    let mut bridges: Vec<(Spot, Spot)> = Vec::new();
    for course in &plan.courses {
        for (at, way) in crossings(plan, course) {
            if bridges.iter().all(|(other, _)| other.distance(at) > APART) {
                bridges.push((at, way));
            }
        }
    }
    bridges
}

/// The visible points where a line crosses a canal: not below a house and not in the precinct.
fn crossings(plan: &Plan<'_>, course: &Course) -> Vec<(Spot, Spot)> {
    const HIDDEN: f64 = 30.0;
    let precinct = [plan.precinct.clone()];
    let canals: Vec<_> = plan.division.canals.iter().flat_map(|canal| canal.windows(2)).collect();
    let parts = course.parts();
    let crossings = parts.iter().flat_map(|&(from, to)| {
        let met = canals.iter().filter_map(move |part| crossing((from, to), (part[0], part[1])));
        met.map(move |at| (at, to - from))
    });
    crossings
        .filter(|(at, _)| at.distance(course.from) > HIDDEN && at.distance(course.to) > HIDDEN)
        .filter(|&(at, _)| !inside(&precinct, at) && beside(&plan.precinct, at))
        .collect()
}

/// Whether there is room for a bridge beside the precinct.
fn beside(precinct: &[Spot], at: Spot) -> bool {
    sides(precinct).all(|(a, b)| at.distance_to_segment(a, b) > 16.0)
}

fn parapets(at: Spot, way: Spot) -> Markup {
    let degrees = way.y.atan2(way.x).to_degrees();
    html! {
        path class="parapet" d="M-10-7.5q10-4 20 0M-10 7.5q10 4 20 0"
            transform=(turned_at(at, degrees)) {}
    }
}
