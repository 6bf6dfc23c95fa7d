//! The final scoring of a player if the game ended now (END-2).

use hamburgum_engine::{FinalScoring, Player, State};

/// Prestige by source, with fractions of a point for odd money.
#[derive(Clone, Copy, Debug)]
pub(super) struct WorthNow {
    pub(super) prestige: f32,
    pub(super) tokens: f32,
    pub(super) money: f32,
    pub(super) materials: f32,
    pub(super) goods: f32,
}

/// What a point and a unit of anything are worth in money.
const POINT: f32 = FinalScoring::POINT_PRICE as f32;
const UNIT: f32 = FinalScoring::UNIT_PRICE as f32 / POINT;

impl WorthNow {
    pub(super) fn of(state: &State<'_>, player: Player) -> Self {
        let unscored = state.unscored_tokens(player).iter();
        let tokens: u16 = unscored.map(|token| state.token_worth(player, token)).sum();
        let units = |counts: [u16; 3]| UNIT * counts.map(f32::from).iter().sum::<f32>();
        Self {
            prestige: f32::from(state.prestige(player)),
            tokens: f32::from(tokens),
            money: state.money(player) as f32 / POINT,
            materials: units(state.materials(player).0),
            goods: units(state.goods(player).0),
        }
    }

    pub(super) fn sum(self) -> f32 {
        self.prestige + self.tokens + self.money + self.materials + self.goods
    }
}
