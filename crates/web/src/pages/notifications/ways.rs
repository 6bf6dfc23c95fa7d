//! The ways in which somebody can be told, each with the form that adds it.

use super::{ChannelPlace, NotificationsView};
use crate::Address;
use crate::pages::field::{beside, complaint};
use crate::pages::frame::Reader;
use maud::{Markup, html};

/// The browser is asked for its permission only after a press. Scripts show one of the remarks.
pub(super) fn push(view: &NotificationsView<'_>, key: &str) -> Markup {
    let reader = view.reader;
    let is_on = view.channels.iter().any(|one| one.place == ChannelPlace::ThisDevice);
    html! {
        div class="way" id="push" data-push-key=(key)
            data-push-to=(reader.address(Address::NotificationsForm("push"))) {
            h3 { (reader.say("notices-push-title")) }
            @if is_on {
                p class="note" { (reader.say("notices-push-done")) }
            } @else {
                p class="note" { (reader.say("notices-push-note")) }
                noscript { p class="note" { (reader.say("notices-push-scripts")) } }
                button class="button primary" type="button" hidden="" { (reader.say("notices-push-on")) }
                @for (word, key) in REMARKS {
                    p class="note" role="status" data-remark=(word) hidden="" { (reader.say(key)) }
                }
            }
        }
    }
}

const REMARKS: [(&str, &str); 4] = [
    ("ios", "notices-push-ios"),
    ("impossible", "notices-push-impossible"),
    ("denied", "notices-push-denied"),
    ("failed", "notices-push-failed"),
];

/// A field for an address.
struct AddressField<'a> {
    id: &'a str,
    kind: &'a str,
    autocomplete: &'a str,
    title: &'a str,
    label: &'a str,
    /// The label of a field for a token, which some services need.
    token: Option<&'a str>,
    button: &'a str,
    note: &'a str,
}

impl AddressField<'_> {
    fn render(&self, view: &NotificationsView<'_>) -> Markup {
        let reader = view.reader;
        let wrong = complaint(view.complaints, self.id);
        html! {
            form class="way" method="post" action=(reader.address(Address::NotificationsForm(self.id))) {
                h3 { (reader.say(self.title)) }
                p class="field" {
                    label for=(self.id) { (reader.say(self.label)) }
                    input id=(self.id) name="address" type=(self.kind) maxlength="2000" required
                        autocomplete=(self.autocomplete) value=[wrong.map(|_| view.typed)]
                        aria-invalid=[wrong.map(|_| "true")]
                        aria-describedby=[wrong.map(|_| format!("{}-wrong", self.id))];
                    @if let Some(message) = wrong { (beside(self.id, message)) }
                }
                @if let Some(label) = self.token {
                    p class="field" {
                        label for={ (self.id) "-token" } { (reader.say(label)) }
                        input id={ (self.id) "-token" } name="token" type="password" maxlength="1000" autocomplete="off";
                    }
                }
                // The script puts the zone of the device there, for the night of people who have set none.
                input type="hidden" name="zone" data-zone="";
                button class="button" type="submit" { (reader.say(self.button)) }
                p class="note" { (reader.say(self.note)) }
            }
        }
    }
}

pub(super) fn mail(view: &NotificationsView<'_>) -> Markup {
    AddressField {
        id: "mail",
        kind: "email",
        autocomplete: "email",
        title: "notices-mail-title",
        label: "notices-mail-address",
        token: None,
        button: "notices-mail-add",
        note: "notices-mail-note",
    }
    .render(view)
}

pub(super) fn no_mail(reader: Reader<'_>) -> Markup {
    html! {
        div class="way" {
            h3 { (reader.say("notices-mail-title")) }
            p class="note" { (reader.say("notices-mail-off")) }
        }
    }
}

pub(super) fn webhook(view: &NotificationsView<'_>) -> Markup {
    AddressField {
        id: "webhook",
        kind: "url",
        autocomplete: "off",
        title: "notices-webhook-title",
        label: "notices-webhook-address",
        token: Some("notices-webhook-token"),
        button: "notices-webhook-add",
        note: "notices-webhook-note",
    }
    .render(view)
}
