//! A valid position and its queries.

mod hash;
mod phase;
mod table;

pub(crate) use phase::Phase;
pub(crate) use table::{PackedSeat, PackedTable};

use crate::{
    Berth, Board, BuildingKind, ByBerth, ByChurch, ByGood, ByMaterial, ByOffice, ByPlayer, Church,
    Donation, Field, Good, Holdings, Official, Player, Prompt, Seating, Setup, SetupError, Ship,
    Site, SiteSet, Token, TokenKind, TokenSet, Variant,
};

/// A position on a board: valid by construction, small, and cheap to copy.
///
/// It changes only by [`play`](Self::play) and [`play_unchecked`](Self::play_unchecked). To undo, keep
/// a copy.
///
/// ```
/// use hamburgum_engine::{Action, Board, Field, Player, Prompt, Seating, Setup, State, Variant};
///
/// let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
/// let mut state = State::from_setup(Board::hamburgum(), &setup)?;
/// let before = state;
/// state.play(Action::Move(Field::Beer)).expect("a first move, which may go anywhere");
/// assert_eq!(state.prompt(), Prompt::Produced(Player::Red));
/// assert_eq!(before.prompt(), Prompt::Move(Player::Red));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct State<'b> {
    pub(crate) board: &'b Board,
    pub(crate) table: PackedTable,
}

/// Positions are equal if the tables and the boards are equal.
impl PartialEq for State<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.table == other.table
            && (std::ptr::eq(self.board, other.board) || self.board == other.board)
    }
}

impl Eq for State<'_> {}

impl std::hash::Hash for State<'_> {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        hasher.write_u64(self.position_hash());
    }
}

impl<'b> State<'b> {
    /// The position of a setup, at the beginning of a turn.
    ///
    /// # Errors
    /// The setup is not playable.
    ///
    /// # Example
    ///
    /// ```
    /// # use hamburgum_engine::{Board, Material, Player, Seating};
    /// # use hamburgum_engine::{Setup, SetupFault, State, Variant};
    /// let mut setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// setup.holdings[Player::Red].materials[Material::Bell] = 2;
    /// let error = State::from_setup(Board::hamburgum(), &setup).expect_err("two bells");
    /// assert_eq!(error.fault, SetupFault::TwoBells(Player::Red));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_setup(board: &'b Board, setup: &Setup) -> Result<Self, SetupError> {
        setup.check(board)?;
        let mut state = Self { board, table: PackedTable::lay_out(setup) };
        state.begin_turn();
        Ok(state)
    }

    /// The position as plain data. Within a turn it contains what is on the table, but not the phase
    /// of the turn.
    ///
    /// ```
    /// # use hamburgum_engine::{Board, Game, Seating, Setup, State, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let mut game = Game::new(Board::hamburgum(), setup)?;
    /// game.play_line("1. red church, donate petri.five")?;
    /// let state = game.state();
    /// assert_eq!(State::from_setup(state.board(), &state.to_setup())?, *state);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_setup(&self) -> Setup {
        Setup {
            variant: self.variant(),
            seating: self.table.seating,
            turns: self.turns(),
            holdings: ByPlayer::from_fn(|player| self.holdings(player)),
            berths: ByBerth::from_fn(|berth| self.ships_in(berth).collect()),
            donations: ByChurch::from_fn(|church| self.donations(church).collect()),
            completed: self.completed().collect(),
            offices: self.offices(),
            visible: self.visible_official(),
        }
    }

    /// The board it is played on.
    pub fn board(&self) -> &'b Board {
        self.board
    }

    pub(crate) fn seat(&self, player: Player) -> &PackedSeat {
        &self.table.seats[player]
    }
}

/// The game as a whole.
impl State<'_> {
    /// Who has to decide what.
    ///
    /// ```
    /// # use hamburgum_engine::{Board, Game, Player, Prompt, Seating, Setup, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let mut game = Game::new(Board::hamburgum(), setup)?;
    /// game.play_line("1. red trade-west, sell 1 beer ...")?;
    /// assert_eq!(game.state().prompt(), Prompt::Sell(Player::Red));
    /// assert_eq!(game.state().prompt().to_string(), "Red may sell more or end the turn");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn prompt(&self) -> Prompt {
        let player = self.table.active;
        match self.table.phase {
            Phase::Reveal => Prompt::Reveal,
            Phase::Move => Prompt::Move(player),
            Phase::Produced => Prompt::Produced(player),
            Phase::Trade => Prompt::Trade(player),
            Phase::Sell { .. } => Prompt::Sell(player),
            Phase::Buy { .. } => Prompt::Buy(player),
            Phase::Dockyard => Prompt::Dockyard(player),
            Phase::Church { .. } => Prompt::Church(player),
            Phase::Score => Prompt::Score(player),
            Phase::Guildhall { .. } => Prompt::Guildhall(player),
            Phase::Canon => Prompt::Canon(player),
            Phase::Over => Prompt::Over,
        }
    }

    /// Whether the game is over (END-1).
    pub fn is_over(&self) -> bool {
        self.table.phase == Phase::Over
    }

    /// Whether no part of the next turn has been played yet.
    pub fn is_between_turns(&self) -> bool {
        matches!(self.table.phase, Phase::Move | Phase::Reveal)
    }

    /// A hash of everything that affects the rest of the game: equal positions have equal hashes.
    ///
    /// ```
    /// # use hamburgum_engine::{Board, Game, Seating, Setup, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let mut game = Game::new(Board::hamburgum(), setup)?;
    /// let mut other = game.clone();
    /// game.play_line("1. red trade-west, sell 1 beer 1 cloth")?;
    /// other.play_line("1. red trade-west, sell 1 cloth 1 beer")?;
    /// assert_eq!(game.state().position_hash(), other.state().position_hash());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn position_hash(&self) -> u64 {
        self.table.hash()
    }

    /// Which officials are used.
    pub fn variant(&self) -> Variant {
        self.table.variant
    }

    /// Who plays, in which order.
    pub fn seating(&self) -> &Seating {
        &self.table.seating
    }

    /// The players in the order of play.
    pub fn players(&self) -> &[Player] {
        self.table.seating.players()
    }

    /// Whose turn it is; when the game is over, whose turn ended it.
    pub fn active(&self) -> Player {
        self.table.active
    }

    /// How many turns have been ended with [`Action::Done`](crate::Action::Done).
    pub fn turns(&self) -> u32 {
        self.table.turns
    }

    /// The round, counted from 1.
    pub fn round(&self) -> u32 {
        self.turns() / self.players().len() as u32 + 1
    }
}

/// Queries about a player.
impl State<'_> {
    /// Everything that belongs to this player alone.
    pub fn holdings(&self, player: Player) -> Holdings {
        let seat = self.seat(player);
        Holdings {
            prestige: seat.prestige,
            money: seat.money,
            goods: seat.goods,
            materials: seat.materials,
            marker: seat.marker,
            citizens: seat.citizens,
        }
    }

    /// Prestige points.
    pub fn prestige(&self, player: Player) -> u16 {
        self.seat(player).prestige
    }

    /// Money.
    pub fn money(&self, player: Player) -> u32 {
        self.seat(player).money
    }

    /// Units of each good.
    pub fn goods(&self, player: Player) -> ByGood<u16> {
        self.seat(player).goods
    }

    /// Units of each building material.
    pub fn materials(&self, player: Player) -> ByMaterial<u16> {
        self.seat(player).materials
    }

    /// Where the marker stands; `None` before the first turn.
    pub fn marker(&self, player: Player) -> Option<Field> {
        self.seat(player).marker
    }

    /// The sites with the player's citizens.
    pub fn citizens(&self, player: Player) -> SiteSet {
        self.seat(player).citizens
    }

    /// The player's tokens, scored or not.
    pub fn tokens(&self, player: Player) -> TokenSet {
        self.seat(player).tokens
    }

    /// The player's tokens that are not scored yet.
    pub fn unscored_tokens(&self, player: Player) -> TokenSet {
        self.seat(player).tokens.without(self.table.scored)
    }

    /// Whether the player has completed a church (DON-4).
    pub fn is_church_builder(&self, player: Player) -> bool {
        self.seat(player).builder
    }

    /// How many buildings of this kind the player has.
    pub fn buildings(&self, player: Player, kind: BuildingKind) -> u32 {
        self.citizens(player).and(self.board.sites_for(kind)).len()
    }

    /// How many of the player's ships lie in a berth.
    pub fn ships_at(&self, player: Player, berth: Berth) -> u8 {
        self.table.ships_at(player, berth)
    }

    /// How many of the player's ships lie in the harbour.
    pub fn ships(&self, player: Player) -> u8 {
        self.table.ships(player)
    }

    /// How many ships the player has in supply.
    pub fn ships_in_supply(&self, player: Player) -> u8 {
        self.table.harbour.supply(player)
    }
}

/// Queries about the board.
impl State<'_> {
    /// The possible prices of a good, the initial one first (SET-4, BUILD-5).
    pub const PRICES: [u32; 6] = [100, 90, 80, 70, 60, 50];

    /// The price of a unit sold by ship (SET-4, BUILD-5).
    pub fn price(&self, good: Good) -> u32 {
        let makers = self.board.sites_for(good.maker());
        Self::PRICES[self.table.occupied.and(makers).len() as usize]
    }

    /// The price of each good.
    pub fn prices(&self) -> ByGood<u32> {
        ByGood::from_fn(|good| self.price(good))
    }

    /// The ships of a berth in order of arrival.
    ///
    /// ```
    /// # use hamburgum_engine::{Berth, Board, Game, Player, Seating, Setup, Ship, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let mut game = Game::new(Board::hamburgum(), setup)?;
    /// // Berth 3 is full with two ships, so they move on before a third one enters.
    /// game.play_line("1. red dockyard, launch")?;
    /// let [red, blue] = [Ship::Of(Player::Red), Ship::Of(Player::Blue)];
    /// assert!(game.state().ships_in(Berth::Two).eq([red, blue]));
    /// assert!(game.state().ships_in(Berth::Three).eq([red]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn ships_in(&self, berth: Berth) -> impl Iterator<Item = Ship> {
        self.table.harbour.ships_in(berth)
    }

    /// The donations of a church in the order in which they were made.
    ///
    /// ```
    /// # use hamburgum_engine::{Board, Donation, Game, Player, Seating, Setup, TokenKind, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let mut game = Game::new(Board::hamburgum(), setup)?;
    /// game.play_line("1. red church, donate petri.five")?;
    /// let petri = game.board().church("petri").expect("a church of Hamburg");
    /// let first = Donation { by: Player::Red, kind: TokenKind::Five, scored: false };
    /// assert!(game.state().donations(petri).eq([first]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn donations(&self, church: Church) -> impl Iterator<Item = Donation> + '_ {
        self.table.donations[church].iter().filter_map(move |kind| {
            let kind = TokenKind::ALL[kind];
            let token = Token::new(church, kind);
            let scored = self.table.scored.contains(token);
            self.owner(token).map(|by| Donation { by, kind, scored })
        })
    }

    /// How many donations a church has.
    pub fn donation_count(&self, church: Church) -> u8 {
        self.table.taken.and(TokenSet::at(church)).len() as u8
    }

    /// The owner of a token; `None` while it is at its church.
    pub fn owner(&self, token: Token) -> Option<Player> {
        Player::ALL.into_iter().find(|&player| self.tokens(player).contains(token))
    }

    /// All tokens that have been scored.
    pub fn scored_tokens(&self) -> TokenSet {
        self.table.scored
    }

    /// The completed churches in order; [`next_bonus`](Self::next_bonus) has an example.
    pub fn completed(&self) -> impl Iterator<Item = Church> {
        self.table.completed.iter().map(|index| Church::ALL[index])
    }

    /// Whose citizen stands on a site.
    pub fn citizen_on(&self, site: Site) -> Option<Player> {
        Player::ALL.into_iter().find(|&player| self.citizens(player).contains(site))
    }

    /// The sites without a citizen.
    pub fn free_sites(&self) -> SiteSet {
        SiteSet::ALL.without(self.table.occupied)
    }

    /// Who built each official.
    pub fn offices(&self) -> ByOffice<Option<Player>> {
        self.table.offices
    }

    /// The officials that are not built yet; in the base game from the top of the stack.
    ///
    /// ```
    /// # use hamburgum_engine::{Board, Official, Seating, Setup, State, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let state = State::from_setup(Board::hamburgum(), &setup)?;
    /// assert_eq!(state.officials_left().next(), Some(Official::Councilman));
    /// assert_eq!(state.officials_left().last(), Some(Official::LordMayor));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn officials_left(&self) -> impl Iterator<Item = Official> {
        self.offices_left().map(|office| office.official(self.variant()))
    }

    /// In variant II, the revealed official.
    pub fn visible_official(&self) -> Option<Official> {
        self.table.visible
    }
}
