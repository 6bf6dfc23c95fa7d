//! Parses the forms of the table page.

mod fields;
mod name;
mod plan;
mod play_on;
mod schedule;
#[cfg(test)]
mod tests;

pub use fields::{FieldPairs, FormError};
pub use name::{FormName, UnknownForm};
pub use play_on::{Company, PlayOnForm};
pub use schedule::ScheduleFields;

use crate::plan::{PlanRank, PlanWish};
use crate::{Command, LessonWish, Press, PublicOffer, Step, TutorCheck};
use fields::Fields;
use hamburgum_engine::{Board, Player};

/// A submitted form of the table page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Submission {
    /// The version that its page showed, if it has the field.
    pub seen: Option<u64>,
    /// The request.
    pub wish: Wish,
}

/// Whether a block begins or ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlockWish {
    /// It begins.
    Begin,
    /// It ends.
    End,
}

/// The request of a form of the table page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// A command, which becomes log entries.
    Command(Command),
    /// Play again with the same people and computers.
    Rematch,
    /// Show the best turns.
    Hint,
    /// Play the suggested turn with this index.
    PlayHint(usize),
    /// Explain a computer's turn, given by its index.
    Why(u32),
    /// Dismiss the tutor's warning and continue the turn.
    ThinkAgain,
    /// Change one's own plans for the next turn. The page showed this revision of them.
    Plan(PlanWish, u64),
    /// Block the person of a seat, or end that.
    Block(Player, BlockWish),
    /// Begin the turn that has come with the actions of a plan that is not played.
    StartFrom(PlanRank),
}

impl Submission {
    /// Parses the fields of a form. The board is needed for the names in actions.
    ///
    /// # Errors
    /// A field is missing or invalid.
    pub fn read(form: FormName, fields: &FieldPairs, board: &Board) -> Result<Self, FormError> {
        let fields = Fields(fields);
        Ok(Self { seen: fields.optional("version")?, wish: wish(form, fields, board)? })
    }
}

fn wish(form: FormName, fields: Fields<'_>, board: &Board) -> Result<Wish, FormError> {
    let command = match form {
        FormName::Act => Command::Turn(step(fields, board)?),
        FormName::TakeBack => Command::TakeBack,
        FormName::Vote => vote(fields)?,
        FormName::Propose => proposal(fields)?,
        FormName::Leave => Command::Leave,
        FormName::Return => Command::Return(fields.read("seat")?),
        FormName::Resign => Command::Resign(fields.read("seat")?),
        FormName::Computer => Command::Computer(fields.read("seat")?, fields.read("level")?),
        FormName::Offer => Command::Offer(offer(fields)?),
        FormName::Withdraw => Command::Withdraw,
        FormName::Remove => Command::Remove(fields.read("seat")?),
        FormName::Schedule => Command::Schedule(schedule::read(fields)?),
        FormName::Begin => Command::Begin(fields.optional("level")?),
        FormName::Keep => Command::Keep,
        FormName::Dissolve => Command::Dissolve,
        FormName::Tutor => tutor(fields)?,
        FormName::AutoEnd => Command::SetAutoEnd(fields.read("auto-end")?),
        FormName::GoOn => Command::Lesson(LessonWish::GoOn),
        FormName::RestartLesson => Command::Lesson(LessonWish::Restart),
        FormName::EndLesson => Command::Lesson(LessonWish::End(fields.read("seat")?)),
        FormName::Say => Command::Say(fields.text("text")?.to_owned()),
        FormName::Rematch => return Ok(Wish::Rematch),
        FormName::Hint => return Ok(Wish::Hint),
        FormName::PlayHint => return Ok(Wish::PlayHint(fields.read("idea")?)),
        FormName::Why => return Ok(Wish::Why(fields.read("turn")?)),
        FormName::ThinkAgain => return Ok(Wish::ThinkAgain),
        FormName::Plan => return plan::wish(fields, board),
        FormName::Block => return block(fields),
    };
    Ok(Wish::Command(command))
}

/// The step in a turn: the name of the field identifies the pressed button.
fn step(fields: Fields<'_>, board: &Board) -> Result<Step, FormError> {
    if let Some(words) = fields.get("act") {
        return act(fields, words, board);
    }
    if let Some(word) = fields.get("drop") {
        let action = board.read_action(word).map_err(|_| FormError::Unreadable("drop"))?;
        return Ok(Step::Drop(action));
    }
    if fields.get("redo").is_some() {
        return fields.read("redo").map(Step::Redo);
    }
    match (fields.get("undo"), fields.get("restart")) {
        (Some(_), _) => Ok(Step::Undo),
        (None, Some(_)) => Ok(Step::Restart),
        (None, None) => Err(FormError::Missing("act")),
    }
}

fn block(fields: Fields<'_>) -> Result<Wish, FormError> {
    let wish = match fields.text("block")? {
        "on" => BlockWish::Begin,
        "off" => BlockWish::End,
        _ => return Err(FormError::Unreadable("block")),
    };
    Ok(Wish::Block(fields.read("seat")?, wish))
}

/// Actions to play, or the end of the turn; `anyway` skips the tutor's check.
fn act(fields: Fields<'_>, words: &str, board: &Board) -> Result<Step, FormError> {
    if words == "done" {
        let is_overruled = fields.get("anyway").is_some();
        let check = if is_overruled { TutorCheck::Overruled } else { TutorCheck::Wanted };
        return Ok(Step::End(check));
    }
    Press::read(board, words).map(Step::Act).ok_or(FormError::Unreadable("act"))
}

fn vote(fields: Fields<'_>) -> Result<Command, FormError> {
    match fields.text("vote")? {
        "agree" => Ok(Command::Agree),
        "decline" | "withdraw" => Ok(Command::Decline),
        _ => Err(FormError::Unreadable("vote")),
    }
}

/// The language is that of the page.
fn offer(fields: Fields<'_>) -> Result<PublicOffer, FormError> {
    Ok(PublicOffer { wanted: fields.read("wanted")?, language: fields.read("language")? })
}

fn tutor(fields: Fields<'_>) -> Result<Command, FormError> {
    match fields.text("tutor")? {
        "on" => Ok(Command::CallTutor),
        "off" => Ok(Command::DismissTutor),
        _ => Err(FormError::Unreadable("tutor")),
    }
}

/// Parses `end`, `advice`, `stand-in:` or `time-out:` and the colour of a player, or `pause:` and days.
fn proposal(fields: Fields<'_>) -> Result<Command, FormError> {
    let unreadable = FormError::Unreadable("what");
    match fields.text("what")?.split_once(':') {
        Some(("stand-in", seat)) => {
            seat.parse().map(Command::ProposeStandIn).map_err(|_| unreadable)
        }
        Some(("time-out", seat)) => {
            seat.parse().map(Command::ProposeTimeOut).map_err(|_| unreadable)
        }
        Some(("pause", days)) => days.parse().map(Command::ProposePause).map_err(|_| unreadable),
        Some(_) => Err(unreadable),
        None => match fields.text("what")? {
            "end" => Ok(Command::ProposeEnd),
            "advice" => Ok(Command::ProposeAdvice),
            _ => Err(unreadable),
        },
    }
}
