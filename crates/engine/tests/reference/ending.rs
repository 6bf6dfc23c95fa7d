//! The final scoring; before the end, as if the game ended now.

use super::game::Reference;
use hamburgum_engine::Player;

impl Reference<'_> {
    /// Each player's prestige and the money left, after everything is turned into prestige
    /// (END-2).
    pub(crate) fn final_scores(&self) -> Vec<(Player, u32, u32)> {
        self.seating.players().iter().map(|&player| self.final_score(player)).collect()
    }

    /// Each player's place: one behind all who are better, shared in a tie (END-3).
    pub(crate) fn places(&self) -> Vec<(Player, usize)> {
        let scores = self.final_scores();
        let is_better = |(_, prestige, money), (_, other_prestige, other_money)| {
            prestige > other_prestige || (prestige == other_prestige && money > other_money)
        };
        scores
            .iter()
            .map(|&own| (own.0, 1 + scores.iter().filter(|&&other| is_better(other, own)).count()))
            .collect()
    }

    fn final_score(&self, player: Player) -> (Player, u32, u32) {
        let family = &self.families[&player];
        let unscored = self.unscored_tokens_of(player).into_iter();
        let tokens: u32 = unscored.map(|token| self.token_worth(player, token)).sum();
        let money = family.money + 50 * family.units();
        (player, family.prestige + tokens + money / 100, money % 100)
    }
}
