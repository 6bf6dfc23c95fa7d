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
    /// The tables that are offered to everybody.
    OpenTables,
    /// A seat at one of these tables, by the id of the table.
    OpenTable(&'a str),
    /// The form that opens a record.
    OpenRecord,
    /// The list of boards that people drew.
    Boards,
    /// The page of such a board, by its hash.
    Board(&'a str),
    /// A file or form of such a board, by its hash and its name.
    BoardForm(&'a str, &'a str),
    /// The form that saves a board.
    SaveBoard,
    /// The form that starts the lesson.
    Learn,
    /// The account.
    Account,
    /// A form of the account, by its name.
    AccountForm(&'a str),
    /// The settings of notifications.
    Notifications,
    /// A form of these settings, by its name.
    NotificationsForm(&'a str),
    /// The link that confirms a mail address, by its token.
    ConfirmMail(&'a str),
    /// The link that ends mails, by its token.
    Unsubscribe(&'a str),
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
    /// The workshop, where boards are made.
    Workshop,
    /// The form that checks a board.
    WorkshopCheck,
    /// The form that proves a board by play.
    WorkshopProof,
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
            ["tables"] => Self::OpenTables,
            ["tables", id] => Self::OpenTable(id),
            ["open"] => Self::OpenRecord,
            ["boards"] => Self::Boards,
            ["boards", "own", mark] => Self::Board(mark),
            ["boards", "own", mark, form] => Self::BoardForm(mark, form),
            ["workshop", "save"] => Self::SaveBoard,
            ["learn"] => Self::Learn,
            ["account"] => Self::Account,
            ["account", "notifications"] => Self::Notifications,
            ["account", "notifications", form] => Self::NotificationsForm(form),
            ["confirm", token] => Self::ConfirmMail(token),
            ["unsubscribe", token] => Self::Unsubscribe(token),
            ["account", form] => Self::AccountForm(form),
            ["statistics"] => Self::Statistics,
            ["statistics", "mine"] => Self::MyStatistics,
            ["rules"] => Self::Rules,
            ["rules", page] => Self::RulesPage(page),
            ["rules", "explain", ids] => Self::Explanation(ids),
            ["join", table, key] => Self::Join { table, key },
            ["manifest.webmanifest"] => Self::Manifest,
            ["offline"] => Self::Offline,
            ["workshop"] => Self::Workshop,
            ["workshop", "check"] => Self::WorkshopCheck,
            ["workshop", "proof"] => Self::WorkshopProof,
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
            Self::OpenTables => f.write_str("/tables"),
            Self::OpenTable(id) => write!(f, "/tables/{id}"),
            Self::OpenRecord => f.write_str("/open"),
            Self::Boards => f.write_str("/boards"),
            Self::Board(mark) => write!(f, "/boards/own/{mark}"),
            Self::BoardForm(mark, form) => write!(f, "/boards/own/{mark}/{form}"),
            Self::SaveBoard => f.write_str("/workshop/save"),
            Self::Learn => f.write_str("/learn"),
            Self::Account => f.write_str("/account"),
            Self::AccountForm(form) => write!(f, "/account/{form}"),
            Self::Notifications => f.write_str("/account/notifications"),
            Self::NotificationsForm(form) => write!(f, "/account/notifications/{form}"),
            Self::ConfirmMail(token) => write!(f, "/confirm/{token}"),
            Self::Unsubscribe(token) => write!(f, "/unsubscribe/{token}"),
            Self::Statistics => f.write_str("/statistics"),
            Self::MyStatistics => f.write_str("/statistics/mine"),
            Self::Rules => f.write_str("/rules"),
            Self::RulesPage(page) => write!(f, "/rules/{page}"),
            Self::Explanation(ids) => write!(f, "/rules/explain/{ids}"),
            Self::Join { table, key } => write!(f, "/join/{table}/{key}"),
            Self::Manifest => f.write_str("/manifest.webmanifest"),
            Self::Offline => f.write_str("/offline"),
            Self::Workshop => f.write_str("/workshop"),
            Self::WorkshopCheck => f.write_str("/workshop/check"),
            Self::WorkshopProof => f.write_str("/workshop/proof"),
            Self::Table(id, at) => write!(f, "/table/{id}{at}"),
        }
    }
}
