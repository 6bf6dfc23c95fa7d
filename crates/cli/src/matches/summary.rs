//! The result of a match.

use super::block::SeatResult;
use super::unused::Unused;
use super::{Block, Options, Settings, Spec};
use crate::stats::{Clusters, Sprt, real};
use serde::Serialize;
use std::time::Duration;

/// The result of a match.
#[derive(Serialize)]
pub(crate) struct Summary {
    pub(super) settings: Settings,
    pub(super) threads: usize,
    pub(super) games: usize,
    pub(super) blocks: usize,
    /// The number of different openings played, over which intervals are computed.
    pub(super) openings_played: usize,
    pub(super) cut: usize,
    pub(super) mean_rounds: f64,
    pub(super) shortest: u32,
    pub(super) longest: u32,
    pub(super) seconds: f64,
    pub(super) results: Vec<Standing>,
    pub(super) test: Option<Test>,
}

/// The result of one kind of player.
#[derive(Serialize)]
pub(super) struct Standing {
    pub(super) player: Spec,
    pub(super) seats: usize,
    /// The number of games won; shared wins count in part.
    pub(super) wins: f64,
    pub(super) win_share: f64,
    /// The 95 % interval over openings; `None` if it has no meaning.
    pub(super) win_interval: Option<[f64; 2]>,
    /// The share of wins if all players were equal.
    pub(super) equal_share: f64,
    pub(super) mean_place: f64,
    pub(super) mean_prestige: f64,
    pub(super) mean_margin: f64,
    pub(super) nodes_per_turn: f64,
    pub(super) milliseconds_per_turn: f64,
    /// The median over its seats in all games, if games were reviewed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) median_accuracy: Option<f64>,
    /// The mean of the unused resources of its seats.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) unused: Option<MeanUnused>,
}

/// Means of unused resources at the end.
#[derive(Clone, Copy, Serialize)]
pub(super) struct MeanUnused {
    pub(super) money: f64,
    /// Units of timber, bricks and bells.
    pub(super) materials: f64,
    /// The part of them that was bought in the last two rounds.
    pub(super) bought_late: f64,
}

/// The result of a sequential test.
#[derive(Serialize)]
pub(super) struct Test {
    pub(super) player: Spec,
    pub(super) lower: f64,
    pub(super) upper: f64,
    pub(super) log_ratio: f64,
    pub(super) verdict: &'static str,
}

impl Summary {
    /// Summarises the blocks.
    pub(super) fn of(
        options: &Options,
        settings: &Settings,
        blocks: &[Block],
        test: Option<&Sprt>,
        time: Duration,
    ) -> Self {
        let games = || blocks.iter().flat_map(|block| &block.games);
        let rounds = || games().map(|game| game.rounds);
        let count = games().count();
        let kinds = options.players.kinds().into_iter();
        let mut openings: Vec<u32> = blocks.iter().map(|block| block.opening).collect();
        openings.sort_unstable();
        openings.dedup();
        Self {
            settings: settings.clone(),
            threads: options.threads(),
            games: count,
            blocks: blocks.len(),
            openings_played: openings.len(),
            cut: games().filter(|game| game.cut).count(),
            mean_rounds: rounds().map(f64::from).sum::<f64>() / real(count as u64),
            shortest: rounds().min().unwrap_or(0),
            longest: rounds().max().unwrap_or(0),
            seconds: time.as_secs_f64(),
            results: kinds.map(|kind| Standing::of(kind, options, blocks)).collect(),
            test: options.sprt.zip(test).map(|(bounds, test)| Test {
                player: options.players.specs()[0],
                lower: bounds.lower,
                upper: bounds.upper,
                log_ratio: test.log_ratio(),
                verdict: test.verdict().word(),
            }),
        }
    }
}

/// Sums over the seats of one kind.
#[derive(Default)]
struct Sums {
    seats: f64,
    wins: f64,
    place: f64,
    prestige: f64,
    margin: f64,
    turns: f64,
    nodes: f64,
    microseconds: f64,
}

impl Standing {
    fn of(kind: Spec, options: &Options, blocks: &[Block]) -> Self {
        let mut clusters = Clusters::default();
        let mut sums = Sums::default();
        for block in blocks {
            for game in &block.games {
                let before = sums.wins;
                for (number, seat) in game.seats.iter().enumerate() {
                    if seat.player == kind {
                        sums.seats += 1.0;
                        sums.wins += game.won(seat);
                        sums.place += game.mean_place(seat);
                        sums.prestige += f64::from(seat.prestige);
                        sums.margin += game.margin(number);
                        sums.turns += f64::from(seat.turns);
                        sums.nodes += real(seat.nodes);
                        sums.microseconds += real(seat.microseconds);
                    }
                }
                clusters.add(block.opening, sums.wins - before);
            }
        }
        let estimate = clusters.estimate();
        let seats = options.players.seats(kind);
        let turns = sums.turns.max(1.0);
        // A kind that has all the seats always wins.
        let interval = estimate.interval.filter(|_| seats < options.players.count());
        Self {
            player: kind,
            seats,
            wins: sums.wins,
            win_share: estimate.share,
            win_interval: interval.map(<[f64; 2]>::from),
            equal_share: real(seats as u64) / real(options.players.count() as u64),
            mean_place: sums.place / sums.seats,
            mean_prestige: sums.prestige / sums.seats,
            mean_margin: sums.margin / sums.seats,
            nodes_per_turn: sums.nodes / turns,
            milliseconds_per_turn: sums.microseconds / 1000.0 / turns,
            median_accuracy: median(accuracies(kind, blocks).collect()),
            unused: MeanUnused::of(kind, blocks),
        }
    }
}

impl MeanUnused {
    /// `None` if the files lack it.
    fn of(kind: Spec, blocks: &[Block]) -> Option<Self> {
        let all: Vec<_> = seats(kind, blocks).filter_map(|seat| seat.unused).collect();
        let mean = |figure: fn(&Unused) -> u32| {
            all.iter().map(|one| f64::from(figure(one))).sum::<f64>() / real(all.len())
        };
        (!all.is_empty()).then(|| Self {
            money: mean(|one| one.money),
            materials: mean(|one| one.materials),
            bought_late: mean(|one| one.bought_late),
        })
    }
}

/// The seats of a kind of player in all games.
fn seats(kind: Spec, blocks: &[Block]) -> impl Iterator<Item = &SeatResult> {
    let seats = blocks.iter().flat_map(|block| &block.games).flat_map(|game| &game.seats);
    seats.filter(move |seat| seat.player == kind)
}

/// The accuracy of each seat of a kind of player.
fn accuracies(kind: Spec, blocks: &[Block]) -> impl Iterator<Item = f64> {
    seats(kind, blocks).filter_map(|seat| seat.accuracy)
}

/// The middle value, or the mean of the two in the middle.
fn median(mut values: Vec<f64>) -> Option<f64> {
    values.sort_by(f64::total_cmp);
    let last = values.len().checked_sub(1)?;
    Some(f64::midpoint(values[last / 2], values[last.div_ceil(2)]))
}

#[cfg(test)]
mod tests {
    use super::median;

    #[test]
    fn the_median_is_the_middle_value() {
        assert_eq!(median(vec![]), None);
        assert_eq!(median(vec![0.5]), Some(0.5));
        assert_eq!(median(vec![0.9, 0.1, 0.3]), Some(0.3));
        assert_eq!(median(vec![0.75, 0.25, 0.0, 1.0]), Some(0.5));
    }
}
