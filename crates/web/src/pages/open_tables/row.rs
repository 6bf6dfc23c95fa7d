//! One table that is offered to everybody.

use crate::draw::{Form, Icon, Label, emblem, icon};
use crate::pages::Reader;
use crate::pages::home::RowSeat;
use crate::when::when;
use crate::{Address, At, Language, Texts};
use hamburgum_engine::Variant;
use hamburgum_table::{ClockPreset, Experience, StartPlan};
use maud::{Markup, html};

/// A table in the list.
#[derive(Clone, Copy, Debug)]
pub struct OfferedTable<'a> {
    /// The id in its address.
    pub id: &'a str,
    /// Its name.
    pub name: &'a str,
    /// The id of its board; `None` for a generated city.
    pub board: Option<&'a str>,
    /// The name of its board.
    pub city: &'a str,
    /// The variant of the rules.
    pub variant: Variant,
    /// The seats in the order of play.
    pub seats: &'a [RowSeat<'a>],
    /// The name of the host.
    pub host: &'a str,
    /// Whether the host is there.
    pub host_seen: HostSeen,
    /// Whom the host would like to play with.
    pub wanted: Experience,
    /// The language of the host.
    pub language: Language,
    /// Whether everybody at the table gets advice.
    pub is_advised: bool,
    /// How much time players have.
    pub clock: ClockPreset,
    /// When the game begins by itself.
    pub plan: Option<StartPlan>,
    /// Whether the reader sits there.
    pub is_mine: bool,
}

/// When the host was last there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HostSeen {
    /// In the last minutes.
    Now,
    /// This many hours ago, one at least.
    HoursAgo(u32),
    /// This many days ago, one at least.
    DaysAgo(u32),
}

impl HostSeen {
    fn text(self, texts: &Texts) -> String {
        match self {
            Self::Now => texts.say("lobby-host-here").text(),
            Self::HoursAgo(hours) => texts.say("lobby-host-hours").with("units", hours).text(),
            Self::DaysAgo(days) => texts.say("lobby-host-days").with("units", days).text(),
        }
    }

    fn class(self) -> &'static str {
        match self {
            Self::Now => "seen here",
            Self::HoursAgo(_) => "seen",
            Self::DaysAgo(_) => "seen away",
        }
    }
}

impl Texts {
    /// The name of a clock.
    pub(crate) fn clock(&self, clock: ClockPreset) -> String {
        let key = match clock {
            ClockPreset::OneSitting => "clock-sitting",
            ClockPreset::SeveralTurns => "clock-several",
            ClockPreset::DailyTurn => "clock-daily",
            ClockPreset::NoClock => "clock-none",
        };
        self.say(key).text()
    }

    /// Whom a host would like to play with.
    pub(crate) fn wanted(&self, wanted: Experience) -> String {
        let key = match wanted {
            Experience::Newcomers => "lobby-wanted-newcomers",
            Experience::Any => "lobby-wanted-any",
            Experience::Experienced => "lobby-wanted-experienced",
        };
        self.say(key).text()
    }
}

pub(super) fn row(reader: Reader<'_>, table: &OfferedTable<'_>) -> Markup {
    let texts = reader.texts();
    html! {
        li class="offer" id={ "offer-" (table.id) } {
            h3 { a href=(reader.address(Address::OpenTable(table.id))) { (table.name) } }
            p class="host" {
                (texts.say("lobby-host").with("name", table.host).text()) " "
                span class=(table.host_seen.class()) { (table.host_seen.text(texts)) }
            }
            @if let Some(plan) = table.plan { (begins(texts, plan)) }
            ul class="seated" { @for seat in table.seats { (seated(reader, *seat)) } }
            (facts(reader, table))
            (sit(reader, table))
        }
    }
}

fn begins(texts: &Texts, plan: StartPlan) -> Markup {
    let key = match plan {
        StartPlan::Latest { .. } => "lobby-begins-by",
        StartPlan::Appointment { .. } => "lobby-begins-at",
    };
    html! { p class="begins" { (texts.say(key).text()) " " (when(texts, plan.at())) } }
}

fn seated(reader: Reader<'_>, seat: RowSeat<'_>) -> Markup {
    let is_open = seat.name.is_empty();
    html! {
        li class=[is_open.then_some("vacant")] {
            (emblem(seat.player, Form::Plain, Label::Named(&reader.texts().player(seat.player))))
            span { @if is_open { (reader.say("page-seat-open")) } @else { (seat.name) } }
        }
    }
}

fn facts(reader: Reader<'_>, table: &OfferedTable<'_>) -> Markup {
    let texts = reader.texts();
    let advice = if table.is_advised { "lobby-advised" } else { "lobby-not-advised" };
    html! {
        ul class="facts" {
            li { (table.city) }
            li { (texts.variant(table.variant)) }
            li { (texts.clock(table.clock)) }
            li { (texts.wanted(table.wanted)) }
            li { (reader.say(advice)) }
            li lang=(table.language.code()) { (table.language.own_name()) }
        }
    }
}

/// One press for readers with a name; others are asked for one.
fn sit(reader: Reader<'_>, table: &OfferedTable<'_>) -> Markup {
    let seat = reader.address(Address::OpenTable(table.id));
    let words = html! {
        (icon(Icon::Check, Label::Decorative)) span {
            (reader.say("lobby-sit")) span class="unseen" { ": " (table.name) }
        }
    };
    html! {
        @if table.is_mine {
            a class="button" href=(reader.address(Address::Table(table.id, At::Page))) {
                span { (reader.say("lobby-to-table")) span class="unseen" { ": " (table.name) } }
            }
        } @else if reader.name.is_some() {
            form method="post" action=(seat) { button class="button primary" type="submit" { (words) } }
        } @else {
            a class="button primary" href=(seat) { (words) }
        }
    }
}
