//! `hamburgum board show`: a drawing of a board.

use crate::boards;
use crate::names::english_map_note;
use crate::output::{Report, write_new};
use crate::paint::Paint;
use crate::view::BoardView;
use clap::Args;
use serde::Serialize;
use std::path::PathBuf;

/// Draw a board as SVG or, with --json, print its churches, sites and lines
///
/// The built-in maps are a reconstruction and not the printed board.
#[derive(Args)]
pub(crate) struct Options {
    /// A built-in board (hamburgum or londinium), a new city (city1-7), or a board file
    #[arg(value_name = "NAME|FILE")]
    board: String,

    /// Write the drawing to this new file; never overwrites one
    #[arg(long, value_name = "FILE.svg")]
    output: Option<PathBuf>,
}

/// A board and its drawing.
#[derive(Serialize)]
pub(crate) struct Shown {
    #[serde(flatten)]
    board: BoardView,
    /// The text output.
    #[serde(skip)]
    text: String,
}

/// Draws the board.
pub(crate) fn run(options: &Options) -> anyhow::Result<Shown> {
    let board = boards::find(&options.board)?;
    let view = BoardView::of(&board);
    let mut text = hamburgum_web::city_svg(&board).into_string();
    text.push('\n');
    if let Some(path) = &options.output {
        write_new(path, &text)?;
        text = format!("Wrote {}.\n{}", path.display(), english_map_note(&view.name, Paint::Plain));
    }
    Ok(Shown { board: view, text })
}

impl Report for Shown {
    fn text(&self, _: Paint) -> String {
        self.text.clone()
    }
}
