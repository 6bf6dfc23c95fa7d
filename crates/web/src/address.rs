//! The addresses of the site: built for links and forms, and parsed from requests.

mod at;
#[cfg(test)]
mod tests;

pub use at::At;

use crate::Language;
use std::fmt;

/// An address of the site. `Display` writes it without a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Address<'a> {
    /// The home page.
    Home,
    /// The page about the program.
    About,
    /// The form that starts a quick game.
    Play,
    /// The form that sets up a table.
    NewTable,
    /// The form that opens a record.
    OpenRecord,
    /// The form that starts the lesson.
    Learn,
    /// The account.
    Account,
    /// A form of the account, by its name.
    AccountForm(&'a str),
    /// The statistics of all games.
    Statistics,
    /// The reader's own statistics.
    MyStatistics,
    /// The rules.
    Rules,
    /// A page of the rules besides the rules themselves, by its name.
    RulesPage(&'a str),
    /// An explanation of a thing or of rules.
    Explanation(&'a str),
    /// An invitation to a seat.
    Join {
        /// The id of the table.
        table: &'a str,
        /// The key of the seat.
        key: &'a str,
    },
    /// The manifest of the app.
    Manifest,
    /// The page in the place of one that is not stored on a device without a connection.
    Offline,
    /// A table, by its id.
    Table(&'a str, At),
}

impl<'a> Address<'a> {
    /// The address of a page in a language.
    pub fn in_language(self, language: Language) -> String {
        format!("/{}{self}", language.code())
    }

    /// Reads an address, with its language if it has one.
    pub fn parse(address: &'a str) -> Option<(Option<Language>, Self)> {
        let address = address.split('#').next()?;
        let (path, query) = address.split_once('?').unwrap_or((address, ""));
        let path = path.strip_prefix('/')?;
        let (first, rest) = path.split_once('/').unwrap_or((path, ""));
        match Language::from_code(first) {
            Some(language) => Some((Some(language), Self::of(rest, query)?)),
            None => Some((None, Self::of(path, query)?)),
        }
    }

    fn of(path: &'a str, query: &str) -> Option<Self> {
        let words: Vec<&str> = path.split('/').collect();
        Some(match words[..] {
            [""] => Self::Home,
            ["about"] => Self::About,
            ["play"] => Self::Play,
            ["new"] => Self::NewTable,
            ["open"] => Self::OpenRecord,
            ["learn"] => Self::Learn,
            ["account"] => Self::Account,
            ["account", form] => Self::AccountForm(form),
            ["statistics"] => Self::Statistics,
            ["statistics", "mine"] => Self::MyStatistics,
            ["rules"] => Self::Rules,
            ["rules", page] => Self::RulesPage(page),
            ["rules", "explain", ids] => Self::Explanation(ids),
            ["join", table, key] => Self::Join { table, key },
            ["manifest.webmanifest"] => Self::Manifest,
            ["offline"] => Self::Offline,
            ["table", id, ref rest @ ..] => Self::Table(id, At::of(rest, query)?),
            _ => return None,
        })
    }
}

impl fmt::Display for Address<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Home => f.write_str("/"),
            Self::About => f.write_str("/about"),
            Self::Play => f.write_str("/play"),
            Self::NewTable => f.write_str("/new"),
            Self::OpenRecord => f.write_str("/open"),
            Self::Learn => f.write_str("/learn"),
            Self::Account => f.write_str("/account"),
            Self::AccountForm(form) => write!(f, "/account/{form}"),
            Self::Statistics => f.write_str("/statistics"),
            Self::MyStatistics => f.write_str("/statistics/mine"),
            Self::Rules => f.write_str("/rules"),
            Self::RulesPage(page) => write!(f, "/rules/{page}"),
            Self::Explanation(ids) => write!(f, "/rules/explain/{ids}"),
            Self::Join { table, key } => write!(f, "/join/{table}/{key}"),
            Self::Manifest => f.write_str("/manifest.webmanifest"),
            Self::Offline => f.write_str("/offline"),
            Self::Table(id, at) => write!(f, "/table/{id}{at}"),
        }
    }
}
