//! The distances between places that a drawing needs, so that houses, churches and plates do not cover
//! each other.

use super::{Board, Place};
use crate::{Church, Site};
use std::fmt;

/// In per cent of the city's extent.
const SITES: u32 = 7;
const CHURCH_AND_SITE: u32 = 9;
const CHURCHES: u32 = 16;

/// Two places so close that their drawings may overlap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TooClose {
    /// The id of one place.
    pub one: String,
    /// The id of the other place.
    pub other: String,
    /// Their distance on the map.
    pub apart: u32,
    /// The distance that they need in a city of this extent.
    pub least: u32,
}

impl fmt::Display for TooClose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { one, other, apart, least } = self;
        write!(
            f,
            "{one} and {other} are {apart} apart, and their drawings may overlap: in a city of this \
             extent they need {least}"
        )
    }
}

impl Board {
    /// The places that are too close to each other to be drawn without overlaps. They can be played on.
    ///
    /// ```
    /// use hamburgum_engine::{Board, BoardDraft};
    ///
    /// assert_eq!(Board::hamburgum().too_close(), []);
    /// let mut draft = BoardDraft::from(Board::hamburgum());
    /// draft.sites[0].at = [165, 180];
    /// let board = Board::parse(&draft.text())?;
    /// assert_eq!((board.too_close()[0].apart, board.too_close()[0].least), (45, 60));
    /// # Ok::<(), hamburgum_engine::BoardError>(())
    /// ```
    pub fn too_close(&self) -> Vec<TooClose> {
        let churches = Church::ALL.into_iter().map(Place::Church);
        let places: Vec<_> = churches.chain(Site::ALL.into_iter().map(Place::Site)).collect();
        let extent = self.extent(&places);
        let pairs = places
            .iter()
            .enumerate()
            .flat_map(|(i, &one)| places[..i].iter().map(move |&other| (other, one)));
        pairs
            .filter_map(|(one, other)| {
                let (apart, least) =
                    (self.distance(one, other), extent * per_cent(one, other) / 100);
                let id = |place| self.place_id(place).to_owned();
                (apart < least).then(|| TooClose { one: id(one), other: id(other), apart, least })
            })
            .collect()
    }

    /// The width or the height of the city, whichever is more: this decides how large it can be shown.
    fn extent(&self, places: &[Place]) -> u32 {
        let range = |values: Vec<u32>| {
            let (low, high) = (values.iter().min(), values.iter().max());
            high.zip(low).map_or(0, |(high, low)| high - low)
        };
        let width = range(places.iter().map(|&place| self.at(place).x).collect());
        width.max(range(places.iter().map(|&place| self.at(place).y).collect()))
    }

    fn distance(&self, one: Place, other: Place) -> u32 {
        let (one, other) = (self.at(one), self.at(other));
        let (across, down) = (one.x.abs_diff(other.x), one.y.abs_diff(other.y));
        (across * across + down * down).isqrt()
    }
}

fn per_cent(one: Place, other: Place) -> u32 {
    match (one, other) {
        (Place::Site(_), Place::Site(_)) => SITES,
        (Place::Church(_), Place::Church(_)) => CHURCHES,
        _ => CHURCH_AND_SITE,
    }
}
