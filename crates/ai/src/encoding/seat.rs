//! The encoding of each player: holdings, reach and possible scores.

use super::layout::SEATS;
use super::scene::Scene;
use super::writer::Writer;
use hamburgum_engine::{
    Berth, BuildingKind, Church, Field, Good, Material, Player, SiteSet, Token, TokenKind, TokenSet,
};

const MONEY_MARKS: [u32; 14] =
    [20, 50, 100, 150, 200, 260, 330, 410, 500, 600, 800, 1000, 1500, 2000];
const GOOD_MARKS: [u32; 5] = [1, 2, 3, 5, 7];
const MATERIAL_MARKS: [u32; 8] = [1, 2, 3, 4, 5, 6, 8, 10];
const PAIR_MARKS: [u32; 4] = [1, 2, 3, 4];
const FARE_MARKS: [u32; 5] = [1, 2, 3, 4, 5];
const SHIP_MARKS: [u32; 3] = [1, 2, 3];
const MAKER_MARKS: [u32; 5] = [1, 2, 3, 4, 5];
const REACH_MARKS: [u32; 2] = [1, 2];
const SALE_MARKS: [u32; 6] = [100, 200, 300, 400, 600, 800];
const PARISH_MARKS: [u32; 3] = [1, 2, 3];

const STANDING: usize = 2 + 4;
/// Points per unit: in a long game of two a score can exceed the range of a byte.
pub const SCORE_STEP: u32 = 2;
/// The offset of the score (if the game ended now) within a seat.
pub(super) const SCORE_IN_SEAT: usize = 3;
const MEANS: usize = (1 + MONEY_MARKS.len())
    + 3 * (1 + GOOD_MARKS.len())
    + 2 * (1 + MATERIAL_MARKS.len())
    + 1
    + PAIR_MARKS.len();
const RONDEL: usize = Field::ALL.len() + FARE_MARKS.len();
const HARBOUR: usize = 3 * SHIP_MARKS.len() + 3 + 1 + SALE_MARKS.len();
const CITY: usize = 3 * MAKER_MARKS.len() + 4 + 6 * REACH_MARKS.len() + 1;
const TOKENS: usize = 5 + 2;
const PARISH: usize = 1 + 2 * PARISH_MARKS.len() + 2 + 4 + 1;
pub(super) const SEAT_WIDTH: usize =
    STANDING + MEANS + RONDEL + HARBOUR + CITY + TOKENS + 6 * PARISH;

/// Writes the player to act and then the others clockwise.
pub(super) fn write_seats(scene: &Scene<'_, '_>, writer: &mut Writer<'_>) {
    let count = scene.state.players().len();
    let mut scores = [0; SEATS];
    for (score, player) in scores.iter_mut().zip(scene.seated()) {
        *score = scene.state.final_score(player).prestige;
    }
    for (seat, player) in scene.seated().enumerate() {
        let others = scores[..count].iter().enumerate().filter(|(other, _)| *other != seat);
        let best = others.map(|(_, &score)| score).max().unwrap_or(0);
        write_seat(scene, player, (scores[seat], best), writer);
    }
    writer.skip((SEATS - count) * SEAT_WIDTH);
}

fn write_seat(
    scene: &Scene<'_, '_>,
    player: Player,
    (score, best_other): (u32, u32),
    writer: &mut Writer<'_>,
) {
    let open = scene.open[player];
    writer.flag(true);
    writer.flag(scene.state.is_church_builder(player));
    writer.units(u32::from(scene.state.prestige(player)) / SCORE_STEP);
    writer.units(score / SCORE_STEP);
    writer.units(2 * score.saturating_sub(best_other));
    writer.units(2 * best_other.saturating_sub(score));
    write_means(scene, player, writer);
    write_rondel(scene, player, writer);
    write_harbour(scene, player, writer);
    write_city(scene, player, open, writer);
    write_tokens(scene, player, writer);
    for church in scene.churches {
        write_parish(scene, player, open, church, writer);
    }
}

fn write_means(scene: &Scene<'_, '_>, player: Player, writer: &mut Writer<'_>) {
    let money = scene.state.money(player);
    writer.units(money / 8);
    writer.thermometer(money, &MONEY_MARKS);
    for units in scene.state.goods(player).0 {
        writer.units(4 * u32::from(units));
        writer.thermometer(units.into(), &GOOD_MARKS);
    }
    let materials = scene.state.materials(player);
    let (timber, bricks) = (materials[Material::Timber], materials[Material::Brick]);
    for units in [timber, bricks] {
        writer.units(4 * u32::from(units));
        writer.thermometer(units.into(), &MATERIAL_MARKS);
    }
    writer.flag(materials[Material::Bell] > 0);
    writer.thermometer(timber.min(bricks).into(), &PAIR_MARKS);
}

fn write_rondel(scene: &Scene<'_, '_>, player: Player, writer: &mut Writer<'_>) {
    writer.one_hot(scene.state.marker(player).map(Field::index), Field::ALL.len());
    writer.thermometer(scene.state.prestige(player).into(), &FARE_MARKS);
}

fn write_harbour(scene: &Scene<'_, '_>, player: Player, writer: &mut Writer<'_>) {
    let state = scene.state;
    let mut capacity = 0;
    for berth in Berth::ALL {
        let ships = state.ships_at(player, berth);
        capacity += u32::from(ships * berth.units());
        writer.thermometer(ships.into(), &SHIP_MARKS);
    }
    writer.units(8 * u32::from(state.ships(player)));
    writer.flag(state.ships_in_supply(player) == 0);
    writer.units(4 * capacity);
    let sale = state.loading(player, state.goods(player)).money;
    writer.units(sale / 8);
    writer.thermometer(sale, &SALE_MARKS);
}

fn write_city(scene: &Scene<'_, '_>, player: Player, open: SiteSet, writer: &mut Writer<'_>) {
    let state = scene.state;
    for good in Good::ALL {
        writer.thermometer(state.buildings(player, good.maker()), &MAKER_MARKS);
    }
    for kind in [BuildingKind::Merchant, BuildingKind::Captain, BuildingKind::Official] {
        writer.units(10 * state.buildings(player, kind));
    }
    writer.units(4 * state.citizens(player).len());
    for kind in BuildingKind::ALL {
        writer.thermometer(scene.count(open, kind), &REACH_MARKS);
    }
    writer.units(4 * open.len());
}

fn write_tokens(scene: &Scene<'_, '_>, player: Player, writer: &mut Writer<'_>) {
    let state = scene.state;
    let unscored = state.unscored_tokens(player);
    for kind in TokenKind::ALL {
        writer.flag(!unscored.and(TokenSet::of(kind)).is_empty());
    }
    let worth: u32 = unscored.iter().map(|token| u32::from(state.token_worth(player, token))).sum();
    writer.units(worth);
    writer.units(3 * state.tokens(player).len());
}

/// A player's situation at one church: access, its parish, and the two tokens whose value depends on
/// the city, as long as they are available or unscored.
fn write_parish(
    scene: &Scene<'_, '_>,
    player: Player,
    open: SiteSet,
    church: Church,
    writer: &mut Writer<'_>,
) {
    let (state, board) = (scene.state, scene.state.board());
    writer.flag(!state.tokens(player).and(TokenSet::at(church)).is_empty());
    let parish = board.parish(church);
    writer.thermometer(state.citizens(player).and(parish).len(), &PARISH_MARKS);
    writer.thermometer(open.and(parish).len(), &PARISH_MARKS);
    let unscored = state.unscored_tokens(player);
    for kind in [TokenKind::Building, TokenKind::Citizens] {
        let token = Token::new(church, kind);
        let (mine, left) = (unscored.contains(token), !scene.taken.contains(token));
        let worth = if mine || left { 3 * u32::from(state.token_worth(player, token)) } else { 0 };
        writer.flag(mine);
        writer.units(if mine { worth } else { 0 });
        writer.units(if left { worth } else { 0 });
    }
    writer.flag(scene.state.can_pay_donation(player, church));
}
