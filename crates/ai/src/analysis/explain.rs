//! Finding the reasons of a turn from its effects, from what is possible next, and from the
//! evaluation's parts.

mod next;

use super::{Reason, Weighed};
use crate::{Evaluation, Part, Parts};
use hamburgum_engine::{
    Action, Berth, BuildingKind, ByMaterial, Church, Effect, Field, Player, Reckoning, State,
    Token, TokenKind,
};

/// Parts that change with everything that is done; they are told for the turn as a whole.
const COMMON: [Part; 2] = [Part::Prospects, Part::Rondel];
/// Smaller changes of them are not worth a word.
const SHIFT: f32 = 1.0;
/// A token that scores less for another player is not missed.
const MISSED: u16 = 5;

/// The reasons of a legal turn, the weightiest first.
pub(super) fn reasons(evaluation: &Evaluation, start: &State<'_>, turn: &[Action]) -> Vec<Weighed> {
    let mut account =
        Account { evaluation, player: start.active(), state: *start, reasons: Vec::new() };
    for &action in turn {
        account.play(action);
    }
    account.tell_others(start);
    account.tell_chances(start);
    account.tell_shifts(start);
    let mut reasons = account.reasons;
    reasons.sort_by(|a, b| b.weight().total_cmp(&a.weight()));
    reasons
}

/// What a turn has done so far.
struct Account<'e, 'b> {
    evaluation: &'e Evaluation,
    player: Player,
    state: State<'b>,
    reasons: Vec<Weighed>,
}

impl Account<'_, '_> {
    fn parts(&self) -> Parts {
        self.evaluation.parts(&self.state, self.player)
    }

    fn add(&mut self, reason: Reason, worth: Option<f32>) {
        for one in &mut self.reasons {
            if one.reason.merge(&reason) {
                one.worth = one.worth.zip(worth).map(|(sum, more)| sum + more);
                return;
            }
        }
        self.reasons.push(Weighed { reason, worth });
    }

    fn play(&mut self, action: Action) {
        let before = self.state;
        let parts = self.parts();
        let Ok(effects) = self.state.play(action) else { return };
        let change = self.parts().minus(&parts);
        match action {
            Action::Move(field) => self.tell_move(field, &effects, &change),
            Action::Donate(token) => self.tell_donation(&before, token, &effects, &change),
            Action::Reveal(_) | Action::Skip | Action::Done => {}
            _ => {
                if let Some(reason) = deed(action, &before, &effects) {
                    self.add(reason, Some(tangible(&change)));
                }
            }
        }
        if let Some(reason) = next::forestalled(&before, self.player, &effects) {
            self.add(reason, None);
        }
    }

    fn tell_move(&mut self, field: Field, effects: &[Effect], change: &Parts) {
        let mut rest = tangible(change);
        for effect in effects {
            match *effect {
                Effect::PrestigePaid { points, .. } => {
                    rest += f32::from(points);
                    self.add(Reason::PaysPrestige { field, points }, Some(-f32::from(points)));
                }
                Effect::GoodsProduced { good, units, .. } => {
                    self.add(Reason::Produces { good, units }, Some(rest));
                }
                _ => {}
            }
        }
    }

    fn tell_donation(
        &mut self,
        before: &State<'_>,
        token: Token,
        effects: &[Effect],
        change: &Parts,
    ) {
        let now = self.state.token_worth(self.player, token);
        let mut worth = tangible(change);
        let mut later = change[Part::Tokens] - f32::from(now);
        for effect in effects {
            match effect {
                Effect::ChurchCompleted { church, bonus, .. } => {
                    let reason = Reason::CompletesChurch { church: *church, bonus: *bonus };
                    self.add(reason, Some(f32::from(*bonus)));
                    worth -= f32::from(*bonus);
                }
                Effect::GameEnded { reckonings } => {
                    // The token is scored as it is, and nothing is left to expect.
                    (worth, later) = (f32::from(now), 0.0);
                    self.reasons.extend(end(reckonings, self.player));
                }
                _ => {}
            }
        }
        self.add(Reason::TakesToken { token, now, later }, Some(worth));
        self.tell_denial(before, token);
    }

    /// The other player to whom the token would have been worth the most.
    fn tell_denial(&mut self, before: &State<'_>, token: Token) {
        if matches!(token.kind(), TokenKind::Five | TokenKind::Donations) || self.state.is_over() {
            return;
        }
        let others = before.players().iter().filter(|&&other| other != self.player);
        let worths = others.map(|&other| (before.token_worth(other, token), other));
        let Some((points, player)) = worths.max_by_key(|(points, _)| *points) else { return };
        if points >= MISSED {
            let parts = |state| self.evaluation.parts(state, player)[Part::Prospects];
            let worth = parts(before) - parts(&self.state);
            self.add(Reason::Denies { player, token, points }, Some(worth));
        }
    }

    /// What the turn means for the other players.
    fn tell_others(&mut self, start: &State<'_>) {
        if self.state.is_over() {
            return;
        }
        for &player in start.players() {
            if player == self.player {
                continue;
            }
            let (before, after) = (capacity(start, player), capacity(&self.state, player));
            if after < before {
                let parts = |state| self.evaluation.parts(state, player)[Part::Harbour];
                let worth = parts(start) - parts(&self.state);
                self.add(Reason::MovesShipsOn { player, before, after }, Some(worth));
            }
            if let Some(church) = next::completion(&self.state, player) {
                let bonus = self.state.next_bonus();
                let is_last = self.state.completed().count() + 1 == Church::ALL.len();
                let reason = Reason::LetsComplete { player, church, bonus, is_last };
                self.add(reason, Some(-f32::from(bonus)));
            }
        }
    }

    /// What the player can do next and could not before.
    fn tell_chances(&mut self, start: &State<'_>) {
        if !self.state.is_over() {
            for reason in next::enabled(start, &self.state, self.player) {
                self.add(reason, None);
            }
        }
    }

    fn tell_shifts(&mut self, start: &State<'_>) {
        if self.state.is_over() {
            return;
        }
        let change = self.parts().minus(&self.evaluation.parts(start, self.player));
        for part in COMMON.into_iter().filter(|&part| change[part].abs() >= SHIFT) {
            self.add(Reason::Shifts { part }, Some(change[part]));
        }
    }
}

/// What changes by the step itself.
fn tangible(change: &Parts) -> f32 {
    let common: f32 = COMMON.map(|part| change[part]).iter().sum();
    change.sum() - common - change[Part::Tempo]
}

/// What a step on a field does.
fn deed(action: Action, before: &State<'_>, effects: &[Effect]) -> Option<Reason> {
    let money = effects.iter().find_map(|effect| match *effect {
        Effect::MoneyReceived { amount, .. } | Effect::MoneyPaid { amount, .. } => Some(amount),
        _ => None,
    });
    let money = money.unwrap_or(0);
    Some(match action {
        Action::Sell(_) => Reason::Sells { units: 1, money },
        Action::Buy(material) => {
            let mut materials = ByMaterial::default();
            materials[material] = 1;
            Reason::Buys { materials, money }
        }
        Action::Launch => Reason::Launches { ships: 1 },
        Action::Score(token) => {
            Reason::Scores { token, points: before.token_worth(before.active(), token) }
        }
        Action::Build(_) | Action::Appoint(..) => building(effects, money)?,
        _ => return None,
    })
}

fn building(effects: &[Effect], money: u32) -> Option<Reason> {
    let appointed = effects.iter().find_map(|effect| match *effect {
        Effect::OfficialAppointed { official, .. } => Some(Reason::Appoints { official, money }),
        _ => None,
    });
    let built = effects.iter().find_map(|effect| match *effect {
        Effect::Built { kind, .. } if kind != BuildingKind::Official => {
            Some(Reason::Builds { kind, count: 1, money })
        }
        _ => None,
    });
    appointed.or(built)
}

/// How the game ends for the player.
fn end(reckonings: &[Reckoning], player: Player) -> Option<Weighed> {
    let own = reckonings.iter().find(|one| one.player == player)?;
    let others = reckonings.iter().filter(|one| one.player != player);
    let best = others.map(|one| one.score.prestige).max()?;
    let prestige = own.score.prestige;
    let margin = i64::from(prestige) - i64::from(best);
    let reason = Reason::EndsGame { place: own.place, prestige, margin };
    Some(Weighed { reason, worth: None })
}

/// How many units the player's ships can carry.
fn capacity(state: &State<'_>, player: Player) -> u16 {
    let carried = |berth: Berth| u16::from(state.ships_at(player, berth) * berth.units());
    Berth::ALL.into_iter().map(carried).sum()
}
