//! Parses the seats of the form for a new table.

use super::{FieldError, FieldErrors, MOST_SEATS, NewTableForm, SeatWish, note};
use crate::clean_name;
use hamburgum_engine::Player;

impl NewTableForm {
    /// The valid seats; errors are collected in `wrong`.
    pub(super) fn read_seats(&self, wrong: &mut FieldErrors) -> Vec<(Player, SeatWish)> {
        let number = self.seats.parse().ok().filter(|seats| (2..=MOST_SEATS).contains(seats));
        let Some(number) = note(wrong, "seats", number.ok_or(FieldError::Choice)) else {
            return Vec::new();
        };
        let wishes = self.wishes(number, wrong);
        let colours = self.colours(number, wrong);
        colours.into_iter().zip(wishes).collect()
    }

    fn wishes(&self, number: usize, wrong: &mut FieldErrors) -> Vec<SeatWish> {
        let mut wishes = Vec::new();
        for place in 0..number {
            match self.wish(place) {
                Ok(wish) => wishes.push(wish),
                Err((field, what)) => wrong.push((format!("{field}{}", place + 1), what)),
            }
        }
        let is_mine = |wish: &SeatWish| matches!(wish, SeatWish::Me | SeatWish::Here(_));
        if wishes.iter().filter(|wish| **wish == SeatWish::Me).count() > 1 {
            wrong.push(("seat1".to_owned(), FieldError::TwiceMe));
        } else if wishes.len() == number && !wishes.iter().any(is_mine) {
            wrong.push(("seat1".to_owned(), FieldError::NotMe));
        }
        wishes
    }

    fn wish(&self, place: usize) -> Result<SeatWish, (&'static str, FieldError)> {
        match self.seat[place].as_str() {
            "me" => Ok(SeatWish::Me),
            "link" => Ok(SeatWish::Invited),
            "here" => {
                let name = clean_name(&self.name[place]);
                name.map(SeatWish::Here).ok_or(("name", FieldError::Name))
            }
            word => {
                let level = match word {
                    "computer" => Some(self.level.as_str()),
                    _ => word.strip_prefix("computer-"),
                };
                let level = level.and_then(|level| level.parse().ok());
                level.map(SeatWish::Computer).ok_or(("seat", FieldError::Choice))
            }
        }
    }

    /// The colour of each seat, without duplicates; the default is the colour of its position.
    fn colours(&self, number: usize, wrong: &mut FieldErrors) -> Vec<Player> {
        let mut colours = Vec::new();
        for (place, word) in self.colour.iter().enumerate().take(number) {
            let field = format!("colour{}", place + 1);
            let read = if word.is_empty() { Ok(Player::ALL[place]) } else { word.parse() };
            let colour = note(wrong, &field, read.or(Err(FieldError::Choice)));
            if colour.is_some_and(|colour| colours.contains(&colour)) {
                wrong.push((field, FieldError::Colour));
            }
            colours.extend(colour);
        }
        colours
    }
}
