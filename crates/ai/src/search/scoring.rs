//! Dominated scoring actions by the rules alone: which tokens to score now, and which to keep.
//!
//! A church turn may score any number of tokens (SCORE-1), and all others are scored at the end
//! (END-2). So only the time matters, and often the rules decide it. The difference is small in most
//! positions, often smaller than the error of a judge.

use hamburgum_engine::{Action, State, Token, TokenKind, TokenSet};

/// This much prestige pays for any long moves on the rondel until the next church turn, the only use of
/// prestige before the end (TURN-4).
const ENOUGH_FOR_THE_RONDEL: u16 = 15;

/// Facts about the scoring actions of a position.
pub(super) struct Scoring<'s, 'b> {
    state: &'s State<'b>,
    /// A token that can be scored and cannot gain any more.
    due: Option<Token>,
}

impl<'s, 'b> Scoring<'s, 'b> {
    pub(super) fn of(state: &'s State<'b>, legal: &[Action]) -> Self {
        let due = legal.iter().find_map(|action| match *action {
            Action::Score(token) if state.most_growth(state.active(), token) == 0 => Some(token),
            _ => None,
        });
        Self { state, due }
    }

    /// Whether this action is dominated by another legal one. Never true for all actions of a position.
    pub(super) fn is_dominated(&self, action: Action) -> bool {
        match (action, self.due) {
            // A token that cannot gain any more goes first: everything else stays possible after it.
            (Action::Score(token), Some(due)) => token != due,
            (Action::Done, Some(_)) => true,
            (Action::Score(token), None) => self.is_early(token),
            _ => false,
        }
    }

    /// Whether a token can only gain by waiting, and does not have to be scored.
    fn is_early(&self, token: Token) -> bool {
        let player = self.state.active();
        // Ships leave the harbour again, so a ships token may lose value.
        let is_safe = token.kind() != TokenKind::Ships;
        let alike = self.state.unscored_tokens(player).and(TokenSet::of(token.kind()));
        is_safe && alike.len() == 1 && self.state.prestige(player) >= ENOUGH_FOR_THE_RONDEL
    }
}
