//! The fields of a form, as a browser sends them.

use std::fmt;
use std::str::FromStr;

/// The names and values of a form, in the order of submission.
pub type FieldPairs = [(String, String)];

/// The reason why a form is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormError {
    /// This field is missing.
    Missing(&'static str),
    /// This field has an invalid value.
    Unreadable(&'static str),
}

impl fmt::Display for FormError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(field) => write!(f, "the field {field:?} is missing"),
            Self::Unreadable(field) => write!(f, "the field {field:?} cannot be read"),
        }
    }
}

impl std::error::Error for FormError {}

/// Typed access to the fields; the first of several with the same name counts.
#[derive(Clone, Copy)]
pub(crate) struct Fields<'f>(pub(crate) &'f FieldPairs);

impl<'f> Fields<'f> {
    pub(crate) fn get(self, name: &str) -> Option<&'f str> {
        self.0.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn text(self, name: &'static str) -> Result<&'f str, FormError> {
        self.get(name).ok_or(FormError::Missing(name))
    }

    pub(crate) fn read<T: FromStr>(self, name: &'static str) -> Result<T, FormError> {
        self.text(name)?.parse().map_err(|_| FormError::Unreadable(name))
    }

    pub(crate) fn optional<T: FromStr>(self, name: &'static str) -> Result<Option<T>, FormError> {
        self.get(name).map(|_| self.read(name)).transpose()
    }
}
