//! Pieces in a row, with numbers from the engine.

use crate::Texts;
use crate::draw::{
    Form, Icon, Label, TokenState, church, citizen, emblem, gable, icon, ship, tinted_icon, token,
};
use hamburgum_engine::{
    Board, BuildingKind, Church, ChurchInfo, DonationCost, Good, Material, Official, Player, Ship,
    State, Token, TokenKind, Variant,
};
use maud::{Markup, html};

const QUIET: Label<'static> = Label::Decorative;
const SHOWN: Player = Player::Red;

fn board() -> &'static Board {
    Board::hamburgum()
}

fn petri() -> (Church, &'static ChurchInfo) {
    let church = board().church("petri").unwrap_or(Church::ALL[0]);
    (church, board().church_info(church))
}

fn row(pieces: impl IntoIterator<Item = Markup>) -> Markup {
    html! { span class="pieces" { @for piece in pieces { span class="piece" { (piece) } } } }
}

/// All churches, each further along in construction.
pub(super) fn skyline() -> Markup {
    let grown = [5, 3, 4, 5, 1, 2];
    row(Church::ALL
        .into_iter()
        .zip(grown)
        .map(|(id, donations)| church(board().church_info(id), donations, QUIET)))
}

/// Six complete churches, the last one just completed.
pub(super) fn last_church() -> Markup {
    row(Church::ALL.map(|id| church(board().church_info(id), 5, QUIET)))
}

/// The initial possessions of a player (SET-2).
pub(super) fn beginning() -> Markup {
    let goods = Good::ALL.map(|good| tinted_icon(good.into(), QUIET));
    let materials = [Material::Timber, Material::Brick].map(|one| tinted_icon(one.into(), QUIET));
    let pieces = [ship(Ship::Of(SHOWN), QUIET), emblem(SHOWN, Form::Hatched, QUIET)];
    row(goods.into_iter().chain(materials).chain(pieces))
}

/// The five types of tokens.
pub(super) fn tokens() -> Markup {
    let (church, _) = petri();
    row(TokenKind::ALL
        .map(|kind| token(board(), Token::new(church, kind), TokenState::OnOffer, QUIET)))
}

/// A token on offer, taken, and scored.
pub(super) fn states_of_a_token() -> Markup {
    let (church, _) = petri();
    let states = [TokenState::OnOffer, TokenState::Open(SHOWN), TokenState::Scored(SHOWN)];
    let pieces =
        states.map(|state| token(board(), Token::new(church, TokenKind::Ships), state, QUIET));
    let [offered, open, scored] = pieces;
    row([offered, arrow(), open, arrow(), scored])
}

fn arrow() -> Markup {
    icon(Icon::Arrow, QUIET)
}

/// Each kind of building with its number of sites.
pub(super) fn buildings() -> Markup {
    row(BuildingKind::ALL.map(|kind| {
        html! { (gable(kind, QUIET)) b { (board().sites_for(kind).len()) } }
    }))
}

/// Each building with the good that it makes.
pub(super) fn production() -> Markup {
    row(Good::ALL.map(|good| {
        html! { (gable(good.maker(), QUIET)) (arrow()) (tinted_icon(good.into(), QUIET)) }
    }))
}

/// The price of a good as more makers of it are built (BUILD-5).
pub(super) fn falling_price() -> Markup {
    html! {
        ol class="prices" {
            @for (makers, price) in State::PRICES.into_iter().enumerate() {
                li {
                    span class="makers" {
                        @for _maker in 0..makers { (gable(BuildingKind::Brewer, QUIET)) }
                    }
                    b { (price) }
                }
            }
        }
    }
}

/// What a merchant pays.
pub(super) fn merchant() -> Markup {
    row([gable(BuildingKind::Merchant, QUIET), arrow(), icon(Icon::Money, QUIET)])
}

/// What a captain brings.
pub(super) fn captain() -> Markup {
    let ships = [ship(Ship::Neutral, QUIET), ship(Ship::Of(SHOWN), QUIET)];
    row([gable(BuildingKind::Captain, QUIET), citizen(SHOWN, QUIET), arrow()]
        .into_iter()
        .chain(ships))
}

/// The costs of one to ten units (BUY-1).
pub(crate) fn depot(texts: &Texts) -> Markup {
    let prices = (1..).map_while(State::depot_price);
    html! {
        ol class="depot" {
            @for (units, price) in (1..).zip(prices) {
                li { b { (texts.number(price)) } small { (units) } }
            }
        }
    }
}

/// The costs of the five donations (DON-2), with the church as it grows.
pub(crate) fn donations(texts: &Texts) -> Markup {
    let (_, info) = petri();
    // The cost of the fifth donation is shown for one citizen.
    let costs = (0..).map_while(|donations| DonationCost::after(donations, 1));
    html! {
        ol class="donations" {
            @for (count, cost) in (1_u8..).zip(costs) {
                li {
                    (church(info, count, QUIET))
                    span class="cost" {
                        @for &material in cost.materials { (tinted_icon(material.into(), QUIET)) }
                    }
                    span class="cost" {
                        @if cost.money > 0 { (texts.money(cost.money)) }
                        @if count == Church::DONATIONS { " × " (icon(Icon::Citizen, QUIET)) }
                    }
                }
            }
        }
    }
}

/// The bonuses for completing churches (DON-4).
pub(crate) fn bonuses() -> Markup {
    html! { ol class="medals" { @for bonus in State::BONUSES { li { (bonus) } } } }
}

/// The officials of a game, each once, with their names.
pub(super) fn officials(texts: &Texts, variant: Variant) -> Markup {
    row(each_official(variant).into_iter().map(|official| {
        html! { (icon(Icon::from(official), QUIET)) small { (texts.official(official)) } }
    }))
}

/// Each kind of official of a game, in the order of the stack.
pub(crate) fn each_official(variant: Variant) -> Vec<Official> {
    let mut officials = variant.officials().to_vec();
    officials.dedup();
    officials
}
