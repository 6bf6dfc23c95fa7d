//! The palette, which is also the list of what is missing.

use super::{Examined, messages};
use crate::Address;
use crate::draw::{Icon, Label, icon};
use crate::pages::Reader;
use hamburgum_engine::{Board, BoardDraft, BuildingKind, Church, ChurchDraft, ParishColour, Site};
use maud::{Markup, html};

/// The palette with what to do next.
pub(super) fn tools(reader: Reader<'_>, examined: &Examined) -> Markup {
    let Some(draft) = examined.draft() else { return html! { section id="tools" class="part" {} } };
    html! {
        section id="tools" class="part" data-finished=[examined.board().map(|_| "yes")] aria-label=(reader.say("workshop-tools")) {
            p class="next" role="status" { (reader.say(next(examined))) }
            (save(reader, examined))
            (messages::summary(reader, examined))
            (hand(reader))
            (churches(reader, draft))
            (sites(reader, draft))
            (parishes(reader, draft))
            (lines(reader, draft))
            (surroundings(reader, draft))
        }
    }
}

/// The form that saves a finished board.
fn save(reader: Reader<'_>, examined: &Examined) -> Markup {
    html! {
        @if examined.board().is_some() {
            form class="save" method="post" action=(reader.address(Address::SaveBoard)) {
                input type="hidden" name="text" value=(examined.text());
                button class="button primary" type="submit" {
                    (icon(Icon::Check, Label::Decorative)) (reader.say("boards-save"))
                }
                p class="note" { (reader.say("boards-rights")) }
            }
        }
    }
}

/// The key of what to do next.
fn next(examined: &Examined) -> &'static str {
    let draft = examined.draft();
    if examined.board().is_some() {
        "workshop-next-done"
    } else if draft.is_none_or(|draft| draft.churches.len() < Church::ALL.len()) {
        "workshop-next-churches"
    } else if !messages::is_placed(examined) {
        "workshop-next-sites"
    } else if examined.errors().iter().any(|error| !error.fault.is_gap()) {
        "workshop-next-wrong"
    } else {
        "workshop-next-lines"
    }
}

fn hand(reader: Reader<'_>) -> Markup {
    html! {
        button type="button" class="tool-button" data-tool="hand" aria-pressed="true" {
            (icon(Icon::Map, Label::Decorative)) span { (reader.say("workshop-hand")) }
        }
    }
}

fn heading(reader: Reader<'_>, key: &str, has: usize, all: usize) -> Markup {
    let count = reader.texts().say("workshop-count").with("has", has).with("all", all).text();
    html! { h2 class=[(has == all).then_some("done")] { (reader.say(key)) " " small { (count) } } }
}

fn churches(reader: Reader<'_>, draft: &BoardDraft) -> Markup {
    let templates = BoardDraft::from(model(draft)).churches;
    html! {
        (heading(reader, "workshop-churches", draft.churches.len(), Church::ALL.len()))
        div class="tool-buttons" {
            @for template in &templates { (church(draft, template)) }
        }
    }
}

/// The built-in board whose names and tokens new churches have.
fn model(draft: &BoardDraft) -> &'static Board {
    let named = Board::built_in().into_iter().find(|board| board.id() == draft.id);
    named.unwrap_or(Board::hamburgum())
}

fn church(draft: &BoardDraft, template: &ChurchDraft) -> Markup {
    let placed = draft.churches.iter().find(|church| church.colour == template.colour);
    let name = placed.map_or(&template.name, |church| &church.name);
    let data = serde_json::to_string(template).expect("a church as JSON");
    html! {
        button type="button" class={ "tool-button k-" (template.colour) } aria-pressed="false"
            data-tool={ "church " (template.colour) } data-most="1" data-template=(data) {
            (icon(Icon::Church, Label::Decorative)) span { (name) }
            @if placed.is_some() { (icon(Icon::Check, Label::Decorative)) }
        }
    }
}

fn sites(reader: Reader<'_>, draft: &BoardDraft) -> Markup {
    html! {
        (heading(reader, "workshop-sites", draft.sites.len(), Site::COUNT))
        div class="tool-buttons" {
            @for kind in BuildingKind::ALL {
                @let count = draft.sites.iter().filter(|site| site.kind == kind.word()).count();
                button type="button" class=(if count == kind.count() { "tool-button done" } else { "tool-button" })
                    aria-pressed="false" data-tool={ "site " (kind) } data-most=(kind.count()) {
                    (icon(kind.into(), Label::Decorative)) span { (reader.texts().building(kind)) }
                    b { (count) "/" (kind.count()) }
                }
            }
        }
    }
}

fn parishes(reader: Reader<'_>, draft: &BoardDraft) -> Markup {
    let churches = || draft.churches.iter().filter(|church| !church.cathedral);
    html! {
        @if churches().next().is_some() {
            h2 { (reader.say("workshop-parishes")) }
            p class="note" { (reader.say("workshop-parishes-help")) }
            div class="tool-buttons" {
                @for church in churches() {
                    @let count = draft.sites.iter().filter(|site| site.parish == church.id).count();
                    button type="button" class={ "tool-button k-" (known(&church.colour)) }
                        aria-pressed="false" data-tool={ "parish " (church.id) } {
                        span { (church.name) } b { (count) }
                    }
                }
            }
        }
    }
}

/// A colour of a draft, which may be any word.
pub(super) fn known(colour: &str) -> &str {
    if colour.parse::<ParishColour>().is_ok() { colour } else { "nobody" }
}

fn lines(reader: Reader<'_>, draft: &BoardDraft) -> Markup {
    html! {
        h2 { (reader.say("workshop-lines")) " " small { (draft.lines.len()) } }
        button type="button" class="tool-button" data-tool="line" aria-pressed="false" {
            (icon(Icon::Link, Label::Decorative)) span { (reader.say("workshop-line")) }
        }
    }
}

/// What can be placed besides, if what is drawn without it is not right.
fn surroundings(reader: Reader<'_>, draft: &BoardDraft) -> Markup {
    html! {
        h2 { (reader.say("workshop-surroundings")) }
        p class="note" { (reader.say("workshop-surroundings-help")) }
        div class="tool-buttons" {
            button type="button" class="tool-button" data-tool="wall" aria-pressed="false" {
                (icon(Icon::Wall, Label::Decorative)) span { (reader.say("workshop-wall")) }
                @if !draft.wall.is_empty() { b { (draft.wall.len()) } }
            }
            button type="button" class="tool-button" data-tool="harbour" aria-pressed="false" {
                (icon(Icon::Ship, Label::Decorative)) span { (reader.say("workshop-harbour")) }
                @if draft.harbour.is_some() { (icon(Icon::Check, Label::Decorative)) }
            }
        }
    }
}
