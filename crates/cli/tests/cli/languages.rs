//! The languages of the output.

use crate::program::{run, run_in};
use crate::refused::refuse;
use crate::{check, snapshot};

const CODES: [&str; 4] = ["en", "de", "fr", "it"];

/// Commands whose output is translated.
const SPOKEN: [&str; 5] = [
    "replay last-turn.txt",
    "replay variant-two.txt",
    "legal guildhall.txt",
    "analyse missed-win.txt --nodes 60",
    "analyse last-turn.txt --turn 1",
];

fn words(command: &str) -> Vec<&str> {
    command.split(' ').collect()
}

#[test]
fn reasons_are_translated_into_every_language() {
    for code in CODES {
        let command = ["analyse", "missed-win.txt", "--nodes", "300", "--language", code];
        snapshot(&format!("analyse-game-{code}"), &run(&command).out);
    }
}

#[test]
fn positions_and_actions_are_translated() {
    for code in ["de", "fr"] {
        for (name, command) in [
            ("replay-last-turn", "replay last-turn.txt"),
            ("replay-variant-two", "replay variant-two.txt"),
            ("legal-guildhall", "legal guildhall.txt"),
        ] {
            check(&format!("{name}-{code}"), &format!("{command} --language {code}"));
        }
    }
}

#[test]
fn the_environment_chooses_the_language_unless_an_option_does() {
    for command in SPOKEN {
        let words = words(command);
        let german = run(&[&words[..], &["--language", "de"]].concat()).out;
        assert_eq!(run_in("de_AT.UTF-8", &words).out, german, "{command}");
        let english = run_in("de_AT.UTF-8", &[&words[..], &["--language", "en"]].concat()).out;
        assert_eq!(english, run(&words).out, "{command}");
        assert_ne!(english, german, "{command}");
        assert_eq!(run_in("nl_NL.UTF-8", &words).out, english, "{command}");
    }
}

#[test]
fn json_has_no_language() {
    for command in SPOKEN {
        let words = [&words(command)[..], &["--json"]].concat();
        let plain = run(&words).out;
        for code in CODES {
            let told = run(&[&words[..], &["--language", code]].concat()).out;
            assert_eq!(told, plain, "{command} {code}");
        }
    }
}

#[test]
fn no_translation_is_missing() {
    for command in SPOKEN {
        for code in CODES {
            let told = run(&[&words(command)[..], &["--language", code]].concat()).out;
            assert!(!told.contains(['{', '}']), "{told}");
        }
    }
}

#[test]
fn a_broken_rule_is_explained_in_the_readers_language() {
    let told = CODES.map(|code| run(&["replay", "not-legal.txt", "--language", code]).seen());
    snapshot("refused-languages", &told.join("\n\n"));
}

#[test]
fn an_unsupported_language_is_refused() {
    refuse(&["replay", "opening.txt", "--language", "nl"], "[possible values: en, de, fr, it]");
}
