//! The clocks of the players: how log entries change them.

use crate::{ABANDONED_AFTER, ClockRules, ClockStart, ClockTimes, Done, PersonId, Seat, Table};
use hamburgum_engine::Player;
use std::collections::BTreeSet;
use std::time::Duration;

/// The clocks of a table. Seats are counted in the order of play, because their colours may change.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    pub(crate) rules: ClockRules,
    pub(crate) seats: Vec<SeatClock>,
    pub(crate) running: Option<RunningClock>,
    /// The turns that computers play or have played because the time of their players was up.
    timed_out: BTreeSet<u32>,
    /// The turn whose player has no time left, and about which the others decide.
    fallen: Option<u32>,
    /// Turns before this one have had their gift: one that was taken back gets none again.
    pub(crate) gifts_before: u32,
    pause: Option<AgreedPause>,
}

/// The clock of a seat that does not run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SeatClock {
    pub(crate) left: Duration,
    /// How many turns in a row computers have played because time was up.
    pub(crate) missed: u8,
}

/// The clock that runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RunningClock {
    pub(crate) seat: usize,
    pub(crate) turn: u32,
    /// What was left when it started.
    pub(crate) left: Duration,
    pub(crate) times: ClockTimes,
}

/// A pause that everybody agreed to.
#[derive(Clone, Copy, Debug)]
struct AgreedPause {
    days: u8,
    /// When it ends, once the time of its entry is known.
    until: Option<i64>,
}

/// When a person last did something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LastDeed {
    /// At this time.
    At(i64),
    /// In the last entry, whose time is not known yet.
    JustNow,
}

/// The running clock of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deadline {
    /// The player.
    pub seat: Player,
    /// The person who plays.
    pub person: PersonId,
    /// Time counts from here on; before it the game is paused.
    pub from: i64,
    /// Four fifths of the time are used.
    pub alarm: i64,
    /// The time is up.
    pub due: i64,
    /// The grace is over: from now on a computer plays.
    pub over: i64,
    /// What was left when the clock started.
    pub left: Duration,
}

const DAY: i64 = 24 * 60 * 60 * 1000;

impl Clocks {
    pub(crate) fn new(rules: ClockRules, seats: usize) -> Self {
        let seat = SeatClock { left: rules.bank(), missed: 0 };
        Self {
            rules,
            seats: vec![seat; seats],
            running: None,
            timed_out: BTreeSet::new(),
            fallen: None,
            gifts_before: 0,
            pause: None,
        }
    }

    /// When a pause by agreement ends, if one was agreed to.
    pub(crate) fn paused_until(&self) -> Option<i64> {
        self.pause.and_then(|pause| pause.until)
    }

    /// When a clock that is started now begins to count.
    pub(crate) fn starts_from(&self, now: i64) -> i64 {
        self.paused_until().map_or(now, |until| until.max(now))
    }

    pub(crate) fn note_time(&mut self, now: i64) {
        if let Some(pause) = &mut self.pause {
            pause.until.get_or_insert(now + i64::from(pause.days) * DAY);
        }
    }

    pub(crate) fn forget_running(&mut self) {
        self.running = None;
    }

    /// Turns from this one on were taken back, and are played anew.
    pub(crate) fn take_back(&mut self, turns: u32) {
        self.timed_out.retain(|&turn| turn < turns);
        self.fallen = None;
    }
}

impl Table {
    pub(crate) fn run_clock(&mut self, start: &ClockStart) -> Result<(), String> {
        let (seat, turn) = (self.place_of(start.seat)?, self.turns_over());
        let left = Duration::from_millis(start.left);
        self.clocks_mut()?.running = Some(RunningClock { seat, turn, left, times: start.times });
        Ok(())
    }

    pub(crate) fn stop_clock(&mut self, player: Player, left: u64) -> Result<(), String> {
        let (seat, turn) = (self.place_of(player)?, self.turns_over());
        let clocks = self.clocks_mut()?;
        clocks.seats[seat].left = Duration::from_millis(left);
        if let Some(running) = clocks.running.take() {
            let is_over = running.turn < turn;
            if is_over || clocks.has_run_out(running.turn) {
                clocks.gifts_before = clocks.gifts_before.max(running.turn + 1);
            }
            if is_over {
                clocks.seats[seat].missed = 0;
            }
        }
        Ok(())
    }

    /// From now on a computer plays this turn, from its beginning.
    pub(crate) fn time_out(&mut self, player: Player) -> Result<(), String> {
        let (seat, turn) = (self.place_of(player)?, self.turns_over());
        self.drop_draft_of(player);
        let clocks = self.clocks_mut()?;
        clocks.timed_out.insert(turn);
        clocks.seats[seat].missed = clocks.seats[seat].missed.saturating_add(1);
        self.motion = None;
        Ok(())
    }

    pub(crate) fn drop_flag(&mut self) -> Result<(), String> {
        let turn = self.turns_over();
        self.clocks_mut()?.fallen = Some(turn);
        Ok(())
    }

    pub(crate) fn lose_on_time(&mut self, player: Player) -> Result<(), String> {
        self.drop_draft_of(player);
        self.seat_mut(player)?.has_resigned = true;
        self.ended = Some(Done::ByTime);
        Ok(())
    }

    pub(crate) fn pause(&mut self, days: u8) -> Result<(), String> {
        self.clocks_mut()?.pause = Some(AgreedPause { days, until: None });
        self.motion = None;
        Ok(())
    }

    fn clocks_mut(&mut self) -> Result<&mut Clocks, String> {
        self.clocks.as_mut().ok_or_else(|| "this table has no clock".to_owned())
    }

    fn place_of(&self, player: Player) -> Result<usize, String> {
        let place = self.seats.iter().position(|seat| seat.player == player);
        place.ok_or_else(|| format!("nobody plays {player} here"))
    }

    /// The clock of this table.
    pub fn clock_rules(&self) -> Option<&ClockRules> {
        self.clocks.as_ref().map(|clocks| &clocks.rules)
    }

    /// The turns that computers play or have played because the time of their players was up, counted from 0.
    pub fn turns_timed_out(&self) -> &BTreeSet<u32> {
        static NONE: BTreeSet<u32> = BTreeSet::new();
        self.clocks.as_ref().map_or(&NONE, |clocks| &clocks.timed_out)
    }

    /// Whether a computer plays this turn because the time of its player was up.
    pub fn is_timed_out(&self) -> bool {
        self.turns_timed_out().contains(&self.turns_over())
    }

    /// The player whose time is up, while the others may decide what happens.
    pub fn fallen_flag(&self) -> Option<Player> {
        let clocks = self.clocks.as_ref()?;
        self.to_act().filter(|_| clocks.fallen == Some(self.turns_over()) && !self.is_timed_out())
    }

    /// The running clock.
    pub fn deadline(&self) -> Option<Deadline> {
        let running = self.clocks.as_ref()?.running.filter(|_| self.is_playing())?;
        let seat = &self.seats[running.seat];
        let ClockTimes { from, alarm, due, over } = running.times;
        let (person, left) = (seat.playing_person()?, running.left);
        Some(Deadline { seat: seat.player, person, from, alarm, due, over, left })
    }

    /// The time that a player has left, at the start of the current turn if the clock runs.
    pub fn time_left(&self, player: Player) -> Option<Duration> {
        let clocks = self.clocks.as_ref()?;
        let place = self.place_of(player).ok()?;
        let running = clocks.running.filter(|running| running.seat == place);
        Some(running.map_or(clocks.seats[place].left, |running| running.left))
    }

    /// When a pause by agreement ends, if it has not ended at this moment.
    pub fn paused_until(&self, now: i64) -> Option<i64> {
        self.clocks.as_ref()?.paused_until().filter(|until| *until > now && self.is_playing())
    }

    /// When somebody has to look whether time is up, or whether the game was abandoned.
    pub fn next_check(&self) -> Option<i64> {
        let clocks = self.clocks.as_ref().filter(|_| self.is_playing())?;
        let over = clocks.running.map(|running| running.times.over);
        over.or_else(|| Some(self.abandoned_at()))
    }

    /// When the game counts as abandoned unless a person does something before.
    pub(crate) fn abandoned_at(&self) -> i64 {
        let after = i64::try_from(ABANDONED_AFTER.as_millis()).unwrap_or(i64::MAX);
        match self.last_deed {
            LastDeed::At(moment) => moment.saturating_add(after),
            LastDeed::JustNow => i64::MAX,
        }
    }

    /// Whether everybody has left the game to computers, who wait then.
    pub(crate) fn waits_for_people(&self) -> bool {
        let has_owner = self.seats.iter().any(|seat| seat.owner().is_some());
        self.clocks.is_some() && has_owner && self.people().is_empty()
    }

    /// Whether computers played a quarter of the turns of somebody.
    pub(crate) fn was_left_to_computers(&self, seat: &Seat) -> bool {
        if self.clocks.is_none() || seat.owner().is_none() {
            return false;
        }
        let own = self.game.turns().filter(|turn| turn.player() == seat.player);
        let (mut all, mut played) = (0, 0);
        for turn in own {
            all += 1;
            played += usize::from(self.turns_of_computers.contains(&turn.number));
        }
        played > 0 && played * 4 >= all
    }
}

impl Clocks {
    /// Whether time was up in this turn.
    pub(crate) fn has_run_out(&self, turn: u32) -> bool {
        self.timed_out.contains(&turn) || self.fallen == Some(turn)
    }
}
