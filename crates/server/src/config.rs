//! How a server is run.

use governor::Quota;
use hamburgum_table::WAITING_TIME;
use std::num::NonZeroU32;
use std::time::Duration;

/// How a server is run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// Where people reach it, like `https://play.example`, if that is not where it listens: in front
    /// of invitations, and as the origin of its forms.
    pub public_address: Option<String>,
    /// Whether a proxy stands before it that says who asks.
    pub behind_proxy: bool,
    /// How many computers think at a time.
    pub thinkers: usize,
    /// The least time that a turn of a computer takes. Pages show turns one after another anyway.
    pub pace: Duration,
    /// After this time a computer plays, or the analysis answers, with the best found so far. Strength is
    /// a matter of nodes; this only keeps a very slow machine from being waited for.
    pub longest_thought: Duration,
    /// After this time without a sign of life a computer may stand in for a person without their consent.
    pub waiting_time: Duration,
    /// How many positions a review looks at for each turn.
    pub review_nodes: u32,
    /// So many tables that are not over one person may sit at when setting up another one.
    pub open_tables: u32,
    /// So many reviews of one person run or wait at most.
    pub reviews: usize,
    /// The rate limit of changes for each network.
    pub changes: Quota,
    /// The rate limit of password guesses for each login from each network.
    pub guesses: Quota,
    /// How long a stop waits for requests that are being answered.
    pub patience: Duration,
}

/// A burst of 60, then 10 per second.
const CHANGES: Quota = Quota::per_second(number(10)).allow_burst(number(60));
/// A burst of 5, then 5 per minute.
const GUESSES: Quota = Quota::per_minute(number(5));

const fn number(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).expect("a number above zero")
}

impl Default for Config {
    /// For one's own machine.
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            public_address: None,
            behind_proxy: false,
            thinkers: (cores - 1).max(1),
            pace: Duration::from_millis(250),
            longest_thought: Duration::from_secs(4),
            waiting_time: WAITING_TIME,
            review_nodes: 6000,
            open_tables: 100,
            reviews: 3,
            changes: CHANGES,
            guesses: GUESSES,
            patience: Duration::from_secs(10),
        }
    }
}

impl Config {
    /// Whether cookies may only travel encrypted.
    pub(crate) fn is_secure(&self) -> bool {
        self.public_address.as_deref().is_some_and(|address| address.starts_with("https://"))
    }
}
