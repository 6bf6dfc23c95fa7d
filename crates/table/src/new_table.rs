//! Parses the form for a new table.

mod choices;
mod seats;
#[cfg(test)]
mod tests;

use crate::form::FieldPairs;
use crate::person_name::distinct_name;
use crate::{Entry, Sitter, Who, clean_name};
use hamburgum_ai::Level;
use hamburgum_cities::CityWord;
use hamburgum_engine::{Board, Player, Variant};
use std::array::from_fn;

/// The maximum number of seats.
const MOST_SEATS: usize = Player::ALL.len();

/// The raw fields, to show the form again if something is invalid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTableForm {
    /// `table_name`: the name of the table; may be empty.
    pub table_name: String,
    /// `seats`: the number of players, from "2" to "5".
    pub seats: String,
    /// `level`: the word of the default level of computers.
    pub level: String,
    /// `board`: the id of a board.
    pub board: String,
    /// `city`: the generated city that was offered.
    pub city: String,
    /// `variant`: the word of a variant.
    pub variant: String,
    /// `start`: "lot" or "first".
    pub start: String,
    /// `seat1` to `seat5`: "me", "link", "here", "computer", or "computer-" and the word of a level.
    pub seat: [String; MOST_SEATS],
    /// `name1` to `name5`: the names of people on this screen.
    pub name: [String; MOST_SEATS],
    /// `colour1` to `colour5`: the words of the players; an empty one is the colour of the place.
    pub colour: [String; MOST_SEATS],
}

impl Default for NewTableForm {
    /// A game of the sender against two computers in Hamburg.
    fn default() -> Self {
        Self {
            table_name: String::new(),
            seats: "3".to_owned(),
            level: Level::Journeyman.word().to_owned(),
            board: Board::hamburgum().id().to_owned(),
            city: String::new(),
            variant: Variant::Base.word().to_owned(),
            start: "lot".to_owned(),
            seat: from_fn(|place| if place == 0 { "me" } else { "computer" }.to_owned()),
            name: Default::default(),
            colour: Default::default(),
        }
    }
}

/// The request for a new table.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The name of the table.
    pub name: String,
    /// The board.
    pub board: &'static Board,
    /// The variant.
    pub variant: Variant,
    /// The choice of the first player.
    pub first: FirstSeat,
    /// The colours and occupants of the seats, in order.
    pub seats: Vec<(Player, SeatWish)>,
}

/// The choice of the first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstSeat {
    /// The first seat of the form.
    Listed,
    /// A random seat.
    ByLot,
}

/// The wanted occupant of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatWish {
    /// The sender of the form.
    Me,
    /// Another person on the same screen.
    Here(String),
    /// A person with the seat's invitation link.
    Invited,
    /// A computer.
    Computer(Level),
}

impl SeatWish {
    /// The initial occupant; invited people sit down later.
    fn sitter(&self, who: &Who) -> Option<Sitter> {
        match self {
            Self::Me => Some(who.into()),
            Self::Here(name) => Some(Sitter::Person(who.id, name.clone())),
            Self::Invited => None,
            Self::Computer(level) => Some(Sitter::Computer(*level)),
        }
    }
}

impl NewTable {
    /// The first entries of its log: who sits down. People with the same name get numbers.
    pub fn entries(&self, who: &Who) -> Vec<Entry> {
        let mut names: Vec<String> = Vec::new();
        let mut distinct = |sitter| match sitter {
            Sitter::Person(person, name) => {
                let others: Vec<&str> = names.iter().map(String::as_str).collect();
                let name = distinct_name(&name, &others);
                names.push(name.clone());
                Sitter::Person(person, name)
            }
            Sitter::Computer(_) => sitter,
        };
        let entry =
            |(seat, wish): &(Player, SeatWish)| Some(distinct(wish.sitter(who)?).entry(*seat));
        self.seats.iter().filter_map(entry).collect()
    }
}

/// The error of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldError {
    /// A name is empty or too long.
    Name,
    /// The choice is not one of the options.
    Choice,
    /// The sender has two seats.
    TwiceMe,
    /// No seat is for the sender or another person on this screen.
    NotMe,
    /// Two seats have the same colour.
    Colour,
}

/// The errors, by the names of the fields.
pub type FieldErrors = Vec<(String, FieldError)>;

impl NewTableForm {
    /// Reads the fields; missing ones are empty.
    pub fn of(fields: &FieldPairs) -> Self {
        let text = |name: &str| {
            let field = fields.iter().find(|(other, _)| other == name);
            field.map(|(_, value)| value.clone()).unwrap_or_default()
        };
        let numbered = |name: &str| from_fn(|place| text(&format!("{name}{}", place + 1)));
        Self {
            table_name: text("table_name"),
            seats: text("seats"),
            level: text("level"),
            board: text("board"),
            city: text("city"),
            variant: text("variant"),
            start: text("start"),
            seat: numbered("seat"),
            name: numbered("name"),
            colour: numbered("colour"),
        }
    }

    /// Whether the request contains the form's fields.
    pub fn is_filled_in(&self) -> bool {
        !self.seats.is_empty()
    }

    /// The generated city that was chosen or offered.
    pub fn offered_city(&self) -> Option<CityWord> {
        self.board.parse().or_else(|_| self.city.parse()).ok()
    }

    /// Parses the form; `any_name` is the default name of the table.
    ///
    /// # Errors
    /// All invalid fields.
    pub fn read(&self, any_name: &str) -> Result<NewTable, FieldErrors> {
        let mut wrong = FieldErrors::new();
        let name = match self.table_name.trim() {
            "" => Some(any_name.to_owned()),
            typed => clean_name(typed),
        };
        let name = note(&mut wrong, "table_name", name.ok_or(FieldError::Name));
        let board = hamburgum_cities::named(&self.board);
        let board = note(&mut wrong, "board", board.ok_or(FieldError::Choice));
        let variant = self.variant.parse().or(Err(FieldError::Choice));
        let variant = note(&mut wrong, "variant", variant);
        let first = match self.start.as_str() {
            "lot" => Ok(FirstSeat::ByLot),
            "first" => Ok(FirstSeat::Listed),
            _ => Err(FieldError::Choice),
        };
        let first = note(&mut wrong, "start", first);
        let seats = self.read_seats(&mut wrong);
        match (name, board, variant, first) {
            (Some(name), Some(board), Some(variant), Some(first)) if wrong.is_empty() => {
                Ok(NewTable { name, board, variant, first, seats })
            }
            _ => Err(wrong),
        }
    }
}

/// Unwraps the value of a field, or collects its error.
fn note<T>(wrong: &mut FieldErrors, field: &str, read: Result<T, FieldError>) -> Option<T> {
    read.map_err(|what| wrong.push((field.to_owned(), what))).ok()
}
