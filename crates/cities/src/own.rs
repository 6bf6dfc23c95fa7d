//! Boards that somebody drew: their ids are derived from their canonical files, so two boards of one
//! name never mix and a board never changes.

use hamburgum_engine::{Board, BoardError};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// The prefix of the id.
const PREFIX: &str = "own-";
/// 20 characters of 5 bits: nobody can draw a second board for a given id, and finding two boards
/// with the same id takes about 2^50 attempts.
const MARK: usize = 20;
/// The characters of a hash (base32, RFC 4648, in lower case).
const ALPHABET: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";

/// The id of a drawn board, such as `own-k7f3qznw5x2hbd4mtvcy`: the beginning of the SHA-256 of its
/// canonical file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OwnWord(String);

/// A valid board that somebody drew.
///
/// ```
/// use hamburgum_cities::OwnBoard;
///
/// let file = hamburgum_cities::board_file(7);
/// let own = OwnBoard::read(&file)?;
/// let with_comment = format!("# My town\n{file}");
/// assert_eq!(OwnBoard::read(&with_comment)?.word(), own.word());
/// assert_eq!(OwnBoard::read(own.text())?, own);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnBoard {
    word: OwnWord,
    board: Board,
    text: String,
}

impl OwnBoard {
    /// Reads a board file, whatever id it has.
    ///
    /// # Errors
    /// The line and the reason, if the file is not a valid board.
    ///
    /// # Panics
    /// Never: a test and fuzzing check that a canonical file can be read.
    pub fn read(file: &str) -> Result<Self, BoardError> {
        let text = Board::parse(file)?.as_own(Board::OWN.to_owned()).to_text();
        let word = OwnWord::of(&text);
        let board = Board::parse(&text).expect("a canonical file").as_own(word.to_string());
        Ok(Self { word, board, text })
    }

    /// The id.
    pub fn word(&self) -> &OwnWord {
        &self.word
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The canonical file.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The board alone.
    pub fn into_board(self) -> Board {
        self.board
    }
}

impl OwnWord {
    fn of(text: &str) -> Self {
        let hash = Sha256::digest(text);
        let mark = (0..MARK).map(|place| {
            let five_bits = (0..5).fold(0, |bits, next| {
                let bit = place * 5 + next;
                bits << 1 | (hash[bit / 8] >> (7 - bit % 8) & 1)
            });
            char::from(ALPHABET[usize::from(five_bits)])
        });
        Self(PREFIX.chars().chain(mark).collect())
    }

    /// The hash alone, without the prefix.
    pub fn mark(&self) -> &str {
        &self.0[PREFIX.len()..]
    }

    /// The id with this hash.
    pub fn from_mark(mark: &str) -> Option<Self> {
        format!("{PREFIX}{mark}").parse().ok()
    }

    /// The id as a word of records.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for OwnWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A word that is not the id of a drawn board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnOwnBoard;

impl fmt::Display for NotAnOwnBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the id of a drawn board is {PREFIX} and {MARK} letters and digits")
    }
}

impl std::error::Error for NotAnOwnBoard {}

impl FromStr for OwnWord {
    type Err = NotAnOwnBoard;

    fn from_str(word: &str) -> Result<Self, NotAnOwnBoard> {
        let mark = word.strip_prefix(PREFIX).ok_or(NotAnOwnBoard)?;
        let right = mark.len() == MARK && mark.bytes().all(|byte| ALPHABET.contains(&byte));
        if right { Ok(Self(word.to_owned())) } else { Err(NotAnOwnBoard) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board_file;

    #[test]
    fn equal_boards_have_one_id_and_others_have_another() {
        let file = board_file(7);
        let own = OwnBoard::read(&file).expect("a board");
        let spaced = file.replace(" = ", "   =  ").replace("id   =  \"city1-7\"", "id = 'else'");
        assert_eq!(OwnBoard::read(&spaced).expect("a board").word(), own.word());
        let lines: Vec<&str> = file.split("\n[lines]\n").collect();
        let mut turned: Vec<&str> = lines[1].lines().collect();
        turned.reverse();
        let turned = format!("{}\n[lines]\n{}", lines[0], turned.join("\n"));
        assert_eq!(OwnBoard::read(&turned).expect("a board"), own);
        let renamed = file.replace(&format!("\"{}\"", own.board().name()), "\"Elsewhere\"");
        assert_ne!(OwnBoard::read(&renamed).expect("a board").word(), own.word());
    }

    #[test]
    fn an_id_is_read_back() {
        let own = OwnBoard::read(&board_file(7)).expect("a board");
        assert_eq!(own.board().id(), own.word().as_str());
        assert_eq!(own.word().as_str().parse(), Ok(own.word().clone()));
        assert_eq!(OwnWord::from_mark(own.word().mark()), Some(own.word().clone()));
        for word in
            ["own", "own-", "own-abc", "own-ABCDEFGHIJKLMNOPQRST", "own-00000000000000000000"]
        {
            assert_eq!(word.parse::<OwnWord>(), Err(NotAnOwnBoard), "{word}");
        }
    }

    /// Stored games refer to these ids, so they never change.
    #[test]
    fn ids_never_change() {
        let own = |text: &str| OwnBoard::read(text).expect("a board").word().to_string();
        let words = [own(&Board::hamburgum().to_text()), own(&board_file(7))];
        assert_eq!(words, ["own-tb3npkeh6bwcrd2nwhhq", "own-zmcrajrnmdje7cnohwjf"]);
    }

    #[test]
    fn names_with_quotes_and_other_letters_are_kept() {
        let name = r#"\u00c5 \"New\" Town # \\ 東"#;
        let file = board_file(7);
        let city = OwnBoard::read(&file).expect("a board").board().name().to_owned();
        let named = file.replace(&format!("name = \"{city}\""), &format!("name = \"{name}\""));
        let own = OwnBoard::read(&named).expect("a board");
        assert_eq!(own.board().name(), "Å \"New\" Town # \\ 東");
        assert_eq!(OwnBoard::read(own.text()).expect("a board"), own);
    }
}
