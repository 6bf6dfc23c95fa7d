//! Churches and donations as data.

use super::Word;
use hamburgum_engine::{Church, Player, State, Token, TokenKind};
use serde::Serialize;

/// A church and its donations in order.
#[derive(Serialize)]
pub struct ChurchView {
    pub church: String,
    pub name: String,
    pub donations: Vec<DonationView>,
}

/// One donation.
#[derive(Serialize)]
pub struct DonationView {
    pub player: Word<Player>,
    #[serde(rename = "type")]
    pub kind: Word<TokenKind>,
    pub scored: bool,
    /// The token's current value; `None` once it is scored.
    pub worth: Option<u16>,
}

/// A completed church and the player who completed it.
#[derive(Serialize)]
pub struct CompletedView {
    pub church: String,
    pub player: Word<Player>,
}

impl ChurchView {
    /// All six churches, in the order of the board.
    pub fn all(state: &State<'_>) -> Vec<Self> {
        Church::ALL.into_iter().map(|church| Self::of(state, church)).collect()
    }

    fn of(state: &State<'_>, church: Church) -> Self {
        let info = state.board().church_info(church);
        let donations = state.donations(church).map(|given| DonationView {
            player: Word(given.by),
            kind: Word(given.kind),
            scored: given.scored,
            worth: (!given.scored)
                .then(|| state.token_worth(given.by, Token::new(church, given.kind))),
        });
        Self { church: info.id.clone(), name: info.name.clone(), donations: donations.collect() }
    }
}

impl CompletedView {
    /// The completed churches in order.
    pub fn all(state: &State<'_>) -> Vec<Self> {
        let completed = state.completed().filter_map(|church| {
            let last = state.donations(church).last()?;
            let church = state.board().church_info(church).id.clone();
            Some(Self { church, player: Word(last.by) })
        });
        completed.collect()
    }
}
