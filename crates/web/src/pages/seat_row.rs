//! One seat in the form for a new table.

use super::field::{Limits, TextField, beside, complaint};
use super::new_table::NewTableView;
use crate::draw::{Form, Icon, Label, emblem, icon};
use hamburgum_engine::Player;
use maud::{Markup, html};

/// The seat at this place, from 0 to 4: its colour, its occupant, and the name of a person on this
/// screen.
pub(super) fn seat_row(view: &NewTableView<'_>, place: usize) -> Markup {
    let texts = view.reader.texts();
    let number = place + 1;
    let say = |key| texts.say(key).with("number", number as u32).text();
    let [id, name, colour] = ["seat", "name", "colour"].map(|word| format!("{word}{number}"));
    let name_label = say("page-new-seat-name");
    let name_field = TextField {
        id: &name,
        name: &name,
        label: &name_label,
        value: &view.form.name[place],
        autocomplete: "off",
        limits: Limits::OptionalName,
        cut: &view.reader.say("page-name-cut"),
    };
    html! {
        li class="seat" {
            // The style sheet shows the selected one.
            span class="emblems" {
                @for player in Player::ALL { (emblem(player, Form::Hatched, Label::Decorative)) }
            }
            (select(view, &colour, &say("page-new-seat-colour"), &colours(view, place)))
            (select(view, &id, &say("page-new-seat"), &occupants(view, &view.form.seat[place])))
            (name_field.render(view.complaints))
        }
    }
}

/// The level of all computers; a seat may override it.
pub(super) fn level(view: &NewTableView<'_>) -> Markup {
    let levels = html! {
        @for (word, name) in view.levels {
            option value=(word) selected[*word == view.form.level] { (name) }
        }
    };
    html! {
        div class="level" {
            // The label is visually hidden beside the lists of the seats, but not here.
            span aria-hidden="true" { (view.reader.say("replay-level")) }
            (select(view, "level", &view.reader.say("replay-level"), &levels))
        }
    }
}

/// A list of options, with the error of the selected one.
fn select(view: &NewTableView<'_>, id: &str, label: &str, options: &Markup) -> Markup {
    let wrong = complaint(view.complaints, id);
    html! {
        label class="unseen" for=(id) { (label) }
        span class="select" {
            select id=(id) name=(id) aria-invalid=[wrong.map(|_| "true")]
                aria-describedby=[wrong.map(|_| format!("{id}-wrong"))] { (options) }
            (icon(Icon::Chevron, Label::Decorative))
        }
        @if let Some(message) = wrong { (beside(id, message)) }
    }
}

fn colours(view: &NewTableView<'_>, place: usize) -> Markup {
    let chosen = view.form.colour[place].parse().unwrap_or(Player::ALL[place]);
    html! {
        @for player in Player::ALL {
            option value=(player) selected[player == chosen] { (view.reader.texts().player(player)) }
        }
    }
}

fn occupants(view: &NewTableView<'_>, chosen: &str) -> Markup {
    let kinds = [
        ("me", "page-new-me"),
        ("link", "page-new-link"),
        ("here", "page-new-here"),
        ("computer", "page-new-any-computer"),
    ];
    html! {
        @for (value, key) in kinds {
            option value=(value) selected[value == chosen] { (view.reader.say(key)) }
        }
        @for (word, level) in view.levels {
            @let value = format!("computer-{word}");
            option value=(value) selected[value == chosen] {
                (view.reader.texts().say("page-new-computer").with("name", *level).text())
            }
        }
    }
}
