//! `hamburgum board generate`: creates a city from a seed.

use crate::output::{Report, write_new};
use crate::paint::Paint;
use crate::view::BoardView;
use clap::Args;
use serde::Serialize;
use std::path::PathBuf;

/// Generate a new city from a seed, as a board file
///
/// The same seed always generates the same city. Where a command takes the name of a board, the city
/// can also be named directly: city1-7 is the city of the seed 7.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Options {
    /// The seed of the city, up to 4294967295
    #[arg(long, value_name = "S")]
    seed: u32,

    /// Write the board file to this new file; never overwrites one
    #[arg(long, value_name = "FILE.toml")]
    output: Option<PathBuf>,
}

/// A city and its board file.
#[derive(Serialize)]
pub(crate) struct Generated {
    seed: u32,
    #[serde(flatten)]
    board: BoardView,
    /// The text output.
    #[serde(skip)]
    text: String,
}

/// Generates the city.
pub(crate) fn run(options: &Options) -> anyhow::Result<Generated> {
    let mut text = hamburgum_cities::board_file(options.seed);
    let board = BoardView::of(&hamburgum_cities::generate(options.seed));
    if let Some(path) = &options.output {
        write_new(path, &text)?;
        text = format!("Wrote {} to {}.\n", board.name.name, path.display());
    }
    Ok(Generated { seed: options.seed, board, text })
}

impl Report for Generated {
    fn text(&self, _: Paint) -> String {
        self.text.clone()
    }
}
