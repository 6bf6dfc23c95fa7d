//! The small actions that make up a turn.

use crate::{Church, Field, Good, Material, Official, Site, Token, TokenKind};

/// One small decision. A turn is a sequence of them, from moving the marker to [`Action::Done`].
///
/// Actions are ordered, and lists of legal actions are sorted by that order.
///
/// ```
/// # use hamburgum_engine::{Action, Board, Field, Game, Good, Seating, Setup, Variant};
/// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
/// # let mut game = Game::new(Board::hamburgum(), setup)?;
/// for action in [Action::Move(Field::TradeWest), Action::Sell(Good::Beer), Action::Done] {
///     game.play(action)?;
/// }
/// assert!(game.to_text().ends_with("1. red trade-west, sell 1 beer\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Chance reveals the next official of variant II; the caller supplies it (VAR-3).
    Reveal(Official),
    /// Move the marker to this field of the rondel (TURN-1).
    Move(Field),
    /// Sell one more unit of this good (SELL-1 to SELL-4).
    Sell(Good),
    /// Buy one more unit of this material (BUY-1).
    Buy(Material),
    /// Build one ship (SHIP-1).
    Launch,
    /// Give a donation to the token's church and take the token (DON-1 to DON-4, VAR-5).
    Donate(Token),
    /// Score this token (SCORE-1).
    Score(Token),
    /// Build on this site (BUILD-1).
    Build(Site),
    /// Build a chosen official on this site, in variant I (VAR-2).
    Appoint(Site, Official),
    /// Decline the canon's donation (VAR-5).
    Skip,
    /// End the turn.
    Done,
}

impl Action {
    /// Every possible action, legal or not, to test what a position allows and refuses.
    ///
    /// ```
    /// # use hamburgum_engine::{Action, Board, Seating, Setup, State, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let state = State::from_setup(Board::hamburgum(), &setup)?;
    /// let legal = Action::all().into_iter().filter(|&action| state.is_legal(action)).count();
    /// assert_eq!(legal, state.legal_actions().len());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn all() -> Vec<Self> {
        let mut actions = vec![Self::Launch, Self::Skip, Self::Done];
        actions.extend(Official::ALL.map(Self::Reveal));
        actions.extend(Field::ALL.map(Self::Move));
        actions.extend(Good::ALL.map(Self::Sell));
        actions.extend(Material::ALL.map(Self::Buy));
        for church in Church::ALL {
            let tokens = TokenKind::ALL.map(|kind| Token::new(church, kind));
            actions.extend(tokens.map(Self::Donate));
            actions.extend(tokens.map(Self::Score));
        }
        actions.extend(Site::ALL.map(Self::Build));
        for site in Site::ALL {
            actions.extend(Official::ALL.map(|official| Self::Appoint(site, official)));
        }
        actions
    }
}

/// The legal actions of a position: sorted, unique, and empty only when the game is over.
///
/// Its capacity is the most that the rules allow, so filling it never allocates.
///
/// ```
/// # use hamburgum_engine::{Action, Board, Game, Seating, Setup, Variant};
/// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
/// # let mut game = Game::new(Board::hamburgum(), setup)?;
/// game.play_line("1. red church ...")?;
/// // It is a slice: the five tokens of six churches, and the end of the turn.
/// let list = game.state().legal_actions();
/// assert!(matches!(list[..], [Action::Donate(_), .., Action::Done]));
/// assert_eq!(list.len(), 7);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct ActionList {
    actions: [Action; Self::CAPACITY],
    len: u8,
}

impl ActionList {
    /// The worst case is a church builder in variant I in an empty city: 21 sites, seven officials on
    /// each of seven further sites, and the end of the turn.
    const CAPACITY: usize = 21 + 7 * 7 + 1;

    /// Unused entries are the first action: it is all zeros, which is the fastest to write.
    pub(crate) const fn new() -> Self {
        Self { actions: [Action::Reveal(Official::Councilman); Self::CAPACITY], len: 0 }
    }

    pub(crate) fn push(&mut self, action: Action) {
        self.actions[usize::from(self.len)] = action;
        self.len += 1;
    }

    pub(crate) fn extend(&mut self, actions: impl Iterator<Item = Action>) {
        actions.for_each(|action| self.push(action));
    }
}

impl IntoIterator for ActionList {
    type Item = Action;
    type IntoIter = std::iter::Take<std::array::IntoIter<Action, { Self::CAPACITY }>>;
    fn into_iter(self) -> Self::IntoIter {
        self.actions.into_iter().take(usize::from(self.len))
    }
}

impl<'a> IntoIterator for &'a ActionList {
    type Item = &'a Action;
    type IntoIter = std::slice::Iter<'a, Action>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl std::ops::Deref for ActionList {
    type Target = [Action];
    fn deref(&self) -> &[Action] {
        &self.actions[..usize::from(self.len)]
    }
}
