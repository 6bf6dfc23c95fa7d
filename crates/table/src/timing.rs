//! When clocks start and stop, and what happens when time is up.
//!
//! Everything is decided here, but computing with time zones is left to a [`Timekeeper`]. What it says goes
//! into the log, so a replay needs none.

use crate::alarm::used_before_alarm;
use crate::clocks::RunningClock;
use crate::{ClockStart, ClockTimes, EndOfTime, Entry, PersonId, STAND_IN, Table};
use hamburgum_engine::Player;
use std::time::Duration;

/// Counts time for people. Moments are milliseconds since 1970.
pub trait Timekeeper {
    /// The counted time between two moments, without outages.
    fn counted(&self, person: PersonId, from: i64, to: i64) -> Duration;

    /// The moment at which so much time has counted since another one.
    fn after(&self, person: PersonId, from: i64, counted: Duration) -> i64;
}

/// A computer keeps the seat of somebody who misses so many turns in a row.
const MISSED_TURNS: u8 = 2;

impl Table {
    /// The people whose hours matter for the clocks at this moment: whose clock runs, and whose should.
    pub fn timed_people(&self) -> Vec<PersonId> {
        let Some(clocks) = &self.clocks else { return Vec::new() };
        let seats =
            clocks.running.map(|running| running.seat).into_iter().chain(self.clocked_seat());
        let mut people: Vec<PersonId> = seats.filter_map(|seat| self.seats[seat].owner()).collect();
        people.dedup();
        people
    }

    /// Whether the clock runs that should run at this moment, and no other.
    pub fn has_right_clock(&self, now: i64) -> bool {
        let Some(clocks) = self.clocks.as_ref().filter(|_| self.is_playing()) else { return true };
        let from = clocks.starts_from(now);
        match (&clocks.running, self.clocked_seat()) {
            (Some(running), Some(seat)) => {
                let is_same = seat == running.seat && running.turn == self.turns_over();
                is_same && (from == now || running.times.from >= from)
            }
            (None, None) => true,
            _ => false,
        }
    }

    /// The entries that stop and start clocks after the last change, which was made at this moment.
    pub fn clock_entries(&self, now: i64, keeper: &impl Timekeeper) -> Vec<Entry> {
        let Some(clocks) = self.clocks.as_ref().filter(|_| !self.has_right_clock(now)) else {
            return Vec::new();
        };
        let from = clocks.starts_from(now);
        let stopped =
            clocks.running.map(|running| (running.seat, self.rest(&running, now, keeper)));
        let stop = stopped.map(|(seat, left)| Entry::ClockStops {
            seat: self.seats[seat].player,
            left: milliseconds(left),
        });
        let start = self.clocked_seat().map(|seat| {
            let kept = clocks.seats[seat].left;
            let left = stopped.filter(|(other, _)| *other == seat).map_or(kept, |(_, left)| left);
            self.start(seat, left, from, keeper)
        });
        stop.into_iter().chain(start.flatten()).collect()
    }

    /// The entries that correct the running clock after a change of what counts, such as a holiday.
    pub fn clock_again(&self, now: i64, keeper: &impl Timekeeper) -> Vec<Entry> {
        let running = self.clocks.as_ref().and_then(|clocks| clocks.running);
        let Some(running) = running.filter(|running| self.is_playing() && running.times.over > now)
        else {
            return Vec::new();
        };
        let left = running.left.saturating_sub(self.used(&running, now, keeper));
        let from = running.times.from.max(now);
        self.start(running.seat, left, from, keeper).into_iter().collect()
    }

    /// What happens at a moment because time is up or the game was abandoned; mostly nothing.
    pub fn check_time(&self, now: i64, keeper: &impl Timekeeper) -> Vec<Entry> {
        let Some(clocks) = self.clocks.as_ref().filter(|_| self.is_playing()) else {
            return Vec::new();
        };
        if now >= self.abandoned_at() {
            return vec![Entry::Abandon];
        }
        let Some(running) = clocks.running.filter(|running| now >= running.times.over) else {
            return Vec::new();
        };
        let used = self.used(&running, now, keeper);
        if used < running.left + clocks.rules.grace() {
            // There was an outage, or a holiday since the clock started.
            let left = running.left.saturating_sub(used);
            return self.start(running.seat, left, now, keeper).into_iter().collect();
        }
        let seat = self.seats[running.seat].player;
        match clocks.rules.at_end {
            EndOfTime::OthersDecide => vec![Entry::Flag { seat }],
            EndOfTime::Loss if self.seats.len() == 2 => vec![Entry::LoseOnTime { seat }],
            EndOfTime::StandIn | EndOfTime::Loss => self.time_out_entries(seat),
        }
    }

    /// A computer plays this turn, and keeps the seat if it was not the first one in a row.
    pub(crate) fn time_out_entries(&self, seat: Player) -> Vec<Entry> {
        let mut entries = vec![Entry::TimeOut { seat }];
        let place = self.seats.iter().position(|one| one.player == seat);
        let missed =
            place.zip(self.clocks.as_ref()).map_or(0, |(place, clocks)| clocks.seats[place].missed);
        if missed + 1 >= MISSED_TURNS {
            entries.push(Entry::Computer { seat, level: STAND_IN });
        }
        entries
    }

    /// The seat whose clock should run: that of the person who has to move.
    fn clocked_seat(&self) -> Option<usize> {
        let is_open = self.lesson().is_none() && !self.waits_for_a_verdict();
        let player = self.to_act().filter(|_| is_open && !self.is_timed_out())?;
        if self.fallen_flag().is_some() {
            return None;
        }
        let is_it = |seat: &crate::Seat| seat.player == player && seat.playing_person().is_some();
        self.seats.iter().position(is_it)
    }

    fn start(
        &self,
        seat: usize,
        left: Duration,
        from: i64,
        keeper: &impl Timekeeper,
    ) -> Option<Entry> {
        let rules = self.clock_rules()?;
        let person = self.seats[seat].owner()?;
        let moment = |counted| keeper.after(person, from, counted);
        let times = ClockTimes {
            from,
            alarm: moment(used_before_alarm(left)),
            due: moment(left),
            over: moment(left + rules.grace()),
        };
        let (seat, left) = (self.seats[seat].player, milliseconds(left));
        Some(Entry::ClockRuns(ClockStart { seat, left, times }))
    }

    /// What is left of a clock that stops now, with the gift for a finished turn.
    fn rest(&self, running: &RunningClock, now: i64, keeper: &impl Timekeeper) -> Duration {
        let Some(clocks) = &self.clocks else { return Duration::ZERO };
        let left = running.left.saturating_sub(self.used(running, now, keeper));
        let is_over = running.turn < self.turns_over() || clocks.has_run_out(running.turn);
        if is_over && running.turn >= clocks.gifts_before {
            (left + clocks.rules.gift()).min(clocks.rules.cap())
        } else {
            left
        }
    }

    /// How much of the time of the running clock is used at this moment.
    pub(crate) fn time_used(&self, now: i64, keeper: &impl Timekeeper) -> Duration {
        let running = self.clocks.as_ref().and_then(|clocks| clocks.running);
        running.map_or(Duration::ZERO, |running| self.used(&running, now, keeper))
    }

    fn used(&self, running: &RunningClock, now: i64, keeper: &impl Timekeeper) -> Duration {
        let from = running.times.from;
        let person = self.seats[running.seat].owner().filter(|_| now > from);
        person.map_or(Duration::ZERO, |person| keeper.counted(person, from, now))
    }
}

fn milliseconds(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
