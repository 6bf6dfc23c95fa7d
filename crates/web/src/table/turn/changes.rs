//! The changes that an action would make for its player: the difference of two positions.

use hamburgum_engine::{
    Berth, ByMaterial, Church, Effect, Good, Material, Passage, Player, Ship, State, Token,
    TokenKind,
};

/// The costs of an action, its changes, and its side effects.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Changes {
    /// The costs: materials, money and prestige.
    pub(super) materials: ByMaterial<u16>,
    pub(super) money: u32,
    pub(super) prestige: u16,
    /// Values that change.
    pub(super) figures: Vec<Figure>,
    /// The token that is taken, with its value afterwards.
    pub(super) token: Option<(Token, u16)>,
    /// The church that is completed, with its bonus.
    pub(super) completed: Option<(Church, u16)>,
    /// Whether all ships in the harbour move on.
    pub(super) ships_move_on: bool,
    /// The ships that leave the harbour.
    pub(super) departing: Vec<Ship>,
    /// Whether the game ends.
    pub(super) ends_game: bool,
}

/// A value before and after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Figure {
    pub(super) of: Subject,
    pub(super) before: u32,
    pub(super) now: u32,
}

/// The meaning of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Subject {
    Prestige,
    Money,
    Good(Good),
    Material(Material),
    /// The price of a good.
    Price(Good),
    /// The player's production of a good on its field.
    Production(Good),
    /// The player's ships in a berth.
    Ships(Berth),
    /// The value of a token of the player.
    Worth(Token),
}

impl Changes {
    /// The changes for a player between two positions.
    pub(super) fn between(
        before: &State<'_>,
        after: &State<'_>,
        player: Player,
        effects: &[Effect],
    ) -> Self {
        let mut changes = Self::default();
        for effect in effects {
            changes.see(effect);
        }
        changes.token = changes.token.map(|(token, _)| (token, after.token_worth(player, token)));
        changes.figures = figures(before, after, player);
        changes.leave_out_what_is_paid();
        changes
    }

    fn see(&mut self, effect: &Effect) {
        match *effect {
            Effect::MaterialSpent { material, .. } => self.materials[material] += 1,
            Effect::MoneyPaid { amount, .. } => self.money += amount,
            Effect::PrestigePaid { points, .. } => self.prestige += points,
            Effect::TokenTaken { token, .. } => self.token = Some((token, 0)),
            Effect::ChurchCompleted { church, bonus, .. } => self.completed = Some((church, bonus)),
            Effect::ShipMoved { passage: Passage::On { .. }, .. } => self.ships_move_on = true,
            Effect::ShipMoved { ship, passage: Passage::Out } => self.departing.push(ship),
            Effect::GameEnded { .. } => self.ends_game = true,
            _ => {}
        }
    }

    /// Moves values that only shrink to the costs, which are shown in one line. Money paid for
    /// materials stays a value, because players watch it.
    fn leave_out_what_is_paid(&mut self) {
        let is_purchase = self.money > 0
            && self
                .figures
                .iter()
                .any(|one| matches!(one.of, Subject::Material(_)) && one.now > one.before);
        if is_purchase {
            self.money = 0;
        }
        let (money, prestige) = (self.money, self.prestige);
        self.figures.retain(|one| match one.of {
            Subject::Material(_) => one.now > one.before,
            Subject::Money => money == 0,
            Subject::Prestige => prestige == 0 || one.now > one.before,
            _ => true,
        });
    }
}

/// All values that differ, in the order of display.
fn figures(before: &State<'_>, after: &State<'_>, player: Player) -> Vec<Figure> {
    let subjects = [Subject::Prestige, Subject::Money]
        .into_iter()
        .chain(Good::ALL.map(Subject::Good))
        .chain(Material::ALL.map(Subject::Material))
        .chain(Good::ALL.map(Subject::Price))
        .chain(Good::ALL.map(Subject::Production))
        .chain([Berth::Three, Berth::Two, Berth::One].map(Subject::Ships))
        .chain(kept_tokens(before, after, player).map(Subject::Worth));
    let figures = subjects.map(|of| Figure {
        of,
        before: count(before, player, of),
        now: count(after, player, of),
    });
    figures.filter(|figure| figure.before != figure.now).collect()
}

/// The player's unscored tokens before and after; a five never changes its value.
fn kept_tokens(
    before: &State<'_>,
    after: &State<'_>,
    player: Player,
) -> impl Iterator<Item = Token> + use<> {
    let kept = before.unscored_tokens(player).and(after.unscored_tokens(player));
    kept.iter().filter(|token| token.kind() != TokenKind::Five)
}

fn count(state: &State<'_>, player: Player, of: Subject) -> u32 {
    match of {
        Subject::Prestige => state.prestige(player).into(),
        Subject::Money => state.money(player),
        Subject::Good(good) => state.goods(player)[good].into(),
        Subject::Material(material) => state.materials(player)[material].into(),
        Subject::Price(good) => state.price(good),
        Subject::Production(good) => state.production(player, good).into(),
        Subject::Ships(berth) => state.ships_at(player, berth).into(),
        Subject::Worth(token) => state.token_worth(player, token).into(),
    }
}
