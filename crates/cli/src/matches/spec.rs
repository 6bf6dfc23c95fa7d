//! The kinds of players that a match can have, by their words.

use hamburgum_ai::{
    Evaluation, Level, Opponent, Player, RandomPlayer, RandomPlayouts, Skill, Wasteful, Weights,
};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A kind of player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub(crate) enum Spec {
    /// Any legal action.
    Random,
    /// A journeyman who throws every second turn away.
    Wasteful,
    /// An opponent of a level.
    Level(Level),
    /// The search with so many nodes for each other player for the choice of a field, always taking
    /// its best idea.
    Nodes(u32),
    /// The same search with the table of weights that was handed in.
    Candidate(u32),
    /// The same search, judging by plain random playouts.
    Playouts(u32),
}

/// The word for a random player.
const RANDOM: &str = "random";
/// The word for a player who wastes every second turn.
const WASTEFUL: &str = "wasteful";
/// What stands before a number of nodes.
const NODES: &str = "nodes-";
const CANDIDATE: &str = "candidate-";
const PLAYOUTS: &str = "playouts-";
/// As many nodes as a search may have.
const MOST_NODES: u32 = 1_000_000;

impl Spec {
    /// Whether it plays with the table of weights that is handed in.
    pub(super) fn is_candidate(self) -> bool {
        matches!(self, Self::Candidate(_))
    }

    /// Such a player.
    pub(super) fn player<'b>(self, seed: u64, candidate: &Weights) -> Box<dyn Player<'b> + 'b> {
        let skill = |nodes| Skill { nodes, laxity: 0.0 };
        match self {
            Self::Random => Box::new(RandomPlayer::new(seed)),
            Self::Wasteful => {
                Box::new(Wasteful::new(Opponent::new(Level::Journeyman, seed), seed))
            }
            Self::Level(level) => Box::new(Opponent::new(level, seed)),
            Self::Nodes(nodes) => {
                Box::new(Opponent::with_judge(skill(nodes), seed, Evaluation::default()))
            }
            Self::Candidate(nodes) => {
                let evaluation = Evaluation::new(candidate.clone());
                Box::new(Opponent::with_judge(skill(nodes), seed, evaluation))
            }
            Self::Playouts(nodes) => {
                Box::new(Opponent::with_judge(skill(nodes), seed, RandomPlayouts::new(seed)))
            }
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.pad(RANDOM),
            Self::Wasteful => f.pad(WASTEFUL),
            Self::Level(level) => level.fmt(f),
            Self::Nodes(nodes) => f.pad(&format!("{NODES}{nodes}")),
            Self::Candidate(nodes) => f.pad(&format!("{CANDIDATE}{nodes}")),
            Self::Playouts(nodes) => f.pad(&format!("{PLAYOUTS}{nodes}")),
        }
    }
}

impl FromStr for Spec {
    type Err = String;
    fn from_str(read: &str) -> Result<Self, String> {
        if read == RANDOM {
            return Ok(Self::Random);
        }
        if read == WASTEFUL {
            return Ok(Self::Wasteful);
        }
        if let Some(number) = read.strip_prefix(NODES) {
            return read_nodes(NODES, number).map(Self::Nodes);
        }
        if let Some(number) = read.strip_prefix(CANDIDATE) {
            return read_nodes(CANDIDATE, number).map(Self::Candidate);
        }
        if let Some(number) = read.strip_prefix(PLAYOUTS) {
            return read_nodes(PLAYOUTS, number).map(Self::Playouts);
        }
        let levels = Level::ALL.map(Level::word).join(", ");
        let read = short(read);
        let wrong = |_| {
            format!(
                "{read:?} is no player: use {RANDOM}, {WASTEFUL}, {levels}, {NODES}N, {CANDIDATE}N or \
                 {PLAYOUTS}N"
            )
        };
        read.parse().map(Self::Level).map_err(wrong)
    }
}

/// Reads a number of nodes in its one spelling, so that a kind of player has only one word.
fn read_nodes(word: &str, read: &str) -> Result<u32, String> {
    let number = read.parse().ok().filter(|nodes: &u32| nodes.to_string() == read);
    number.filter(|nodes| (1..=MOST_NODES).contains(nodes)).ok_or_else(|| {
        let read = short(read);
        format!("{read:?} is no number of nodes: use {word}1 to {word}{MOST_NODES}")
    })
}

/// Enough of a wrong word to know it again.
fn short(read: &str) -> String {
    read.chars().take(40).collect()
}

impl From<Spec> for String {
    fn from(spec: Spec) -> Self {
        spec.to_string()
    }
}

impl TryFrom<String> for Spec {
    type Error = String;
    fn try_from(read: String) -> Result<Self, String> {
        read.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_as_they_are_written() {
        for word in
            ["random", "wasteful", "lord-mayor", "nodes-1", "candidate-8", "playouts-1000000"]
        {
            assert_eq!(word.parse::<Spec>().map(|spec| spec.to_string()).as_deref(), Ok(word));
        }
        for word in ["nodes", "nodes-", "nodes-0", "nodes-1000001", "playouts-+4", "playouts-04"] {
            assert!(word.parse::<Spec>().is_err(), "{word}");
        }
    }
}
