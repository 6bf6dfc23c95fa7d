//! A line graph with one line for each player and links to the moments of the game.
//!
//! Lines differ in colour, dash pattern and the shape of their markers. The drawing is hidden from
//! screen readers; a table below it, which can be unfolded, has the same numbers and links.

mod page;

use crate::Texts;
use crate::draw::{Label, canvas, emblem_at};
use crate::geometry::{Area, Spot, line_path, number, spot};
use hamburgum_engine::Player;
pub use hamburgum_table::review::GraphLine;
use maud::{Markup, html};

/// The data of a graph.
#[derive(Clone, Copy)]
pub struct Graph<'a> {
    /// The prefix of its element ids.
    pub id: &'a str,
    /// The heading.
    pub title: &'a str,
    /// The head of the table's first column, which names the moments.
    pub across: &'a str,
    /// The moments from left to right.
    pub stops: &'a [Stop],
    /// One line for each player, with a value for each moment.
    pub lines: &'a [GraphLine],
    /// The moment that the page shows now.
    pub current: Option<usize>,
    /// The minimum height of the scale; higher values raise it.
    pub top: i32,
    /// The proportions of the drawing.
    pub size: Size,
    /// Formats a value.
    pub figure: &'a dyn Fn(i32) -> String,
}

/// A moment of a graph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stop {
    /// Its name.
    pub name: String,
    /// The address of its page.
    pub address: String,
}

/// The proportions of a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// For a narrow column.
    Column,
    /// The same, with an axis of rounds below the lines.
    ColumnOfRounds,
    /// For the page width of a large screen.
    Wide,
    /// For the page width of a small screen.
    Medium,
    /// For the page width of a phone.
    Phone,
}

/// The margins around the lines, for the numbers of the scale, at the ends of the lines and below them.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Margins {
    left: f64,
    right: f64,
    below: f64,
}

impl Size {
    /// Width and height.
    fn sheet(self) -> (f64, f64) {
        match self {
            Self::Column => (312.0, 134.0),
            Self::ColumnOfRounds => (312.0, 150.0),
            Self::Wide => (1120.0, 320.0),
            Self::Medium => (720.0, 270.0),
            Self::Phone => (350.0, 230.0),
        }
    }

    fn margins(self) -> Margins {
        match self {
            Self::Column => Margins { left: 34.0, right: 50.0, below: 7.0 },
            Self::ColumnOfRounds => Margins { left: 34.0, right: 50.0, below: 23.0 },
            Self::Wide | Self::Medium => Margins { left: 50.0, right: 66.0, below: 28.0 },
            Self::Phone => Margins { left: 42.0, right: 56.0, below: 26.0 },
        }
    }
}

/// The maximum number of moments, because more could not be distinguished; longer games show a
/// selection.
const MOST_STOPS: usize = 120;
/// Room for half the height of a number.
const ABOVE: f64 = 9.0;
/// The minimum distance between the numbers at the ends of lines.
const APART: f64 = 14.0;
/// The side of the markers on the lines and at their ends.
const MARK: f64 = 8.0;
const END_MARK: f64 = 11.0;
/// The number of markers on a line.
const MARKS: usize = 5;

impl Graph<'_> {
    /// The graph with its heading and its table.
    pub fn render(&self, texts: &Texts) -> Markup {
        self.render_over(texts, &html! {})
    }

    /// The same with an axis. `rounds` has the round of the turn after each moment.
    pub fn render_with_rounds(&self, texts: &Texts, rounds: &[u32]) -> Markup {
        self.render_over(texts, &page::axis(texts, &Plot::of(self), rounds))
    }

    /// The graph above an axis.
    fn render_over(&self, texts: &Texts, axis: &Markup) -> Markup {
        let plot = Plot::of(self);
        let table = texts.say("replay-graph-table").text();
        let drawing = html! { (axis) (self.drawing(&plot)) };
        html! {
            figure id=(self.id) class="graph" {
                figcaption { (self.title) }
                (canvas("chart", plot.sheet, Label::Decorative, &drawing))
                details id={ (self.id) "-figures" } {
                    summary { (table) }
                    (self.table(texts, &plot))
                }
            }
        }
    }

    fn drawing(&self, plot: &Plot) -> Markup {
        html! {
            @for value in plot.scale.ticks() { (self.level(plot, value)) }
            @for line in self.lines { (plot.line(line)) }
            @for line in self.lines { (plot.marks(line)) }
            @for (place, &stop) in plot.kept.iter().enumerate() { (self.strip(plot, place, stop)) }
            (self.ends(plot))
        }
    }

    /// A grid line with its number.
    fn level(&self, plot: &Plot, value: i32) -> Markup {
        let y = number(plot.height_of(value));
        html! {
            path class="level" d={ "M" (number(plot.margins.left)) " " (y) "H" (number(plot.right())) } {}
            text class="scale" x=(number(plot.margins.left - 5.0)) y=(number(plot.height_of(value) + 4.0)) {
                ((self.figure)(value))
            }
        }
    }

    /// A full-height target that links to a moment. The table has the same links for the keyboard.
    fn strip(&self, plot: &Plot, place: usize, stop: usize) -> Markup {
        let half = plot.step() / 2.0;
        let (low, high) = ((plot.across(place) - half).max(0.0), plot.across(place) + half);
        let current = if plot.is_current(self, place) { " now" } else { "" };
        html! {
            a class={ "strip" (current) } href=(self.stops[stop].address) tabindex="-1" {
                rect x=(number(low)) y="0" width=(number(high - low)) height=(number(plot.sheet.high.y)) {}
                path d={ "M" (number(plot.across(place))) " " (number(ABOVE)) "V" (number(plot.bottom())) } {}
                title { (self.summary(stop)) }
            }
        }
    }

    fn summary(&self, stop: usize) -> String {
        let values = self.lines.iter().filter_map(|line| line.values.get(stop));
        let values: Vec<String> = values.map(|&value| (self.figure)(value)).collect();
        format!("{}: {}", self.stops[stop].name, values.join(" · "))
    }

    /// The last value of each line beside its end, with the player's emblem.
    fn ends(&self, plot: &Plot) -> Markup {
        let last = |line: &GraphLine| line.values.last().copied().unwrap_or_default();
        let mut ends: Vec<(&GraphLine, f64)> =
            self.lines.iter().map(|line| (line, plot.height_of(last(line)))).collect();
        ends.sort_by(|(_, a), (_, b)| a.total_cmp(b));
        let lowest = plot.bottom() + 2.0;
        let heights = spread(ends.iter().map(|(_, height)| *height), lowest);
        let x = plot.right() + 12.0;
        html! {
            @for ((line, _), y) in ends.iter().zip(heights) {
                (emblem_at(line.player, spot(x, y), END_MARK))
                text class="end" x=(number(x + 11.0)) y=(number(y + 4.0)) { ((self.figure)(last(line))) }
            }
        }
    }

    fn table(&self, texts: &Texts, plot: &Plot) -> Markup {
        html! {
            table {
                caption class="unseen" { (self.title) }
                thead {
                    tr {
                        th scope="col" { (self.across) }
                        @for line in self.lines { th scope="col" { (texts.player(line.player)) } }
                    }
                }
                tbody { @for (place, &stop) in plot.kept.iter().enumerate() {
                    tr {
                        th scope="row" {
                            a href=(self.stops[stop].address)
                                aria-current=[plot.is_current(self, place).then_some("step")] {
                                (self.stops[stop].name)
                            }
                        }
                        @for line in self.lines {
                            td { @if let Some(&value) = line.values.get(stop) { ((self.figure)(value)) } }
                        }
                    }
                } }
            }
        }
    }
}

/// The coordinates of the drawing.
struct Plot {
    sheet: Area,
    margins: Margins,
    scale: Scale,
    /// The moments that are shown.
    kept: Vec<usize>,
}

impl Plot {
    fn of(graph: &Graph<'_>) -> Self {
        let (width, height) = graph.size.sheet();
        let values = graph.lines.iter().flat_map(|line| line.values.iter().copied());
        Self {
            sheet: Area::new(0.0, 0.0, width, height),
            margins: graph.size.margins(),
            scale: Scale::up_to(values.max().unwrap_or_default().max(graph.top)),
            kept: kept(graph.stops.len()),
        }
    }

    fn right(&self) -> f64 {
        self.sheet.high.x - self.margins.right
    }

    fn bottom(&self) -> f64 {
        self.sheet.high.y - self.margins.below
    }

    /// The distance between two moments.
    fn step(&self) -> f64 {
        (self.right() - self.margins.left) / f64::from(self.kept.len().max(2) as u32 - 1)
    }

    fn across(&self, place: usize) -> f64 {
        self.step().mul_add(f64::from(place as u32), self.margins.left)
    }

    fn height_of(&self, value: i32) -> f64 {
        let share = f64::from(value) / f64::from(self.scale.top);
        (self.bottom() - ABOVE).mul_add(-share, self.bottom())
    }

    fn spots(&self, line: &GraphLine) -> Vec<Spot> {
        let places = self.kept.iter().enumerate();
        let value = |stop: &usize| line.values.get(*stop).copied();
        places
            .filter_map(|(place, stop)| {
                Some(spot(self.across(place), self.height_of(value(stop)?)))
            })
            .collect()
    }

    fn line(&self, line: &GraphLine) -> Markup {
        html! {
            path class={ "course p-" (line.player) } d=(line_path(&self.spots(line)))
                stroke-dasharray=[pattern(line.player)] {}
        }
    }

    /// The player's emblem at intervals on the line, offset for each player.
    fn marks(&self, line: &GraphLine) -> Markup {
        let spots = self.spots(line);
        let every = (spots.len() / MARKS).max(1);
        let first = every * (line.player as usize + 1) / (Player::ALL.len() + 1);
        html! {
            @for middle in spots.iter().skip(first).step_by(every) {
                (emblem_at(line.player, *middle, MARK))
            }
        }
    }

    /// Whether this is the last shown moment up to the current one.
    fn is_current(&self, graph: &Graph<'_>, place: usize) -> bool {
        let after = self.kept.get(place + 1).copied().unwrap_or(usize::MAX);
        graph.current.is_some_and(|now| (self.kept[place]..after).contains(&now))
    }
}

/// An even selection of moments, including the first and the last.
fn kept(count: usize) -> Vec<usize> {
    let every = count.div_ceil(MOST_STOPS).max(1);
    let mut kept: Vec<usize> = (0..count).step_by(every).collect();
    if let Some(last) = count.checked_sub(1).filter(|last| kept.last() != Some(last)) {
        kept.push(last);
    }
    kept
}

/// The dash pattern of a player's line, if it has one.
fn pattern(player: Player) -> Option<&'static str> {
    match player {
        Player::Red => None,
        Player::Blue => Some("7 3"),
        Player::Green => Some("2 3"),
        Player::Yellow => Some("9 3 2 3"),
        Player::Grey => Some("4 4"),
    }
}

/// Heights from the top down, moved apart so that numbers do not overlap.
fn spread(heights: impl Iterator<Item = f64>, lowest: f64) -> Vec<f64> {
    let mut placed: Vec<f64> = Vec::new();
    for height in heights {
        let above = placed.last().map_or(height, |last| last + APART);
        placed.push(height.max(above));
    }
    let mut limit = lowest;
    for height in placed.iter_mut().rev() {
        *height = height.min(limit);
        limit = *height - APART;
    }
    placed
}

/// A scale from 0 in round steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Scale {
    step: i32,
    top: i32,
}

/// A limit above every value of the game.
const HIGHEST: i32 = 1_000_000_000;

impl Scale {
    /// A scale of at most five steps that includes this value.
    fn up_to(value: i32) -> Self {
        let value = value.clamp(1, HIGHEST);
        let steps = (0..9).flat_map(|zeros| [1, 2, 5].map(|digit| digit * 10_i32.pow(zeros)));
        let step = steps.into_iter().find(|step| value <= step.saturating_mul(5)).unwrap_or(value);
        let above = if value % step == 0 { 0 } else { step };
        Self { step, top: value / step * step + above }
    }

    fn ticks(self) -> impl Iterator<Item = i32> {
        (0..=self.top / self.step).map(move |tick| tick * self.step)
    }
}

#[cfg(test)]
mod tests;
