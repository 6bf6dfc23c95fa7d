//! The results of a finished game for statistics.

use super::{Holder, PersonId, Seat, Table};
use crate::Done;
use hamburgum_ai::Level;
use hamburgum_engine::{Field, Player};

/// The number of a player's first turns that form an opening.
const OPENING_TURNS: usize = 3;

/// The result of one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// The player.
    pub by: PlayedBy,
    /// The place, from 1; equal players share one.
    pub place: u8,
    /// The final prestige; `None` after a resignation.
    pub prestige: Option<u32>,
    /// The fields of the first turns.
    pub opening: Vec<Field>,
}

/// The player on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayedBy {
    /// A person with no other seat.
    Person(PersonId),
    /// A person on a shared screen.
    SharedScreen,
    /// A computer.
    Computer(Level),
}

impl Table {
    /// The results of all seats, in the order of play, if the game ended by the rules. A player who
    /// resigned is last, even if the stand-in computer did better. Lessons, copies of games and
    /// opened records do not count.
    /// Somebody who left a quarter of the turns to the clock has given up too.
    pub fn results(&self) -> Option<Vec<SeatResult>> {
        let is_practice = self.head().is_copy() || self.head().lesson.is_some();
        if self.ended() != Some(Done::ByTheRules) || is_practice {
            return None;
        }
        let final_scorings = self.game.state().final_scorings();
        let result = |seat: &Seat| {
            let final_scoring = final_scorings.iter().find(|one| one.player == seat.player)?;
            let has_given_up = seat.has_resigned || self.was_left_to_computers(seat);
            let prestige = (!has_given_up).then_some(final_scoring.score.prestige);
            let place = if has_given_up { self.seats.len() } else { final_scoring.place };
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
