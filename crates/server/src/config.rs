//! How a server is run.

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
    /// How many changes one address may ask for at once, and then each second.
    pub changes: (u32, u32),
    /// How often one address may guess the password of one login at once, and then each minute.
    pub guesses: (u32, u32),
    /// How long a stop waits for requests that are being answered.
    pub patience: Duration,
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
            changes: (60, 10),
            guesses: (5, 5),
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
