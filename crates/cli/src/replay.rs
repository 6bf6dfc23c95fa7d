//! `hamburgum replay`: the position that a record leads to.

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

/// A position, and how it lies in its record.
#[derive(Serialize)]
pub(crate) struct Replay {
    /// How many turns of the record are over.
    turn: u32,
    /// How many turns the whole record has.
    record_turns: u32,
    /// What was played of a turn that is not over.
    draft: Vec<String>,
    #[serde(flatten)]
    position: PositionView,
    #[serde(skip)]
    prompt: Prompt,
    #[serde(skip)]
    texts: &'static Texts,
}

/// Reads the record and goes to the position.
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
