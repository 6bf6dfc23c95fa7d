//! Why a position is not playable.

use super::Setup;
use crate::text::OnBoard;
use crate::{Berth, Board, Church, Player, Site, Token};
use std::fmt;

/// A position that is not playable.
///
/// ```
/// # use hamburgum_engine::{Berth, Board, Player, Seating, Setup, SetupFault, Ship, Variant};
/// let mut setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
/// setup.berths[Berth::Three].push(Ship::Of(Player::Red));
/// let error = setup.check(Board::hamburgum()).expect_err("three ships where two have room");
/// assert_eq!(error.fault, SetupFault::BerthFull(Berth::Three));
/// assert_eq!(error.to_string(), "berth 3 is too full: it holds one ship for each player");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// What is wrong.
    pub fault: SetupFault,
    text: String,
}

impl SetupError {
    pub(super) fn new(board: &Board, fault: SetupFault) -> Self {
        Self { fault, text: board.say(&fault).to_string() }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::error::Error for SetupError {}

/// What is wrong with a [`Setup`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// More than [`Setup::MAX_TURNS`] turns.
    TooManyTurns,
    /// A colour without a seat has something on the table.
    NoSeat(Player),
    /// Two bells (BUY-2).
    TwoBells(Player),
    /// More ships in a berth than there are players (SHIP-2).
    BerthFull(Berth),
    /// More than five ships of a player (SET-7).
    TooManyShips(Player),
    /// More neutral ships than captains were built (BUILD-7).
    TooManyNeutralShips,
    /// More than five donations (DON-4).
    TooManyDonations(Church),
    /// A token taken twice.
    TokenTwice(Token),
    /// The first donation did not take the five token (DON-3).
    FirstNotFive(Church),
    /// The list of completed churches differs from the churches with five donations.
    CompletedList(Church),
    /// All six churches are complete: there is nothing left to play.
    GameOver,
    /// Two citizens on one site (BUILD-2).
    SiteTwice(Site),
    /// A player has more or fewer officials than citizens on sites for officials.
    OfficialCount(Player),
    /// An official of the base game was built before one that lay above it (BUILD-8).
    OfficialOrder,
    /// The visible official is not one that can be visible (VAR-3).
    VisibleOfficial,
}

impl fmt::Display for OnBoard<'_, SetupFault> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use SetupFault as E;
        let church_id = |church: Church| &self.board.church_info(church).id;
        match *self.thing {
            E::TooManyTurns => write!(f, "at most {} turns can be over", Setup::MAX_TURNS),
            E::NoSeat(player) => write!(f, "{player} has no seat, but pieces on the table"),
            E::TwoBells(player) => write!(f, "{player} has more than 1 bell: nobody ever does"),
            E::BerthFull(berth) => {
                write!(f, "berth {berth} is too full: it holds one ship for each player")
            }
            E::TooManyShips(player) => write!(f, "{player} has more than 5 ships"),
            E::TooManyNeutralShips => {
                f.write_str("more neutral ships than captains: each captain brings one")
            }
            E::TooManyDonations(church) => {
                write!(f, "{} has more than 5 donations", church_id(church))
            }
            E::TokenTwice(token) => write!(
                f,
                "two donations of {} took its {} token",
                church_id(token.church()),
                token.kind()
            ),
            E::FirstNotFive(church) => {
                write!(f, "the first donation of {} must take five", church_id(church))
            }
            E::CompletedList(church) => write!(
                f,
                "{} must be named as completed once if it has 5 donations, and else not",
                church_id(church)
            ),
            E::GameOver => f.write_str("all six churches are complete: nothing is left to play"),
            E::SiteTwice(site) => {
                write!(f, "two citizens stand on {}", self.board.site_info(site).id)
            }
            E::OfficialCount(player) => {
                write!(f, "{player} needs as many officials as citizens on sites for officials")
            }
            E::OfficialOrder => f.write_str("officials are built from the top of the stack"),
            E::VisibleOfficial => f.write_str(
                "only in variant two an official is visible, and one that nobody has built yet",
            ),
        }
    }
}
