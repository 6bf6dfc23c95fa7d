//! The encoding of an action: its kind, cost, gains and consequences.

use super::growth::{self, Growth};
use super::scene::Scene;
use super::writer::Writer;
use hamburgum_engine::{
    Action, Berth, BuildingKind, Church, Field, Good, Material, Official, Site, State, Token,
    TokenKind, TokenSet, Variant,
};

const KINDS: usize = 10;
const FARE_MARKS: [u32; 5] = [1, 2, 3, 4, 5];
const INCOME_MARKS: [u32; 4] = [50, 100, 150, 200];
const STOCK_MARKS: [u32; 5] = [1, 2, 3, 4, 6];
const WORTH_MARKS: [u32; 4] = [4, 8, 12, 16];
const FEW_MARKS: [u32; 3] = [1, 2, 3];
const DONATION_MARKS: [u32; 4] = [1, 2, 3, 4];

const MOVE: usize = Field::ALL.len() + FARE_MARKS.len() + 1;
const TRADE: usize = 3 + 3 + STOCK_MARKS.len();
const MONEY: usize = 1 + INCOME_MARKS.len() + 1;
const LAUNCH: usize = 2;
const TOKEN: usize = 5 + 6 + 1 + WORTH_MARKS.len() + 1 + FEW_MARKS.len() + DONATION_MARKS.len() + 4;
const SITE: usize = 6 + 6 + FEW_MARKS.len() + 1 + 4 + FEW_MARKS.len() + 3 + Official::ALL.len();
const GROWTH: usize = Growth::WIDTH + 3;
const CITIZEN: usize = 2;

/// The size of an action in version 1 of the encoding.
pub(super) const FIRST_ACTION_WIDTH: usize = KINDS + MOVE + TRADE + MONEY + LAUNCH + TOKEN + SITE;

/// The size of an encoded action in bytes.
pub const ACTION_WIDTH: usize = FIRST_ACTION_WIDTH + GROWTH + CITIZEN;

pub(super) fn write_action(scene: &Scene<'_, '_>, action: Action, writer: &mut Writer<'_>) {
    writer.one_hot(kind_number(action), KINDS);
    write_move(scene, action, writer);
    write_trade(scene, action, writer);
    write_money(scene, action, writer);
    write_launch(scene, action, writer);
    match action {
        Action::Donate(token) | Action::Score(token) => write_token(scene, token, writer),
        _ => writer.skip(TOKEN),
    }
    match action {
        Action::Build(site) | Action::Appoint(site, _) => write_site(scene, action, site, writer),
        _ => writer.skip(SITE),
    }
    match action {
        Action::Donate(token) | Action::Score(token) => write_growth(scene, token, writer),
        _ => writer.skip(GROWTH),
    }
    match action {
        Action::Build(site) | Action::Appoint(site, _) => write_citizen(scene, site, writer),
        _ => writer.skip(CITIZEN),
    }
}

/// Chance events have no number.
fn kind_number(action: Action) -> Option<usize> {
    Some(match action {
        Action::Reveal(_) => return None,
        Action::Move(_) => 0,
        Action::Sell(_) => 1,
        Action::Buy(_) => 2,
        Action::Launch => 3,
        Action::Donate(_) => 4,
        Action::Score(_) => 5,
        Action::Build(_) => 6,
        Action::Appoint(..) => 7,
        Action::Skip => 8,
        Action::Done => 9,
    })
}

fn write_move(scene: &Scene<'_, '_>, action: Action, writer: &mut Writer<'_>) {
    let Action::Move(field) = action else { return writer.skip(MOVE) };
    writer.one_hot(Some(field.index()), Field::ALL.len());
    writer.thermometer(scene.state.move_cost(scene.actor, field).into(), &FARE_MARKS);
    let product = match field {
        Field::Sugar => Some(Good::Sugar),
        Field::Cloth => Some(Good::Cloth),
        Field::Beer => Some(Good::Beer),
        _ => None,
    };
    let made = product.map_or(0, |good| scene.state.production(scene.actor, good));
    writer.units(6 * u32::from(made));
}

fn write_trade(scene: &Scene<'_, '_>, action: Action, writer: &mut Writer<'_>) {
    let (state, actor) = (scene.state, scene.actor);
    let (good, material, stock) = match action {
        Action::Sell(good) => (Some(good.index()), None, state.goods(actor)[good]),
        Action::Buy(material) => (None, Some(material.index()), state.materials(actor)[material]),
        _ => return writer.skip(TRADE),
    };
    writer.one_hot(good, Good::ALL.len());
    writer.one_hot(material, Material::ALL.len());
    writer.thermometer(stock.into(), &STOCK_MARKS);
}

/// Immediate income and cost.
fn write_money(scene: &Scene<'_, '_>, action: Action, writer: &mut Writer<'_>) {
    let (state, actor) = (scene.state, scene.actor);
    let (income, cost) = match action {
        Action::Sell(_) | Action::Build(_) | Action::Appoint(..) => {
            let mut after = *state;
            after.play_unchecked(action);
            (after.money(actor).saturating_sub(state.money(actor)), 0)
        }
        Action::Buy(_) => (0, state.next_unit_price().unwrap_or(0)),
        Action::Donate(token) => {
            (0, state.donation_cost(actor, token.church()).map_or(0, |cost| cost.money))
        }
        _ => return writer.skip(MONEY),
    };
    writer.units(income / 4);
    writer.thermometer(income, &INCOME_MARKS);
    writer.units(cost / 2);
}

/// Whether the ships in the harbour move on, and what the player loses by it.
fn write_launch(scene: &Scene<'_, '_>, action: Action, writer: &mut Writer<'_>) {
    let state = scene.state;
    let is_captain = matches!(action, Action::Build(site)
        if state.board().site_info(site).kind == BuildingKind::Captain);
    if action != Action::Launch && !is_captain {
        return writer.skip(LAUNCH);
    }
    writer.flag(state.ships_in(Berth::Three).count() >= state.players().len());
    writer.units(10 * u32::from(state.ships_at(scene.actor, Berth::One)));
}

fn write_token(scene: &Scene<'_, '_>, token: Token, writer: &mut Writer<'_>) {
    let (state, actor) = (scene.state, scene.actor);
    let church = token.church();
    writer.one_hot(Some(token.kind().index()), TokenKind::ALL.len());
    writer.one_hot(Some(scene.role(church)), 6);
    let worth = state.token_worth(actor, token).into();
    writer.units(3 * worth);
    writer.thermometer(worth, &WORTH_MARKS);
    let others = state.players().iter().filter(|&&player| player != actor);
    let denied = others.map(|&player| state.token_worth(player, token)).max().unwrap_or(0);
    writer.units(3 * u32::from(denied));
    writer.thermometer(scene.free.and(state.board().counted_sites(token)).len(), &FEW_MARKS);
    let given = state.donation_count(church);
    writer.thermometer(given.into(), &DONATION_MARKS);
    let same = state.unscored_tokens(actor).and(TokenSet::of(token.kind()));
    writer.flag(!same.is_empty());
    writer.flag(same.len() > 1);
    let completes = state.lacks_one_donation(church) && scene.is_left(church, token.kind());
    writer.units(if completes { 4 * u32::from(state.next_bonus()) } else { 0 });
    writer.flag(completes && state.completed().count() + 1 == Church::ALL.len());
}

/// What the token can still gain for the player, and by how much it can lose: ships in berth 1 are the
/// next to leave (SHIP-3).
fn write_growth(scene: &Scene<'_, '_>, token: Token, writer: &mut Writer<'_>) {
    let growth = Growth::of(scene, scene.actor, token);
    growth.write(writer);
    writer.units(growth::STEP * growth.next);
    writer.flag(growth.most == 0);
    let leaving = scene.state.ships_at(scene.actor, Berth::One);
    writer.units(if token.kind() == TokenKind::Ships { 8 * u32::from(leaving) } else { 0 });
}

/// What a citizen on this site adds to the player's unscored tokens, and what the others can no longer
/// add to theirs.
fn write_citizen(scene: &Scene<'_, '_>, site: Site, writer: &mut Writer<'_>) {
    writer.units(4 * scene.gain_by_citizen(scene.actor, site));
    let others = scene.state.players().iter().filter(|&&player| player != scene.actor);
    writer.units(4 * others.map(|&player| scene.gain_by_citizen(player, site)).sum::<u32>());
}

fn write_site(scene: &Scene<'_, '_>, action: Action, site: Site, writer: &mut Writer<'_>) {
    let (state, actor, board) = (scene.state, scene.actor, scene.state.board());
    let info = board.site_info(site);
    writer.one_hot(Some(info.kind.index()), BuildingKind::ALL.len());
    writer.one_hot(Some(scene.role(info.parish)), 6);
    let opened = scene.free.and(board.near_site(site)).without(scene.open[actor]);
    writer.thermometer(opened.len(), &FEW_MARKS);
    let rivals = state.players().iter().filter(|&&player| player != actor);
    let rivals = rivals.filter(|&&player| scene.open[player].contains(site)).count();
    writer.units(10 * rivals as u32);
    write_growing(scene, info.parish, TokenKind::Citizens, writer);
    write_growing(scene, scene.churches[info.kind.index()], TokenKind::Building, writer);
    let parish = board.parish(info.parish);
    writer.thermometer(state.citizens(actor).and(parish).len(), &FEW_MARKS);
    writer.units(6 * scene.free.and(parish).len());
    let product = info.kind.product();
    writer.units(product.map_or(0, |good| (State::PRICES[0] - state.price(good)) / 2));
    writer.units(product.map_or(0, |good| 6 * u32::from(state.production(actor, good))));
    writer.one_hot(official(state, action, info.kind).map(Official::index), Official::ALL.len());
}

/// Whether a building raises the value of a token that the player has, or that is still available.
fn write_growing(scene: &Scene<'_, '_>, church: Church, kind: TokenKind, writer: &mut Writer<'_>) {
    let token = Token::new(church, kind);
    writer.flag(scene.state.unscored_tokens(scene.actor).contains(token));
    writer.flag(scene.is_left(church, kind));
}

/// The official that would be built.
fn official(state: &State<'_>, action: Action, kind: BuildingKind) -> Option<Official> {
    match (action, state.variant()) {
        (Action::Appoint(_, official), _) => Some(official),
        _ if kind != BuildingKind::Official => None,
        (_, Variant::Base) => state.officials_left().next(),
        (_, Variant::One | Variant::Two) => state.visible_official(),
    }
}
