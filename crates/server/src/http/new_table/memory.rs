//! The last set-up of a browser, the defaults of its next form: kept in a cookie, without any names.

use super::boards;
use super::form::TableFields;
use crate::App;
use crate::http::caller::lasting_cookie;
use axum_extra::extract::CookieJar;
use hamburgum_ai::Level;
use hamburgum_engine::{Player, Variant};

/// The cookie; it holds the words of the fields in the order of [`TableFields::choices`].
const SETUP: &str = "setup";
/// The separator of the words; none of them contains it.
const BETWEEN: &str = ".";

/// The last choices, as far as they are still valid.
pub(crate) fn last_setup(jar: &CookieJar) -> TableFields {
    let mut fields = TableFields::default_choices();
    let kept = jar.get(SETUP).map(|cookie| cookie.value().to_owned()).unwrap_or_default();
    let words: Vec<&str> = kept.split(BETWEEN).collect();
    let mut places = fields.choices();
    if words.len() == places.len() {
        for ((name, place), word) in places.iter_mut().zip(words) {
            if makes_sense(name, word) {
                word.clone_into(place);
            }
        }
    }
    fields
}

/// The level that computers were given the last time.
pub(crate) fn last_level(jar: &CookieJar) -> Level {
    last_setup(jar).level.parse().unwrap_or(Level::Journeyman)
}

/// Remembers the choices.
pub(super) fn keep(app: &App, jar: CookieJar, mut fields: TableFields) -> CookieJar {
    let words: Vec<String> = fields.choices().iter().map(|(_, word)| (*word).clone()).collect();
    let kept = words.join(BETWEEN);
    let is_known = jar.get(SETUP).is_some_and(|cookie| cookie.value() == kept);
    if is_known { jar } else { jar.add(lasting_cookie(app, SETUP, kept)) }
}

/// Whether a field of this name can have this word. A generated city is not remembered: each form offers a new one.
fn makes_sense(name: &str, word: &str) -> bool {
    match name {
        "level" => word.parse::<Level>().is_ok(),
        "seats" => ["2", "3", "4", "5"].contains(&word),
        "board" => boards().iter().any(|(id, _)| *id == word),
        "variant" => word.parse::<Variant>().is_ok(),
        "start" => ["lot", "first"].contains(&word),
        "colour" => word.is_empty() || word.parse::<Player>().is_ok(),
        _ => is_sitter(word),
    }
}

fn is_sitter(word: &str) -> bool {
    let level = word.strip_prefix("computer-").and_then(|level| level.parse::<Level>().ok());
    ["me", "link", "here", "computer"].contains(&word) || level.is_some()
}
