//! `hamburgum analyse`: grades of played turns, better turns, and the reasons.

mod game;
mod outlook;
mod position;
mod text;
mod turn;

use crate::output::Report;
use crate::paint::Paint;
use crate::record::FileOptions;
use clap::Args;
use game::GameReport;
use hamburgum_web::Texts;
use position::PositionReport;
use serde::Serialize;

/// Review a game turn by turn, or find the best turns in one of its positions
///
/// Each turn is compared with the best turns found, all with equal effort. Its cost in points of
/// prestige is the loss of win probability (60 for all of it), of the expected place (30 from the
/// first to the last) and of the expected prestige relative to the others; the larger a lead, the
/// less it counts, and a deficit counts twice. Up to 0.5 is excellent, up to 1.5 good, up to 3 an
/// inaccuracy, up to 8 a mistake, and more a blunder. A turn without cost counts 100 %, a cost of 4
/// counts 37 %, a cost of 10 counts 8 %; a player's accuracy is the mean of all turns. An unfinished
/// last turn is not reviewed. The same record and options give the same result.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Options {
    /// Analyse the position after this many turns [default: review the whole game]
    #[arg(long, value_name = "N")]
    turn: Option<u32>,

    /// Nodes searched for each turn: 1 to 1000000
    #[arg(long, value_name = "K", default_value_t = 2000,
          value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    nodes: u32,

    #[command(flatten)]
    file: FileOptions,
}

/// The result of the command.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Findings {
    Game(GameReport),
    Position(PositionReport),
}

/// Reads the record and analyses it.
pub(crate) fn run(options: &Options, texts: &'static Texts) -> anyhow::Result<Findings> {
    let boards = options.file.boards()?;
    let game = options.file.game(&boards)?;
    let Some(turn) = options.turn else {
        return Ok(Findings::Game(GameReport::of(&game, options.nodes, texts)?));
    };
    let state = options.file.after_turns(&game, turn)?;
    Ok(Findings::Position(PositionReport::of(&game, state, turn, options.nodes, texts)))
}

impl Report for Findings {
    fn text(&self, paint: Paint) -> String {
        match self {
            Self::Game(report) => text::of_game(report, paint),
            Self::Position(report) => text::of_position(report, paint),
        }
    }
}

/// Rounds to this many decimal places; more would suggest a precision that does not exist.
pub(crate) fn rounded(figure: f32, digits: i32) -> f64 {
    let scale = 10_f64.powi(digits);
    // Adding zero turns a negative zero into zero.
    (f64::from(figure) * scale).round() / scale + 0.0
}
