//! Our reconstructed maps, our decisions, and how to use a custom map.

use super::{Reader, others, quiet, render, section};
use crate::Address;
use crate::draw::{Label, gable};
use crate::rules::{Anchors, Passage, Prose, Query, Rule, RuleOrigin};
use hamburgum_engine::{Board, BuildingKind, Church, Site};
use maud::{Markup, html};

/// The origin of the maps.
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
            (legend(reader))
            div class="maps" {
                @for board in Board::built_in() { div { (picture(reader, board)) (adjacency(reader, board)) } }
            }
            div class="columns" {
                section { (section(&prose, "rules-maps-fixed")) (section(&prose, "rules-maps-attested")) }
                section { (section(&prose, "rules-maps-ours")) }
            }
            div class="columns" {
                section { (section(&prose, "rules-maps-decided")) (decided(&prose)) }
                section { (section(&prose, "rules-maps-own")) }
            }
            (others(reader, Address::RulesPage("maps")))
        },
    )
}

/// The meaning of the icons, for screens where the legend in a picture is too small to read.
fn legend(reader: Reader<'_>) -> Markup {
    html! {
        div class="legend" {
            ul {
                @for kind in BuildingKind::ALL {
                    li { (gable(kind, Label::Decorative)) span { (reader.texts().building(kind)) } }
                }
            }
            p class="note" { (reader.say("rules-maps-plates")) }
        }
    }
}

fn picture(reader: Reader<'_>, board: &Board) -> Markup {
    let name = reader.texts().say("rules-maps-picture").with("name", board.name()).text();
    let file = format!("/boards/{}.{}.svg", board.id(), reader.language.code());
    html! {
        figure {
            img src=(file) alt="" loading="lazy" width="1081" height="882";
            figcaption { a href=(file) { (name) } }
        }
    }
}

/// The lines of the map in words: the neighbours of churches and sites.
fn adjacency(reader: Reader<'_>, board: &Board) -> Markup {
    let texts = reader.texts();
    let caption = texts.say("rules-maps-near").with("name", board.name()).text();
    html! {
        details class="adjacency" {
            summary { (caption) }
            table aria-label=(caption) {
                thead {
                    tr {
                        @for key in ["rules-maps-place", "rules-maps-building", "rules-maps-touches"] {
                            th scope="col" { (reader.say(key)) }
                        }
                    }
                }
                tbody {
                    @for church in Church::ALL {
                        (place(
                            &board.church_info(church).name,
                            &reader.say("rules-maps-church"),
                            &texts.neighbours_of_church(board, church),
                        ))
                    }
                    @for site in Site::ALL {
                        (place(
                            &texts.site(board, site),
                            &texts.building(board.site_info(site).kind),
                            &texts.neighbours_of_site(board, site),
                        ))
                    }
                }
            }
        }
    }
}

fn place(name: &str, kind: &str, touches: &str) -> Markup {
    html! {
        tr {
            th scope="row" { (name) }
            td class="cap" { (kind) }
            td { (touches) }
        }
    }
}

/// The rules where we filled a gap.
fn decided(prose: &Prose<'_>) -> Markup {
    html! {
        ul {
            @for rule in Rule::all().filter(|rule| rule.origin == RuleOrigin::PartlyOurs) {
                li { (prose.line(rule.id)) " " (Passage::of(prose.texts, rule.key).title) }
            }
        }
    }
}
