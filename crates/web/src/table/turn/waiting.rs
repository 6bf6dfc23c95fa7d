//! Somebody else's turn.

use super::acting::header;
use super::log::since;
use super::menu::is_absent;
use super::scene::{plays, seat_of};
use super::{consent, gathering, history, plan};
use crate::Texts;
use crate::table::{Occupant, SeatView, TableView};
use hamburgum_engine::{Player, Turn};
use maud::{Markup, html};

/// Whose turn it is, and what the position waits for.
pub(super) fn waiting(view: &TableView<'_>, texts: &Texts) -> Markup {
    if keeps_its_place(view) { between_turns(view, texts) } else { watching(view, texts) }
}

/// Whether the panel has the regions of the viewer's own turn. A lesson has its box in their place.
pub(super) fn keeps_its_place(view: &TableView<'_>) -> bool {
    plays(view) && view.lesson.is_none()
}

/// The turns of others since the viewer's last one are where the viewer's choices were: the panel keeps
/// its size, and a second press on the same spot hits nothing.
fn between_turns(view: &TableView<'_>, texts: &Texts) -> Markup {
    let (player, entries) = (view.game.state().active(), since(view));
    html! {
        div class={ "act asks waits p-" (player) } {
            (head(view, texts, player))
            div id="options-wait" class="options" role="group" tabindex="0"
                aria-label=(texts.say("turn-since").text()) {
                (absent(view, texts, player))
                (plan::kept(view, texts))
                @if !entries.is_empty() { (history::since_then(texts, &entries)) }
            }
            (plan::begin(view, texts))
            div class="aids" { (consent::take_back(view, texts)) }
        }
    }
}

fn watching(view: &TableView<'_>, texts: &Texts) -> Markup {
    let player = view.game.state().active();
    html! {
        div class={ "act p-" (player) } {
            (head(view, texts, player))
            p class="hint" { (awaited(view, texts)) }
            (late(view, texts))
            @if plays(view) {
                (history::others(view, texts))
            } @else {
                p class="watching" { (texts.say("turn-watching").text()) }
            }
            (consent::take_back(view, texts))
        }
    }
}

/// What the viewer can do if the player to act is not there.
fn absent(view: &TableView<'_>, texts: &Texts, player: Player) -> Markup {
    let is_away = view.clock.is_none() && seat_of(view, player).is_some_and(is_absent);
    html! {
        (late(view, texts))
        (on_holiday(view, texts, player))
        @if is_away && view.proposal.is_none() {
            p class="hint" { (texts.say("turn-absent").player(player).text()) }
        }
    }
}

/// When the player to act is back.
fn on_holiday(view: &TableView<'_>, texts: &Texts, player: Player) -> Markup {
    let back = view.clock.and_then(|clock| clock.back(player));
    html! {
        @if let Some(back) = back {
            @let saying = texts.say("clock-absent").with("name", name_of(view, texts, player));
            p class="hint" { (saying.with("date", texts.day(back)).text()) }
        }
    }
}

/// What happens because somebody's time is up.
fn late(view: &TableView<'_>, texts: &Texts) -> Markup {
    let late = view.clock.and_then(|clock| {
        let timed_out = clock.timed_out.map(|player| ("clock-timed-out", player));
        timed_out.or_else(|| clock.fallen.map(|player| ("clock-flag", player)))
    });
    html! {
        @if let Some((key, player)) = late {
            p class="hint" { (texts.say(key).with("name", name_of(view, texts, player)).text()) }
        }
    }
}

/// The name of the person who plays, without what they are doing.
fn name_of(view: &TableView<'_>, texts: &Texts, player: Player) -> String {
    match seat_of(view, player).map(|seat| (seat, seat.occupant)) {
        Some((_, Occupant::Person { name, .. })) => name.to_owned(),
        Some((seat, _)) => gathering::who(texts, seat),
        None => String::new(),
    }
}

fn head(view: &TableView<'_>, texts: &Texts, player: Player) -> Markup {
    let seat = seat_of(view, player);
    html! {
        (header(texts, player, &texts.say("turn-of").player(player).text(), None))
        @if let Some(seat) = seat {
            (who_acts(texts, seat, &html! { @if view.is_thinking { (thinking(texts)) } }))
        }
    }
}

/// The head of the panel during the playback of somebody's turn, regardless of who is to act now.
pub(in crate::table) fn head_of_told(
    view: &TableView<'_>,
    texts: &Texts,
    entry: &Turn<'_>,
) -> Vec<Markup> {
    let heading = texts.say("turn-of").player(entry.player()).text();
    let header = header(texts, entry.player(), &heading, entry.field());
    let who = seat_of(view, entry.player()).map(|seat| who_acts(texts, seat, &html! {}));
    [header].into_iter().chain(who).collect()
}

/// The player to act, and what they are doing.
fn who_acts(texts: &Texts, seat: &SeatView<'_>, doing: &Markup) -> Markup {
    html! { p id="who-acts" class="who-acts" { span { (gathering::who(texts, seat)) } (doing) } }
}

/// What the position waits for.
fn awaited(view: &TableView<'_>, texts: &Texts) -> String {
    texts.prompt(view.game.state().prompt())
}

/// Three animated dots.
fn thinking(texts: &Texts) -> Markup {
    html! {
        span class="thinking" {
            (texts.say("turn-thinking").text())
            span class="dots" aria-hidden="true" { i {} i {} i {} }
        }
    }
}
