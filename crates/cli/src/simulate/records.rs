//! Saving random games as records.

use crate::failure::Fault;
use crate::output::{would_overwrite, write_new};
use std::path::{Path, PathBuf};

/// The most games that are saved: a folder with more helps nobody.
const MOST: u64 = 1_000_000;

/// A folder for records.
pub(super) struct Records {
    dir: PathBuf,
}

impl Records {
    /// Makes the folder and sees to it that there is room for the games.
    ///
    /// # Errors
    /// There cannot be such a folder, or one of the records is there already.
    pub(super) fn prepare(dir: &Path, games: u64) -> Result<Self, Fault> {
        if games > MOST {
            let fault = format!("--records saves at most {MOST} games: use a smaller --games");
            return Err(Fault::Option(fault));
        }
        std::fs::create_dir_all(dir).map_err(|error| {
            let dir = dir.display();
            Fault::Output(format!("{dir}: cannot be a folder for records, name another: {error}"))
        })?;
        let records = Self { dir: dir.to_owned() };
        match (1..=games).map(|number| records.path(number)).find(|path| path.exists()) {
            Some(path) => Err(would_overwrite(&path)),
            None => Ok(records),
        }
    }

    /// Saves a game.
    ///
    /// # Errors
    /// The file cannot be written, or is there.
    pub(super) fn save(&self, number: u64, text: &str) -> Result<(), Fault> {
        write_new(&self.path(number), text)
    }

    fn path(&self, number: u64) -> PathBuf {
        self.dir.join(format!("game-{number:06}.txt"))
    }
}
