//! Words for people, where the words of records would not do.

use crate::paint::{Paint, Style};
use crate::view::NameView;
use hamburgum_web::Texts;

/// A word of records as people write it: "harbour master" for `harbour-master`.
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

/// The text as it begins a sentence.
pub(crate) fn capitalised(text: &str) -> String {
    let mut characters = text.chars();
    let first = characters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(characters).collect()
}

/// A line for the note of a board, if it has one.
pub(crate) fn map_note(board: &NameView, texts: &Texts, paint: Paint) -> String {
    let line = |note: &String| format!("{}\n", paint.on(Style::Faint, &texts.map_note(note)));
    board.note.as_ref().map_or_else(String::new, line)
}
