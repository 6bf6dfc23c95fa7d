//! The kinds of players in a match, and their names on the command line.

use super::timed::Timed;
use hamburgum_ai::{
    AnyJudge, ArenaPlayer, Evaluation, Level, Net, NetJudge, Opponent, RandomPlayer,
    RandomPlayouts, Skill, Wasteful, Weights,
};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// A kind of player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub(crate) enum Spec {
    /// A player that chooses uniformly among the legal actions.
    Random,
    /// A journeyman that wastes every second turn.
    Wasteful,
    /// An opponent of a level.
    Level(Level),
    /// The search with this many nodes per opponent for the choice of a field, always playing the
    /// best result.
    Nodes(u32),
    /// The same search with the given table of weights.
    Candidate(u32),
    /// The same search, evaluated by plain random playouts.
    Playouts(u32),
    /// The same search, evaluated by the network.
    Net(u32),
    /// The search with the evaluation, with a laxity in ten-thousandths.
    LaxNodes(u32, u16),
    /// The search with the network, with a laxity in ten-thousandths.
    LaxNet(u32, u16),
    /// The search with the network of the program, regardless of given weights and constants.
    Shipped(u32),
    /// The search with the evaluation and this many milliseconds for each turn.
    HandTime(u32),
    /// The search with the network and this many milliseconds for each turn.
    NetTime(u32),
}

/// The name of the random player.
const RANDOM: &str = "random";
/// The name of the player that wastes every second turn.
const WASTEFUL: &str = "wasteful";
/// The maximum number of nodes of a search and of milliseconds of a turn.
const MOST: u32 = 1_000_000;

/// A kind of player with a number, and the prefix of its name.
type Numbered = (&'static str, fn(u32) -> Spec);

/// Longer prefixes come first, because a shorter one would match their names too.
const NUMBERED: [Numbered; 7] = [
    ("nodes-", Spec::Nodes),
    ("candidate-", Spec::Candidate),
    ("playouts-", Spec::Playouts),
    ("hand-time-", Spec::HandTime),
    ("net-time-", Spec::NetTime),
    ("net-", Spec::Net),
    ("shipped-", Spec::Shipped),
];

/// A kind of player with a number of nodes and a laxity, and the prefix of its name.
type LaxKind = (&'static str, fn(u32, u16) -> Spec);

/// Kinds of players with a number of nodes and a laxity.
const LAX_KINDS: [LaxKind; 2] = [("nodes-", Spec::LaxNodes), ("net-", Spec::LaxNet)];
/// The separator of the two numbers in such a name.
const LAX: &str = "-lax-";
/// The laxity 1.0, in the unit of the names.
const LAXITY_UNIT: u16 = 10_000;

/// The weights and constants that are given on the command line.
pub(super) struct Judges {
    /// The weights of candidates.
    pub(super) candidate: Weights,
    /// The network.
    pub(super) net: Arc<Net>,
    /// An exploration constant to test.
    pub(super) exploration: Option<f32>,
    /// A reserve for unexplored moves to test.
    pub(super) reserve: Option<f32>,
}

impl Judges {
    fn learned(&self) -> NetJudge {
        let judge = NetJudge::new(self.net.clone());
        let judge = self.exploration.into_iter().fold(judge, NetJudge::exploring);
        self.reserve.into_iter().fold(judge, NetJudge::reserving)
    }
}

impl Spec {
    /// Whether it uses the given table of weights.
    pub(super) fn is_candidate(self) -> bool {
        matches!(self, Self::Candidate(_))
    }

    /// Whether it uses the network.
    pub(super) fn has_learned(self) -> bool {
        matches!(self, Self::Net(_) | Self::LaxNet(..) | Self::NetTime(_))
    }

    /// Creates a player of this kind.
    pub(super) fn player<'b>(self, seed: u64, judges: &Judges) -> Box<dyn ArenaPlayer<'b> + 'b> {
        let lax =
            |nodes, laxity| Skill { nodes, laxity: f32::from(laxity) / f32::from(LAXITY_UNIT) };
        let skill = |nodes| lax(nodes, 0);
        match self {
            Self::Random => Box::new(RandomPlayer::new(seed)),
            Self::Wasteful => Box::new(Wasteful::new(Opponent::new(Level::Journeyman, seed), seed)),
            Self::Level(level) => Box::new(Opponent::new(level, seed)),
            Self::Nodes(nodes) => {
                Box::new(Opponent::with_judge(skill(nodes), seed, Evaluation::default()))
            }
            Self::Candidate(nodes) => {
                let evaluation = Evaluation::new(judges.candidate.clone());
                Box::new(Opponent::with_judge(skill(nodes), seed, evaluation))
            }
            Self::Playouts(nodes) => {
                Box::new(Opponent::with_judge(skill(nodes), seed, RandomPlayouts::new(seed)))
            }
            Self::Net(nodes) => {
                Box::new(Opponent::with_judge(skill(nodes), seed, judges.learned()))
            }
            Self::Shipped(nodes) => {
                Box::new(Opponent::with_judge(skill(nodes), seed, AnyJudge::best()))
            }
            Self::LaxNodes(nodes, laxity) => {
                Box::new(Opponent::with_judge(lax(nodes, laxity), seed, Evaluation::default()))
            }
            Self::LaxNet(nodes, laxity) => {
                Box::new(Opponent::with_judge(lax(nodes, laxity), seed, judges.learned()))
            }
            Self::HandTime(time) => Box::new(Timed::new(time, seed, Evaluation::default())),
            Self::NetTime(time) => Box::new(Timed::new(time, seed, judges.learned())),
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = match *self {
            Self::Random => return f.pad(RANDOM),
            Self::Wasteful => return f.pad(WASTEFUL),
            Self::Level(level) => return level.fmt(f),
            Self::LaxNodes(nodes, laxity) => return f.pad(&format!("nodes-{nodes}{LAX}{laxity}")),
            Self::LaxNet(nodes, laxity) => return f.pad(&format!("net-{nodes}{LAX}{laxity}")),
            Self::Nodes(number)
            | Self::Candidate(number)
            | Self::Playouts(number)
            | Self::Net(number)
            | Self::Shipped(number)
            | Self::HandTime(number)
            | Self::NetTime(number) => number,
        };
        let word = NUMBERED.iter().find(|(_, kind)| kind(number) == *self);
        f.pad(&format!("{}{number}", word.map_or("", |(word, _)| word)))
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
        for (word, kind) in LAX_KINDS {
            if let Some((nodes, laxity)) = read.strip_prefix(word).and_then(|it| it.split_once(LAX))
            {
                return Ok(kind(read_number(word, nodes)?, read_laxity(laxity)?));
            }
        }
        for (word, kind) in NUMBERED {
            if let Some(number) = read.strip_prefix(word) {
                return read_number(word, number).map(kind);
            }
        }
        let levels = Level::ALL.map(Level::word).join(", ");
        let numbered = NUMBERED.map(|(word, _)| format!("{word}N")).join(", ");
        let read = short(read);
        let wrong =
            |_| format!("{read:?} is no player: use {RANDOM}, {WASTEFUL}, {levels}, {numbered}");
        read.parse().map(Self::Level).map_err(wrong)
    }
}

/// The help text that lists the kinds of players.
pub(super) fn players_help() -> String {
    // Four names fit into a line of a terminal.
    let lines = Level::ALL.map(Level::word);
    let levels = lines.chunks(4).map(|words| words.join(", ")).collect::<Vec<_>>().join(",\n  ");
    format!(
        "Who plays, 2 to 5 in the order of the first game\n\n\
         The levels are\n  {levels}.\n\
         \"{RANDOM}\" plays any legal action, and \"{WASTEFUL}\" is a journeyman who throws every\n\
         second turn away. \"nodes-400\" is the search with 400 nodes for each other player for\n\
         the choice of a field and a quarter of them for each later choice of a turn, always\n\
         taking its best idea; \"candidate-400\" is the same search with the weights of\n\
         --weights, and \"playouts-400\" the same search that judges by plain random playouts.\n\
         \"net-400\" is the same search with the learned judge, and \"shipped-400\" the same with\n\
         the weights that come with the program when others are tried with --net.\n\
         \"hand-time-200\" and \"net-time-200\" search with the hand-made and with the learned\n\
         judge for 200 ms a turn. N goes from 1 to {MOST}. \"nodes-400-lax-40\" and\n\
         \"net-400-lax-40\" have a laxity of 0.0040 as well: one choice in three may be any action\n\
         that is worse by no more than that for each other player."
    )
}

/// Parses a number from 1 in its canonical spelling, so that each kind of player has exactly one name.
fn canonical(read: &str, most: u32) -> Option<u32> {
    let number = read.parse().ok().filter(|number: &u32| number.to_string() == read);
    number.filter(|number| (1..=most).contains(number))
}

fn read_number(word: &str, read: &str) -> Result<u32, String> {
    canonical(read, MOST).ok_or_else(|| {
        let what = if word.ends_with("time-") { "milliseconds" } else { "nodes" };
        let read = short(read);
        format!("{read:?} is no number of {what}: use {word}1 to {word}{MOST}")
    })
}

fn read_laxity(read: &str) -> Result<u16, String> {
    let laxity = canonical(read, LAXITY_UNIT.into()).and_then(|number| number.try_into().ok());
    laxity.ok_or_else(|| {
        let read = short(read);
        format!("{read:?} is no laxity: use 1 to {LAXITY_UNIT}, in ten-thousandths")
    })
}

/// Shortens a wrong word for an error message.
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
    fn names_survive_a_round_trip() {
        for word in [
            "random",
            "wasteful",
            "lord-mayor",
            "nodes-1",
            "nodes-1000000",
            "candidate-8",
            "playouts-400",
        ]
        .into_iter()
        .chain(["net-64", "shipped-64", "net-time-200", "hand-time-200"])
        .chain(["net-64-lax-80", "nodes-440-lax-40"])
        {
            assert_eq!(word.parse::<Spec>().map(|spec| spec.to_string()).as_deref(), Ok(word));
        }
        for word in ["nodes", "nodes-", "nodes-0", "nodes-1000001", "playouts-+4", "net-time-"]
            .into_iter()
            .chain([
                "net-64-lax-",
                "net-64-lax-0",
                "net-0-lax-8",
                "net-64-lax-08",
                "shipped-6-lax-8",
            ])
        {
            assert!(word.parse::<Spec>().is_err(), "{word}");
        }
    }
}
