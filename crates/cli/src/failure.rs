//! Error messages and exit codes.

use crate::output::{self, Format};
use crate::record::Refusal;
use crate::view::DataWithText;
use hamburgum_engine::{BoardError, RecordFault};
use hamburgum_web::Texts;
use serde::Serialize;
use std::fmt;
use std::io::Write;
use std::process::ExitCode;

/// The exit status of all errors, the same as clap's.
const FAILED: u8 = 2;

/// The maximum length of a message: a hostile file could put its whole content into one.
const SHOWN: usize = 800;

/// An error that is neither in a record nor in a board.
#[derive(Clone, Debug)]
pub(crate) enum Fault {
    /// A file cannot be read as text.
    File(String),
    /// An option is invalid in combination with the others.
    Option(String),
    /// A file cannot be written, or would be overwritten.
    Output(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Self::File(message) | Self::Option(message) | Self::Output(message)) = self;
        f.write_str(message)
    }
}

impl std::error::Error for Fault {}

/// An error as JSON.
#[derive(Serialize)]
struct ErrorObject {
    error: Description,
}

#[derive(Serialize)]
struct Description {
    kind: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    read: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<DataWithText>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<DataWithText>,
}

impl Description {
    fn new(kind: &'static str, message: &str) -> Self {
        let message = printable(message);
        Self { kind, message, line: None, read: None, reason: None, fault: None }
    }

    fn of(error: &anyhow::Error) -> Self {
        let message = format!("{error:#}");
        if let Some(Refusal { error, reason, fault, .. }) = error.downcast_ref() {
            return Self {
                line: Some(error.line),
                read: Some(error.read.clone()),
                reason: reason.clone(),
                fault: fault.clone(),
                ..Self::new(record_kind(&error.fault), &message)
            };
        }
        if let Some(error) = error.downcast_ref::<BoardError>() {
            return Self { line: Some(error.line), ..Self::new("bad-board", &message) };
        }
        Self::new(fault_kind(error.downcast_ref()), &message)
    }
}

fn record_kind(fault: &RecordFault) -> &'static str {
    match fault {
        RecordFault::TooLarge | RecordFault::CannotRead(_) => "cannot-read",
        RecordFault::NotLegal { .. } => "not-legal",
        RecordFault::BadPosition { .. } => "bad-position",
    }
}

fn fault_kind(fault: Option<&Fault>) -> &'static str {
    match fault {
        Some(Fault::File(_)) => "bad-file",
        Some(Fault::Option(_)) => "bad-option",
        Some(Fault::Output(_)) => "cannot-write",
        None => "internal",
    }
}

/// Prints an error as text and, if requested, as JSON. Messages are in English; a broken rule is
/// also explained in the reader's language.
pub(crate) fn report(error: &anyhow::Error, format: Format, texts: &Texts) -> ExitCode {
    let description = Description::of(error);
    // A closed standard error must not cause another failure.
    let _ = writeln!(std::io::stderr(), "error: {}", description.message);
    if let Some(words) = error.downcast_ref().and_then(|refusal: &Refusal| refusal.in_words(texts))
    {
        let _ = writeln!(std::io::stderr(), "{}", printable(&words));
    }
    print_json_error(description, format);
    ExitCode::from(FAILED)
}

/// Prints clap's output: help, the version, or an error in the command line.
pub(crate) fn refuse(refusal: &clap::Error) -> ExitCode {
    let _ = refusal.print();
    if !refusal.use_stderr() {
        return ExitCode::SUCCESS;
    }
    // The command line could not be parsed, so this is the only clue to the wanted format.
    let wanted = std::env::args_os().any(|word| word == "--json");
    let text = refusal.to_string();
    let first = text.split("\n\n").next().unwrap_or_default().trim_start_matches("error: ");
    let message = first.split_whitespace().collect::<Vec<_>>().join(" ");
    let description = Description::new("bad-option", &message);
    print_json_error(description, if wanted { Format::Json } else { Format::Text });
    ExitCode::from(FAILED)
}

fn print_json_error(error: Description, format: Format) {
    if let Format::Json = format {
        let _ = output::print_json(&ErrorObject { error });
    }
}

/// Removes control characters from a text and shortens it.
fn printable(text: &str) -> String {
    let mut shown = String::new();
    for character in text.chars().take(SHOWN) {
        match character {
            '\n' => shown.push(character),
            _ if character.is_control() || turns_text_round(character) => {
                shown.extend(character.escape_default());
            }
            _ => shown.push(character),
        }
    }
    if text.chars().nth(SHOWN).is_some() {
        shown.push('…');
    }
    shown
}

/// Whether the character changes the direction of the following text, which could disguise a
/// message.
fn turns_text_round(character: char) -> bool {
    matches!(character, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::printable;

    #[test]
    fn messages_contain_no_control_characters() {
        assert_eq!(printable("a\u{1b}[31mb"), "a\\u{1b}[31mb");
        assert_eq!(printable("a\u{202e}b\u{2066}c"), "a\\u{202e}b\\u{2066}c");
        assert_eq!(printable(&"x".repeat(900)).chars().count(), 801);
    }
}
