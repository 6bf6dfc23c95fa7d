//! Finding the reasons of a turn: what it does by the rules, and what is possible after it.

mod next;

use super::Reason;
use hamburgum_engine::{
    Action, Berth, Church, Effect, Good, Player, Reckoning, State, Token, TokenKind,
};

/// A token that scores less for another player is not missed.
const MISSED: u16 = 5;
/// Tokens that are kept must score so much more to be told.
const RAISED: u16 = 2;

/// The reasons of a legal turn, the weightiest first.
pub(super) fn reasons(start: &State<'_>, turn: &[Action]) -> Vec<Reason> {
    let mut account = Account { player: start.active(), state: *start, reasons: Vec::new() };
    for &action in turn {
        account.play(action);
    }
    account.forget_scored(turn);
    if !account.state.is_over() {
        account.tell_growth(start);
        account.tell_others(start);
        account.reasons.extend(next::enabled(start, &account.state, account.player));
    }
    sorted(account.reasons)
}

/// What the player scores with tokens in a legal turn.
pub(super) fn scored(start: &State<'_>, turn: &[Action]) -> u16 {
    let mut state = *start;
    let mut points = 0;
    for &action in turn {
        if let Action::Score(token) = action {
            points += state.token_worth(start.active(), token);
        }
        if state.play(action).is_err() {
            break;
        }
    }
    points
}

/// The weightiest first.
pub(super) fn sorted(mut reasons: Vec<Reason>) -> Vec<Reason> {
    reasons.sort_by(|a, b| b.weight().total_cmp(&a.weight()));
    reasons
}

/// What a turn has done so far.
struct Account<'b> {
    player: Player,
    state: State<'b>,
    reasons: Vec<Reason>,
}

impl Account<'_> {
    fn play(&mut self, action: Action) {
        let before = self.state;
        let Ok(effects) = self.state.play(action) else { return };
        for effect in &effects {
            self.tell(action, effect);
        }
        if let Action::Donate(token) = action {
            let now = self.state.token_worth(self.player, token);
            self.reasons.extend((now > 0).then_some(Reason::TakesToken { token, now }));
            self.tell_denial(&before, token);
        }
        self.reasons.extend(next::forestalled(&before, self.player, &effects));
    }

    fn tell(&mut self, action: Action, effect: &Effect) {
        match (action, effect) {
            (Action::Move(field), &Effect::PrestigePaid { points, .. }) => {
                self.reasons.push(Reason::PaysPrestige { field, points });
            }
            (_, &Effect::ChurchCompleted { church, bonus, .. }) => {
                self.reasons.push(Reason::CompletesChurch { church, bonus });
            }
            (_, Effect::GameEnded { reckonings }) => {
                self.reasons.extend(end(reckonings, self.player));
            }
            _ => {}
        }
    }

    /// Whoever scores a token at once keeps nothing.
    fn forget_scored(&mut self, turn: &[Action]) {
        let is_scored = |token| turn.contains(&Action::Score(token));
        self.reasons
            .retain(|one| !matches!(one, Reason::TakesToken { token, .. } if is_scored(*token)));
    }

    /// The other player to whom the token would have been worth the most.
    fn tell_denial(&mut self, before: &State<'_>, token: Token) {
        if matches!(token.kind(), TokenKind::Five | TokenKind::Donations) || self.state.is_over() {
            return;
        }
        let worths =
            others(before, self.player).map(|other| (before.token_worth(other, token), other));
        let most = worths.max_by_key(|(points, _)| *points).filter(|(points, _)| *points >= MISSED);
        self.reasons.extend(most.map(|(points, player)| Reason::Denies { player, token, points }));
    }

    /// What the player has more of than before.
    fn tell_growth(&mut self, start: &State<'_>) {
        let (player, after) = (self.player, self.state);
        let kept = start.unscored_tokens(player).and(after.unscored_tokens(player));
        let worth = |state: &State<'_>| {
            kept.iter().map(|token| state.token_worth(player, token)).sum::<u16>()
        };
        let points = worth(&after).saturating_sub(worth(start));
        if points >= RAISED {
            self.reasons.push(Reason::RaisesTokens { points });
        }
        for good in Good::ALL {
            let (before, after) = (start.production(player, good), after.production(player, good));
            if after > before {
                self.reasons.push(Reason::ProducesMore { good, before, after });
            }
        }
        let (before, after) = (capacity(start, player), capacity(&after, player));
        if after > before {
            self.reasons.push(Reason::CarriesMore { before, after });
        }
    }

    /// What the turn means for the other players.
    fn tell_others(&mut self, start: &State<'_>) {
        for player in others(start, self.player) {
            let (before, after) = (capacity(start, player), capacity(&self.state, player));
            if after < before {
                self.reasons.push(Reason::MovesShipsOn { player, before, after });
            }
            if let Some(church) = next::completion(&self.state, player) {
                let bonus = self.state.next_bonus();
                let is_last = self.state.completed().count() + 1 == Church::ALL.len();
                self.reasons.push(Reason::LetsComplete { player, church, bonus, is_last });
            }
        }
    }
}

/// All players but one.
fn others(state: &State<'_>, player: Player) -> impl Iterator<Item = Player> {
    state.players().iter().copied().filter(move |&other| other != player)
}

/// How the game ends for the player.
fn end(reckonings: &[Reckoning], player: Player) -> Option<Reason> {
    let own = reckonings.iter().find(|one| one.player == player)?;
    let others = reckonings.iter().filter(|one| one.player != player);
    let best = others.map(|one| one.score.prestige).max()?;
    let prestige = own.score.prestige;
    let margin = i64::from(prestige) - i64::from(best);
    Some(Reason::EndsGame { place: own.place, prestige, margin })
}

/// How many units the player's ships can carry.
fn capacity(state: &State<'_>, player: Player) -> u16 {
    let carried = |berth: Berth| u16::from(state.ships_at(player, berth) * berth.units());
    Berth::ALL.into_iter().map(carried).sum()
}
