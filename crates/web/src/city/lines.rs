//! The brown lines, and bridges where they cross a canal.

use super::plan::Plan;
use crate::geometry::{Spot, crossing, inside, line_path, sides};
use crate::shape::turned_at;
use maud::{Markup, html};

/// All lines with their casing and bridges.
pub(super) fn lines(plan: &Plan<'_>) -> Markup {
    let lines: Vec<_> =
        plan.board.lines().iter().map(|&(from, to)| (plan.at(from), plan.at(to))).collect();
    let path: String = lines.iter().map(|&(from, to)| line_path(&[from, to])).collect();
    html! {
        path class="casing" d=(path) {}
        @for (at, way) in bridges(plan, &lines) { (parapets(at, way)) }
        path class="line" d=(path) {}
    }
}

/// The bridges with the lines that lead over them; lines close to each other share a bridge.
fn bridges(plan: &Plan<'_>, lines: &[(Spot, Spot)]) -> Vec<(Spot, Spot)> {
    const APART: f64 = 26.0;
    let mut bridges: Vec<(Spot, Spot)> = Vec::new();
    for &line in lines {
        for at in crossings(plan, line) {
            if bridges.iter().all(|(other, _)| other.distance(at) > APART) {
                bridges.push((at, line.1 - line.0));
            }
        }
    }
    bridges
}

/// The visible points where a line crosses a canal: not below a house and not in the precinct.
fn crossings(plan: &Plan<'_>, line: (Spot, Spot)) -> Vec<Spot> {
    const HIDDEN: f64 = 30.0;
    let precinct = [plan.precinct.clone()];
    let canals = plan.division.canals.iter().flat_map(|canal| canal.windows(2));
    let crossings = canals.filter_map(|part| crossing(line, (part[0], part[1])));
    crossings
        .filter(|at| at.distance(line.0) > HIDDEN && at.distance(line.1) > HIDDEN)
        .filter(|&at| !inside(&precinct, at) && beside(&plan.precinct, at))
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
