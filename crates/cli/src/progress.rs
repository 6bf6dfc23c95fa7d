//! Progress bars.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar on standard error with the time left; hidden if it is not a terminal.
pub(crate) fn of_games(games: u64) -> ProgressBar {
    counting(games, "games")
}

/// A bar for the tables of a database.
pub(crate) fn of_tables(tables: u64) -> ProgressBar {
    counting(tables, "tables")
}

/// A bar for the turns of one game.
pub(crate) fn of_turns(turns: u64) -> ProgressBar {
    counting(turns, "turns")
}

fn counting(count: u64, noun: &str) -> ProgressBar {
    let template =
        format!("{{wide_bar}} {{human_pos}} of {{human_len}} {noun}, {{eta}} left{{msg}}");
    let bar = ProgressBar::new(count);
    match ProgressStyle::with_template(&template) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
