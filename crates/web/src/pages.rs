//! Whole pages, and the frame that they share.
//!
//! Each page is a function of a plain view model and returns the whole document. View models contain
//! data of the server; the text around it comes from the texts of the reader's language.

mod about;
mod account;
mod document;
mod field;
mod frame;
mod home;
mod join;
mod learn;
mod new_table;
mod offline;
mod open_record;
mod panorama;
mod problem;
mod rules;
mod seat_row;
mod statistics;
#[cfg(test)]
mod tests;
mod wrong;

pub use about::about;
pub use account::{AccountKind, AccountView, Notice, account};
pub use document::{Document, Refresh, Theme};
pub use field::Complaint;
pub use frame::Reader;
pub(crate) use frame::{Frame, NavigationEntry};
pub use home::{GameRow, GameState, GamesPage, HomeView, OtherGame, RowSeat, home, running};
pub use join::{Invitation, JoinView, join};
pub use new_table::{NewTableView, OfferedCity, new_table};
pub use offline::offline;
pub use open_record::{Mistake, OpenView, open_record};
pub use problem::{Problem, ProblemView, no_such_language, problem, problem_line};
pub use rules::{rules, rules_maps, rules_summary, rules_variants};
pub use statistics::{
    Aspect, Common, Section, StatisticsRow, StatisticsView, WhichGames, Whose, new_cities,
    statistics,
};
pub use wrong::Wrong;
