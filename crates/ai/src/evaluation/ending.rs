//! An estimate of the number of turns until the sixth church is completed.

use hamburgum_engine::{Church, Field, Material, Player, State};

/// The assumed value of a unit of material or a good, in money (END-2, and the middle of BUY-1).
const UNIT: f32 = 50.0;
/// The approximate income of a turn.
const INCOME: f32 = 100.0;
/// The money that a church still costs up to its fourth donation, by the number it has (DON-2).
const CASH_LEFT: [f32; 5] = [60.0, 60.0, 60.0, 40.0, 0.0];

/// The approximate number of turns a player would need to complete all churches alone: to move to each
/// of them, to earn what is missing, and to prepare the next donation. Resources that cannot be spent
/// on churches do not bring the end closer.
pub(super) fn turns_to_end(state: &State<'_>, player: Player) -> f32 {
    let (mut need, mut turns, mut ripest) = (Need::default(), 0.0, 0);
    for church in Church::ALL {
        let given = u16::from(state.donation_count(church));
        if given == 5 {
            continue;
        }
        ripest = ripest.max(given);
        need.add_church(given);
        turns += 2.0 + 0.4 * f32::from(5 - given);
    }
    let citizens = state.citizens(player).len() as f32;
    need.cash += 10.0 * f32::from(need.bells) * citizens;
    turns
        + need.turns_to_earn(state, player)
        + Need::next(ripest, citizens).turns_to_get_ready(state, player)
}

/// The total cost of donations.
#[derive(Clone, Copy, Default)]
struct Need {
    bricks: u16,
    timber: u16,
    bells: u16,
    cash: f32,
}

impl Need {
    /// Adds what is missing at a church, except the money for citizens (DON-2).
    fn add_church(&mut self, given: u16) {
        self.bricks += 5 - given;
        self.timber += 5 - given - u16::from(given == 0);
        self.bells += 1;
        self.cash += CASH_LEFT[usize::from(given)];
    }

    /// The next donation to a church with this many (DON-2).
    fn next(given: u16, citizens: f32) -> Self {
        Self {
            bricks: 1,
            timber: u16::from(given > 0),
            bells: u16::from(given == 4),
            cash: [0.0, 0.0, 20.0, 40.0, 10.0 * citizens][usize::from(given)],
        }
    }

    /// How many units the player lacks.
    fn lacking(&self, state: &State<'_>, player: Player) -> f32 {
        let has = state.materials(player);
        let of = |need: u16, material: Material| f32::from(need.saturating_sub(has[material]));
        of(self.bricks, Material::Brick)
            + of(self.timber, Material::Timber)
            + of(self.bells, Material::Bell)
    }

    fn turns_to_earn(&self, state: &State<'_>, player: Player) -> f32 {
        let goods: f32 = state.goods(player).0.iter().map(|&units| f32::from(units)).sum();
        let money = state.money(player) as f32 + UNIT * goods;
        let short = UNIT * self.lacking(state, player) + self.cash - money;
        short.max(0.0) / INCOME
    }

    /// A turn to buy what is missing, one to sell for it, and the way to the church.
    fn turns_to_get_ready(&self, state: &State<'_>, player: Player) -> f32 {
        let lacking = self.lacking(state, player);
        let must_buy = lacking > 0.0;
        let must_sell = UNIT * lacking + self.cash > state.money(player) as f32;
        let way =
            state.marker(player).map_or(0, |marker| marker.steps_to(Field::Church).div_ceil(3));
        f32::from(u8::from(must_buy) + u8::from(must_sell)) + 0.3 * f32::from(way)
    }
}
