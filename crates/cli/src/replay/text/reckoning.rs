//! The final reckoning, player by player and line by line.

use crate::paint::{Paint, Style};
use crate::table::{Align, Table, cell, number, styled};
use crate::view::{Position, ReckoningView};

/// Everybody's reckoning, the best first; nothing while the game goes on.
pub(super) fn page(position: &Position, paint: Paint) -> Option<String> {
    let mut table = Table::new(&[Align::Left, Align::Right, Align::Left]);
    for one in position.reckonings.as_ref()? {
        add(&mut table, one);
    }
    Some(format!("{}\n{}", paint.heading("Final reckoning"), table.text(2, paint)))
}

fn add(table: &mut Table, one: &ReckoningView) {
    let player = one.player.0;
    table.row([
        styled(Style::Of(player), format!("{}. {}", one.place, player.name())),
        styled(Style::Heading, one.final_prestige),
        styled(Style::Heading, format!("prestige, {} money left", one.final_money)),
    ]);
    table.row([cell(""), number(one.prestige), cell("before the reckoning")]);
    for scored in &one.tokens {
        table.row([cell(""), number(scored.points), cell(&scored.token)]);
    }
    let sold = format!("for {} money and {} goods and materials", one.money, one.units);
    table.row([cell(""), number(one.bought), cell(sold)]);
}
