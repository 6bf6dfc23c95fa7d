//! Random numbers: marks of writes, numbers of people, and pauses that spread retries.

use std::time::Duration;

/// The largest number that JSON can hold exactly.
const LARGEST_PERSON: u64 = (1 << 53) - 1;

fn number() -> u64 {
    getrandom::u64().expect("random numbers of the operating system")
}

/// By this a write is recognised when it is sent again.
pub(super) fn mark() -> i64 {
    number().cast_signed()
}

/// The number of a new person, from 1 to 2^53 - 1.
pub(super) fn person_number() -> i64 {
    (1 + number() % LARGEST_PERSON).cast_signed()
}

/// A duration between half of this one and all of it.
pub(super) fn spread(pause: Duration) -> Duration {
    pause / 2 + (pause / 512) * u32::from(number() as u8)
}
