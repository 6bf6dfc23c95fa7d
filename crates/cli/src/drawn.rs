//! `hamburgum boards`: boards that people drew, for the operator of a server.

use crate::database::{Database, with_tables};
use crate::failure::Fault;
use crate::output::{self, Format, Report};
use crate::paint::{Paint, Style};
use crate::table::{Align, TextTable, cell, styled};
use clap::{Args, Subcommand, ValueEnum};
use hamburgum_store::{BoardFilter, BoardReport, BoardRow, BoardState, ListPage, StoredBoard};
use serde::Serialize;
use std::fmt::Write;

/// List, show, publish or remove boards that people drew
///
/// With a database file, while the server is stopped; with PostgreSQL at any time.
#[derive(Subcommand, Debug)]
#[command(verbatim_doc_comment)]
pub(crate) enum Command {
    /// List boards, the newest first: id, city, author, state, reports
    List(List),
    /// Show a board: its state, the reports about it, and its file
    Show(Named),
    /// Put a board into the public list
    Publish(Named),
    /// Take a board out of the public list; its link still works
    Unpublish(Named),
    /// Remove a board: nobody can see it or begin a game on it; games on it go on
    Remove(Named),
}

/// Which boards.
#[derive(Args, Debug)]
pub(crate) struct List {
    /// Only these boards
    #[arg(value_enum)]
    which: Option<Which>,

    #[command(flatten)]
    database: Database,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Which {
    /// Offered by their authors, and waiting for a look
    Offered,
    /// In the public list
    Listed,
    /// Reported by somebody
    Reported,
    /// Removed
    Removed,
}

/// A board of a database.
#[derive(Args, Debug)]
pub(crate) struct Named {
    /// The id of the board, like own-k7f3qznw5x2hbd4mtvcy
    board: String,

    #[command(flatten)]
    database: Database,
}

/// The longest list that is printed.
const MOST: ListPage = ListPage { offset: 0, limit: 10_000 };

/// Does one of them.
pub(crate) fn run(command: &Command, format: Format) -> anyhow::Result<()> {
    match command {
        Command::List(List { which, database }) => {
            let filter = filter(*which);
            let rows =
                with_tables(database, async |store, _| Ok(store.boards(filter, MOST).await?))?;
            output::print(&Boards { boards: rows.iter().map(Entry::of).collect() }, format)
        }
        Command::Show(named) => {
            let (board, reports) = with_tables(&named.database, async |store, _| {
                let board = store.board(&named.board).await?.ok_or_else(|| unknown(named))?;
                Ok((board, store.board_reports(&named.board).await?))
            })?;
            output::print(&Shown::of(board, reports), format)
        }
        Command::Publish(named) => set(named, BoardState::Listed, "published", format),
        Command::Unpublish(named) => set(named, BoardState::Linked, "unpublished", format),
        Command::Remove(named) => set(named, BoardState::Removed, "removed", format),
    }
}

fn filter(which: Option<Which>) -> BoardFilter {
    match which {
        None => BoardFilter::All,
        Some(Which::Offered) => BoardFilter::In(BoardState::Offered),
        Some(Which::Listed) => BoardFilter::In(BoardState::Listed),
        Some(Which::Removed) => BoardFilter::In(BoardState::Removed),
        Some(Which::Reported) => BoardFilter::Reported,
    }
}

fn set(named: &Named, to: BoardState, done: &'static str, format: Format) -> anyhow::Result<()> {
    with_tables(&named.database, async |store, _| {
        let is_set = store.set_board_state(&named.board, to).await?;
        if is_set { Ok(()) } else { Err(unknown(named).into()) }
    })?;
    output::print(&Changed { board: named.board.clone(), done }, format)
}

fn unknown(named: &Named) -> Fault {
    let fault = format!("there is no board {}: `hamburgum boards list` lists all", named.board);
    Fault::Option(fault)
}

/// What was done with a board.
#[derive(Serialize)]
struct Changed {
    board: String,
    done: &'static str,
}

impl Report for Changed {
    fn text(&self, _: Paint) -> String {
        format!("Board {} is {}.\n", self.board, self.done)
    }
}

#[derive(Serialize)]
struct Boards {
    boards: Vec<Entry>,
}

#[derive(Serialize)]
struct Entry {
    board: String,
    city: String,
    author: Option<String>,
    state: &'static str,
    reports: u64,
}

impl Entry {
    fn of(row: &BoardRow) -> Self {
        let BoardRow { id, name, author, state, reports, .. } = row.clone();
        Self { board: id, city: name, author, state: state.word(), reports }
    }
}

impl Report for Boards {
    fn text(&self, paint: Paint) -> String {
        let sides = [Align::Left, Align::Left, Align::Left, Align::Left, Align::Right];
        let mut table = TextTable::new(&sides);
        table.row(
            ["board", "city", "author", "state", "reports"]
                .map(|head| styled(Style::Heading, head)),
        );
        for one in &self.boards {
            table.row([
                cell(&one.board),
                cell(&one.city),
                cell(one.author.as_deref().unwrap_or("(nobody)")),
                cell(one.state),
                cell(one.reports),
            ]);
        }
        table.text(0, paint)
    }
}

#[derive(Serialize)]
struct Shown {
    #[serde(flatten)]
    entry: Entry,
    /// The newer version that its author saved.
    successor: Option<String>,
    reasons: Vec<ShownReport>,
    file: String,
}

#[derive(Serialize)]
struct ShownReport {
    person: i64,
    reason: String,
    /// When, in milliseconds since 1970.
    at: i64,
}

impl Shown {
    fn of(board: StoredBoard, reports: Vec<BoardReport>) -> Self {
        let reason = |one: BoardReport| ShownReport {
            person: one.person.0,
            reason: one.reason,
            at: one.at.0,
        };
        Self {
            entry: Entry::of(&board.row),
            successor: board.successor,
            reasons: reports.into_iter().map(reason).collect(),
            file: board.text,
        }
    }
}

impl Report for Shown {
    fn text(&self, paint: Paint) -> String {
        let author = self.entry.author.as_deref().unwrap_or("nobody");
        let head = format!("{} ({})", self.entry.city, self.entry.board);
        let mut text = format!("{}\nBy {author}, {}.\n", paint.heading(&head), self.entry.state);
        if let Some(newer) = &self.successor {
            let _ = writeln!(text, "Newer version: {newer}");
        }
        for one in &self.reasons {
            let _ = writeln!(text, "Reported by person {}: {}", one.person, one.reason);
        }
        format!("{text}\n{}", self.file)
    }
}
