//! A position as a page of tables.

mod churches;
mod players;
mod reckoning;

use super::Replay;
use crate::names::{self, capitalised, counted, spaced};
use crate::paint::{Paint, Style};
use crate::table::{Align, Cell, Table, labelled, styled};
use crate::view::{OfficialsView, Position, Word};
use hamburgum_engine::{Official, Ship, Variant};
use std::fmt::Write;

/// How far the text beside a label begins from the left.
const LABEL: usize = 12;

/// The whole page.
pub(super) fn page(replay: &Replay, paint: Paint) -> String {
    let position = &replay.position;
    let mut parts = vec![
        head(replay, paint),
        players::holdings(position).text(0, paint),
        churches::donations(position).text(0, paint) + &churches::legend(paint),
        common(position).text(0, paint),
        players::citizens(position).text(0, paint),
    ];
    parts.extend(reckoning::page(position, paint));
    parts.join("\n")
}

fn head(replay: &Replay, paint: Paint) -> String {
    let Replay { position, turn, record_turns, draft } = replay;
    let title = format!(
        "{}, {}, {} players, round {}",
        position.board.name,
        names::game(position.variant.0),
        position.players.len(),
        position.round
    );
    let mut text = format!("{}\n{}", paint.heading(&title), paint.map_note(&position.board));
    let _ = writeln!(text, "After {} of {} in the record.", turn, counted(*record_turns, "turn"));
    if !draft.is_empty() {
        let which = if position.over { "last" } else { "open" };
        let _ = writeln!(text, "Played in the {which} turn: {}.", draft.join(", "));
    }
    let _ = writeln!(text, "{}.", capitalised(&position.prompt.text));
    text
}

/// What all players share: harbour, prices, officials.
fn common(position: &Position) -> Table {
    let mut table = Table::new(&[Align::Left]);
    for berth in &position.berths {
        let ships = berth.ships.iter().map(|ship| ship_name(ship.0));
        row(&mut table, &format!("Berth {}", berth.berth), ships);
    }
    let prices = position.prices.0.iter().map(|(good, price)| format!("{good} {price}"));
    row(&mut table, "Prices", prices);
    officials(&mut table, &position.officials, position.variant.0);
    table
}

fn officials(table: &mut Table, officials: &OfficialsView, variant: Variant) {
    match variant {
        Variant::Base => row(table, "Officials", named("top first: ", &officials.left)),
        Variant::One => row(table, "Officials", named("to choose from: ", &officials.left)),
        Variant::Two => {
            row(table, "Officials", named("visible: ", officials.visible.as_slice()));
            row(table, "", named("hidden: ", &officials.hidden));
        }
    }
}

/// The names of officials after a remark.
fn named(remark: &str, officials: &[Word<Official>]) -> Vec<String> {
    let names = officials.iter().map(|official| spaced(official.0.word()));
    let mut names: Vec<String> = names.collect();
    if names.is_empty() {
        names.push("none".to_owned());
    }
    names[0].insert_str(0, remark);
    names
}

/// A label and a list that may be empty.
fn row(table: &mut Table, label: &str, items: impl IntoIterator<Item = String>) {
    listed(table, styled(Style::Heading, label), items);
}

fn listed(table: &mut Table, label: Cell, items: impl IntoIterator<Item = String>) {
    let mut items = items.into_iter().peekable();
    if items.peek().is_none() {
        table.row([label, nothing()]);
    } else {
        labelled(table, label, items, ", ", LABEL);
    }
}

fn ship_name(ship: Ship) -> String {
    match ship {
        Ship::Of(player) => player.name().to_owned(),
        Ship::Neutral => "neutral".to_owned(),
    }
}

/// An empty place in a table.
fn nothing() -> Cell {
    styled(Style::Faint, "·")
}

/// A cell that stands a little to the right of the heading above it.
fn indented(style: Style, text: &str) -> Cell {
    styled(style, format!("  {text}"))
}
