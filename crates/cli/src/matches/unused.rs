//! Resources that are left unused at the end of a game.

use hamburgum_engine::{Action, ByMaterial, Game, Material, Player};
use serde::{Deserialize, Serialize};

/// Purchases in this many last rounds count as late.
const LATE_ROUNDS: u32 = 2;

/// Money and materials that only counted at final scoring (END-2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Unused {
    pub(crate) money: u32,
    /// Units of timber, bricks and bells.
    pub(crate) materials: u32,
    /// The part of them that was bought in the last two rounds.
    pub(crate) bought_late: u32,
}

impl Unused {
    /// The unused resources of a player at the end of a game, or where it was cut.
    pub(super) fn of(game: &Game<'_>, player: Player) -> Self {
        let end = game.state();
        let (left, late) = (end.materials(player), bought_late(game, player));
        let units = |of: &dyn Fn(Material) -> u16| Material::ALL.map(|one| u32::from(of(one)));
        Self {
            money: end.money(player),
            materials: units(&|one| left[one]).iter().sum(),
            // Units of a kind are interchangeable, so the late purchases count as unused first.
            bought_late: units(&|one| left[one].min(late[one])).iter().sum(),
        }
    }
}

/// The materials that a player bought in the last rounds.
fn bought_late(game: &Game<'_>, player: Player) -> ByMaterial<u16> {
    let first = game.state().round().saturating_sub(LATE_ROUNDS - 1);
    let mut bought = ByMaterial::default();
    for (state, action) in game.steps() {
        if let Action::Buy(material) = action
            && state.active() == player
            && state.round() >= first
        {
            bought[material] += 1;
        }
    }
    bought
}

#[cfg(test)]
mod tests {
    use super::*;
    use hamburgum_engine::Board;

    /// A short game; both players start with one of each material.
    const RECORD: &str = "hamburgum record 1\nboard hamburgum\nvariant base\n\
        players red blue\nstart red\nrules 1\nposition\n\
        red prestige 40 money 900 timber 1 brick 1 bell 1 marker dockyard\n\
        blue prestige 40 money 200 timber 1 brick 1 bell 1 marker dockyard\n\
        berth 3 red blue\nend\n\n";

    fn played(turns: &str) -> Game<'static> {
        Game::parse(&format!("{RECORD}{turns}"), &Board::built_in()).expect("a record")
    }

    #[test]
    fn late_purchases_that_were_never_used_are_counted() {
        let game = played(
            "1. red trade-east, buy 2 brick 1 timber\n1. blue beer\n\
             2. red trade-west, buy 1 brick\n2. blue cloth\n",
        );
        // The third round has started, so only purchases of the second round are late.
        let red = Unused::of(&game, Player::Red);
        assert_eq!((red.materials, red.bought_late), (7, 1), "{red:?}");
        let blue = Unused::of(&game, Player::Blue);
        assert_eq!(blue, Unused { money: 200, materials: 3, bought_late: 0 });
    }

    #[test]
    fn donated_materials_are_not_unused() {
        let game = played(
            "1. red trade-east, buy 2 brick 1 timber\n1. blue beer\n\
             2. red church, donate jacobi.five jacobi.ships\n",
        );
        let red = Unused::of(&game, Player::Red);
        // Two bricks and a timber were donated (DON-2). Of the three that were bought, at most as
        // many count as are left of their kind.
        assert_eq!((red.materials, red.bought_late), (3, 2), "{red:?}");
    }
}
