//! The rules of holidays.

use hamburgum_hours::{Date, Holiday, HolidayError, Moment, PersonHours};

/// Noon of a day in the usual zone of a test, UTC.
fn noon(date: &str) -> Moment {
    let parsed: jiff::Timestamp = format!("{date}T12:00Z").parse().expect("a moment");
    Moment(parsed.as_millisecond())
}

fn date(text: &str) -> Date {
    text.parse().expect("a date")
}

fn holiday((first, last): (&str, &str)) -> Result<Holiday, HolidayError> {
    Holiday::new(date(first), date(last))
}

/// Takes holidays one after the other on a day, and returns what became of the last one.
fn taken(today: &str, holidays: &[(&str, &str)]) -> Result<(), HolidayError> {
    let mut hours = PersonHours::default();
    let (last, others) = holidays.split_last().expect("a holiday");
    for &other in others {
        hours.add_holiday(holiday(other).expect("a holiday"), noon(today)).expect("a holiday");
    }
    hours.add_holiday(holiday(*last)?, noon(today))
}

#[test]
fn holidays_have_limits() {
    use HolidayError::{Backwards, Overlaps, Past, TooFarAhead, TooLong, TooMany};
    const TODAY: &str = "2026-05-10";
    for (holidays, expected) in [
        (&[("2026-05-10", "2026-05-23")][..], Ok(())),
        (&[("2026-05-10", "2026-05-24")], Err(TooLong)),
        (&[("2026-05-12", "2026-05-11")], Err(Backwards)),
        (&[("2026-05-09", "2026-05-11")], Err(Past)),
        (&[("2027-05-11", "2027-05-11")], Err(TooFarAhead)),
        (&[("2026-06-01", "2026-06-07"), ("2026-06-07", "2026-06-08")], Err(Overlaps)),
        (&[("2026-06-01", "2026-06-07"), ("2026-06-08", "2026-06-14")], Ok(())),
        (&[("2026-06-01", "2026-06-07"), ("2026-06-08", "2026-06-15")], Err(TooLong)),
        (&[("2026-06-01", "2026-06-14"), ("2026-07-01", "2026-07-07")], Ok(())),
        (
            &[("2026-06-01", "2026-06-14"), ("2026-07-01", "2026-07-08")],
            Err(TooMany { year: 2026, left: 7 }),
        ),
        // Days count in the year that they are in.
        (&[("2026-06-01", "2026-06-14"), ("2026-12-28", "2027-01-08")], Ok(())),
        (
            &[
                ("2026-06-01", "2026-06-14"),
                ("2026-08-01", "2026-08-05"),
                ("2026-12-29", "2027-01-02"),
            ],
            Err(TooMany { year: 2026, left: 2 }),
        ),
    ] {
        assert_eq!(taken(TODAY, holidays), expected, "{holidays:?}");
    }
}

#[test]
fn a_holiday_that_has_begun_ends_today_at_the_earliest() {
    for (today, left) in [
        ("2026-05-31", &[][..]),
        ("2026-06-01", &[("2026-06-01", "2026-06-01")]),
        ("2026-06-03", &[("2026-06-01", "2026-06-03")]),
        ("2026-06-05", &[("2026-06-01", "2026-06-04")]),
    ] {
        let mut hours = PersonHours::default();
        let june = holiday(("2026-06-01", "2026-06-04")).expect("a holiday");
        hours.add_holiday(june, noon("2026-05-10")).expect("a holiday");
        hours.end_holiday(date("2026-06-01"), noon(today));
        let left: Vec<_> = left.iter().map(|&days| holiday(days).expect("a holiday")).collect();
        assert_eq!(hours.holidays(), left, "{today}");
    }
}

#[test]
fn hours_are_stored_as_text_and_read_again() {
    let mut hours: PersonHours =
        serde_json::from_str(r#"{"zone":"europe/berlin","night":["22:30","07:00"]}"#)
            .expect("hours");
    hours
        .add_holiday(holiday(("2026-12-24", "2026-12-31")).expect("a holiday"), noon("2026-12-01"))
        .expect("a holiday");
    let text = serde_json::to_string(&hours).expect("a text");
    assert_eq!(
        text,
        r#"{"zone":"Europe/Berlin","night":["22:30","07:00"],"holidays":[["2026-12-24","2026-12-31"]]}"#
    );
    assert_eq!(serde_json::from_str::<PersonHours>(&text).expect("hours"), hours);
    for wrong in [
        r#"{"zone":"Europe/Atlantis","night":["22:30","07:00"]}"#,
        r#"{"zone":"UTC","night":["20:00","07:00"]}"#,
        r#"{"zone":"UTC","night":["25:00","07:00"]}"#,
        r#"{"zone":"UTC","night":["22:30","07:00"],"holidays":[["2026-12-24","2026-12-01"]]}"#,
    ] {
        assert!(serde_json::from_str::<PersonHours>(wrong).is_err(), "{wrong}");
    }
}
