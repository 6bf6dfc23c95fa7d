//! Moments on pages: in words and with the zone, and as data for scripts that know the reader's zone.

use crate::Texts;
use hamburgum_table::UtcMinute;
use maud::{Markup, html};

impl Texts {
    /// A moment, in milliseconds since 1970, in Coordinated Universal Time.
    pub fn moment(&self, moment: i64) -> String {
        let UtcMinute { year, month, day, hour, minute } = UtcMinute::of(moment);
        let saying = self.say("lobby-moment").with("month", month).with("day", day.to_string());
        saying.with("year", year.to_string()).with("clock", format!("{hour:02}:{minute:02}")).text()
    }
}

impl Texts {
    /// A day with its name, given by the moment at which it begins in Coordinated Universal Time.
    pub(crate) fn day(&self, begin: i64) -> String {
        self.say_day("clock-day", begin)
    }

    /// The same where there is little room.
    pub(crate) fn day_brief(&self, begin: i64) -> String {
        self.say_day("clock-day-brief", begin)
    }

    fn say_day(&self, key: &str, begin: i64) -> String {
        let UtcMinute { month, day, .. } = UtcMinute::of(begin);
        // The days since 1970, which began on a Thursday; Monday is 1.
        let weekday = (begin.div_euclid(24 * 60 * 60 * 1000) + 3).rem_euclid(7) + 1;
        let saying = self.say(key).with("weekday", weekday).with("month", month);
        saying.with("day", day.to_string()).text()
    }
}

impl Texts {
    /// What a calendar says about a game in a city with so many players.
    pub fn appointment(&self, city: &str, players: usize) -> String {
        self.say("lobby-appointment").with("name", city.to_owned()).with("units", players).text()
    }
}

/// A moment that scripts show in the reader's zone.
pub(crate) fn when(texts: &Texts, moment: i64) -> Markup {
    html! {
        time datetime={ (UtcMinute::of(moment)) "Z" } data-moment=(moment) { (texts.moment(moment)) }
    }
}
