//! The names of the forms: the last segments of their paths.

use std::fmt;
use std::str::FromStr;

/// A form of the table page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FormName {
    /// Change the current turn.
    Act,
    /// Take back one's own last turn.
    TakeBack,
    /// Answer a proposal.
    Vote,
    /// Propose something.
    Propose,
    /// Leave the table.
    Leave,
    /// Return to one's own seat.
    Return,
    /// Resign.
    Resign,
    /// Give an open seat to a computer.
    Computer,
    /// Offer the table to everybody.
    Offer,
    /// Withdraw that offer.
    Withdraw,
    /// Remove a person before the game.
    Remove,
    /// Say when the game begins by itself.
    Schedule,
    /// Begin the game now.
    Begin,
    /// Keep a table open that still waits.
    Keep,
    /// Close the table before its game.
    Dissolve,
    /// Switch the tutor on or off.
    Tutor,
    /// Switch the automatic end of turns on or off.
    AutoEnd,
    /// Let the next player of a lesson make a turn.
    GoOn,
    /// Restart a lesson.
    RestartLesson,
    /// Play on without the lesson.
    EndLesson,
    /// Send a chat message.
    Say,
    /// Play again.
    Rematch,
    /// Ask for the best turns.
    Hint,
    /// Play a suggested turn.
    PlayHint,
    /// Ask why a computer played its last turn.
    Why,
    /// Dismiss the tutor's warning.
    ThinkAgain,
    /// Change one's own plans for the next turn.
    Plan,
    /// Block somebody who sits here, or end that.
    Block,
}

impl FormName {
    /// All forms.
    pub const ALL: [Self; 28] = [
        Self::Act,
        Self::TakeBack,
        Self::Vote,
        Self::Propose,
        Self::Leave,
        Self::Return,
        Self::Resign,
        Self::Computer,
        Self::Offer,
        Self::Withdraw,
        Self::Remove,
        Self::Schedule,
        Self::Begin,
        Self::Keep,
        Self::Dissolve,
        Self::Tutor,
        Self::AutoEnd,
        Self::GoOn,
        Self::RestartLesson,
        Self::EndLesson,
        Self::Say,
        Self::Rematch,
        Self::Hint,
        Self::PlayHint,
        Self::Why,
        Self::ThinkAgain,
        Self::Plan,
        Self::Block,
    ];

    /// The last segment of its path.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Act => "act",
            Self::TakeBack => "take-back",
            Self::Vote => "vote",
            Self::Propose => "propose",
            Self::Leave => "leave",
            Self::Return => "return",
            Self::Resign => "resign",
            Self::Computer => "computer",
            Self::Offer => "offer",
            Self::Withdraw => "withdraw",
            Self::Remove => "remove",
            Self::Schedule => "schedule",
            Self::Begin => "begin",
            Self::Keep => "keep",
            Self::Dissolve => "dissolve",
            Self::Tutor => "tutor",
            Self::AutoEnd => "auto-end",
            Self::GoOn => "go-on",
            Self::RestartLesson => "restart-lesson",
            Self::EndLesson => "end-lesson",
            Self::Say => "say",
            Self::Rematch => "rematch",
            Self::Hint => "hint",
            Self::PlayHint => "play-hint",
            Self::Why => "why",
            Self::ThinkAgain => "think-again",
            Self::Plan => "plan",
            Self::Block => "block",
        }
    }
}

impl fmt::Display for FormName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The error for a name that no form has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownForm;

impl fmt::Display for UnknownForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the table page has no such form")
    }
}

impl std::error::Error for UnknownForm {}

impl FromStr for FormName {
    type Err = UnknownForm;

    fn from_str(word: &str) -> Result<Self, UnknownForm> {
        Self::ALL.into_iter().find(|form| form.word() == word).ok_or(UnknownForm)
    }
}
