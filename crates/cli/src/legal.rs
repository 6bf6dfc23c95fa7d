//! `hamburgum legal`: what can be played in a position, and what it would do.

use crate::names::{capitalised, counted};
use crate::output::Report;
use crate::paint::{Paint, Style};
use crate::record::RecordOptions;
use crate::table::{Align, Table, labelled, styled, width};
use crate::view::{ActionView, NameView, PromptView};
use clap::Args;
use serde::Serialize;

/// List the legal actions after a record, and what each would do
#[derive(Args)]
pub(crate) struct Options {
    #[command(flatten)]
    record: RecordOptions,
}

/// The legal actions of a position.
#[derive(Serialize)]
pub(crate) struct Legal {
    board: NameView,
    prompt: PromptView,
    actions: Vec<ActionView>,
}

/// Reads the record and asks for the actions.
pub(crate) fn run(options: &Options) -> anyhow::Result<Legal> {
    let boards = options.record.boards()?;
    let state = options.record.moment(&boards)?.state;
    let actions =
        state.legal_actions().iter().map(|&action| ActionView::of(state, action)).collect();
    let board = NameView::of(state.board());
    Ok(Legal { board, prompt: PromptView::of(state.prompt()), actions })
}

impl Report for Legal {
    fn text(&self, paint: Paint) -> String {
        let count = counted(self.actions.len() as u64, "legal action");
        let indent = self.actions.iter().map(|one| width(&one.action)).max().unwrap_or(0) + 4;
        let mut table = Table::new(&[Align::Left]);
        for one in &self.actions {
            let words = one.effects.iter().map(|effect| effect.text.as_str());
            let words = words.collect::<Vec<_>>().join("; ");
            let action = styled(Style::Heading, &one.action);
            labelled(&mut table, action, words.split(' '), " ", indent);
        }
        let head = paint.heading(&format!("{}: {count}", capitalised(&self.prompt.text)));
        format!("{head}\n{}{}", paint.map_note(&self.board), table.text(2, paint))
    }
}
