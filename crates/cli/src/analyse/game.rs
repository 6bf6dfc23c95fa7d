//! The review of a whole record.

use super::outlook::OutlookView;
use super::rounded;
use super::turn::{ComparisonView, LossView, TurnView};
use crate::progress;
use crate::view::{ByWord, NameView, Word};
use hamburgum_ai::{AnyJudge, Grade, Review, ReviewError, ReviewedTurn, TurnReport};
use hamburgum_engine::{Board, Game, Player, Variant};
use hamburgum_web::Texts;
use serde::Serialize;

/// The number of turns of each player that are explained in full.
const COSTLIEST: usize = 3;

/// A game turn by turn, with the costliest turns of each player.
#[derive(Serialize)]
pub(crate) struct GameReport {
    pub(super) board: NameView,
    pub(super) variant: Word<Variant>,
    pub(super) record_turns: u32,
    pub(super) nodes: u32,
    pub(super) turns: Vec<ReviewedView>,
    /// In the order of play.
    pub(super) players: Vec<PlayerReport>,
    #[serde(skip)]
    pub(super) texts: &'static Texts,
}

/// A turn in one line.
#[derive(Serialize)]
pub(super) struct ReviewedView {
    /// The number of the turn in the record, from 1.
    pub(super) number: u32,
    pub(super) round: u32,
    pub(super) player: Word<Player>,
    pub(super) turn: String,
    /// The player's chance to win before it.
    pub(super) win_before: f64,
    pub(super) loss: LossView,
    pub(super) grade: Word<Grade>,
    /// The outlook of all players after it.
    pub(super) outlook: Vec<OutlookView>,
    /// The best turn found.
    pub(super) best: String,
}

/// The result of a player.
#[derive(Serialize)]
pub(super) struct PlayerReport {
    pub(super) player: Word<Player>,
    /// From 0 to 1; `None` without a turn.
    pub(super) accuracy: Option<f64>,
    /// The number of turns with each grade.
    pub(super) grades: ByWord<Grade, usize>,
    /// The turns with the highest cost.
    pub(super) costliest: Vec<CostlyView>,
}

/// A costly turn with a better one.
#[derive(Serialize)]
pub(super) struct CostlyView {
    pub(super) number: u32,
    pub(super) round: u32,
    pub(super) grade: Word<Grade>,
    pub(super) loss: LossView,
    pub(super) played: TurnView,
    pub(super) better: TurnView,
    pub(super) why: ComparisonView,
}

impl GameReport {
    pub(super) fn of(
        game: &Game<'_>,
        nodes: u32,
        texts: &'static Texts,
    ) -> Result<Self, ReviewError> {
        let mut review = Review::new(game, AnyJudge::adviser(), nodes);
        let bar = progress::of_turns(review.len() as u64);
        review.finish(|_| bar.inc(1))?;
        bar.finish_and_clear();
        let (board, players) = (game.board(), game.state().players());
        let turns = review.turns().iter().map(|turn| ReviewedView::of(turn, players, board));
        let of_player = |&player: &Player| PlayerReport::of(&review, player, players, board, texts);
        Ok(Self {
            board: NameView::of(board),
            variant: Word(game.state().variant()),
            record_turns: game.turns_played(),
            nodes,
            turns: turns.collect(),
            players: players.iter().map(of_player).collect(),
            texts,
        })
    }
}

impl ReviewedView {
    fn of(turn: &ReviewedTurn, players: &[Player], board: &Board) -> Self {
        Self {
            number: turn.number,
            round: turn.round,
            player: Word(turn.player),
            turn: board.say(&turn.played.actions[..]).to_string(),
            win_before: rounded(turn.before.win[turn.player], 4),
            loss: LossView::of(&turn.loss),
            grade: Word(turn.grade),
            outlook: OutlookView::all(&turn.after, players),
            best: board.say(&turn.best.actions[..]).to_string(),
        }
    }
}

impl PlayerReport {
    fn of(
        review: &Review<'_>,
        player: Player,
        players: &[Player],
        board: &Board,
        texts: &Texts,
    ) -> Self {
        let turns = || review.turns().iter().filter(|turn| turn.player == player);
        let costliest = review.costliest(player, COSTLIEST).into_iter();
        Self {
            player: Word(player),
            accuracy: review.accuracy(player).map(|accuracy| rounded(accuracy, 4)),
            grades: ByWord::new(Grade::ALL, |grade| {
                turns().filter(|turn| turn.grade == grade).count()
            }),
            costliest: costliest.map(|turn| CostlyView::of(turn, players, board, texts)).collect(),
        }
    }
}

impl CostlyView {
    fn of(turn: &ReviewedTurn, players: &[Player], board: &Board, texts: &Texts) -> Self {
        let of_turn =
            |one: &TurnReport| TurnView::of(one, turn.player, one.reasons(), players, board, texts);
        Self {
            number: turn.number,
            round: turn.round,
            grade: Word(turn.grade),
            loss: LossView::of(&turn.loss),
            played: of_turn(&turn.played),
            better: of_turn(&turn.best),
            why: ComparisonView::of(&turn.comparison, turn.player, board, texts),
        }
    }
}
