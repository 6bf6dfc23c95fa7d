//! The forms of the column: where they are sent, and their small buttons.

use crate::Texts;
use crate::draw::{Icon, Label, icon};
use crate::table::TableView;
use maud::{Markup, html};

/// The id of the form that every choice of a turn belongs to.
///
/// It is written in two pieces, since a whole word of that kind would be taken for the key of a text.
pub(super) const TURN_FORM: &str = concat!("turn", "-form");

/// An address below the table's own.
pub(in crate::table) fn address(view: &TableView<'_>, texts: &Texts, what: &str) -> String {
    format!("/{}/table/{}/{what}", texts.language().code(), view.id)
}

/// The form of the turn itself; its buttons lie anywhere in the page and name it.
pub(super) fn turn_form(view: &TableView<'_>, texts: &Texts) -> Markup {
    html! {
        form id=(TURN_FORM) method="post" action=(address(view, texts, "act")) { (version(view)) }
    }
}

/// A form of its own with this content.
pub(super) fn post(view: &TableView<'_>, texts: &Texts, what: &str, content: &Markup) -> Markup {
    html! {
        form class="post" method="post" action=(address(view, texts, what)) {
            (version(view))
            (content)
        }
    }
}

/// Every form says which version it answers.
fn version(view: &TableView<'_>) -> Markup {
    html! { input type="hidden" name="version" value=(view.version); }
}

/// A plain button that sends its form.
pub(super) fn send(class: &str, text: &str) -> Markup {
    html! { button class={ "btn " (class) } { span { (text) } } }
}

/// A plain button that sends its form with a value.
pub(super) fn send_value(class: &str, name: &str, value: &str, text: &str) -> Markup {
    html! { button class={ "btn " (class) } name=(name) value=(value) { span { (text) } } }
}

/// Something that a person turns on and off at this table.
pub(super) struct Switch {
    /// Where it is sent, and the name of its value.
    pub(super) what: &'static str,
    pub(super) is_on: bool,
    pub(super) label: String,
    /// What it does, in a sentence.
    pub(super) means: String,
}

impl Switch {
    pub(super) fn draw(&self, view: &TableView<'_>, texts: &Texts) -> Markup {
        let (next, state) = if self.is_on { ("off", "true") } else { ("on", "false") };
        let button = html! {
            button id=(self.what) class="btn quiet switch" role="switch" aria-checked=(state)
                name=(self.what) value=(next) title=(self.means) {
                span class="track" aria-hidden="true" {}
                span { (self.label) }
                span class="unseen" { ": " (self.means) }
            }
        };
        post(view, texts, self.what, &button)
    }
}

/// An address that can be copied with one click, or by hand; its label names the id of the field.
pub(super) fn link_to_copy(texts: &Texts, id: &str, label: &Markup, address: &str) -> Markup {
    html! {
        div class="invite" {
            (label)
            input id=(id) class="field" type="text" readonly value=(address);
            button type="button" class="btn" data-copy=(address)
                data-copied=(texts.say("turn-copied").text()) { (texts.say("turn-copy").text()) }
        }
    }
}

/// A sign that repeats the words beside it.
pub(super) fn sign(sign: Icon) -> Markup {
    icon(sign, Label::Decorative)
}

/// The arrow between what was and what will be.
pub(super) fn arrow(texts: &Texts) -> Markup {
    html! {
        span class="arr" {
            (sign(Icon::Arrow))
            span class="unseen" { " " (texts.say("turn-becomes").text()) " " }
        }
    }
}
