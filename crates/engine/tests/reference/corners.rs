//! Corner cases that the compared games must cover.

use super::game::{Reference, Step};
use hamburgum_engine::{
    Action, BuildingKind, Good, Material, Official, Player, Ship, Site, Variant,
};

/// An action with the positions before and after it.
pub(crate) struct Moment<'a, 'b> {
    pub(crate) before: &'a Reference<'b>,
    pub(crate) action: Action,
    pub(crate) after: &'a Reference<'b>,
}

/// The rule of a corner case, and how to detect it.
type Corner = (&'static str, fn(&Moment<'_, '_>) -> bool);

const IN_EVERY_GAME: [Corner; 18] = [
    ("TURN-4: a field too dear", |m| m.asks("move") && m.before.legal().len() < 8),
    ("SELL-4: ships reloaded", |m| m.reloads()),
    ("BUY-1: ten units", |m| matches!(&m.after.step, Step::Buy { bought } if bought.len() == 10)),
    ("BUY-2: a bell in hand", |m| m.asks("trade") && m.owns(Material::Bell)),
    ("SHIP-3: neutral ships leave", |m| m.leaves(Ship::Neutral)),
    ("SHIP-4: own ships leave", |m| m.leaves(Ship::Of(m.player()))),
    ("SHIP-5: no ship in supply", |m| {
        m.asks("dockyard") && m.owns(Material::Timber) && m.supply() == 0
    }),
    ("DON-4: a church completed", |m| m.completes_church()),
    ("SCORE-1: scored without need", |m| {
        matches!(m.action, Action::Score(_)) && !m.before.end_of_church().is_empty()
    }),
    ("SCORE-4: a turn that cannot end", |m| {
        (m.asks("church") || m.asks("score")) && m.before.end_of_church().is_empty()
    }),
    ("BUILD-2: next to a building of this turn only", |m| m.builds_on()),
    ("BUILD-3: built out of reach", |m| {
        m.site().is_some_and(|site| !m.before.is_connected(m.player(), site))
    }),
    ("BUILD-5: all makers of a good", |m| Good::ALL.iter().any(|&good| m.before.price(good) == 50)),
    ("BUILD-7: no own ship in supply", |m| {
        m.builds(BuildingKind::Captain) && m.last_ship() == Ship::Neutral
    }),
    ("BUILD-7: an own ship leaves and comes back", |m| {
        m.builds(BuildingKind::Captain) && m.supply() == 0 && m.last_ship() != Ship::Neutral
    }),
    ("SET-5: all sites built on", |m| m.after.citizens.len() == Site::COUNT),
    ("END-3: a place by the money left", |m| m.action == Action::Done && m.has_equal_prestige()),
    ("END-3: a shared place", |m| m.action == Action::Done && m.has_equals()),
];

const IN_BOTH_VARIANTS: [Corner; 5] = [
    ("VAR-1: no official left", |m| m.asks("move") && m.before.officials_left().is_empty()),
    ("VAR-5: no brick left for the canon", |m| m.appoints_canon() && m.after_asks("guildhall")),
    ("VAR-5: a church completed by the canon", |m| m.asks("canon") && m.completes_church()),
    ("VAR-5: the game ended by the canon", |m| m.asks("canon") && m.after_asks("over")),
    ("VAR-5: two unscored tokens of a type kept", |m| {
        m.asks("guildhall") && m.action == Action::Done && m.before.end_of_church().is_empty()
    }),
];

/// The corner cases that this moment is an example of.
pub(crate) fn corners(moment: &Moment<'_, '_>) -> Vec<&'static str> {
    let all = corners_of(moment.before.variant).into_iter();
    all.filter(|(_, holds)| holds(moment)).map(|(name, _)| name).collect()
}

/// The corner cases of a variant.
pub(crate) fn corners_of(variant: Variant) -> Vec<Corner> {
    match variant {
        Variant::Base => IN_EVERY_GAME.to_vec(),
        Variant::One | Variant::Two => [&IN_EVERY_GAME[..], &IN_BOTH_VARIANTS[..]].concat(),
    }
}

impl Moment<'_, '_> {
    fn player(&self) -> Player {
        self.before.active()
    }

    fn asks(&self, word: &str) -> bool {
        self.before.prompt().word() == word
    }

    fn after_asks(&self, word: &str) -> bool {
        self.after.prompt().word() == word
    }

    fn owns(&self, material: Material) -> bool {
        self.before.family().materials[&material] > 0
    }

    fn supply(&self) -> usize {
        self.before.harbour.in_supply(self.player())
    }

    /// One more unit brings neither its price nor what it brings without a ship.
    fn reloads(&self) -> bool {
        let Action::Sell(good) = self.action else { return false };
        let gain = self.after.family().money - self.before.family().money;
        gain != self.before.price(good) && gain != 30
    }

    /// Such a ship is in berth 1, and the berths move on.
    fn leaves(&self, ship: Ship) -> bool {
        let (before, after) = (&self.before.harbour, &self.after.harbour);
        before.one.contains(&ship) && (&before.one, &before.two) != (&after.one, &after.two)
    }

    fn last_ship(&self) -> Ship {
        *self.after.harbour.three.last().expect("the ships that have just entered")
    }

    fn completes_church(&self) -> bool {
        self.after.completed.len() > self.before.completed.len()
    }

    fn site(&self) -> Option<Site> {
        match self.action {
            Action::Build(site) | Action::Appoint(site, _) => Some(site),
            _ => None,
        }
    }

    fn builds(&self, kind: BuildingKind) -> bool {
        self.site().is_some_and(|site| self.before.board.site_info(site).kind == kind)
    }

    /// Without the buildings of this turn, the site would be out of reach.
    fn builds_on(&self) -> bool {
        let (Some(site), Step::Guildhall { built }) = (self.site(), &self.before.step) else {
            return false;
        };
        let mut without = self.before.clone();
        without.citizens.retain(|earlier, _| !built.contains(earlier));
        let is_builder = without.is_church_builder(self.player());
        !is_builder
            && self.before.is_connected(self.player(), site)
            && !without.is_connected(self.player(), site)
    }

    fn appoints_canon(&self) -> bool {
        let has_canon = |game: &Reference<'_>| game.officials_left().contains(&Official::Canon);
        has_canon(self.before) && !has_canon(self.after)
    }

    fn has_equal_prestige(&self) -> bool {
        let scores = self.after.final_scores();
        scores.iter().any(|a| scores.iter().any(|b| a.1 == b.1 && a.2 != b.2))
    }

    fn has_equals(&self) -> bool {
        let scores = self.after.final_scores();
        scores.iter().any(|a| scores.iter().any(|b| a.0 != b.0 && (a.1, a.2) == (b.1, b.2)))
    }
}
