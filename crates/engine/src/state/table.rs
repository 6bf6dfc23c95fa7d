//! A compact representation of the table with its hash.
//!
//! Every change goes through a method here, which updates the hash. No method knows a rule.

use super::hash::{KEYS, mixed};
use super::phase::Phase;
use crate::harbour::{Harbour, Passage};
use crate::tiny_list::TinyList;
use crate::{
    Berth, ByChurch, ByGood, ByMaterial, ByOffice, ByPlayer, Church, Field, Good, Material, Office,
    Official, Player, Seating, Setup, Ship, Site, SiteSet, Token, TokenSet, Variant,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PackedTable {
    sum: u64,
    pub(crate) seats: ByPlayer<PackedSeat>,
    pub(crate) scored: TokenSet,
    pub(crate) taken: TokenSet,
    pub(crate) occupied: SiteSet,
    pub(crate) harbour: Harbour,
    /// The types of the tokens that each church gave, in order.
    pub(crate) donations: ByChurch<TinyList>,
    /// The completed churches in order.
    pub(crate) completed: TinyList,
    pub(crate) turns: u32,
    pub(crate) phase: Phase,
    pub(crate) seating: Seating,
    pub(crate) active: Player,
    pub(crate) variant: Variant,
    pub(crate) offices: ByOffice<Option<Player>>,
    pub(crate) visible: Option<Official>,
}

/// What one player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PackedSeat {
    pub(crate) money: u32,
    pub(crate) tokens: TokenSet,
    pub(crate) citizens: SiteSet,
    pub(crate) goods: ByGood<u16>,
    pub(crate) materials: ByMaterial<u16>,
    pub(crate) prestige: u16,
    pub(crate) marker: Option<Field>,
    pub(crate) builder: bool,
}

impl PackedTable {
    /// Lays out a setup that has been checked.
    pub(super) fn lay_out(setup: &Setup) -> Self {
        let mut table = Self {
            sum: 0,
            seats: ByPlayer::default(),
            scored: TokenSet::default(),
            taken: TokenSet::default(),
            occupied: SiteSet::EMPTY,
            harbour: Harbour::with_ships(&setup.berths),
            donations: ByChurch::default(),
            completed: TinyList::default(),
            turns: setup.turns,
            phase: Phase::Move,
            seating: setup.seating,
            active: setup.to_move(),
            variant: setup.variant,
            offices: setup.offices,
            visible: setup.visible,
        };
        for (player, holdings) in setup.holdings.iter() {
            let seat = &mut table.seats[player];
            seat.money = holdings.money;
            seat.citizens = holdings.citizens;
            seat.goods = holdings.goods;
            seat.materials = holdings.materials;
            seat.prestige = holdings.prestige;
            seat.marker = holdings.marker;
            table.occupied = table.occupied.or(holdings.citizens);
        }
        for (church, donations) in setup.donations.iter() {
            for donation in donations {
                let token = Token::new(church, donation.kind);
                table.take_token(donation.by, token);
                if donation.scored {
                    table.mark_scored(token);
                }
            }
            if let Some(fifth) = donations.get(4) {
                table.seats[fifth.by].builder = true;
            }
        }
        setup.completed.iter().for_each(|church| table.completed.push(church.index()));
        table.sum = table.sum_from_scratch();
        table
    }

    pub(super) fn hash(&self) -> u64 {
        mixed(self.sum)
    }

    /// The hash from scratch, which the incremental updates must match.
    pub(super) fn sum_from_scratch(&self) -> u64 {
        let mut sum = Sum(0);
        for (player, seat) in self.seats.iter() {
            sum.add(KEYS.prestige[player], seat.prestige.into());
            sum.add(KEYS.money[player], seat.money.into());
            seat.goods.iter().for_each(|(good, &n)| sum.add(KEYS.goods[player][good], n.into()));
            for (material, &units) in seat.materials.iter() {
                sum.add(KEYS.materials[player][material], units.into());
            }
            sum.add(KEYS.marker[player], marker_code(seat.marker));
            sum.add(KEYS.builder[player], seat.builder.into());
            seat.citizens.iter().for_each(|site| sum.add(KEYS.citizens[player][site.index()], 1));
            seat.tokens.iter().for_each(|token| sum.add(KEYS.tokens[player][token.index()], 1));
        }
        self.scored.iter().for_each(|token| sum.add(KEYS.scored[token.index()], 1));
        let built = Office::ALL.into_iter().filter(|&office| self.offices[office].is_some());
        built.for_each(|office| sum.add(KEYS.offices[office], 1));
        for (place, &player) in self.seating.players().iter().enumerate() {
            sum.add(KEYS.seats[place][player], 1);
        }
        sum.add(1, self.harbour_part());
        sum.add(KEYS.visible, visible_code(self.visible));
        sum.add(KEYS.variant, self.variant.index() as u64);
        sum.add(KEYS.active[self.active], 1);
        sum.add(KEYS.phase, self.phase.code());
        sum.0
    }

    /// Updates the hash for an amount that changed from `before` to `after`.
    fn count(&mut self, key: u64, before: u64, after: u64) {
        self.sum = self.sum.wrapping_add(key.wrapping_mul(after.wrapping_sub(before)));
    }

    fn harbour_part(&self) -> u64 {
        let mut sum = Sum(0);
        for ship in Ship::ALL {
            sum.add(KEYS.fleets[ship], self.harbour.fleet(ship).bits().into());
        }
        sum.0
    }

    pub(crate) fn set_phase(&mut self, phase: Phase) {
        self.count(KEYS.phase, self.phase.code(), phase.code());
        self.phase = phase;
    }

    pub(crate) fn set_active(&mut self, player: Player) {
        self.count(KEYS.active[self.active], 1, 0);
        self.count(KEYS.active[player], 0, 1);
        self.active = player;
    }

    pub(crate) fn set_marker(&mut self, player: Player, field: Field) {
        let before = self.seats[player].marker.replace(field);
        self.count(KEYS.marker[player], marker_code(before), marker_code(Some(field)));
    }

    pub(crate) fn set_visible(&mut self, official: Option<Official>) {
        self.count(KEYS.visible, visible_code(self.visible), visible_code(official));
        self.visible = official;
    }

    pub(crate) fn set_prestige(&mut self, player: Player, points: u16) {
        self.count(KEYS.prestige[player], self.seats[player].prestige.into(), points.into());
        self.seats[player].prestige = points;
    }

    pub(crate) fn set_money(&mut self, player: Player, amount: u32) {
        self.count(KEYS.money[player], self.seats[player].money.into(), amount.into());
        self.seats[player].money = amount;
    }

    pub(crate) fn set_goods(&mut self, player: Player, good: Good, units: u16) {
        let before = std::mem::replace(&mut self.seats[player].goods[good], units);
        self.count(KEYS.goods[player][good], before.into(), units.into());
    }

    pub(crate) fn set_materials(&mut self, player: Player, material: Material, units: u16) {
        let before = std::mem::replace(&mut self.seats[player].materials[material], units);
        self.count(KEYS.materials[player][material], before.into(), units.into());
    }

    pub(crate) fn place_citizen(&mut self, player: Player, site: Site) {
        self.count(KEYS.citizens[player][site.index()], 0, 1);
        self.seats[player].citizens = self.seats[player].citizens.with(site);
        self.occupied = self.occupied.with(site);
    }

    pub(crate) fn take_token(&mut self, player: Player, token: Token) {
        self.count(KEYS.tokens[player][token.index()], 0, 1);
        self.seats[player].tokens = self.seats[player].tokens.with(token);
        self.taken = self.taken.with(token);
        self.donations[token.church()].push(token.kind().index());
    }

    pub(crate) fn mark_scored(&mut self, token: Token) {
        self.count(KEYS.scored[token.index()], 0, 1);
        self.scored = self.scored.with(token);
    }

    pub(crate) fn mark_completed(&mut self, church: Church, builder: Player) {
        self.count(KEYS.builder[builder], self.seats[builder].builder.into(), 1);
        self.seats[builder].builder = true;
        self.completed.push(church.index());
    }

    pub(crate) fn take_office(&mut self, player: Player, office: Office) {
        self.count(KEYS.offices[office], 0, 1);
        self.offices[office] = Some(player);
    }

    pub(crate) fn enter_harbour(&mut self, ship: Ship, see: impl FnMut(Ship, Passage)) {
        let before = self.harbour_part();
        self.harbour.enter(ship, self.seating.count(), see);
        let after = self.harbour_part();
        self.count(1, before, after);
    }

    pub(crate) fn ships(&self, player: Player) -> u8 {
        self.harbour.fleet(Ship::Of(player)).total()
    }

    pub(crate) fn ships_at(&self, player: Player, berth: Berth) -> u8 {
        self.harbour.fleet(Ship::Of(player)).at(berth)
    }
}

struct Sum(u64);

impl Sum {
    fn add(&mut self, key: u64, times: u64) {
        self.0 = self.0.wrapping_add(key.wrapping_mul(times));
    }
}

fn marker_code(marker: Option<Field>) -> u64 {
    marker.map_or(0, |field| field.index() as u64 + 1)
}

fn visible_code(visible: Option<Official>) -> u64 {
    visible.map_or(0, |official| official.index() as u64 + 1)
}
