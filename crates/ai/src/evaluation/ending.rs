//! How soon the sixth church may fall.

use hamburgum_engine::{Church, Field, Material, Player, State};

/// What a unit of material or a good counts for, in money (END-2 and the middle of BUY-1).
const UNIT: f32 = 50.0;
/// What a turn brings in, about.
const INCOME: f32 = 100.0;

/// How many turns a player would need, about, to complete all churches alone. Means that cannot be
/// spent on that count for nothing.
pub(super) fn turns_to_end(state: &State<'_>, player: Player) -> f32 {
    let (mut bricks, mut timber, mut bells) = (0, 0, 0);
    let (mut cash, mut turns) = (0.0, 0.0);
    let mut ripest = 0;
    for church in Church::ALL {
        let given = u16::from(state.donation_count(church));
        if given == 5 {
            continue;
        }
        ripest = ripest.max(given);
        let left = 5 - given;
        bricks += left;
        timber += left - u16::from(given == 0);
        bells += 1;
        // DON-2: 20 and 40 in money for the third and the fourth donation.
        cash += [60.0, 60.0, 60.0, 40.0, 0.0][usize::from(given)];
        turns += 2.0 + 0.4 * f32::from(left);
    }
    let citizens = state.citizens(player).len() as f32;
    cash += 10.0 * f32::from(bells) * citizens;
    let has = state.materials(player);
    let lacking = |need: u16, material| f32::from(need.saturating_sub(has[material]));
    let units = lacking(bricks, Material::Brick)
        + lacking(timber, Material::Timber)
        + lacking(bells, Material::Bell);
    let goods: u16 = state.goods(player).0.iter().sum();
    let money = state.money(player) as f32;
    let short = (UNIT * units + cash - money - UNIT * f32::from(goods)).max(0.0);
    // The next donation, at the church that has most.
    let next_units = lacking(1, Material::Brick)
        + lacking(u16::from(ripest > 0), Material::Timber)
        + lacking(u16::from(ripest == 4), Material::Bell);
    let next_cash = [0.0, 0.0, 20.0, 40.0, 10.0 * citizens][usize::from(ripest)];
    if next_units > 0.0 {
        turns += 1.0;
    }
    if UNIT * next_units + next_cash > money {
        turns += 1.0;
    }
    if let Some(marker) = state.marker(player) {
        turns += 0.3 * f32::from(marker.steps_to(Field::Church).div_ceil(3));
    }
    turns + short / INCOME
}
