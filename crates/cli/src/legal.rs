//! `hamburgum legal`: the legal actions of a position and their effects.

use crate::names::map_note;
use crate::output::Report;
use crate::paint::{Paint, Style};
use crate::record::RecordOptions;
use crate::table::{Align, TextTable, labelled, styled, width};
use crate::view::{ActionView, NameView, PromptView};
use clap::Args;
use hamburgum_engine::{Action, Prompt, State};
use hamburgum_web::Texts;
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
    #[serde(skip)]
    page: Page,
}

/// The text output.
struct Page {
    texts: &'static Texts,
    prompt: Prompt,
    /// The effects of each action.
    effects: Vec<String>,
}

/// Reads the record and lists the actions.
pub(crate) fn run(options: &Options, texts: &'static Texts) -> anyhow::Result<Legal> {
    let boards = options.record.boards()?;
    let state = options.record.moment(&boards)?.state;
    let legal = state.legal_actions();
    let page = Page {
        texts,
        prompt: state.prompt(),
        effects: legal.iter().map(|&action| effects(state, action, texts)).collect(),
    };
    let actions = legal.iter().map(|&action| ActionView::of(state, action)).collect();
    let board = NameView::of(state.board());
    Ok(Legal { board, prompt: PromptView::of(state.prompt()), actions, page })
}

/// Describes the effects of an action.
fn effects(mut state: State<'_>, action: Action, texts: &Texts) -> String {
    let effects = state.play(action).unwrap_or_default();
    let told = effects.iter().map(|effect| texts.effect(state.board(), effect));
    texts.series(&told.collect::<Vec<_>>())
}

impl Report for Legal {
    fn text(&self, paint: Paint) -> String {
        let Page { texts, prompt, effects } = &self.page;
        let indent = self.actions.iter().map(|one| width(&one.action)).max().unwrap_or(0) + 4;
        let mut table = TextTable::new(&[Align::Left]);
        for (one, effects) in self.actions.iter().zip(effects) {
            let action = styled(Style::Heading, &one.action);
            labelled(&mut table, action, effects.split(' '), " ", indent);
        }
        let head = paint.heading(&texts.legal_actions(*prompt, self.actions.len() as u32));
        format!("{head}\n{}{}", map_note(&self.board, texts, paint), table.text(2, paint))
    }
}
