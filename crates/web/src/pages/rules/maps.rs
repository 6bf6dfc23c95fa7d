//! What is our reconstruction, what we decided, and how to use a map of one's own.

use super::{Reader, others, quiet, render, section};
use crate::rules::{Anchors, Origin, Passage, Prose, Query, Rule};
use hamburgum_engine::Board;
use maud::{Markup, html};

/// Where the maps come from.
pub fn rules_maps(reader: Reader<'_>) -> Markup {
    let title = reader.say("rules-maps-title");
    let nothing = Query::default();
    let prose = quiet(reader, Anchors::Elsewhere, &nothing);
    render(
        reader,
        &title,
        "/rules/maps",
        "rules",
        &html! {
            h1 { (title) }
            p class="lead" { (reader.say("rules-maps-lead")) }
            div class="maps" { @for board in Board::built_in() { (picture(reader, board)) } }
            div class="columns" {
                section { (section(&prose, "rules-maps-fixed")) (section(&prose, "rules-maps-attested")) }
                section { (section(&prose, "rules-maps-ours")) }
            }
            div class="columns" {
                section { (section(&prose, "rules-maps-decided")) (decided(&prose)) }
                section { (section(&prose, "rules-maps-own")) }
            }
            (others(reader, "/rules/maps"))
        },
    )
}

fn picture(reader: Reader<'_>, board: &Board) -> Markup {
    let name = reader.texts().say("rules-maps-picture").with("name", board.name()).text();
    html! {
        figure {
            img src={ "/boards/" (board.id()) "." (reader.language.code()) ".svg" } alt="" loading="lazy" width="1054" height="768";
            figcaption { (name) }
        }
    }
}

/// The rules in which we have closed a gap.
fn decided(prose: &Prose<'_>) -> Markup {
    html! {
        ul {
            @for rule in Rule::all().filter(|rule| rule.origin == Origin::PartlyOurs) {
                li { (prose.line(rule.id)) " " (Passage::of(prose.texts, rule.key).title) }
            }
        }
    }
}
