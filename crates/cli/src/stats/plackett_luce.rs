//! Ratings from finishing orders, after Plackett and Luce.
//!
//! Each player has a strength. The winner of a game is drawn from all players with probabilities
//! proportional to their strengths, the second from the remaining ones, and so on. Strengths are
//! fitted by minorization-maximization (Hunter 2004). Players who share a place are each taken as
//! the next of all remaining ones (Breslow's rule). As a prior, each player has half a win and half
//! a loss against an imaginary player of average strength, which keeps the strength of an
//! undefeated player finite.

/// The points for a tenfold strength.
const POINTS: f64 = 400.0;
/// The fit has converged when no strength changes by more than this share.
const PRECISION: f64 = 1e-7;
/// The maximum number of iterations.
const MOST_STEPS: u32 = 20_000;

/// The kind of player that was drawn, and the number of candidates of each kind.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Choice {
    pub(crate) taken: usize,
    pub(crate) among: Vec<u8>,
}

impl Choice {
    /// The choices of a game, given pairs of kind and place.
    pub(crate) fn of_game(kinds: usize, results: &[(usize, u32)]) -> Vec<Self> {
        let mut choices = Vec::new();
        for &(taken, place) in results {
            let mut among = vec![0; kinds];
            for (kind, _) in results.iter().filter(|(_, other)| *other >= place) {
                among[*kind] += 1;
            }
            // A choice among players of one kind carries no information.
            if among.iter().filter(|&&count| count > 0).count() > 1 {
                choices.push(Self { taken, among });
            }
        }
        choices
    }
}

/// Fits the ratings of all kinds of players, in points relative to the imaginary player.
pub(crate) fn fit(kinds: usize, choices: &[(Choice, f64)]) -> Vec<f64> {
    let mut strengths = vec![1.0; kinds];
    let mut taken = vec![0.5; kinds];
    for (choice, times) in choices {
        taken[choice.taken] += times;
    }
    for _ in 0..MOST_STEPS {
        let next = improved(&strengths, &taken, choices);
        let change = |(old, new): (&f64, &f64)| (new / old - 1.0).abs();
        let largest = strengths.iter().zip(&next).map(change).fold(0.0, f64::max);
        strengths = next;
        if largest < PRECISION {
            break;
        }
    }
    strengths.iter().map(|strength| POINTS * strength.log10()).collect()
}

/// One iteration of the fit.
fn improved(strengths: &[f64], taken: &[f64], choices: &[(Choice, f64)]) -> Vec<f64> {
    // The game against the imaginary player.
    let mut chances: Vec<f64> = strengths.iter().map(|strength| 1.0 / (strength + 1.0)).collect();
    for (choice, times) in choices {
        let counts = || choice.among.iter().map(|&count| f64::from(count));
        let total: f64 = counts().zip(strengths).map(|(count, strength)| count * strength).sum();
        for (chance, count) in chances.iter_mut().zip(counts()) {
            *chance += times * count / total;
        }
    }
    taken.iter().zip(&chances).map(|(taken, chance)| taken / chance).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f64, expected: f64, error: f64) {
        assert!((found - expected).abs() < error, "{found} is not {expected}");
    }

    #[test]
    fn two_players_differ_as_on_the_usual_rating_curve() {
        let game =
            |results: &[(usize, u32)], times| (Choice::of_game(2, results)[0].clone(), times);
        let choices = [game(&[(0, 1), (1, 2)], 7_500.0), game(&[(1, 1), (0, 2)], 2_500.0)];
        let ratings = fit(2, &choices);
        near(ratings[0] - ratings[1], 190.85, 0.1);
    }

    #[test]
    fn strengths_are_found_from_their_finishing_orders() {
        let strengths = [4.0, 2.0, 1.0];
        let mut choices = Vec::new();
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            let [first, second, third] = order.map(|kind: usize| strengths[kind]);
            let chance = first / 7.0 * second / (second + third);
            let results: Vec<_> = order.into_iter().zip(1..).collect();
            let of_game = Choice::of_game(3, &results);
            choices.extend(of_game.into_iter().map(|choice| (choice, 1e5 * chance)));
        }
        let ratings = fit(3, &choices);
        near(ratings[0] - ratings[2], 240.82, 0.1);
        near(ratings[1] - ratings[2], 120.41, 0.1);
    }

    #[test]
    fn one_against_two_of_a_kind_is_even_at_a_third() {
        let won = Choice::of_game(2, &[(0, 1), (1, 2), (1, 3)]);
        let lost = Choice::of_game(2, &[(1, 1), (1, 2), (0, 3)]);
        assert_eq!((won.len(), lost.len()), (1, 2));
        let middle = Choice::of_game(2, &[(1, 1), (0, 2), (1, 3)]);
        let all = [won, middle, lost].concat().into_iter().map(|choice| (choice, 1000.0));
        let ratings = fit(2, &all.collect::<Vec<_>>());
        near(ratings[0] - ratings[1], 0.0, 0.1);
    }

    #[test]
    fn shared_places_favour_nobody() {
        let choices = Choice::of_game(2, &[(0, 1), (1, 1)]);
        assert_eq!(choices.len(), 2);
        let ratings = fit(2, &choices.into_iter().map(|choice| (choice, 1.0)).collect::<Vec<_>>());
        near(ratings[0], ratings[1], 1e-6);
    }

    #[test]
    fn an_undefeated_player_has_a_finite_rating() {
        let choice = Choice::of_game(2, &[(0, 1), (1, 2)]).remove(0);
        let ratings = fit(2, &[(choice, 1000.0)]);
        assert!((500.0..5000.0).contains(&(ratings[0] - ratings[1])), "{ratings:?}");
    }
}
