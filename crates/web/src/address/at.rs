//! The addresses below that of a table.

use hamburgum_table::FormName;
use std::fmt;

/// A page, a form or a stream of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// The table page.
    Page,
    /// The part of it that changes, for scripts.
    Live,
    /// The stream of its changes.
    Events,
    /// The link to the next table that waits for the reader, for scripts.
    Next,
    /// Where scripts tell what a visible page has shown.
    Seen,
    /// The page with the mute switch, and its form.
    Notices,
    /// A form of the table page.
    Form(FormName),
    /// The replay, at a position.
    Replay {
        /// The number of small actions before the position.
        at: Option<usize>,
    },
    /// The record as text.
    Record,
    /// The result as a picture.
    Picture,
    /// The appointment as a calendar file.
    Calendar,
    /// The form that copies the game at a position.
    PlayOn,
    /// The review, and the form that starts it.
    Review,
    /// The form that stops the review.
    StopReview,
    /// The form that sets up a turn of the review as a puzzle.
    TryTurn,
    /// The judgement of the tried turn.
    Answer,
    /// The form that continues the game after it.
    PlayOnAfterAnswer,
}

impl At {
    pub(super) fn of(words: &[&str], query: &str) -> Option<Self> {
        Some(match *words {
            [] => Self::Page,
            ["live"] => Self::Live,
            ["events"] => Self::Events,
            ["next"] => Self::Next,
            ["seen"] => Self::Seen,
            ["notices"] => Self::Notices,
            ["replay"] => {
                Self::Replay { at: query.strip_prefix("at=").and_then(|at| at.parse().ok()) }
            }
            ["record"] => Self::Record,
            ["result.svg"] => Self::Picture,
            ["appointment.ics"] => Self::Calendar,
            ["play-on"] => Self::PlayOn,
            ["review"] => Self::Review,
            ["review", "stop"] => Self::StopReview,
            ["review", "try"] => Self::TryTurn,
            ["review", "answer"] => Self::Answer,
            ["review", "play-on"] => Self::PlayOnAfterAnswer,
            [form] => Self::Form(form.parse().ok()?),
            _ => return None,
        })
    }
}

impl From<FormName> for At {
    fn from(form: FormName) -> Self {
        Self::Form(form)
    }
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Page => Ok(()),
            Self::Live => f.write_str("/live"),
            Self::Events => f.write_str("/events"),
            Self::Next => f.write_str("/next"),
            Self::Seen => f.write_str("/seen"),
            Self::Notices => f.write_str("/notices"),
            Self::Form(form) => write!(f, "/{form}"),
            Self::Replay { at: None } => f.write_str("/replay"),
            Self::Replay { at: Some(at) } => write!(f, "/replay?at={at}"),
            Self::Record => f.write_str("/record"),
            Self::Picture => f.write_str("/result.svg"),
            Self::Calendar => f.write_str("/appointment.ics"),
            Self::PlayOn => f.write_str("/play-on"),
            Self::Review => f.write_str("/review"),
            Self::StopReview => f.write_str("/review/stop"),
            Self::TryTurn => f.write_str("/review/try"),
            Self::Answer => f.write_str("/review/answer"),
            Self::PlayOnAfterAnswer => f.write_str("/review/play-on"),
        }
    }
}
