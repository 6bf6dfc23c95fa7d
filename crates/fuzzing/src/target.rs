//! The kinds of input.

use crate::{
    Depth, boards, entries, forms, legals, notation, records, replays, reviews, seeds, weights,
};
use std::fmt;
use std::str::FromStr;

/// A kind of input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FuzzTarget {
    /// Board files, and games on them.
    Boards,
    /// Records of games.
    Records,
    /// Turns and actions as text, in a running game.
    Notation,
    /// Forms that people send to a table.
    Forms,
    /// Stored logs of tables.
    Entries,
    /// Networks and tables of weights, and computers that use them.
    Weights,
    /// Stored reviews.
    Reviews,
    /// Sequences of legal actions.
    Legals,
    /// Records of such sequences.
    Replays,
}

impl FuzzTarget {
    /// All targets.
    pub const ALL: [Self; 9] = [
        Self::Boards,
        Self::Records,
        Self::Notation,
        Self::Forms,
        Self::Entries,
        Self::Weights,
        Self::Reviews,
        Self::Legals,
        Self::Replays,
    ];

    /// The name, which is also that of the folder of its corpus.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Boards => "boards",
            Self::Records => "records",
            Self::Notation => "notation",
            Self::Forms => "forms",
            Self::Entries => "entries",
            Self::Weights => "weights",
            Self::Reviews => "reviews",
            Self::Legals => "legals",
            Self::Replays => "replays",
        }
    }

    /// Does with an input what the program would do.
    ///
    /// # Panics
    /// An input that breaks a law of the program is a finding.
    pub fn run(self, input: &[u8]) -> Depth {
        match self {
            Self::Boards => boards::run(input),
            Self::Records => text(input, records::run),
            Self::Notation => notation::run(input),
            Self::Forms => text(input, forms::run),
            Self::Entries => text(input, entries::run),
            Self::Weights => weights::run(input),
            Self::Reviews => reviews::run(input),
            Self::Legals => legals::run(input),
            Self::Replays => replays::run(input),
        }
    }

    /// Inputs to start from, made of the fixtures of the repository.
    ///
    /// # Panics
    /// The repository is not where it was compiled.
    pub fn seeds(self) -> Vec<Vec<u8>> {
        match self {
            Self::Boards => boards::seeds(),
            Self::Records => seeds::records(),
            Self::Notation => notation::seeds(),
            Self::Forms => forms::seeds(),
            Self::Entries => entries::seeds(),
            Self::Weights => weights::seeds(),
            Self::Reviews => reviews::seeds(),
            Self::Legals | Self::Replays => seeds::choices(),
        }
    }
}

fn text(input: &[u8], run: impl FnOnce(&str) -> Depth) -> Depth {
    std::str::from_utf8(input).map_or(Depth::Refused, run)
}

/// There is no target of this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownTarget;

impl fmt::Display for UnknownTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = FuzzTarget::ALL.map(FuzzTarget::word);
        write!(f, "there is no such fuzz target; there are {}", words.join(", "))
    }
}

impl std::error::Error for UnknownTarget {}

impl FromStr for FuzzTarget {
    type Err = UnknownTarget;

    fn from_str(word: &str) -> Result<Self, UnknownTarget> {
        Self::ALL.into_iter().find(|target| target.word() == word).ok_or(UnknownTarget)
    }
}
