//! Games as input of the rating.

use crate::matches::{Block, GameResult, Spec};
use crate::stats::Choice;
use std::collections::{BTreeMap, BTreeSet};

/// The finishing orders of some matches.
#[derive(Default)]
pub(super) struct Games {
    /// For each match, for each of its openings, the games.
    matches: Vec<BTreeMap<u32, Vec<GameResult>>>,
}

/// The choices of one opening: the index of each choice, and its count.
pub(super) type Cluster = Vec<(usize, f64)>;

/// The games as choices, without duplicates.
pub(super) struct Choices {
    pub(super) kinds: Vec<Spec>,
    pub(super) different: Vec<Choice>,
    /// For each match, for each of its openings.
    pub(super) matches: Vec<Vec<Cluster>>,
}

impl Games {
    /// Adds the games of a match.
    pub(super) fn add_match<'m>(&mut self, blocks: impl Iterator<Item = &'m Block>) {
        let mut openings: BTreeMap<u32, Vec<GameResult>> = BTreeMap::new();
        for block in blocks {
            openings.entry(block.opening).or_default().extend(block.games.iter().cloned());
        }
        self.matches.push(openings);
    }

    fn all(&self) -> impl Iterator<Item = &GameResult> {
        self.matches.iter().flat_map(BTreeMap::values).flatten()
    }

    /// The number of games.
    pub(super) fn count(&self) -> usize {
        self.all().count()
    }

    /// The number of games in which a kind of player took part, and how many of them it won.
    pub(super) fn record(&self, kind: Spec) -> (usize, f64) {
        let own = |game: &GameResult| -> Option<f64> {
            let mut seats = game.seats.iter().filter(|seat| seat.player == kind).peekable();
            seats.peek()?;
            Some(seats.map(|seat| game.won(seat)).sum())
        };
        let won: Vec<f64> = self.all().filter_map(own).collect();
        (won.len(), won.iter().sum())
    }

    /// The kinds of players, the weakest level first.
    pub(super) fn kinds(&self) -> Vec<Spec> {
        let seats = self.all().flat_map(|game| &game.seats);
        let mut kinds: Vec<Spec> = seats.map(|seat| seat.player).collect();
        kinds.sort_unstable();
        kinds.dedup();
        kinds
    }

    /// Two kinds of players that no chain of games connects.
    pub(super) fn unlinked(&self) -> Option<(Spec, Spec)> {
        let kinds = self.kinds();
        let mut linked = vec![*kinds.first()?];
        loop {
            let plays_linked =
                |game: &&GameResult| game.seats.iter().any(|seat| linked.contains(&seat.player));
            let seats = self.all().filter(plays_linked).flat_map(|game| &game.seats);
            let new = seats.map(|seat| seat.player).find(|player| !linked.contains(player));
            match new {
                Some(player) => linked.push(player),
                None => break,
            }
        }
        let missing = kinds.iter().find(|kind| !linked.contains(kind))?;
        Some((kinds[0], *missing))
    }

    /// The kinds of players whose distance to this one is bounded: the kinds that it, or a kind
    /// already in the set, has beaten or equalled. The lead of all others is unknown.
    pub(super) fn within_reach_of(&self, kind: Spec) -> Vec<Spec> {
        let mut beaten: BTreeSet<(Spec, Spec)> = BTreeSet::new();
        for game in self.all() {
            for winner in &game.seats {
                let behind = game.seats.iter().filter(|seat| seat.place >= winner.place);
                beaten.extend(behind.map(|seat| (winner.player, seat.player)));
            }
        }
        let mut reached = vec![kind];
        let mut next = 0;
        while let Some(&from) = reached.get(next) {
            for (_, player) in beaten.iter().filter(|(winner, _)| *winner == from) {
                if !reached.contains(player) {
                    reached.push(*player);
                }
            }
            next += 1;
        }
        reached
    }

    /// Splits the games into choices.
    pub(super) fn choices(&self) -> Choices {
        let kinds = self.kinds();
        let mut numbers: BTreeMap<Choice, usize> = BTreeMap::new();
        let mut cluster = |games: &Vec<GameResult>| {
            let mut counts: BTreeMap<usize, f64> = BTreeMap::new();
            for choice in games.iter().flat_map(|game| choices_of(game, &kinds)) {
                let next = numbers.len();
                *counts.entry(*numbers.entry(choice).or_insert(next)).or_default() += 1.0;
            }
            counts.into_iter().collect::<Cluster>()
        };
        let matches: Vec<Vec<Cluster>> = self
            .matches
            .iter()
            .map(|openings| openings.values().map(&mut cluster).collect())
            .collect();
        let mut numbered: Vec<(usize, Choice)> =
            numbers.into_iter().map(|(choice, number)| (number, choice)).collect();
        numbered.sort_unstable_by_key(|(number, _)| *number);
        let different = numbered.into_iter().map(|(_, choice)| choice).collect();
        Choices { kinds, different, matches }
    }
}

fn choices_of(game: &GameResult, kinds: &[Spec]) -> Vec<Choice> {
    let number = |player| kinds.iter().position(|&kind| kind == player).unwrap_or(0);
    let results: Vec<(usize, u32)> =
        game.seats.iter().map(|seat| (number(seat.player), seat.place)).collect();
    Choice::of_game(kinds.len(), &results)
}
