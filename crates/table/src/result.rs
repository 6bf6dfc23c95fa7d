//! How a finished game counts.

use super::{Holder, PersonId, Seat, Table};
use crate::Done;
use hamburgum_ai::Level;
use hamburgum_engine::{Field, Player};

/// So many first turns of a player are called an opening.
const OPENING_TURNS: usize = 3;

/// How a game ended for one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// Who played.
    pub by: PlayedBy,
    /// From 1 on; equals share one.
    pub place: u8,
    /// The final prestige; `None` for somebody who gave up.
    pub prestige: Option<u32>,
    /// The fields of the first turns.
    pub opening: Vec<Field>,
}

/// Who played on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayedBy {
    /// A person, who sat on no other seat.
    Person(PersonId),
    /// Somebody on a screen that was shared.
    SharedScreen,
    /// A computer.
    Computer(Level),
}

impl Table {
    /// How the game ended for each seat, in the order of play, if it was played to the end by the rules.
    /// Who gave up is last, whatever a computer made of it. Lessons, copies of
    /// games and opened records do not count.
    pub fn results(&self) -> Option<Vec<SeatResult>> {
        let is_practice = self.head().is_copy() || self.head().lesson.is_some();
        if self.ended() != Some(Done::ByTheRules) || is_practice {
            return None;
        }
        let reckonings = self.game.state().reckonings();
        let result = |seat: &Seat| {
            let reckoning = reckonings.iter().find(|one| one.player == seat.player)?;
            let prestige = (!seat.has_resigned).then_some(reckoning.score.prestige);
            let place = if seat.has_resigned { self.seats.len() } else { reckoning.place };
            let (by, opening) = (self.played_by(seat), self.opening(seat.player));
            Some(SeatResult { by, place: place as u8, prestige, opening })
        };
        self.seats.iter().map(result).collect()
    }

    fn played_by(&self, seat: &Seat) -> PlayedBy {
        match (seat.owner(), &seat.holder) {
            (Some(owner), _) => {
                let seats = self.seats.iter().filter(|other| other.owner() == Some(owner)).count();
                if seats == 1 { PlayedBy::Person(owner) } else { PlayedBy::SharedScreen }
            }
            (None, Holder::Computer { level, .. }) => PlayedBy::Computer(*level),
            (None, _) => PlayedBy::SharedScreen,
        }
    }

    fn opening(&self, player: Player) -> Vec<Field> {
        let own = self.game.turns().filter(|turn| turn.player() == player);
        own.filter_map(|turn| turn.field()).take(OPENING_TURNS).collect()
    }
}
