//! What the rules alone tell about scoring: which tokens are better scored now, and which kept.
//!
//! A church turn may score any number of tokens (SCORE-1), and all others are scored at the end
//! (END-2). So it is only a matter of when, and often that is no question. The difference is small in
//! most positions, often smaller than a judge's error.

use hamburgum_engine::{Action, Player, State, Token, TokenKind, TokenSet};

/// Who has so much prestige can pay for long ways on the rondel until the next church turn, and that
/// is all that prestige is good for before the end (TURN-4).
const ENOUGH_FOR_THE_RONDEL: u16 = 15;

/// What can be told of the scoring actions of a position.
pub(super) struct Scoring<'s, 'b> {
    state: &'s State<'b>,
    /// A token that can be scored and has grown out.
    due: Option<Token>,
}

impl<'s, 'b> Scoring<'s, 'b> {
    pub(super) fn of(state: &'s State<'b>, legal: &[Action]) -> Self {
        let due = legal.iter().find_map(|action| match *action {
            Action::Score(token) if !can_grow(state, state.active(), token) => Some(token),
            _ => None,
        });
        Self { state, due }
    }

    /// Whether another legal action is never worse than this one. Not all actions of a position are.
    pub(super) fn is_dominated(&self, action: Action) -> bool {
        match (action, self.due) {
            // What has grown out goes first: all else is still possible after it.
            (Action::Score(token), Some(due)) => token != due,
            (Action::Done, Some(_)) => true,
            (Action::Score(token), None) => self.is_early(token),
            _ => false,
        }
    }

    /// Whether a token can only gain by waiting, and need not be scored.
    fn is_early(&self, token: Token) -> bool {
        let player = self.state.active();
        // Ships leave the harbour again, so their token may lose.
        let is_safe = token.kind() != TokenKind::Ships;
        let alike = self.state.unscored_tokens(player).and(TokenSet::of(token.kind()));
        is_safe && alike.len() == 1 && self.state.prestige(player) >= ENOUGH_FOR_THE_RONDEL
    }
}

/// Whether a token may ever pay its player more than now (SCORE-2).
fn can_grow(state: &State<'_>, player: Player, token: Token) -> bool {
    let board = state.board();
    let sites = match token.kind() {
        TokenKind::Five => return false,
        TokenKind::Donations => return true,
        TokenKind::Ships => return state.ships_in_supply(player) > 0,
        TokenKind::Building => board.sites_for(board.church_info(token.church()).building),
        TokenKind::Citizens => board.parish(token.church()),
    };
    !state.free_sites().and(sites).is_empty()
}
