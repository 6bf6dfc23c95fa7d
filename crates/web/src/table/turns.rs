//! The turns of a game, replayed once for all parts of a page.

use hamburgum_engine::{Game, Turn};
use std::cell::RefCell;
use std::rc::Rc;

type Turns = Rc<[Turn<'static>]>;

thread_local! {
    /// The game that was rendered last on this thread. The parts of a page need its turns one after the
    /// other, and replaying a long game for each of them would take most of the time.
    static LAST: RefCell<Option<(Game<'static>, Turns)>> = const { RefCell::new(None) };
}

/// The finished turns, and the one that has been begun.
pub(super) fn begun_turns(game: &Game<'static>) -> Turns {
    let known = LAST.with_borrow(|last| {
        last.as_ref().filter(|(other, _)| other == game).map(|(_, turns)| Rc::clone(turns))
    });
    known.unwrap_or_else(|| {
        let turns: Turns = game.begun_turns().collect();
        LAST.set(Some((game.clone(), Rc::clone(&turns))));
        turns
    })
}

/// Those of the begun turns that are finished, including the one that ended the game.
pub(super) fn finished<'t>(
    begun: &'t [Turn<'static>],
    game: &Game<'static>,
) -> &'t [Turn<'static>] {
    &begun[..begun.len().min(game.turns_played() as usize)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use hamburgum_engine::{Action, Board, Field, Seating, Setup, Variant};

    #[test]
    fn turns_are_those_of_the_game() {
        let setup = Setup::initial(Variant::Base, Seating::of_count(2).expect("two players"));
        let mut game = Game::new(Board::hamburgum(), setup).expect("a game");
        for action in [Action::Move(Field::Beer), Action::Done, Action::Move(Field::Cloth)] {
            game.play(action).expect("a legal action");
            let begun = begun_turns(&game);
            assert!(begun.iter().cloned().eq(game.begun_turns()));
            assert!(finished(&begun, &game).iter().cloned().eq(game.turns()));
        }
        game.undo();
        assert!(begun_turns(&game).iter().cloned().eq(game.begun_turns()));
    }
}
