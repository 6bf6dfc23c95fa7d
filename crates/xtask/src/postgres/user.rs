//! The user that runs the server: it refuses to run as root.

#[cfg(unix)]
use anyhow::Context;
use anyhow::Result;
use std::path::Path;
use std::process::Command;

/// The users that root can become for this, the first that exists.
#[cfg(unix)]
const UNPRIVILEGED: [&str; 2] = ["postgres", "nobody"];

/// Another user than the current one, as user and group number.
pub(super) struct ServerUser(Option<(u32, u32)>);

#[cfg(unix)]
impl ServerUser {
    pub(super) fn choose() -> Result<Self> {
        let id = Command::new("id").arg("-u").output().context("the user is not known")?;
        if id.stdout.trim_ascii() != b"0" {
            return Ok(Self(None));
        }
        let users = std::fs::read_to_string("/etc/passwd").context("the users are not known")?;
        let numbers = UNPRIVILEGED.iter().find_map(|name| numbers_of(name, &users));
        Ok(Self(Some(numbers.context("there is no user that could run PostgreSQL")?)))
    }

    /// The numbers of user and group, if it is not the current user.
    pub(super) fn numbers(&self) -> Option<(u32, u32)> {
        self.0
    }

    /// Makes a folder this user's own.
    pub(super) fn own(&self, folder: &Path) -> Result<()> {
        use std::os::unix::fs::{PermissionsExt, chown};
        std::fs::set_permissions(folder, std::fs::Permissions::from_mode(0o700))?;
        if let Some((user, group)) = self.0 {
            chown(folder, Some(user), Some(group)).context("a folder for PostgreSQL")?;
        }
        Ok(())
    }

    /// A command that runs as this user.
    pub(super) fn command(&self, program: &Path) -> Command {
        use std::os::unix::process::CommandExt;
        let mut command = Command::new(program);
        if let Some((user, group)) = self.0 {
            command.uid(user).gid(group);
        }
        command
    }
}

/// The numbers in a line like `postgres:x:105:113:...`.
#[cfg(unix)]
fn numbers_of(name: &str, users: &str) -> Option<(u32, u32)> {
    let line = users.lines().find(|line| line.split(':').next() == Some(name))?;
    let mut columns = line.split(':').skip(2);
    Some((columns.next()?.parse().ok()?, columns.next()?.parse().ok()?))
}

#[cfg(not(unix))]
impl ServerUser {
    pub(super) fn choose() -> Result<Self> {
        Ok(Self(None))
    }

    pub(super) fn numbers(&self) -> Option<(u32, u32)> {
        self.0
    }

    pub(super) fn own(&self, _: &Path) -> Result<()> {
        Ok(())
    }

    pub(super) fn command(&self, program: &Path) -> Command {
        Command::new(program)
    }
}
