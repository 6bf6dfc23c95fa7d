//! Converts reports of analyses into view models.

use super::question::{is_careless, played};
use super::{
    Advice, Explained, Explanation, Forecast, Hint, IdeaView, Question, Standing, Thought, Warning,
};
use crate::{Advising, GivenAway, Remark, Table, Versus, Who};
use hamburgum_ai::{Grade, Outlook, Report, TurnReason, TurnReport};
use hamburgum_engine::{Player, State};

/// The number of suggested turns.
const TURNS: usize = 3;
/// The number of reasons for each turn.
const CAUSES: usize = 3;
/// The number of reasons against each turn.
const DRAWBACKS: usize = 1;

impl Advice {
    /// Collects all advice for one person at a table, given their questions.
    pub fn of(table: &Table, who: Option<&Who>, asked: &[(Question, Standing)]) -> Self {
        let leave = table.advising(who);
        let is_guarded = table.is_guarded();
        let Some(who) = who else { return Self { leave, is_guarded, ..Self::default() } };
        let mut advice = Self {
            leave,
            is_guarded,
            has_tutor: table.has_tutor(who),
            explained: explained(table, who, asked),
            ..Self::default()
        };
        if leave == Advising::Allowed && table.drafts(Some(who)) {
            for (question, standing) in asked {
                advise(&mut advice, table, question, standing);
            }
        }
        advice
    }
}

/// Adds the answer to a question about the current turn.
fn advise(advice: &mut Advice, table: &Table, question: &Question, standing: &Standing) {
    let start = *table.game().turn_start();
    match question {
        Question::Hint { .. } => advice.hint = Some(thought(standing, |one| hint(one, &start))),
        Question::Check { .. } => {
            advice.warning = Some(thought(standing, |one| warning(one, &start)));
        }
        Question::Why { .. } => {}
    }
}

fn thought<T>(standing: &Standing, make: impl FnOnce(&Report) -> T) -> Thought<T> {
    match standing {
        Standing::Open => Thought::Running,
        Standing::Answered(report) => Thought::Done(make(report)),
    }
}

fn hint(report: &Report, start: &State<'static>) -> Hint {
    let turns = report.turns.iter().take(TURNS);
    Hint { start: *start, ideas: turns.map(|turn| idea(turn, report, start)).collect() }
}

/// Converts a turn of a report. The best turn is compared with the next, any other with the best.
fn idea(turn: &TurnReport, report: &Report, start: &State<'_>) -> IdeaView {
    let best = &report.turns[0];
    let is_best = turn.actions == best.actions;
    // The cost of a long move is already part of the listed steps.
    let is_step = |one: &TurnReason| matches!(one, TurnReason::PaysPrestige { .. });
    let drawbacks: Vec<_> =
        report.drawbacks(turn).into_iter().filter(|one| !is_step(one)).collect();
    IdeaView {
        actions: turn.actions.clone(),
        forecasts: forecasts(start.players(), &turn.outlook),
        causes: Remark::first(&report.causes(turn), CAUSES),
        drawbacks: Remark::first(&drawbacks, DRAWBACKS),
        versus: if is_best { ahead(report) } else { behind(turn, best) },
        loss: GivenAway::of(&turn.loss),
    }
}

/// The lead of the best turn over the next one on another field.
fn ahead(report: &Report) -> Option<Versus> {
    let next = report.next_best()?;
    let (field, by) = (next.field()?, GivenAway::of(&next.loss));
    (by.cost > 0.0).then_some(Versus::Ahead { field, by })
}

/// The deficit of a turn to the best one, if that is on another field.
fn behind(turn: &TurnReport, best: &TurnReport) -> Option<Versus> {
    let other = best.field().filter(|other| turn.field() != Some(*other))?;
    Some(Versus::Behind { field: other, by: GivenAway::of(&turn.loss) })
}

fn forecasts(players: &[Player], outlook: &Outlook) -> Vec<Forecast> {
    let forecast = |&player: &Player| Forecast {
        player,
        win: outlook.win[player],
        prestige: outlook.prestige[player],
    };
    players.iter().map(forecast).collect()
}

fn warning(report: &Report, start: &State<'static>) -> Option<Warning> {
    let (better, played) = (report.turns.first()?, report.played()?);
    is_careless(report).then(|| Warning {
        start: *start,
        grade: Grade::of_cost(played.loss.cost).word(),
        played: IdeaView {
            drawbacks: Remark::first(&report.drawbacks(played), DRAWBACKS),
            ..idea(played, report, start)
        },
        better: idea(better, report, start),
    })
}

/// The last turn of each computer that may be explained, with its explanation if requested.
fn explained(table: &Table, who: &Who, asked: &[(Question, Standing)]) -> Vec<Explained> {
    if !table.explains_to(Some(who)) {
        return Vec::new();
    }
    let told = |turn: u32| {
        asked.iter().find_map(|(question, standing)| match question {
            Question::Why { turn: other, .. } if *other == turn => {
                let start = played(table.game(), turn)?.start;
                Some(thought(standing, |report| explanation(report, &start)))
            }
            _ => None,
        })
    };
    let last = table.last_turns_of_computers().into_iter();
    last.map(|(player, turn)| Explained { player, turn, thought: told(turn) }).collect()
}

fn explanation(report: &Report, start: &State<'static>) -> Option<Explanation> {
    let others = report.turns.iter().filter(|turn| !turn.is_played).take(TURNS - 1);
    let in_short = |turn: &TurnReport| {
        let mut idea = idea(turn, report, start);
        idea.causes.truncate(CAUSES / 2);
        idea
    };
    Some(Explanation {
        start: *start,
        played: idea(report.played()?, report, start),
        others: others.map(in_short).collect(),
    })
}
