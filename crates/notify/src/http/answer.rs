//! What a service has answered.

use hyper::header::RETRY_AFTER;
use hyper::http::response::Parts;
use std::time::{Duration, SystemTime};

/// A service that asks for a longer pause is asked again after a day.
const LONGEST_PAUSE: Duration = Duration::from_hours(24);

/// What is of interest in an answer.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) retry_after: Option<Duration>,
}

impl Answer {
    pub(super) fn new(head: &Parts) -> Self {
        let retry_after = head.headers.get(RETRY_AFTER).and_then(|value| value.to_str().ok());
        let retry_after = retry_after.and_then(|text| pause(text, SystemTime::now()));
        Self { status: head.status.as_u16(), retry_after }
    }
}

/// The pause in a `Retry-After` header: seconds, of which Discord sends fractions, or a date.
fn pause(text: &str, now: SystemTime) -> Option<Duration> {
    let text = text.trim();
    let pause = match text.parse::<f64>() {
        Ok(seconds) => Duration::try_from_secs_f64(seconds).ok()?,
        Err(_) => httpdate::parse_http_date(text).ok()?.duration_since(now).unwrap_or_default(),
    };
    Some(pause.min(LONGEST_PAUSE))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::UNIX_EPOCH;

    #[test]
    fn pauses_are_seconds_or_dates() {
        // Sun, 06 Nov 1994 08:49:37 GMT.
        let now = UNIX_EPOCH + Duration::from_secs(784_111_777);
        for (text, expected) in [
            ("120", Some(Duration::from_mins(2))),
            (" 0.5 ", Some(Duration::from_millis(500))),
            ("Sun, 06 Nov 1994 08:50:37 GMT", Some(Duration::from_mins(1))),
            ("Sun, 06 Nov 1994 08:48:37 GMT", Some(Duration::ZERO)),
            ("999999999999", Some(LONGEST_PAUSE)),
            ("-1", None),
            ("NaN", None),
            ("soon", None),
            ("", None),
        ] {
            assert_eq!(pause(text, now), expected, "{text}");
        }
    }
}
