//! One seat in the form that sets up a table.

use super::field::{Limits, TextField, beside, complaint};
use super::new_table::NewTableView;
use crate::draw::{Form, Icon, Label, emblem, icon};
use hamburgum_engine::Player;
use maud::{Markup, html};

/// The seat at this place, from 0 to 4: who sits there, and the name of somebody on this screen.
pub(super) fn seat_row(view: &NewTableView<'_>, place: usize) -> Markup {
    let player = Player::ALL[place];
    let texts = view.reader.texts();
    let colour = texts.player(player);
    let number = place + 1;
    let [id, name] = ["seat", "name"].map(|word| format!("{word}{number}"));
    let wrong = complaint(view.complaints, &id);
    let label = texts.say("page-new-seat").with("number", number as u32).player(player).text();
    let name_label = texts.say("page-new-seat-name").player(player).text();
    let name_field = TextField {
        id: &name,
        name: &name,
        label: &name_label,
        value: view.form.name[place],
        autocomplete: "off",
        limits: Limits::OptionalName,
    };
    html! {
        li class="seat" {
            (emblem(player, Form::Hatched, Label::Decorative))
            label for=(id) { span class="unseen" { (label) } span aria-hidden="true" { (colour) } }
            span class="select" {
                select id=(id) name=(id) aria-invalid=[wrong.map(|_| "true")]
                    aria-describedby=[wrong.map(|_| format!("{id}-wrong"))] {
                    (occupants(view, view.form.seat[place]))
                }
                (icon(Icon::Chevron, Label::Decorative))
            }
            @if let Some(message) = wrong { (beside(&id, message)) }
            (name_field.render(view.complaints))
        }
    }
}

fn occupants(view: &NewTableView<'_>, chosen: &str) -> Markup {
    let people = [("me", "page-new-me"), ("link", "page-new-link"), ("here", "page-new-here")];
    html! {
        @for (value, key) in people {
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
