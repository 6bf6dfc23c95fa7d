//! What is wrong or missing, at its place and all together.

use super::Examined;
use crate::pages::Reader;
use hamburgum_engine::{BoardError, BoardFault, BoardPart, TooClose};
use maud::{Markup, html};

/// The messages of one part of the board.
pub(super) fn at(reader: Reader<'_>, examined: &Examined, part: BoardPart) -> Markup {
    html! { @for error in examined.errors_at(part) { (paragraph(reader, examined, error)) } }
}

/// The messages of a church or site and of the lines that begin there.
pub(super) fn at_place(
    reader: Reader<'_>,
    examined: &Examined,
    part: BoardPart,
    id: &str,
) -> Markup {
    html! {
        (at(reader, examined, part))
        @for error in examined.errors_of_lines(id) { (paragraph(reader, examined, error)) }
        @for warning in examined.too_close().iter().filter(|warning| warning.other == id) {
            p class="gap" { (too_close(reader, examined, warning)) }
        }
    }
}

/// A warning: the board can be played on, but it will not look good.
fn too_close(reader: Reader<'_>, examined: &Examined, warning: &TooClose) -> String {
    let saying = reader.texts().say("fault-too-close");
    let saying = saying.with("first", examined.name(&warning.one));
    saying.with("rest", examined.name(&warning.other)).with("number", warning.least).text()
}

fn paragraph(reader: Reader<'_>, examined: &Examined, error: &BoardError) -> Markup {
    let class = if error.fault.is_gap() { "gap" } else { "wrong" };
    html! { p class=(class) { (message(reader, examined, error)) } }
}

/// Whether a place has something that must be changed, and not only added.
pub(super) fn is_wrong(examined: &Examined, part: BoardPart, id: &str) -> bool {
    let mut errors = examined.errors_at(part).chain(examined.errors_of_lines(id));
    errors.any(|error| !error.fault.is_gap())
}

/// What is wrong and what would be right.
pub(super) fn message(reader: Reader<'_>, examined: &Examined, error: &BoardError) -> Markup {
    let texts = reader.texts();
    html! {
        (texts.board_fault(&error.fault, |id| examined.name(id)))
        @if let BoardFault::Unreadable(detail) = &error.fault {
            " " (reader.say("fault-detail")) " " span lang="en" translate="no" { (detail) }
        }
    }
}

/// Everything that is wrong, with links to the places, and what is not connected yet.
pub(super) fn summary(reader: Reader<'_>, examined: &Examined) -> Markup {
    let wrong: Vec<_> = examined.errors().iter().filter(|error| !error.fault.is_gap()).collect();
    let alone = unconnected(examined);
    html! {
        @if !wrong.is_empty() {
            ul class="all-wrong" {
                @for error in wrong {
                    li class="wrong" {
                        @match anchor(examined, error.part) {
                            Some(anchor) => a href={ "#" (anchor) } { (message(reader, examined, error)) },
                            None => (message(reader, examined, error)),
                        }
                    }
                }
            }
        }
        @for warning in examined.too_close() { p class="gap" { (too_close(reader, examined, &warning)) } }
        @if !alone.is_empty() && is_placed(examined) {
            p class="gap" {
                (reader.texts().say("workshop-unconnected").with("list", alone.join(", ")).text())
            }
        }
    }
}

fn unconnected(examined: &Examined) -> Vec<String> {
    let faults = examined.errors().iter().map(|error| &error.fault);
    faults
        .filter_map(|fault| match fault {
            BoardFault::Unreachable(id) => Some(examined.name(id)),
            _ => None,
        })
        .collect()
}

/// Whether all churches and sites are there.
pub(super) fn is_placed(examined: &Examined) -> bool {
    let is_count = |fault: &BoardFault| {
        matches!(fault, BoardFault::ChurchCount(_) | BoardFault::SiteCount { .. })
    };
    !examined.errors().iter().any(|error| is_count(&error.fault) && error.fault.is_gap())
}

/// The id of the element where a part of the board can be changed.
fn anchor(examined: &Examined, part: BoardPart) -> Option<String> {
    match part {
        BoardPart::File => Some("file".to_owned()),
        BoardPart::City => Some("the-city".to_owned()),
        BoardPart::Harbour => Some("harbour-0".to_owned()),
        BoardPart::Wall => Some("the-surroundings".to_owned()),
        BoardPart::Corner(number) => Some(format!("wall-{number}")),
        BoardPart::Churches => Some("the-churches".to_owned()),
        BoardPart::Sites(_) => Some("the-sites".to_owned()),
        BoardPart::Church(number) => Some(format!("churches-{number}")),
        BoardPart::Site(number) => Some(format!("sites-{number}")),
        BoardPart::Line(_) => {
            let (draft, id) = (examined.draft()?, examined.line_start(part)?);
            let church = draft.churches.iter().position(|church| church.id == id);
            let site = || draft.sites.iter().position(|site| site.id == id);
            let site = || site().map(|number| format!("sites-{number}"));
            church.map(|number| format!("churches-{number}")).or_else(site)
        }
    }
}
