//! The menu of the table: leaving, resigning, ending, absent players, the link for spectators, and
//! links to other pages.

use super::form::{Switch, address, link_to_copy, post, send, send_value, sign};
use super::scene::{plays, plays_several};
use crate::Address;
use crate::At;
use crate::Texts;
use crate::draw::Icon;
use crate::table::bar::settings;
use crate::table::clock;
use crate::table::keys::Key;
use crate::table::{Occupant, SeatView, Stage, TableView};
use hamburgum_engine::Player;
use hamburgum_table::Advising;
use hamburgum_table::FormName;
use maud::{Markup, html};

/// An icon that opens the menu.
pub fn menu(view: &TableView<'_>, texts: &Texts) -> Markup {
    // In a lesson there is no one to ask, and its box has the exit.
    let is_on = matches!(view.stage, Stage::Gathering(_) | Stage::Playing);
    let is_game = view.lesson.is_none() && is_on;
    let acts = plays(view) && is_game;
    html! {
        details class="menu-fold" data-fold="" {
            summary aria-keyshortcuts=(Key::Menu.letter()) {
                (sign(Icon::Menu)) span class="unseen" { (Key::Menu.says(texts)) }
            }
            div id="menu-list" class="menu-list" {
                @if acts { (deeds(view, texts)) }
                @if plays(view) && view.lesson.is_none() { (blocks(view, texts)) }
                (clock::all(view, texts))
                (watch(view, texts))
                (ways(view, texts))
                (speed(texts))
                (sound(texts))
                (settings(&Address::Table(view.id, At::Page).to_string(), texts))
            }
        }
    }
}

/// The viewer's actions on the table, each a small form.
fn deeds(view: &TableView<'_>, texts: &Texts) -> Markup {
    let is_playing = matches!(view.stage, Stage::Playing);
    let may_propose = is_playing && view.proposal.is_none();
    html! {
        ul {
            li { (auto_end(view, texts)) }
            @if is_playing { @for seat in view.seats { (returning(view, texts, seat)) } }
            @if may_propose {
                li { (propose(view, texts, "end", &texts.say("turn-propose-end").text())) }
                @if view.advice.leave == Advising::NeedsConsent {
                    li { (propose(view, texts, "advice", &texts.say("advice-propose").text())) }
                }
                @if let Some(clock) = view.clock {
                    li { (pause(view, texts)) }
                    @if let Some(player) = clock.fallen { (time_out(view, texts, player)) }
                } @else {
                    @for seat in view.seats.iter().filter(|seat| is_absent(seat)) {
                        li { (stand_in(view, texts, seat)) }
                    }
                }
            }
            @if is_playing { @for seat in own_seats(view) { li { (resign(view, texts, seat)) } } }
            li { (post(view, texts, FormName::Leave, &send("quiet", &texts.say("turn-leave").text()))) }
        }
    }
}

/// Whether a turn ends automatically where the field leaves nothing to decide.
fn auto_end(view: &TableView<'_>, texts: &Texts) -> Markup {
    Switch {
        form: FormName::AutoEnd,
        about: None,
        is_on: view.has_auto_end,
        label: texts.say("turn-auto-end").text(),
        means: texts.say("turn-auto-end-means").text(),
    }
    .draw(view, texts)
}

/// A switch for each of the others.
fn blocks(view: &TableView<'_>, texts: &Texts) -> Markup {
    let switches: Vec<Markup> =
        view.seats.iter().filter_map(|seat| block(view, texts, seat)).collect();
    html! { @if !switches.is_empty() { ul { @for switch in switches { li { (switch) } } } } }
}

/// Whether the viewer wants to meet the person of a seat. Nobody else learns of it.
fn block(view: &TableView<'_>, texts: &Texts, seat: &SeatView<'_>) -> Option<Markup> {
    let name = match seat.occupant {
        Occupant::Person { name, .. } => name,
        Occupant::Computer { stands_in_for, .. } => stands_in_for?,
        Occupant::Nobody { .. } => return None,
    };
    let switch = Switch {
        form: FormName::Block,
        about: Some(seat.player),
        is_on: seat.is_blocked,
        label: texts.say("turn-block").with("name", name).text(),
        means: texts.say("turn-block-means").text(),
    };
    (!seat.is_mine).then(|| switch.draw(view, texts))
}

/// The link for spectators: everyone who knows the address of a table may watch.
fn watch(view: &TableView<'_>, texts: &Texts) -> Markup {
    let label = html! { label for="watch-link" { (texts.say("turn-watch-link").text()) } };
    html! { div class="watch" { (link_to_copy(texts, "watch-link", &label, view.address)) } }
}

/// The keys, and other pages.
fn ways(view: &TableView<'_>, texts: &Texts) -> Markup {
    let code = texts.language().code();
    let is_over = matches!(view.stage, Stage::Over { .. });
    let is_reviewed = is_over || view.advice.leave == Advising::Allowed;
    html! {
        ul class="ways" {
            @if plays(view) {
                li { a class="btn quiet" href=(address(view, texts, At::Notices)) { (texts.say("notices-table").text()) } }
            }
            li { a class="btn quiet" href=(address(view, texts, At::Replay { at: None })) { (texts.say("replay-watch").text()) } }
            @if is_reviewed {
                li { (post(view, texts, At::Review, &send("quiet", &texts.say("review-this").text()))) }
            }
            li { a class="btn quiet" href=(address(view, texts, At::Record)) { (texts.say("replay-save").text()) } }
            li {
                button type="button" class="btn quiet" data-keys-open="" {
                    span { (texts.say("table-keys").text()) } kbd { "?" }
                }
            }
            li { a class="btn quiet" href={ "/" (code) "/rules" } { (texts.say("rules-title").text()) } }
            li { a class="btn quiet" href={ "/" (code) } { (texts.say("page-nav-home").text()) } }
            li { a class="btn quiet" href={ "/" (code) "/about" } { (texts.say("page-foot-about").text()) } }
        }
    }
}

/// The speed of the playback of others' turns; scripts store it.
fn speed(texts: &Texts) -> Markup {
    let speeds = [
        ("instant", "table-speed-instant"),
        ("normal", "table-speed-normal"),
        ("slow", "table-speed-slow"),
    ];
    html! {
        fieldset class="speed" {
            legend { (texts.say("table-speed").text()) }
            @for (word, key) in speeds {
                label {
                    input type="radio" name="speed" value=(word) data-speed="" checked[word == "normal"];
                    span { (texts.say(key).text()) }
                }
            }
        }
    }
}

/// Whether a sound says that it is the viewer's turn; scripts store it.
fn sound(texts: &Texts) -> Markup {
    html! {
        label class="sound" {
            input type="checkbox" data-sound="";
            span { (texts.say("table-sound").text()) }
        }
    }
}

/// The viewer's seats that are still in the game.
fn own_seats<'a>(view: &TableView<'a>) -> impl Iterator<Item = &'a SeatView<'a>> + use<'a> {
    view.seats.iter().filter(|seat| seat.is_mine && !seat.has_resigned)
}

pub(super) fn is_absent(seat: &SeatView<'_>) -> bool {
    matches!(seat.occupant, Occupant::Person { is_here: false, .. }) && !seat.is_mine
}

/// The button that takes a seat back from its stand-in.
fn returning(view: &TableView<'_>, texts: &Texts, seat: &SeatView<'_>) -> Markup {
    let Occupant::Computer { stands_in_for: Some(_), .. } = seat.occupant else { return html! {} };
    let words = texts.say("turn-return").player(seat.player).text();
    html! {
        @if seat.is_mine && !seat.has_resigned {
            li { (post(view, texts, FormName::Return, &send_value("primary", "seat", seat.player.word(), &words))) }
        }
    }
}

fn stand_in(view: &TableView<'_>, texts: &Texts, seat: &SeatView<'_>) -> Markup {
    let words = texts.say("turn-propose-stand-in").player(seat.player).text();
    propose(view, texts, &format!("stand-in:{}", seat.player), &words)
}

/// A pause of some days, in which no clock runs.
fn pause(view: &TableView<'_>, texts: &Texts) -> Markup {
    let label = texts.say("clock-propose-pause").text();
    let form = html! {
        select id="pause-days" class="field" name="what" aria-label=(label) {
            @for days in [1, 3, 7, 14] {
                option value={ "pause:" (days) } selected[days == 7] {
                    (texts.say("clock-pause-days").with("number", days).text())
                }
            }
        }
        (send("quiet", &label))
    };
    html! { div class="pause" { (post(view, texts, FormName::Propose, &form)) } }
}

/// The time of a player is up, and the others decide.
fn time_out(view: &TableView<'_>, texts: &Texts, player: Player) -> Markup {
    let is_mine = view.seats.iter().any(|seat| seat.player == player && seat.is_mine);
    let words = texts.say("clock-propose-time-out").player(player).text();
    html! { @if !is_mine { li { (propose(view, texts, &format!("time-out:{player}"), &words)) } } }
}

fn propose(view: &TableView<'_>, texts: &Texts, what: &str, words: &str) -> Markup {
    post(view, texts, FormName::Propose, &send_value("quiet", "what", what, words))
}

/// Resigning cannot be undone, so it needs a confirmation.
fn resign(view: &TableView<'_>, texts: &Texts, seat: &SeatView<'_>) -> Markup {
    let really = texts.say("turn-resign-really").text();
    let words = if plays_several(view) {
        texts.say("turn-resign-for").player(seat.player).text()
    } else {
        texts.say("turn-resign").text()
    };
    html! {
        details class="resign" {
            summary class="btn quiet" { (words) }
            p { (texts.say("turn-resign-means").text()) }
            (post(view, texts, FormName::Resign, &send_value("danger", "seat", seat.player.word(), &really)))
        }
    }
}
