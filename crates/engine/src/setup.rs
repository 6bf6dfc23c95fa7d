//! A position as plain data, from play or set up by hand.

mod check;
mod error;

pub use error::{SetupError, SetupFault};

use crate::{
    ByBerth, ByChurch, ByGood, ByMaterial, ByOffice, ByPlayer, Church, Field, Official, Player,
    Seating, Ship, SiteSet, TokenKind, Variant,
};

/// Everything on the table at the beginning of a turn.
///
/// The fields are public and unchecked; [`State::from_setup`] accepts only playable positions. Prices,
/// buildings, church builders and bonuses are derived from the rest.
///
/// ```
/// use hamburgum_engine::{Board, Field, Good, Player, Seating, Setup, State, Variant};
///
/// let mut setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
/// setup.turns = 7;
/// let blue = &mut setup.holdings[Player::Blue];
/// blue.marker = Some(Field::Guildhall);
/// blue.goods[Good::Sugar] = 4;
/// let state = State::from_setup(Board::hamburgum(), &setup)?;
/// assert_eq!((state.round(), state.active()), (4, Player::Blue));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// [`State::from_setup`]: crate::State::from_setup
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Which officials are used.
    pub variant: Variant,
    /// Who plays, in which order.
    pub seating: Seating,
    /// How many turns are complete.
    pub turns: u32,
    /// What each player has; nothing, for colours without a seat.
    pub holdings: ByPlayer<Holdings>,
    /// The ships of each berth in order of arrival.
    pub berths: ByBerth<Vec<Ship>>,
    /// The donations of each church in the order in which they were made.
    pub donations: ByChurch<Vec<Donation>>,
    /// The churches with five donations in the order in which they were completed.
    pub completed: Vec<Church>,
    /// Who built each official.
    pub offices: ByOffice<Option<Player>>,
    /// In variant II, the revealed official; `None` if chance has yet to reveal it.
    pub visible: Option<Official>,
}

/// What one player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Holdings {
    /// Prestige points.
    pub prestige: u16,
    /// Money.
    pub money: u32,
    /// Units of each good.
    pub goods: ByGood<u16>,
    /// Units of each building material.
    pub materials: ByMaterial<u16>,
    /// Where the marker stands; `None` before the first turn (TURN-3).
    pub marker: Option<Field>,
    /// The sites with the player's citizens.
    pub citizens: SiteSet,
}

/// One donation of a church.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Donation {
    /// Who made it.
    pub by: Player,
    /// The token taken for it.
    pub kind: TokenKind,
    /// Whether the token is scored.
    pub scored: bool,
}

impl Setup {
    /// The limit on completed turns.
    pub const MAX_TURNS: u32 = 1_000_000;

    /// The initial position of a game (SET-1 to SET-5).
    ///
    /// ```
    /// use hamburgum_engine::{Berth, Player, Seating, Setup, Ship, Variant};
    ///
    /// let setup = Setup::initial(Variant::Base, Seating::of_count(3)?);
    /// let green = &setup.holdings[Player::Green];
    /// assert_eq!((green.prestige, green.money), (3, 30));
    /// assert_eq!(setup.berths[Berth::Three][2], Ship::Of(Player::Green));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn initial(variant: Variant, seating: Seating) -> Self {
        let mut setup = Self::bare(variant, seating);
        for (place, &player) in seating.players().iter().enumerate() {
            setup.holdings[player] = Holdings {
                // SET-3: one point and ten pounds more for each place further on.
                prestige: place as u16 + 1,
                money: 10 * (place as u32 + 1),
                // SET-2: one of each good, one timber, one brick, a ship in berth 3.
                goods: ByGood([1; 3]),
                materials: ByMaterial([1, 1, 0]),
                ..Holdings::default()
            };
            setup.berths[crate::Berth::Three].push(Ship::Of(player));
        }
        setup
    }

    /// An empty table before the first turn, as a base for puzzles.
    pub fn bare(variant: Variant, seating: Seating) -> Self {
        Self {
            variant,
            seating,
            turns: 0,
            holdings: ByPlayer::default(),
            berths: ByBerth::default(),
            donations: ByChurch::default(),
            completed: Vec::new(),
            offices: ByOffice::default(),
            visible: None,
        }
    }

    /// Whose turn it is.
    pub fn to_move(&self) -> Player {
        let players = self.seating.players();
        players[self.turns as usize % players.len()]
    }

    /// The round, counted from 1.
    pub fn round(&self) -> u32 {
        self.turns / self.seating.count() as u32 + 1
    }
}
