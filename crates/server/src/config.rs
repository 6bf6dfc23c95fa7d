//! How a server is run.

use governor::Quota;
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
    /// How many positions a review looks at for each turn.
    pub review_nodes: u32,
    /// The rate limit of changes for each network.
    pub changes: Quota,
    /// The rate limit of password guesses for each login from each network.
    pub guesses: Quota,
    /// How many event streams each network can have open.
    pub streams_per_network: usize,
    /// How many connections each network can have open, without a proxy.
    pub connections_per_network: usize,
    /// A connection on which nothing is sent or received for so long is closed, and so is one whose
    /// request takes longer to begin.
    pub longest_silence: Duration,
    /// How long a form may take to arrive.
    pub longest_upload: Duration,
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
            review_nodes: 6000,
            changes: CHANGES,
            guesses: GUESSES,
            streams_per_network: 100,
            connections_per_network: 300,
            longest_silence: Duration::from_mins(1),
            longest_upload: Duration::from_mins(1),
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
