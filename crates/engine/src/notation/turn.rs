//! One line per turn.
//!
//! `4. green guildhall, build N1 N2` is round 4, Green, the field, and the actions there; equal
//! first words are written once. The end of the line ends the turn, unless it is `...`.

use super::action::{argument, read_argument, verb};
use super::error::{RecordError, RecordFault, RecordLine};
use crate::{Action, Board, Effect, Game, OnBoard, Player, Prompt, Turn};
use std::fmt;
use std::iter::Peekable;

/// The end of the line of an unfinished turn.
const OPEN: &str = "...";

/// Reads a line and plays all of it or nothing.
pub(super) fn play(game: &mut Game<'_>, line: RecordLine<'_>) -> Result<Vec<Effect>, RecordError> {
    let turn = TurnLine::read(game, line)?;
    let played = turn.play(game, line);
    if played.is_err() {
        // The turn began with this line, so all of the draft comes from it.
        game.restart_turn();
    }
    played
}

/// A line whose round and player are correct.
struct TurnLine<'t> {
    steps: &'t str,
    is_open: bool,
}

impl<'t> TurnLine<'t> {
    fn read(game: &Game<'_>, line: RecordLine<'t>) -> Result<Self, RecordError> {
        let state = game.state();
        match state.prompt() {
            Prompt::Over => {
                return Err(line.cannot_read("the game is over, and nothing can follow"));
            }
            Prompt::Reveal => {
                return Err(
                    line.cannot_read("the head must name the next official after \"drawn\"")
                );
            }
            _ if !state.is_between_turns() => {
                return Err(line.cannot_read("only the last turn of a record can end with ..."));
            }
            _ => {}
        }
        let open = line.text.strip_suffix(OPEN);
        let text = open.unwrap_or(line.text).trim_end();
        let steps = read_whose_turn(text, state.round(), state.active())
            .map_err(|right| line.cannot_read(right))?;
        Ok(Self { steps, is_open: open.is_some() })
    }

    fn play(&self, game: &mut Game<'_>, line: RecordLine<'_>) -> Result<Vec<Effect>, RecordError> {
        let mut effects = Vec::new();
        for step in self.steps.split(',') {
            let step =
                ActionGroup::read(game.board(), step).map_err(|right| line.cannot_read(right))?;
            effects.extend(step.play(game, line)?);
        }
        if !self.is_open && !game.state().is_over() {
            effects.extend(play_action(game, Action::Done, line)?);
        }
        Ok(effects)
    }
}

/// Reads `4. green` and returns what follows.
fn read_whose_turn(text: &str, round: u32, player: Player) -> Result<&str, String> {
    let expected = format!("{round}. {player}");
    let right = || format!("here begins round {round}, {player}: write {expected:?} and the field");
    let (number, rest) = text.split_once('.').ok_or_else(right)?;
    let (name, steps) = rest.trim_start().split_once(char::is_whitespace).ok_or_else(right)?;
    if number.trim() != round.to_string() || name != player.word() {
        return Err(right());
    }
    Ok(steps)
}

fn play_action(
    game: &mut Game<'_>,
    action: Action,
    line: RecordLine<'_>,
) -> Result<Vec<Effect>, RecordError> {
    game.play(action).map_err(|illegal| {
        line.fault(RecordFault::NotLegal { reason: illegal.reason, text: illegal.to_string() })
    })
}

/// Reads actions that share their first word, each with its repeat count.
pub(super) fn read_actions(board: &Board, text: &str) -> Result<Vec<(u32, Action)>, String> {
    ActionGroup::read(board, text).map(|step| step.0)
}

/// Actions that share their first word, each with its repeat count.
struct ActionGroup(Vec<(u32, Action)>);

impl ActionGroup {
    fn read(board: &Board, text: &str) -> Result<Self, String> {
        let mut words = text.split_whitespace().peekable();
        let verb = words.next().ok_or("an action is missing beside a comma")?;
        let single = |action| Ok(Self(vec![(1, action)]));
        match verb {
            "skip" => end_of(&mut words).and_then(|()| single(Action::Skip)),
            "launch" => {
                let times = read_count(&mut words)?.unwrap_or(1);
                end_of(&mut words)?;
                Ok(Self(vec![(times, Action::Launch)]))
            }
            "sell" | "buy" | "donate" | "score" | "build" => {
                let mut actions = Vec::new();
                while words.peek().is_some() {
                    let times = read_count(&mut words)?.unwrap_or(1);
                    let word = words.next().ok_or("a number must be followed by what it counts")?;
                    actions.push((times, read_argument(board, verb, word)?));
                }
                if actions.is_empty() {
                    return Err(format!("{verb:?} alone is not enough: write {}", example(verb)));
                }
                Ok(Self(actions))
            }
            "reveal" | "done" => {
                Err(format!("{verb:?} is not written in a turn: it follows from the record"))
            }
            _ => {
                end_of(&mut words)?;
                let field = verb.parse().map_err(|_| unknown(verb))?;
                single(Action::Move(field))
            }
        }
    }

    fn play(&self, game: &mut Game<'_>, line: RecordLine<'_>) -> Result<Vec<Effect>, RecordError> {
        let mut effects = Vec::new();
        for &(times, action) in &self.0 {
            for done in 0..times {
                let played = play_action(game, action, line);
                effects.extend(played.map_err(|error| error.after(done, times))?);
            }
        }
        Ok(effects)
    }
}

/// The syntax of a step that needs arguments.
fn example(verb: &str) -> &'static str {
    match verb {
        "sell" => "what is sold, like sell 2 beer",
        "buy" => "what is bought, like buy 1 timber 2 brick",
        "donate" => "the tokens that are taken, like donate petri.five",
        "score" => "the tokens, like score petri.five",
        _ => "the sites, like build N1 N2",
    }
}

fn unknown(verb: &str) -> String {
    let verb: String = verb.chars().take(40).collect();
    format!(
        "{verb:?} is no part of a turn: first comes a rondel field, then sell, buy, launch, donate, \
         score, build or skip"
    )
}

fn end_of<'t>(words: &mut impl Iterator<Item = &'t str>) -> Result<(), String> {
    words.next().map_or(Ok(()), |word| Err(format!("{word:?} is too much: put a comma before it")))
}

/// A number from 1 up, if one comes next.
fn read_count<'t>(
    words: &mut Peekable<impl Iterator<Item = &'t str>>,
) -> Result<Option<u32>, String> {
    match words.next_if(|word| word.starts_with(|c: char| c.is_ascii_digit())) {
        None => Ok(None),
        Some(word) => match word.parse() {
            Ok(count @ 1..=10_000) => Ok(Some(count)),
            _ => Err(format!("{word:?} is no count: use 1 to 10000")),
        },
    }
}

/// The lines of a game.
pub(super) fn lines(game: &Game<'_>) -> Vec<String> {
    let line = |turn: Turn<'_>| {
        let is_over = game.state().is_over() || turn.is_done();
        let open = if is_over { String::new() } else { format!(" {OPEN}") };
        let actions = written(game.board(), &turn.actions);
        format!("{}. {} {actions}{open}", turn.round(), turn.player())
    };
    game.begun_turns().map(line).collect()
}

/// A turn or a part of one in the notation of records, without the round and the player. `done` is
/// written only if it is the only action.
///
/// ```
/// # use hamburgum_engine::{Action, Board, Field, Good};
/// let turn = [Action::Move(Field::TradeWest), Action::Sell(Good::Beer), Action::Done];
/// assert_eq!(Board::hamburgum().say(&turn[..]).to_string(), "trade-west, sell 1 beer");
/// assert_eq!(Board::hamburgum().say(&turn[2..]).to_string(), "done");
/// ```
impl fmt::Display for OnBoard<'_, [Action]> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.thing {
            [Action::Done] => f.write_str(verb(Action::Done)),
            turn => f.write_str(&written(self.board, turn)),
        }
    }
}

/// The actions of a turn with equal first words written once.
fn written(board: &Board, turn: &[Action]) -> String {
    let actions = turn.strip_suffix(&[Action::Done]).unwrap_or(turn);
    let groups = actions.chunk_by(|a, b| verb(*a) == verb(*b));
    let steps: Vec<String> = groups.map(|group| written_step(board, group)).collect();
    steps.join(", ")
}

fn written_step(board: &Board, group: &[Action]) -> String {
    let mut words = vec![verb(group[0]).to_owned()];
    for run in group.chunk_by(PartialEq::eq) {
        let counted = matches!(run[0], Action::Sell(_) | Action::Buy(_));
        if counted || run.len() > 1 {
            words.push(run.len().to_string());
        }
        words.extend(argument(board, run[0]));
    }
    words.join(" ")
}
