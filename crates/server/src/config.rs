//! The configuration of a server.

use crate::Outgoing;
use governor::Quota;
use hamburgum_store::Announce;
use hamburgum_table::{PROOF_GAMES, VOTING_TIME, WAITING_TIME};
use std::num::NonZeroU32;
use std::time::Duration;

/// The configuration of a server.
#[derive(Clone, Debug)]
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
    /// How long a planned turn waits before it is played, so that others see one turn after the other and its
    /// person can withdraw it.
    pub plan_pause: Duration,
    /// The time limit of a search, after which the best result so far is used. Strength is defined
    /// by a node count; this only protects against a very slow machine.
    pub longest_thought: Duration,
    /// After this time without activity a computer may stand in for a person without their consent.
    pub waiting_time: Duration,
    /// After this time an open vote does without the consent of those who are absent.
    pub voting_time: Duration,
    /// The node count of a review for each turn.
    pub review_nodes: u32,
    /// The number of games that prove a board.
    pub proof_games: u32,
    /// So many tables that are not over one person may sit at when setting up another one.
    pub open_tables: u32,
    /// Whether tables can be offered to everybody.
    pub public_tables: PublicTables,
    /// So many tables one person may offer to everybody at a time.
    pub offered_tables: u32,
    /// So many reviews of one person run or wait at most.
    pub reviews: usize,
    /// So many boards one person can save.
    pub boards: u32,
    /// The rate limit of boards that are sent to be saved, for each client network.
    pub new_boards: Quota,
    /// When boards that their authors offer are in the public list.
    pub offered_boards: OfferedBoards,
    /// The rate limit of changing requests for each client network.
    pub changes: Quota,
    /// The rate limit of password guesses for each login from each network.
    pub guesses: Quota,
    /// The rate limit of mails that ask to confirm an address, for each client network.
    pub confirmations: Quota,
    /// What may be sent to people who do not look at a page; `None` for nothing.
    pub outgoing: Option<Outgoing>,
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

/// When a board is in the public list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferedBoards {
    /// As soon as its author offers it.
    AtOnce,
    /// When the operator has looked at it.
    AfterALook,
}

/// Whether tables can be offered to everybody who knows the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PublicTables {
    /// There is a list of open tables.
    On,
    /// People sit down only with an invitation link.
    Off,
}

/// A burst of 60, then 10 per second.
const CHANGES: Quota = Quota::per_second(number(10)).allow_burst(number(60));
/// A burst of 30, then one in 2 minutes.
const NEW_BOARDS: Quota = Quota::per_hour(number(30));
/// A burst of 5, then 5 per hour.
const CONFIRMATIONS: Quota = Quota::per_hour(number(5));
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
            plan_pause: Duration::from_secs(3),
            longest_thought: Duration::from_secs(4),
            waiting_time: WAITING_TIME,
            voting_time: VOTING_TIME,
            review_nodes: 6000,
            proof_games: PROOF_GAMES,
            open_tables: 100,
            public_tables: PublicTables::On,
            offered_tables: 5,
            reviews: 3,
            boards: 100,
            new_boards: NEW_BOARDS,
            offered_boards: OfferedBoards::AfterALook,
            changes: CHANGES,
            guesses: GUESSES,
            confirmations: CONFIRMATIONS,
            outgoing: None,
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
