//! The configuration of a server.

use governor::Quota;
use hamburgum_store::Announce;
use hamburgum_table::{VOTING_TIME, WAITING_TIME};
use std::num::NonZeroU32;
use std::time::Duration;

/// The configuration of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// The public origin, like `https://play.example`, if it differs from the listening address. It
    /// prefixes invitations and is accepted as the origin of forms.
    pub public_address: Option<String>,
    /// Whether the server terminates TLS itself.
    pub has_tls: bool,
    /// Whether to trust the client address in `X-Forwarded-For`, which a reverse proxy sets.
    pub behind_proxy: bool,
    /// How servers on one database hear of each other's changes.
    pub announce: Announce,
    /// The number of concurrent searches for computer players and the analysis.
    pub thinkers: usize,
    /// The minimum duration of a computer's turn. Pages animate turns one after another anyway.
    pub pace: Duration,
    /// The time limit of a search, after which the best result so far is used. Strength is defined
    /// by a node count; this only protects against a very slow machine.
    pub longest_thought: Duration,
    /// After this time without activity a computer may stand in for a person without their consent.
    pub waiting_time: Duration,
    /// After this time an open vote does without the consent of those who are absent.
    pub voting_time: Duration,
    /// The node count of a review for each turn.
    pub review_nodes: u32,
    /// So many tables that are not over one person may sit at when setting up another one.
    pub open_tables: u32,
    /// So many reviews of one person run or wait at most.
    pub reviews: usize,
    /// The rate limit of changing requests for each client network.
    pub changes: Quota,
    /// The rate limit of password guesses for each login from each network.
    pub guesses: Quota,
    /// The maximum number of event streams for each network.
    pub streams_per_network: usize,
    /// The maximum number of connections for each network; not used behind a proxy.
    pub connections_per_network: usize,
    /// The idle timeout of connections, and the timeout for the head of a request.
    pub longest_silence: Duration,
    /// The timeout for the body of a request.
    pub longest_upload: Duration,
    /// How long a shutdown waits for requests in flight.
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
    /// The defaults for a private server.
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            public_address: None,
            has_tls: false,
            behind_proxy: false,
            announce: Announce::default(),
            thinkers: (cores - 1).max(1),
            pace: Duration::from_millis(250),
            longest_thought: Duration::from_secs(4),
            waiting_time: WAITING_TIME,
            voting_time: VOTING_TIME,
            review_nodes: 6000,
            open_tables: 100,
            reviews: 3,
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
    /// Whether browsers reach the server over TLS only: cookies get the `Secure` attribute, and
    /// responses the header that forbids plain connections.
    pub(crate) fn is_secure(&self) -> bool {
        match &self.public_address {
            Some(address) => address.starts_with("https://"),
            None => self.has_tls,
        }
    }

    /// The scheme of links to the address that a browser has used.
    pub(crate) fn scheme(&self) -> &'static str {
        if self.has_tls { "https" } else { "http" }
    }
}
