//! Proof of a board by play: what many games between computers say about it.

use hamburgum_ai::{Level, Opponent, play_out};
use hamburgum_engine::{
    Board, ByChurch, BySite, Church, Seating, Setup, Site, State, Token, TokenSet, Variant,
};

/// The number of players of each game.
pub const PROOF_PLAYERS: usize = 3;
/// The number of games of a whole proof.
pub const PROOF_GAMES: u32 = 200;
/// The wins by seat in the proof of Hamburg. Journeymen who begin win more often on any board, so other
/// boards are compared with it.
const HAMBURG_WINS: [u32; PROOF_PLAYERS] = [86, 46, 68];
/// Differences from Hamburg are called unfair only if chance alone would produce them in fewer than one
/// of a hundred proofs.
const SURPRISE: f64 = 0.01;
/// A win can be shared by two or three players.
const SIXTHS: u32 = 6;

/// Counts over the games played so far.
///
/// ```
/// use hamburgum_engine::Board;
/// use hamburgum_table::BoardProof;
///
/// let mut proof = BoardProof::default();
/// proof.play(Board::hamburgum(), || {});
/// assert_eq!(proof.games(), 1);
/// assert!(proof.rounds().is_some());
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BoardProof {
    games: u32,
    /// Games that did not end.
    cut_off: u32,
    /// The wins of each seat in the order of play, in sixths, because tied winners share one.
    wins: [u32; PROOF_PLAYERS],
    rounds: Vec<u32>,
    /// In how many games each site was built on.
    built: BySite<u32>,
    /// In how many games each church was completed, and was the last to be.
    completed: ByChurch<u32>,
    last: ByChurch<u32>,
    /// The tokens that somebody has taken in some game.
    taken: TokenSet,
}

/// The rounds of the games that ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ProofRounds {
    /// The shortest game.
    pub fewest: u32,
    /// The mean.
    pub mean: f64,
    /// The longest game.
    pub most: u32,
}

/// How the wins were spread over the seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatBalance {
    /// The differences are not larger than chance makes them.
    Even,
    /// One seat, counted from 0, wins more often than in Hamburg, and more than chance explains.
    Favours(usize),
}

impl BoardProof {
    /// Plays the next game; `pause` is called before each action, so that the caller can do other things
    /// in between. The same board gives the same games.
    ///
    /// # Panics
    /// Never: a game of three players can begin on every board.
    pub fn play(&mut self, board: &Board, mut pause: impl FnMut()) {
        let seed = u64::from(self.games);
        let seating = Seating::of_count(PROOF_PLAYERS).expect("three players");
        let setup = Setup::initial(Variant::Base, seating);
        let start = State::from_setup(board, &setup).expect("the beginning of a game");
        let mut players: [Opponent<'_>; PROOF_PLAYERS] = std::array::from_fn(|seat| {
            Opponent::new(Level::Journeyman, seed * PROOF_PLAYERS as u64 + seat as u64)
        });
        let mut chance = fastrand::Rng::with_seed(seed);
        let mut done: Vec<Church> = Vec::new();
        let end = play_out(start, &mut players, &mut chance, |state, _| {
            note(&mut done, state);
            pause();
        });
        note(&mut done, &end);
        self.count(&end, &done);
    }

    fn count(&mut self, end: &State<'_>, done: &[Church]) {
        self.games += 1;
        for site in Site::ALL {
            self.built[site] += u32::from(end.citizen_on(site).is_some());
        }
        for &church in done {
            self.completed[church] += 1;
        }
        for &player in end.players() {
            self.taken = self.taken.or(end.tokens(player));
        }
        if !end.is_over() {
            self.cut_off += 1;
            return;
        }
        self.rounds.push(end.round());
        if let Some(&church) = done.last() {
            self.last[church] += 1;
        }
        let scoring = end.final_scorings();
        let winners: Vec<_> = scoring.iter().filter(|one| one.place == 1).collect();
        for winner in &winners {
            if let Some(seat) = end.seating().place(winner.player) {
                self.wins[seat] += SIXTHS / winners.len() as u32;
            }
        }
    }

    /// The number of games.
    pub fn games(&self) -> u32 {
        self.games
    }

    /// The number of games that did not end.
    pub fn cut_off(&self) -> u32 {
        self.cut_off
    }

    /// The number of games that ended.
    pub fn ended(&self) -> u32 {
        self.games - self.cut_off
    }

    /// The share of wins of each seat, in the order of play.
    pub fn win_shares(&self) -> [f64; PROOF_PLAYERS] {
        self.wins.map(|wins| f64::from(wins) / f64::from(SIXTHS * self.ended().max(1)))
    }

    /// The probability that a board as fair as Hamburg differs from it at least this much: Pearson's
    /// chi-squared test of two samples, whose distribution with two degrees of freedom is an exponential
    /// function.
    pub fn seat_chance(&self) -> f64 {
        const { assert!(PROOF_PLAYERS == 3, "the formula holds for three seats") };
        let (games, there) = (f64::from(self.ended()), f64::from(PROOF_GAMES));
        if games == 0.0 {
            return 1.0;
        }
        let squares = self.wins.iter().zip(HAMBURG_WINS).map(|(&sixths, known)| {
            let (wins, known) = (f64::from(sixths) / f64::from(SIXTHS), f64::from(known));
            (wins * (there / games).sqrt() - known * (games / there).sqrt()).powi(2)
                / (wins + known)
        });
        (-squares.sum::<f64>() / 2.0).exp()
    }

    /// Whether a seat is favoured, compared with Hamburg.
    pub fn balance(&self) -> SeatBalance {
        let (here, there) = (self.win_shares(), Self::hamburg_shares());
        let gain = |&seat: &usize| here[seat] - there[seat];
        let seat = (0..PROOF_PLAYERS).max_by(|a, b| gain(a).total_cmp(&gain(b)));
        match seat {
            Some(seat) if self.seat_chance() < SURPRISE => SeatBalance::Favours(seat),
            _ => SeatBalance::Even,
        }
    }

    /// The shares of wins in Hamburg.
    pub fn hamburg_shares() -> [f64; PROOF_PLAYERS] {
        HAMBURG_WINS.map(|wins| f64::from(wins) / f64::from(PROOF_GAMES))
    }

    /// How long the games were, if any ended.
    pub fn rounds(&self) -> Option<ProofRounds> {
        let sum: u32 = self.rounds.iter().sum();
        Some(ProofRounds {
            fewest: *self.rounds.iter().min()?,
            mean: f64::from(sum) / f64::from(self.ended()),
            most: *self.rounds.iter().max()?,
        })
    }

    /// The share of the games in which a site was built on.
    pub fn use_of(&self, site: Site) -> f64 {
        f64::from(self.built[site]) / f64::from(self.games.max(1))
    }

    /// The sites that nobody ever built on.
    pub fn unused_sites(&self) -> impl Iterator<Item = Site> {
        Site::ALL.into_iter().filter(|&site| self.built[site] == 0)
    }

    /// The tokens that nobody ever took.
    pub fn unused_tokens(&self) -> impl Iterator<Item = Token> {
        TokenSet::ALL.without(self.taken).iter()
    }

    /// The share of the games in which a church was the last to be completed.
    pub fn last(&self, church: Church) -> f64 {
        f64::from(self.last[church]) / f64::from(self.ended().max(1))
    }

    /// The share of the games in which a church was completed.
    pub fn completed(&self, church: Church) -> f64 {
        f64::from(self.completed[church]) / f64::from(self.games.max(1))
    }
}

/// Notes churches that have been completed since the last position.
fn note(done: &mut Vec<Church>, state: &State<'_>) {
    for church in state.completed() {
        if !done.contains(&church) {
            done.push(church);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_wins(wins: [u32; PROOF_PLAYERS]) -> BoardProof {
        let games = wins.iter().sum();
        BoardProof { games, wins: wins.map(|wins| wins * SIXTHS), ..BoardProof::default() }
    }

    #[test]
    fn noise_is_not_unfair() {
        let [first, second, third] = HAMBURG_WINS;
        for (wins, expected) in [
            ([0, 0, 0], SeatBalance::Even),
            ([2, 0, 0], SeatBalance::Even),
            (HAMBURG_WINS, SeatBalance::Even),
            // Six per cent more happen by chance.
            ([first + 12, second - 6, third - 6], SeatBalance::Even),
            ([first + 40, second - 20, third - 20], SeatBalance::Favours(0)),
            ([first - 40, second, third + 40], SeatBalance::Favours(2)),
        ] {
            assert_eq!(with_wins(wins).balance(), expected, "{wins:?}");
        }
    }

    #[test]
    fn a_board_like_hamburg_is_called_unfair_at_most_once_in_a_hundred_proofs() {
        let mut rng = fastrand::Rng::with_seed(7);
        let [first, second, _] = HAMBURG_WINS;
        let unfair = (0..2000).filter(|_| {
            let mut wins = [0; PROOF_PLAYERS];
            for _ in 0..PROOF_GAMES {
                let drawn = rng.u32(..PROOF_GAMES);
                let seat = usize::from(drawn >= first) + usize::from(drawn >= first + second);
                wins[seat] += 1;
            }
            with_wins(wins).balance() != SeatBalance::Even
        });
        assert!(unfair.count() <= 20);
    }

    #[test]
    fn games_are_counted() {
        let mut proof = BoardProof::default();
        (0..3).for_each(|_| proof.play(Board::hamburgum(), || {}));
        assert_eq!((proof.games(), proof.ended()), (3, 3));
        assert!((proof.win_shares().iter().sum::<f64>() - 1.0).abs() < 1e-9);
        let rounds = proof.rounds().expect("games that ended");
        assert!(f64::from(rounds.fewest) <= rounds.mean && rounds.mean <= f64::from(rounds.most));
        let last: f64 = Church::ALL.map(|church| proof.last(church)).iter().sum();
        assert!((last - 1.0).abs() < 1e-9);
        let mut again = BoardProof::default();
        (0..3).for_each(|_| again.play(Board::hamburgum(), || {}));
        assert_eq!(proof, again);
    }
}
