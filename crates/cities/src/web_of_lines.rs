//! The lines of a city: about as many as the built-in cities have, with every place connected.

use crate::chance::Chance;
use crate::layout::Layout;
use crate::lines::{CityLine, length};
use crate::parishes::{Parishes, home, is_at_home};
use crate::place::{CATHEDRAL, CHURCHES, PARISH_CHURCHES, PLACES, is_church};

/// A layout with its parishes, for which lines are chosen.
pub(crate) struct Choice<'c> {
    pub(crate) layout: &'c Layout,
    pub(crate) parishes: &'c Parishes,
}

/// How many lines a church and a site have at most.
const MOST_AT_CHURCH: usize = 4;
const MOST_AT_SITE: usize = 5;

impl Choice<'_> {
    /// Removes lines at random, preferably long ones, down to the drawn number. `None` if even all
    /// possible lines are not enough.
    pub(crate) fn choose(
        &self,
        possible: &[CityLine],
        chance: &mut Chance,
    ) -> Option<Vec<CityLine>> {
        if !self.is_enough(possible) {
            return None;
        }
        let wanted = 49 + chance.below(8);
        let mut order: Vec<(i64, CityLine)> = possible
            .iter()
            .map(|&line| (-length(self.layout, line) * chance.between(40, 100), line))
            .collect();
        order.sort_unstable();
        let mut lines = possible.to_vec();
        for (_, line) in order {
            if lines.len() > wanted || Self::is_crowded(&lines, line) {
                let fewer: Vec<CityLine> =
                    lines.iter().copied().filter(|&other| other != line).collect();
                if self.is_enough(&fewer) {
                    lines = fewer;
                }
            }
        }
        let is_tidy = !lines.iter().any(|&line| Self::is_crowded(&lines, line));
        (is_tidy && lines.len() <= wanted + 2).then_some(lines)
    }

    fn is_crowded(lines: &[CityLine], line: CityLine) -> bool {
        [line.0, line.1].into_iter().any(|place| {
            let most = if is_church(place) { MOST_AT_CHURCH } else { MOST_AT_SITE };
            degree(lines, place) > most
        })
    }

    /// Whether everything is connected: every place has enough lines, each parish is connected on its own
    /// and has two lines to others, and the cathedral has lines to three parishes.
    fn is_enough(&self, lines: &[CityLine]) -> bool {
        let least = |place: usize| if is_church(place) { 3 } else { 2 };
        (0..PLACES).all(|place| degree(lines, place) >= least(place))
            && PARISH_CHURCHES.into_iter().all(|church| {
                self.is_whole(lines, church) && self.lines_outside(lines, church) >= 2
            })
            && self.around_cathedral(lines) >= 3
            && is_connected(lines, &(0..PLACES).collect::<Vec<_>>())
    }

    fn is_whole(&self, lines: &[CityLine], church: usize) -> bool {
        let members: Vec<usize> =
            (0..PLACES).filter(|&place| home(self.parishes, place) == Some(church)).collect();
        let at_home: Vec<CityLine> = lines
            .iter()
            .copied()
            .filter(|&(one, other)| members.contains(&one) && members.contains(&other))
            .filter(|&(one, other)| is_at_home(self.layout, self.parishes, one, other))
            .collect();
        is_connected(&at_home, &members)
    }

    /// The lines from the sites of a parish to the sites of others.
    fn lines_outside(&self, lines: &[CityLine], church: usize) -> usize {
        let leads_abroad = |&&(one, other): &&CityLine| {
            let homes = [one, other].map(|end| home(self.parishes, end));
            one >= CHURCHES && homes[0] != homes[1] && homes.contains(&Some(church))
        };
        lines.iter().filter(leads_abroad).count()
    }

    fn around_cathedral(&self, lines: &[CityLine]) -> usize {
        let near = |church: &usize| {
            let mut ends = lines.iter().filter(|line| line.0 == CATHEDRAL);
            ends.any(|line| home(self.parishes, line.1) == Some(*church))
        };
        PARISH_CHURCHES.iter().filter(|church| near(church)).count()
    }
}

/// How many lines a place has.
pub(crate) fn degree(lines: &[CityLine], place: usize) -> usize {
    lines.iter().filter(|line| line.0 == place || line.1 == place).count()
}

fn is_connected(lines: &[CityLine], places: &[usize]) -> bool {
    let Some(&start) = places.first() else { return true };
    let mut reached = [false; PLACES];
    reached[start] = true;
    let mut is_growing = true;
    while is_growing {
        is_growing = false;
        for &(one, other) in lines {
            if reached[one] != reached[other] {
                (reached[one], reached[other]) = (true, true);
                is_growing = true;
            }
        }
    }
    places.iter().all(|&place| reached[place])
}
