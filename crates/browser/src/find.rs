//! Finding things in a page, as a person does or as a style sheet does.

use std::fmt;

/// What is looked for.
#[derive(Clone, Debug)]
pub enum Find {
    /// The first element that a selector of style sheets matches.
    Css(String),
    /// What a screen reader would call so.
    Role {
        /// Its role: "button", "link", "checkbox".
        role: &'static str,
        /// Its whole name.
        name: String,
    },
}

/// Something with a role and a name.
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
