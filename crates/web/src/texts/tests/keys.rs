//! The files of the four languages agree with each other and with the code.

use super::fluent::{Messages, messages, variables};
use crate::texts::{Language, files, remark};
use hamburgum_engine::{
    BuildingKind, Field, Good, Material, Official, ParishColour, Player, Ship, TokenKind, Variant,
};
use std::collections::BTreeSet;
use std::path::Path;

fn keys(messages: &Messages) -> BTreeSet<&str> {
    messages.keys().filter(|key| !key.contains('.')).map(String::as_str).collect()
}

#[test]
fn each_language_has_the_same_keys_with_the_same_variables() {
    let english = messages(Language::English);
    for language in Language::ALL {
        let messages = messages(language);
        assert_eq!(keys(&messages), keys(&english), "{language:?}");
        for key in keys(&messages) {
            let (here, there) = (variables(&messages, key), variables(&english, key));
            assert_eq!(here, there, "{language:?} {key}");
        }
    }
}

#[test]
fn each_language_has_its_keys_in_the_same_order() {
    let order = |language| {
        files::of(language).map(|(name, text)| {
            let begins = |line: &&str| line.starts_with(|first: char| first.is_ascii_lowercase());
            let keys = text.lines().filter(begins).filter_map(|line| line.split(' ').next());
            (name, keys.collect::<Vec<_>>())
        })
    };
    for language in Language::ALL {
        assert_eq!(order(language), order(Language::English), "{language:?}");
    }
}

#[test]
fn the_code_uses_exactly_the_existing_keys() {
    let english = messages(Language::English);
    let literals = literals();
    for literal in literals.iter().filter(|literal| is_key(literal)) {
        assert!(english.contains_key(literal.as_str()), "{literal} is no key");
    }
    for language in Language::ALL {
        let messages = messages(language);
        let used: BTreeSet<_> = messages.values().flat_map(|one| &one.references).collect();
        for key in messages.keys() {
            let attribute = key.contains('.');
            let named = !attribute && literals.contains(key.as_str());
            assert!(named || used.contains(key), "{language:?}: nothing uses {key}");
        }
    }
}

/// Whether a literal of the code begins like the key of a sentence.
fn is_key(literal: &str) -> bool {
    [
        "log-",
        "reason-",
        "prompt-",
        "action-",
        "remark-",
        "list-",
        "page-",
        "table-",
        "turn-",
        "lobby-",
        "finale-",
        "replay-",
        "advice-",
        "review-",
        "tutorial-",
        "rules-",
        "tip-",
        "workshop-",
        "fault-",
    ]
    .iter()
    .any(|beginning| literal.starts_with(beginning))
}

/// The string literals of the code.
fn literals() -> BTreeSet<String> {
    let mut literals = BTreeSet::new();
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    // The script of the lesson contains the keys of its texts.
    let mut folders = vec![here.join("src"), here.join("../table/src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("a folder entry").path();
            let is_test = path.file_stem().is_some_and(|name| name == "tests");
            if path.is_dir() && !is_test {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") && !is_test {
                literals.extend(literals_of(&path));
            }
        }
    }
    literals
}

fn literals_of(path: &Path) -> Vec<String> {
    let code = std::fs::read_to_string(path).expect("a text");
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.flat_map(literals_in).map(str::to_owned).collect()
}

/// The string literals of a line, without the values of attributes.
fn literals_in(line: &str) -> impl Iterator<Item = &str> {
    let parts: Vec<_> = line.split('"').collect();
    let found: Vec<_> = parts
        .chunks(2)
        .zip(parts.iter().skip(1).step_by(2))
        .filter(|(before, _)| !before[0].ends_with('='))
        .map(|(_, literal)| *literal)
        .collect();
    found.into_iter()
}

#[test]
fn each_word_of_the_game_is_translated() {
    for language in Language::ALL {
        for (key, message) in messages(language) {
            for (variable, found) in message.choices {
                let plural = found.iter().all(|one| one == "one" || one == "other");
                if let (Some(words), false) = (vocabulary(&variable), plural) {
                    let missing = !found.contains("other") && found.len() < words.len();
                    assert!(!missing, "{language:?} {key} leaves out some {variable}");
                    let known = |one: &String| one == "other" || words.contains(one);
                    assert!(found.iter().all(known), "{language:?} {key}: {found:?}");
                } else {
                    assert!(plural || is_a_number(&variable), "{language:?} {key} ${variable}");
                }
            }
        }
    }
}

/// Variables that are selected by their value and not by their plural category.
fn is_a_number(variable: &str) -> bool {
    ["number", "has", "month", "weekday"].contains(&variable)
}

/// The possible words of a variable; those of a church come from its board, and `mariendom` has an
/// article.
pub(super) fn vocabulary(variable: &str) -> Option<BTreeSet<String>> {
    fn words<T: ToString>(all: impl IntoIterator<Item = T>) -> BTreeSet<String> {
        all.into_iter().map(|one| one.to_string()).collect()
    }
    Some(match variable {
        "colour" => words(Player::ALL),
        "field" => words(Field::ALL),
        "good" => words(Good::ALL),
        "material" => words(Material::ALL),
        "building" => words(BuildingKind::ALL),
        "official" => words(Official::ALL),
        "token" => words(TokenKind::ALL),
        "ship" => words(Ship::ALL),
        "variant" => words(Variant::ALL),
        "you" => words(["player", "rival", "nobody"]),
        "grade" => words(remark::GRADES),
        "plan" => words(["kept", "draft", "empty"]),
        "church" => words(["mariendom"]),
        "parish-colour" => words(ParishColour::ALL),
        _ => return None,
    })
}
