//! Validation of positions.

use super::{Holdings, Setup, SetupError, SetupFault as E};
use crate::{
    Board, BuildingKind, ByPlayer, Church, Material, Office, Player, Ship, SiteSet, Token,
    TokenKind, TokenSet, Variant,
};

impl Setup {
    /// Checks that the position is playable on this board.
    ///
    /// # Errors
    /// The first fault.
    ///
    /// # Example
    ///
    /// ```
    /// # use hamburgum_engine::{Board, Donation, Player, Seating};
    /// # use hamburgum_engine::{Setup, SetupFault, TokenKind, Variant};
    /// # let board = Board::hamburgum();
    /// let mut setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// setup.check(board)?;
    /// let petri = board.church("petri").expect("a church of Hamburg");
    /// let donation = Donation { by: Player::Red, kind: TokenKind::Ships, scored: false };
    /// setup.donations[petri].push(donation);
    /// let error = setup.check(board).expect_err("a first donation without the five token");
    /// assert_eq!(error.fault, SetupFault::FirstNotFive(petri));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn check(&self, board: &Board) -> Result<(), SetupError> {
        self.find_fault(board).map_err(|fault| SetupError::new(board, fault))
    }

    fn find_fault(&self, board: &Board) -> Result<(), E> {
        ensure(self.turns <= Self::MAX_TURNS, E::TooManyTurns)?;
        Player::ALL.into_iter().try_for_each(|player| self.check_holdings(player))?;
        self.check_citizens()?;
        self.check_harbour(board)?;
        Church::ALL.into_iter().try_for_each(|church| self.check_church(church))?;
        ensure(self.completed.len() < 6, E::GameOver)?;
        self.check_officials(board)
    }

    fn seated(&self, player: Player) -> Result<(), E> {
        ensure(self.seating.place(player).is_some(), E::NoSeat(player))
    }

    fn check_holdings(&self, player: Player) -> Result<(), E> {
        let holdings = &self.holdings[player];
        if *holdings != Holdings::default() {
            self.seated(player)?;
        }
        ensure(holdings.materials[Material::Bell] <= 1, E::TwoBells(player))
    }

    fn check_citizens(&self) -> Result<(), E> {
        let mut occupied = SiteSet::EMPTY;
        for (_, holdings) in self.holdings.iter() {
            if let Some(site) = occupied.and(holdings.citizens).iter().next() {
                return Err(E::SiteTwice(site));
            }
            occupied = occupied.or(holdings.citizens);
        }
        Ok(())
    }

    fn check_harbour(&self, board: &Board) -> Result<(), E> {
        let mut ships = ByPlayer::<usize>::default();
        let mut neutral = 0;
        for (berth, row) in self.berths.iter() {
            ensure(row.len() <= self.seating.count(), E::BerthFull(berth))?;
            for ship in row {
                match *ship {
                    Ship::Of(player) => {
                        self.seated(player)?;
                        ships[player] += 1;
                        let fits = ships[player] <= usize::from(Ship::EACH);
                        ensure(fits, E::TooManyShips(player))?;
                    }
                    Ship::Neutral => neutral += 1,
                }
            }
        }
        let captains = board.sites_for(BuildingKind::Captain);
        let built: u32 =
            self.holdings.0.iter().map(|holdings| holdings.citizens.and(captains).len()).sum();
        ensure(neutral <= built, E::TooManyNeutralShips)
    }

    fn check_church(&self, church: Church) -> Result<(), E> {
        let donations = &self.donations[church];
        ensure(donations.len() <= 5, E::TooManyDonations(church))?;
        let mut given = TokenSet::default();
        for donation in donations {
            self.seated(donation.by)?;
            let token = Token::new(church, donation.kind);
            ensure(!given.contains(token), E::TokenTwice(token))?;
            given = given.with(token);
        }
        let first_is_five = donations.first().is_none_or(|first| first.kind == TokenKind::Five);
        ensure(first_is_five, E::FirstNotFive(church))?;
        let named = self.completed.iter().filter(|&&other| other == church).count();
        ensure(
            named == usize::from(donations.len() == usize::from(Church::DONATIONS)),
            E::CompletedList(church),
        )
    }

    fn check_officials(&self, board: &Board) -> Result<(), E> {
        let sites = board.sites_for(BuildingKind::Official);
        for player in Player::ALL {
            let offices = self.offices.0.iter().filter(|&&by| by == Some(player)).count();
            let citizens = self.holdings[player].citizens.and(sites).len() as usize;
            ensure(offices == citizens, E::OfficialCount(player))?;
        }
        let built = self.offices.0.iter().flatten().count();
        let from_the_top = self.offices.0.iter().take(built).all(Option::is_some);
        ensure(self.variant != Variant::Base || from_the_top, E::OfficialOrder)?;
        let Some(visible) = self.visible else { return Ok(()) };
        let left = Office::ALL.into_iter().filter(|&office| self.offices[office].is_none());
        let mut left = left.map(|office| office.official(self.variant));
        let right = self.variant == Variant::Two && left.any(|official| official == visible);
        ensure(right, E::VisibleOfficial)
    }
}

fn ensure(holds: bool, error: E) -> Result<(), E> {
    if holds { Ok(()) } else { Err(error) }
}
