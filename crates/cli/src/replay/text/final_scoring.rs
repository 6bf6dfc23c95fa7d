//! The table of final scoring.

use crate::paint::{Paint, Style};
use crate::table::{Align, TextTable, cell, number, styled};
use crate::view::{FinalScoringView, PositionView};
use hamburgum_web::{TableLabel, Texts};

/// The final scoring of all players, best first; `None` before the end of the game.
pub(super) fn page(position: &PositionView, texts: &Texts, paint: Paint) -> Option<String> {
    let mut table = TextTable::new(&[Align::Left, Align::Right, Align::Left]);
    for one in position.final_scorings.as_ref()? {
        add(&mut table, one, texts);
    }
    Some(format!(
        "{}\n{}",
        paint.heading(&texts.label(TableLabel::FinalScores)),
        table.text(2, paint)
    ))
}

fn add(table: &mut TextTable, one: &FinalScoringView, texts: &Texts) {
    let player = one.player.0;
    table.row([
        styled(Style::Of(player), format!("{}. {}", one.place, texts.player(player))),
        styled(Style::Heading, one.final_prestige),
        styled(
            Style::Heading,
            format!("{}, {}", texts.label(TableLabel::Prestige), texts.money(one.final_money)),
        ),
    ]);
    table.row([cell(""), number(one.prestige), cell(texts.label(TableLabel::PrestigeBefore))]);
    for scored in &one.tokens {
        table.row([cell(""), number(scored.points), cell(&scored.token)]);
    }
    table.row([cell(""), number(one.bought), cell(texts.wealth(one.money, one.units))]);
}
