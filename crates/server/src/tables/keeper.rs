//! Counts time for the people at a table: only their waking hours where the table says so, and no outages.

use super::{Failure, Tables};
use hamburgum_hours::{HoursHistory, Moment, PersonHours, Weekend};
use hamburgum_store::{Outage, PersonId, Timestamp};
use hamburgum_table::{ClockRules, CountedTime, Table, Timekeeper, WeekendRule};
use std::collections::HashMap;
use std::time::Duration;

/// What is known about the time of the people at a table.
#[derive(Debug)]
pub(super) struct HoursKeeper {
    rules: ClockRules,
    hours: HashMap<PersonId, HoursHistory>,
    outages: Vec<Outage>,
}

impl Tables {
    /// Reads the hours of those whose clocks run or should run; `None` at a table without a clock.
    pub(super) async fn keeper(&self, table: &Table) -> Result<Option<HoursKeeper>, Failure> {
        let Some(rules) = table.clock_rules().copied() else { return Ok(None) };
        let people: Vec<PersonId> = table.timed_people().into_iter().map(PersonId).collect();
        let hours = self.hours_of(&people).await?;
        let outages = match table.deadline() {
            Some(deadline) => self.store.outages_since(Timestamp(deadline.from)).await?,
            None => Vec::new(),
        };
        Ok(Some(HoursKeeper { rules, hours, outages }))
    }

    /// The hours of people; those of somebody who has not set any are the usual ones.
    pub(crate) async fn hours_of(
        &self,
        people: &[PersonId],
    ) -> Result<HashMap<PersonId, HoursHistory>, Failure> {
        let stored = self.store.hours_of(people).await?;
        Ok(stored.into_iter().map(|(person, text)| (person, read(&text))).collect())
    }
}

/// Reads stored hours. A zone that the database of zones no longer has must not stop a game.
fn read(text: &str) -> HoursHistory {
    serde_json::from_str(text).unwrap_or_else(|error| {
        tracing::error!(%error, "hours of a person cannot be read");
        HoursHistory::default()
    })
}

impl HoursKeeper {
    /// The hours that hold for a clock of this person that started at a moment.
    fn hours(&self, person: i64, from: Moment) -> PersonHours {
        self.hours.get(&PersonId(person)).map_or_else(PersonHours::default, |hours| hours.at(from))
    }

    fn between(&self, hours: &PersonHours, from: Moment, to: Moment) -> Duration {
        match self.rules.counted {
            CountedTime::Always => to.since(from),
            CountedTime::Waking => hours.calendar(self.weekend()).between(from, to),
        }
    }

    fn weekend(&self) -> Weekend {
        match self.rules.weekend {
            WeekendRule::Counts => Weekend::Counts,
            WeekendRule::Pauses => Weekend::Pauses,
        }
    }
}

impl Timekeeper for HoursKeeper {
    fn counted(&self, person: i64, from: i64, to: i64) -> Duration {
        let hours = self.hours(person, Moment(from));
        let all = self.between(&hours, Moment(from), Moment(to));
        let lost = self.outages.iter().map(|outage| {
            let (begun, ended) = (outage.begun.0.max(from), outage.ended.0.min(to));
            if begun < ended {
                self.between(&hours, Moment(begun), Moment(ended))
            } else {
                Duration::ZERO
            }
        });
        all.saturating_sub(lost.sum())
    }

    fn after(&self, person: i64, from: i64, counted: Duration) -> i64 {
        let start = Moment(from);
        match self.rules.counted {
            CountedTime::Always => start.after(counted).0,
            CountedTime::Waking => {
                self.hours(person, start).calendar(self.weekend()).add(start, counted).0
            }
        }
    }
}
