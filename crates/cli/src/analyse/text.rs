//! Reviews and positions for people.

use super::game::{CostlyView, GameReport, PlayerReport, ReviewedView};
use super::outlook::OutlookView;
use super::position::PositionReport;
use super::turn::{LossView, TurnView};
use crate::names::{self, capitalised, counted};
use crate::paint::{Paint, Style};
use crate::table::{Align, Cell, Table, cell, labelled, number, styled};
use crate::view::WhyView;
use hamburgum_ai::Grade;
use std::fmt::Write;

/// So many reasons are told; more are in the JSON.
const REASONS: usize = 4;
/// How far the text beside a label may begin from the left.
const LABEL: usize = 16;

/// The page of a whole game.
pub(super) fn of_game(report: &GameReport, paint: Paint) -> String {
    let turns = counted(report.record_turns, "turn");
    let title = format!(
        "{}, {}, {} players, {turns}",
        report.board.name,
        names::game(report.variant.0),
        report.players.len()
    );
    let head = format!("{}\n{}", paint.heading(&title), paint.map_note(&report.board));
    let mut parts = vec![head];
    if !report.turns.is_empty() {
        parts.push(turns_table(report).text(2, paint));
    }
    parts.push(players_table(report).text(2, paint));
    parts.extend(report.players.iter().filter_map(|player| costliest(player, paint)));
    parts.join("\n")
}

/// The page of one position.
pub(super) fn of_position(report: &PositionReport, paint: Paint) -> String {
    let title = format!(
        "{}, {}, {} players, round {}",
        report.board.name,
        names::game(report.variant.0),
        report.outlook.len(),
        report.round
    );
    let mut text = format!("{}\n{}", paint.heading(&title), paint.map_note(&report.board));
    let turns = counted(report.record_turns, "turn");
    let _ = writeln!(text, "After {} of {turns} in the record.", report.turn);
    let _ = writeln!(text, "{}.\n", capitalised(&report.prompt.text));
    text.push_str(&outlooks(&report.outlook).text(2, paint));
    if !report.turns.is_empty() {
        let nodes = counted(report.effort, "node");
        let _ = writeln!(text, "\n{} ({nodes} after each)", paint.heading("Best turns"));
    }
    for (place, turn) in (1..).zip(&report.turns) {
        text.push_str(&described(place, turn).text(2, paint));
    }
    text
}

fn turns_table(report: &GameReport) -> Table {
    let mut head = vec![heading("")];
    head.extend(report.players.iter().map(of_player));
    head.extend([heading("cost"), heading("grade"), heading("turn")]);
    let mut aligns = vec![Align::Right; head.len() - 2];
    aligns.push(Align::Left);
    let mut table = Table::new(&aligns);
    table.row(head);
    report.turns.iter().for_each(|turn| table.row(turn_cells(turn)));
    table
}

fn turn_cells(turn: &ReviewedView) -> Vec<Cell> {
    let wins = turn.outlook.iter().map(|one| cell(percent(one.win)));
    let is_bad = turn.grade.0 >= Grade::Inaccuracy;
    let style = if is_bad { Style::Heading } else { Style::Body };
    let mut cells = vec![cell(turn.number)];
    cells.extend(wins);
    cells.push(if turn.loss.cost > 0.0 {
        cell(cost(turn.loss))
    } else {
        styled(Style::Faint, "·")
    });
    cells.push(styled(style, turn.grade.0));
    cells.push(cell(format!("{}. {} {}", turn.round, turn.player.0, turn.turn)));
    cells
}

fn players_table(report: &GameReport) -> Table {
    let mut table = Table::new(&[Align::Left, Align::Right]);
    let mut head = vec![heading("player"), heading("accuracy")];
    head.extend(Grade::ALL.map(heading));
    table.row(head);
    for player in &report.players {
        let accuracy = player.accuracy.map_or("-".to_owned(), percent);
        let mut cells = vec![of_player(player), cell(accuracy)];
        let counts = player.grades.0.iter().map(|&(_, count)| count as u64);
        cells.extend(counts.map(number));
        table.row(cells);
    }
    table
}

/// The turns of a player that lost the most.
fn costliest(player: &PlayerReport, paint: Paint) -> Option<String> {
    if player.costliest.is_empty() {
        return None;
    }
    let title = format!("What {} could have played better", player.player.0.name());
    let mut text = format!("{}\n", paint.heading(&title));
    for turn in &player.costliest {
        let loss = given_away(turn.loss);
        let _ = writeln!(
            text,
            "  Turn {}, round {}: {} ({loss})",
            turn.number, turn.round, turn.grade.0
        );
        text.push_str(&costly(turn).text(4, paint));
    }
    Some(text)
}

fn costly(turn: &CostlyView) -> Table {
    let mut table = Table::new(&[Align::Left]);
    let mut row = |label: &str, words: &str| {
        labelled(&mut table, styled(Style::Faint, label), words.split(' '), " ", LABEL);
    };
    let rows = [
        ("played", turn.played.turn.clone()),
        ("but", told(&turn.why.played)),
        ("better", turn.better.turn.clone()),
        ("because", told(&turn.why.better)),
    ];
    for (label, words) in rows.iter().filter(|(_, words)| !words.is_empty()) {
        row(label, words);
    }
    table
}

fn described(place: usize, turn: &TurnView) -> Table {
    let mut table = Table::new(&[Align::Left]);
    let played = if turn.played { " (played)" } else { "" };
    let label = styled(Style::Heading, format!("{place}."));
    labelled(&mut table, label, format!("{}{played}", turn.turn).split(' '), " ", LABEL);
    let is_best = turn.loss.cost <= 0.0;
    let lost = if is_best { String::new() } else { format!(", {}", given_away(turn.loss)) };
    table.row([cell(""), cell(format!("{} to win{lost}", percent(turn.win)))]);
    if !turn.reasons.is_empty() {
        labelled(&mut table, cell(""), told(&turn.reasons).split(' '), " ", LABEL);
    }
    table
}

fn told<'r>(reasons: impl IntoIterator<Item = &'r WhyView>) -> String {
    reasons.into_iter().take(REASONS).map(WhyView::text).collect::<Vec<_>>().join(". ")
}

fn outlooks(outlook: &[OutlookView]) -> Table {
    let mut table = Table::new(&[Align::Left, Align::Right]);
    table.row([heading("player"), heading("to win"), heading("prestige")]);
    for one in outlook {
        let player = styled(Style::Of(one.player.0), one.player.0.name());
        table.row([player, cell(percent(one.win)), cell(format!("{:.1}", one.prestige))]);
    }
    table
}

fn heading(text: impl ToString) -> Cell {
    styled(Style::Heading, text)
}

fn of_player(player: &PlayerReport) -> Cell {
    styled(Style::Of(player.player.0), player.player.0.name())
}

/// What a turn costs in all, in points of prestige.
fn cost(loss: LossView) -> String {
    format!("{:.1}", loss.cost)
}

/// "costs 6.2: 4.1 % to win, 5.0 prestige"; only what speaks against the turn.
fn given_away(loss: LossView) -> String {
    let win = (loss.win >= 0.0005).then(|| format!("{} to win", percent(loss.win)));
    let prestige = (loss.prestige >= 0.05).then(|| format!("{:.1} prestige", loss.prestige));
    let parts: Vec<_> = win.into_iter().chain(prestige).collect();
    let colon = if parts.is_empty() { "" } else { ": " };
    format!("costs {}{colon}{}", cost(loss), parts.join(", "))
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}
