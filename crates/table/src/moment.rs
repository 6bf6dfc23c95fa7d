//! Moments in Coordinated Universal Time, as people write them in forms and calendars.

use std::fmt;
use std::str::FromStr;

/// A minute in Coordinated Universal Time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct UtcMinute {
    /// The year.
    pub year: i64,
    /// The month, from 1 to 12.
    pub month: u8,
    /// The day of the month.
    pub day: u8,
    /// The hour, from 0 to 23.
    pub hour: u8,
    /// The minute, from 0 to 59.
    pub minute: u8,
}

const MINUTE_MS: i64 = 60_000;
const MINUTES_A_DAY: i64 = 24 * 60;
/// The days of 400 years, after which the calendar repeats.
const DAYS_OF_400_YEARS: i64 = 146_097;
/// The days from 1 March of the year 0 to 1 January 1970.
const DAYS_BEFORE_1970: i64 = 719_468;

impl UtcMinute {
    /// The minute that contains a moment, given in milliseconds since 1970.
    pub fn of(moment: i64) -> Self {
        let minutes = moment.div_euclid(MINUTE_MS);
        let (day, minute) = (minutes.div_euclid(MINUTES_A_DAY), minutes.rem_euclid(MINUTES_A_DAY));
        // Years that begin in March have their leap day at the end.
        let days = day + DAYS_BEFORE_1970;
        let (cycle, day) = (days.div_euclid(DAYS_OF_400_YEARS), days.rem_euclid(DAYS_OF_400_YEARS));
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let small = |number: i64| u8::try_from(number).unwrap_or_default();
        Self {
            year: 400 * cycle + year + i64::from(month >= 10),
            month: small(if month < 10 { month + 3 } else { month - 9 }),
            day: small(day - (153 * month + 2) / 5 + 1),
            hour: small(minute / 60),
            minute: small(minute % 60),
        }
    }

    /// The beginning of the minute, in milliseconds since 1970.
    pub fn moment(self) -> i64 {
        let month = i64::from(self.month);
        let year = self.year - i64::from(month <= 2);
        let day_of_year =
            (153 * (month + if month > 2 { -3 } else { 9 }) + 2) / 5 + i64::from(self.day) - 1;
        let (cycle, in_cycle) = (year.div_euclid(400), year.rem_euclid(400));
        let days = cycle * DAYS_OF_400_YEARS + in_cycle * 365 + in_cycle / 4 - in_cycle / 100
            + day_of_year
            - DAYS_BEFORE_1970;
        (days * MINUTES_A_DAY + i64::from(self.hour) * 60 + i64::from(self.minute)) * MINUTE_MS
    }
}

/// As the value of a field for a date and a time.
impl fmt::Display for UtcMinute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { year, month, day, hour, minute } = self;
        write!(f, "{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}")
    }
}

/// The error for a text that is no minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoMinute;

impl fmt::Display for NoMinute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a date and a time are written like 2026-11-20T20:00")
    }
}

impl std::error::Error for NoMinute {}

impl FromStr for UtcMinute {
    type Err = NoMinute;

    fn from_str(text: &str) -> Result<Self, NoMinute> {
        fn number<T: FromStr>(word: Option<&str>) -> Result<T, NoMinute> {
            let word = word.filter(|word| (1..=4).contains(&word.len())).ok_or(NoMinute)?;
            let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
            if is_number { word.parse().map_err(|_| NoMinute) } else { Err(NoMinute) }
        }
        let (date, time) = text.split_once('T').ok_or(NoMinute)?;
        let mut date = date.split('-');
        let mut time = time.split(':');
        let minute = Self {
            year: number(date.next())?,
            month: number(date.next())?,
            day: number(date.next())?,
            hour: number(time.next())?,
            minute: number(time.next())?,
        };
        // Only a date of the calendar is the same after a conversion there and back.
        let is_whole = date.next().is_none() && Self::of(minute.moment()) == minute;
        if is_whole && (1..=12).contains(&minute.month) { Ok(minute) } else { Err(NoMinute) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn minutes_are_written_and_read() {
        for (text, moment) in [
            ("1970-01-01T00:00", 0),
            ("2000-02-29T23:59", 951_868_740_000),
            ("2026-11-20T20:00", 1_795_204_800_000),
            ("2100-03-01T00:00", 4_107_542_400_000),
        ] {
            let minute: UtcMinute = text.parse().expect(text);
            assert_eq!((minute.moment(), minute.to_string()), (moment, text.to_owned()));
            assert_eq!(UtcMinute::of(moment + 59_999), minute);
        }
        for day in -1_000_000..1_000_000 {
            let moment = day * 86_400_000 + 3_600_000;
            assert_eq!(UtcMinute::of(moment).moment(), moment);
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "",
            "2026-11-20",
            "2026-11-31T20:00",
            "2026-00-10T20:00",
            "2026-13-10T20:00",
            "2100-02-29T12:00",
            "2026-11-20T24:00",
            "2026-11-20T20:60",
            "2026-+1-20T20:00",
            "20:00",
            "99999-11-20T20:00",
        ] {
            assert_eq!(text.parse::<UtcMinute>(), Err(NoMinute), "{text}");
        }
    }
}
