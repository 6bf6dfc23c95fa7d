//! Players as data.

use super::{ByWord, Word};
use hamburgum_engine::{
    Berth, BuildingKind, Field, Good, Material, Office, Official, Player, State, Token, TokenKind,
};
use serde::Serialize;

/// A player's holdings.
#[derive(Serialize)]
pub struct PlayerView {
    pub player: Word<Player>,
    pub prestige: u16,
    pub money: u32,
    pub goods: ByWord<Good, u16>,
    pub materials: ByWord<Material, u16>,
    pub ships: ShipsView,
    /// The field of the marker on the rondel.
    pub field: Option<Word<Field>>,
    pub tokens: Vec<TokenView>,
    /// The sites with the player's citizens.
    pub citizens: Vec<String>,
    pub buildings: ByWord<BuildingKind, u32>,
    pub officials: Vec<Word<Official>>,
    pub church_builder: bool,
}

/// The numbers of a player's ships by place.
#[derive(Serialize)]
pub struct ShipsView {
    /// By berth, the third first.
    pub berths: ByWord<Berth, u8>,
    pub supply: u8,
}

/// A token of a player.
#[derive(Serialize)]
pub struct TokenView {
    /// Its word in records.
    pub token: String,
    pub church: String,
    #[serde(rename = "type")]
    pub kind: Word<TokenKind>,
    pub scored: bool,
    /// Its current value; `None` once it is scored.
    pub worth: Option<u16>,
}

impl PlayerView {
    /// Describes a player's holdings.
    pub fn of(state: &State<'_>, player: Player) -> Self {
        let board = state.board();
        let (goods, materials) = (state.goods(player), state.materials(player));
        Self {
            player: Word(player),
            prestige: state.prestige(player),
            money: state.money(player),
            goods: ByWord::new(Good::ALL, |good| goods[good]),
            materials: ByWord::new(Material::ALL, |material| materials[material]),
            ships: ShipsView::of(state, player),
            field: state.marker(player).map(Word),
            tokens: state
                .tokens(player)
                .iter()
                .map(|token| TokenView::of(state, player, token))
                .collect(),
            citizens: state
                .citizens(player)
                .iter()
                .map(|site| board.site_info(site).id.clone())
                .collect(),
            buildings: ByWord::new(BuildingKind::ALL, |kind| state.buildings(player, kind)),
            officials: officials_of(state, player),
            church_builder: state.is_church_builder(player),
        }
    }
}

fn officials_of(state: &State<'_>, player: Player) -> Vec<Word<Official>> {
    let offices = state.offices();
    Office::ALL
        .into_iter()
        .filter(|&office| offices[office] == Some(player))
        .map(|office| Word(office.official(state.variant())))
        .collect()
}

impl ShipsView {
    fn of(state: &State<'_>, player: Player) -> Self {
        Self {
            berths: ByWord::new([Berth::Three, Berth::Two, Berth::One], |berth| {
                state.ships_at(player, berth)
            }),
            supply: state.ships_in_supply(player),
        }
    }
}

impl TokenView {
    fn of(state: &State<'_>, player: Player, token: Token) -> Self {
        let board = state.board();
        let scored = state.scored_tokens().contains(token);
        Self {
            token: board.say(&token).to_string(),
            church: board.church_info(token.church()).id.clone(),
            kind: Word(token.kind()),
            scored,
            worth: (!scored).then(|| state.token_worth(player, token)),
        }
    }
}
