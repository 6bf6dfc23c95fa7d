//! The page of the reader's name and account.

use super::field::{Complaint, Limits, TextField, beside, complaint, summary};
use super::frame::{Frame, NavigationEntry, Reader};
use super::hours::{HoursView, hours};
use crate::Address;
use crate::draw::{Icon, Label, icon};
use maud::{Markup, html};

/// The view model of the account page.
#[derive(Clone, Copy, Debug)]
pub struct AccountView<'a> {
    /// The reader of the page.
    pub reader: Reader<'a>,
    /// Whether there is an account.
    pub account: AccountKind<'a>,
    /// The confirmation of what was just done.
    pub notice: Option<Notice>,
    /// The hours of the reader; a stranger has none.
    pub hours: Option<&'a HoursView>,
    /// Whom the reader has blocked.
    pub blocked: &'a [BlockedView],
    /// The refused login, to fill in the field again.
    pub typed_login: &'a str,
    /// Form errors. The fields are `name`; `register-login`, `register-password` and `register-again`;
    /// `sign-in-login` and `sign-in-password`; `current`, `password` and `again`; `delete-password` and `sure`;
    /// `zone`, `night-from` and `night-to`; `first` and `last`.
    pub complaints: &'a [Complaint<'a>],
}

impl AccountView<'_> {
    /// The refused login, if the errors belong to this form.
    fn login_typed_in(&self, form: &str) -> &str {
        let is_meant = self.complaints.iter().any(|(field, _)| field.starts_with(form));
        if is_meant { self.typed_login } else { "" }
    }
}

/// Somebody whom the reader has blocked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlockedView {
    /// The number of the person, which the form sends.
    pub person: i64,
    /// The name.
    pub name: String,
}

/// Whether the reader has an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccountKind<'a> {
    /// Only a cookie.
    Guest,
    /// An account with this login.
    Of(&'a str),
}

/// A confirmation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The name is changed.
    Renamed,
    /// The account is created.
    Registered,
    /// The password is changed.
    PasswordChanged,
    /// All other devices are signed out.
    SignedOutElsewhere,
    /// Everything about the person is deleted.
    Deleted,
    /// The hours or holidays are changed.
    HoursChanged,
    /// Somebody is not blocked any more.
    Unblocked,
}

impl Notice {
    fn key(self) -> &'static str {
        match self {
            Self::Renamed => "page-account-renamed",
            Self::Registered => "page-account-registered",
            Self::PasswordChanged => "page-account-password-changed",
            Self::Deleted => "page-account-deleted",
            Self::HoursChanged => "hours-changed",
            Self::Unblocked => "page-account-unblocked",
            Self::SignedOutElsewhere => "page-account-signed-out-elsewhere",
        }
    }
}

/// The page of the account.
pub fn account(view: &AccountView<'_>) -> Markup {
    let reader = view.reader;
    let (title, lead) = match view.account {
        AccountKind::Guest => {
            (reader.say("page-account-guest"), reader.say("page-account-guest-lead"))
        }
        AccountKind::Of(login) => (
            reader.say("page-account-title"),
            reader.texts().say("page-account-lead").with("name", login).text(),
        ),
    };
    let frame = Frame {
        reader,
        title: &title,
        path: "/account",
        place: NavigationEntry::Account,
        class: "account",
    };
    let content = html! {
        h1 { (title) }
        p class="lead" { (lead) }
        p class="onward" { a href=(reader.address(Address::MyStatistics)) { (reader.say("statistics-of-mine")) } }
        p class="onward" { a href=(reader.address(Address::Notifications)) { (reader.say("notices-title")) } }
        @if let Some(notice) = view.notice {
            p class="notice" role="status" {
                (icon(Icon::Check, Label::Decorative)) (reader.say(notice.key()))
            }
        }
        (summary(reader, view.complaints))
        div class="columns three" {
            (name(view))
            @match view.account {
                AccountKind::Guest => { (register(view)) (sign_in(view)) }
                AccountKind::Of(login) => { (change_password(view, login)) (sign_out(view)) }
            }
            @if let Some(view_of_hours) = view.hours { (hours(reader, view_of_hours, view.complaints)) }
            @if !view.blocked.is_empty() { (blocked(view)) }
            // A stranger has no data yet.
            @if reader.name.is_some() { (data(reader)) (delete(view)) }
        }
    };
    frame.render_with(&[], &["scripts/names.js", "scripts/hours.js"], &content)
}

/// A form of the page with a title.
struct Section<'a> {
    id: &'a str,
    title: &'a str,
    action: &'a str,
    button: &'a str,
    note: &'a str,
}

impl Section<'_> {
    fn render(&self, view: &AccountView<'_>, fields: &[TextField<'_>]) -> Markup {
        let reader = view.reader;
        let title = format!("{}-title", self.id);
        let fields = html! { @for field in fields { (field.render(view.complaints)) } };
        html! {
            section aria-labelledby=(title) {
                h2 id=(title) { (reader.say(self.title)) }
                (form(reader, self.action, &fields, [self.button, self.note]))
            }
        }
    }
}

/// A form with its fields, the key of its button, and the key of the note below it.
fn form(reader: Reader<'_>, action: &str, fields: &Markup, [button, note]: [&str; 2]) -> Markup {
    html! {
        form method="post" action=(reader.address(Address::AccountForm(action))) {
            (fields)
            button class="button" type="submit" { (reader.say(button)) }
            p class="note" { (reader.say(note)) }
        }
    }
}

fn name(view: &AccountView<'_>) -> Markup {
    let section = Section {
        id: "rename",
        title: "page-account-name-title",
        action: "name",
        button: "page-account-rename",
        note: "page-account-name-note",
    };
    let field = TextField {
        id: "name",
        name: "name",
        label: &view.reader.say("page-account-name"),
        value: view.reader.name.unwrap_or_default(),
        autocomplete: "nickname",
        cut: &view.reader.say("page-name-cut"),
        ..TextField::default()
    };
    section.render(view, &[field])
}

fn register(view: &AccountView<'_>) -> Markup {
    let section = Section {
        id: "register",
        title: "page-account-register-title",
        action: "register",
        button: "page-account-register",
        note: "page-account-register-note",
    };
    let [login, password, again] = labels(view.reader, [LOGIN, PASSWORD, AGAIN]);
    let fields = [
        login_field("register-login", &login, view.login_typed_in("register")),
        new_password("register-password", "password", &password),
        new_password("register-again", "again", &again),
    ];
    section.render(view, &fields)
}

fn sign_in(view: &AccountView<'_>) -> Markup {
    let section = Section {
        id: "sign-in",
        title: "page-account-sign-in-title",
        action: "sign-in",
        button: "page-account-sign-in",
        note: "page-account-sign-in-note",
    };
    let [login, password] = labels(view.reader, [LOGIN, PASSWORD]);
    let fields = [
        login_field("sign-in-login", &login, view.login_typed_in("sign-in")),
        known_password("sign-in-password", "password", &password),
    ];
    section.render(view, &fields)
}

fn change_password(view: &AccountView<'_>, login: &str) -> Markup {
    let section = Section {
        id: "change",
        title: "page-account-change-title",
        action: "password",
        button: "page-account-change",
        note: "page-account-change-note",
    };
    let [name, current, password, again] =
        labels(view.reader, [LOGIN, "page-account-current", "page-account-new-password", AGAIN]);
    let fields = [
        // Password managers need to know the login.
        TextField { limits: Limits::ReadOnly, ..login_field("change-login", &name, login) },
        known_password("current", "current", &current),
        new_password("password", "password", &password),
        new_password("again", "again", &again),
    ];
    section.render(view, &fields)
}

fn sign_out(view: &AccountView<'_>) -> Markup {
    let reader = view.reader;
    html! {
        section aria-labelledby="sign-out-title" {
            h2 id="sign-out-title" { (reader.say("page-account-sign-out-title")) }
            (form(reader, "sign-out", &html! {}, HERE))
            (form(reader, "sign-out-elsewhere", &html! {}, ELSEWHERE))
        }
    }
}

fn blocked(view: &AccountView<'_>) -> Markup {
    let reader = view.reader;
    html! {
        section id="blocked" aria-labelledby="blocked-title" {
            h2 id="blocked-title" { (reader.say("page-account-blocked")) }
            p class="note" { (reader.say("page-account-blocked-note")) }
            @for one in view.blocked {
                form class="listed" method="post" action=(reader.address(Address::AccountForm("unblock"))) {
                    input type="hidden" name="person" value=(one.person);
                    p { (one.name) }
                    button class="button" type="submit" {
                        (reader.say("page-account-unblock")) span class="unseen" { ": " (one.name) }
                    }
                }
            }
        }
    }
}

fn data(reader: Reader<'_>) -> Markup {
    html! {
        section aria-labelledby="data-title" {
            h2 id="data-title" { (reader.say("page-account-data-title")) }
            p { a href=(reader.address(Address::AccountForm("export"))) download="hamburgum.json" { (reader.say("page-account-export")) } }
            p class="note" { (reader.say("page-account-export-note")) }
        }
    }
}

/// Says what is deleted before it asks for a password and a confirmation.
fn delete(view: &AccountView<'_>) -> Markup {
    let reader = view.reader;
    let (title, asks_password) = match view.account {
        AccountKind::Of(_) => (reader.say("page-account-delete"), true),
        AccountKind::Guest => (reader.say("page-account-delete-guest"), false),
    };
    let password =
        known_password("delete-password", "current", &reader.say(PASSWORD)).render(view.complaints);
    html! {
        section aria-labelledby="delete-title" {
            h2 id="delete-title" { (title) }
            form method="post" action=(reader.address(Address::AccountForm("delete"))) {
                p class="note" { (reader.say("page-account-delete-note")) }
                @if asks_password { (password) }
                (sure(view))
                button class="button" type="submit" { (title) }
            }
        }
    }
}

fn sure(view: &AccountView<'_>) -> Markup {
    let wrong = complaint(view.complaints, "sure");
    html! {
        div {
            label class="sure" for="sure" {
                input id="sure" name="sure" type="checkbox" value="yes" required
                    aria-invalid=[wrong.map(|_| "true")] aria-describedby=[wrong.map(|_| "sure-wrong")];
                span { (view.reader.say("page-account-sure")) }
            }
            @if let Some(message) = wrong { (beside("sure", message)) }
        }
    }
}

const HERE: [&str; 2] = ["page-account-sign-out", "page-account-sign-out-note"];
const ELSEWHERE: [&str; 2] = ["page-account-sign-out-elsewhere", "page-account-elsewhere-note"];
const LOGIN: &str = "page-account-login";
const PASSWORD: &str = "page-account-password";
const AGAIN: &str = "page-account-again";

fn labels<const N: usize>(reader: Reader<'_>, keys: [&str; N]) -> [String; N] {
    keys.map(|key| reader.say(key))
}

fn login_field<'a>(id: &'a str, label: &'a str, value: &'a str) -> TextField<'a> {
    TextField { id, name: "login", label, value, autocomplete: "username", ..TextField::default() }
}

fn known_password<'a>(id: &'a str, name: &'a str, label: &'a str) -> TextField<'a> {
    let limits = Limits::Password;
    TextField { id, name, label, value: "", autocomplete: "current-password", limits, cut: "" }
}

fn new_password<'a>(id: &'a str, name: &'a str, label: &'a str) -> TextField<'a> {
    let limits = Limits::NewPassword;
    TextField { id, name, label, value: "", autocomplete: "new-password", limits, cut: "" }
}
