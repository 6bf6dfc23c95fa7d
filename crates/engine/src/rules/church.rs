//! Donating (DON) and scoring tokens (SCORE).

use crate::effect::{Effect, Witness};
use crate::state::Phase;
use crate::{
    Action, ActionList, Board, Church, ChurchInfo, Material, Player, Reason, SiteSet, State, Token,
    TokenKind, TokenSet,
};

/// What a donation costs (DON-2, VAR-5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DonationCost {
    /// One unit of each of these.
    pub materials: &'static [Material],
    /// And this much money.
    pub money: u32,
}

impl DonationCost {
    /// The cost of a donation to a church with this many earlier ones, for a player with this many
    /// citizens on the board (DON-2); `None` if the church is complete.
    ///
    /// ```
    /// use hamburgum_engine::{DonationCost, Material};
    ///
    /// let fifth = DonationCost::after(4, 3).expect("the cost of the fifth donation");
    /// assert_eq!((fifth.materials, fifth.money), (&Material::ALL[..], 30));
    /// assert_eq!(DonationCost::after(5, 3), None);
    /// ```
    pub const fn after(donations: u8, citizens: u32) -> Option<Self> {
        use Material::{Bell, Brick, Timber};
        let (materials, money): (&[Material], u32) = match donations {
            0 => (&[Brick], 0),
            1 => (&[Timber, Brick], 0),
            2 => (&[Timber, Brick], 20),
            3 => (&[Timber, Brick], 40),
            4 => (&[Timber, Brick, Bell], 10 * citizens),
            _ => return None,
        };
        Some(Self { materials, money })
    }
}

impl ChurchInfo {
    /// The prestige that a token of this church scores for each item that it counts (SCORE-2).
    pub const fn token_rate(&self, kind: TokenKind) -> u16 {
        match kind {
            TokenKind::Five => 5,
            TokenKind::Donations => 1,
            TokenKind::Ships => 2,
            TokenKind::Building => self.building_prestige as u16,
            TokenKind::Citizens => self.citizen_prestige as u16,
        }
    }
}

impl Board {
    /// The sites whose citizens a token counts (SCORE-2); none for a token that counts something else.
    ///
    /// ```
    /// use hamburgum_engine::{Board, SiteSet, Token, TokenKind};
    ///
    /// let board = Board::hamburgum();
    /// let petri = board.church("petri").expect("a church of Hamburg");
    /// let counted = |kind| board.counted_sites(Token::new(petri, kind));
    /// assert_eq!(counted(TokenKind::Citizens), board.parish(petri));
    /// assert_eq!(counted(TokenKind::Ships), SiteSet::EMPTY);
    /// ```
    pub fn counted_sites(&self, token: Token) -> SiteSet {
        match token.kind() {
            TokenKind::Five | TokenKind::Donations | TokenKind::Ships => SiteSet::EMPTY,
            TokenKind::Building => self.sites_for(self.church_info(token.church()).building),
            TokenKind::Citizens => self.parish(token.church()),
        }
    }
}

impl State<'_> {
    /// The prestige for the first completed church of the game, the second, and so on (DON-4).
    pub const BONUSES: [u16; 6] = [8, 7, 6, 5, 4, 3];

    /// The cost of the player's next donation to a church (DON-2); `None` if the church is complete.
    /// While the player may make the canon's donation, it is the cost of that (VAR-5).
    ///
    /// ```
    /// # use hamburgum_engine::{Board, Game, Material, Player, Seating, Setup, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let mut game = Game::new(Board::hamburgum(), setup)?;
    /// game.play_line("1. red church, donate petri.five")?;
    /// let petri = game.board().church("petri").expect("a church of Hamburg");
    /// let second = game.state().donation_cost(Player::Blue, petri).expect("an unfinished church");
    /// assert_eq!(second.materials, [Material::Timber, Material::Brick]);
    /// assert_eq!(second.money, 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn donation_cost(&self, player: Player, church: Church) -> Option<DonationCost> {
        let by_canon = self.table.phase == Phase::Canon && player == self.table.active;
        match self.donation_count(church) {
            // The canon's donation always costs as much as a first one.
            1..Church::DONATIONS if by_canon => DonationCost::after(0, 0),
            donations => DonationCost::after(donations, self.citizens(player).len()),
        }
    }

    /// Whether the player has what the next donation to a church costs (DON-2).
    ///
    /// ```
    /// # use hamburgum_engine::{Board, Game, Player, Seating, Setup, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let mut game = Game::new(Board::hamburgum(), setup)?;
    /// let petri = game.board().church("petri").expect("a church of Hamburg");
    /// assert!(game.state().can_pay_donation(Player::Red, petri));
    /// game.play_line("1. red church, donate petri.five")?;
    /// assert!(!game.state().can_pay_donation(Player::Red, petri));
    /// assert!(game.state().can_pay_donation(Player::Blue, petri));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn can_pay_donation(&self, player: Player, church: Church) -> bool {
        let seat = self.seat(player);
        self.donation_cost(player, church).is_some_and(|cost| {
            cost.money <= seat.money
                && cost.materials.iter().all(|&material| seat.materials[material] > 0)
        })
    }

    /// How many donations to a church the player can pay for in one turn (DON-1, DON-2).
    ///
    /// ```
    /// # use hamburgum_engine::{Board, Material, Player, Seating, Setup, State, Variant};
    /// # let mut setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// setup.holdings[Player::Red].materials[Material::Brick] = 3;
    /// let state = State::from_setup(Board::hamburgum(), &setup)?;
    /// let petri = state.board().church("petri").expect("a church of Hamburg");
    /// // Only the first donation needs no timber, and each player has one unit.
    /// assert_eq!(state.payable_donations(Player::Red, petri), 2);
    /// assert_eq!(state.payable_donations(Player::Blue, petri), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn payable_donations(&self, player: Player, church: Church) -> u8 {
        let (mut materials, mut money) = (self.materials(player), self.money(player));
        let citizens = self.citizens(player).len();
        let given = self.donation_count(church);
        let mut after = given;
        while let Some(cost) = DonationCost::after(after, citizens) {
            if cost.money > money || cost.materials.iter().any(|&unit| materials[unit] == 0) {
                break;
            }
            money -= cost.money;
            cost.materials.iter().for_each(|&unit| materials[unit] -= 1);
            after += 1;
        }
        after - given
    }

    /// Whether the next donation to a church would complete it (DON-4).
    pub fn lacks_one_donation(&self, church: Church) -> bool {
        self.donation_count(church) + 1 == Church::DONATIONS
    }

    /// The church that this turn's donations go to, once the first is made (DON-1).
    pub fn chosen_church(&self) -> Option<Church> {
        match self.table.phase {
            Phase::Church { chosen } => chosen,
            _ => None,
        }
    }

    /// The tokens that the next donation to a church can take (DON-3).
    ///
    /// ```
    /// # use hamburgum_engine::{Board, Game, Seating, Setup, TokenKind, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let mut game = Game::new(Board::hamburgum(), setup)?;
    /// let petri = game.board().church("petri").expect("a church of Hamburg");
    /// assert_eq!(game.state().tokens_on_offer(petri).len(), 1);
    /// game.play_line("1. red church, donate petri.five")?;
    /// let kinds = game.state().tokens_on_offer(petri).iter().map(|token| token.kind());
    /// assert!(kinds.eq(TokenKind::ALL[1..].iter().copied()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn tokens_on_offer(&self, church: Church) -> TokenSet {
        let five = Token::new(church, TokenKind::Five);
        if self.table.taken.contains(five) {
            TokenSet::at(church).without(self.table.taken)
        } else {
            TokenSet::default().with(five)
        }
    }

    /// The prestige for the next church that is completed (DON-4).
    ///
    /// ```
    /// # use hamburgum_engine::{Board, Donation, Player, Seating};
    /// # use hamburgum_engine::{Setup, State, TokenKind, Variant};
    /// # let mut setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let petri = Board::hamburgum().church("petri").expect("a church of Hamburg");
    /// let by = Player::Red;
    /// let five = TokenKind::ALL.map(|kind| Donation { by, kind, scored: true });
    /// setup.donations[petri] = five.to_vec();
    /// setup.completed.push(petri);
    /// let state = State::from_setup(Board::hamburgum(), &setup)?;
    /// assert!(state.completed().eq([petri]));
    /// assert_eq!((state.bonus(petri), state.next_bonus()), (Some(8), 7));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn next_bonus(&self) -> u16 {
        Self::BONUSES.get(self.table.completed.len()).copied().unwrap_or(0)
    }

    /// The bonus that a church gave when it was completed (DON-4); `None` while it is incomplete.
    pub fn bonus(&self, church: Church) -> Option<u16> {
        let place = self.completed().position(|completed| completed == church)?;
        Self::BONUSES.get(place).copied()
    }

    /// What a token would score for a player now (SCORE-2).
    ///
    /// It need not be the player's: then this is what it would score if it were.
    ///
    /// ```
    /// # use hamburgum_engine::{Board, Player, Seating, Setup, State, Token, TokenKind, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let state = State::from_setup(Board::hamburgum(), &setup)?;
    /// let petri = state.board().church("petri").expect("a church of Hamburg");
    /// let worth = |kind| state.token_worth(Player::Red, Token::new(petri, kind));
    /// assert_eq!(worth(TokenKind::Five), 5);
    /// assert_eq!(worth(TokenKind::Ships), 2);
    /// assert_eq!(worth(TokenKind::Citizens), 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn token_worth(&self, player: Player, token: Token) -> u16 {
        let church = self.board.church_info(token.church());
        let counted = match token.kind() {
            TokenKind::Five => 1,
            TokenKind::Donations => self.tokens(player).with(token).len(),
            TokenKind::Ships => u32::from(self.ships(player)),
            TokenKind::Building | TokenKind::Citizens => {
                self.citizens(player).and(self.board.counted_sites(token)).len()
            }
        };
        church.token_rate(token.kind()) * counted as u16
    }

    /// The most prestige that a token can still gain for a player (SCORE-2): if everything that is
    /// left for it to count became the player's.
    ///
    /// ```
    /// # use hamburgum_engine::{Board, Player, Seating, Setup, State, Token, TokenKind, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let state = State::from_setup(Board::hamburgum(), &setup)?;
    /// let petri = state.board().church("petri").expect("a church of Hamburg");
    /// let growth = |kind| state.most_growth(Player::Red, Token::new(petri, kind));
    /// assert_eq!(growth(TokenKind::Five), 0);
    /// assert_eq!(growth(TokenKind::Donations), 30);
    /// assert_eq!(growth(TokenKind::Ships), 2 * 4);
    /// assert_eq!(growth(TokenKind::Citizens), 4 * 5);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn most_growth(&self, player: Player, token: Token) -> u16 {
        let left = match token.kind() {
            TokenKind::Five => 0,
            TokenKind::Donations => TokenSet::ALL.without(self.table.taken).len(),
            TokenKind::Ships => u32::from(self.ships_in_supply(player)),
            TokenKind::Building | TokenKind::Citizens => {
                self.free_sites().and(self.board.counted_sites(token)).len()
            }
        };
        self.board.church_info(token.church()).token_rate(token.kind()) * left as u16
    }

    pub(super) fn list_donations(&self, list: &mut ActionList) {
        for church in Church::ALL {
            if self.check_gift(church).is_ok() {
                list.extend(self.tokens_on_offer(church).iter().map(Action::Donate));
            }
        }
    }

    /// Whether the player can donate to this church now, whatever token is taken.
    fn check_gift(&self, church: Church) -> Result<(), Reason> {
        match self.table.phase {
            Phase::Church { chosen: Some(chosen) } if chosen != church => {
                return Err(Reason::OtherChurch { chosen });
            }
            Phase::Church { .. } | Phase::Canon => {}
            Phase::Score => return Err(Reason::HasScored),
            _ => return self.check_asked(false),
        }
        let cost = self
            .donation_cost(self.table.active, church)
            .ok_or(Reason::ChurchComplete { church })?;
        cost.materials.iter().try_for_each(|&material| self.check_material(material, 1))?;
        self.check_money(cost.money)
    }

    pub(super) fn check_donate(&self, token: Token) -> Result<(), Reason> {
        let church = token.church();
        self.check_gift(church)?;
        if self.tokens_on_offer(church).contains(token) {
            return Ok(());
        }
        Err(self
            .owner(token)
            .map_or(Reason::FirstTakesFive { church }, |by| Reason::TokenTaken { token, by }))
    }

    pub(super) fn donate(&mut self, token: Token, witness: &mut impl Witness) {
        let (player, church) = (self.table.active, token.church());
        let cost = self.donation_cost(player, church).unwrap_or_default();
        cost.materials.iter().for_each(|&material| self.spend(player, material, witness));
        self.pay(player, cost.money, witness);
        self.table.take_token(player, token);
        let donation = self.donation_count(church);
        witness.see(|| Effect::TokenTaken { player, token, donation });
        self.table.set_phase(match self.table.phase {
            Phase::Canon => Phase::Guildhall { official: true },
            _ => Phase::Church { chosen: Some(church) },
        });
        if donation == Church::DONATIONS {
            self.complete(player, church, witness);
        }
    }

    /// DON-4, and END-1 with the sixth church.
    fn complete(&mut self, player: Player, church: Church, witness: &mut impl Witness) {
        let bonus = self.next_bonus();
        self.gain_prestige(player, bonus);
        self.table.mark_completed(church, player);
        witness.see(|| Effect::ChurchCompleted { player, church, bonus });
        if self.table.completed.len() == Church::ALL.len() {
            self.table.set_phase(Phase::Over);
            witness.see(|| Effect::GameEnded { final_scorings: self.final_scorings() });
        }
    }

    pub(super) fn list_scorings(&self, list: &mut ActionList) {
        list.extend(self.unscored_tokens(self.table.active).iter().map(Action::Score));
    }

    pub(super) fn check_score(&self, token: Token) -> Result<(), Reason> {
        self.check_asked(matches!(self.table.phase, Phase::Church { .. } | Phase::Score))?;
        if !self.tokens(self.table.active).contains(token) {
            return Err(Reason::NotOwnToken { token });
        }
        if self.table.scored.contains(token) {
            return Err(Reason::AlreadyScored { token });
        }
        Ok(())
    }

    pub(super) fn score(&mut self, token: Token, witness: &mut impl Witness) {
        let player = self.table.active;
        let points = self.token_worth(player, token);
        self.table.mark_scored(token);
        self.gain_prestige(player, points);
        witness.see(|| Effect::TokenScored { player, token, points });
        self.table.set_phase(Phase::Score);
    }

    /// SCORE-4: at most one unscored token of each type is kept.
    pub(super) fn check_scored(&self) -> Result<(), Reason> {
        let tokens = self.unscored_tokens(self.table.active);
        for kind in TokenKind::ALL {
            let unscored = tokens.and(TokenSet::of(kind)).len();
            if unscored > 1 {
                return Err(Reason::MustScore { kind, unscored });
            }
        }
        Ok(())
    }
}
