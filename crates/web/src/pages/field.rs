//! Fields of forms with what is wrong with them.

use super::frame::Reader;
use hamburgum_table::LONGEST_NAME;
use maud::{Markup, html};

/// What is wrong with a field: its name and a sentence in the reader's language.
pub type Complaint<'a> = (&'a str, &'a str);

/// A field for a text.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct TextField<'a> {
    /// The id in the page, by which complaints name it.
    pub(super) id: &'a str,
    /// The name in the form.
    pub(super) name: &'a str,
    pub(super) label: &'a str,
    pub(super) value: &'a str,
    /// What a program may fill in, as HTML says it.
    pub(super) autocomplete: &'a str,
    pub(super) limits: Limits,
    /// What is said of a name that does not fit where it will stand; nothing if it has room.
    pub(super) cut: &'a str,
}

/// So many characters of a name are seen at a table of five.
const FITS: u32 = 14;

/// How long a text may be, and what kind of text it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Limits {
    /// A name that must be given.
    #[default]
    Name,
    /// A name that may be left out.
    OptionalName,
    /// A name that is told and cannot be changed here.
    Told,
    /// A password that exists.
    Password,
    /// A password that is being made.
    NewPassword,
}

impl Limits {
    fn kind(self) -> &'static str {
        match self {
            Self::Name | Self::OptionalName | Self::Told => "text",
            Self::Password | Self::NewPassword => "password",
        }
    }

    fn longest(self) -> usize {
        match self {
            Self::Name | Self::OptionalName | Self::Told => LONGEST_NAME,
            Self::Password | Self::NewPassword => 200,
        }
    }
}

impl TextField<'_> {
    /// The field with its label, and what is wrong with it beside it.
    pub(super) fn render(&self, complaints: &[Complaint<'_>]) -> Markup {
        let wrong = complaint(complaints, self.id);
        html! {
            p class="field" {
                label for=(self.id) { (self.label) }
                input id=(self.id) name=(self.name) type=(self.limits.kind()) value=[self.shown()]
                    maxlength=(self.limits.longest())
                    minlength=[(self.limits == Limits::NewPassword).then_some("8")]
                    autocomplete=(self.autocomplete)
                    readonly[self.limits == Limits::Told]
                    required[self.limits != Limits::OptionalName]
                    aria-invalid=[wrong.map(|_| "true")]
                    aria-describedby=[wrong.map(|_| format!("{}-wrong", self.id))]
                    data-fits=[(!self.cut.is_empty()).then_some(FITS)];
                @if let Some(message) = wrong { (beside(self.id, message)) }
                @if !self.cut.is_empty() { span class="name-cut" role="status" data-words=(self.cut) {} }
            }
        }
    }

    fn shown(&self) -> Option<&str> {
        (!self.value.is_empty()).then_some(self.value)
    }
}

/// What is wrong with a field, if anything is.
pub(super) fn complaint<'a>(complaints: &[Complaint<'a>], field: &str) -> Option<&'a str> {
    complaints.iter().find(|(name, _)| *name == field).map(|(_, message)| *message)
}

/// What is wrong with a field, to stand beside it.
pub(super) fn beside(field: &str, message: &str) -> Markup {
    html! { span class="wrong" id={ (field) "-wrong" } { (message) } }
}

/// All that is wrong with a form, at its top, with links to the fields.
pub(super) fn summary(reader: Reader<'_>, complaints: &[Complaint<'_>]) -> Markup {
    html! {
        @if !complaints.is_empty() {
            div class="complaints" role="alert" {
                p { (reader.say("page-complaints")) }
                ul { @for (field, message) in complaints { li { a href={ "#" (field) } { (message) } } } }
            }
        }
    }
}

/// One of several choices, as a chip.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chip<'a> {
    pub(super) name: &'a str,
    pub(super) value: &'a str,
    pub(super) chosen: &'a str,
}

impl Chip<'_> {
    fn id(&self) -> String {
        format!("{}-{}", self.name, self.value)
    }

    /// The chip, whose button lies unseen below the label.
    pub(super) fn render(&self, class: &str, label: &Markup) -> Markup {
        html! {
            span class=(class) {
                input id=(self.id()) type="radio" name=(self.name) value=(self.value)
                    checked[self.value == self.chosen];
                label for=(self.id()) { (label) }
            }
        }
    }
}
