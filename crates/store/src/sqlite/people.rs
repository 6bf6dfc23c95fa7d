//! People in the file.

mod account;
mod deletion;
mod guest;
mod hours;
mod known;
mod listing;
mod merge;
mod preferences;
mod session;
mod table_names;

pub(super) use deletion::IDS;
pub(super) use known::KnownPeople;

/// All numbers of the person `?1`: the account and the guests that were merged into it.
pub(super) const ALIASES: &str = "(
    WITH self AS (SELECT coalesce(merged_into, id) AS id FROM people WHERE id = ?1)
    SELECT id FROM self
    UNION ALL SELECT people.id FROM people JOIN self ON people.merged_into = self.id)";
