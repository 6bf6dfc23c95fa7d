//! People on the server.
//!
//! Sittings and sessions keep the number under which they were made, also after a guest has become part of
//! an account; readers look for all numbers of a person. So merging changes one row, and an append that
//! runs at the same time cannot leave something behind.

mod account;
mod deletion;
mod guest;
mod hours;
mod listing;
mod merge;
mod preferences;
mod session;

/// All numbers of the person `$1`: the account and the guests that were merged into it.
pub(super) const ALIASES: &str = "(
    WITH self AS (SELECT coalesce(merged_into, id) AS id FROM people WHERE id = $1)
    SELECT id FROM self
    UNION ALL SELECT people.id FROM people JOIN self ON people.merged_into = self.id)";
