//! `hamburgum board list`: the built-in boards.

use crate::boards::RECONSTRUCTION;
use crate::output::Report;
use crate::paint::{Paint, Style};
use crate::table::{Align, TextTable, cell, styled};
use hamburgum_engine::{Board, Church};
use serde::Serialize;

/// The built-in boards.
#[derive(Serialize)]
pub(crate) struct List {
    boards: Vec<Entry>,
    note: &'static str,
}

/// A board and the names of its churches.
#[derive(Serialize)]
struct Entry {
    id: String,
    name: String,
    churches: Vec<String>,
}

/// Lists the built-in boards.
pub(crate) fn run() -> List {
    let entry = |board: &Board| Entry {
        id: board.id().to_owned(),
        name: board.name().to_owned(),
        churches: Church::ALL.map(|church| board.church_info(church).name.clone()).into(),
    };
    List { boards: Board::built_in().map(entry).into(), note: RECONSTRUCTION }
}

impl Report for List {
    fn text(&self, paint: Paint) -> String {
        let mut table = TextTable::new(&[Align::Left]);
        for board in &self.boards {
            table.row([styled(Style::Heading, &board.id), cell(board.churches.join(", "))]);
        }
        format!("{}\n{}\n", table.text(0, paint), self.note)
    }
}
