//! The id of a request, by which its log lines and the response are found.

use axum::http::{HeaderMap, HeaderName, HeaderValue};
use std::fmt;

/// The header that names a trace: version, trace, parent and flags (W3C Trace Context).
const TRACEPARENT: &str = "traceparent";

/// The header of responses.
pub(super) const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The number of a trace: that of the proxy in front if it names one, else a new one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RequestId(u128);

impl RequestId {
    pub(super) fn of(headers: &HeaderMap) -> Self {
        let named = headers.get(TRACEPARENT).and_then(|value| value.to_str().ok()).and_then(trace);
        Self(named.unwrap_or_else(|| fastrand::u128(1..)))
    }

    pub(super) fn header(self) -> HeaderValue {
        HeaderValue::try_from(self.to_string()).expect("hexadecimal digits")
    }
}

impl fmt::Display for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

/// The trace of a `traceparent`. A number of zeros is invalid by the standard.
fn trace(text: &str) -> Option<u128> {
    let mut parts = text.split('-');
    let (version, trace, parent, flags) =
        (parts.next()?, parts.next()?, parts.next()?, parts.next()?);
    let is_hex = |part: &str, digits: usize| {
        part.len() == digits && part.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'))
    };
    let is_valid = is_hex(version, 2)
        && version != "ff"
        && is_hex(trace, 32)
        && is_hex(parent, 16)
        && is_hex(flags, 2);
    let trace = u128::from_str_radix(trace, 16).ok().filter(|&trace| is_valid && trace != 0);
    // Later versions may have more parts, the first one has not.
    trace.filter(|_| version != "00" || parts.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_trace_of_a_proxy_is_kept_and_others_are_new() {
        let trace = "0af7651916cd43dd8448eb211c80319c";
        for (text, is_kept) in [
            (format!("00-{trace}-b7ad6b7169203331-01"), true),
            (format!("cc-{trace}-b7ad6b7169203331-01-more"), true),
            (format!("00-{trace}-b7ad6b7169203331-01-more"), false),
            (format!("ff-{trace}-b7ad6b7169203331-01"), false),
            (format!("00-{}-b7ad6b7169203331-01", trace.to_uppercase()), false),
            (format!("00-{}-b7ad6b7169203331-01", "0".repeat(32)), false),
            (format!("00-{trace}-b7ad-01"), false),
            (format!("00-+{}-b7ad6b7169203331-01", &trace[1..]), false),
            (trace.to_owned(), false),
            (String::new(), false),
        ] {
            let value = HeaderValue::try_from(&text).expect("a header");
            let headers = HeaderMap::from_iter([(HeaderName::from_static(TRACEPARENT), value)]);
            let id = RequestId::of(&headers).to_string();
            assert_eq!(id == trace, is_kept, "{text}");
            assert_eq!(id.len(), 32);
        }
        assert_ne!(RequestId::of(&HeaderMap::new()), RequestId::of(&HeaderMap::new()));
    }
}
