//! The players, identified by their colour, and their seating.

use crate::vocabulary::vocabulary;
use std::fmt;

vocabulary! {
    /// A player, identified by the colour of the pieces (SET-1).
    Player, ByPlayer, "player" {
        /// Red.
        Red = "red",
        /// Blue.
        Blue = "blue",
        /// Green.
        Green = "green",
        /// Yellow.
        Yellow = "yellow",
        /// Grey.
        Grey = "grey",
    }
}

impl Player {
    /// The colour as it begins a sentence: "Red".
    pub const fn name(self) -> &'static str {
        ["Red", "Blue", "Green", "Yellow", "Grey"][self.index()]
    }
}

/// Two to five different players in clockwise order, beginning with the start player.
///
/// ```
/// use hamburgum_engine::{Player, Seating};
///
/// let seating = Seating::new(&[Player::Green, Player::Blue, Player::Red])?;
/// assert_eq!(seating.start(), Player::Green);
/// assert_eq!(seating.after(Player::Red), Player::Green);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seating {
    order: [Player; 5],
    count: u8,
}

impl Seating {
    /// Seats the players in the order of play (SET-1).
    ///
    /// # Errors
    /// Fewer than two or more than five players, or one named twice.
    ///
    /// # Example
    ///
    /// ```
    /// use hamburgum_engine::{Player, Seating, SeatingError};
    ///
    /// assert_eq!(Seating::new(&[Player::Red]), Err(SeatingError::Count(1)));
    /// assert_eq!(Seating::new(&[Player::Red; 2]), Err(SeatingError::Twice(Player::Red)));
    /// ```
    pub fn new(players: &[Player]) -> Result<Self, SeatingError> {
        if !(2..=5).contains(&players.len()) {
            return Err(SeatingError::Count(players.len()));
        }
        for (i, player) in players.iter().enumerate() {
            if players[..i].contains(player) {
                return Err(SeatingError::Twice(*player));
            }
        }
        let mut order = [players[0]; 5];
        order[..players.len()].copy_from_slice(players);
        Ok(Self { order, count: players.len() as u8 })
    }

    /// The first `count` colours, red first.
    ///
    /// # Errors
    /// Fewer than two or more than five players.
    pub fn of_count(count: usize) -> Result<Self, SeatingError> {
        Player::ALL.get(..count).ok_or(SeatingError::Count(count)).and_then(Self::new)
    }

    /// The same circle of players, but with this one as the start player.
    ///
    /// # Errors
    /// The player has no seat.
    ///
    /// # Example
    ///
    /// ```
    /// use hamburgum_engine::{Player, Seating};
    ///
    /// let seating = Seating::of_count(3)?.starting_with(Player::Blue)?;
    /// assert_eq!(seating.players(), [Player::Blue, Player::Green, Player::Red]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn starting_with(self, start: Player) -> Result<Self, SeatingError> {
        let at = self.place(start).ok_or(SeatingError::Absent(start))?;
        let mut players = self.players().to_vec();
        players.rotate_left(at);
        Self::new(&players)
    }

    /// The players in the order of play.
    pub fn players(&self) -> &[Player] {
        &self.order[..self.count()]
    }

    /// The number of players.
    pub const fn count(&self) -> usize {
        self.count as usize
    }

    /// The start player.
    pub const fn start(&self) -> Player {
        self.order[0]
    }

    /// The place in the order of play, the start player's being 0, or `None` without a seat.
    pub fn place(&self, player: Player) -> Option<usize> {
        self.players().iter().position(|&other| other == player)
    }

    /// The player to the left: who plays next (TURN-1). After a player without a seat, the start
    /// player.
    pub fn after(&self, player: Player) -> Player {
        let next = self.place(player).map_or(0, |place| place + 1);
        if next == self.count() { self.order[0] } else { self.order[next] }
    }
}

/// Why a seating is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatingError {
    /// The game is for 2 to 5.
    Count(usize),
    /// One colour was named twice.
    Twice(Player),
    /// The start player has no seat.
    Absent(Player),
}

impl fmt::Display for SeatingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Count(1) => f.write_str("1 player: the game is for 2 to 5"),
            Self::Count(count) => write!(f, "{count} players: the game is for 2 to 5"),
            Self::Twice(player) => write!(f, "{player} is seated twice: name each player once"),
            Self::Absent(player) => write!(f, "{player} has no seat: name one of the players"),
        }
    }
}

impl std::error::Error for SeatingError {}
