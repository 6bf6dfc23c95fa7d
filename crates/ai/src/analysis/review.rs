//! The review of a game, turn by turn.

mod step;

pub use step::{ReviewError, ReviewStep};

use super::{Analysis, Comparison, Grade, Loss, TurnReport};
use crate::{AnyJudge, Outlook, fingerprint};
use hamburgum_engine::{Game, Player, Turn};

/// The scale of the accuracy: a turn with this cost counts 1/e.
const ACCURACY_SCALE: f32 = 4.0;

/// The version of the method. Increase it whenever turns are compared or graded in another way.
const METHOD: u32 = 4;

/// A review of the completed turns of a game, one after the other.
///
/// It reviews one turn at a time, and can be stopped and read at any time.
///
/// ```
/// use hamburgum_ai::{AnyJudge, Review};
/// use hamburgum_engine::{Board, Game, Seating, Setup, Variant};
///
/// let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
/// let mut game = Game::new(Board::hamburgum(), setup)?;
/// game.play_line("1. red beer")?;
/// game.play_line("1. blue cloth")?;
/// let mut review = Review::new(&game, AnyJudge::adviser(), 100);
/// review.finish(|turn| {
///     println!("{} played a turn that cost {:.1}: {}", turn.player, turn.loss.cost, turn.grade);
/// })?;
/// assert_eq!(review.turns().len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Review<'b> {
    judge: AnyJudge,
    nodes: u32,
    /// Every finished turn of the game.
    played: Vec<Turn<'b>>,
    /// How many of them were reviewed earlier.
    skipped: usize,
    reviewed: Vec<ReviewedTurn>,
    /// The turn in progress.
    running: Option<Analysis<'b>>,
}

/// The review of a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewedTurn {
    /// Which turn of the record, counted from 1.
    pub number: u32,
    /// The round of the game.
    pub round: u32,
    /// Whose turn it was.
    pub player: Player,
    /// The forecast before it.
    pub before: Outlook,
    /// The forecast after it.
    pub after: Outlook,
    /// Its loss.
    pub loss: Loss,
    /// Its grade.
    pub grade: Grade,
    /// The turn itself.
    pub played: TurnReport,
    /// The best turn found; it may be the same.
    pub best: TurnReport,
    /// Why the best turn is better.
    pub comparison: Comparison,
}

impl<'b> Review<'b> {
    /// A review with this node budget per turn.
    pub fn new(game: &Game<'b>, judge: impl Into<AnyJudge>, nodes: u32) -> Self {
        let (judge, played) = (judge.into(), game.turns().collect());
        Self { judge, nodes, played, skipped: 0, reviewed: Vec::new(), running: None }
    }

    /// The fingerprint of the judge and of the method: reviews with different fingerprints may differ.
    pub fn maker(judge: &AnyJudge) -> String {
        fingerprint(&format!("{METHOD} {}", judge.mark()))
    }

    /// Skips this many turns at the beginning, whose review is stored elsewhere. This does not change the
    /// review of the others, since each turn is reviewed independently.
    #[must_use]
    pub fn after_turns(mut self, turns: usize) -> Self {
        self.skipped = turns.min(self.played.len());
        self
    }

    /// How many turns the game has, including skipped ones.
    pub fn len(&self) -> usize {
        self.played.len()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.played.is_empty()
    }

    /// Whether every turn is reviewed.
    pub fn is_done(&self) -> bool {
        self.next() == self.played.len()
    }

    /// The index of the turn that is reviewed next.
    fn next(&self) -> usize {
        self.skipped + self.reviewed.len()
    }

    /// The turns reviewed so far.
    pub fn turns(&self) -> &[ReviewedTurn] {
        &self.reviewed
    }

    /// The costliest turns of a player, at most this many, and only inaccuracies or worse.
    pub fn costliest(&self, player: Player, most: usize) -> Vec<&ReviewedTurn> {
        let of_player = self.reviewed.iter().filter(|turn| turn.player == player);
        let mut turns: Vec<_> = of_player.filter(|turn| turn.grade >= Grade::Inaccuracy).collect();
        turns.sort_by(|a, b| b.loss.cost.total_cmp(&a.loss.cost));
        turns.truncate(most);
        turns
    }

    /// The accuracy of a player; see [`accuracy`].
    pub fn accuracy(&self, player: Player) -> Option<f32> {
        let turns = self.reviewed.iter().filter(|turn| turn.player == player);
        accuracy(turns.map(|turn| turn.loss.cost))
    }
}

/// The accuracy from 0 to 1, from the [costs](Loss::cost) of the turns: the mean of an exponential decay, 1
/// for a turn that cost nothing, 0.37 for four points, 0.08 for ten. `None` without a turn.
///
/// ```
/// use hamburgum_ai::accuracy;
///
/// assert_eq!(accuracy([0.0, 0.0]), Some(1.0));
/// assert!(accuracy([0.0, 4.0]).is_some_and(|one| (0.68..0.69).contains(&one)));
/// assert_eq!(accuracy([]), None);
/// ```
pub fn accuracy(costs: impl IntoIterator<Item = f32>) -> Option<f32> {
    let (mut sum, mut turns) = (0.0, 0);
    for cost in costs {
        sum += (-cost / ACCURACY_SCALE).exp();
        turns += 1;
    }
    (turns > 0).then(|| sum / turns as f32)
}

impl ReviewedTurn {
    fn of(number: u32, analysis: &Analysis<'_>) -> Option<Self> {
        let report = analysis.report();
        let (best, played) = (report.turns.first()?.clone(), report.played()?.clone());
        let grade = if best.is_played { Grade::Best } else { Grade::of_cost(played.loss.cost) };
        Some(Self {
            number,
            round: analysis.state().round(),
            player: analysis.state().active(),
            before: report.outlook,
            after: played.outlook,
            loss: played.loss,
            grade,
            comparison: Comparison::of(&best, &played),
            played,
            best,
        })
    }
}
