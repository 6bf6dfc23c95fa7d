//! Answers as pages show them.

use super::desk::Standing;
use super::question::{is_careless, played, start_of_turn};
use super::{Question, arguments};
use crate::OpenTable;
use crate::table::{Advising, Table, Who};
use hamburgum_ai::{Grade, Outlook, Report, TurnReport, Weighed};
use hamburgum_engine::{Player, State};
use hamburgum_web::Argument;
use hamburgum_web::table::{
    Advice, AdviceLeave, Explained, Explanation, Forecast, Hint, Idea, Thought, Warning,
};

/// So many turns are named.
const TURNS: usize = 3;
/// So many reasons of each.
const REASONS: usize = 4;

/// All advice for one person at a table.
pub(crate) fn advice(open: &OpenTable, table: &Table, who: Option<&Who>) -> Advice {
    let leave = match table.advising(who) {
        Advising::Allowed => AdviceLeave::Given,
        Advising::NeedsConsent => AdviceLeave::NeedsConsent,
        Advising::OutOfPlace => AdviceLeave::OutOfPlace,
    };
    let Some(who) = who else { return Advice { leave, ..Advice::default() } };
    let asked = open.desk().of(who.id, table);
    let mut advice = Advice {
        leave,
        has_tutor: table.has_tutor(who),
        explained: explained(table, who, &asked),
        ..Advice::default()
    };
    if leave == AdviceLeave::Given && table.drafts(Some(who)) {
        for (question, standing) in &asked {
            advise(&mut advice, table, question, standing);
        }
    }
    advice
}

/// Takes in what is said of the running turn.
fn advise(advice: &mut Advice, table: &Table, question: &Question, standing: &Standing) {
    let start = start_of_turn(table.game());
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
    Hint { start: *start, ideas: turns.map(|turn| idea(turn, start)).collect() }
}

/// A turn of a report from the position that was analysed.
pub(crate) fn idea(turn: &TurnReport, state: &State<'_>) -> Idea {
    Idea {
        actions: turn.actions.clone(),
        forecasts: forecasts(state.players(), &turn.outlook),
        arguments: for_and_against(&turn.reasons),
        loss: turn.loss,
    }
}

/// The weightiest reasons; what speaks against the turn comes last.
fn for_and_against(reasons: &[Weighed]) -> Vec<Argument> {
    let mut arguments = arguments(reasons, REASONS);
    arguments.sort_by_key(|argument| argument.worth.is_some_and(|worth| worth < 0.0));
    arguments
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
        grade: Grade::of_loss(played.loss).word(),
        played: idea(played, start),
        better: idea(better, start),
    })
}

/// The last turn of each computer that may be explained, and what is said of it.
fn explained(table: &Table, who: &Who, asked: &[(Question, Standing)]) -> Vec<Explained> {
    if !table.explains_to(Some(who)) {
        return Vec::new();
    }
    let told = |turn: u32| {
        asked.iter().find_map(|(question, standing)| match question {
            Question::Why { turn: other, .. } if *other == turn => {
                let (start, _) = played(table.game(), turn)?;
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
        let mut idea = idea(turn, start);
        idea.arguments.truncate(REASONS / 2);
        idea
    };
    Some(Explanation {
        start: *start,
        played: idea(report.played()?, start),
        others: others.map(in_short).collect(),
    })
}
