//! The fields that say when a game begins.

use super::fields::{Fields, FormError};
use crate::{StartPlan, UtcMinute};
use hamburgum_ai::Level;

/// The words of these fields, as a person has filled them in.
#[derive(Clone, Copy, Debug)]
pub struct ScheduleFields<'a> {
    /// `begins`: "full" when all seats are taken, "latest" or "appointment" at a moment.
    pub begins: &'a str,
    /// `at`: a date and a time in Coordinated Universal Time.
    pub at: &'a str,
    /// `moment`: the same in milliseconds since 1970, by scripts that know the time zone of the reader.
    pub moment: &'a str,
    /// `fill`: "computers" if they take the seats that are open at an appointment, else it is closed.
    pub fill: &'a str,
    /// `level`: the level of these computers.
    pub level: &'a str,
}

impl ScheduleFields<'_> {
    /// The plan; `None` if the game begins when all seats are taken.
    ///
    /// # Errors
    /// The name of the first field that cannot be read.
    pub fn read(self) -> Result<Option<StartPlan>, &'static str> {
        let level = || self.level.parse::<Level>().map_err(|_| "level");
        match self.begins {
            "" | "full" => Ok(None),
            "latest" => Ok(Some(StartPlan::Latest { at: self.moment()?, level: level()? })),
            "appointment" => {
                let level = (self.fill == "computers").then(level).transpose()?;
                Ok(Some(StartPlan::Appointment { at: self.moment()?, level }))
            }
            _ => Err("begins"),
        }
    }

    fn moment(self) -> Result<i64, &'static str> {
        if let Ok(moment) = self.moment.parse() {
            return Ok(moment);
        }
        self.at.parse().map(UtcMinute::moment).map_err(|_| "at")
    }
}

pub(super) fn read(fields: Fields<'_>) -> Result<Option<StartPlan>, FormError> {
    let word = |name| fields.get(name).unwrap_or_default();
    let [begins, at, moment] = ["begins", "at", "moment"].map(word);
    let [fill, level] = ["fill", "level"].map(word);
    ScheduleFields { begins, at, moment, fill, level }.read().map_err(FormError::Unreadable)
}
