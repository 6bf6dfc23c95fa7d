//! A city: six churches, 28 sites and the lines between them, read from a TOML file.
//!
//! The two cities in `data/` are a reconstruction and not the printed board; any other valid board file
//! can be used instead.

mod check;
mod draft;
mod error;
mod file;
mod spacing;
mod text;

pub use draft::{BoardDraft, ChurchDraft, SiteDraft, TokenDraft};
pub use error::{BoardError, BoardFault, BoardPart};
pub use spacing::TooClose;

use crate::vocabulary::vocabulary;
use crate::{BuildingKind, ByBuildingKind, ByChurch, BySite, Church, Site, SiteSet};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

vocabulary! {
    /// The colour of a church, its parish and its tokens.
    ParishColour, ByParishColour, "colour" {
        /// Red.
        Red = "red",
        /// White.
        White = "white",
        /// Yellow.
        Yellow = "yellow",
        /// Green.
        Green = "green",
        /// Violet.
        Violet = "violet",
        /// Blue.
        Blue = "blue",
    }
}

/// A validated city.
///
/// ```
/// use hamburgum_engine::{Board, BuildingKind};
///
/// let board = Board::hamburgum();
/// let petri = board.church("petri").expect("a church of Hamburg");
/// assert_eq!(board.church_info(petri).name, "St. Petri");
/// assert_eq!(board.church_info(petri).building, BuildingKind::ClothMaker);
/// assert_eq!(board.church("michel"), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    id: String,
    origin: BoardOrigin,
    name: String,
    note: Option<String>,
    map: MapSize,
    harbour: Option<Point>,
    wall: Vec<Point>,
    churches: ByChurch<ChurchInfo>,
    sites: BySite<SiteInfo>,
    lines: Vec<(Place, Place)>,
    near_church: ByChurch<SiteSet>,
    near_site: BySite<SiteSet>,
    parishes: ByChurch<SiteSet>,
    kinds: ByBuildingKind<SiteSet>,
}

/// Where other programs find the board that a record names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BoardOrigin {
    /// They know it by its id, or have its file.
    Named,
    /// Nowhere but in the record: somebody drew it, and its id is derived from it.
    Own,
}

/// The size of the map, with the origin at the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MapSize {
    /// From left to right.
    pub width: u32,
    /// From top to bottom.
    pub height: u32,
}

/// A point on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Point {
    /// From the left.
    pub x: u32,
    /// From the top.
    pub y: u32,
}

/// The properties of a church.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChurchInfo {
    /// Its word in records.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its colour and that of its parish.
    pub colour: ParishColour,
    /// The cathedral has no parish: its citizens token counts all citizens (SCORE-2).
    pub cathedral: bool,
    /// What its building token pays for.
    pub building: BuildingKind,
    /// Prestige for each such building: 4 or 5.
    pub building_prestige: u8,
    /// Prestige for each citizen: 3 or 4, the cathedral's 1.
    pub citizen_prestige: u8,
    /// Where it stands.
    pub at: Point,
}

/// The properties of a site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SiteInfo {
    /// Its word in records.
    pub id: String,
    /// What can be built there.
    pub kind: BuildingKind,
    /// The church of its parish.
    pub parish: Church,
    /// Where it lies.
    pub at: Point,
}

/// An end of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// A church.
    Church(Church),
    /// A site.
    Site(Site),
}

impl Board {
    /// The largest board file that is read, in bytes.
    pub const MAX_BYTES: usize = 64 * 1024;

    /// The largest number of corners of the wall.
    pub const MAX_CORNERS: usize = 24;

    /// Reads and checks a board file.
    ///
    /// # Errors
    /// The line and the reason, if the file is not a valid board.
    ///
    /// # Example
    ///
    /// ```
    /// # use hamburgum_engine::{Board, BoardFault};
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/data/hamburgum.toml"));
    /// // The text is the file of Hamburg.
    /// let board = Board::parse(text)?;
    /// assert_eq!(board, *Board::hamburgum());
    /// let misspelt = text.replace("parish = \"petri\"", "parish = \"petrus\"");
    /// let error = Board::parse(&misspelt).expect_err("a parish without a church");
    /// assert_eq!(error.fault, BoardFault::UnknownParish("petrus".to_owned()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn parse(text: &str) -> Result<Self, BoardError> {
        Self::check(text).map_err(|mut errors| errors.swap_remove(0))
    }

    /// The same, but with everything that is wrong instead of the first error only.
    ///
    /// # Errors
    /// At least one, in the order in which [`Self::parse`] looks for them.
    ///
    /// # Example
    ///
    /// ```
    /// use hamburgum_engine::{Board, BoardPart};
    ///
    /// let text = "id = 'a b'\nname = 'Atlantis'\nmap = { width = 8, height = 600 }\n";
    /// let errors = Board::check(text).expect_err("a city without churches");
    /// let wrong: Vec<_> = errors.iter().filter(|error| !error.fault.is_gap()).collect();
    /// assert_eq!(wrong.iter().map(|error| error.line).collect::<Vec<_>>(), [3, 1]);
    /// assert!(wrong.iter().all(|error| error.part == BoardPart::City));
    /// ```
    pub fn check(text: &str) -> Result<Self, Vec<BoardError>> {
        let file = file::read(text).map_err(|error| vec![error])?;
        check::checked(&file, text)
    }

    /// Our reconstruction of the Hamburg side.
    pub fn hamburgum() -> &'static Self {
        static BOARD: LazyLock<Board> =
            LazyLock::new(|| Board::shipped(include_str!("../data/hamburgum.toml")));
        &BOARD
    }

    /// Our reconstruction of the London side.
    pub fn londinium() -> &'static Self {
        static BOARD: LazyLock<Board> =
            LazyLock::new(|| Board::shipped(include_str!("../data/londinium.toml")));
        &BOARD
    }

    /// The built-in boards.
    pub fn built_in() -> [&'static Self; 2] {
        [Self::hamburgum(), Self::londinium()]
    }

    fn shipped(text: &str) -> Self {
        Self::parse(text).expect("a board in data/, which a test checks")
    }

    /// The id in the file of a board that somebody drew. Programs replace it by one that is derived
    /// from the whole board.
    pub const OWN: &'static str = "own";

    /// The same board as one that somebody drew, known by this id. Its records contain the board.
    ///
    /// ```
    /// use hamburgum_engine::Board;
    ///
    /// let board = Board::hamburgum().clone().as_own("own-1".to_owned());
    /// assert_eq!((board.id(), board.is_own()), ("own-1", true));
    /// assert!(board.to_text().starts_with("id = \"own\"\n"));
    /// ```
    #[must_use]
    pub fn as_own(self, id: String) -> Self {
        Self { id, origin: BoardOrigin::Own, ..self }
    }

    /// Whether somebody drew it, so that its records must contain it.
    pub fn is_own(&self) -> bool {
        self.origin == BoardOrigin::Own
    }

    /// The canonical board file, the same for equal boards. That of an own board does not contain its
    /// id, which is derived from this text.
    ///
    /// ```
    /// use hamburgum_engine::Board;
    ///
    /// let text = Board::londinium().to_text();
    /// assert_eq!(Board::parse(&text)?.to_text(), text);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_text(&self) -> String {
        let mut draft = BoardDraft::from(self);
        if self.is_own() {
            Self::OWN.clone_into(&mut draft.id);
        }
        draft.text()
    }

    /// The id of the board in records.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The name of the city.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// A note to display wherever the board is shown: for the built-in ones, that they are a
    /// reconstruction.
    pub fn note(&self) -> Option<&str> {
        self.note.as_deref()
    }

    /// The size of the map.
    pub fn map(&self) -> MapSize {
        self.map
    }

    /// Where its author has placed the harbour. No rule depends on it: it tells drawings at which side
    /// of the city the water is.
    pub fn harbour(&self) -> Option<Point> {
        self.harbour
    }

    /// Corners that its author wants the wall to enclose besides all places. No rule depends on them.
    pub fn wall(&self) -> &[Point] {
        &self.wall
    }

    /// The properties of a church.
    pub fn church_info(&self, church: Church) -> &ChurchInfo {
        &self.churches[church]
    }

    /// The properties of a site.
    pub fn site_info(&self, site: Site) -> &SiteInfo {
        &self.sites[site]
    }

    /// The church with this id.
    pub fn church(&self, id: &str) -> Option<Church> {
        Church::ALL.into_iter().find(|&church| self.churches[church].id == id)
    }

    /// The site with this id.
    pub fn site(&self, id: &str) -> Option<Site> {
        Site::ALL.into_iter().find(|&site| self.sites[site].id == id)
    }

    /// The id of a place.
    pub fn place_id(&self, place: Place) -> &str {
        match place {
            Place::Church(church) => &self.churches[church].id,
            Place::Site(site) => &self.sites[site].id,
        }
    }

    /// Where a place lies on the map.
    pub fn at(&self, place: Place) -> Point {
        match place {
            Place::Church(church) => self.churches[church].at,
            Place::Site(site) => self.sites[site].at,
        }
    }

    /// The lines, each once, in the order of the file.
    ///
    /// ```
    /// use hamburgum_engine::Board;
    ///
    /// let board = Board::hamburgum();
    /// let (from, to) = board.lines()[0];
    /// assert_eq!((board.place_id(from), board.place_id(to)), ("michaelis", "M1"));
    /// assert_eq!((board.at(from).x, board.at(from).y), (165, 325));
    /// ```
    pub fn lines(&self) -> &[(Place, Place)] {
        &self.lines
    }

    /// The sites one line away from a church (BUILD-2).
    ///
    /// ```
    /// use hamburgum_engine::Board;
    ///
    /// let board = Board::hamburgum();
    /// let petri = board.church("petri").expect("a church of Hamburg");
    /// let ids = board.near_church(petri).iter().map(|site| board.site_info(site).id.as_str());
    /// assert!(ids.eq(["P1", "P4", "P5"]));
    /// ```
    pub fn near_church(&self, church: Church) -> SiteSet {
        self.near_church[church]
    }

    /// The sites one line away from a site (BUILD-2).
    ///
    /// ```
    /// use hamburgum_engine::Board;
    ///
    /// let board = Board::hamburgum();
    /// let site = |id| board.site(id).expect("a site of Hamburg");
    /// // Lines lead from one parish into the next, and both ways.
    /// assert!(board.near_site(site("N4")).contains(site("P2")));
    /// assert!(board.near_site(site("P2")).contains(site("N4")));
    /// ```
    pub fn near_site(&self, site: Site) -> SiteSet {
        self.near_site[site]
    }

    /// The sites whose citizens count for a church: its parish, for the cathedral all (SCORE-2).
    ///
    /// ```
    /// use hamburgum_engine::{Board, SiteSet};
    ///
    /// let board = Board::hamburgum();
    /// let church = |id| board.church(id).expect("a church of Hamburg");
    /// assert_eq!(board.parish(church("petri")).len(), 5);
    /// assert_eq!(board.parish(church("mariendom")), SiteSet::ALL);
    /// ```
    pub fn parish(&self, church: Church) -> SiteSet {
        self.parishes[church]
    }

    /// The sites for one kind of building.
    ///
    /// ```
    /// use hamburgum_engine::{Board, BuildingKind};
    ///
    /// let board = Board::hamburgum();
    /// let captains = board.sites_for(BuildingKind::Captain).iter();
    /// assert!(captains.map(|site| board.site_info(site).id.as_str()).eq(["N1", "C1", "C2"]));
    /// ```
    pub fn sites_for(&self, kind: BuildingKind) -> SiteSet {
        self.kinds[kind]
    }
}
