//! The forms of the column: their addresses, and their small buttons.

use super::plan;
use crate::Texts;
use crate::draw::{Icon, Label, icon};
use crate::table::TableView;
use crate::{Address, At};
use hamburgum_engine::Player;
use hamburgum_table::FormName;
use maud::{Markup, html};

/// The id of the form that every choice of a turn belongs to.
///
/// It is written in two parts, because a test would take the whole literal for the key of a text.
pub(super) const TURN_FORM: &str = concat!("turn", "-form");

/// An address below the address of the table.
pub(in crate::table) fn address(view: &TableView<'_>, texts: &Texts, at: impl Into<At>) -> String {
    Address::Table(view.id, at.into()).in_language(texts.language())
}

/// The form of the turn itself; buttons anywhere in the page refer to it.
pub(super) fn turn_form(view: &TableView<'_>, texts: &Texts) -> Markup {
    let form = if plan::open(view).is_some() { FormName::Plan } else { FormName::Act };
    html! {
        form id=(TURN_FORM) method="post" action=(address(view, texts, form)) {
            (version(view))
            @if form == FormName::Plan { (plan::revision(view)) }
        }
    }
}

/// A separate form with this content.
pub(super) fn post(
    view: &TableView<'_>,
    texts: &Texts,
    at: impl Into<At>,
    content: &Markup,
) -> Markup {
    html! {
        form class="post" method="post" action=(address(view, texts, at)) {
            (version(view))
            (content)
        }
    }
}

/// Every form contains the version that it answers.
fn version(view: &TableView<'_>) -> Markup {
    html! { input type="hidden" name="version" value=(view.version); }
}

/// A plain submit button.
pub(super) fn send(class: &str, text: &str) -> Markup {
    html! { button class={ "btn " (class) } { span { (text) } } }
}

/// A plain submit button with a value.
pub(super) fn send_value(class: &str, name: &str, value: &str, text: &str) -> Markup {
    html! { button class={ "btn " (class) } name=(name) value=(value) { span { (text) } } }
}

/// A setting that a person can turn on and off at this table.
pub(super) struct Switch {
    /// The path of its form, and the name of its value.
    pub(super) form: FormName,
    /// The player whom it is about, if there is one for each.
    pub(super) about: Option<Player>,
    pub(super) is_on: bool,
    pub(super) label: String,
    /// Its description.
    pub(super) means: String,
}

impl Switch {
    pub(super) fn draw(&self, view: &TableView<'_>, texts: &Texts) -> Markup {
        let (next, state) = if self.is_on { ("off", "true") } else { ("on", "false") };
        let word = self.form.word();
        let id = self.about.map_or_else(|| word.to_owned(), |player| format!("{word}-{player}"));
        let button = html! {
            @if let Some(player) = self.about { input type="hidden" name="seat" value=(player); }
            button id=(id) class="btn quiet switch" role="switch" aria-checked=(state)
                name=(word) value=(next) title=(self.means) {
                span class="track" aria-hidden="true" {}
                span { (self.label) }
                span class="unseen" { ": " (self.means) }
            }
        };
        post(view, texts, self.form, &button)
    }
}

/// An address that can be copied with one click, or manually; its label refers to the id of the field.
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

/// An icon that repeats the text beside it.
pub(super) fn sign(sign: Icon) -> Markup {
    icon(sign, Label::Decorative)
}

/// The arrow between the old and the new value.
pub(super) fn arrow(texts: &Texts) -> Markup {
    html! {
        span class="arr" {
            (sign(Icon::Arrow))
            span class="unseen" { " " (texts.say("turn-becomes").text()) " " }
        }
    }
}
