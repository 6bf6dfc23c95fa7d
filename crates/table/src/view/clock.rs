//! The clocks of a table as the page shows them. They are the same for everybody.

use crate::{Deadline, EndOfTime, Table};
use hamburgum_engine::Player;
use std::collections::BTreeSet;
use std::time::Duration;

/// The clocks of a table. Moments are milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockView {
    /// The time of each player in the order of play; of the running clock what it had when it started.
    pub left: Vec<(Player, Duration)>,
    /// The running clock.
    pub running: Option<Deadline>,
    /// The player whose time is up, while the others may decide what happens.
    pub fallen: Option<Player>,
    /// The player for whom a computer plays this turn because time was up.
    pub timed_out: Option<Player>,
    /// The turns that computers played because time was up, by their numbers in the game.
    pub timed_out_turns: BTreeSet<u32>,
    /// What happens when somebody's time is up.
    pub at_end: EndOfTime,
    /// The players on holiday, with the day on which they are back, as the moment at which it begins in
    /// Coordinated Universal Time.
    pub away: Vec<(Player, i64)>,
}

impl ClockView {
    /// When this player is back from a holiday.
    pub fn back(&self, player: Player) -> Option<i64> {
        self.away.iter().find(|(other, _)| *other == player).map(|(_, back)| *back)
    }

    /// The clocks of a table, if it has any.
    pub fn of(table: &Table) -> Option<Self> {
        let rules = table.clock_rules()?;
        let players = table.seats().iter().map(|seat| seat.player);
        let left = players.filter_map(|player| Some((player, table.time_left(player)?)));
        Some(Self {
            left: left.collect(),
            running: table.deadline(),
            fallen: table.fallen_flag(),
            timed_out: table.to_act().filter(|_| table.is_timed_out()),
            timed_out_turns: table.turns_timed_out().clone(),
            at_end: rules.at_end,
            away: Vec::new(),
        })
    }
}
