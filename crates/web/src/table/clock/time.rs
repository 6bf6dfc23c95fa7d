//! Moments as texts that every reader understands, without a time zone of their own.

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

/// A moment for the attribute `datetime`.
pub(crate) fn iso(moment: i64) -> String {
    let ([year, month, day], [hour, minute]) = parts(moment);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}Z")
}

/// The same for readers without scripts.
pub(crate) fn utc(moment: i64) -> String {
    let ([year, month, day], [hour, minute]) = parts(moment);
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02} UTC")
}

fn parts(moment: i64) -> ([i64; 3], [i64; 2]) {
    let minute = moment.rem_euclid(DAY) / MINUTE;
    (date(moment.div_euclid(DAY)), [minute / 60, minute % 60])
}

/// The date of a day since 1970. Years begin in March here, so that the leap day is the last one.
fn date(day: i64) -> [i64; 3] {
    let shifted = day + 719_468;
    let (era, of_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    [year + era * 400 + i64::from(month <= 2), month, day]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_have_a_date() {
        for (moment, text) in [
            (0, "1970-01-01T00:00Z"),
            (951_782_400_000, "2000-02-29T00:00Z"),
            (1_774_733_400_000, "2026-03-28T21:30Z"),
            (4_107_542_399_999, "2100-02-28T23:59Z"),
            (-1, "1969-12-31T23:59Z"),
        ] {
            assert_eq!(iso(moment), text);
        }
    }
}
