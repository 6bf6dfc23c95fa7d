//! Writes expected texts anew; the change is then reviewed as a diff.

use crate::shell::cargo_with;
use anyhow::Result;

pub(crate) fn run() -> Result<()> {
    cargo_with(&["test", "--workspace"], &[("INSTA_UPDATE", "always")])
}
