//! Games as text: a head, an optional position, and one line per turn. `docs/notation.md` has the
//! grammar.
//!
//! Parsing has three layers: lines of text, the syntax of a line, and actions in a position. So
//! "cannot be read" and "not legal here" are different errors.

mod action;
mod city;
mod error;
mod head;
mod position;
mod turn;

pub use error::{RecordError, RecordFault, Unreadable};

use crate::{Action, Board, Effect, Game, Seating, Setup, Variant};
use error::{RecordLine, shortened};
use std::fmt::Write;

/// Lines with content and their numbers; comments are removed.
struct Lines<'t> {
    text: &'t str,
    meaningful: std::iter::Peekable<std::vec::IntoIter<RecordLine<'t>>>,
    last: RecordLine<'t>,
}

impl<'t> Lines<'t> {
    fn new(text: &'t str) -> Self {
        let meaningful: Vec<_> = text
            .lines()
            .enumerate()
            .map(|(i, line)| RecordLine { number: i + 1, text: without_comment(line) })
            .filter(|line| !line.text.is_empty())
            .collect();
        let number = text.lines().count().max(1);
        let last = RecordLine { number, text: "" };
        Self { text, meaningful: meaningful.into_iter().peekable(), last }
    }

    /// The next line, or the end of the text as an empty one.
    fn next(&mut self) -> RecordLine<'t> {
        self.meaningful.next().unwrap_or(self.last)
    }

    fn peek(&mut self) -> Option<RecordLine<'t>> {
        self.meaningful.peek().copied()
    }
}

fn without_comment(line: &str) -> &str {
    line.split('#').next().unwrap_or_default().trim()
}

/// The text without the byte order mark that some editors write at the start of UTF-8 files.
fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

impl<'b> Game<'b> {
    /// The size limit of a record, in bytes.
    pub const MAX_BYTES: usize = 4 * 1024 * 1024;

    /// The id of the board that a record names, for callers that have to look up that board first.
    ///
    /// ```
    /// use hamburgum_engine::Game;
    ///
    /// let text = "hamburgum record 1\nboard city1-4711\nvariant base";
    /// assert_eq!(Game::board_named_in(text), Some("city1-4711"));
    /// ```
    pub fn board_named_in(text: &str) -> Option<&str> {
        head::board_named(&mut Lines::new(without_mark(text)))
    }

    /// The board file that a record contains, for callers that have to read that board first.
    ///
    /// ```
    /// use hamburgum_engine::{Board, Game, Seating, Setup, Variant};
    ///
    /// let board = Board::hamburgum().clone().as_own("own-1".to_owned());
    /// let game = Game::new(&board, Setup::initial(Variant::Base, Seating::of_count(2)?))?;
    /// assert_eq!(Game::city_in(&game.to_text()), Some(board.to_text()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn city_in(text: &str) -> Option<String> {
        head::city_in(&mut Lines::new(without_mark(text)))
    }

    /// Reads a record and plays it.
    ///
    /// `boards` finds the board that the record names. A record that contains its board needs it
    /// here too.
    ///
    /// # Errors
    /// The number of the first wrong line, what was read there, and whether it cannot be read or is
    /// not legal.
    ///
    /// # Example
    ///
    /// ```
    /// use hamburgum_engine::{Board, Game, Player};
    ///
    /// let text = "\
    /// hamburgum record 1
    /// board hamburgum
    /// variant base
    /// players red blue
    /// start blue
    /// rules 1
    ///
    /// 1. blue beer
    /// 1. red trade-west, sell 1 cloth
    /// ";
    /// let game = Game::parse(text, &Board::built_in())?;
    /// assert_eq!(game.state().money(Player::Red), 120);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn parse(text: &str, boards: &[&'b Board]) -> Result<Self, RecordError> {
        if text.len() > Self::MAX_BYTES {
            return Err(RecordLine { number: 1, text: "" }.fault(RecordFault::TooLarge));
        }
        let mut lines = Lines::new(without_mark(text));
        let mut game = head::read(&mut lines, boards)?;
        while let Some(line) = lines.peek() {
            lines.next();
            turn::play(&mut game, line)?;
        }
        Ok(game)
    }

    /// Reads one more line of a record, as [`parse`](Self::parse) does, and returns its effects.
    ///
    /// # Errors
    /// Why the line cannot be read or is not legal; the game is then unchanged.
    ///
    /// # Example
    ///
    /// ```
    /// # use hamburgum_engine::{Board, Game, Player, Seating, Setup, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let mut game = Game::new(Board::hamburgum(), setup)?;
    /// game.play_line("1. red church, donate petri.five, score petri.five")?;
    /// assert_eq!(game.state().prestige(Player::Red), 6);
    /// // There is timber for one ship and not for two.
    /// assert!(game.play_line("1. blue dockyard, launch 2").is_err());
    /// assert!(game.draft().is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play_line(&mut self, line: &str) -> Result<Vec<Effect>, RecordError> {
        turn::play(self, RecordLine { number: 1, text: without_comment(line) })
    }

    /// Writes the record with all known drawn officials, including hidden ones. For players, use the
    /// record of [`without_undrawn`](Self::without_undrawn).
    ///
    /// ```
    /// # use hamburgum_engine::{Board, Game, Seating, Setup, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let mut game = Game::new(Board::hamburgum(), setup)?;
    /// game.play_line("1. red trade-west, sell 1 beer, sell 1 cloth")?;
    /// let text = game.to_text();
    /// assert!(text.ends_with("\n1. red trade-west, sell 1 beer 1 cloth\n"));
    /// assert_eq!(Game::parse(&text, &Board::built_in())?, game);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_text(&self) -> String {
        let mut text = head::write(self);
        for line in turn::lines(self) {
            let _ = writeln!(text, "{line}");
        }
        text
    }
}

impl Board {
    /// Reads one small action, as [`say`](Self::say) writes it.
    ///
    /// # Errors
    /// What would have been right.
    ///
    /// # Example
    ///
    /// ```
    /// use hamburgum_engine::{Action, Board, Good};
    ///
    /// let board = Board::hamburgum();
    /// assert_eq!(board.read_action("sell beer"), Ok(Action::Sell(Good::Beer)));
    /// let right = board.read_action("sell ale").expect_err("no good of the game");
    /// assert_eq!(right.to_string(), "\"ale\" is no good: use beer, sugar or cloth");
    /// ```
    pub fn read_action(&self, text: &str) -> Result<Action, Unreadable> {
        action::read(self, text).map_err(|right| Unreadable(shortened(&right)))
    }

    /// Reads a step of a turn: actions that share their first word, each with its repeat count.
    ///
    /// # Errors
    /// What would have been right.
    ///
    /// # Example
    ///
    /// ```
    /// use hamburgum_engine::{Action, Board, Good};
    ///
    /// let actions = Board::hamburgum().read_actions("sell 3 beer sugar");
    /// assert_eq!(actions, Ok(vec![(3, Action::Sell(Good::Beer)), (1, Action::Sell(Good::Sugar))]));
    /// ```
    pub fn read_actions(&self, text: &str) -> Result<Vec<(u32, Action)>, Unreadable> {
        turn::read_actions(self, text).map_err(|right| Unreadable(shortened(&right)))
    }
}

impl Setup {
    /// Reads a position, as [`Board::say`] writes it.
    ///
    /// # Errors
    /// The first line that cannot be read. Whether the position is playable is checked by
    /// [`check`](Self::check).
    ///
    /// # Example
    ///
    /// ```
    /// # use hamburgum_engine::{Board, Seating, Setup, Variant};
    /// let (board, seating) = (Board::hamburgum(), Seating::of_count(3)?);
    /// let setup = Setup::initial(Variant::Base, seating);
    /// let text = board.say(&setup).to_string();
    /// assert_eq!(Setup::parse(&text, board, Variant::Base, seating)?, setup);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn parse(
        text: &str,
        board: &Board,
        variant: Variant,
        seating: Seating,
    ) -> Result<Self, RecordError> {
        position::read_lines(&mut Lines::new(text), board, variant, seating)
    }
}
