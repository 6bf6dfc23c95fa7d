//! What an unscored token can still gain, in prestige.

use super::scene::{Scene, rate};
use super::writer::Writer;
use hamburgum_engine::{Material, Player, Token, TokenKind};

/// Units per point of prestige.
pub(super) const STEP: u32 = 2;

/// What a token can still gain for a player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Growth {
    /// If everything that is left for it to count became the player's.
    pub(super) most: u32,
    /// On the sites where the player may build now.
    open: u32,
    /// By one turn with the timber and bricks that the player has.
    pub(super) next: u32,
}

impl Growth {
    /// The number of bytes.
    pub(super) const WIDTH: usize = 2;

    pub(super) fn of(scene: &Scene<'_, '_>, player: Player, token: Token) -> Self {
        let (state, board) = (scene.state, scene.state.board());
        let materials = state.materials(player);
        let timber = u32::from(materials[Material::Timber]);
        let pairs = timber.min(materials[Material::Brick].into());
        let open = scene.open[player].and(board.counted_sites(token)).len();
        let next = match token.kind() {
            TokenKind::Ships => timber.min(state.ships_in_supply(player).into()),
            _ => pairs.min(open),
        };
        let rate = rate(board, token);
        Self { most: state.most_growth(player, token).into(), open: rate * open, next: rate * next }
    }

    /// Writes what does not depend on materials.
    pub(super) fn write(self, writer: &mut Writer<'_>) {
        writer.units(STEP * self.most);
        writer.units(STEP * self.open);
    }
}
