//! A folder of saved records.

use crate::failure::Fault;
use crate::output::{would_overwrite, write_new};
use std::path::{Path, PathBuf};

/// The maximum number of records; a larger folder would be unusable.
const MOST: u64 = 1_000_000;

/// A folder for records.
pub(crate) struct Records {
    dir: PathBuf,
}

impl Records {
    /// Creates the folder and checks that none of the records exists.
    ///
    /// # Errors
    /// The folder cannot be created, or one of the records exists.
    pub(crate) fn prepare(dir: &Path, games: u64) -> Result<Self, Fault> {
        if games > MOST {
            let fault = format!("--records saves at most {MOST} games: use a smaller --games");
            return Err(Fault::Option(fault));
        }
        let records = Self::reopen(dir)?;
        match (1..=games).map(|number| records.path(number)).find(|path| path.exists()) {
            Some(path) => Err(would_overwrite(&path)),
            None => Ok(records),
        }
    }

    /// Creates the folder if it is missing. Some of the records may exist already.
    ///
    /// # Errors
    /// The folder cannot be created.
    pub(crate) fn reopen(dir: &Path) -> Result<Self, Fault> {
        std::fs::create_dir_all(dir).map_err(|error| {
            let dir = dir.display();
            Fault::Output(format!("{dir}: cannot be a folder for records, name another: {error}"))
        })?;
        Ok(Self { dir: dir.to_owned() })
    }

    /// Saves a game.
    ///
    /// # Errors
    /// The file cannot be written, or exists.
    pub(crate) fn save(&self, number: u64, text: &str) -> Result<(), Fault> {
        write_new(&self.path(number), text)
    }

    /// Saves a game that an interrupted run may have saved already.
    ///
    /// # Errors
    /// The file cannot be written, or exists with another game.
    pub(crate) fn save_again(&self, number: u64, text: &str) -> Result<(), Fault> {
        match std::fs::read_to_string(self.path(number)) {
            Ok(saved) if saved == text => Ok(()),
            _ => self.save(number, text),
        }
    }

    fn path(&self, number: u64) -> PathBuf {
        self.dir.join(format!("game-{number:06}.txt"))
    }
}
