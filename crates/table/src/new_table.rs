//! Parses the form for a new table.

mod choices;
mod seats;
#[cfg(test)]
mod tests;

use crate::form::{FieldPairs, ScheduleFields};
use crate::person_name::distinct_name;
use crate::{
    ClockPreset, ClockRules, CountedTime, EndOfTime, Entry, Experience, LanguageCode, PublicOffer,
    Sitter, StartPlan, WeekendRule, Who, clean_name,
};
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
    /// `clock`: the word of a preset. It counts if somebody plays by link.
    pub clock: String,
    /// `weekend`: "pauses", or empty.
    pub weekend: String,
    /// `at_end`: the word of what happens at the end of somebody's time.
    pub at_end: String,
    /// `open_to`: "link" for people with an invitation, "all" for everybody.
    pub open_to: String,
    /// `wanted`: the word of an experience; only used if the table is open to all.
    pub wanted: String,
    /// `advised`: "yes" if everybody gets advice; only used if the table is open to all.
    pub advised: String,
    /// `begins`: "full", "latest" or "appointment", with the next three fields as in [`ScheduleFields`].
    pub begins: String,
    /// `at`: a date and a time in Coordinated Universal Time.
    pub at: String,
    /// `moment`: the same in milliseconds since 1970.
    pub moment: String,
    /// `fill`: "computers" if they take the seats that are open at an appointment.
    pub fill: String,
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
            clock: ClockPreset::SeveralTurns.word().to_owned(),
            weekend: String::new(),
            at_end: EndOfTime::StandIn.word().to_owned(),
            open_to: "link".to_owned(),
            wanted: Experience::default().word().to_owned(),
            advised: "no".to_owned(),
            begins: "full".to_owned(),
            at: String::new(),
            moment: String::new(),
            fill: "computers".to_owned(),
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
    /// The clock.
    pub clock: Option<ClockRules>,
    /// The colours and occupants of the seats, in order.
    pub seats: Vec<(Player, SeatWish)>,
    /// The offer to everybody.
    pub offer: Option<OfferWish>,
    /// When the game begins by itself.
    pub plan: Option<StartPlan>,
}

/// The offer of a new table to everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfferWish {
    /// Whom the host would like to play with.
    pub wanted: Experience,
    /// Whether everybody gets advice: whoever sits down knows it.
    pub is_advised: bool,
}

impl OfferWish {
    fn entries(self, language: LanguageCode) -> impl Iterator<Item = Entry> {
        let advice = self.is_advised.then_some(Entry::AllowAdvice);
        let offer = Entry::Offer(PublicOffer { wanted: self.wanted, language });
        advice.into_iter().chain([offer])
    }
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
    /// The first entries of its log: who sits down, when the game begins, and the offer of a host with this language. People with
    /// the same name get numbers.
    pub fn entries(&self, who: &Who, language: LanguageCode) -> Vec<Entry> {
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
        let offer = self.offer.into_iter().flat_map(|offer| offer.entries(language));
        let plan = self.plan.map(Entry::Schedule);
        self.seats.iter().filter_map(entry).chain(plan).chain(offer).collect()
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
    /// The table is open to all or waits for a moment, and no seat is open.
    NoOpenSeat,
    /// The moment is missing, past, or too far away.
    Time,
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
            clock: text("clock"),
            weekend: text("weekend"),
            at_end: text("at_end"),
            open_to: text("open_to"),
            wanted: text("wanted"),
            advised: text("advised"),
            begins: text("begins"),
            at: text("at"),
            moment: text("moment"),
            fill: text("fill"),
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

    /// The same with its open seats for everybody: those of computers are open too, so that there are some.
    #[must_use]
    pub fn offered_to_all(mut self) -> Self {
        "all".clone_into(&mut self.open_to);
        for seat in self.seat.iter_mut().filter(|seat| seat.starts_with("computer")) {
            "link".clone_into(seat);
        }
        self
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
        let clock = self.read_clock(&mut wrong, &seats);
        let offer = self.read_offer(&seats).map_err(|error| wrong.push(error));
        let plan = self.read_plan(&seats).map_err(|error| wrong.push(error));
        let gathering = offer.and_then(|offer| Ok((offer, plan?)));
        match (name, board, variant, first, gathering) {
            (Some(name), Some(board), Some(variant), Some(first), Ok((offer, plan)))
                if wrong.is_empty() =>
            {
                Ok(NewTable { name, board, variant, first, clock, seats, offer, plan })
            }
            _ => Err(wrong),
        }
    }

    /// When the game begins by itself.
    fn read_plan(
        &self,
        seats: &[(Player, SeatWish)],
    ) -> Result<Option<StartPlan>, (String, FieldError)> {
        let Self { begins, at, moment, fill, level, .. } = self;
        let plan = ScheduleFields { begins, at, moment, fill, level }.read().map_err(|field| {
            let error = if field == "at" { FieldError::Time } else { FieldError::Choice };
            (field.to_owned(), error)
        })?;
        if plan.is_some() {
            check_open_seat("begins", seats)?;
        }
        Ok(plan)
    }

    /// The offer to everybody. A form without these fields is one of an older page.
    fn read_offer(
        &self,
        seats: &[(Player, SeatWish)],
    ) -> Result<Option<OfferWish>, (String, FieldError)> {
        let choice = |field: &str| (field.to_owned(), FieldError::Choice);
        match self.open_to.as_str() {
            "" | "link" => return Ok(None),
            "all" => {}
            _ => return Err(choice("open_to")),
        }
        let wanted = self.wanted.parse().map_err(|_| choice("wanted"))?;
        check_open_seat("open_to", seats)?;
        Ok(Some(OfferWish { wanted, is_advised: self.advised == "yes" }))
    }
}

impl NewTableForm {
    /// The clock, if somebody plays by link: nobody needs one alone with computers or on one screen. A form
    /// of an older page has no such fields.
    fn read_clock(
        &self,
        wrong: &mut FieldErrors,
        seats: &[(Player, SeatWish)],
    ) -> Option<ClockRules> {
        let is_far = seats.iter().any(|(_, wish)| *wish == SeatWish::Invited);
        if !is_far || self.clock.is_empty() {
            return None;
        }
        let preset: Result<ClockPreset, _> = self.clock.parse();
        let rules = note(wrong, "clock", preset.or(Err(FieldError::Choice)))?.rules()?;
        let at_end = match self.at_end.as_str() {
            "" => Ok(EndOfTime::StandIn),
            word => word.parse().or(Err(FieldError::Choice)),
        };
        let at_end = note(wrong, "at_end", at_end)?;
        let is_paused = self.weekend == "pauses" && rules.counted == CountedTime::Waking;
        let weekend = if is_paused { WeekendRule::Pauses } else { WeekendRule::Counts };
        Some(ClockRules { weekend, at_end, ..rules })
    }
}

/// Refuses a choice that needs an open seat. Seats that cannot be read have errors of their own.
fn check_open_seat(field: &str, seats: &[(Player, SeatWish)]) -> Result<(), (String, FieldError)> {
    let is_open = |(_, wish): &(Player, SeatWish)| *wish == SeatWish::Invited;
    if seats.is_empty() || seats.iter().any(is_open) {
        Ok(())
    } else {
        Err((field.to_owned(), FieldError::NoOpenSeat))
    }
}

/// Unwraps the value of a field, or collects its error.
fn note<T>(wrong: &mut FieldErrors, field: &str, read: Result<T, FieldError>) -> Option<T> {
    read.map_err(|what| wrong.push((field.to_owned(), what))).ok()
}
