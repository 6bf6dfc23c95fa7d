//! Invariants of the page of a table.

use super::*;
use crate::testing::{as_xml, parsed, values, values_in};
use crate::{Language, Texts};
use fastrand::Rng;
use hamburgum_engine::{Action, Board, Field, Game, Player, Seating, Setup, Variant};
use hamburgum_table::Done;
use std::collections::HashSet;

/// A random game; some of its positions are shown to the player who decides.
fn follow(board: &'static Board, players: usize, seed: u64, mut see: impl FnMut(&TableView<'_>)) {
    let mut rng = Rng::with_seed(seed);
    let variant = Variant::ALL[seed as usize % Variant::ALL.len()];
    let seating = Seating::of_count(players).expect("a number of players");
    let setup = Setup::initial(variant, seating);
    let mut game = Game::new(board, setup).expect("the beginning of a game");
    for count in 0..3000 {
        if count % 211 < 3 {
            see_as_actor(&game, &mut see);
        }
        let Some(action) = rng.choice(game.state().legal_actions()) else { break };
        game.play(action).expect("a legal action");
    }
    see_as_actor(&game, &mut see);
}

fn see_as_actor(game: &Game<'static>, see: &mut impl FnMut(&TableView<'_>)) {
    let state = game.state();
    let seats: Vec<_> =
        state.players().iter().map(|&player| seat(player, state.active())).collect();
    let over = Stage::Over { how: Done::ByTheRules, rematch: None, turning_points: None };
    see(&TableView {
        id: "abc",
        address: "https://play.test/table/abc",
        presence: "",
        news: None,
        name: "<Alster> & \"Elbe\"",
        version: 3,
        game,
        seats: &seats,
        stage: if state.is_over() { over } else { Stage::Playing },
        is_thinking: false,
        has_auto_end: false,
        take_back: None,
        proposal: None,
        talk: &[],
        levels: &[],
        whole_log: false,
        other_talk: crate::table::OtherTalk::default(),
        lesson: None,
        origin: None,
        plans: None,
        clock: None,
        advice: Advice::NONE,
    });
}

fn seat(player: Player, active: Player) -> SeatView<'static> {
    let occupant = match player {
        // Only a person acts through a page.
        _ if player == active => Occupant::Person { name: "<b>Ilse</b>", is_here: true },
        Player::Red => Occupant::Person { name: "<b>Ilse</b>", is_here: true },
        Player::Blue => Occupant::Computer { level: "Master", stands_in_for: None },
        Player::Green => Occupant::Nobody { invitation: None },
        Player::Yellow => Occupant::Computer { level: "Novice", stands_in_for: Some("Jelka") },
        Player::Grey => Occupant::Person { name: "Karl", is_here: false },
    };
    SeatView {
        player,
        occupant,
        is_mine: player == active,
        is_blocked: false,
        has_resigned: player == Player::Blue && player != active,
    }
}

fn each_table(mut see: impl FnMut(&TableView<'_>)) {
    for board in Board::built_in() {
        for players in 2..=5 {
            follow(board, players, players as u64, &mut see);
        }
    }
}

#[test]
fn tables_are_well_formed_in_every_language() {
    each_table(|view| {
        for language in Language::ALL {
            let text = as_xml(&main(view, Texts::of(language)).into_string());
            let document = parsed(&text);
            let ids: Vec<_> = values_in(&document, "id").collect();
            let different: HashSet<_> = ids.iter().collect();
            assert_eq!(different.len(), ids.len(), "an id twice in {ids:?}");
            assert_eq!(values_in(&document, "style").next(), None);
            assert!(!text.contains("<b>Ilse"));
            assert!(!text.contains('{'), "a text is missing: {text}");
        }
    });
}

#[test]
fn each_choice_with_a_place_is_one_button() {
    let texts = Texts::of(Language::English);
    each_table(|view| {
        let (state, board) = (view.game.state(), view.game.board());
        let has_place = |action: &&Action| {
            matches!(
                action,
                Action::Move(_)
                    | Action::Donate(_)
                    | Action::Score(_)
                    | Action::Build(_)
                    | Action::Appoint(..)
            )
        };
        let actions = state.legal_actions();
        let asked = state.prompt().player().is_some();
        let mut expected: Vec<_> = actions
            .iter()
            .filter(|_| asked)
            .filter(has_place)
            .map(|action| board.say(action).to_string())
            .collect();
        let mut offered = offered(&as_xml(&main(view, texts).into_string()), "act");
        expected.sort();
        offered.sort();
        assert_eq!(offered, expected);
    });
}

/// The values of the map's buttons with this name; the column of the turn repeats them.
fn offered(text: &str, name: &str) -> Vec<String> {
    let document = roxmltree::Document::parse(text).expect("a well-formed table");
    let map = document.descendants().find(|node| node.attribute("id") == Some("city"));
    let buttons = map.expect("a map").descendants().filter(|node| node.has_tag_name("button"));
    let named = buttons.filter(|button| button.attribute("name") == Some(name));
    named.filter_map(|button| button.attribute("value").map(str::to_owned)).collect()
}

#[test]
fn a_draft_can_be_restarted_on_another_field() {
    let setup = Setup::initial(Variant::Base, Seating::of_count(2).expect("two players"));
    let mut game = Game::new(Board::hamburgum(), setup).expect("the beginning of a game");
    game.play(Action::Move(Field::Guildhall)).expect("a free field");
    see_as_actor(&game, &mut |view: &TableView<'_>| {
        let text = as_xml(&main(view, Texts::of(Language::English)).into_string());
        let redo = offered(&text, "redo");
        assert_eq!(redo.len(), 7);
        assert!(!redo.contains(&"guildhall".to_owned()));
        // Nothing can be built yet, and every site gives the reason.
        assert_eq!(text.matches("aria-disabled=\"true\"").count(), 28);
    });
}

#[test]
fn the_style_sheet_of_a_board_has_all_places_of_the_page() {
    each_table(|view| {
        let sheet = board_style(view.game.board());
        let text = as_xml(&main(view, Texts::of(Language::English)).into_string());
        for class in values(&text, "class").iter().flat_map(|all| all.split(' ')) {
            if class.starts_with("at-") || class.starts_with("slot-") {
                assert!(sheet.contains(&format!(".{class}{{")), "{class}");
            }
        }
    });
}

#[test]
fn a_page_links_to_its_languages_and_its_board() {
    let setup = Setup::initial(Variant::Base, Seating::of_count(2).expect("two players"));
    let game = Game::new(Board::londinium(), setup).expect("the beginning of a game");
    see_as_actor(&game, &mut |view: &TableView<'_>| {
        let texts = Texts::of(Language::German);
        let text = page(view, texts, None, &main(view, texts), Saving::Works, None).into_string();
        assert!(text.contains("href=\"/fr/table/abc\""));
        assert!(text.contains("href=\"/boards/londinium.css?"));
        assert!(!text.contains("style=\""));
        assert_eq!(text.matches("id=\"ground-londinium\"").count(), 1);
    });
}
