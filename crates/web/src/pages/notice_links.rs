//! Small pages about notices: the mute switch of a table, and what links in mails lead to.

use super::frame::{Frame, NavigationEntry, Reader};
use crate::draw::{Icon, Label, icon};
use crate::{Address, At};
use maud::{Markup, html};

/// The view model of the mute switch of a table.
#[derive(Clone, Copy, Debug)]
pub struct TableNoticesView<'a> {
    /// The reader of the page.
    pub reader: Reader<'a>,
    /// The id of the table.
    pub id: &'a str,
    /// The name of the table.
    pub name: &'a str,
    /// Whether the reader hears of it.
    pub hearing: Hearing,
}

/// Whether somebody hears of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hearing {
    /// Yes.
    Told,
    /// No, by choice.
    Muted,
    /// No: there is no way to tell them anything.
    Nowhere,
}

/// The page with the mute switch of a table.
pub fn table_notices(view: &TableNoticesView<'_>) -> Markup {
    let reader = view.reader;
    let title = reader.texts().say("notices-about-table").with("name", view.name).text();
    let switch = |state, value, button| {
        html! {
            form class="next" method="post" action=(reader.address(Address::Table(view.id, At::Notices))) {
                p role="status" { (reader.say(state)) }
                input type="hidden" name="mute" value=(value);
                button class="button primary" type="submit" { (reader.say(button)) }
            }
        }
    };
    let table = |at| reader.address(Address::Table(view.id, at));
    let content = html! {
        @match view.hearing {
            Hearing::Told => (switch("notices-table-on", "on", "notices-table-mute")),
            Hearing::Muted => (switch("notices-table-off", "off", "notices-table-unmute")),
            Hearing::Nowhere => p { (reader.say("notices-table-nowhere")) },
        }
        p class="onward" { a href=(table(At::Page)) { (reader.say("notices-table-back")) } }
        p class="onward" {
            a href=(reader.address(Address::Notifications)) { (reader.say("notices-all-settings")) }
        }
    };
    let path = Address::Table(view.id, At::Notices).to_string();
    small_page(reader, &title, &path, &content)
}

/// What a link in a mail is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MailLink<'a> {
    /// It confirms an address, with this token.
    Confirm(&'a str),
    /// It ends mails of a kind, with this token.
    Unsubscribe(&'a str),
}

/// How far somebody is who has opened a link in a mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MailLinkState {
    /// One press is missing: programs that look into mails open links, but press nothing.
    Asked,
    /// It is done.
    Done,
    /// The link is damaged or too old.
    Wrong,
}

/// The page of a link in a mail, which needs no session.
pub fn mail_link(reader: Reader<'_>, link: MailLink<'_>, state: MailLinkState) -> Markup {
    let (address, title, lead, button, done) = match link {
        MailLink::Confirm(token) => (
            Address::ConfirmMail(token),
            "notices-confirm-title",
            "notices-confirm-lead",
            "notices-confirm-button",
            "notices-done-confirm",
        ),
        MailLink::Unsubscribe(token) => (
            Address::Unsubscribe(token),
            "notices-unsubscribe-title",
            "notices-unsubscribe-lead",
            "notices-unsubscribe-button",
            "notices-unsubscribe-done",
        ),
    };
    let content = match state {
        MailLinkState::Asked => html! {
            form class="next" method="post" action=(reader.address(address)) {
                p { (reader.say(lead)) }
                button class="button primary" type="submit" { (reader.say(button)) }
            }
        },
        MailLinkState::Done => html! {
            p class="notice" role="status" { (icon(Icon::Check, Label::Decorative)) (reader.say(done)) }
        },
        MailLinkState::Wrong => html! {
            p class="notice" role="alert" { (icon(Icon::Close, Label::Decorative)) (reader.say("notices-token-wrong")) }
        },
    };
    let content = html! {
        (content)
        p class="onward" {
            a href=(reader.address(Address::Notifications)) { (reader.say("notices-all-settings")) }
        }
    };
    small_page(reader, &reader.say(title), &address.to_string(), &content)
}

fn small_page(reader: Reader<'_>, title: &str, path: &str, content: &Markup) -> Markup {
    let place = NavigationEntry::Elsewhere;
    let frame = Frame { reader, title, path, place, class: "narrow" };
    frame.render(&html! { h1 { (title) } (content) })
}
