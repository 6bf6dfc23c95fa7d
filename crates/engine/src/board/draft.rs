//! A board that may be unfinished: what its author has written so far.

use super::file::{BoardFile, read};
use super::{Board, BoardError, MapSize};
use crate::{Church, Site};
use serde::{Deserialize, Serialize};
use toml::Spanned;

/// A board file as plain data. Nothing is checked beyond the types of its fields; words are those of
/// the file.
///
/// ```
/// use hamburgum_engine::{Board, BoardDraft};
///
/// let mut draft = BoardDraft::from(Board::hamburgum());
/// assert_eq!(Board::parse(&draft.text()).as_ref(), Ok(Board::hamburgum()));
/// draft.sites.pop();
/// let errors = Board::check(&draft.text()).expect_err("27 sites");
/// assert!(errors.iter().any(|error| error.fault.is_gap()));
/// assert_eq!(BoardDraft::read(&draft.text()), Ok(draft));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardDraft {
    /// Its id in records.
    pub id: String,
    /// The name of the city.
    pub name: String,
    /// A note to display wherever the board is shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// The size of the map.
    pub map: MapSize,
    /// Where the harbour is, if its author has placed it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub harbour: Option<[u32; 2]>,
    /// Corners that the wall must enclose.
    #[serde(default)]
    pub wall: Vec<[u32; 2]>,
    /// The churches.
    #[serde(default)]
    pub churches: Vec<ChurchDraft>,
    /// The sites.
    #[serde(default)]
    pub sites: Vec<SiteDraft>,
    /// The ids of the two ends of each line.
    #[serde(default)]
    pub lines: Vec<[String; 2]>,
}

/// A church of a draft.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChurchDraft {
    /// Its word in records.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its colour.
    pub colour: String,
    /// Whether it is the cathedral.
    #[serde(default)]
    pub cathedral: bool,
    /// Its building token.
    pub building: TokenDraft,
    /// Prestige for each citizen.
    pub citizen: u8,
    /// Where it stands.
    pub at: [u32; 2],
}

/// The building token of a church of a draft.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokenDraft {
    /// What it pays for.
    pub kind: String,
    /// Prestige for each such building.
    pub prestige: u8,
}

/// A site of a draft.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SiteDraft {
    /// Its word in records.
    pub id: String,
    /// What can be built there.
    pub kind: String,
    /// The id of the church of its parish.
    pub parish: String,
    /// Where it lies.
    pub at: [u32; 2],
}

impl BoardDraft {
    /// Reads a board file.
    ///
    /// # Errors
    /// The file is too large, not TOML, or has other fields than a board.
    pub fn read(text: &str) -> Result<Self, BoardError> {
        read(text).map(|file| Self::of(&file))
    }

    fn of(file: &BoardFile) -> Self {
        let churches = file.church.iter().map(Spanned::get_ref);
        let map = file.map.get_ref();
        Self {
            id: file.id.get_ref().clone(),
            name: file.name.get_ref().clone(),
            note: file.note.as_ref().map(|note| note.get_ref().clone()),
            map: MapSize { width: map.width, height: map.height },
            harbour: file.harbour.as_ref().map(|at| *at.get_ref()),
            wall: file.wall.iter().map(|at| *at.get_ref()).collect(),
            churches: churches
                .map(|church| ChurchDraft {
                    id: church.id.get_ref().clone(),
                    name: church.name.get_ref().clone(),
                    colour: church.colour.get_ref().clone(),
                    cathedral: church.cathedral,
                    building: TokenDraft {
                        kind: church.building.kind.get_ref().clone(),
                        prestige: *church.building.prestige.get_ref(),
                    },
                    citizen: *church.citizen.get_ref(),
                    at: *church.at.get_ref(),
                })
                .collect(),
            sites: file
                .sites_in_order()
                .into_iter()
                .map(|(id, site)| SiteDraft {
                    id: id.get_ref().clone(),
                    kind: site.kind.get_ref().clone(),
                    parish: site.parish.get_ref().clone(),
                    at: *site.at.get_ref(),
                })
                .collect(),
            lines: file
                .lines_in_order()
                .into_iter()
                .map(|(from, to)| [from.get_ref().clone(), to.get_ref().clone()])
                .collect(),
        }
    }
}

impl From<&Board> for BoardDraft {
    fn from(board: &Board) -> Self {
        Self {
            id: board.id().to_owned(),
            name: board.name().to_owned(),
            note: board.note().map(str::to_owned),
            map: board.map(),
            harbour: board.harbour().map(|at| [at.x, at.y]),
            wall: board.wall().iter().map(|at| [at.x, at.y]).collect(),
            churches: Church::ALL
                .map(|church| {
                    let info = board.church_info(church);
                    ChurchDraft {
                        id: info.id.clone(),
                        name: info.name.clone(),
                        colour: info.colour.to_string(),
                        cathedral: info.cathedral,
                        building: TokenDraft {
                            kind: info.building.to_string(),
                            prestige: info.building_prestige,
                        },
                        citizen: info.citizen_prestige,
                        at: [info.at.x, info.at.y],
                    }
                })
                .into(),
            sites: Site::ALL
                .map(|site| {
                    let info = board.site_info(site);
                    SiteDraft {
                        id: info.id.clone(),
                        kind: info.kind.to_string(),
                        parish: board.church_info(info.parish).id.clone(),
                        at: [info.at.x, info.at.y],
                    }
                })
                .into(),
            lines: board
                .lines()
                .iter()
                .map(|&(from, to)| [from, to].map(|end| board.place_id(end).to_owned()))
                .collect(),
        }
    }
}
