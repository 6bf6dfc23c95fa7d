//! The hours of the reader on the account page: time zone, night and holidays.

use super::field::{Complaint, beside, complaint};
use super::frame::Reader;
use crate::Address;
use crate::draw::{Icon, Label, icon};
use maud::{Markup, html};

/// The hours of a person. Times of day are written like `08:00` and days like `2026-12-24`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HoursView {
    /// The name of the time zone.
    pub zone: String,
    /// All zones.
    pub zones: Vec<String>,
    /// Whether the person has chosen them; otherwise the page suggests the zone of the browser.
    pub is_set: bool,
    /// When the night begins and ends.
    pub night: [String; 2],
    /// The holidays that are not over.
    pub holidays: Vec<HolidayView>,
    /// Today in that zone.
    pub today: String,
}

/// A holiday.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HolidayView {
    /// The first day.
    pub first: String,
    /// The last day.
    pub last: String,
    /// Whether it has begun, so that it ends today at the earliest.
    pub has_begun: bool,
}

/// The forms of hours and holidays.
pub(super) fn hours(reader: Reader<'_>, view: &HoursView, complaints: &[Complaint<'_>]) -> Markup {
    html! {
        section id="hours" aria-labelledby="hours-title" {
            h2 id="hours-title" { (reader.say("hours-title")) }
            p class="note" { (reader.say("hours-lead")) }
            form method="post" action=(reader.address(Address::AccountForm("hours"))) {
                (zone(reader, view, complaints))
                (field(reader, "night-from", "time", "hours-night-from", &view.night[0], complaints))
                (field(reader, "night-to", "time", "hours-night-to", &view.night[1], complaints))
                button class="button" type="submit" { (reader.say("hours-save")) }
                p class="note" { (reader.say("hours-note")) }
            }
        }
        (holidays(reader, view, complaints))
    }
}

fn zone(reader: Reader<'_>, view: &HoursView, complaints: &[Complaint<'_>]) -> Markup {
    let wrong = complaint(complaints, "zone");
    html! {
        p class="field" {
            label for="zone" { (reader.say("hours-zone")) }
            span class="select" {
                select id="zone" name="zone" autocomplete="off" data-suggest[!view.is_set]
                    aria-invalid=[wrong.map(|_| "true")] aria-describedby=[wrong.map(|_| "zone-wrong")] {
                    @for name in &view.zones {
                        option value=(name) selected[*name == view.zone] { (name.replace('_', " ")) }
                    }
                }
                (icon(Icon::Chevron, Label::Decorative))
            }
            @if let Some(message) = wrong { (beside("zone", message)) }
        }
    }
}

fn holidays(reader: Reader<'_>, view: &HoursView, complaints: &[Complaint<'_>]) -> Markup {
    html! {
        section id="holidays" aria-labelledby="holidays-title" {
            h2 id="holidays-title" { (reader.say("hours-holidays")) }
            p class="note" { (reader.say("hours-holidays-lead")) }
            @for holiday in &view.holidays { (planned(reader, holiday)) }
            form method="post" action=(reader.address(Address::AccountForm("holiday"))) {
                (field(reader, "first", "date", "hours-first", &view.today, complaints))
                (field(reader, "last", "date", "hours-last", "", complaints))
                button class="button" type="submit" { (reader.say("hours-holiday-add")) }
                p class="note" { (reader.say("hours-holiday-note")) }
            }
        }
    }
}

fn planned(reader: Reader<'_>, holiday: &HolidayView) -> Markup {
    let key = if holiday.has_begun { "hours-holiday-end" } else { "hours-holiday-cancel" };
    let days = reader.texts().say("hours-holiday-days").with("first", holiday.first.clone());
    html! {
        form class="listed" method="post" action=(reader.address(Address::AccountForm("end-holiday"))) {
            input type="hidden" name="first" value=(holiday.first);
            p { (days.with("last", holiday.last.clone()).text()) }
            button class="button" type="submit" { (reader.say(key)) }
        }
    }
}

fn field(
    reader: Reader<'_>,
    id: &str,
    kind: &str,
    label: &str,
    value: &str,
    complaints: &[Complaint<'_>],
) -> Markup {
    let wrong = complaint(complaints, id);
    html! {
        p class="field" {
            label for=(id) { (reader.say(label)) }
            input id=(id) name=(id) type=(kind) value=(value) required
                aria-invalid=[wrong.map(|_| "true")]
                aria-describedby=[wrong.map(|_| format!("{id}-wrong"))];
            @if let Some(message) = wrong { (beside(id, message)) }
        }
    }
}
