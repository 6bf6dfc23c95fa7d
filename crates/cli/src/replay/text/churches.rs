//! The table of churches, their tokens and the owners of these.

use super::{indented, nothing};
use crate::paint::{Paint, Style};
use crate::table::{Align, Cell, TextTable, cell, styled};
use crate::view::{ChurchView, DonationView, PositionView};
use hamburgum_engine::TokenKind;
use hamburgum_web::{TableLabel, Texts};

/// A row for each church, a column for each type of token.
pub(super) fn donations(position: &PositionView, texts: &Texts) -> TextTable {
    let mut table = TextTable::new(&[Align::Left]);
    let kinds = TokenKind::ALL.map(|kind| styled(Style::Heading, kind));
    let head = |label| styled(Style::Heading, texts.label(label));
    let heads = [head(TableLabel::Tokens)].into_iter().chain(kinds);
    table.row(heads.chain([head(TableLabel::Completed)]));
    for church in &position.churches {
        let tokens = TokenKind::ALL.map(|kind| token(church, kind, texts));
        let cells = [indented(Style::Body, &church.church)].into_iter().chain(tokens);
        table.row(cells.chain([completed(position, church, texts)]));
    }
    table
}

/// The legend of the table.
pub(super) fn legend(texts: &Texts, paint: Paint) -> String {
    format!("{}\n", paint.on(Style::Faint, &format!("  {}", texts.label(TableLabel::Legend))))
}

/// A token: the number of its donation, its owner, and its value or that it is scored.
fn token(church: &ChurchView, kind: TokenKind, texts: &Texts) -> Cell {
    let given = church.donations.iter().enumerate().find(|(_, given)| given.kind.0 == kind);
    given.map_or_else(nothing, |(i, given)| {
        let name = texts.player(given.player.0);
        styled(Style::Of(given.player.0), format!("{}. {name} {}", i + 1, worth(given)))
    })
}

fn worth(given: &DonationView) -> String {
    given.worth.map_or_else(|| "*".to_owned(), |worth| format!("({worth})"))
}

fn completed(position: &PositionView, church: &ChurchView, texts: &Texts) -> Cell {
    let place = position.completed.iter().position(|other| other.church == church.church);
    place.map_or_else(nothing, |i| {
        let builder = position.completed[i].player.0;
        cell(texts.completed_by(i as u32 + 1, builder))
    })
}
