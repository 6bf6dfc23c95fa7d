//! What happened since the last turn of the player to act.

use super::CardPosition;
use hamburgum_engine::{Board, Game, Player, Seating, Turn};
use serde::{Deserialize, Serialize};

/// Some turns, as the position before them and their actions in the notation of records.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardTurns {
    before: CardPosition,
    actions: Vec<String>,
}

impl CardTurns {
    /// The turns of others since the last one of this player.
    pub(super) fn since_last_of(player: Player, game: &Game<'static>) -> Option<Self> {
        let turns: Vec<Turn<'_>> = game.turns().collect();
        let own = turns.iter().rposition(|turn| turn.player() == player)?;
        let first = turns.get(own + 1)?;
        let actions = game.actions()[first.begin..].iter();
        let actions = actions.map(|action| game.board().say(action).to_string()).collect();
        Some(Self { before: CardPosition::of(&first.start), actions })
    }

    /// Plays them again. `None` if this version cannot read them.
    pub(super) fn read(
        &self,
        board: &'static Board,
        seating: Seating,
    ) -> Option<Vec<Turn<'static>>> {
        let mut game = Game::new(board, self.before.setup(board, seating)?).ok()?;
        for action in &self.actions {
            game.play(board.read_action(action).ok()?).ok()?;
        }
        Some(game.turns().collect())
    }
}
