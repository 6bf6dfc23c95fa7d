//! The analysis of one position of a record.

use super::outlook::OutlookView;
use super::turn::TurnView;
use crate::view::{NameView, PromptView, Word};
use hamburgum_ai::{Analysis, AnyJudge};
use hamburgum_engine::{Game, Prompt, State, Variant};
use hamburgum_web::Texts;
use serde::Serialize;

/// The evaluation of a position, and its best turns.
#[derive(Serialize)]
pub(crate) struct PositionReport {
    /// The number of finished turns of the record.
    pub(super) turn: u32,
    pub(super) record_turns: u32,
    pub(super) board: NameView,
    pub(super) variant: Word<Variant>,
    pub(super) round: u32,
    pub(super) prompt: PromptView,
    pub(super) nodes: u32,
    /// The number of nodes for the position after each turn.
    pub(super) effort: u32,
    pub(super) outlook: Vec<OutlookView>,
    pub(super) turns: Vec<TurnView>,
    #[serde(skip)]
    pub(super) asked: Prompt,
    #[serde(skip)]
    pub(super) texts: &'static Texts,
}

impl PositionReport {
    pub(super) fn of(
        game: &Game<'_>,
        state: State<'_>,
        turn: u32,
        nodes: u32,
        texts: &'static Texts,
    ) -> Self {
        let analyse = || Analysis::new(state, AnyJudge::adviser(), nodes);
        let played = game.turns().nth(turn as usize);
        let compared = played.and_then(|played| analyse().with_played(&played.actions).ok());
        let mut analysis = compared.unwrap_or_else(analyse);
        analysis.run(u32::MAX, || false);
        let report = analysis.report();
        let (board, players) = (state.board(), state.players());
        let turns = report.turns.iter().map(|turn| {
            let reasons = [report.causes(turn), report.drawbacks(turn)].concat();
            TurnView::of(turn, state.active(), &reasons, players, board, texts)
        });
        Self {
            turn,
            record_turns: game.turns_played(),
            board: NameView::of(board),
            variant: Word(state.variant()),
            round: state.round(),
            prompt: PromptView::of(state.prompt()),
            nodes,
            effort: report.effort,
            outlook: OutlookView::all(&report.outlook, players),
            turns: turns.collect(),
            asked: state.prompt(),
            texts,
        }
    }
}
