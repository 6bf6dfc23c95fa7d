//! Text output of a position.

mod churches;
mod final_scoring;
mod players;

use super::Replay;
use crate::names::{capitalised, map_note};
use crate::paint::{Paint, Style};
use crate::table::{Align, Cell, TextTable, cell, labelled, styled};
use crate::view::{PositionView, Word};
use hamburgum_engine::{Berth, Good, Official, Ship, Variant};
use hamburgum_web::{OfficialPlace, TableLabel, Texts};
use std::fmt::Write;

/// The column of the text beside a label.
const LABEL: usize = 16;
/// The berths in the order in which positions list them.
const BERTHS: [Berth; 3] = [Berth::Three, Berth::Two, Berth::One];

/// The whole page.
pub(super) fn page(replay: &Replay, paint: Paint) -> String {
    let (position, texts) = (&replay.position, replay.texts);
    let mut parts = vec![
        head(replay, paint),
        players::holdings(position, texts).text(0, paint),
        churches::donations(position, texts).text(0, paint) + &churches::legend(texts, paint),
        common(position, texts).text(0, paint),
        players::citizens(position, texts).text(0, paint),
    ];
    parts.extend(final_scoring::page(position, texts, paint));
    parts.join("\n")
}

fn head(replay: &Replay, paint: Paint) -> String {
    let Replay { position, turn, record_turns, draft, prompt, texts } = replay;
    let (name, players) = (&position.board.name, position.players.len() as u32);
    let title = texts.position_title(name, position.variant.0, players, position.round);
    let note = map_note(&position.board, texts, paint);
    let mut text = format!("{}\n{note}", paint.heading(&title));
    let _ = writeln!(text, "{}", texts.after_turns(*turn, *record_turns));
    if !draft.is_empty() {
        let played = draft.join(", ");
        let told = if position.over { texts.last_turn(&played) } else { texts.open_turn(&played) };
        let _ = writeln!(text, "{told}");
    }
    let _ = writeln!(text, "{}.", texts.prompt(*prompt));
    text
}

/// The table of shared things: harbour, prices, officials.
fn common(position: &PositionView, texts: &Texts) -> TextTable {
    let mut table = TextTable::new(&[Align::Left]);
    for (berth, view) in BERTHS.into_iter().zip(&position.berths) {
        let ships = view.ships.iter().map(|ship| ship_name(ship.0, texts));
        row(&mut table, &capitalised(&texts.berth(berth)), ships);
    }
    let price = |good: Good, price: u32| format!("{} {}", texts.good(good), texts.money(price));
    let prices = position.prices.0.iter().map(|&(good, one)| price(good, one));
    row(&mut table, &texts.label(TableLabel::Prices), prices);
    let label = styled(Style::Heading, texts.label(TableLabel::Officials));
    officials(&mut table, label, position, texts);
    table
}

fn officials(table: &mut TextTable, label: Cell, position: &PositionView, texts: &Texts) {
    let all = &position.officials;
    match position.variant.0 {
        Variant::Base => named(table, label, texts, OfficialPlace::Stack, &all.left),
        Variant::One => named(table, label, texts, OfficialPlace::Choice, &all.left),
        Variant::Two => {
            named(table, label, texts, OfficialPlace::Visible, all.visible.as_slice());
            named(table, cell(""), texts, OfficialPlace::Hidden, &all.hidden);
        }
    }
}

/// A row of officials and their places.
fn named(
    table: &mut TextTable,
    label: Cell,
    texts: &Texts,
    place: OfficialPlace,
    officials: &[Word<Official>],
) {
    let officials: Vec<_> = officials.iter().map(|official| official.0).collect();
    labelled(table, label, texts.officials_at(place, &officials).split(' '), " ", LABEL);
}

/// A row with a label and a list, which may be empty.
fn row(table: &mut TextTable, label: &str, items: impl IntoIterator<Item = String>) {
    listed(table, styled(Style::Heading, label), items);
}

fn listed(table: &mut TextTable, label: Cell, items: impl IntoIterator<Item = String>) {
    let mut items = items.into_iter().peekable();
    if items.peek().is_none() {
        table.row([label, nothing()]);
    } else {
        labelled(table, label, items, ", ", LABEL);
    }
}

fn ship_name(ship: Ship, texts: &Texts) -> String {
    match ship {
        Ship::Of(player) => texts.player(player),
        Ship::Neutral => texts.ship(ship),
    }
}

/// An empty cell.
fn nothing() -> Cell {
    styled(Style::Faint, "·")
}

/// A cell that is indented below its heading.
fn indented(style: Style, text: &str) -> Cell {
    styled(style, format!("  {text}"))
}
