//! Results as bars: the distribution of places, and the mean prestige.

use super::{Section, StatisticsRow, name, share};
use crate::chart::{divided, measured};
use crate::pages::Reader;
use maud::{Markup, html};

/// A row of bars for each row of the table.
pub(super) fn chart(reader: Reader<'_>, section: &Section<'_>) -> Markup {
    let longest = section.rows.iter().filter_map(|row| row.prestige).fold(0.0, f32::max);
    html! {
        div class="bars" {
            p class="heads" aria-hidden="true" {
                span class="places-head" { (reader.say("statistics-places")) }
                span { (reader.say("statistics-wins")) }
                span class="prestige-head" { (reader.say("statistics-prestige")) }
            }
            ul { @for row in section.rows { li { (bars(reader, row, longest)) } } }
        }
    }
}

fn bars(reader: Reader<'_>, row: &StatisticsRow<'_>, longest: f32) -> Markup {
    let texts = reader.texts();
    let wins = share(row.places[0], row.games());
    html! {
        span class="what" { (name(reader, &row.what)) }
        span class="of-places" { (divided(&row.places)) }
        span class="wins" {
            span class="unseen" { ": " (reader.say("statistics-wins")) " " }
            (texts.percent(wins))
        }
        span class="of-prestige" { (measured(row.prestige.unwrap_or_default(), longest)) }
        b {
            span class="unseen" { ", " (reader.say("statistics-prestige")) " " }
            (row.prestige.map_or_else(|| "–".to_owned(), |mean| texts.decimal(mean)))
        }
    }
}
