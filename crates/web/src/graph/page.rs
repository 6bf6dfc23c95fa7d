//! A graph across the page: with an axis of rounds, and targets wide enough for a finger.
//!
//! The numbers of a scaled drawing would be too small on a phone. So there is one drawing for each kind
//! of screen, and the style sheet shows the one that fits.

use super::{Graph, Plot, Size};
use crate::Texts;
use crate::draw::{Label, canvas};
use crate::geometry::number;
use maud::{Markup, html};

/// The kinds of screens, with the class of their drawing.
const SCREENS: [(Size, &str); 3] =
    [(Size::Wide, "chart wide"), (Size::Medium, "chart medium"), (Size::Phone, "chart phone")];
/// The minimum width of a target. Phones scale the drawing down a little.
const TARGET: f64 = 48.0;
/// The minimum distance between the numbers of two rounds.
const ROUNDS_APART: f64 = 44.0;
/// The distance after the first one, which includes the word "round".
const FIRST_APART: f64 = 72.0;
/// The possible steps between the numbers of rounds.
const STEPS: [u32; 6] = [1, 2, 5, 10, 20, 50];

impl Graph<'_> {
    /// The graph across a page. `rounds` has the round of the turn after each moment.
    pub fn render_page(&self, texts: &Texts, rounds: &[u32]) -> Markup {
        let table = texts.say("replay-graph-table").text();
        html! {
            figure id=(self.id) class="graph across" {
                figcaption { (self.title) }
                @for (size, class) in SCREENS {
                    @let plot = Plot::of(&Graph { size, ..*self });
                    (canvas(class, plot.sheet, Label::Decorative, &self.page_drawing(texts, &plot, rounds)))
                }
                details id={ (self.id) "-figures" } {
                    summary { (table) }
                    (self.table(texts, &Plot::of(self)))
                }
            }
        }
    }

    fn page_drawing(&self, texts: &Texts, plot: &Plot, rounds: &[u32]) -> Markup {
        html! {
            @for value in plot.scale.ticks() { (self.level(plot, value)) }
            (axis(texts, plot, rounds))
            @for line in self.lines { (plot.line(line)) }
            @for line in self.lines { (plot.marks(line)) }
            @for places in targets(plot) { (self.target(plot, places)) }
            (self.ends(plot))
        }
    }

    /// A full-height section of the game that links to the moment in its middle.
    fn target(&self, plot: &Plot, (first, last): (usize, usize)) -> Markup {
        let half = plot.step() / 2.0;
        let (low, high) = (plot.across(first) - half, plot.across(last) + half);
        let middle = first.midpoint(last);
        let stop = plot.kept[middle];
        html! {
            a class="strip" href=(self.stops[stop].address) tabindex="-1" {
                rect x=(number(low)) y="0" width=(number(high - low)) height=(number(plot.sheet.high.y)) {}
                path d={ "M" (number(plot.across(middle))) " " (number(super::ABOVE)) "V" (number(plot.bottom())) } {}
                title { (self.summary(stop)) }
            }
        }
    }
}

/// The moments of each target, as the first and the last index.
fn targets(plot: &Plot) -> Vec<(usize, usize)> {
    let count = plot.kept.len();
    let fits = |places: &usize| plot.step() * f64::from(*places as u32) >= TARGET;
    let places = (1..count).find(fits).unwrap_or(count).max(1);
    let most = (count / places).max(1);
    let begin = |target: usize| target * count / most;
    (0..most).map(|target| (begin(target), begin(target + 1).max(1) - 1)).collect()
}

/// The rounds below the lines.
pub(super) fn axis(texts: &Texts, plot: &Plot, rounds: &[u32]) -> Markup {
    let y = plot.bottom();
    html! {
        @for (x, round) in ticks(plot, rounds) {
            path class="level" d={ "M" (number(x)) " " (number(y)) "v6" } {}
            @if x <= plot.margins.left {
                text class="first-round" x=(number(x)) y=(number(y + 20.0)) {
                    (texts.say("table-round").with("number", round).text())
                }
            } @else {
                text class="round" x=(number(x)) y=(number(y + 20.0)) { (texts.number(round)) }
            }
        }
    }
}

/// The positions and numbers of the rounds to write: the first one, and then multiples of a step.
fn ticks(plot: &Plot, rounds: &[u32]) -> Vec<(f64, u32)> {
    let width = plot.right() - plot.margins.left;
    let turn = width / f64::from(rounds.len().max(1) as u32);
    let begins = |turn: usize| turn == 0 || rounds[turn] != rounds[turn - 1];
    let begins: Vec<usize> = (0..rounds.len()).filter(|&turn| begins(turn)).collect();
    let fits = |step: &u32| {
        let labels = begins.len() as u32 / step;
        f64::from(labels) * ROUNDS_APART <= width
    };
    let step = STEPS.into_iter().find(fits).unwrap_or(100);
    let at = |place: usize| turn.mul_add(f64::from(place as u32), plot.margins.left);
    let is_apart = |place: usize| at(place) - plot.margins.left > FIRST_APART;
    let is_written =
        |place: &usize| *place == 0 || (rounds[*place].is_multiple_of(step) && is_apart(*place));
    begins.into_iter().filter(is_written).map(|place| (at(place), rounds[place])).collect()
}

#[cfg(test)]
mod tests {
    use super::super::{GraphLine, Stop};
    use super::*;
    use crate::Language;
    use hamburgum_engine::Player;

    /// Draws a game of three players and this many rounds for each screen.
    fn check(rounds: u32, check: impl Fn(Size, &Plot, &[u32])) {
        let stops: Vec<Stop> = (0..=3 * rounds)
            .map(|at| Stop { name: format!("Turn {at}"), address: format!("?at={at}") })
            .collect();
        let of_turns: Vec<u32> = (0..3 * rounds).map(|turn| turn / 3 + 1).collect();
        let lines = [GraphLine { player: Player::Red, values: vec![3; stops.len()] }];
        for (size, _) in SCREENS {
            let graph = Graph {
                id: "wins",
                title: "Chances",
                across: "After",
                stops: &stops,
                lines: &lines,
                current: None,
                top: 100,
                size,
                figure: &|value| value.to_string(),
            };
            let html = graph.render_page(Texts::of(Language::English), &of_turns).into_string();
            roxmltree::Document::parse(&html).expect("markup that is well formed");
            check(size, &Plot::of(&graph), &of_turns);
        }
    }

    #[test]
    fn every_target_is_as_wide_as_a_finger_and_every_moment_has_one() {
        for rounds in [1, 7, 45, 120] {
            check(rounds, |size, plot, _| {
                let targets = targets(plot);
                let ends = (targets[0].0, targets[targets.len() - 1].1);
                assert_eq!(ends, (0, plot.kept.len() - 1), "{size:?} {rounds}");
                for (first, last) in targets {
                    let width = plot.step() * f64::from((last + 1 - first) as u32);
                    assert!(width >= 44.0, "{size:?} {rounds}: {width}");
                }
            });
        }
    }

    #[test]
    fn round_numbers_do_not_overlap() {
        for rounds in [1, 7, 45, 120] {
            check(rounds, |size, plot, of_turns| {
                let ticks = ticks(plot, of_turns);
                assert_eq!(ticks[0].1, 1, "{size:?}");
                assert!(rounds < 7 || ticks.len() >= 3, "{size:?} {rounds}: {ticks:?}");
                for two in ticks.windows(2) {
                    assert!(two[1].0 - two[0].0 > 30.0, "{size:?} {rounds}: {two:?}");
                }
            });
        }
    }
}
