//! What an action would change for its player: the position before beside the one after.

use hamburgum_engine::{
    Berth, ByMaterial, Church, Effect, Good, Material, Passage, Player, Ship, State, Token,
    TokenKind,
};

/// What an action takes, what it changes, and what else happens.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Changes {
    /// What is paid: materials, money and prestige.
    pub(super) materials: ByMaterial<u16>,
    pub(super) money: u32,
    pub(super) prestige: u16,
    /// Figures that are others afterwards.
    pub(super) figures: Vec<Figure>,
    /// The token that is taken, with its worth then.
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

/// A figure before and after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Figure {
    pub(super) of: Subject,
    pub(super) before: u32,
    pub(super) now: u32,
}

/// What a figure counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Subject {
    Prestige,
    Money,
    Good(Good),
    Material(Material),
    /// The price of a good.
    Price(Good),
    /// What the player makes of a good on its field.
    Production(Good),
    /// The player's ships in a berth.
    Ships(Berth),
    /// What a token of the player would score.
    Worth(Token),
}

impl Changes {
    /// What changes for a player between two positions, and in what order it happened.
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

    /// What only shrinks is a cost and stands in one line with the others. Money that is paid for
    /// materials stays a figure, since it is what the player watches.
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

/// Every figure that differs, in the order in which a bubble shows them.
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

/// The player's tokens that wait to be scored before and after; a five never changes.
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
