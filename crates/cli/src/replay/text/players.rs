//! The holdings of the players.

use super::{BERTHS, indented, listed, named, nothing};
use crate::names::capitalised;
use crate::paint::Style;
use crate::table::{Align, Cell, TextTable, cell, number, styled};
use crate::view::{PlayerView, PositionView};
use hamburgum_engine::{BuildingKind, Good, Material};
use hamburgum_web::{OfficialPlace, TableLabel, Texts};

/// The table of holdings, with a column for each player.
pub(super) fn holdings(position: &PositionView, texts: &Texts) -> TextTable {
    let mut rows =
        Rows { players: &position.players, table: TextTable::new(&COLUMNS).at_least(COLUMN) };
    rows.add("", |player| styled(Style::Of(player.player.0), texts.player(player.player.0)));
    rows.table.space();
    rows.add(&texts.label(TableLabel::Prestige), |player| number(player.prestige));
    rows.add(&texts.label(TableLabel::Money), |player| number(player.money));
    rows.table.space();
    for (i, good) in Good::ALL.into_iter().enumerate() {
        rows.add(&texts.good(good), |player| number(player.goods.0[i].1));
    }
    rows.table.space();
    for (i, material) in Material::ALL.into_iter().enumerate() {
        rows.add(&texts.material(material), |player| number(player.materials.0[i].1));
    }
    rows.table.space();
    for (i, berth) in BERTHS.into_iter().enumerate() {
        rows.add(&texts.ships_in(berth), |player| number(player.ships.berths.0[i].1));
    }
    rows.add(&texts.label(TableLabel::ShipsLeft), |player| number(player.ships.supply));
    rows.table.space();
    for (i, kind) in BuildingKind::ALL.into_iter().enumerate() {
        rows.add(&texts.building(kind), |player| number(player.buildings.0[i].1));
    }
    rows.table.space();
    rows.add(&texts.label(TableLabel::Rondel), |player| {
        player.field.map_or_else(nothing, |field| cell(texts.field_exact(field.0)))
    });
    rows.add(&texts.label(TableLabel::ChurchBuilder), |player| {
        if player.church_builder { cell(texts.label(TableLabel::Yes)) } else { nothing() }
    });
    rows.table
}

const COLUMNS: [Align; 2] = [Align::Left, Align::Right];

/// The width of the longest name of a rondel field, so that all columns are equally wide.
const COLUMN: usize = 10;

struct Rows<'p> {
    players: &'p [PlayerView],
    table: TextTable,
}

impl Rows<'_> {
    fn add(&mut self, name: &str, value: impl Fn(&PlayerView) -> Cell) {
        self.table.row([cell(name)].into_iter().chain(self.players.iter().map(value)));
    }
}

/// The table of citizens, with the sites and officials of each player.
pub(super) fn citizens(position: &PositionView, texts: &Texts) -> TextTable {
    let mut table = TextTable::new(&[Align::Left]);
    let heading = capitalised(&texts.label(TableLabel::Citizens));
    table.row([styled(Style::Heading, heading)]);
    for player in &position.players {
        let name = indented(Style::Of(player.player.0), &texts.player(player.player.0));
        listed(&mut table, name, player.citizens.iter().cloned());
        if !player.officials.is_empty() {
            let place = OfficialPlace::Player;
            named(&mut table, cell(""), texts, place, &player.officials);
        }
    }
    table
}
