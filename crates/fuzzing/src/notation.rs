//! Turns and actions as text, in a running game.

use crate::Depth;
use crate::begun::{KINDS, begun, chosen};
use hamburgum_engine::{Board, Game};
use hamburgum_table::Press;

/// The first byte selects the game. Each line after it is a turn, an action, or several actions.
pub(crate) fn run(input: &[u8]) -> Depth {
    let Some((mut game, lines)) = begun(input) else { return Depth::Refused };
    let Ok(lines) = std::str::from_utf8(lines) else { return Depth::Refused };
    let mut depth = Depth::Refused;
    for line in lines.lines() {
        if game.play_line(line).is_ok() || play_actions(&mut game, line) == Depth::Beyond {
            depth = Depth::Beyond;
        }
    }
    let written = game.to_text();
    assert_eq!(Game::parse(&written, &Board::built_in()).as_ref(), Ok(&game));
    depth
}

/// Plays what a line says, as far as it is legal.
fn play_actions(game: &mut Game<'_>, line: &str) -> Depth {
    let board = game.board();
    if let Some(press) = Press::read(board, line) {
        let said = board.say(press.actions()).to_string();
        assert_eq!(Press::read(board, &said), Some(press));
    }
    if let Ok(action) = board.read_action(line) {
        let said = board.say(&action).to_string();
        assert_eq!(board.read_action(&said), Ok(action));
        let before = game.clone();
        if game.play(action).is_err() {
            assert_eq!(*game, before);
        }
        return Depth::Beyond;
    }
    let Ok(counted) = board.read_actions(line) else { return Depth::Refused };
    for (times, action) in counted {
        let mut all = (0..times).map_while(|_| game.play(action).ok());
        all.by_ref().for_each(drop);
    }
    Depth::Beyond
}

/// Games of every kind, some turns as lines and some as actions.
pub(crate) fn seeds() -> Vec<Vec<u8>> {
    let games = crate::seeds::choices().into_iter().take(usize::from(KINDS));
    games.flat_map(|input| [turns_of(&input), actions_of(&input)]).collect()
}

fn turns_of(input: &[u8]) -> Vec<u8> {
    let mut game = played(input);
    game.restart_turn();
    let (_, turns) = game.to_text().split_once("\n\n").map(owned).unwrap_or_default();
    [&input[..1], turns.as_bytes()].concat()
}

fn owned((head, turns): (&str, &str)) -> (String, String) {
    (head.to_owned(), turns.to_owned())
}

fn actions_of(input: &[u8]) -> Vec<u8> {
    let game = played(input);
    let lines = game.actions().iter().map(|action| game.board().say(action).to_string());
    [&input[..1], lines.collect::<Vec<_>>().join("\n").as_bytes()].concat()
}

fn played(input: &[u8]) -> Game<'static> {
    let (mut game, choices) = begun(input).expect("a byte for the kind");
    for &choice in &choices[..choices.len() / 4] {
        let Some(action) = chosen(&game, choice) else { break };
        game.play(action).expect("a legal action");
    }
    game
}
