//! What lies before the players.

use super::{indented, listed, named, nothing};
use crate::names;
use crate::paint::Style;
use crate::table::{Align, Cell, Table, cell, number, styled};
use crate::view::{PlayerView, Position};
use hamburgum_engine::{Berth, BuildingKind, Good, Material};

/// A column for each player, a row for each thing to have.
pub(super) fn holdings(position: &Position) -> Table {
    let mut rows =
        Rows { players: &position.players, table: Table::new(&COLUMNS).at_least(COLUMN) };
    rows.add("", |player| styled(Style::Of(player.player.0), player.player.0.name()));
    rows.table.space();
    rows.add("prestige", |player| number(player.prestige));
    rows.add("money", |player| number(player.money));
    rows.table.space();
    for (i, good) in Good::ALL.into_iter().enumerate() {
        rows.add(good.word(), |player| number(player.goods.0[i].1));
    }
    rows.table.space();
    for (i, material) in Material::ALL.into_iter().enumerate() {
        rows.add(names::materials(material), |player| number(player.materials.0[i].1));
    }
    rows.table.space();
    for (i, berth) in [Berth::Three, Berth::Two, Berth::One].into_iter().enumerate() {
        rows.add(&format!("ships, berth {berth}"), |player| number(player.ships.berths.0[i].1));
    }
    rows.add("ships, supply", |player| number(player.ships.supply));
    rows.table.space();
    for (i, kind) in BuildingKind::ALL.into_iter().enumerate() {
        rows.add(names::buildings(kind), |player| number(player.buildings.0[i].1));
    }
    rows.table.space();
    rows.add("rondel", |player| {
        player.field.map_or_else(nothing, |field| cell(names::spaced(field.0.word())))
    });
    rows.add(
        "church builder",
        |player| {
            if player.church_builder { cell("yes") } else { nothing() }
        },
    );
    rows.table
}

const COLUMNS: [Align; 2] = [Align::Left, Align::Right];

/// Room for the longest name of a rondel field, so that all columns are alike.
const COLUMN: usize = 10;

struct Rows<'p> {
    players: &'p [PlayerView],
    table: Table,
}

impl Rows<'_> {
    fn add(&mut self, name: &str, value: impl Fn(&PlayerView) -> Cell) {
        self.table.row([cell(name)].into_iter().chain(self.players.iter().map(value)));
    }
}

/// Where each player's citizens stand, and which officials they are.
pub(super) fn citizens(position: &Position) -> Table {
    let mut table = Table::new(&[Align::Left]);
    table.row([styled(Style::Heading, "Citizens")]);
    for player in &position.players {
        let name = indented(Style::Of(player.player.0), player.player.0.name());
        listed(&mut table, name, player.citizens.iter().cloned());
        if !player.officials.is_empty() {
            listed(&mut table, cell(""), named("officials: ", &player.officials));
        }
    }
    table
}
