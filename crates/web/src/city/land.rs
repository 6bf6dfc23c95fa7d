//! The land around and under the city: fields, the river, moat and wall, canals and parishes.

use super::fort::{bastions, mills};
use super::plan::Plan;
use super::river::River;
use crate::geometry::{Area, Spot, line_path, rounded_line, rounded_ring, sides, spot};
use crate::shape::block;
use hamburgum_engine::Church;
use maud::{Markup, html};

const CORNER: f64 = 16.0;

/// Everything flat on the ground.
pub(super) fn land(plan: &Plan<'_>) -> Markup {
    let river = River::of(plan);
    let bastions = bastions(plan, &river);
    html! {
        (fields(plan.ground()))
        path class="moat" d=(rounded_ring(&plan.wall, CORNER)) {}
        @for bastion in &bastions { (bastion.draw("bastion-moat")) }
        (river.draw())
        @for bastion in &bastions { (bastion.draw("ground wall")) }
        path class="ground wall" d=(rounded_ring(&plan.wall, CORNER)) {}
        @for parish in &plan.division.parishes { (parish_land(plan, parish.church, &parish.rings)) }
        @for canal in &plan.division.canals {
            path class="canal" d=(rounded_line(&mouths(plan, canal), CORNER)) {}
        }
        (precinct(plan))
        (mills(&bastions))
    }
}

fn fields(frame: Area) -> Markup {
    let Area { low, high } = frame;
    let rows = (0_u16..).map(|row| low.y + 9.0 * f64::from(row)).take_while(|&y| y < high.y);
    let furrow = |y| line_path(&[spot(low.x, y), spot(high.x, y)]);
    html! {
        (block("field", frame, 0.0))
        path class="furrow" d=(rows.map(furrow).collect::<String>()) {}
    }
}

/// A parish, with a quay and a coloured edge inside its outline.
fn parish_land(plan: &Plan<'_>, church: Church, rings: &[Vec<Spot>]) -> Markup {
    let info = plan.board.church_info(church);
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
    if plan.precinct.is_empty() {
        return Markup::default();
    }
    let colour = plan.board.church_info(plan.cathedral()).colour;
    let outline = rounded_ring(&plan.precinct, 8.0);
    html! { path class={ "precinct land-" (colour) " edge-" (colour) } d=(outline) {} }
}

/// The points of a canal; where it ends at the wall it continues into the moat.
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
