//! Locators: find elements by role and name, as a person does, or by CSS selector.

use std::fmt;

/// A locator.
#[derive(Clone, Debug)]
pub enum Find {
    /// The first element that matches a CSS selector.
    Css(String),
    /// The element with this accessible role and name.
    Role {
        /// Its role: "button", "link", "checkbox".
        role: &'static str,
        /// Its full accessible name.
        name: String,
    },
}

/// The element with this role and name.
pub fn role(role: &'static str, name: &str) -> Find {
    Find::Role { role, name: name.to_owned() }
}

/// The button of this name.
pub fn button(name: &str) -> Find {
    role("button", name)
}

/// The link of this name.
pub fn link(name: &str) -> Find {
    role("link", name)
}

impl From<&str> for Find {
    fn from(selector: &str) -> Self {
        Self::Css(selector.to_owned())
    }
}

impl fmt::Display for Find {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Css(selector) => f.write_str(selector),
            Self::Role { role, name } => write!(f, "the {role} \"{name}\""),
        }
    }
}
