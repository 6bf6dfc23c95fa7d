//! Text output of ratings.

use super::{Ladder, RatingTable};
use crate::names::{counted, english_map_note};
use crate::output::Report;
use crate::paint::{Paint, Style};
use crate::table::{Align, TextTable, cell, styled};

impl Report for Ladder {
    fn text(&self, paint: Paint) -> String {
        self.tables.iter().map(|table| table.text(paint)).collect::<Vec<_>>().join("\n")
    }
}

impl RatingTable {
    fn text(&self, paint: Paint) -> String {
        let title = format!("{}: {}", self.of, counted(self.games as u64, "game"));
        let mut table = TextTable::new(&[Align::Left, Align::Right]);
        let heads = ["player", "points", "95 % interval", "games", "wins"];
        table.row(heads.map(|head| styled(Style::Heading, head)));
        for rating in &self.ratings {
            let interval = match rating.interval {
                (low, Some(high)) => format!("{} to {}", whole(low), whole(high)),
                (low, None) => format!("at least {}", whole(low)),
            };
            table.row([
                cell(rating.player),
                cell(whole(rating.points)),
                cell(interval),
                cell(rating.games),
                cell(format!("{:.1}", rating.wins)),
            ]);
        }
        let note =
            self.board.as_ref().map(|board| english_map_note(board, paint)).unwrap_or_default();
        format!("{}\n{note}{}", paint.heading(&title), table.text(2, paint))
    }
}

/// Formats points without decimals; never "-0".
fn whole(points: f64) -> String {
    let text = format!("{points:.0}");
    if text == "-0" { "0".to_owned() } else { text }
}
