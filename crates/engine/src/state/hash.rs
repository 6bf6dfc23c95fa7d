//! The hash of a position, updated incrementally.
//!
//! It is an additive Zobrist hash: each fact of a position has a random key, and an amount (money,
//! goods, ...) adds its key that many times. So a change costs one multiplication, and the order of
//! changes does not matter. Facts that no rule depends on (the order of disks and ships, the number of
//! the turn) are left out: positions with the same continuations have the same hash.

use crate::{ByGood, ByMaterial, ByOffice, ByPlayer, ByShip};

/// One random key for each fact.
pub(super) struct Keys {
    pub(super) prestige: ByPlayer<u64>,
    pub(super) money: ByPlayer<u64>,
    pub(super) goods: ByPlayer<ByGood<u64>>,
    pub(super) materials: ByPlayer<ByMaterial<u64>>,
    pub(super) marker: ByPlayer<u64>,
    pub(super) builder: ByPlayer<u64>,
    pub(super) active: ByPlayer<u64>,
    pub(super) seats: [ByPlayer<u64>; 5],
    pub(super) citizens: ByPlayer<[u64; 28]>,
    pub(super) tokens: ByPlayer<[u64; 30]>,
    pub(super) scored: [u64; 30],
    pub(super) fleets: ByShip<u64>,
    pub(super) offices: ByOffice<u64>,
    pub(super) visible: u64,
    pub(super) variant: u64,
    pub(super) phase: u64,
}

pub(super) static KEYS: Keys = Keys {
    prestige: ByPlayer(keys(1)),
    money: ByPlayer(keys(2)),
    goods: ByPlayer([
        ByGood(keys(3)),
        ByGood(keys(4)),
        ByGood(keys(5)),
        ByGood(keys(6)),
        ByGood(keys(7)),
    ]),
    materials: ByPlayer([
        ByMaterial(keys(8)),
        ByMaterial(keys(9)),
        ByMaterial(keys(10)),
        ByMaterial(keys(11)),
        ByMaterial(keys(12)),
    ]),
    marker: ByPlayer(keys(13)),
    builder: ByPlayer(keys(14)),
    active: ByPlayer(keys(15)),
    seats: [
        ByPlayer(keys(16)),
        ByPlayer(keys(17)),
        ByPlayer(keys(18)),
        ByPlayer(keys(19)),
        ByPlayer(keys(20)),
    ],
    citizens: ByPlayer([keys(21), keys(22), keys(23), keys(24), keys(25)]),
    tokens: ByPlayer([keys(26), keys(27), keys(28), keys(29), keys(30)]),
    scored: keys(31),
    fleets: ByShip(keys(32)),
    offices: ByOffice(keys(33)),
    visible: keys::<1>(34)[0],
    variant: keys::<1>(35)[0],
    phase: keys::<1>(36)[0],
};

/// Odd random numbers, so that multiplying by an amount loses no information.
const fn keys<const N: usize>(salt: u64) -> [u64; N] {
    let mut keys = [0; N];
    let mut i = 0;
    while i < N {
        keys[i] = mixed((salt << 8) + i as u64) | 1;
        i += 1;
    }
    keys
}

/// Mixes all bits of a number (the finaliser of splitmix64).
pub(super) const fn mixed(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
