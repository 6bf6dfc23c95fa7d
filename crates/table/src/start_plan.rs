//! When a game is to begin, and tables that nobody fills.

use super::{Entry, Holder, Refusal, Table, Who, word};
use hamburgum_ai::Level;
use serde::{Deserialize, Serialize};

/// When a game begins by itself. Moments are milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StartPlan {
    /// When all seats are taken and at this moment at the latest, with computers in the open seats.
    Latest {
        /// The moment.
        at: i64,
        /// The level of the computers.
        #[serde(with = "word")]
        level: Level,
    },
    /// At this moment and not before, unless the host begins.
    Appointment {
        /// The moment.
        at: i64,
        /// The level of computers in the seats that are open then; without it the table is closed then.
        #[serde(with = "word::optional", default, skip_serializing_if = "Option::is_none")]
        level: Option<Level>,
    },
}

impl StartPlan {
    /// The moment.
    pub fn at(self) -> i64 {
        match self {
            Self::Latest { at, .. } | Self::Appointment { at, .. } => at,
        }
    }

    /// The level of computers in the seats that are open then.
    pub fn level(self) -> Option<Level> {
        match self {
            Self::Latest { level, .. } => Some(level),
            Self::Appointment { level, .. } => level,
        }
    }
}

/// Why a table was closed before its game began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unbegun {
    /// Too few people sat there at the appointed moment.
    TooFew,
    /// Nothing happened for a long time.
    Waited,
    /// The host closed it.
    Closed,
}

const DAY_MS: i64 = 24 * 60 * 60 * 1000;
/// After this time without any change people are reminded that the table still waits.
const REMINDED_AFTER_MS: i64 = 10 * DAY_MS;
/// So long after the reminder the table is closed.
const CLOSED_AFTER_MS: i64 = 4 * DAY_MS;
/// So many people are enough for an appointment.
const ENOUGH_PEOPLE: usize = 2;

impl Table {
    /// When the game is to begin by itself, until it has begun.
    pub fn start_plan(&self) -> Option<StartPlan> {
        self.plan.filter(|_| self.is_gathering())
    }

    /// When a table that was reminded is closed.
    pub fn closes_at(&self) -> Option<i64> {
        let is_waiting = self.is_reminded && self.start_plan().is_none() && self.is_gathering();
        is_waiting.then_some(self.last_time.saturating_add(CLOSED_AFTER_MS))
    }

    /// When something happens to the table by itself, while it gathers.
    pub fn gathering_due(&self) -> Option<i64> {
        if !self.is_gathering() || self.lesson().is_some() {
            return None;
        }
        let idle = || self.last_time.saturating_add(REMINDED_AFTER_MS);
        self.start_plan().map(StartPlan::at).or_else(|| self.closes_at()).or_else(|| Some(idle()))
    }

    /// What happens to the table by itself at this moment.
    pub fn at_gathering_due(&self, now: i64) -> Vec<Entry> {
        match (self.gathering_due(), self.start_plan()) {
            (Some(due), _) if due > now => Vec::new(),
            (None, _) => Vec::new(),
            (Some(_), Some(plan)) => self.begin_as_planned(plan),
            (Some(_), None) if self.is_reminded => vec![Entry::Dissolve { why: Unbegun::Waited }],
            (Some(_), None) => vec![Entry::Remind],
        }
    }

    fn begin_as_planned(&self, plan: StartPlan) -> Vec<Entry> {
        let enough = match plan {
            StartPlan::Latest { .. } => 1,
            StartPlan::Appointment { .. } => ENOUGH_PEOPLE,
        };
        let filled = self.filled_by(plan.level()).filter(|_| self.people().len() >= enough);
        filled.unwrap_or_else(|| vec![Entry::Dissolve { why: Unbegun::TooFew }])
    }

    /// The entries that begin the game with computers in the open seats; `None` if there are open seats and no
    /// computers for them.
    fn filled_by(&self, level: Option<Level>) -> Option<Vec<Entry>> {
        let open = self.seats.iter().filter(|seat| seat.holder == Holder::Nobody);
        let computer =
            |seat: &super::Seat| Some(Entry::Computer { seat: seat.player, level: level? });
        let mut entries: Vec<Entry> = open.map(computer).collect::<Option<_>>()?;
        entries.extend(self.waits_for_appointment().then_some(Entry::Begin));
        Some(entries)
    }

    /// Whether the game waits for its appointment, even if all seats are taken.
    pub(super) fn waits_for_appointment(&self) -> bool {
        matches!(self.plan, Some(StartPlan::Appointment { .. }))
    }

    pub(super) fn plan_start(
        &self,
        who: &Who,
        plan: Option<StartPlan>,
    ) -> Result<Vec<Entry>, Refusal> {
        self.check_host(who)?;
        match plan {
            _ if !self.is_gathering() || self.lesson().is_some() => Err(Refusal::Stale),
            _ if self.plan == plan => Err(Refusal::Repeated),
            // All seats are taken, so the game would begin by this.
            None if self.open_seat().is_none() => self.begin(who, None),
            Some(plan) => Ok(vec![Entry::Schedule(plan)]),
            None => Ok(vec![Entry::Unschedule]),
        }
    }

    pub(super) fn begin(&self, who: &Who, level: Option<Level>) -> Result<Vec<Entry>, Refusal> {
        self.check_host(who)?;
        if self.is_playing() {
            return Err(Refusal::Repeated);
        }
        let entries = self.filled_by(level).filter(|_| self.is_gathering());
        entries.filter(|entries| !entries.is_empty()).ok_or(Refusal::Senseless)
    }

    pub(super) fn keep_open(&self, who: &Who) -> Result<Vec<Entry>, Refusal> {
        match self.holds_a_seat(who) {
            false => Err(Refusal::NotSeated),
            true if self.closes_at().is_some() => Ok(vec![Entry::Keep]),
            true => Err(Refusal::Repeated),
        }
    }

    pub(super) fn dissolve(&self, who: &Who) -> Result<Vec<Entry>, Refusal> {
        self.check_host(who)?;
        match self.ended {
            Some(_) => Err(Refusal::Repeated),
            None if self.is_gathering() => Ok(vec![Entry::Dissolve { why: Unbegun::Closed }]),
            None => Err(Refusal::Stale),
        }
    }
}
