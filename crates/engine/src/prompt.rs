//! Who has to decide what.

use crate::Player;
use std::fmt;

/// The decision that a position asks for, and who makes it.
///
/// ```
/// # use hamburgum_engine::{Action, Board, Official, Player};
/// # use hamburgum_engine::{Prompt, Seating, Setup, State, Variant};
/// # let setup = Setup::initial(Variant::Two, Seating::of_count(2)?);
/// # let mut state = State::from_setup(Board::hamburgum(), &setup)?;
/// // Before the first turn of variant II chance decides, not a player.
/// assert_eq!(state.prompt(), Prompt::Reveal);
/// state.play(Action::Reveal(Official::Sexton)).expect("an official that is left");
/// assert_eq!(state.prompt(), Prompt::Move(Player::Red));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Prompt {
    /// Chance reveals the next official (VAR-3).
    Reveal,
    /// The player moves the marker (TURN-1).
    Move(Player),
    /// The goods are produced; the player ends the turn (PROD-1).
    Produced(Player),
    /// The player may sell or buy.
    Trade(Player),
    /// The player has sold something and may sell more.
    Sell(Player),
    /// The player has bought something and may buy more.
    Buy(Player),
    /// The player may build ships.
    Dockyard(Player),
    /// The player may donate and score.
    Church(Player),
    /// The player has begun to score and may only score more (SCORE-1).
    Score(Player),
    /// The player may build.
    Guildhall(Player),
    /// The player may make the canon's donation (VAR-5).
    Canon(Player),
    /// The game is over.
    Over,
}

impl Prompt {
    /// Who decides: `None` for chance, and when the game is over.
    ///
    /// ```
    /// use hamburgum_engine::{Player, Prompt};
    ///
    /// assert_eq!(Prompt::Canon(Player::Blue).player(), Some(Player::Blue));
    /// assert_eq!(Prompt::Over.player(), None);
    /// ```
    pub const fn player(self) -> Option<Player> {
        match self {
            Self::Reveal | Self::Over => None,
            Self::Move(player)
            | Self::Produced(player)
            | Self::Trade(player)
            | Self::Sell(player)
            | Self::Buy(player)
            | Self::Dockyard(player)
            | Self::Church(player)
            | Self::Score(player)
            | Self::Guildhall(player)
            | Self::Canon(player) => Some(player),
        }
    }

    /// The kind of decision as one word, for machine-readable output.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Reveal => "reveal",
            Self::Move(_) => "move",
            Self::Produced(_) => "produced",
            Self::Trade(_) => "trade",
            Self::Sell(_) => "sell",
            Self::Buy(_) => "buy",
            Self::Dockyard(_) => "dockyard",
            Self::Church(_) => "church",
            Self::Score(_) => "score",
            Self::Guildhall(_) => "guildhall",
            Self::Canon(_) => "canon",
            Self::Over => "over",
        }
    }
}

impl fmt::Display for Prompt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(player) = self.player() {
            write!(f, "{} ", player.name())?;
        }
        f.write_str(match self {
            Self::Reveal => "the next official is turned up",
            Self::Move(_) => "moves the marker on the rondel",
            Self::Produced(_) => "has produced and ends the turn",
            Self::Trade(_) => "may sell goods or buy materials",
            Self::Sell(_) => "may sell more or end the turn",
            Self::Buy(_) => "may buy more or end the turn",
            Self::Dockyard(_) => "may build ships or end the turn",
            Self::Church(_) => "may donate, score tokens or end the turn",
            Self::Score(_) => "may score more tokens or end the turn",
            Self::Guildhall(_) => "may build or end the turn",
            Self::Canon(_) => "may make the canon's donation for 1 brick, or skip it",
            Self::Over => "the game is over",
        })
    }
}
