//! The file of a saved match: its settings, then one line of JSON for each finished block.

use super::{Block, Settings};
use crate::failure::Fault;
use crate::input;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

/// The size limit of a saved match, in bytes.
const MAX_BYTES: usize = 512 * 1024 * 1024;

/// The version of the format.
const FORMAT: u32 = 1;

/// The blocks of a match by their numbers.
pub(crate) type Saved = BTreeMap<u32, Block>;

/// The first line of the file.
#[derive(Serialize, Deserialize)]
struct Head {
    hamburgum_match: u32,
    settings: Settings,
}

/// A file to which blocks are appended.
pub(super) struct Save {
    path: PathBuf,
    file: File,
}

impl Save {
    /// Creates the file, or opens one with a match of the same settings to resume it.
    ///
    /// # Errors
    /// The file cannot be used, or has other content, which stays unchanged.
    pub(super) fn open(path: &Path, settings: &Settings) -> Result<(Self, Saved), Fault> {
        let is_new = std::fs::metadata(path).map_or(true, |data| data.is_file() && data.len() == 0);
        let saved = if is_new { None } else { Some(Contents::read(path)?) };
        if let Some(contents) = &saved {
            contents.check_same(path, settings)?;
        }
        let file = OpenOptions::new().create(true).append(true).open(path);
        let file = file.map_err(|error| cannot_write(path, &error))?;
        let mut save = Self { path: path.to_owned(), file };
        let Some(contents) = saved else {
            save.write(&Head { hamburgum_match: FORMAT, settings: settings.clone() })?;
            return Ok((save, Saved::new()));
        };
        // An interrupted run may have left an incomplete line, which would corrupt the next one.
        let cut = save.file.set_len(contents.whole);
        cut.map_err(|error| cannot_write(path, &error))?;
        Ok((save, contents.blocks))
    }

    /// Appends a block.
    ///
    /// # Errors
    /// The file cannot be written.
    pub(super) fn add(&mut self, block: &Block) -> Result<(), Fault> {
        self.write(block)
    }

    /// Writes a line unbuffered, so that an interrupted run loses at most the last one.
    fn write(&mut self, object: &impl Serialize) -> Result<(), Fault> {
        let mut line = serde_json::to_string(object).unwrap_or_default();
        line.push('\n');
        let written = self.file.write_all(line.as_bytes());
        written.map_err(|error| cannot_write(&self.path, &error))
    }
}

fn cannot_write(path: &Path, error: &std::io::Error) -> Fault {
    Fault::Output(format!("{}: cannot be written: {error}", path.display()))
}

/// Reads a saved match.
///
/// # Errors
/// The file cannot be read, or a line is invalid.
pub(crate) fn read_saved(path: &Path) -> Result<(Settings, Saved), Fault> {
    Contents::read(path).map(|contents| (contents.settings, contents.blocks))
}

/// The content of a file.
struct Contents {
    settings: Settings,
    blocks: Saved,
    /// The length of the complete lines, in bytes.
    whole: u64,
}

impl Contents {
    fn read(path: &Path) -> Result<Self, Fault> {
        let text = input::read(path, "a saved match", MAX_BYTES)?;
        Self::parse(&text).map_err(|(line, wrong)| {
            Fault::File(format!("{}: line {line}: {wrong}", path.display()))
        })
    }

    fn parse(text: &str) -> Result<Self, (usize, String)> {
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let mut lines = (1..).zip(text[..whole].lines());
        let head = lines.next().and_then(|(_, line)| serde_json::from_str::<Head>(line).ok());
        let head = head.filter(|head| head.hamburgum_match == FORMAT);
        let Head { settings, .. } = head.ok_or_else(|| {
            (1, "is no saved match: name a file that hamburgum match --save has made".to_owned())
        })?;
        let mut blocks = Saved::new();
        for (number, line) in lines {
            let block = serde_json::from_str::<Block>(line).map_err(|error| error.to_string());
            let block =
                block.map_err(|error| (number, format!("is no block of games: {error}")))?;
            if !block.fits(&settings.players) {
                return Err((number, "is no block of games of these players".to_owned()));
            }
            blocks.entry(block.number).or_insert(block);
        }
        Ok(Self { settings, blocks, whole: whole as u64 })
    }

    fn check_same(&self, path: &Path, settings: &Settings) -> Result<(), Fault> {
        let Some((name, saved, wanted)) = self.settings.difference(settings) else { return Ok(()) };
        Err(Fault::Option(format!(
            "{}: holds a match with other settings ({name} is {saved} there and {wanted} here): \
             name another file, or give the options of that match",
            path.display()
        )))
    }
}
