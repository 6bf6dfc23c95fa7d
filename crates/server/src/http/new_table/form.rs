//! The form that sets up a table, from the words of its fields to what they mean.

use super::names;
use crate::http::caller::clean_name;
use hamburgum_ai::Level;
use hamburgum_cities::CityWord;
use hamburgum_engine::{Board, Player, Variant};
use hamburgum_table::{Sitter, Who};
use hamburgum_web::pages::{TableForm, Wrong};
use serde::Deserialize;

/// The fields as they were typed.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct TableFields {
    table_name: String,
    seats: String,
    /// The level of the computers whose seats name none.
    pub(super) level: String,
    board: String,
    /// The generated city that was offered.
    city: String,
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
    colour1: String,
    colour2: String,
    colour3: String,
    colour4: String,
    colour5: String,
}

/// A table as it was wished for.
#[derive(Debug)]
pub(crate) struct NewTable {
    pub(super) name: String,
    pub(super) board: &'static Board,
    pub(super) variant: Variant,
    pub(super) draws_lots: bool,
    /// Who shall sit on the seats, in their order.
    pub(super) wishes: Vec<SeatWish>,
    /// What they play.
    pub(super) colours: Vec<Player>,
}

/// Who shall sit on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SeatWish {
    /// Who sets up the table.
    Me,
    /// Somebody else on the same screen.
    Here(String),
    /// Whoever follows the seat's link.
    Invited,
    /// A computer.
    Computer(Level),
}

impl SeatWish {
    /// Who sits down when the table is set up; whoever is invited does so later.
    pub(super) fn sitter(&self, who: &Who) -> Option<Sitter> {
        match self {
            Self::Me => Some(who.into()),
            Self::Here(name) => Some(Sitter::Person(who.id, name.clone())),
            Self::Invited => None,
            Self::Computer(level) => Some(Sitter::Computer(*level)),
        }
    }
}

/// What is wrong, and with which field.
type Wrongs = Vec<(String, Wrong)>;

impl TableFields {
    /// What was typed, to be shown again.
    pub(super) fn as_typed(&self) -> TableForm<'_> {
        TableForm {
            table_name: &self.table_name,
            seats: &self.seats,
            level: &self.level,
            board: &self.board,
            variant: &self.variant,
            start: &self.start,
            seat: [&self.seat1, &self.seat2, &self.seat3, &self.seat4, &self.seat5],
            name: [&self.name1, &self.name2, &self.name3, &self.name4, &self.name5],
            colour: [&self.colour1, &self.colour2, &self.colour3, &self.colour4, &self.colour5],
        }
    }

    /// The choices that the form begins with.
    pub(super) fn default_choices() -> Self {
        let TableForm { seats, level, board, variant, start, seat, .. } = TableForm::default();
        let [seat1, seat2, seat3, seat4, seat5] = seat.map(str::to_owned);
        Self {
            seats: seats.to_owned(),
            level: level.to_owned(),
            board: board.to_owned(),
            variant: variant.to_owned(),
            start: start.to_owned(),
            seat1,
            seat2,
            seat3,
            seat4,
            seat5,
            ..Self::default()
        }
    }

    /// What is chosen and not typed: the kind of each field, and its word.
    pub(super) fn choices(&mut self) -> [(&'static str, &mut String); 15] {
        [
            ("level", &mut self.level),
            ("seats", &mut self.seats),
            ("board", &mut self.board),
            ("variant", &mut self.variant),
            ("start", &mut self.start),
            ("seat", &mut self.seat1),
            ("seat", &mut self.seat2),
            ("seat", &mut self.seat3),
            ("seat", &mut self.seat4),
            ("seat", &mut self.seat5),
            ("colour", &mut self.colour1),
            ("colour", &mut self.colour2),
            ("colour", &mut self.colour3),
            ("colour", &mut self.colour4),
            ("colour", &mut self.colour5),
        ]
    }

    /// Whether the form was sent, and not just its page asked for.
    pub(super) fn is_filled_in(&self) -> bool {
        !self.seats.is_empty()
    }

    /// The generated city that was chosen or at least offered.
    pub(super) fn city(&self) -> Option<CityWord> {
        self.board.parse().or_else(|_| self.city.parse()).ok()
    }

    /// The table that is meant, or all that is wrong.
    pub(super) fn read(&self) -> Result<NewTable, Wrongs> {
        let mut wrongs = Wrongs::new();
        let name = match self.table_name.trim() {
            "" => Some(names::any()),
            typed => clean_name(typed),
        };
        let name = note(&mut wrongs, "table_name", name.ok_or(Wrong::Name));
        let board = hamburgum_cities::named(&self.board);
        let board = note(&mut wrongs, "board", board.ok_or(Wrong::Choice));
        let variant = note(&mut wrongs, "variant", self.variant.parse().or(Err(Wrong::Choice)));
        let draws_lots = match self.start.as_str() {
            "lot" => Ok(true),
            "first" => Ok(false),
            _ => Err(Wrong::Choice),
        };
        let draws_lots = note(&mut wrongs, "start", draws_lots);
        let wishes = self.wishes(&mut wrongs);
        let colours = self.colours(wishes.len(), &mut wrongs);
        match (name, board, variant, draws_lots) {
            (Some(name), Some(board), Some(variant), Some(draws_lots)) if wrongs.is_empty() => {
                Ok(NewTable { name, board, variant, draws_lots, wishes, colours })
            }
            _ => Err(wrongs),
        }
    }

    fn wishes(&self, wrongs: &mut Wrongs) -> Vec<SeatWish> {
        let seats = self.seats.parse().ok().filter(|seats| (2..=5).contains(seats));
        let Some(seats) = note(wrongs, "seats", seats.ok_or(Wrong::Choice)) else {
            return Vec::new();
        };
        let mut wishes = Vec::new();
        for place in 0..seats {
            match self.wish(place) {
                Ok(wish) => wishes.push(wish),
                Err((field, what)) => wrongs.push((format!("{field}{}", place + 1), what)),
            }
        }
        let is_mine = |wish: &SeatWish| matches!(wish, SeatWish::Me | SeatWish::Here(_));
        if wishes.iter().filter(|wish| **wish == SeatWish::Me).count() > 1 {
            wrongs.push(("seat1".to_owned(), Wrong::TwiceMe));
        } else if wishes.len() == seats && !wishes.iter().any(is_mine) {
            wrongs.push(("seat1".to_owned(), Wrong::NotMe));
        }
        wishes
    }

    /// What each seat plays, each colour once; who has not chosen plays the colour of the place.
    fn colours(&self, seats: usize, wrongs: &mut Wrongs) -> Vec<Player> {
        let mut colours = Vec::new();
        for (place, word) in self.as_typed().colour.into_iter().enumerate().take(seats) {
            let field = format!("colour{}", place + 1);
            let read = if word.is_empty() { Ok(Player::ALL[place]) } else { word.parse() };
            let colour = note(wrongs, &field, read.or(Err(Wrong::Choice)));
            if colour.is_some_and(|colour| colours.contains(&colour)) {
                wrongs.push((field, Wrong::Colour));
            }
            colours.extend(colour);
        }
        colours
    }

    fn wish(&self, place: usize) -> Result<SeatWish, (&'static str, Wrong)> {
        let typed = self.as_typed();
        match typed.seat[place] {
            "me" => Ok(SeatWish::Me),
            "link" => Ok(SeatWish::Invited),
            "here" => {
                clean_name(typed.name[place]).map(SeatWish::Here).ok_or(("name", Wrong::Name))
            }
            word => {
                let level = match word {
                    "computer" => Some(self.level.as_str()),
                    _ => word.strip_prefix("computer-"),
                };
                let level = level.and_then(|level| level.parse().ok());
                level.map(SeatWish::Computer).ok_or(("seat", Wrong::Choice))
            }
        }
    }
}

/// What a field means; if it means nothing, that is noted.
fn note<T>(wrongs: &mut Wrongs, field: &str, read: Result<T, Wrong>) -> Option<T> {
    read.map_err(|what| wrongs.push((field.to_owned(), what))).ok()
}
