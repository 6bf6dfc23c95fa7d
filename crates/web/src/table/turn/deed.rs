//! What a player did in a turn; equal small actions are combined.

use hamburgum_engine::{
    Action, ByGood, ByMaterial, Church, Effect, Field, Good, Material, Official, Passage, Site,
    State, Token,
};

/// One step of a turn, as a person would describe it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    /// The marker moved, for this much prestige; on the first turn it has no origin.
    Moved { from: Option<Field>, to: Field, paid: u16 },
    /// Goods were made.
    Produced { good: Good, units: u16 },
    /// Goods were sold for this total.
    Sold { goods: ByGood<u16>, money: u32 },
    /// Materials were bought for this total.
    Bought { materials: ByMaterial<u16>, money: u32 },
    /// Ships were built, and this many ships of any owner left the harbour for them.
    Launched { ships: u16, departed: u16 },
    /// A donation was made; `number` counts those to its church.
    Donated { token: Token, number: u8, cost: Cost },
    /// A church was completed.
    Completed { church: Church, bonus: u16 },
    /// A token was scored.
    Scored { token: Token, points: u16 },
    /// Something was built.
    Built { site: Site, official: Option<Official>, cost: Cost, brought: Brought },
    /// The canon's donation was declined.
    Skipped,
}

/// The cost of a step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Cost {
    pub(super) materials: ByMaterial<u16>,
    pub(super) money: u32,
}

/// The immediate benefits of a building.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Brought {
    /// A price before and after.
    pub(super) price: Option<(Good, u32, u32)>,
    pub(super) money: u32,
    /// The number of ships that entered.
    pub(super) ships: u16,
}

/// The effects of these actions from this position on, up to the first illegal one.
pub(super) fn deeds(start: &State<'_>, actions: &[Action]) -> Vec<Deed> {
    let mut state = *start;
    let mut tale = Tale::default();
    for &action in actions {
        let Ok(effects) = state.play(action) else { break };
        tale.tell(action, &effects);
    }
    tale.deeds
}

/// The steps so far, and costs that belong to the next one.
#[derive(Default)]
struct Tale {
    deeds: Vec<Deed>,
    cost: Cost,
}

impl Tale {
    fn tell(&mut self, action: Action, effects: &[Effect]) {
        self.cost = Cost::default();
        match action {
            Action::Launch => self.deeds.push(Deed::Launched { ships: 0, departed: 0 }),
            Action::Skip => self.deeds.push(Deed::Skipped),
            _ => {}
        }
        for effect in effects {
            self.see(effect);
        }
        self.draw_together();
    }

    fn see(&mut self, effect: &Effect) {
        match *effect {
            Effect::MarkerMoved { from, to, .. } => {
                self.deeds.push(Deed::Moved { from, to, paid: 0 });
            }
            Effect::PrestigePaid { points, .. } => {
                if let Some(Deed::Moved { paid, .. }) = self.deeds.last_mut() {
                    *paid = points;
                }
            }
            Effect::GoodsProduced { good, units, .. } => {
                self.deeds.push(Deed::Produced { good, units });
            }
            Effect::GoodSold { good, .. } => {
                let goods = ByGood::from_fn(|other| u16::from(other == good));
                self.deeds.push(Deed::Sold { goods, money: 0 });
            }
            Effect::MoneyReceived { amount, .. } => match self.deeds.last_mut() {
                Some(Deed::Sold { money, .. }) => *money += amount,
                Some(Deed::Built { brought, .. }) => brought.money += amount,
                _ => {}
            },
            Effect::MoneyPaid { amount, .. } => self.cost.money += amount,
            Effect::MaterialSpent { material, .. } => self.cost.materials[material] += 1,
            Effect::MaterialBought { material, .. } => {
                let materials = ByMaterial::from_fn(|other| u16::from(other == material));
                self.deeds.push(Deed::Bought { materials, money: self.cost.money });
            }
            Effect::ShipMoved { passage, .. } => self.see_ship(passage),
            _ => self.see_in_the_city(effect),
        }
    }

    fn see_in_the_city(&mut self, effect: &Effect) {
        let cost = self.cost;
        match *effect {
            Effect::TokenTaken { token, donation, .. } => {
                self.deeds.push(Deed::Donated { token, number: donation, cost });
            }
            Effect::ChurchCompleted { church, bonus, .. } => {
                self.deeds.push(Deed::Completed { church, bonus });
            }
            Effect::TokenScored { token, points, .. } => {
                self.deeds.push(Deed::Scored { token, points });
            }
            Effect::Built { site, .. } => {
                let brought = Brought::default();
                self.deeds.push(Deed::Built { site, official: None, cost, brought });
            }
            Effect::PriceFell { good, from, to } => {
                if let Some(Deed::Built { brought, .. }) = self.deeds.last_mut() {
                    brought.price = Some((good, from, to));
                }
            }
            Effect::OfficialAppointed { official: new, .. } => {
                if let Some(Deed::Built { official, .. }) = self.deeds.last_mut() {
                    *official = Some(new);
                }
            }
            _ => {}
        }
    }

    fn see_ship(&mut self, passage: Passage) {
        match (self.deeds.last_mut(), passage) {
            (Some(Deed::Launched { ships, .. }), Passage::In) => *ships += 1,
            (Some(Deed::Launched { departed, .. }), Passage::Out) => *departed += 1,
            (Some(Deed::Built { brought, .. }), Passage::In) => brought.ships += 1,
            _ => {}
        }
    }

    /// Combines the last two steps if they are units of one sale, one purchase or one series of ships.
    fn draw_together(&mut self) {
        let [.., before, last] = self.deeds[..] else { return };
        let one = match (before, last) {
            (Deed::Sold { goods, money }, Deed::Sold { goods: more, money: further }) => {
                let goods = ByGood::from_fn(|good: Good| goods[good] + more[good]);
                Deed::Sold { goods, money: money + further }
            }
            (
                Deed::Bought { materials, money },
                Deed::Bought { materials: more, money: further },
            ) => {
                let materials = ByMaterial::from_fn(|item: Material| materials[item] + more[item]);
                Deed::Bought { materials, money: money + further }
            }
            (
                Deed::Launched { ships, departed },
                Deed::Launched { ships: more, departed: gone },
            ) => Deed::Launched { ships: ships + more, departed: departed + gone },
            _ => return,
        };
        self.deeds.truncate(self.deeds.len() - 2);
        self.deeds.push(one);
    }
}
