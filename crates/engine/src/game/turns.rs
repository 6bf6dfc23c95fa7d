//! The turns of a game.

use super::Game;
use crate::{Action, Field, Player, State};
use std::ops::Range;

/// A turn of a game.
///
/// What chance reveals belongs to no turn: it happens after one turn has ended and before the next
/// one starts, so nobody knows it before. The ranges of two turns are therefore adjacent, or have
/// the revealed officials between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn<'b> {
    /// Its number in this record, counted from 0.
    pub number: u32,
    /// The position that its player decides in, after anything that chance has revealed.
    pub start: State<'b>,
    /// The number of actions before it.
    pub begin: usize,
    /// Its actions: the move, what was done on the field, and [`Action::Done`] unless the turn is
    /// still open or has ended the game (END-1).
    pub actions: Vec<Action>,
}

impl Turn<'_> {
    /// Whose turn it is.
    pub fn player(&self) -> Player {
        self.start.active()
    }

    /// Its round, counted from 1.
    pub fn round(&self) -> u32 {
        self.start.round()
    }

    /// The field of the rondel that the marker moved to. Every turn begins with a move (TURN-1).
    pub fn field(&self) -> Option<Field> {
        match self.actions.first() {
            Some(Action::Move(field)) => Some(*field),
            _ => None,
        }
    }

    /// The turn as records write it, without its round and its player.
    pub fn notation(&self) -> String {
        self.start.board().say(&self.actions[..]).to_string()
    }

    /// Its place in [`Game::actions`].
    pub fn range(&self) -> Range<usize> {
        self.begin..self.end()
    }

    /// The number of actions up to its end. An official that is revealed after it comes later.
    pub fn end(&self) -> usize {
        self.begin + self.actions.len()
    }

    /// Whether its player has ended it. The turn that ends the game is ended by the rules instead.
    pub fn is_done(&self) -> bool {
        self.actions.last() == Some(&Action::Done)
    }
}

impl<'b> Game<'b> {
    /// The finished turns, including the one that ended the game.
    ///
    /// ```
    /// # use hamburgum_engine::{Board, Field, Game, Player, Seating, Setup, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let mut game = Game::new(Board::hamburgum(), setup)?;
    /// game.play_line("1. red beer")?;
    /// game.play_line("1. blue trade-west, sell 1 cloth")?;
    /// game.play_line("2. red dockyard ...")?;
    /// let second = game.turns().nth(1).expect("a finished turn");
    /// assert_eq!((second.player(), second.field()), (Player::Blue, Some(Field::TradeWest)));
    /// assert_eq!(second.range(), 2..5);
    /// assert_eq!(game.turns().count(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn turns(&self) -> impl Iterator<Item = Turn<'b>> + '_ {
        self.begun_turns().take(self.turns_played() as usize)
    }

    /// The finished turns, and the one that has been begun.
    pub fn begun_turns(&self) -> impl Iterator<Item = Turn<'b>> + '_ {
        let turns = self.actions.split_inclusive(|action| *action == Action::Done);
        let (mut state, mut begin) = (self.first, 0);
        let turn = (0..).zip(turns).map(move |(number, actions)| {
            let is_chance = |action: &&Action| matches!(action, Action::Reveal(_));
            let (chance, actions) = actions.split_at(actions.iter().take_while(is_chance).count());
            play_all(&mut state, chance);
            begin += chance.len();
            let turn = Turn { number, start: state, begin, actions: actions.to_vec() };
            play_all(&mut state, actions);
            begin += actions.len();
            turn
        });
        turn.filter(|turn| !turn.actions.is_empty())
    }

    /// The position at the start of the current turn.
    ///
    /// ```
    /// # use hamburgum_engine::{Board, Game, Seating, Setup, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let mut game = Game::new(Board::hamburgum(), setup)?;
    /// let before = *game.state();
    /// game.play_line("1. red beer ...")?;
    /// assert_eq!(*game.turn_start(), before);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn turn_start(&self) -> &State<'b> {
        &self.turn_start.1
    }
}

fn play_all(state: &mut State<'_>, actions: &[Action]) {
    for &action in actions {
        state.play_unchecked(action);
    }
}
