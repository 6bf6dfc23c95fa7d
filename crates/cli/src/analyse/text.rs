//! Text output of reviews and positions.

use super::game::{CostlyView, GameReport, PlayerReport, ReviewedView};
use super::outlook::OutlookView;
use super::position::PositionReport;
use super::turn::{LossView, TurnView};
use crate::names::map_note;
use crate::paint::{Paint, Style};
use crate::table::{Align, Cell, TextTable, cell, labelled, number, styled};
use hamburgum_ai::Grade;
use hamburgum_web::{GivenAway, TableLabel, Texts};
use std::fmt::Write;

/// The number of reasons shown; JSON has all of them.
const REASONS: usize = 4;
/// The maximum column of the text beside a label.
const LABEL: usize = 16;

/// The page of a whole game.
pub(super) fn of_game(report: &GameReport, paint: Paint) -> String {
    let (texts, players) = (report.texts, report.players.len() as u32);
    let (name, turns) = (&report.board.name, report.record_turns);
    let title = texts.game_title(name, report.variant.0, players, turns);
    let head = format!("{}\n{}", paint.heading(&title), map_note(&report.board, texts, paint));
    let mut parts = vec![head];
    if !report.turns.is_empty() {
        parts.push(turns_table(report).text(2, paint));
    }
    parts.push(players_table(report).text(2, paint));
    parts.extend(report.players.iter().filter_map(|player| costliest(player, texts, paint)));
    parts.join("\n")
}

/// The page of one position.
pub(super) fn of_position(report: &PositionReport, paint: Paint) -> String {
    let (texts, players) = (report.texts, report.outlook.len() as u32);
    let (name, round) = (&report.board.name, report.round);
    let title = texts.position_title(name, report.variant.0, players, round);
    let note = map_note(&report.board, texts, paint);
    let mut text = format!("{}\n{note}", paint.heading(&title));
    let _ = writeln!(text, "{}", texts.after_turns(report.turn, report.record_turns));
    let _ = writeln!(text, "{}.\n", texts.prompt(report.asked));
    text.push_str(&outlooks(&report.outlook, texts).text(2, paint));
    if !report.turns.is_empty() {
        let _ = writeln!(text, "\n{}", paint.heading(&texts.label(TableLabel::BestTurns)));
    }
    for (place, turn) in (1..).zip(&report.turns) {
        text.push_str(&described(place, turn, texts).text(2, paint));
    }
    text
}

fn turns_table(report: &GameReport) -> TextTable {
    let texts = report.texts;
    let mut head = vec![styled(Style::Heading, "")];
    head.extend(report.players.iter().map(|player| of_player(player, texts)));
    head.extend([heading(texts, TableLabel::Grade), heading(texts, TableLabel::Turn)]);
    let mut aligns = vec![Align::Right; head.len() - 2];
    aligns.push(Align::Left);
    let mut table = TextTable::new(&aligns);
    table.row(head);
    report.turns.iter().for_each(|turn| table.row(turn_cells(turn, texts)));
    table
}

fn turn_cells(turn: &ReviewedView, texts: &Texts) -> Vec<Cell> {
    let wins = turn.outlook.iter().map(|one| cell(texts.chance(one.win as f32)));
    let is_bad = turn.grade.0 >= Grade::Inaccuracy;
    let style = if is_bad { Style::Heading } else { Style::Body };
    let mut cells = vec![cell(turn.number)];
    cells.extend(wins);
    cells.push(styled(style, grade(turn.grade.0, texts)));
    cells.push(cell(format!("{}. {} {}", turn.round, turn.player.0, turn.turn)));
    cells
}

fn players_table(report: &GameReport) -> TextTable {
    let texts = report.texts;
    let mut table = TextTable::new(&[Align::Left, Align::Right]);
    let mut head = vec![heading(texts, TableLabel::Player), heading(texts, TableLabel::Accuracy)];
    head.extend(Grade::ALL.map(|one| styled(Style::Heading, grade(one, texts))));
    table.row(head);
    for player in &report.players {
        let accuracy = player.accuracy.map(|accuracy| texts.percent(accuracy as f32));
        let mut cells = vec![of_player(player, texts), cell(accuracy.unwrap_or("-".to_owned()))];
        let counts = player.grades.0.iter().map(|&(_, count)| count as u64);
        cells.extend(counts.map(number));
        table.row(cells);
    }
    table
}

/// The costliest turns of a player.
fn costliest(player: &PlayerReport, texts: &Texts, paint: Paint) -> Option<String> {
    if player.costliest.is_empty() {
        return None;
    }
    let mut text = format!("{}\n", paint.heading(&texts.could_do_better(player.player.0)));
    for turn in &player.costliest {
        let (grade, cost) = (turn.grade.0.word(), given_away(turn.loss, texts));
        let told = texts.costly_turn(turn.number, turn.round, grade, &cost);
        let _ = writeln!(text, "  {told}");
        text.push_str(&costly(turn, texts).text(4, paint));
    }
    Some(text)
}

fn costly(turn: &CostlyView, texts: &Texts) -> TextTable {
    let mut table = TextTable::new(&[Align::Left]);
    let rows = [
        (TableLabel::Played, turn.played.turn.clone()),
        (TableLabel::But, joined(&turn.why.drawbacks)),
        (TableLabel::Better, turn.better.turn.clone()),
        (TableLabel::Because, joined(&turn.why.gains)),
    ];
    for (label, words) in rows.iter().filter(|(_, words)| !words.is_empty()) {
        let label = styled(Style::Faint, texts.label(*label));
        labelled(&mut table, label, words.split(' '), " ", LABEL);
    }
    table
}

fn described(place: usize, turn: &TurnView, texts: &Texts) -> TextTable {
    let mut table = TextTable::new(&[Align::Left]);
    let was_played = || format!(" {}", texts.label(TableLabel::WasPlayed));
    let played = if turn.played { was_played() } else { String::new() };
    let label = styled(Style::Heading, format!("{place}."));
    labelled(&mut table, label, format!("{}{played}", turn.turn).split(' '), " ", LABEL);
    let mut worth = vec![texts.to_win(turn.win as f32)];
    if turn.loss.cost > 0.0 {
        worth.push(texts.costs(&given_away(turn.loss, texts)));
    }
    labelled(&mut table, cell(""), worth.join(". ").split(' '), " ", LABEL);
    if !turn.reason_texts.is_empty() {
        labelled(&mut table, cell(""), joined(&turn.reason_texts).split(' '), " ", LABEL);
    }
    table
}

fn joined(reasons: &[String]) -> String {
    reasons.iter().take(REASONS).cloned().collect::<Vec<_>>().join(". ")
}

fn outlooks(outlook: &[OutlookView], texts: &Texts) -> TextTable {
    let mut table = TextTable::new(&[Align::Left, Align::Right]);
    let heads = [TableLabel::Player, TableLabel::ChanceOfWinning, TableLabel::ExpectedPrestige];
    table.row(heads.map(|label| heading(texts, label)));
    for one in outlook {
        let player = styled(Style::Of(one.player.0), texts.player(one.player.0));
        let prestige = cell(texts.decimal(one.prestige as f32));
        table.row([player, cell(texts.chance(one.win as f32)), prestige]);
    }
    table
}

fn heading(texts: &Texts, label: TableLabel) -> Cell {
    styled(Style::Heading, texts.label(label))
}

fn of_player(player: &PlayerReport, texts: &Texts) -> Cell {
    styled(Style::Of(player.player.0), texts.player(player.player.0))
}

fn grade(grade: Grade, texts: &Texts) -> String {
    texts.grade(grade.word()).unwrap_or_default()
}

/// The drawbacks of a turn, in the words of the pages. The cost behind the grades is left out,
/// because its unit means nothing to a reader.
fn given_away(loss: LossView, texts: &Texts) -> String {
    let (win, prestige) = (loss.win as f32, loss.prestige as f32);
    texts.given_away(GivenAway { win, prestige, cost: loss.cost as f32 })
}
