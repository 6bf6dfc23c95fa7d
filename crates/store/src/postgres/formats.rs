//! The formats of a database on a server, and which programs can use which of them.
//!
//! Servers of two versions may run while a new format is introduced: a first step adds what the new program
//! needs and takes nothing away, so both work. Only when no older program runs any more, a second step takes
//! away what is no longer needed.

use crate::jobs::number;

/// What a step does to programs that do not know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FormatChange {
    /// It only adds something: older programs go on.
    Expands,
    /// It only takes something away that programs who know it do without already.
    Contracts,
    /// It does both. Only possible before programs with the older format are released.
    Replaces,
}

/// A step from one format to the next one.
#[derive(Clone, Copy, Debug)]
pub(super) struct FormatStep {
    pub(super) name: &'static str,
    pub(super) sql: &'static str,
    pub(super) change: FormatChange,
}

/// All steps that a program knows, oldest first; the first one leads to format 1.
#[derive(Clone, Copy, Debug)]
pub(super) struct Formats(pub(super) &'static [FormatStep]);

/// The formats that this program knows.
pub(super) const FORMATS: Formats = Formats(&[
    FormatStep {
        name: "tables and people",
        sql: include_str!("../../migrations/postgres/0001_tables_and_people.sql"),
        change: FormatChange::Replaces,
    },
    FormatStep {
        name: "several servers",
        sql: include_str!("../../migrations/postgres/0002_several_servers.sql"),
        change: FormatChange::Replaces,
    },
    FormatStep {
        name: "database state",
        sql: include_str!("../../migrations/postgres/0003_database_state.sql"),
        change: FormatChange::Replaces,
    },
    FormatStep {
        name: "notices",
        sql: include_str!("../../migrations/postgres/0004_notices.sql"),
        change: FormatChange::Expands,
    },
    FormatStep {
        name: "clocks",
        sql: include_str!("../../migrations/postgres/0005_clocks.sql"),
        change: FormatChange::Expands,
    },
    FormatStep {
        name: "jobs by due time",
        sql: include_str!("../../migrations/postgres/0006_jobs_by_due.sql"),
        change: FormatChange::Expands,
    },
    FormatStep {
        name: "plans",
        sql: include_str!("../../migrations/postgres/0007_plans.sql"),
        change: FormatChange::Expands,
    },
    FormatStep {
        name: "boards",
        sql: include_str!("../../migrations/postgres/0008_boards.sql"),
        change: FormatChange::Expands,
    },
    FormatStep {
        name: "open tables",
        sql: include_str!("../../migrations/postgres/0009_open_tables.sql"),
        change: FormatChange::Expands,
    },
    FormatStep {
        name: "blocks",
        sql: include_str!("../../migrations/postgres/0010_blocks.sql"),
        change: FormatChange::Expands,
    },
]);

/// What a database says about itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FoundFormat {
    /// Its last step; 0 for an empty one.
    pub(super) newest: i64,
    /// The oldest format whose programs can use it.
    pub(super) oldest_program: i64,
}

impl FoundFormat {
    pub(super) const OF_NOTHING: Self = Self { newest: 0, oldest_program: 0 };
}

/// Whether a program can use a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fitness {
    Fits,
    /// Something that the program needs is missing.
    TooOld,
    /// Something that the program needs was taken away.
    TooNew,
}

impl Formats {
    /// The last format that the program knows.
    pub(super) fn newest(self) -> i64 {
        number(self.0.len())
    }

    /// The format that the program needs at least: it does without what later steps take away.
    pub(super) fn needed(self) -> i64 {
        self.last(self.newest(), |change| change != FormatChange::Contracts)
    }

    /// The oldest format whose programs can use a database of this one.
    pub(super) fn oldest_program(self, format: i64) -> i64 {
        self.last(format, |change| change != FormatChange::Expands)
    }

    pub(super) fn fitness(self, found: FoundFormat) -> Fitness {
        if found.newest < self.needed() {
            Fitness::TooOld
        } else if found.oldest_program > self.newest() {
            Fitness::TooNew
        } else {
            Fitness::Fits
        }
    }

    /// The last format that can be reached from this one without taking something away.
    pub(super) fn expanded(self, from: i64) -> i64 {
        let steps = (1..).zip(self.0).skip_while(|(format, _)| *format <= from);
        let kept = steps.take_while(|(_, step)| step.change != FormatChange::Contracts);
        kept.last().map_or(from, |(format, _)| format)
    }

    /// The number of the last step up to this format with such a change; 0 if there is none.
    fn last(self, format: i64, is_such: impl Fn(FormatChange) -> bool) -> i64 {
        let steps = (1..).zip(self.0).take_while(|(number, _)| *number <= format);
        steps.filter(|(_, step)| is_such(step.change)).last().map_or(0, |(number, _)| number)
    }
}

#[cfg(test)]
mod tests {
    use super::FormatChange::{Contracts, Expands, Replaces};
    use super::*;

    fn formats(changes: &[FormatChange]) -> Formats {
        let step = |&change| FormatStep { name: "", sql: "", change };
        Formats(changes.iter().map(step).collect::<Vec<_>>().leak())
    }

    #[test]
    fn programs_of_neighbouring_versions_share_a_database() {
        let all = [Replaces, Expands, Contracts, Expands, Expands, Contracts];
        // The program of each version, and the formats of a database that it can use.
        for (known, fits) in
            [(1, 1..=2), (2, 2..=2), (3, 2..=5), (4, 4..=5), (5, 5..=5), (6, 5..=6)]
        {
            let program = formats(&all[..known]);
            for newest in 0..=6 {
                let found =
                    FoundFormat { newest, oldest_program: formats(&all).oldest_program(newest) };
                let expected = match newest {
                    _ if newest < *fits.start() => Fitness::TooOld,
                    _ if newest > *fits.end() => Fitness::TooNew,
                    _ => Fitness::Fits,
                };
                assert_eq!(program.fitness(found), expected, "program {known}, format {newest}");
            }
        }
    }

    #[test]
    fn expanding_stops_before_something_is_taken_away() {
        let all = formats(&[Replaces, Expands, Contracts, Expands, Expands, Contracts]);
        for (from, to) in [(0, 2), (1, 2), (2, 2), (3, 5), (4, 5), (5, 5), (6, 6)] {
            assert_eq!(all.expanded(from), to, "from {from}");
        }
    }
}
