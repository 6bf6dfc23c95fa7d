//! How far a long run is.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar on standard error with the time left, hidden by itself when that is no terminal.
pub(crate) fn of_games(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template(
        "{wide_bar} {human_pos} of {human_len} games, {eta} left{msg}",
    );
    let bar = ProgressBar::new(games);
    match style {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
