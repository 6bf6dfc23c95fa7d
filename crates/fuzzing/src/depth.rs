//! How far an input gets.

/// How far an input gets. Fuzzing that never gets past the parsers tests nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// It is refused as unreadable.
    Refused,
    /// It is read, and something is done with it.
    Beyond,
}
