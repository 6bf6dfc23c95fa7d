//! The encoding of what all players share.

use super::scene::Scene;
use super::writer::Writer;
use hamburgum_engine::{Berth, BuildingKind, Church, Good, Official, Prompt, Ship, State, Variant};

const PROMPTS: usize = 12;
const ROUND_MARKS: [u32; 12] = [4, 8, 12, 16, 20, 25, 30, 35, 40, 50, 60, 80];
const DONATION_MARKS: [u32; 10] = [3, 6, 9, 12, 15, 18, 21, 24, 27, 29];
const COMPLETED_MARKS: [u32; 5] = [1, 2, 3, 4, 5];
const FALLEN_MARKS: [u32; 5] = [1, 2, 3, 4, 5];
const ROOM_MARKS: [u32; 3] = [1, 2, 3];
const BOUGHT_MARKS: [u32; 9] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const FREE_MARKS: [u32; 5] = [1, 2, 3, 4, 5];

pub(super) const TABLE_WIDTH: usize = GAME + MARKET + OFFICIALS + TURN + SITES;
const GAME: usize = 4
    + Variant::ALL.len()
    + PROMPTS
    + (1 + ROUND_MARKS.len())
    + (1 + DONATION_MARKS.len())
    + COMPLETED_MARKS.len();
const MARKET: usize = 3 * FALLEN_MARKS.len() + 3 + 3 + ROOM_MARKS.len();
const OFFICIALS: usize = 2 * Official::ALL.len();
const TURN: usize = 3 + 1 + BOUGHT_MARKS.len() + 1 + 6 + 1;
const SITES: usize = 6 * FREE_MARKS.len();

pub(super) fn write_table(scene: &Scene<'_, '_>, writer: &mut Writer<'_>) {
    write_game(scene.state, writer);
    write_market(scene.state, writer);
    write_officials(scene.state, writer);
    write_turn(scene, writer);
    for kind in BuildingKind::ALL {
        writer.thermometer(scene.count(scene.free, kind), &FREE_MARKS);
    }
}

fn write_game(state: &State<'_>, writer: &mut Writer<'_>) {
    writer.one_hot(Some(state.players().len() - 2), 4);
    writer.one_hot(Some(state.variant().index()), Variant::ALL.len());
    writer.one_hot(Some(prompt_number(state.prompt())), PROMPTS);
    writer.units(state.round());
    writer.thermometer(state.round(), &ROUND_MARKS);
    let given: u32 =
        Church::ALL.iter().map(|&church| u32::from(state.donation_count(church))).sum();
    writer.units(given);
    writer.thermometer(given, &DONATION_MARKS);
    writer.thermometer(state.completed().count() as u32, &COMPLETED_MARKS);
}

fn write_market(state: &State<'_>, writer: &mut Writer<'_>) {
    for good in Good::ALL {
        let fallen = (State::PRICES[0] - state.price(good)) / 10;
        writer.thermometer(fallen, &FALLEN_MARKS);
    }
    let places = state.players().len() as u32;
    let mut room = 0;
    for berth in Berth::ALL {
        let (mut ships, mut neutral) = (0, 0);
        for ship in state.ships_in(berth) {
            ships += 1;
            neutral += u32::from(ship == Ship::Neutral);
        }
        room = places.saturating_sub(ships);
        writer.units(10 * neutral);
        writer.units(8 * room);
    }
    // The last berth is the third, where ships enter.
    writer.thermometer(room, &ROOM_MARKS);
}

fn write_officials(state: &State<'_>, writer: &mut Writer<'_>) {
    let mut left = [0; Official::ALL.len()];
    for official in state.officials_left() {
        left[official.index()] += 1;
    }
    for count in left {
        writer.units(10 * count);
    }
    let next = match state.variant() {
        Variant::Base => state.officials_left().next(),
        Variant::One => None,
        Variant::Two => state.visible_official(),
    };
    writer.one_hot(next.map(Official::index), Official::ALL.len());
}

fn write_turn(scene: &Scene<'_, '_>, writer: &mut Writer<'_>) {
    let state = scene.state;
    state.goods_sold().0.iter().for_each(|&units| writer.units(8 * u32::from(units)));
    let bought = u32::from(state.units_bought().unwrap_or(0));
    writer.units(4 * bought);
    writer.thermometer(bought, &BOUGHT_MARKS);
    writer.units(state.next_unit_price().unwrap_or(0) / 2);
    writer.one_hot(state.chosen_church().map(|church| scene.role(church)), 6);
    writer.flag(state.has_appointed());
}

fn prompt_number(prompt: Prompt) -> usize {
    match prompt {
        Prompt::Reveal => 0,
        Prompt::Move(_) => 1,
        Prompt::Produced(_) => 2,
        Prompt::Trade(_) => 3,
        Prompt::Sell(_) => 4,
        Prompt::Buy(_) => 5,
        Prompt::Dockyard(_) => 6,
        Prompt::Church(_) => 7,
        Prompt::Score(_) => 8,
        Prompt::Guildhall(_) => 9,
        Prompt::Canon(_) => 10,
        Prompt::Over => 11,
    }
}
