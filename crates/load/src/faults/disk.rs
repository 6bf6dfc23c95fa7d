//! A small disk for a database, which can be full: a file system in memory. Only root may mount one.

use anyhow::{Context, Result};
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Enough for a database with short segments of its write-ahead log and for what is played in some minutes.
const SIZE: &str = "size=192m,mode=0777";

/// What fills it.
const BALLAST: &str = "ballast";

/// A mounted disk; it is gone with this value.
#[derive(Debug)]
pub(super) struct SmallDisk {
    folder: PathBuf,
}

impl SmallDisk {
    /// `None` if this user may not mount a file system, or if this system has none in memory.
    pub(super) fn mount(folder: &Path) -> Result<Option<Self>> {
        fs::create_dir_all(folder)?;
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", SIZE, "tmpfs"]).arg(folder).stderr(Stdio::null());
        let is_mounted = mount.status().is_ok_and(|status| status.success());
        Ok(is_mounted.then(|| Self { folder: folder.to_owned() }))
    }

    /// Fills it to the last byte.
    pub(super) fn fill(&self) -> Result<()> {
        let mut ballast = File::create(self.folder.join(BALLAST)).context("a file as ballast")?;
        let mut piece = vec![0; 1 << 20];
        while !piece.is_empty() {
            // Smaller and smaller pieces, until not even one byte has room.
            if ballast.write_all(&piece).is_err() {
                piece.truncate(piece.len() / 2);
            }
        }
        Ok(())
    }

    pub(super) fn make_room(&self) -> Result<()> {
        fs::remove_file(self.folder.join(BALLAST)).context("the ballast")
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // A process that still ends may have a file open.
        let _ = Command::new("umount").arg("--lazy").arg(&self.folder).status();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_disk_takes_nothing_until_there_is_room() {
        let folder = tempfile::tempdir().expect("a folder");
        let Some(disk) = SmallDisk::mount(folder.path()).expect("a folder") else {
            println!("not tested: this user may not mount a file system");
            return;
        };
        let file = folder.path().join("file");
        disk.fill().expect("a ballast");
        assert!(fs::write(&file, "text").is_err());
        disk.make_room().expect("room");
        fs::write(&file, "text").expect("a file");
    }
}
