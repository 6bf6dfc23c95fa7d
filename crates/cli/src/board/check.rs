//! `hamburgum board check`: validates a board file.

use crate::boards;
use crate::names;
use crate::names::english_map_note;
use crate::output::Report;
use crate::paint::{Paint, Style};
use crate::table::{Align, TextTable, cell, labelled, styled, width};
use crate::view::{BoardView, ChurchInfoView, Word};
use clap::Args;
use hamburgum_engine::BuildingKind;
use hamburgum_web::{Language, Texts};
use serde::Serialize;
use std::path::PathBuf;

/// Check a board file
///
/// Prints what is on the board, or the error with its line.
#[derive(Args)]
pub(crate) struct Options {
    /// The board file; "-" reads it from the standard input
    file: PathBuf,
}

/// A valid board.
#[derive(Serialize)]
pub(crate) struct Checked {
    file: String,
    board: BoardView,
    /// What may look bad in a drawing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    warnings: Vec<String>,
}

/// Reads the board.
pub(crate) fn run(options: &Options) -> anyhow::Result<Checked> {
    let board = boards::read(&options.file)?;
    Ok(Checked {
        file: options.file.display().to_string(),
        board: BoardView::of(&board),
        warnings: board.too_close().iter().map(ToString::to_string).collect(),
    })
}

impl Report for Checked {
    fn text(&self, paint: Paint) -> String {
        let board = &self.board;
        let warnings: Vec<_> =
            self.warnings.iter().map(|warning| format!("Warning: {warning}.\n")).collect();
        let counts = board.site_counts.0.iter();
        let texts = Texts::of(Language::English);
        let counts = counts.map(|(kind, count)| texts.buildings(*count, *kind));
        format!(
            "{} is a board that can be played on.\n{}\n{}\n{}\
             {} churches, {} lines and {} sites on a map of {} by {}:\n{}\n{}\n{}\n{}",
            self.file,
            warnings.concat(),
            paint.heading(&format!("{} ({})", board.name.name, board.name.id)),
            english_map_note(&board.name, paint),
            board.churches.len(),
            board.lines.len(),
            board.sites.len(),
            board.map.width,
            board.map.height,
            counts.collect::<Vec<_>>().join(", "),
            surroundings(board),
            churches(board).text(0, paint),
            parishes(board).text(0, paint),
        )
    }
}

/// The harbour and the wall, if the author has placed them.
fn surroundings(board: &BoardView) -> String {
    let harbour = board.harbour.map(|[x, y]| format!("the harbour at {x}, {y}"));
    let wall = match board.wall.len() {
        0 => None,
        1 => Some("1 corner of the wall".to_owned()),
        corners => Some(format!("{corners} corners of the wall")),
    };
    let placed: Vec<_> = harbour.into_iter().chain(wall).collect();
    if placed.is_empty() { String::new() } else { format!("Placed: {}\n", placed.join(", ")) }
}

/// The points of the tokens of each church.
fn churches(board: &BoardView) -> TextTable {
    let mut table = TextTable::new(&[Align::Left]);
    let heads = ["Church", "name", "colour", "building token", "citizens token"];
    table.row(heads.map(|head| styled(Style::Heading, head)));
    for church in &board.churches {
        table.row([
            cell(format!("  {}", church.id)),
            cell(&church.name),
            cell(church.colour.0),
            cell(format!("{} for each {}", church.building_prestige, building(church.building))),
            cell(format!("{} for each citizen {}", church.citizen_prestige, counted_in(church))),
        ]);
    }
    table
}

fn building(kind: Word<BuildingKind>) -> String {
    names::spaced(kind.0.word())
}

fn counted_in(church: &ChurchInfoView) -> &'static str {
    if church.cathedral { "anywhere" } else { "in its parish" }
}

/// The sites of each parish; the cathedral has none.
fn parishes(board: &BoardView) -> TextTable {
    let mut table = TextTable::new(&[Align::Left]);
    table.row([styled(Style::Heading, "Parish")]);
    let indent = board.churches.iter().map(|church| width(&church.id)).max().unwrap_or(0) + 4;
    for church in board.churches.iter().filter(|church| !church.cathedral) {
        let sites =
            board.parish(&church.id).map(|site| format!("{} {}", site.id, building(site.kind)));
        labelled(&mut table, cell(format!("  {}", church.id)), sites, ", ", indent);
    }
    table
}
