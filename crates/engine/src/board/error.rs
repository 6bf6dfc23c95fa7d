//! What can be wrong with a board file.

use crate::{Board, BuildingKind, Church, ParishColour, UnknownWord};
use std::fmt;

/// A board file that was refused.
///
/// ```
/// use hamburgum_engine::{Board, BoardFault};
///
/// let text = "id = 'atlantis'\nname = 'Atlantis'\nmap = { width = 800, height = 600 }\n";
/// let error = Board::parse(text).expect_err("a city without churches");
/// assert_eq!(error.fault, BoardFault::ChurchCount(0));
/// assert_eq!(error.to_string(), "line 1: 0 churches: a board has 6");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardError {
    /// The line, counted from 1.
    pub line: usize,
    /// The part of the board that is wrong.
    pub part: BoardPart,
    /// What is wrong there.
    pub fault: BoardFault,
}

/// A part of a board file. Churches, sites and lines are numbered from 0 in the order of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardPart {
    /// The whole file, which cannot be read.
    File,
    /// The id, name, note or map of the city.
    City,
    /// The harbour.
    Harbour,
    /// The wall as a whole.
    Wall,
    /// A corner of the wall, numbered from 0.
    Corner(usize),
    /// The churches as a group.
    Churches,
    /// The sites for one kind of building as a group.
    Sites(BuildingKind),
    /// A church.
    Church(usize),
    /// A site.
    Site(usize),
    /// A line.
    Line(usize),
}

impl BoardError {
    /// The fault at a byte of the text.
    pub(crate) fn at(text: &str, byte: usize, part: BoardPart, fault: BoardFault) -> Self {
        let line = text.get(..byte).unwrap_or(text).matches('\n').count() + 1;
        Self { line, part, fault }
    }
}

/// Why a board is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardFault {
    /// Larger than [`Board::MAX_BYTES`].
    TooLarge,
    /// Not TOML, or not the fields of a board; the message is the TOML reader's.
    Unreadable(String),
    /// An id that cannot be a word of a record.
    BadId(String),
    /// A name or note that is empty, too long, or contains characters that nobody sees.
    BadName,
    /// A word that is not in the list of valid ones.
    UnknownWord(UnknownWord),
    /// Two places with the same id.
    IdTwice(String),
    /// A map that is too small or too large.
    BadMap,
    /// A place outside the map.
    OffMap(String),
    /// A harbour outside the map.
    HarbourOffMap,
    /// A corner of the wall outside the map, numbered from 1.
    CornerOffMap(usize),
    /// More corners of the wall than [`Board::MAX_CORNERS`].
    CornerCount(usize),
    /// Two places at the same coordinates.
    SameSpot(String, String),
    /// Not six churches.
    ChurchCount(usize),
    /// Not one cathedral.
    CathedralCount(usize),
    /// Two churches with the same colour.
    ColourTwice(ParishColour),
    /// Two building tokens for one kind.
    KindTwice(BuildingKind),
    /// A building token that pays neither 4 nor 5 (SCORE-2).
    BuildingPrestige(u8),
    /// A citizens token that does not pay what SCORE-2 says.
    CitizenPrestige {
        /// What the file says.
        prestige: u8,
        /// Whether it is the cathedral's.
        cathedral: bool,
    },
    /// Not the number of sites that SET-5 says.
    SiteCount {
        /// Of which kind.
        kind: BuildingKind,
        /// How many the file has.
        count: usize,
    },
    /// A parish without a church in the file.
    UnknownParish(String),
    /// The cathedral has no parish.
    CathedralParish(String),
    /// A parish church without a site in its parish.
    EmptyParish(String),
    /// A line from or to a place that does not exist.
    UnknownPlace(String),
    /// A line that ends where it begins.
    LineToItself(String),
    /// A line between two churches, which has no meaning in the rules.
    LineBetweenChurches(String, String),
    /// A duplicate line.
    LineTwice(String, String),
    /// A place that is not connected to the rest.
    Unreachable(String),
}

impl BoardFault {
    /// Whether the board is only unfinished: something has yet to be added, and nothing that is there
    /// has to be changed.
    pub fn is_gap(&self) -> bool {
        match self {
            Self::ChurchCount(count) => *count < Church::ALL.len(),
            Self::CathedralCount(count) => *count == 0,
            Self::SiteCount { kind, count } => *count < kind.count(),
            Self::UnknownParish(id) => id.is_empty(),
            Self::EmptyParish(_) | Self::Unreachable(_) => true,
            _ => false,
        }
    }
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.fault)
    }
}

impl std::error::Error for BoardError {}

impl fmt::Display for BoardFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge => write!(f, "a board file has at most {} bytes", Board::MAX_BYTES),
            Self::Unreadable(message) => f.write_str(message),
            Self::UnknownWord(error) => error.fmt(f),
            Self::BadId(id) => write!(
                f,
                "{id:?} cannot be an id: use 1 to 16 letters, digits and hyphens, a letter first"
            ),
            Self::BadName => {
                f.write_str("a name or note has 1 to 40 characters, all of them visible")
            }
            Self::IdTwice(id) => write!(f, "{id} is the id of two places: each needs its own"),
            Self::BadMap => f.write_str("the map's width and height are 100 to 10000 each"),
            Self::OffMap(id) => write!(f, "{id} lies outside the map"),
            Self::HarbourOffMap => f.write_str("the harbour lies outside the map"),
            Self::CornerOffMap(number) => {
                write!(f, "corner {number} of the wall lies outside the map")
            }
            Self::CornerCount(count) => {
                write!(f, "{count} corners of the wall: it has at most {}", Board::MAX_CORNERS)
            }
            Self::SameSpot(a, b) => write!(f, "{a} and {b} lie on the same spot"),
            Self::ChurchCount(count) => write!(f, "{count} churches: a board has 6"),
            Self::CathedralCount(0) => {
                f.write_str("no cathedral: one church needs \"cathedral = true\"")
            }
            Self::CathedralCount(count) => write!(f, "{count} cathedrals: a board has 1"),
            Self::ColourTwice(colour) => write!(f, "two churches are {colour}: each has its own"),
            Self::KindTwice(kind) => {
                write!(f, "two building tokens pay for {kind}: each church has its own kind")
            }
            Self::BuildingPrestige(prestige) => {
                write!(f, "a building token pays 4 or 5 prestige, not {prestige}")
            }
            Self::CitizenPrestige { prestige, cathedral: true } => {
                write!(f, "the cathedral's citizens token pays 1 prestige, not {prestige}")
            }
            Self::CitizenPrestige { prestige, cathedral: false } => {
                write!(f, "a citizens token pays 3 or 4 prestige, not {prestige}")
            }
            Self::SiteCount { kind, count } => {
                write!(f, "{count} sites for {kind}: a board has {}", kind.count())
            }
            Self::UnknownParish(id) => write!(f, "no church has the id {id:?}"),
            Self::CathedralParish(id) => {
                write!(f, "{id} is the cathedral, which has no parish: name a parish church")
            }
            Self::EmptyParish(id) => write!(f, "no site lies in the parish of {id}"),
            Self::UnknownPlace(id) => write!(f, "no church or site has the id {id:?}"),
            Self::LineToItself(id) => write!(f, "a line from {id} to itself"),
            Self::LineBetweenChurches(a, b) => {
                write!(f, "a line from church to church, {a} to {b}: lines lead to sites")
            }
            Self::LineTwice(a, b) => {
                write!(f, "the line from {a} to {b} is written twice: once is enough")
            }
            Self::Unreachable(id) => write!(f, "no chain of lines joins {id} to the other places"),
        }
    }
}
