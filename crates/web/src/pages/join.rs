//! The page of an invitation link, and of a seat at a table that is offered to everybody.

use super::field::{Chip, Complaint, TextField, beside, complaint, summary};
use super::frame::{Frame, NavigationEntry, Reader};
use crate::Address;
use crate::draw::{Form, Icon, Label, emblem, icon, ship};
use hamburgum_engine::{Player, Ship};
use maud::{Markup, html};

/// The view model of the page.
#[derive(Clone, Copy, Debug)]
pub struct JoinView<'a> {
    /// The reader of the page; the form contains their name already.
    pub reader: Reader<'a>,
    /// The address of the seat.
    pub address: Address<'a>,
    /// How the reader got here.
    pub found_by: FoundBy,
    /// The name of the table.
    pub table: &'a str,
    /// The name of the board.
    pub board: &'a str,
    /// The seats in the order of play; one without a name is open.
    pub seats: &'a [(Player, Option<&'a str>)],
    /// The colours that can be chosen.
    pub colours: &'a [Player],
    /// The target of the link.
    pub invitation: Invitation<'a>,
    /// Form errors; the field is `name`.
    pub complaints: &'a [Complaint<'a>],
}

/// How somebody has found an open seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoundBy {
    /// By an invitation link.
    Link,
    /// In the list of open tables.
    List,
}

/// The target of an invitation link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Invitation<'a> {
    /// A free seat of this colour.
    Seat(Player),
    /// A seat that is taken by now.
    Taken {
        /// The address for spectators.
        watch: &'a str,
    },
}

/// The page of an invitation.
pub fn join(view: &JoinView<'_>) -> Markup {
    let reader = view.reader;
    let title = match view.found_by {
        FoundBy::Link => "page-join-title",
        FoundBy::List => "lobby-sit-title",
    };
    let title = reader.texts().say(title).with("name", view.table).text();
    let path = view.address.to_string();
    let frame = Frame {
        reader,
        title: &title,
        path: &path,
        place: NavigationEntry::Elsewhere,
        class: "narrow",
    };
    let content = html! {
        h1 { (title) }
        p class="lead" { (reader.texts().say("page-join-lead").with("name", view.board).text()) }
        (summary(reader, view.complaints))
        (seats(view))
        @match view.invitation {
            Invitation::Seat(player) => (take(view, player)),
            Invitation::Taken { watch } => (taken(reader, watch)),
        }
    };
    frame.render_with(&[], &["scripts/names.js"], &content)
}

fn seats(view: &JoinView<'_>) -> Markup {
    let reader = view.reader;
    html! {
        ul class="lines" aria-label=(reader.say("page-join-seats")) {
            @for (player, name) in view.seats {
                li {
                    (emblem(*player, Form::Hatched, Label::Decorative))
                    b { (reader.texts().player(*player)) }
                    @if view.invitation == Invitation::Seat(*player) {
                        span class="flag" { (reader.say("page-join-yours")) }
                    } @else {
                        span { (name.map_or_else(|| reader.say("page-seat-open"), str::to_owned)) }
                    }
                }
            }
        }
    }
}

fn take(view: &JoinView<'_>, player: Player) -> Markup {
    let reader = view.reader;
    let field = TextField {
        id: "name",
        name: "name",
        label: &reader.say("page-join-name"),
        value: reader.name.unwrap_or_default(),
        autocomplete: "nickname",
        cut: &reader.say("page-name-cut"),
        ..TextField::default()
    };
    html! {
        form class="take" method="post" action=(reader.address(view.address)) {
            (ship(Ship::Of(player), Label::Decorative))
            (colours(view, player))
            (field.render(view.complaints))
            button class="button primary" type="submit" {
                (icon(Icon::Check, Label::Decorative)) (reader.say("page-join-take"))
            }
        }
    }
}

/// Players choose their colour when they sit down (SET-1).
fn colours(view: &JoinView<'_>, own: Player) -> Markup {
    let wrong = complaint(view.complaints, "colour");
    html! {
        fieldset id="colour" aria-describedby=[wrong.map(|_| "colour-wrong")] {
            legend { (view.reader.say("page-join-colour")) }
            div class="chips" {
                @for &player in view.colours {
                    @let chip = Chip { name: "colour", value: player.word(), chosen: own.word() };
                    (chip.render("chip", &html! {
                        (emblem(player, Form::Hatched, Label::Decorative))
                        (view.reader.texts().player(player))
                    }))
                }
            }
            @if let Some(message) = wrong { (beside("colour", message)) }
        }
    }
}

fn taken(reader: Reader<'_>, watch: &str) -> Markup {
    html! {
        div class="take" {
            (ship(Ship::Neutral, Label::Decorative))
            p { (reader.say("page-join-taken")) }
            a class="button primary" href=(watch) {
                (icon(Icon::Map, Label::Decorative)) (reader.say("page-join-watch"))
            }
        }
    }
}
