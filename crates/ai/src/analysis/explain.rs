//! Finds the reasons of a turn: its effects by the rules, and what is possible after it.

mod next;

use super::TurnReason;
use hamburgum_engine::{
    Action, Berth, Church, Effect, FinalScoring, Good, Player, State, Token, TokenKind,
};

/// The least value of a token for another player at which taking it counts as a denial.
const MISSED: u16 = 5;
/// The least gain of kept tokens that is mentioned.
const RAISED: u16 = 2;

/// The reasons of a legal turn, the weightiest first.
pub(super) fn reasons(start: &State<'_>, turn: &[Action]) -> Vec<TurnReason> {
    let mut account = Account { player: start.active(), state: *start, reasons: Vec::new() };
    for &action in turn {
        account.play(action);
    }
    account.remove_scored(turn);
    if !account.state.is_over() {
        account.add_growth(start);
        account.add_others(start);
        account.reasons.extend(next::enabled(start, &account.state, account.player));
    }
    sorted(account.reasons)
}

/// The token points that the player scores in a legal turn.
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

/// Sorts reasons, the weightiest first.
pub(super) fn sorted(mut reasons: Vec<TurnReason>) -> Vec<TurnReason> {
    reasons.sort_by(|a, b| b.weight().total_cmp(&a.weight()));
    reasons
}

/// The reasons collected so far.
struct Account<'b> {
    player: Player,
    state: State<'b>,
    reasons: Vec<TurnReason>,
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
            self.reasons.extend((now > 0).then_some(TurnReason::TakesToken { token, now }));
            self.add_denial(&before, token);
        }
        self.reasons.extend(next::forestalled(&before, self.player, &effects));
    }

    fn tell(&mut self, action: Action, effect: &Effect) {
        match (action, effect) {
            (Action::Move(field), &Effect::PrestigePaid { points, .. }) => {
                self.reasons.push(TurnReason::PaysPrestige { field, points });
            }
            (_, &Effect::ChurchCompleted { church, bonus, .. }) => {
                self.reasons.push(TurnReason::CompletesChurch { church, bonus });
            }
            (_, Effect::GameEnded { final_scorings }) => {
                self.reasons.extend(end(final_scorings, self.player));
            }
            _ => {}
        }
    }

    /// A token that is scored in the same turn is not kept.
    fn remove_scored(&mut self, turn: &[Action]) {
        let is_scored = |token| turn.contains(&Action::Score(token));
        self.reasons.retain(
            |one| !matches!(one, TurnReason::TakesToken { token, .. } if is_scored(*token)),
        );
    }

    /// The denial to the other player for whom the token would have scored the most.
    fn add_denial(&mut self, before: &State<'_>, token: Token) {
        if matches!(token.kind(), TokenKind::Five | TokenKind::Donations) || self.state.is_over() {
            return;
        }
        let worths =
            others(before, self.player).map(|other| (before.token_worth(other, token), other));
        let most = worths.max_by_key(|(points, _)| *points).filter(|(points, _)| *points >= MISSED);
        self.reasons.extend(most.map(|(points, player)| TurnReason::Denies {
            player,
            token,
            points,
        }));
    }

    /// What has increased for the player.
    fn add_growth(&mut self, start: &State<'_>) {
        let (player, after) = (self.player, self.state);
        let kept = start.unscored_tokens(player).and(after.unscored_tokens(player));
        let worth = |state: &State<'_>| {
            kept.iter().map(|token| state.token_worth(player, token)).sum::<u16>()
        };
        let points = worth(&after).saturating_sub(worth(start));
        if points >= RAISED {
            self.reasons.push(TurnReason::RaisesTokens { points });
        }
        for good in Good::ALL {
            let (before, after) = (start.production(player, good), after.production(player, good));
            if after > before {
                self.reasons.push(TurnReason::ProducesMore { good, before, after });
            }
        }
        let (before, after) = (capacity(start, player), capacity(&after, player));
        if after > before {
            self.reasons.push(TurnReason::CarriesMore { before, after });
        }
    }

    /// The consequences for the other players.
    fn add_others(&mut self, start: &State<'_>) {
        for player in others(start, self.player) {
            let (before, after) = (capacity(start, player), capacity(&self.state, player));
            if after < before {
                self.reasons.push(TurnReason::MovesShipsOn { player, before, after });
            }
            if let Some(church) = next::completion(&self.state, player) {
                let bonus = self.state.next_bonus();
                let is_last = self.state.completed().count() + 1 == Church::ALL.len();
                self.reasons.push(TurnReason::LetsComplete { player, church, bonus, is_last });
            }
        }
    }
}

/// All players but one.
fn others(state: &State<'_>, player: Player) -> impl Iterator<Item = Player> {
    state.players().iter().copied().filter(move |&other| other != player)
}

/// How the game ends for the player.
fn end(final_scorings: &[FinalScoring], player: Player) -> Option<TurnReason> {
    let own = final_scorings.iter().find(|one| one.player == player)?;
    let others = final_scorings.iter().filter(|one| one.player != player);
    let best = others.map(|one| one.score.prestige).max()?;
    let prestige = own.score.prestige;
    let margin = i64::from(prestige) - i64::from(best);
    Some(TurnReason::EndsGame { place: own.place, prestige, margin })
}

/// The capacity of the player's ships.
fn capacity(state: &State<'_>, player: Player) -> u16 {
    let carried = |berth: Berth| u16::from(state.ships_at(player, berth) * berth.units());
    Berth::ALL.into_iter().map(carried).sum()
}
