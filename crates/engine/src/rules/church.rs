//! Donating (DON) and scoring tokens (SCORE).

use crate::effect::{Effect, Witness};
use crate::state::Phase;
use crate::{
    Action, ActionList, Church, Material, Player, Reason, State, Token, TokenKind, TokenSet,
};

/// DON-4: the prestige for the first completed church of the game, the second, and so on.
const BONUSES: [u16; 6] = [8, 7, 6, 5, 4, 3];

/// What a donation costs (DON-2, VAR-5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DonationCost {
    /// One unit of each of these.
    pub materials: &'static [Material],
    /// And this much money.
    pub money: u32,
}

impl State<'_> {
    /// What the next donation to a church costs the player on the Church field (DON-2); `None` if
    /// the church is complete.
    ///
    /// ```
    /// use hamburgum_engine::{Board, Material, Player, Seating, Setup, State, Variant};
    /// let setup = Setup::initial(Variant::Base, Seating::of_count(2).unwrap());
    /// let state = State::from_setup(Board::hamburgum(), &setup).unwrap();
    /// let petri = state.board().church("petri").unwrap();
    /// let cost = state.donation_cost(Player::Red, petri).unwrap();
    /// assert_eq!((cost.materials, cost.money), (&[Material::Brick][..], 0));
    /// ```
    pub fn donation_cost(&self, player: Player, church: Church) -> Option<DonationCost> {
        use Material::{Bell, Brick, Timber};
        let (materials, money): (&[Material], u32) = match self.donation_count(church) {
            0 => (&[Brick], 0),
            1 => (&[Timber, Brick], 0),
            2 => (&[Timber, Brick], 20),
            3 => (&[Timber, Brick], 40),
            4 => (&[Timber, Brick, Bell], 10 * self.citizens(player).len()),
            _ => return None,
        };
        Some(DonationCost { materials, money })
    }

    /// The tokens that the next donation to a church can take (DON-3).
    pub fn tokens_on_offer(&self, church: Church) -> TokenSet {
        let five = Token::new(church, TokenKind::Five);
        if self.table.taken.contains(five) {
            TokenSet::at(church).without(self.table.taken)
        } else {
            TokenSet::default().with(five)
        }
    }

    /// The prestige for the next church that is completed (DON-4).
    pub fn next_bonus(&self) -> u16 {
        BONUSES.get(self.table.completed.len()).copied().unwrap_or(0)
    }

    /// What a token would score for a player now (SCORE-2).
    pub fn token_worth(&self, player: Player, token: Token) -> u16 {
        let church = self.board.info(token.church());
        let worth = match token.kind() {
            TokenKind::Five => 5,
            TokenKind::Donations => self.tokens(player).len(),
            TokenKind::Ships => 2 * u32::from(self.ships(player)),
            TokenKind::Building => {
                u32::from(church.building_prestige) * self.buildings(player, church.building)
            }
            TokenKind::Citizens => {
                let parish = self.board.parish(token.church());
                u32::from(church.citizen_prestige) * self.citizens(player).and(parish).len()
            }
        };
        worth as u16
    }

    /// What a donation costs in this phase: on the Church field, or by the canon.
    fn cost_now(&self, church: Church) -> Option<DonationCost> {
        let cost = self.donation_cost(self.table.active, church)?;
        Some(match self.table.phase {
            Phase::Canon => DonationCost { materials: &[Material::Brick], money: 0 },
            _ => cost,
        })
    }

    pub(super) fn list_donations(&self, list: &mut ActionList) {
        for church in Church::ALL {
            if self.check_gift(church).is_ok() {
                list.extend(self.tokens_on_offer(church).iter().map(Action::Donate));
            }
        }
    }

    /// Whether the player can give to this church now, whatever token is taken.
    fn check_gift(&self, church: Church) -> Result<(), Reason> {
        match self.table.phase {
            Phase::Church { chosen: Some(chosen) } if chosen != church => {
                return Err(Reason::OtherChurch { chosen });
            }
            Phase::Church { .. } | Phase::Canon => {}
            Phase::Score => return Err(Reason::HasScored),
            _ => return self.check_asked(false),
        }
        let cost = self.cost_now(church).ok_or(Reason::ChurchComplete { church })?;
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
        let cost = self.cost_now(church).unwrap_or_default();
        cost.materials.iter().for_each(|&material| self.spend(player, material, witness));
        self.pay(player, cost.money, witness);
        self.table.take_token(player, token);
        let donation = self.donation_count(church);
        witness.see(|| Effect::TokenTaken { player, token, donation });
        self.table.set_phase(match self.table.phase {
            Phase::Canon => Phase::Guildhall { official: true },
            _ => Phase::Church { chosen: Some(church) },
        });
        if donation == 5 {
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
            witness.see(|| Effect::GameEnded { reckonings: self.reckonings() });
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
