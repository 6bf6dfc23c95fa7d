//! Text output of the comparison.

use super::{BinView, Calibrated};
use crate::names::counted;
use crate::output::Report;
use crate::paint::{Paint, Style};
use crate::table::{Align, Cell, TextTable, cell, number, styled};

/// The headings of the measures of each judge.
const FIGURES: [&str; 7] =
    ["judge", "log loss", "temperature", "loss with it", "off by", "too high by", "gain"];
/// The headings of the columns for each range of chances.
const RANGE: [&str; 3] = ["chances", "forecast", "won"];

impl Report for Calibrated {
    fn text(&self, paint: Paint) -> String {
        let title = format!(
            "{} players, {}, {} cut, {}, seed {}, {:.0} s",
            self.players,
            counted(self.games, "game"),
            self.cut,
            counted(self.positions, "position"),
            self.seed,
            self.seconds
        );
        let (figures, bins) = (self.figures().text(2, paint), self.bins().text(2, paint));
        format!("{}\n{figures}\n{bins}", paint.heading(&title))
    }
}

impl Calibrated {
    fn figures(&self) -> TextTable {
        let mut table = TextTable::new(&[Align::Left, Align::Right]);
        table.row(FIGURES.map(|head| styled(Style::Heading, head)));
        for judge in &self.judges {
            table.row([
                cell(judge.judge),
                cell(format!("{:.4}", judge.win_loss)),
                cell(format!("{:.2}", judge.temperature)),
                cell(format!("{:.4}", judge.tempered_loss)),
                cell(format!("{:.1}", judge.prestige_error)),
                cell(format!("{:+.1}", judge.prestige_bias)),
                cell(format!("{:.2}", judge.gain)),
            ]);
        }
        table.row([cell("a guess"), cell(format!("{:.4}", self.guess_loss))]);
        table
    }

    /// Each judge's forecast chances by range, with the share of actual wins.
    fn bins(&self) -> TextTable {
        let mut table = TextTable::new(&[Align::Left, Align::Right]);
        for judge in &self.judges {
            let mut head = vec![styled(Style::Heading, judge.judge)];
            head.extend(RANGE.map(|one| styled(Style::Heading, one)));
            table.row(head);
            for (range, bin) in judge.bins.iter().enumerate() {
                let mut cells = vec![cell(format!("{} to {} %", 10 * range, 10 * (range + 1)))];
                cells.extend(bin.cells());
                table.row(cells);
            }
            table.space();
        }
        table
    }
}

impl BinView {
    fn cells(&self) -> [Cell; RANGE.len()] {
        let percent = |share: f64| {
            cell(if self.count == 0 { "-".to_owned() } else { format!("{:.1} %", 100.0 * share) })
        };
        [number(self.count), percent(self.forecast), percent(self.wins)]
    }
}
