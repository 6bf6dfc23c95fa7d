//! Invariants in every position of every game.

use super::{column, language, seats, view};
use crate::table::turn::preview;
use crate::table::{GatheringView, Stage, TableView};
use fastrand::Rng;
use hamburgum_engine::{Action, Board, Game, Player, Prompt, Seating, Setup, State, Variant};
use hamburgum_table::Done;
use std::collections::HashSet;

/// Random games of all sizes, cities and variants; some positions of each, and the last one.
fn positions(mut look: impl FnMut(usize, &Game<'static>)) {
    let mut place = 0;
    for board in Board::built_in() {
        for variant in Variant::ALL {
            for players in 2..=5 {
                let mut rng = Rng::with_seed(place as u64);
                let seating = Seating::of_count(players).expect("a number of players");
                let setup = Setup::initial(variant, seating);
                let mut game = Game::new(board, setup).expect("the beginning of a game");
                for _ in 0..900 {
                    let Some(action) = choose(&game, &mut rng) else { break };
                    game.play(action).expect("a legal action");
                    // The canon's prompt is rare, so none is skipped.
                    if rng.u8(..) == 0 || matches!(game.state().prompt(), Prompt::Canon(_)) {
                        place += 1;
                        look(place, &game);
                    }
                }
                place += 1;
                look(place, &game);
            }
        }
    }
}

/// Ends turns rarely while something else is possible, so that the city fills.
fn choose(game: &Game<'_>, rng: &mut Rng) -> Option<Action> {
    let actions = game.state().legal_actions();
    let lasting: Vec<_> = actions.iter().filter(|&&action| action != Action::Done).collect();
    match rng.choice(&lasting) {
        Some(&&action) if rng.u8(..4) > 0 => Some(action),
        _ => rng.choice(&actions[..]).copied(),
    }
}

#[test]
fn every_legal_action_has_one_button_and_no_other_is_enabled() {
    let mut kinds = HashSet::new();
    positions(|place, game| {
        let state = game.state();
        let seats = seats(game, &[state.active()]);
        let page = column(&view(game, &seats), language(place));
        let Some(_) = state.prompt().player() else { return };
        kinds.insert(state.prompt().word());
        let buttons = page.buttons();
        let enabled = |name: &str| {
            let named =
                buttons.iter().filter(|one| one.is_enabled && one.name.as_deref() == Some(name));
            let mut values: Vec<_> = named.map(|one| one.value.clone()).collect();
            values.sort();
            values
        };
        let say = |action: &Action| state.board().say(action).to_string();
        let mut legal: Vec<_> = state.legal_actions().iter().map(say).collect();
        legal.sort();
        let board = state.board();
        let is_one = |word: &String| board.read_action(word).is_ok();
        let (one, several): (Vec<_>, Vec<_>) = enabled("act").into_iter().partition(is_one);
        assert_eq!(one, legal, "{}", game.to_text());
        for words in several {
            play_all(*state, &words);
        }
        let draft: HashSet<_> = game.draft().iter().map(say).collect();
        assert!(enabled("drop").iter().all(|dropped| draft.contains(dropped)));
        assert_eq!(enabled("undo").is_empty(), game.draft().is_empty());
    });
    assert_eq!(kinds.len(), 10, "some prompts were never seen: {kinds:?}");
}

/// Plays all actions of a button.
fn play_all(mut state: State<'_>, words: &str) {
    for (times, action) in state.board().read_actions(words).expect("a step of a record") {
        for _ in 0..times {
            state.play(action).expect("a legal action");
        }
    }
}

#[test]
fn a_viewer_who_is_not_prompted_has_no_choices() {
    positions(|place, game| {
        let others: Vec<_> =
            Player::ALL.into_iter().filter(|&one| one != game.state().active()).collect();
        for mine in [&others[..], &[]] {
            let seats = seats(game, mine);
            let page = column(&view(game, &seats), language(place));
            let choices = ["act", "drop", "undo", "restart"];
            let is_choice =
                |name: &Option<String>| name.as_deref().is_some_and(|name| choices.contains(&name));
            assert!(page.buttons().iter().all(|button| !is_choice(&button.name)));
        }
    });
}

#[test]
fn previews_of_all_actions_have_text() {
    positions(|place, game| {
        let seats = seats(game, &[game.state().active()]);
        let view = view(game, &seats);
        for action in Action::all().into_iter().skip(place % 7).step_by(7) {
            let bubble = preview(&view, language(place), action).into_string();
            let refuses = bubble.contains("class=\"cause\"");
            assert_eq!(refuses, !game.state().is_legal(action), "{action:?}: {bubble}");
            assert!(!bubble.contains('{'), "{bubble}");
        }
    });
}

#[test]
fn every_game_renders_before_its_start_and_after_its_end() {
    positions(|place, game| {
        let seats = seats(game, &[Player::Red]);
        let hows = [Done::ByTheRules, Done::ByConsent, Done::ByResignation];
        let how = hows[place % hows.len()];
        let rematch = Some("/en/table/next");
        for stage in [
            Stage::Gathering(GatheringView::default()),
            Stage::Over { how, rematch, turning_points: None },
        ] {
            column(&TableView { stage, whole_log: true, ..view(game, &seats) }, language(place));
        }
    });
}
