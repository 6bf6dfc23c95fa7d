//! Donation tokens: who has which, what they are worth, and scoring them.

use super::game::{Reference, Step};
use hamburgum_engine::{Action, Church, Player, Site, Token, TokenKind};

impl Reference<'_> {
    /// Any own token that is not scored yet (SCORE-1, SCORE-3).
    pub(super) fn scorings(&self) -> Vec<Action> {
        self.unscored_tokens_of(self.active()).into_iter().map(Action::Score).collect()
    }

    /// SCORE-4: the turn ends with at most one unscored token of each type.
    pub(super) fn end_of_church(&self) -> Vec<Action> {
        let unscored = self.unscored_tokens_of(self.active());
        let number_of = |kind| unscored.iter().filter(|token| token.kind() == kind).count();
        let settled = TokenKind::ALL.into_iter().all(|kind| number_of(kind) <= 1);
        if settled { vec![Action::Done] } else { Vec::new() }
    }

    pub(super) fn score(&mut self, token: Token) {
        let worth = self.token_worth(self.active(), token);
        self.family_mut().prestige += worth;
        self.donations
            .get_mut(&token.church())
            .expect("a list for each church")
            .iter_mut()
            .find(|donation| donation.kind == token.kind())
            .expect("the donation that the token was taken for")
            .scored = true;
        self.step = Step::Score;
    }

    /// SCORE-2.
    pub(super) fn token_worth(&self, player: Player, token: Token) -> u32 {
        let info = self.board.church_info(token.church());
        match token.kind() {
            TokenKind::Five => 5,
            TokenKind::Donations => self.tokens_of(player).len() as u32,
            TokenKind::Ships => 2 * self.harbour.berths_of(player).len() as u32,
            TokenKind::Building => {
                u32::from(info.building_prestige) * self.buildings_of(player, info.building) as u32
            }
            TokenKind::Citizens => {
                let counted = |site: &Site| {
                    info.cathedral || self.board.site_info(*site).parish == token.church()
                };
                let citizens = self.citizens_of(player).into_iter().filter(counted).count();
                u32::from(info.citizen_prestige) * citizens as u32
            }
        }
    }

    /// A player's tokens, scored or not.
    pub(super) fn tokens_of(&self, player: Player) -> Vec<Token> {
        self.all_tokens_of(player).into_iter().map(|(token, _)| token).collect()
    }

    pub(super) fn unscored_tokens_of(&self, player: Player) -> Vec<Token> {
        let all = self.all_tokens_of(player).into_iter();
        all.filter(|(_, scored)| !scored).map(|(token, _)| token).collect()
    }

    pub(super) fn has_token_of(&self, player: Player, church: Church) -> bool {
        self.tokens_of(player).iter().any(|token| token.church() == church)
    }

    /// A player's tokens, and whether each is scored.
    fn all_tokens_of(&self, player: Player) -> Vec<(Token, bool)> {
        let mut tokens = Vec::new();
        for (&church, given) in &self.donations {
            for donation in given.iter().filter(|donation| donation.by == player) {
                tokens.push((Token::new(church, donation.kind), donation.scored));
            }
        }
        tokens
    }
}
