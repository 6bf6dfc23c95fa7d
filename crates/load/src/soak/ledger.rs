//! What happened: acknowledged actions, latencies and counts.

use super::program::Usage;
use crate::spread::Spread;
use std::fmt;
use std::sync::Mutex;
use std::time::Duration;

/// An action or a message that the server has confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Acknowledged {
    /// The id of the table.
    pub(super) table: String,
    /// The version that the page showed before, and the one that the answer showed.
    pub(super) seen: u64,
    pub(super) version: u64,
    pub(super) what: Confirmed,
}

/// What was confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Confirmed {
    /// An action of a turn, as the page offers it.
    Action(String),
    /// A chat message, which is sent once.
    Said(String),
}

/// Something that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Event {
    Game,
    Join,
    Import,
    Review,
    Reconnect,
    Update,
    Retry,
    Refused,
    Failure,
}

impl Event {
    const ALL: [Self; 9] = [
        Self::Game,
        Self::Join,
        Self::Import,
        Self::Review,
        Self::Reconnect,
        Self::Update,
        Self::Retry,
        Self::Refused,
        Self::Failure,
    ];

    const fn word(self) -> &'static str {
        match self {
            Self::Game => "games set up",
            Self::Join => "people who followed an invitation",
            Self::Import => "imported records",
            Self::Review => "requested reviews",
            Self::Reconnect => "reconnected event streams",
            Self::Update => "updates fetched by watchers",
            Self::Retry => "requests sent again after a lost connection",
            Self::Refused => "requests refused as stale or limited",
            Self::Failure => "unexpected answers",
        }
    }
}

/// The record of the whole run.
#[derive(Default)]
pub(super) struct Ledger(Mutex<Notes>);

#[derive(Default)]
struct Notes {
    acknowledged: Vec<Acknowledged>,
    counts: [u64; Event::ALL.len()],
    /// Milliseconds of this minute.
    latencies: Vec<f64>,
    all_latencies: Vec<f64>,
    down: Vec<Duration>,
    /// The first unexpected answers.
    failures: Vec<String>,
}

impl Ledger {
    pub(super) fn acknowledge(&self, one: Acknowledged) {
        self.notes().acknowledged.push(one);
    }

    pub(super) fn acknowledged(&self) -> Vec<Acknowledged> {
        self.notes().acknowledged.clone()
    }

    pub(super) fn count(&self, event: Event) {
        self.notes().counts[event as usize] += 1;
    }

    /// An answer that should not occur.
    pub(super) fn note_failure(&self, text: String) {
        self.count(Event::Failure);
        let mut notes = self.notes();
        if notes.failures.len() < 10 {
            notes.failures.push(text);
        }
    }

    pub(super) fn note_latency(&self, taken: Duration) {
        self.notes().latencies.push(1000.0 * taken.as_secs_f64());
    }

    pub(super) fn note_kill(&self, down: Duration) {
        self.notes().down.push(down);
    }

    /// Sums up the current minute and begins the next.
    pub(super) fn minute(&self, minute: u32, used: Usage) -> MinuteLine {
        let mut notes = self.notes();
        let latencies = std::mem::take(&mut notes.latencies);
        notes.all_latencies.extend(&latencies);
        MinuteLine {
            minute,
            acknowledged: notes.acknowledged.len(),
            latencies: Spread::of(latencies),
            used,
            kills: notes.down.len(),
            failures: notes.counts[Event::Failure as usize],
        }
    }

    /// What happened in the whole run.
    pub(super) fn totals(&self) -> String {
        let notes = self.notes();
        let spread = Spread::of(notes.all_latencies.iter().copied());
        let counts =
            Event::ALL.map(|event| format!("{} {}", notes.counts[event as usize], event.word()));
        let down = notes.down.iter().max().copied().unwrap_or_default();
        format!(
            "\n{}\n{} kills; down for {:.0} ms at most\nresponse: {}\n{}",
            counts.join("\n"),
            notes.down.len(),
            1000.0 * down.as_secs_f64(),
            percentiles(&spread),
            notes.failures.join("\n")
        )
    }

    fn notes(&self) -> std::sync::MutexGuard<'_, Notes> {
        self.0.lock().expect("no party panics while it writes")
    }
}

fn percentiles(spread: &Spread) -> String {
    let [half, most, nearly_all] = [500, 990, 999].map(|many| spread.of_a_thousand(many));
    format!(
        "50 % {half:.1} ms, 99 % {most:.1} ms, 99.9 % {nearly_all:.1} ms, most {:.1} ms",
        spread.most()
    )
}

/// The figures of a minute.
pub(super) struct MinuteLine {
    minute: u32,
    acknowledged: usize,
    latencies: Spread,
    used: Usage,
    kills: usize,
    failures: u64,
}

impl MinuteLine {
    pub(super) const HEAD: &'static str =
        "minute  acknowledged   50 % ms   99 % ms   most ms   memory MB   files   kills   failures";
}

impl fmt::Display for MinuteLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [half, most] = [500, 990].map(|many| self.latencies.of_a_thousand(many));
        write!(
            f,
            "{:>6} {:>13} {half:>9.1} {most:>9.1} {:>9.1} {:>11.1} {:>7} {:>7} {:>10}",
            self.minute,
            self.acknowledged,
            self.latencies.most(),
            self.used.memory as f64 / 1e6,
            self.used.open_files,
            self.kills,
            self.failures
        )
    }
}
