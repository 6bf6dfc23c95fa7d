//! What the games of a proof say about a board, in words and as a heat map.

use super::city::data_address;
use crate::city::{CityPicture, Shown};
use crate::geometry::{Spot, number};
use crate::pages::Reader;
use hamburgum_engine::{Board, Church, Place, Site};
use hamburgum_table::{BoardProof, SeatBalance};
use maud::{Markup, html};

/// The part of the page with the button, before any game.
pub(super) fn test(reader: Reader<'_>, action: &str) -> Markup {
    html! {
        section id="test" class="part" aria-label=(reader.say("workshop-tab-test")) data-proof=(action) {
            p class="note" { (reader.say("workshop-test-lead")) }
            div class="commands" {
                button type="button" class="button" data-do="prove" { (reader.say("workshop-test-start")) }
                button type="button" class="button when-running" data-do="stop-proof" { (reader.say("workshop-test-stop")) }
            }
            p class="when-running" {
                progress max="1" value="0" aria-label=(reader.say("workshop-test-progress")) {} " "
                span class="played" {}
            }
            p class="wrong when-unfinished" { (reader.say("workshop-test-unfinished")) }
            p class="wrong when-failed" { (reader.say("workshop-test-failed")) }
            div class="result" role="status" {}
        }
    }
}

/// The result of a proof.
pub fn proof(reader: Reader<'_>, board: &Board, proof: &BoardProof) -> Markup {
    let findings = findings(reader, board, proof);
    html! {
        h2 { (reader.texts().say("workshop-test-result").with("units", proof.games()).text()) }
        h3 { (reader.say("workshop-test-unfair")) }
        @if findings.is_empty() { p { (reader.say("workshop-test-fair")) } }
        @else { ul class="findings" { @for finding in &findings { li { (finding) } } } }
        h3 { (reader.say("workshop-test-seats")) }
        (seats(reader, proof))
        h3 { (reader.say("workshop-test-rounds-title")) }
        p { (rounds(reader, proof)) }
        h3 { (reader.say("workshop-test-last")) }
        (churches(reader, board, proof))
        h3 { (reader.say("workshop-test-map")) }
        p class="note" { (reader.say("workshop-test-map-note")) }
        img class="city-picture" alt=(reader.say("workshop-test-map")) src=(data_address(&heat_map(reader, board, proof).into_string()));
    }
}

/// Everything that looks wrong with the board, and not like chance.
fn findings(reader: Reader<'_>, board: &Board, proof: &BoardProof) -> Vec<String> {
    let texts = reader.texts();
    let mut findings = Vec::new();
    if let SeatBalance::Favours(seat) = proof.balance() {
        let share = texts.percent(proof.win_shares()[seat] as f32);
        let former = texts.percent(BoardProof::hamburg_shares()[seat] as f32);
        let saying = texts.say("workshop-test-favours").with("number", seat + 1);
        let saying = saying.with("share", share).with("former", former);
        findings.push(saying.with("chance", chance(reader, proof)).text());
    }
    if proof.cut_off() > 0 {
        findings.push(texts.say("workshop-test-cut-off").with("units", proof.cut_off()).text());
    }
    let sites: Vec<_> = proof.unused_sites().map(|site| board.site_info(site).id.clone()).collect();
    if !sites.is_empty() {
        findings.push(texts.say("workshop-test-sites").with("list", texts.list(&sites)).text());
    }
    let tokens: Vec<_> = proof.unused_tokens().map(|token| texts.token(board, token)).collect();
    if !tokens.is_empty() {
        findings.push(texts.say("workshop-test-tokens").with("list", texts.list(&tokens)).text());
    }
    findings
}

/// How often chance alone would bring such a difference; no difference is impossible.
fn chance(reader: Reader<'_>, proof: &BoardProof) -> String {
    reader.texts().chance(proof.seat_chance().max(0.001) as f32)
}

fn seats(reader: Reader<'_>, proof: &BoardProof) -> Markup {
    let texts = reader.texts();
    html! {
        ol class="shares" {
            @for (seat, share) in proof.win_shares().into_iter().enumerate() {
                (bar(&texts.say("workshop-test-seat").with("number", seat + 1).text(), share, &texts.percent(share as f32)))
            }
        }
        @if proof.balance() == SeatBalance::Even {
            p class="note" {
                (texts.say("workshop-test-even").with("chance", chance(reader, proof)).text())
            }
        }
    }
}

/// A share as a bar with its figure.
fn bar(name: &str, share: f64, figure: &str) -> Markup {
    html! {
        li { span { (name) } meter min="0" max="1" value=(format!("{share:.2}")) aria-hidden="true" {} b { (figure) } }
    }
}

fn rounds(reader: Reader<'_>, proof: &BoardProof) -> String {
    let texts = reader.texts();
    match proof.rounds() {
        Some(rounds) => texts
            .say("workshop-test-rounds")
            .with("number", texts.decimal(rounds.mean as f32))
            .with("from", rounds.fewest)
            .with("to", rounds.most)
            .text(),
        None => reader.say("workshop-test-no-end"),
    }
}

/// How often each church was the last to be completed, the most frequent first.
fn churches(reader: Reader<'_>, board: &Board, proof: &BoardProof) -> Markup {
    let texts = reader.texts();
    let mut churches: Vec<(Church, f64)> =
        Church::ALL.into_iter().map(|church| (church, proof.last(church))).collect();
    churches.sort_by(|a, b| b.1.total_cmp(&a.1));
    html! {
        ol class="shares" {
            @for (church, share) in churches {
                (bar(&board.church_info(church).name, share, &texts.percent(share as f32)))
            }
        }
    }
}

/// The city with a glow below each site, the stronger the more often it is built on. Sites that are
/// never used have a dashed ring.
fn heat_map(reader: Reader<'_>, board: &Board, proof: &BoardProof) -> Markup {
    CityPicture::of(board, Shown::all(board)).marked(reader.language, |place, at| match place {
        Place::Church(_) => Markup::default(),
        Place::Site(site) => glow(proof, site, at),
    })
}

fn glow(proof: &BoardProof, site: Site, at: Spot) -> Markup {
    let used = proof.use_of(site);
    let [x, y] = [at.x, at.y].map(number);
    html! {
        @if used > 0.0 { circle class="brass" cx=(x) cy=(y) r="44" opacity=(number(0.15 + 0.75 * used)) {} }
        @else { circle class="line" cx=(x) cy=(y) r="40" fill="none" stroke-dasharray="9 7" {} }
    }
}
