//! The waking hours of a person: a time zone, a night and holidays, and counting only the time between them.
//!
//! Time zones come from a database in the program, so an answer depends on nothing of the machine. There is
//! no clock here: every function gets the moment that it is about.
//!
//! ```
//! use hamburgum_hours::{Moment, PersonHours, Weekend, Zone};
//! use std::time::Duration;
//!
//! let hours = PersonHours::in_zone("Europe/Berlin".parse::<Zone>()?);
//! // 22:30 on the evening before clocks go forward. The night is from 23 to 8.
//! let evening = Moment(1_774_733_400_000);
//! let due = hours.calendar(Weekend::Counts).add(evening, Duration::from_hours(1));
//! assert_eq!(hours.zone.local(due).to_string(), "2026-03-29 08:30");
//! # Ok::<(), hamburgum_hours::UnknownZone>(())
//! ```

mod calendar;
mod day_time;
mod history;
mod holiday;
mod moment;
mod night;
mod person_hours;
mod zone;

pub use calendar::{Calendar, Weekend};
pub use day_time::{DayTime, DayTimeError};
pub use history::{HoursHistory, TooManyChanges};
pub use holiday::{Holiday, HolidayError, LONGEST_HOLIDAY, YEARLY_HOLIDAYS};
pub use jiff::civil::{Date, Weekday};
pub use moment::Moment;
pub use night::{LONGEST_NIGHT, Night, NightTooLong};
pub use person_hours::PersonHours;
pub use zone::{LocalTime, UnknownZone, Zone};
