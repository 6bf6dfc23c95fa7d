//! Openings: the first turns of games, so that deterministic players do not always play the same game.

mod maker;

pub use maker::OpeningMaker;

use hamburgum_engine::{Board, Game, RecordError};
use std::fmt;

/// The separator between two turns.
const SEPARATOR: &str = " / ";

/// Whole turns from the start of a game, in the notation of records.
///
/// ```
/// use hamburgum_ai::Opening;
/// use hamburgum_engine::{Board, Game, Seating, Setup, Variant};
///
/// let opening = Opening::parse("1. red beer / 1. blue trade-west, sell 1 cloth");
/// let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
/// let mut game = Game::new(Board::hamburgum(), setup)?;
/// opening.apply(&mut game)?;
/// assert_eq!(game.turns_played(), 2);
/// assert_eq!(Opening::of(&game), opening);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Opening {
    turns: Vec<String>,
}

impl Opening {
    /// The built-in, frozen openings for this many players: none for other boards. They were made for
    /// the base game and are legal in both variants too.
    ///
    /// ```
    /// use hamburgum_ai::Opening;
    /// use hamburgum_engine::Board;
    ///
    /// assert!(Opening::shipped(Board::hamburgum(), 3).len() >= 500);
    /// assert!(Opening::shipped(Board::hamburgum(), 6).is_empty());
    /// ```
    pub fn shipped(board: &Board, players: usize) -> Vec<Self> {
        let text = match (board.id(), players) {
            ("hamburgum", 2) => include_str!("../data/openings/hamburgum-2.txt"),
            ("hamburgum", 3) => include_str!("../data/openings/hamburgum-3.txt"),
            ("hamburgum", 4) => include_str!("../data/openings/hamburgum-4.txt"),
            ("hamburgum", 5) => include_str!("../data/openings/hamburgum-5.txt"),
            ("londinium", 2) => include_str!("../data/openings/londinium-2.txt"),
            ("londinium", 3) => include_str!("../data/openings/londinium-3.txt"),
            ("londinium", 4) => include_str!("../data/openings/londinium-4.txt"),
            ("londinium", 5) => include_str!("../data/openings/londinium-5.txt"),
            _ => "",
        };
        Self::parse_all(text).map(|(_, opening)| opening).collect()
    }

    /// Reads an opening: turns separated by ` / `. Whether they are valid and legal is checked when they
    /// are played.
    pub fn parse(line: &str) -> Self {
        let turns = line.split(SEPARATOR.trim()).map(|turn| turn.trim().to_owned());
        Self { turns: turns.collect() }
    }

    /// Reads a text with an opening on each line, with line numbers; `#` begins a comment, and empty
    /// lines are skipped.
    pub fn parse_all(text: &str) -> impl Iterator<Item = (usize, Self)> {
        let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
        let numbered = (1..).zip(lines).filter(|(_, line)| !line.is_empty());
        numbered.map(|(number, line)| (number, Self::parse(line)))
    }

    /// The completed turns of a game.
    pub fn of(game: &Game<'_>) -> Self {
        let text = game.to_text();
        let turns = text.lines().skip_while(|line| !line.is_empty()).skip(1);
        Self { turns: turns.map(str::to_owned).take(game.turns_played() as usize).collect() }
    }

    /// Plays the turns.
    ///
    /// # Errors
    /// The turn, counted from 1 as if it were the line of a record, that cannot be read or is not
    /// legal. The turns before it are played.
    pub fn apply(&self, game: &mut Game<'_>) -> Result<(), RecordError> {
        for (number, turn) in (1..).zip(&self.turns) {
            game.play_line(turn).map_err(|error| RecordError { line: number, ..error })?;
        }
        Ok(())
    }
}

impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.turns.join(SEPARATOR))
    }
}

#[cfg(test)]
mod tests;
