//! Words of records, formatted for text output.

use crate::paint::{Paint, Style};
use crate::view::NameView;
use hamburgum_web::{Language, Texts};

/// A word of records with spaces: "harbour master" for `harbour-master`.
pub(crate) fn spaced(word: &str) -> String {
    word.replace('-', " ")
}

/// "1 turn", "2 turns".
pub(crate) fn counted(count: impl Into<u64>, noun: &str) -> String {
    match count.into() {
        1 => format!("1 {noun}"),
        count => format!("{count} {noun}s"),
    }
}

/// The text with a capital first letter.
pub(crate) fn capitalised(text: &str) -> String {
    let mut characters = text.chars();
    let first = characters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(characters).collect()
}

/// The note of a board on a line of its own, if it has one.
pub(crate) fn map_note(board: &NameView, texts: &Texts, paint: Paint) -> String {
    let line = |note: &String| format!("{}\n", paint.on(Style::Faint, &texts.map_note(note)));
    board.note.as_ref().map_or_else(String::new, line)
}

/// The same in English, for commands with one language.
pub(crate) fn english_map_note(board: &NameView, paint: Paint) -> String {
    map_note(board, Texts::of(Language::English), paint)
}
