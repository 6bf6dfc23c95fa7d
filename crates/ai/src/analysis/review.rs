//! The review of a whole game, turn by turn.

use super::{Analysis, Comparison, Grade, Loss, TurnReport};
use crate::{AnyJudge, Outlook, fingerprint};
use hamburgum_engine::{Action, Game, Player, Prompt, State};

/// A turn that costs so many points counts a little more than a third, as far as accuracy goes.
const THIRD: f32 = 4.0;

/// It is counted up whenever turns are compared or graded in another way.
const METHOD: u32 = 4;

/// A review of the turns of a game that are over, one after the other.
///
/// It does one turn at a time, can be stopped at any moment, and can be read at any moment.
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
/// while let Some(turn) = review.step(|| false) {
///     println!("{} played a turn that cost {:.1}: {}", turn.player, turn.loss.cost, turn.grade);
/// }
/// assert_eq!(review.turns().len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Review<'b> {
    judge: AnyJudge,
    nodes: u32,
    /// Every turn with the position before it.
    played: Vec<(State<'b>, Vec<Action>)>,
    /// How many of them somebody has reviewed before.
    skipped: usize,
    reviewed: Vec<ReviewedTurn>,
    /// The turn that is looked at now.
    running: Option<Analysis<'b>>,
}

/// What a review says of a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewedTurn {
    /// Which turn of the record, counted from 1.
    pub number: u32,
    /// The round of the game.
    pub round: u32,
    /// Whose turn it was.
    pub player: Player,
    /// What everybody could expect before it.
    pub before: Outlook,
    /// What everybody can expect after it.
    pub after: Outlook,
    /// What it gave away.
    pub loss: Loss,
    /// The same in a word.
    pub grade: Grade,
    /// The turn itself.
    pub played: TurnReport,
    /// The best turn that was found; it may be the same.
    pub best: TurnReport,
    /// Why the best turn is better.
    pub comparison: Comparison,
}

impl<'b> Review<'b> {
    /// Plans to look at so many nodes for each turn.
    pub fn new(game: &Game<'b>, judge: impl Into<AnyJudge>, nodes: u32) -> Self {
        let (judge, played) = (judge.into(), whole_turns(game));
        Self { judge, nodes, played, skipped: 0, reviewed: Vec::new(), running: None }
    }

    /// A mark of how a review is made: another one may come to other figures. It is that of what judges
    /// positions, and of how turns are compared and graded.
    pub fn maker(judge: &AnyJudge) -> String {
        fingerprint(&format!("{METHOD} {}", judge.mark()))
    }

    /// Leaves out so many turns at the beginning, whose review is kept elsewhere. The others are
    /// reviewed just as if it had not been so, since each turn stands for itself.
    #[must_use]
    pub fn after_turns(mut self, turns: usize) -> Self {
        self.skipped = turns.min(self.played.len());
        self
    }

    /// How many turns the game has, with those that are left out.
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

    /// The place of the turn that is reviewed next.
    fn next(&self) -> usize {
        self.skipped + self.reviewed.len()
    }

    /// The turns that are reviewed so far.
    pub fn turns(&self) -> &[ReviewedTurn] {
        &self.reviewed
    }

    /// Reviews the next turn. `None` when all are done, or when `stop` says so; then the next step
    /// goes on where this one stopped.
    pub fn step(&mut self, stop: impl FnMut() -> bool) -> Option<&ReviewedTurn> {
        let (state, turn) = self.played.get(self.next())?;
        let mut analysis = match self.running.take() {
            Some(analysis) => analysis,
            None => Analysis::new(*state, self.judge.clone(), self.nodes).with_played(turn).ok()?,
        };
        analysis.run(u32::MAX, stop);
        if !analysis.is_done() {
            self.running = Some(analysis);
            return None;
        }
        let number = self.next() as u32 + 1;
        self.reviewed.push(ReviewedTurn::of(number, &analysis)?);
        self.reviewed.last()
    }

    /// The turns of a player that gave away the most, at most so many of them; only such as are at
    /// least inaccurate.
    pub fn costliest(&self, player: Player, most: usize) -> Vec<&ReviewedTurn> {
        let of_player = self.reviewed.iter().filter(|turn| turn.player == player);
        let mut turns: Vec<_> = of_player.filter(|turn| turn.grade >= Grade::Inaccuracy).collect();
        turns.sort_by(|a, b| b.loss.cost.total_cmp(&a.loss.cost));
        turns.truncate(most);
        turns
    }

    /// How well a player played; see [`accuracy`].
    pub fn accuracy(&self, player: Player) -> Option<f32> {
        let turns = self.reviewed.iter().filter(|turn| turn.player == player);
        accuracy(turns.map(|turn| turn.loss.cost))
    }
}

/// How well somebody played, from 0 to 1, by what each turn [cost](Loss::cost): the mean over the turns
/// of 1 for a turn that cost nothing, and less and less the more it cost: 0.37 for four points, 0.08 for
/// ten. `None` without a turn.
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
        sum += (-cost / THIRD).exp();
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

/// The turns of a game that are over, each with the position before it; what chance did in between
/// belongs to none, and so nobody knows it before it happens.
pub fn whole_turns<'b>(game: &Game<'b>) -> Vec<(State<'b>, Vec<Action>)> {
    let mut turns: Vec<(State<'b>, Vec<Action>)> = Vec::new();
    for (state, action) in game.steps() {
        match (state.prompt(), turns.last_mut()) {
            (Prompt::Reveal, _) => {}
            (Prompt::Move(_), _) => turns.push((state, vec![action])),
            (_, Some((_, turn))) => turn.push(action),
            (_, None) => {}
        }
    }
    turns.truncate(game.turns_played() as usize);
    turns
}
