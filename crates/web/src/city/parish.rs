//! The outlines of the parishes, computed from the positions of their sites and churches.

use super::border::{Border, borders, straighten};
use super::cells::cells;
use crate::geometry::{Ring, Spot, inside};
use hamburgum_engine::Church;

/// A place that belongs to a parish.
#[derive(Clone, Copy, Debug)]
pub(super) struct Member {
    pub(super) at: Spot,
    pub(super) parish: Church,
}

/// The land of one church.
#[derive(Clone, Debug)]
pub(super) struct Parish {
    pub(super) church: Church,
    /// Several if other parishes separate its places.
    pub(super) rings: Vec<Ring>,
}

/// The city divided into parishes.
#[derive(Clone, Debug)]
pub(super) struct Division {
    pub(super) parishes: Vec<Parish>,
    /// The lines between two parishes.
    pub(super) canals: Vec<Vec<Spot>>,
}

/// Divides the city so that each place lies in its parish.
pub(super) fn divide(members: &[Member], city: &[Spot]) -> Division {
    let places: Vec<_> = members.iter().map(|member| member.at).collect();
    let parishes: Vec<_> = members.iter().map(|member| member.parish).collect();
    let mut borders = borders(&cells(&places, city), &parishes);
    straighten(&mut borders, &places);
    let has_land = |church: &Church| parishes.contains(church);
    let land = |church| Parish { church, rings: rings(&borders, church) };
    Division {
        parishes: Church::ALL.into_iter().filter(has_land).map(land).collect(),
        canals: borders
            .iter()
            .filter(|border| border.other.is_some())
            .map(|border| border.line.clone())
            .collect(),
    }
}

impl Parish {
    pub(super) fn contains(&self, at: Spot) -> bool {
        inside(&self.rings, at)
    }
}

/// Joins the borders of one parish into closed outlines.
fn rings(borders: &[Border], church: Church) -> Vec<Ring> {
    let forwards = borders.iter().filter(|border| border.own == church);
    let backwards = borders.iter().filter(|border| border.other == Some(church));
    let mut pieces: Vec<Ring> = forwards
        .map(|border| border.line.clone())
        .chain(backwards.map(|border| border.line.iter().rev().copied().collect()))
        .collect();
    let mut rings = Vec::new();
    while let Some(mut ring) = pieces.pop() {
        while ring.first() != ring.last()
            && let Some(next) = pieces.iter().position(|piece| piece.first() == ring.last())
        {
            ring.extend(pieces.swap_remove(next).into_iter().skip(1));
        }
        ring.pop();
        rings.push(ring);
    }
    rings
}
