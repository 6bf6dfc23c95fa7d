//! The board file as it is written, before any check.

use super::{BoardError, BoardFault, BoardPart};
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

/// A key or value with its place in the text, for errors.
pub(super) type Word = Spanned<String>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardFile {
    pub(super) id: Word,
    pub(super) name: Word,
    pub(super) note: Option<Word>,
    pub(super) map: Spanned<MapFile>,
    pub(super) harbour: Option<Spanned<[u32; 2]>>,
    #[serde(default)]
    pub(super) wall: Vec<Spanned<[u32; 2]>>,
    #[serde(default)]
    pub(super) church: Vec<Spanned<ChurchFile>>,
    #[serde(default)]
    pub(super) sites: BTreeMap<Word, SiteFile>,
    #[serde(default)]
    pub(super) lines: BTreeMap<Word, Vec<Word>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MapFile {
    pub(super) width: u32,
    pub(super) height: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ChurchFile {
    pub(super) id: Word,
    pub(super) name: Word,
    pub(super) colour: Word,
    #[serde(default)]
    pub(super) cathedral: bool,
    pub(super) building: BuildingFile,
    pub(super) citizen: Spanned<u8>,
    pub(super) at: Spanned<[u32; 2]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BuildingFile {
    pub(super) kind: Word,
    pub(super) prestige: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SiteFile {
    pub(super) kind: Word,
    pub(super) parish: Word,
    pub(super) at: Spanned<[u32; 2]>,
}

impl BoardFile {
    /// The sites in the order of the file; the map sorts them by name.
    pub(super) fn sites_in_order(&self) -> Vec<(&Word, &SiteFile)> {
        let mut sites: Vec<_> = self.sites.iter().collect();
        sites.sort_by_key(|(id, _)| id.span().start);
        sites
    }

    /// The ends of each line in the order of the file.
    pub(super) fn lines_in_order(&self) -> Vec<(&Word, &Word)> {
        let mut lines: Vec<_> =
            self.lines.iter().flat_map(|(from, to)| to.iter().map(move |to| (from, to))).collect();
        lines.sort_by_key(|(_, to)| to.span().start);
        lines
    }
}

/// Reads the TOML.
pub(super) fn read(text: &str) -> Result<BoardFile, BoardError> {
    if text.len() > super::Board::MAX_BYTES {
        return Err(BoardError::at(text, 0, BoardPart::File, BoardFault::TooLarge));
    }
    toml::from_str(text).map_err(|error| {
        let byte = error.span().map_or(0, |span| span.start);
        let fault = BoardFault::Unreadable(error.message().to_owned());
        BoardError::at(text, byte, BoardPart::File, fault)
    })
}
