//! Donations, on the Church field and by the canon.

use super::family::Cost;
use super::game::{Reference, Step};
use hamburgum_engine::{Action, Church, Donation, Material, Player, Token, TokenKind};

impl Reference<'_> {
    /// The donations that the player can pay, all to one church in a turn (DON-1).
    pub(super) fn church_donations(&self, donated_to: Option<Church>) -> Vec<Action> {
        self.unfinished_churches()
            .into_iter()
            .filter(|&church| donated_to.is_none_or(|first| first == church))
            .filter(|&church| self.family().can_pay(&self.donation_cost(church)))
            .flat_map(|church| self.tokens_on_offer(church))
            .map(Action::Donate)
            .collect()
    }

    /// The canon's donation goes to any unfinished church (VAR-5).
    pub(super) fn canon_donations(&self) -> Vec<Action> {
        self.unfinished_churches()
            .into_iter()
            .flat_map(|church| self.tokens_on_offer(church))
            .map(Action::Donate)
            .collect()
    }

    pub(super) fn donate(&mut self, token: Token) {
        let by_canon = matches!(self.step, Step::Canon { .. });
        let cost = if by_canon { canon_cost() } else { self.donation_cost(token.church()) };
        self.family_mut().pay(&cost);
        self.take_token(token);
        if self.donations[&token.church()].len() == 5 {
            self.complete(token.church());
        }
        if self.completed.len() == Church::ALL.len() {
            // END-1: the game ends at once.
            self.step = Step::Over;
        } else if by_canon {
            self.back_to_the_guildhall();
        } else {
            self.step = Step::Church { donated_to: Some(token.church()) };
        }
    }

    /// DON-2: what the next donation costs depends on how many the church has.
    fn donation_cost(&self, church: Church) -> Cost {
        use Material::{Bell, Brick, Timber};
        let (materials, money) = match self.donations[&church].len() {
            0 => (vec![Brick], 0),
            1 => (vec![Brick, Timber], 0),
            2 => (vec![Brick, Timber], 20),
            3 => (vec![Brick, Timber], 40),
            4 => (vec![Brick, Timber, Bell], 10 * self.citizens_of(self.active()).len() as u32),
            _ => panic!("a sixth donation to {church:?}"),
        };
        Cost { materials, money }
    }

    /// DON-3: the five token first, then any that is left.
    fn tokens_on_offer(&self, church: Church) -> Vec<Token> {
        let taken = &self.donations[&church];
        if taken.is_empty() {
            return vec![Token::new(church, TokenKind::Five)];
        }
        TokenKind::ALL
            .into_iter()
            .filter(|&kind| taken.iter().all(|donation| donation.kind != kind))
            .map(|kind| Token::new(church, kind))
            .collect()
    }

    fn take_token(&mut self, token: Token) {
        let donation = Donation { by: self.active(), kind: token.kind(), scored: false };
        self.donations.get_mut(&token.church()).expect("a list for each church").push(donation);
    }

    /// DON-4: 8 prestige for the first completed church, one less for each later one.
    fn complete(&mut self, church: Church) {
        let bonus = 8 - self.completed.len() as u32;
        self.family_mut().prestige += bonus;
        self.completed.push(church);
    }

    /// DON-4: whoever gave the fifth donation to a church is a church builder.
    pub(super) fn is_church_builder(&self, player: Player) -> bool {
        self.donations.values().any(|given| given.get(4).is_some_and(|fifth| fifth.by == player))
    }

    fn unfinished_churches(&self) -> Vec<Church> {
        Church::ALL.into_iter().filter(|church| self.donations[church].len() < 5).collect()
    }
}

/// The canon asks for a brick, whichever donation it is (VAR-5).
pub(super) fn canon_cost() -> Cost {
    Cost { materials: vec![Material::Brick], money: 0 }
}
