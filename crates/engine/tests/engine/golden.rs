//! Golden games: snapshots of every field of every position of complete games, reviewed as a diff.
//!
//! `golden/*.txt` are records; `cargo xtask bless` regenerates the snapshots next to them.

use hamburgum_engine::{Action, Board, Effect, Game, Passage, Prompt, State};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::PathBuf;

#[test]
fn golden_games_match_their_snapshots() {
    insta::glob!("../golden", "*.txt", |path| {
        let text = std::fs::read_to_string(path).expect("a golden record");
        let game = Game::parse(&text, &Board::built_in()).expect("a right record");
        assert_eq!(game.to_text(), text, "a golden record is written as the program writes it");
        let mut settings = insta::Settings::clone_current();
        settings.set_snapshot_path(path.parent().expect("the folder of golden games"));
        settings.set_prepend_module_to_snapshot(false);
        settings.set_omit_expression(true);
        settings.bind(|| insta::assert_snapshot!("way", way(&game)));
    });
}

/// The first position in full, and then for each action its effects and the lines that changed. Nobody
/// can judge a hash by reading it, so all hashes of a game are one digest at the end: a different hash
/// of any position still changes the snapshot.
fn way(game: &Game<'_>) -> String {
    let mut text = String::new();
    let mut before = Vec::new();
    let mut digest = 0;
    for (state, action) in game.steps() {
        digest = digested(digest, &state);
        write_changes(&mut text, &mut before, &state);
        let _ = writeln!(text, "\n{}", game.board().say(&action));
        let mut after = state;
        for effect in after.play(action).expect("a legal action") {
            let _ = writeln!(text, "  {}", game.board().say(&effect));
        }
        assert_notation_and_way_back(&state, action, &after);
    }
    write_changes(&mut text, &mut before, game.state());
    digest = digested(digest, game.state());
    let _ =
        writeln!(text, "\n{} positions with the digest {digest:016x}", game.steps().count() + 1);
    text
}

/// Mixes the hash of one more position into a digest; the order of the positions matters.
fn digested(digest: u64, state: &State<'_>) -> u64 {
    (digest.rotate_left(7) ^ state.position_hash()).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

fn write_changes(text: &mut String, before: &mut Vec<String>, state: &State<'_>) {
    let now: Vec<String> = full(state).lines().map(str::to_owned).collect();
    for line in now.iter().filter(|line| !before.contains(line)) {
        let _ = writeln!(text, "    {line}");
    }
    *before = now;
}

/// All queries about a position.
fn full(state: &State<'_>) -> String {
    let mut text = state.board().say(&state.to_setup()).to_string();
    let prices = state.prices().0;
    let _ = writeln!(text, "prices {prices:?}");
    let _ = writeln!(text, "prompt {}", state.prompt().word());
    let _ = writeln!(text, "legal {}", state.legal_actions().len());
    for final_scoring in state.final_scorings() {
        let _ = writeln!(text, "if it ended {}", state.board().say(&final_scoring));
    }
    text
}

fn assert_notation_and_way_back(state: &State<'_>, action: Action, after: &State<'_>) {
    let said = state.board().say(&action).to_string();
    assert_eq!(state.board().read_action(&said), Ok(action));
    let mut again = *state;
    again.play_unchecked(action);
    assert_eq!(again, *after);
}

#[test]
fn golden_games_show_every_kind_of_action_effect_and_prompt() {
    let mut seen = BTreeSet::new();
    for path in golden_files() {
        let text = std::fs::read_to_string(path).expect("a golden record");
        let game = Game::parse(&text, &Board::built_in()).expect("a right record");
        seen.insert(format!("{:?} on {}", game.setup().variant, game.board().id()));
        seen.insert(format!("{} players", game.setup().seating.count()));
        seen.insert(format!("prompt {}", kind_of(game.state().prompt())));
        for (mut state, action) in game.steps() {
            seen.insert(format!("prompt {}", kind_of(state.prompt())));
            seen.insert(format!("action {}", kind_of(action)));
            let effects = state.play(action).expect("a legal action");
            seen.extend(effects.iter().map(|effect| format!("effect {}", effect_kind(effect))));
        }
    }
    let kinds = include_str!("../data/kinds.txt").lines().filter(|line| !line.starts_with('#'));
    let missing: Vec<_> = kinds.filter(|kind| !seen.contains(*kind)).collect();
    assert!(missing.is_empty(), "no golden game shows {missing:?}");
}

/// The name of a variant of an enum.
fn kind_of(value: impl std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    text.split(['(', ' ', '{']).next().unwrap_or_default().to_owned()
}

/// Effects with and without an optional part count as two kinds.
fn effect_kind(effect: &Effect) -> String {
    match effect {
        Effect::ShipMoved { passage: Passage::In, .. } => "ShipMoved in".to_owned(),
        Effect::ShipMoved { passage: Passage::Out, .. } => "ShipMoved out".to_owned(),
        Effect::MarkerMoved { from: None, .. } => "MarkerMoved first".to_owned(),
        other => kind_of(other),
    }
}

pub(super) fn golden_files() -> Vec<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let entries = std::fs::read_dir(folder).expect("the folder of golden games");
    let paths = entries.map(|entry| entry.expect("a folder entry").path());
    let mut files: Vec<_> =
        paths.filter(|path| path.extension().is_some_and(|end| end == "txt")).collect();
    files.sort();
    files
}

#[test]
fn golden_games_are_over() {
    for path in golden_files() {
        let text = std::fs::read_to_string(path).expect("a golden record");
        let game = Game::parse(&text, &Board::built_in()).expect("a right record");
        assert_eq!(game.state().prompt(), Prompt::Over);
    }
}
