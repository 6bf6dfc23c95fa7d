//! Saving many games as records.

use crate::failure::Fault;
use crate::output::{would_overwrite, write_new};
use std::path::{Path, PathBuf};

/// The most games that are saved: a folder with more helps nobody.
const MOST: u64 = 1_000_000;

/// A folder for records.
pub(crate) struct Records {
    dir: PathBuf,
}

impl Records {
    /// Makes the folder and sees to it that there is room for the games.
    ///
    /// # Errors
    /// There cannot be such a folder, or one of the records is there already.
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

    /// Makes the folder, if it is not there, for games some of which may be saved already.
    ///
    /// # Errors
    /// There cannot be such a folder.
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
    /// The file cannot be written, or is there.
    pub(crate) fn save(&self, number: u64, text: &str) -> Result<(), Fault> {
        write_new(&self.path(number), text)
    }

    /// Saves a game that may have been saved before by a run that was interrupted.
    ///
    /// # Errors
    /// The file cannot be written, or another game is there.
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
