//! The people and the tables of the month.

use super::{BEGIN, DAY, HOUR, MINUTE, SECOND};
use hamburgum_engine::Action;
use hamburgum_hours::{Date, Holiday, HoursHistory, Moment, Night, PersonHours, Weekend};
use hamburgum_server::Config;
use hamburgum_table::{ClockPreset, ClockRules, Table, WeekendRule, Who};
use std::time::Duration;

pub(super) const ZONES: [&str; 10] = [
    "Europe/Berlin",
    "America/New_York",
    "Australia/Sydney",
    "Pacific/Auckland",
    "America/Santiago",
    "Asia/Kathmandu",
    "Australia/Lord_Howe",
    "America/Los_Angeles",
    "Asia/Tokyo",
    "Europe/Lisbon",
];

/// Times without a server, as offsets from the beginning.
pub(super) const OUTAGES: [(i64, i64); 6] = [
    (2 * DAY + 9 * HOUR, 5 * MINUTE),
    (5 * DAY + 23 * HOUR, 20 * HOUR),
    (12 * DAY, 90 * SECOND),
    (17 * DAY + 15 * HOUR, 3 * HOUR),
    (23 * DAY + HOUR, 26 * HOUR),
    (29 * DAY + 12 * HOUR, 30 * MINUTE),
];

/// What somebody is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Habit {
    /// Moves after some hours.
    Plays,
    /// Forgets a game now and then.
    Forgets,
    /// Moves one second before a computer would.
    LastSecond,
}

pub(super) struct Person {
    pub(super) who: Who,
    pub(super) habit: Habit,
    pub(super) hours: HoursHistory,
}

pub(super) fn config() -> Config {
    Config {
        thinkers: 2,
        pace: Duration::ZERO,
        // Computers play something at once: how well is of no interest here.
        longest_thought: Duration::ZERO,
        ..Config::default()
    }
}

pub(super) fn rules(table: usize) -> ClockRules {
    // Short banks, so that time runs out often enough.
    let hours = |bank: u32, gift: u32| (bank * 3600, gift * 3600);
    let (bank, gift) = [hours(12, 3), hours(20, 2), hours(45, 3)][table % 3];
    let rules = ClockPreset::SeveralTurns.rules().expect("a clock");
    let weekend = if table.is_multiple_of(4) { WeekendRule::Pauses } else { WeekendRule::Counts };
    ClockRules { bank, gift, cap: 45 * 3600, weekend, ..rules }
}

pub(super) fn weekend(table: usize) -> Weekend {
    if table.is_multiple_of(4) { Weekend::Pauses } else { Weekend::Counts }
}

/// The shortest turn.
pub(super) fn any_turn(table: &Table) -> Vec<Action> {
    let mut game = table.game().clone();
    game.restart_turn();
    let mut actions = Vec::new();
    while !actions.ends_with(&[Action::Done]) && !game.state().is_over() {
        let legal = game.state().legal_actions();
        let action = if legal.contains(&Action::Done) { Action::Done } else { legal[0] };
        game.play(action).expect("a legal action");
        actions.push(action);
    }
    actions
}

/// The hours of a person: some sleep late, and some are on holiday in the third week.
pub(super) fn hours(number: usize) -> HoursHistory {
    let zone = ZONES[number % ZONES.len()].parse().expect("a zone");
    let mut hours = PersonHours::in_zone(zone);
    if number.is_multiple_of(5) {
        let (from, to) = ("01:30".parse().expect("a time"), "09:00".parse().expect("a time"));
        hours = hours.with_night(Night::new(from, to).expect("a night"));
    }
    if number.is_multiple_of(7) {
        let day = |day| Date::constant(2026, 3, day);
        let holiday = Holiday::new(day(20), day(26)).expect("a holiday");
        hours.add_holiday(holiday, Moment(BEGIN)).expect("a holiday");
    }
    HoursHistory::of(hours)
}
