//! Text alternatives of the drawings of the map, for screen readers.

use super::super::moment::Moment;
use crate::City;
use hamburgum_engine::{Berth, Player, Ship, Site};
use maud::{Markup, html};

/// Each site: its building, its owner, and its neighbours.
pub(super) fn sites(moment: &Moment<'_>) -> Markup {
    let (texts, city) = (moment.texts, City::kept(moment.board()));
    let words = |site| {
        let owner = moment.state.citizen_on(site);
        city.words(texts.language(), site, owner, || html! { li { (site_words(moment, site)) } })
    };
    html! {
        ul class="unseen" aria-label=(texts.say("table-sites").text()) {
            @for site in Site::ALL { (words(site)) }
        }
    }
}

fn site_words(moment: &Moment<'_>, site: Site) -> String {
    let (texts, board) = (moment.texts, moment.board());
    let whose = match moment.state.citizen_on(site) {
        Some(owner) => texts.say("table-site-owned").site(board, site).player(owner),
        None => texts.say("table-site-free").site(board, site),
    };
    let near = texts.say("table-near").with("list", texts.neighbours_of_site(board, site));
    format!("{}; {}", whose.text(), near.text())
}

/// Each berth with its ships, the oldest first.
pub(super) fn berths(moment: &Moment<'_>) -> Markup {
    html! {
        ul class="unseen" aria-label=(moment.texts.say("table-harbour").text()) {
            @for berth in Berth::ALL { li { (berth_words(moment, berth)) } }
        }
    }
}

fn berth_words(moment: &Moment<'_>, berth: Berth) -> String {
    let Moment { state, texts, .. } = moment;
    let ships: Vec<_> = state.ships_in(berth).map(|ship: Ship| texts.ship(ship)).collect();
    let free = state.players().len() - ships.len();
    let saying = if ships.is_empty() {
        texts.say("table-berth-empty")
    } else {
        texts.say("table-berth").with("ships", texts.list(&ships))
    };
    saying.with("berth", berth.units()).with("units", free).text()
}

/// The position of each player's marker.
pub(super) fn markers(moment: &Moment<'_>) -> Markup {
    let Moment { state, texts, .. } = moment;
    html! {
        ul class="unseen" aria-label=(texts.say("table-rondel").text()) {
            @for &player in state.players() { li { (marker_words(moment, player)) } }
        }
    }
}

fn marker_words(moment: &Moment<'_>, player: Player) -> String {
    let texts = moment.texts;
    match moment.state.marker(player) {
        Some(field) => texts.say("table-marker").with("field", field.word()),
        None => texts.say("table-marker-off"),
    }
    .player(player)
    .text()
}
