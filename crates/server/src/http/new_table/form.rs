//! The form that sets up a table, from the words of its fields to what they mean.

use super::names;
use crate::http::caller::clean_name;
use hamburgum_ai::Level;
use hamburgum_engine::{Board, Variant};
use hamburgum_web::pages::{TableForm, Wrong};
use serde::Deserialize;

/// The fields as they were typed.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct TableFields {
    table_name: String,
    seats: String,
    board: String,
    variant: String,
    start: String,
    seat1: String,
    seat2: String,
    seat3: String,
    seat4: String,
    seat5: String,
    name1: String,
    name2: String,
    name3: String,
    name4: String,
    name5: String,
}

/// A table as it was wished for.
#[derive(Debug)]
pub(crate) struct NewTable {
    pub(super) name: String,
    pub(super) board: &'static Board,
    pub(super) variant: Variant,
    pub(super) draws_lots: bool,
    /// Who shall sit on the seats, in their order.
    pub(super) sitters: Vec<Sitter>,
}

/// Who shall sit on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sitter {
    /// Who sets up the table.
    Me,
    /// Somebody else on the same screen.
    Here(String),
    /// Whoever follows the seat's link.
    Invited,
    /// A computer.
    Computer(Level),
}

/// What is wrong, and with which field.
type Wrongs = Vec<(String, Wrong)>;

impl TableFields {
    /// What was typed, to be shown again.
    pub(super) fn as_typed(&self) -> TableForm<'_> {
        TableForm {
            table_name: &self.table_name,
            seats: &self.seats,
            board: &self.board,
            variant: &self.variant,
            start: &self.start,
            seat: [&self.seat1, &self.seat2, &self.seat3, &self.seat4, &self.seat5],
            name: [&self.name1, &self.name2, &self.name3, &self.name4, &self.name5],
        }
    }

    /// The table that is meant, or all that is wrong.
    pub(super) fn read(&self) -> Result<NewTable, Wrongs> {
        let mut wrongs = Wrongs::new();
        let mut wrong = |field: &str, what| wrongs.push((field.to_owned(), what));
        let seats = self.seats.parse().ok().filter(|seats| (2..=5).contains(seats));
        let board = Board::built_in().into_iter().find(|board| board.id() == self.board);
        let variant = self.variant.parse().ok();
        if seats.is_none() || board.is_none() || variant.is_none() {
            wrong("seats", Wrong::Choice);
        }
        let name = match self.table_name.trim() {
            "" => Some(names::any()),
            typed => clean_name(typed),
        };
        if name.is_none() {
            wrong("table_name", Wrong::Name);
        }
        let mut sitters = Vec::new();
        for place in 0..seats.unwrap_or(0) {
            match self.sitter(place) {
                Ok(sitter) => sitters.push(sitter),
                Err((field, what)) => wrong(&format!("{field}{}", place + 1), what),
            }
        }
        let is_mine = |sitter: &Sitter| matches!(sitter, Sitter::Me | Sitter::Here(_));
        if sitters.iter().filter(|sitter| **sitter == Sitter::Me).count() > 1 {
            wrong("seat1", Wrong::TwiceMe);
        } else if !sitters.iter().any(is_mine) {
            wrong("seat1", Wrong::NotMe);
        }
        match (name, board, variant) {
            (Some(name), Some(board), Some(variant)) if wrongs.is_empty() => {
                Ok(NewTable { name, board, variant, draws_lots: self.start != "first", sitters })
            }
            _ => Err(wrongs),
        }
    }

    fn sitter(&self, place: usize) -> Result<Sitter, (&'static str, Wrong)> {
        let typed = self.as_typed();
        match typed.seat[place] {
            "me" => Ok(Sitter::Me),
            "link" => Ok(Sitter::Invited),
            "here" => clean_name(typed.name[place]).map(Sitter::Here).ok_or(("name", Wrong::Name)),
            word => {
                let level = word.strip_prefix("computer-").and_then(|level| level.parse().ok());
                level.map(Sitter::Computer).ok_or(("seat", Wrong::Choice))
            }
        }
    }
}
