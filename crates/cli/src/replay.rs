//! `hamburgum replay`: shows a position of a record.

mod text;

use crate::output::Report;
use crate::paint::Paint;
use crate::record::RecordOptions;
use crate::view::PositionView;
use clap::Args;
use hamburgum_engine::Prompt;
use hamburgum_web::Texts;
use serde::Serialize;

/// Show the position after a record, or after some of its turns
#[derive(Args)]
#[command(after_help = "\
In the table of tokens, \"2. Blue (4)\" is the token that Blue took for the second donation of that
church: it would score 4 now. \"2. Blue *\": it is scored.")]
pub(crate) struct Options {
    #[command(flatten)]
    record: RecordOptions,
}

/// A position and its place in the record.
#[derive(Serialize)]
pub(crate) struct Replay {
    /// The number of turns up to the position.
    turn: u32,
    /// The number of turns of the whole record.
    record_turns: u32,
    /// The actions of an unfinished turn.
    draft: Vec<String>,
    #[serde(flatten)]
    position: PositionView,
    #[serde(skip)]
    prompt: Prompt,
    #[serde(skip)]
    texts: &'static Texts,
}

/// Reads the record and replays it up to the position.
pub(crate) fn run(options: &Options, texts: &'static Texts) -> anyhow::Result<Replay> {
    let boards = options.record.boards()?;
    let moment = options.record.moment(&boards)?;
    let board = moment.state.board();
    Ok(Replay {
        turn: moment.turn,
        record_turns: moment.record_turns,
        draft: moment.draft.iter().map(|action| board.say(action).to_string()).collect(),
        position: PositionView::of(&moment.state),
        prompt: moment.state.prompt(),
        texts,
    })
}

impl Report for Replay {
    fn text(&self, paint: Paint) -> String {
        text::page(self, paint)
    }
}
