//! Whole pages, and the frame that they share.
//!
//! Each page is a function of a plain view model and returns the whole document. View models contain
//! data of the server; the text around it comes from the texts of the reader's language.

mod about;
mod account;
mod boards;
mod document;
mod field;
mod frame;
mod home;
mod hours;
mod join;
mod learn;
mod new_table;
mod notice_links;
mod notifications;
mod offline;
mod open_record;
mod open_tables;
mod own_board;
mod panorama;
mod problem;
mod rules;
mod save_board;
mod seat_row;
mod statistics;
#[cfg(test)]
mod tests;
mod wrong;

pub use about::about;
pub use account::{AccountKind, AccountView, BlockedView, Notice, account};
pub use boards::{BoardEntry, BoardVisibility, BoardsView, boards};
pub use document::{Document, Refresh, Theme};
pub use field::Complaint;
pub use frame::Reader;
pub(crate) use frame::{Frame, NavigationEntry};
pub use home::{GameRow, GameState, GamesPage, HomeView, OtherGame, RowSeat, home, running};
pub use hours::{HolidayView, HoursView};
pub use join::{FoundBy, Invitation, JoinView, join};
pub use new_table::{NewTableView, OfferedCity, new_table};
pub use notice_links::{
    Hearing, MailLink, MailLinkState, TableNoticesView, mail_link, table_notices,
};
pub use notifications::{
    ChannelHealth, ChannelPlace, ChannelView, NoticeTimes, NotificationsDone, NotificationsView,
    Sending, notifications,
};
pub use offline::offline;
pub use open_record::{Mistake, OpenView, open_record};
pub use open_tables::{
    FilterCity, HostSeen, OfferedTable, OpenTablesNotice, OpenTablesView, SomeOpenTables,
    TableFilter, open_tables, open_tables_list,
};
pub use own_board::{BoardReader, LONGEST_REPORT, OwnBoardView, ReportState, own_board};
pub use problem::{Problem, ProblemView, no_such_language, problem, problem_line};
pub use rules::{rules, rules_maps, rules_summary, rules_variants};
pub use save_board::{BoardRefusal, SaveBoardView, save_board};
pub use statistics::{
    Aspect, Common, Section, StatisticsRow, StatisticsView, WhichGames, Whose, new_cities,
    own_cities, statistics,
};
pub use wrong::{HoursError, Wrong};
