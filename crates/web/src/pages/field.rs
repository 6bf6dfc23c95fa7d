//! Form fields with their errors.

use super::frame::Reader;
use hamburgum_table::LONGEST_NAME;
use maud::{Markup, html};

/// A form error: the field's id and a sentence in the reader's language.
pub type Complaint<'a> = (&'a str, &'a str);

/// A text field.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct TextField<'a> {
    /// The element id, by which errors refer to it.
    pub(super) id: &'a str,
    /// The name in the form.
    pub(super) name: &'a str,
    pub(super) label: &'a str,
    pub(super) value: &'a str,
    /// The value of `autocomplete`.
    pub(super) autocomplete: &'a str,
    pub(super) limits: Limits,
    /// The warning if a name is too long to be shown in full; empty for fields without a limit.
    pub(super) cut: &'a str,
}

/// The number of characters of a name that are visible at a table of five.
const FITS: u32 = 14;

/// The kind of a text and its maximum length.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Limits {
    /// A required name.
    #[default]
    Name,
    /// An optional name.
    OptionalName,
    /// A name that cannot be changed here.
    ReadOnly,
    /// An existing password.
    Password,
    /// A new password.
    NewPassword,
}

impl Limits {
    fn kind(self) -> &'static str {
        match self {
            Self::Name | Self::OptionalName | Self::ReadOnly => "text",
            Self::Password | Self::NewPassword => "password",
        }
    }

    fn longest(self) -> usize {
        match self {
            Self::Name | Self::OptionalName | Self::ReadOnly => LONGEST_NAME,
            Self::Password | Self::NewPassword => 200,
        }
    }
}

impl TextField<'_> {
    /// The field with its label and its error.
    pub(super) fn render(&self, complaints: &[Complaint<'_>]) -> Markup {
        let wrong = complaint(complaints, self.id);
        html! {
            p class="field" {
                label for=(self.id) { (self.label) }
                input id=(self.id) name=(self.name) type=(self.limits.kind()) value=[self.shown()]
                    maxlength=(self.limits.longest())
                    minlength=[(self.limits == Limits::NewPassword).then_some("8")]
                    autocomplete=(self.autocomplete)
                    readonly[self.limits == Limits::ReadOnly]
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

/// The error of a field, if it has one.
pub(super) fn complaint<'a>(complaints: &[Complaint<'a>], field: &str) -> Option<&'a str> {
    complaints.iter().find(|(name, _)| *name == field).map(|(_, message)| *message)
}

/// The element with the error of a field.
pub(super) fn beside(field: &str, message: &str) -> Markup {
    html! { span class="wrong" id={ (field) "-wrong" } { (message) } }
}

/// All errors of a form, at its top, with links to the fields.
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

    /// The chip, whose radio button is hidden below the label.
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
