//! An estimate of the number of turns until the sixth church is completed.

use hamburgum_engine::{Church, DonationCost, Field, FinalScoring, Material, Player, State};

/// The assumed value of a unit of material or a good, in money (END-2, and the middle of BUY-1).
const UNIT: f32 = FinalScoring::UNIT_PRICE as f32;
/// The approximate income of a turn.
const INCOME: f32 = 100.0;
/// What a church still costs, by the number of donations that it has, without the money for citizens.
const LEFT: [Need; Church::DONATIONS as usize] = Need::left();
/// What a donation costs for each citizen of the player, if it is the last one of a church.
const PER_CITIZEN: f32 = match DonationCost::after(Church::DONATIONS - 1, 1) {
    Some(cost) => cost.money as f32,
    None => 0.0,
};

/// The approximate number of turns a player would need to complete all churches alone: to move to each
/// of them, to earn what is missing, and to prepare the next donation. Resources that cannot be spent
/// on churches do not bring the end closer.
pub(super) fn turns_to_end(state: &State<'_>, player: Player) -> f32 {
    let (mut need, mut turns, mut ripest) = (Need::default(), 0.0, 0);
    for church in Church::ALL {
        let given = state.donation_count(church);
        let Some(&left) = LEFT.get(usize::from(given)) else { continue };
        ripest = ripest.max(given);
        need.add(left);
        turns += 2.0 + 0.4 * f32::from(Church::DONATIONS - given);
    }
    let count = state.citizens(player).len();
    let citizens = count as f32;
    need.cash += PER_CITIZEN * f32::from(need.bells) * citizens;
    turns
        + need.turns_to_earn(state, player)
        + Need::next(ripest, count).turns_to_get_ready(state, player)
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
    const NOTHING: Self = Self { bricks: 0, timber: 0, bells: 0, cash: 0.0 };

    /// The entries of [`LEFT`], computed when the program is compiled.
    const fn left() -> [Self; Church::DONATIONS as usize] {
        let mut left = [Self::NOTHING; Church::DONATIONS as usize];
        let mut sum = Self::NOTHING;
        let mut given = Church::DONATIONS;
        while given > 0 {
            given -= 1;
            if let Some(cost) = DonationCost::after(given, 0) {
                sum.pay(cost);
            }
            left[given as usize] = sum;
        }
        left
    }

    const fn pay(&mut self, cost: DonationCost) {
        self.cash += cost.money as f32;
        let mut i = 0;
        while i < cost.materials.len() {
            match cost.materials[i] {
                Material::Brick => self.bricks += 1,
                Material::Timber => self.timber += 1,
                Material::Bell => self.bells += 1,
            }
            i += 1;
        }
    }

    fn add(&mut self, other: Self) {
        self.bricks += other.bricks;
        self.timber += other.timber;
        self.bells += other.bells;
        self.cash += other.cash;
    }

    /// The next donation to a church with this many (DON-2).
    fn next(given: u8, citizens: u32) -> Self {
        let mut need = Self::default();
        need.pay(DonationCost::after(given, citizens).unwrap_or_default());
        need
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
        let way = state.marker(player).map_or(0, |marker| marker.free_turns_to(Field::Church));
        f32::from(u8::from(must_buy) + u8::from(must_sell)) + 0.3 * f32::from(way)
    }
}

#[cfg(test)]
mod tests {
    use super::{LEFT, Need, PER_CITIZEN};

    #[test]
    fn the_cost_of_churches_follows_from_the_rules() {
        let all = |need: Need| (need.bricks, need.timber, need.bells, need.cash as i32);
        let left = [(5, 4, 1, 60), (4, 4, 1, 60), (3, 3, 1, 60), (2, 2, 1, 40), (1, 1, 1, 0)];
        assert_eq!(LEFT.map(all), left);
        let next = [(1, 0, 0, 0), (1, 1, 0, 0), (1, 1, 0, 20), (1, 1, 0, 40), (1, 1, 1, 70)];
        assert_eq!([0, 1, 2, 3, 4].map(|given| all(Need::next(given, 7))), next);
        assert_eq!(PER_CITIZEN as i32, 10);
    }
}
