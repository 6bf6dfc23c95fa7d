//! Conditions that drop a plan although it could still be played.

use super::PlannedTurn;
use hamburgum_engine::{Action, Berth, Church, Field, Good, SiteSet, State};
use std::fmt;
use std::str::FromStr;

/// Something that others may do and that makes a person think again.
///
/// What makes a plan impossible, or changes its cost or its result, drops it anyway and is not among these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PlanStop {
    /// Another player moves to the same field.
    SameField,
    /// A church is completed.
    ChurchCompleted,
    /// The price of the good that is produced falls.
    PriceFell,
    /// The ships of the player move on in the harbour, or leave it.
    ShipsMoved,
    /// Somebody donates to a church.
    Donation,
    /// Somebody builds in a parish where the plan builds.
    BuildingNearby,
}

impl PlanStop {
    /// All of them, in the order of the page.
    pub const ALL: [Self; 6] = [
        Self::SameField,
        Self::ChurchCompleted,
        Self::PriceFell,
        Self::ShipsMoved,
        Self::Donation,
        Self::BuildingNearby,
    ];

    /// Those that make sense for a turn on this field. They depend on nothing else of the turn, so that a
    /// page can show them at the same place during all of it.
    pub const fn offered(field: Field) -> &'static [Self] {
        match field {
            Field::Beer | Field::Sugar | Field::Cloth => {
                &[Self::SameField, Self::ChurchCompleted, Self::PriceFell, Self::ShipsMoved]
            }
            Field::TradeEast | Field::TradeWest => {
                &[Self::SameField, Self::ChurchCompleted, Self::Donation]
            }
            Field::Guildhall => &[Self::SameField, Self::ChurchCompleted, Self::BuildingNearby],
            Field::Church | Field::Dockyard => &[Self::SameField, Self::ChurchCompleted],
        }
    }

    /// Its word in forms and in the store.
    pub const fn word(self) -> &'static str {
        match self {
            Self::SameField => "same-field",
            Self::ChurchCompleted => "church-completed",
            Self::PriceFell => "price-fell",
            Self::ShipsMoved => "ships-moved",
            Self::Donation => "donation",
            Self::BuildingNearby => "building-nearby",
        }
    }

    /// Whether it has happened between the planning of a turn and this position.
    pub(super) fn has_happened(self, plan: &PlannedTurn, now: &State<'_>) -> bool {
        let (then, player) = (plan.start(), plan.player());
        match self {
            Self::SameField => plan.field().is_some_and(|field| {
                let is_here = |state: &State<'_>, other| state.marker(other) == Some(field);
                let mut others = now.players().iter().filter(|&&other| other != player);
                others.any(|&other| is_here(now, other) && !is_here(then, other))
            }),
            Self::ChurchCompleted => now.completed().count() > then.completed().count(),
            Self::PriceFell => plan
                .field()
                .and_then(product)
                .is_some_and(|good| now.price(good) < then.price(good)),
            Self::ShipsMoved => Berth::ALL
                .into_iter()
                .any(|berth| now.ships_at(player, berth) != then.ships_at(player, berth)),
            Self::Donation => Church::ALL
                .into_iter()
                .any(|church| now.donation_count(church) > then.donation_count(church)),
            Self::BuildingNearby => {
                let new = then.free_sites().without(now.free_sites());
                parishes(plan).into_iter().any(|parish| !new.and(parish).is_empty())
            }
        }
    }
}

/// The good that a field produces.
const fn product(field: Field) -> Option<Good> {
    match field {
        Field::Beer => Some(Good::Beer),
        Field::Sugar => Some(Good::Sugar),
        Field::Cloth => Some(Good::Cloth),
        _ => None,
    }
}

/// The sites of the parishes where a plan builds.
fn parishes(plan: &PlannedTurn) -> Vec<SiteSet> {
    let board = plan.start().board();
    let built = plan.actions().into_iter().filter_map(|action| match action {
        Action::Build(site) | Action::Appoint(site, _) => Some(board.site_info(site).parish),
        _ => None,
    });
    built.map(|church| board.parish(church)).collect()
}

impl fmt::Display for PlanStop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The error for a word that no condition has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownStop;

impl fmt::Display for UnknownStop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no such condition of a plan")
    }
}

impl FromStr for PlanStop {
    type Err = UnknownStop;

    fn from_str(word: &str) -> Result<Self, UnknownStop> {
        Self::ALL.into_iter().find(|stop| stop.word() == word).ok_or(UnknownStop)
    }
}
