//! Lessons at a table: the learner plays one seat, and the script plays the others.

use super::{Awaited, Entry, Holder, Refusal, Seat, Table, Task, Who};
use hamburgum_engine::Player;

/// Requests of a learner besides playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonWish {
    /// Let the next player make the scripted turn.
    GoOn,
    /// Restart the lesson.
    Restart,
    /// Continue without the lesson, as this player.
    End(Player),
}

impl Table {
    /// The awaited step of the lesson, if there is one. It is derived from the game alone.
    pub fn lesson(&self) -> Option<Awaited> {
        self.lesson.filter(|_| self.is_playing())?.awaited(&self.game)
    }

    /// The awaited step, if this person is the learner.
    pub fn lesson_of(&self, who: Option<&Who>) -> Option<Awaited> {
        let is_learner = who.is_some_and(|who| self.seats_of(who).next().is_some());
        self.lesson().filter(|_| is_learner)
    }

    pub(super) fn learn(&self, who: &Who, wish: LessonWish) -> Result<Vec<Entry>, Refusal> {
        self.seats_of(who).next().ok_or(Refusal::NotSeated)?;
        let awaited = self.lesson().ok_or(Refusal::Repeated)?;
        match (wish, awaited.task) {
            (LessonWish::GoOn, Task::Watch(_, turn)) => {
                Ok(turn.into_iter().map(Entry::Act).collect())
            }
            // A double press: the first one has already continued.
            (LessonWish::GoOn, Task::Press(_) | Task::Choose) => Err(Refusal::Repeated),
            (LessonWish::Restart, _) if self.game.actions().is_empty() => Err(Refusal::Repeated),
            (LessonWish::Restart, _) => Ok(vec![Entry::TakeBack { turns: 0 }]),
            (LessonWish::End(seat), _) => {
                self.seat(seat).ok_or(Refusal::Senseless)?;
                Ok(vec![Entry::EndLesson { seat }])
            }
        }
    }

    /// Passes the entries of a step on, unless they leave the script.
    pub(super) fn keep_to_lesson(&self, entries: Vec<Entry>) -> Result<Vec<Entry>, Refusal> {
        let (Some(lesson), Some(awaited)) = (self.lesson, self.lesson()) else {
            return Ok(entries);
        };
        let after = self.after(&entries).map_err(|_| Refusal::Senseless)?;
        if lesson.awaited(after.game()).is_some() {
            return Ok(entries);
        }
        let tried = match entries.last() {
            Some(Entry::Act(action)) => Some(*action),
            _ => None,
        };
        Err(Refusal::OffLesson { awaited, tried })
    }

    /// Ends the script; the learner swaps seats with the computer on that seat.
    pub(super) fn end_lesson(&mut self, seat: Player) -> Result<(), String> {
        self.lesson = None;
        let is_learner = |seat: &&Seat| matches!(seat.holder, Holder::Person { .. });
        let learner = self.seats.iter().find(is_learner).ok_or("there is no learner")?.player;
        if learner == seat {
            return Ok(());
        }
        self.drop_draft_of(learner);
        let person = std::mem::replace(&mut self.seat_mut(learner)?.holder, Holder::Nobody);
        let computer = std::mem::replace(&mut self.seat_mut(seat)?.holder, person);
        self.seat_mut(learner)?.holder = computer;
        Ok(())
    }
}
