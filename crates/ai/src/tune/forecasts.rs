//! How the forecasts of a judge came true.

use crate::Outlook;
use hamburgum_engine::{Player, State};

/// Chances to win are put into so many bins.
const BINS: usize = 10;
/// A chance counts as at least so much, so that one surprise does not outweigh everything.
const LEAST: f64 = 1e-4;

/// Gathers what a judge expected in positions of games, and how these ended.
///
/// ```
/// use hamburgum_ai::{Evaluation, Forecasts, RandomPlayer, play_out};
/// use hamburgum_engine::{Board, Seating, Setup, State, Variant};
///
/// let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
/// let start = State::from_setup(Board::hamburgum(), &setup)?;
/// let (evaluation, mut forecasts) = (Evaluation::default(), Forecasts::default());
/// let mut players = [1, 2].map(RandomPlayer::new);
/// let end = play_out(start, &mut players, &mut fastrand::Rng::with_seed(3), |state, _| {
///     forecasts.note(state, evaluation.outlook(state));
/// });
/// forecasts.end_game(&end);
/// assert_eq!(forecasts.count() > 0, end.is_over());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Forecasts {
    /// What was expected, and what everybody would have got then.
    running: Vec<(Outlook, Outlook)>,
    positions: u32,
    seats: u32,
    /// The logarithm of the chance that a guess gives everybody alike, summed over positions.
    guess: f64,
    losses: [f64; TEMPERATURES],
    prestige_error: f64,
    prestige_bias: f64,
    /// Products of foretold gains with real ones, and their squares.
    gains: [f64; 2],
    bins: [Bin; BINS],
}

/// So many temperatures are tried, evenly from 0.5 on.
const TEMPERATURES: usize = 31;
/// The distance between two of them.
const STEP: f64 = 0.1;
/// The one that changes nothing.
const ONE: usize = 5;

/// The chances to win within one range, with what became of them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Bin {
    /// How many there were.
    pub count: u32,
    /// How large they were on average.
    pub forecast: f64,
    /// The share of wins that came of them.
    pub wins: f64,
}

impl Forecasts {
    /// Notes what is expected of a position of the running game, as it is shown: nobody less
    /// prestige than the final scoring would give now.
    pub fn note(&mut self, state: &State<'_>, outlook: Outlook) {
        self.running.push((outlook.at_least_now(state), Outlook::final_outcome(state)));
    }

    /// Notes how the running game ended; one that did not end tells nothing.
    pub fn end_game(&mut self, state: &State<'_>) {
        let running = std::mem::take(&mut self.running);
        if state.is_over() {
            let outcome = Outlook::final_outcome(state);
            for (one, now) in &running {
                self.add(state.players(), one, now, &outcome);
            }
        }
    }

    /// Takes over what another has gathered.
    pub fn merge(&mut self, other: &Self) {
        self.positions += other.positions;
        self.seats += other.seats;
        self.guess += other.guess;
        self.prestige_error += other.prestige_error;
        self.prestige_bias += other.prestige_bias;
        self.gains.iter_mut().zip(other.gains).for_each(|(sum, more)| *sum += more);
        self.losses.iter_mut().zip(other.losses).for_each(|(sum, loss)| *sum += loss);
        for (bin, more) in self.bins.iter_mut().zip(other.bins) {
            bin.count += more.count;
            bin.forecast += more.forecast;
            bin.wins += more.wins;
        }
    }

    /// How many positions of finished games there are.
    pub fn count(&self) -> u32 {
        self.positions
    }

    /// The mean of what each player's chance to win, if all had the same, would lose as a logarithm.
    pub fn guess_loss(&self) -> f64 {
        self.guess / f64::from(self.positions)
    }

    /// The mean negative logarithm of the chance that was given to who won.
    pub fn win_loss(&self) -> f64 {
        self.losses[ONE] / f64::from(self.positions)
    }

    /// The temperature that would have made [`Self::win_loss`] the least, and that loss: above 1 the
    /// judge is too sure of itself, below 1 not sure enough.
    pub fn best_temperature(&self) -> (f64, f64) {
        let losses = self.losses.iter().enumerate();
        let best = losses.min_by(|(_, a), (_, b)| a.total_cmp(b));
        best.map_or((1.0, 0.0), |(i, loss)| (temperature(i), loss / f64::from(self.positions)))
    }

    /// By how much expected prestige was off on average.
    pub fn prestige_error(&self) -> f64 {
        self.prestige_error / f64::from(self.seats)
    }

    /// By how much expected prestige was too high on average.
    pub fn prestige_bias(&self) -> f64 {
        self.prestige_bias / f64::from(self.seats)
    }

    /// The share of the gain on top of what the final scoring would give at once that is to be
    /// believed (least squares).
    pub fn best_gain(&self) -> f64 {
        let [product, square] = self.gains;
        if square > 0.0 { product / square } else { 1.0 }
    }

    /// The chances to win from the smallest to the largest, in ten ranges of the same width.
    pub fn bins(&self) -> [Bin; BINS] {
        self.bins.map(|bin| Bin {
            count: bin.count,
            forecast: bin.forecast / f64::from(bin.count.max(1)),
            wins: bin.wins / f64::from(bin.count.max(1)),
        })
    }

    fn add(&mut self, players: &[Player], foretold: &Outlook, now: &Outlook, outcome: &Outlook) {
        self.positions += 1;
        self.guess += f64::from(players.len() as u32).ln();
        for (i, sum) in self.losses.iter_mut().enumerate() {
            *sum += loss(players, foretold, outcome, temperature(i));
        }
        for &player in players {
            self.seats += 1;
            let off = f64::from(foretold.prestige[player] - outcome.prestige[player]);
            self.prestige_error += off.abs();
            self.prestige_bias += off;
            let gain = |of: &Outlook| f64::from(of.prestige[player] - now.prestige[player]);
            self.gains[0] += gain(foretold) * gain(outcome);
            self.gains[1] += gain(foretold) * gain(foretold);
            let bin = &mut self.bins[bin_of(foretold.win[player])];
            bin.count += 1;
            bin.forecast += f64::from(foretold.win[player]);
            bin.wins += f64::from(outcome.win[player]);
        }
    }
}

fn temperature(number: usize) -> f64 {
    0.5 + f64::from(number as u32) * STEP
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 9")]
fn bin_of(chance: f32) -> usize {
    ((chance.clamp(0.0, 1.0) * BINS as f32) as usize).min(BINS - 1)
}

/// The negative logarithm of the chance of who won, after the chances were made so much warmer.
fn loss(players: &[Player], foretold: &Outlook, outcome: &Outlook, temperature: f64) -> f64 {
    let log = |player: &Player| f64::from(foretold.win[*player]).max(LEAST).ln() / temperature;
    let total: f64 = players.iter().map(|player| log(player).exp()).sum();
    let surprise = |player: &Player| f64::from(outcome.win[*player]) * (total.ln() - log(player));
    players.iter().map(surprise).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use hamburgum_engine::ByPlayer;

    const PLAYERS: [Player; 2] = [Player::Red, Player::Blue];

    fn outlook(red: f32, prestige: [f32; 2]) -> Outlook {
        let mut outlook = Outlook { win: ByPlayer::default(), prestige: ByPlayer::default() };
        outlook.win[Player::Red] = red;
        outlook.win[Player::Blue] = 1.0 - red;
        outlook.prestige[Player::Red] = prestige[0];
        outlook.prestige[Player::Blue] = prestige[1];
        outlook
    }

    /// What is gathered when Red, with this chance each time, wins so many of ten games.
    fn gathered(chance: f32, wins: u32) -> Forecasts {
        let mut forecasts = Forecasts::default();
        for game in 0..10 {
            let red = if game < wins { 1.0 } else { 0.0 };
            let (foretold, outcome) = (outlook(chance, [50.0, 40.0]), outlook(red, [44.0, 42.0]));
            let now = outlook(0.5, [10.0, 10.0]);
            forecasts.add(&PLAYERS, &foretold, &now, &outcome);
        }
        forecasts
    }

    #[test]
    fn losses_and_errors_are_means() {
        let forecasts = gathered(0.8, 8);
        assert_eq!(forecasts.count(), 10);
        let expected = -(0.8 * 0.8_f64.ln() + 0.2 * 0.2_f64.ln());
        assert!((forecasts.win_loss() - expected).abs() < 1e-4, "{}", forecasts.win_loss());
        assert!((forecasts.guess_loss() - 2_f64.ln()).abs() < 1e-9);
        assert!((forecasts.prestige_error() - 4.0).abs() < 1e-6);
        assert!((forecasts.prestige_bias() - 2.0).abs() < 1e-6);
        // 34 and 32 of 40 and 30 foretold.
        assert!((forecasts.best_gain() - (40.0 * 34.0 + 30.0 * 32.0) / 2500.0).abs() < 1e-6);
    }

    #[test]
    fn the_temperature_tells_who_is_too_sure() {
        for (chance, wins, expected) in
            [(0.8, 8, 0.99..1.01), (0.9, 8, 1.4..2.0), (0.7, 8, 0.5..0.9)]
        {
            let (temperature, loss) = gathered(chance, wins).best_temperature();
            assert!(expected.contains(&temperature), "{chance}: {temperature}");
            assert!(loss <= gathered(chance, wins).win_loss());
        }
    }

    #[test]
    fn bins_hold_forecasts_beside_wins() {
        let mut forecasts = gathered(0.84, 8);
        forecasts.merge(&gathered(1.0, 10));
        let bins = forecasts.bins();
        assert!((bins[8].forecast - 0.84).abs() < 1e-6 && (bins[8].wins - 0.8).abs() < 1e-6);
        assert_eq!(bins[9], Bin { count: 10, forecast: 1.0, wins: 1.0 });
        assert_eq!(bins.iter().map(|bin| bin.count).sum::<u32>(), 40);
    }
}
