//! The clocks of a table as the page shows them. They are the same for everybody.

use crate::{Deadline, EndOfTime, Table};
use hamburgum_engine::Player;
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
    /// What happens when somebody's time is up.
    pub at_end: EndOfTime,
    /// The players on holiday, with the day on which they are back, such as `2026-12-27`.
    pub away: Vec<(Player, String)>,
}

impl ClockView {
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
            at_end: rules.at_end,
            away: Vec::new(),
        })
    }
}
