//! Measures the calibration of a judge's forecasts.

use crate::Outlook;
use hamburgum_engine::{Player, State};

/// The number of bins for win probabilities.
const BINS: usize = 10;
/// Probabilities are clamped to this minimum, so that one surprise does not dominate the log loss.
const LEAST: f64 = 1e-4;

/// Collects a judge's forecasts for positions of games, and their outcomes.
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
    /// The forecast, and the final scoring at that moment.
    running: Vec<(Outlook, Outlook)>,
    positions: u32,
    seats: u32,
    /// The log loss of equal probabilities for all players, summed over positions.
    guess: f64,
    losses: [f64; TEMPERATURES],
    prestige_error: f64,
    prestige_bias: f64,
    /// Products of forecast and real gains, and squares of forecast ones.
    gains: [f64; 2],
    bins: [Bin; BINS],
}

/// The number of temperatures that are tried, evenly spaced from 0.5.
const TEMPERATURES: usize = 31;
/// Their distance.
const STEP: f64 = 0.1;
/// The index of temperature 1.
const ONE: usize = 5;

/// A bin of win probabilities with their outcomes.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Bin {
    /// The number of forecasts.
    pub count: u32,
    /// Their mean.
    pub forecast: f64,
    /// The observed share of wins.
    pub wins: f64,
}

impl Forecasts {
    /// Records the forecast for a position of the current game as displayed: nobody gets less prestige
    /// than the final scoring would give now.
    pub fn note(&mut self, state: &State<'_>, outlook: Outlook) {
        self.running.push((outlook.at_least_now(state), Outlook::final_outcome(state)));
    }

    /// Records the outcome of the current game; an unfinished one is discarded.
    pub fn end_game(&mut self, state: &State<'_>) {
        let running = std::mem::take(&mut self.running);
        if state.is_over() {
            let outcome = Outlook::final_outcome(state);
            for (one, now) in &running {
                self.add(state.players(), one, now, &outcome);
            }
        }
    }

    /// Merges another collection.
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

    /// The number of positions of finished games.
    pub fn count(&self) -> u32 {
        self.positions
    }

    /// The mean log loss of equal probabilities for all players, as a baseline.
    pub fn guess_loss(&self) -> f64 {
        self.guess / f64::from(self.positions)
    }

    /// The mean log loss of the win probabilities.
    pub fn win_loss(&self) -> f64 {
        self.losses[ONE] / f64::from(self.positions)
    }

    /// The temperature that minimises [`Self::win_loss`], and that loss: above 1 the judge is
    /// overconfident, below 1 underconfident.
    pub fn best_temperature(&self) -> (f64, f64) {
        let losses = self.losses.iter().enumerate();
        let best = losses.min_by(|(_, a), (_, b)| a.total_cmp(b));
        best.map_or((1.0, 0.0), |(i, loss)| (temperature(i), loss / f64::from(self.positions)))
    }

    /// The mean absolute error of the expected prestige.
    pub fn prestige_error(&self) -> f64 {
        self.prestige_error / f64::from(self.seats)
    }

    /// The bias of the expected prestige; positive if it was too high.
    pub fn prestige_bias(&self) -> f64 {
        self.prestige_bias / f64::from(self.seats)
    }

    /// The least-squares factor for the forecast gain beyond the final scoring of now.
    pub fn best_gain(&self) -> f64 {
        let [product, square] = self.gains;
        if square > 0.0 { product / square } else { 1.0 }
    }

    /// The win probabilities in ten bins of equal width, the smallest first.
    pub fn bins(&self) -> [Bin; BINS] {
        self.bins.map(|bin| Bin {
            count: bin.count,
            forecast: bin.forecast / f64::from(bin.count.max(1)),
            wins: bin.wins / f64::from(bin.count.max(1)),
        })
    }

    fn add(&mut self, players: &[Player], forecast: &Outlook, now: &Outlook, outcome: &Outlook) {
        self.positions += 1;
        self.guess += f64::from(players.len() as u32).ln();
        for (i, sum) in self.losses.iter_mut().enumerate() {
            *sum += loss(players, forecast, outcome, temperature(i));
        }
        for &player in players {
            self.seats += 1;
            let off = f64::from(forecast.prestige[player] - outcome.prestige[player]);
            self.prestige_error += off.abs();
            self.prestige_bias += off;
            let gain = |of: &Outlook| f64::from(of.prestige[player] - now.prestige[player]);
            self.gains[0] += gain(forecast) * gain(outcome);
            self.gains[1] += gain(forecast) * gain(forecast);
            let bin = &mut self.bins[bin_of(forecast.win[player])];
            bin.count += 1;
            bin.forecast += f64::from(forecast.win[player]);
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

/// The log loss after applying a temperature.
fn loss(players: &[Player], forecast: &Outlook, outcome: &Outlook, temperature: f64) -> f64 {
    let log = |player: &Player| f64::from(forecast.win[*player]).max(LEAST).ln() / temperature;
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

    /// The collection when Red, with this win probability each time, wins this many of ten games.
    fn gathered(chance: f32, wins: u32) -> Forecasts {
        let mut forecasts = Forecasts::default();
        for game in 0..10 {
            let red = if game < wins { 1.0 } else { 0.0 };
            let (forecast, outcome) = (outlook(chance, [50.0, 40.0]), outlook(red, [44.0, 42.0]));
            let now = outlook(0.5, [10.0, 10.0]);
            forecasts.add(&PLAYERS, &forecast, &now, &outcome);
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
        // 34 and 32 with forecasts of 40 and 30.
        assert!((forecasts.best_gain() - (40.0 * 34.0 + 30.0 * 32.0) / 2500.0).abs() < 1e-6);
    }

    #[test]
    fn the_temperature_shows_overconfidence() {
        for (chance, wins, expected) in
            [(0.8, 8, 0.99..1.01), (0.9, 8, 1.4..2.0), (0.7, 8, 0.5..0.9)]
        {
            let (temperature, loss) = gathered(chance, wins).best_temperature();
            assert!(expected.contains(&temperature), "{chance}: {temperature}");
            assert!(loss <= gathered(chance, wins).win_loss());
        }
    }

    #[test]
    fn bins_compare_forecasts_with_wins() {
        let mut forecasts = gathered(0.84, 8);
        forecasts.merge(&gathered(1.0, 10));
        let bins = forecasts.bins();
        assert!((bins[8].forecast - 0.84).abs() < 1e-6 && (bins[8].wins - 0.8).abs() < 1e-6);
        assert_eq!(bins[9], Bin { count: 10, forecast: 1.0, wins: 1.0 });
        assert_eq!(bins.iter().map(|bin| bin.count).sum::<u32>(), 40);
    }
}
