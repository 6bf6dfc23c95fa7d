//! Text output of a match.

use super::summary::{Standing, Summary, Test};
use crate::names::{counted, english_map_note};
use crate::output::Report;
use crate::paint::{Paint, Style};
use crate::table::{Align, Cell, TextTable, cell, styled};
use hamburgum_ai::LONGEST_GAME;

const COLUMNS: [&str; 10] = [
    "player",
    "seats",
    "wins",
    "95 % interval",
    "if equal",
    "place",
    "prestige",
    "margin",
    "nodes a turn",
    "ms a turn",
];

const UNUSED: [&str; 4] = ["player", "money", "materials", "bought in the last two rounds"];

impl Report for Summary {
    fn text(&self, paint: Paint) -> String {
        let settings = &self.settings;
        let title = format!(
            "{}, variant {}, {} players, seed {}",
            settings.board.id,
            settings.variant,
            settings.players.len(),
            settings.seed
        );
        let test = self.test.as_ref().map(Test::text).unwrap_or_default();
        let (games, players) = (self.games_text(paint), self.players_text(paint));
        let note = english_map_note(&settings.board, paint);
        let (unused, accuracy) = (self.unused_text(paint), self.accuracy_text(paint));
        format!("{}\n{note}{games}\n{players}{unused}{accuracy}{test}", paint.heading(&title))
    }
}

impl Summary {
    fn games_text(&self, paint: Paint) -> String {
        let mut table = TextTable::new(&[Align::Left, Align::Right, Align::Left]);
        let mut row = |name: &str, number: String, remark: String| {
            table.row([cell(name), cell(number), cell(remark)]);
        };
        let blocks = counted(self.blocks as u64, "block");
        let openings = counted(self.openings_played as u64, "opening");
        row("games", self.games.to_string(), format!("in {blocks} with {openings}"));
        row("cut", self.cut.to_string(), format!("after {LONGEST_GAME} rounds"));
        let span = format!("from {} to {}", self.shortest, self.longest);
        row("rounds", format!("{:.1}", self.mean_rounds), span);
        let threads = counted(self.threads as u64, "thread");
        row("seconds", format!("{:.1}", self.seconds), format!("with {threads}"));
        table.text(2, paint)
    }

    fn players_text(&self, paint: Paint) -> String {
        let mut table = TextTable::new(&[Align::Left, Align::Right]);
        table.row(COLUMNS.map(|head| styled(Style::Heading, head)));
        self.results.iter().for_each(|standing| table.row(standing.cells()));
        table.text(2, paint)
    }
}

impl Summary {
    /// The unused resources of each kind.
    fn unused_text(&self, paint: Paint) -> String {
        let mut table = TextTable::new(&[Align::Left, Align::Right]);
        table.row(UNUSED.map(|head| styled(Style::Heading, head)));
        for standing in &self.results {
            let Some(unused) = standing.unused else { return String::new() };
            table.row([
                cell(standing.player),
                cell(format!("{:.0}", unused.money)),
                cell(format!("{:.2}", unused.materials)),
                cell(format!("{:.2}", unused.bought_late)),
            ]);
        }
        format!("\n{}\n{}", paint.heading("Left at the end, on average"), table.text(2, paint))
    }

    /// The accuracy of each kind, if games were reviewed.
    fn accuracy_text(&self, paint: Paint) -> String {
        let Some(nodes) = self.settings.review else { return String::new() };
        let title = format!("Median accuracy, reviewed with {} a turn", counted(nodes, "node"));
        let mut table = TextTable::new(&[Align::Left, Align::Right]);
        for standing in &self.results {
            let accuracy = standing.median_accuracy.map_or("-".to_owned(), percent);
            table.row([cell(standing.player), cell(accuracy)]);
        }
        format!("\n{}\n{}", paint.heading(&title), table.text(2, paint))
    }
}

impl Standing {
    fn cells(&self) -> [Cell; COLUMNS.len()] {
        let interval = self
            .win_interval
            .map(|[low, high]| format!("{:.1} to {:.1} %", 100.0 * low, 100.0 * high));
        [
            cell(self.player),
            cell(self.seats),
            cell(percent(self.win_share)),
            cell(interval.as_deref().unwrap_or("-")),
            cell(percent(self.equal_share)),
            cell(format!("{:.2}", self.mean_place)),
            cell(format!("{:.1}", self.mean_prestige)),
            cell(format!("{:+.1}", self.mean_margin)),
            cell(format!("{:.0}", self.nodes_per_turn)),
            cell(format!("{:.2}", self.milliseconds_per_turn)),
        ]
    }
}

impl Test {
    fn text(&self) -> String {
        let Self { player, lower, upper, log_ratio, verdict } = self;
        format!(
            "\n{verdict}: whether {player} is better by {upper} points rather than by {lower}; log \
             likelihood ratio {log_ratio:.2}\n"
        )
    }
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}
