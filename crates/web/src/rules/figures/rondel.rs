//! The rondel, plain and with the costs of a move.

use super::position;
use crate::Texts;
use crate::draw::{Label, RondelView, rondel};
use hamburgum_engine::{ByField, Field, Player, State};
use maud::Markup;

/// All eight fields, with markers of three players.
pub(crate) fn plain(texts: &Texts) -> Option<Markup> {
    let state = position(|_, setup| {
        setup.turns = 3;
        let fields = [Field::TradeWest, Field::Cloth, Field::Church];
        for (player, field) in [Player::Red, Player::Blue, Player::Green].into_iter().zip(fields) {
            setup.holdings[player].marker = Some(field);
        }
        setup.holdings[Player::Red].prestige = 5;
    })?;
    Some(draw(texts, &state))
}

/// The costs of the moves in TURN-4's example: a marker on Beer, and the prestige that each move costs.
pub(super) fn with_costs(texts: &Texts) -> Option<Markup> {
    let state = position(|_, setup| {
        setup.turns = 3;
        setup.holdings[Player::Red].marker = Some(Field::Beer);
        setup.holdings[Player::Red].prestige = 5;
    })?;
    Some(draw(texts, &state))
}

fn draw(texts: &Texts, state: &State<'_>) -> Markup {
    let names = ByField::from_fn(|field| texts.field(field));
    rondel(
        state,
        &RondelView { label: Label::Decorative, names: Some(&names), start: None, told: None },
    )
}
