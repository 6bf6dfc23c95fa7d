//! The head of a record: what is played, by whom, and from which position.

use super::Lines;
use super::city;
use super::error::{RecordError, RecordFault, RecordLine};
use super::position;
use crate::{Board, Game, Official, Player, RulesVersion, Seating, Setup, UnknownWord, Variant};
use std::fmt::Write;
use std::str::FromStr;

/// The first line: which format this is.
const FIRST: &str = "hamburgum record 1";
/// The first line of a record that contains its board, which older programs cannot read.
const WITH_CITY: &str = "hamburgum record 2";

/// Reads the head and starts the game.
pub(super) fn read<'b>(
    lines: &mut Lines<'_>,
    boards: &[&'b Board],
) -> Result<Game<'b>, RecordError> {
    let first = lines.next();
    let board = if is_line(first, FIRST) {
        read_board(lines, boards)?
    } else if is_line(first, WITH_CITY) {
        city::read(lines, boards)?
    } else {
        let right = format_args!("a record begins with {FIRST:?} or {WITH_CITY:?}");
        return Err(first.cannot_read(right));
    };
    let variant: Variant = read_one(lines, "variant")?;
    let seating = read_seating(lines)?;
    let rules = read_rules(lines)?;
    let draws = read_draws(lines)?;
    let begins_position = |line: &RecordLine<'_>| line.text == "position";
    let (setup, line) = match lines.peek().filter(begins_position) {
        Some(_) => position::read(lines, board, variant, seating)?,
        None => (Setup::initial(variant, seating), first),
    };
    let mut game =
        Game::new(board, setup).map_err(|error| line.fault(RecordFault::BadPosition(error)))?;
    game = game.under(rules);
    if let Some((line, order)) = draws {
        game.hand_in_draws(&order).map_err(|error| line.cannot_read(error))?;
    }
    Ok(game)
}

fn is_line(line: RecordLine<'_>, words: &str) -> bool {
    line.text.split_whitespace().eq(words.split(' '))
}

/// The board file in a record, if the record has one that ends.
pub(super) fn city_in(lines: &mut Lines<'_>) -> Option<String> {
    if !is_line(lines.next(), WITH_CITY) {
        return None;
    }
    expect(lines, "board").ok()?;
    city::block(lines).ok().map(|block| block.text)
}

/// The id of the board in the second line, whatever follows.
pub(super) fn board_named<'t>(lines: &mut Lines<'t>) -> Option<&'t str> {
    lines.next();
    match expect(lines, "board").ok()?.1[..] {
        [id] => Some(id),
        _ => None,
    }
}

/// The words after a keyword, which must come next.
pub(super) fn expect<'t>(
    lines: &mut Lines<'t>,
    keyword: &str,
) -> Result<(RecordLine<'t>, Vec<&'t str>), RecordError> {
    let line = lines.next();
    let mut words = line.text.split_whitespace();
    if words.next() == Some(keyword) {
        Ok((line, words.collect()))
    } else {
        Err(line.cannot_read(format_args!("here the head has a line that begins with {keyword:?}")))
    }
}

fn read_one<T: FromStr<Err = UnknownWord>>(
    lines: &mut Lines<'_>,
    keyword: &str,
) -> Result<T, RecordError> {
    let (line, words) = expect(lines, keyword)?;
    words.join(" ").parse().map_err(|error| line.cannot_read(error))
}

fn read_board<'b>(lines: &mut Lines<'_>, boards: &[&'b Board]) -> Result<&'b Board, RecordError> {
    let (line, words) = expect(lines, "board")?;
    boards.iter().find(|board| words == [board.id()]).copied().ok_or_else(|| {
        let ids: Vec<_> = boards.iter().map(|board| board.id()).collect();
        line.cannot_read(format_args!("the boards at hand are {}", ids.join(", ")))
    })
}

fn read_seating(lines: &mut Lines<'_>) -> Result<Seating, RecordError> {
    let (line, words) = expect(lines, "players")?;
    let players: Vec<Player> = words
        .iter()
        .map(|word| word.parse())
        .collect::<Result<_, _>>()
        .map_err(|error: UnknownWord| line.cannot_read(error))?;
    let seating = Seating::new(&players).map_err(|error| line.cannot_read(error))?;
    let (line, words) = expect(lines, "start")?;
    let start: Player = words.join(" ").parse().map_err(|error| line.cannot_read(error))?;
    seating.starting_with(start).map_err(|error| line.cannot_read(error))
}

fn read_rules(lines: &mut Lines<'_>) -> Result<RulesVersion, RecordError> {
    let (line, words) = expect(lines, "rules")?;
    let mut known = RulesVersion::KNOWN.iter().copied();
    known.find(|version| words == [version.to_string()]).ok_or_else(|| {
        let numbers = RulesVersion::known_numbers();
        line.cannot_read(format_args!("this program plays version {numbers} of the rules"))
    })
}

type Draws<'t> = Option<(RecordLine<'t>, Vec<Official>)>;

fn read_draws<'t>(lines: &mut Lines<'t>) -> Result<Draws<'t>, RecordError> {
    let Some(line) =
        lines.peek().filter(|line| line.text.split_whitespace().next() == Some("drawn"))
    else {
        return Ok(None);
    };
    lines.next();
    let words = line.text.split_whitespace().skip(1);
    let order = words
        .map(str::parse)
        .collect::<Result<_, _>>()
        .map_err(|error: UnknownWord| line.cannot_read(error))?;
    Ok(Some((line, order)))
}

/// Writes the head, and an empty line after it.
pub(super) fn write(game: &Game<'_>) -> String {
    let setup = game.setup();
    let board = game.board();
    let first = if board.is_own() { WITH_CITY } else { FIRST };
    let mut text = format!("{first}\nboard {}\n", board.id());
    if board.is_own() {
        text += &city::written(board);
    }
    let _ = write!(text, "variant {}\nplayers", setup.variant);
    for player in setup.seating.players() {
        let _ = write!(text, " {player}");
    }
    let _ = write!(text, "\nstart {}\nrules {}\n", setup.seating.start(), game.rules());
    let drawn: Vec<_> = game.draws().into_iter().map(Official::word).collect();
    if !drawn.is_empty() {
        let _ = writeln!(text, "drawn {}", drawn.join(" "));
    }
    if *setup != Setup::initial(setup.variant, setup.seating) {
        let _ = write!(text, "position\n{}end\n", game.board().say(setup));
    }
    text.push('\n');
    text
}
