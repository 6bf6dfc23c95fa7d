//! Invariants of the drawings.

use super::*;
use crate::testing::{checked, positions, values, words};
use crate::{City, CityView, assets};
use hamburgum_engine::{
    Berth, Board, BuildingKind, ByBerth, ByField, ByShip, Church, Field, Player, Seating, Setup,
    Ship, State, Token, TokenKind, Variant,
};
use maud::Markup;
use std::collections::BTreeSet;

const QUIET: Label<'static> = Label::Decorative;
const QUAY: HarbourView<'static> =
    HarbourView { label: Label::Named("harbour"), new_ships: 0, departed: ByShip([0; 6]) };

fn rondel_of(state: &State<'_>) -> String {
    checked(rondel(state, &RondelView { label: QUIET, names: None, start: None, told: None }))
}

fn harbour_of(state: &State<'_>) -> String {
    checked(harbour(state, &HarbourView { new_ships: 2, ..QUAY }))
}

/// Every small drawing in every state.
fn small() -> Vec<Markup> {
    let board = Board::hamburgum();
    let mut all = vec![sprite(), slip(QUIET), logo(QUIET)];
    all.extend(Icon::ALL.iter().flat_map(|&sign| [icon(sign, QUIET), tinted_icon(sign, QUIET)]));
    all.extend(Ship::ALL.map(|owner| ship(owner, QUIET)));
    all.extend(BuildingKind::ALL.map(|kind| gable(kind, QUIET)));
    for player in Player::ALL {
        all.extend(
            [Form::Plain, Form::Hatched, Form::Hollow].map(|form| emblem(player, form, QUIET)),
        );
        all.extend([citizen(player, QUIET), disk(player, QUIET)]);
    }
    for id in Church::ALL {
        all.extend((0..=6).map(|donations| church(board.church_info(id), donations, QUIET)));
        for kind in TokenKind::ALL {
            let states = [
                TokenState::OnOffer,
                TokenState::Open(Player::Red),
                TokenState::Scored(Player::Red),
            ];
            all.extend(states.map(|state| token(board, Token::new(id, kind), state, QUIET)));
        }
    }
    all
}

#[test]
fn small_drawings_keep_the_invariants() {
    for drawing in small() {
        checked(drawing);
    }
}

#[test]
fn an_emblem_is_a_path_in_the_colour_of_its_player() {
    let drawing = emblem(Player::Green, Form::Plain, Label::Named("Green")).into_string();
    assert_eq!(
        drawing,
        "<svg class=\"art em p-green\" viewBox=\"-1 -1 26 28\" role=\"img\" aria-label=\"Green\">\
         <path class=\"own\" d=\"M12 3.2L21.8 20H2.2z\"></path></svg>"
    );
}

#[test]
fn only_large_emblems_are_hatched() {
    let is_hatched =
        |form| emblem(Player::Blue, form, QUIET).into_string().contains("url(#h-blue)");
    assert_eq!([Form::Plain, Form::Hollow, Form::Hatched].map(is_hatched), [false, false, true]);
}

#[test]
fn a_church_is_different_after_each_donation() {
    let info = Board::hamburgum().church_info(Church::ALL[0]);
    let stages: BTreeSet<_> =
        (0..=5).map(|count| church(info, count, QUIET).into_string()).collect();
    assert_eq!(stages.len(), 6);
}

#[test]
fn all_markers_and_ships_are_drawn_without_words() {
    for players in 2..=5 {
        for state in positions(Board::londinium(), players, players as u64) {
            let drawing = rondel_of(&state);
            let placed = state.players().iter().filter(|&&player| state.marker(player).is_some());
            let markers = values(&drawing, "data-piece");
            let markers = markers.iter().filter(|piece| piece.starts_with("marker-"));
            assert_eq!(markers.count(), placed.count());
            assert!(words(&drawing).iter().all(|word| word.parse::<u8>().is_ok()));

            let towers = checked(skyline(&state, QUIET));
            assert_eq!(towers.matches("class=\"up\"").count(), state.completed().count());

            let drawing = harbour_of(&state);
            let moored: usize =
                Berth::ALL.into_iter().map(|berth| state.ships_in(berth).count()).sum();
            assert_eq!(values(&drawing, "data-piece").len(), moored);
            assert_eq!(drawing.matches("class=\"slip\"").count(), 3 * players - moored);
            assert_eq!(words(&drawing), ["1", "2", "3"]);
        }
    }
}

#[test]
fn a_ship_keeps_its_number_when_others_leave() {
    let [red, blue] = [Ship::Of(Player::Red), Ship::Of(Player::Blue)];
    let pieces = |berths: [&[Ship]; 3], departed| {
        let mut setup = Setup::initial(Variant::Base, Seating::of_count(2).expect("two players"));
        setup.berths = ByBerth(berths.map(<[Ship]>::to_vec));
        let state = State::from_setup(Board::hamburgum(), &setup).expect("a position");
        let drawing = checked(harbour(&state, &HarbourView { departed, ..QUAY }));
        values(&drawing, "data-piece").join(" ")
    };
    let before = pieces([&[red], &[blue], &[red, blue]], QUAY.departed);
    assert_eq!(before, "ship-red-1 ship-blue-1 ship-red-2 ship-blue-2");
    let mut departed = QUAY.departed;
    departed[red] = 1;
    let after = pieces([&[blue], &[red, blue], &[red]], departed);
    assert_eq!(after, "ship-blue-1 ship-red-2 ship-blue-2 ship-red-3");
}

#[test]
fn the_rim_shows_the_cost_of_the_move() {
    let [before, .., _] = &positions(Board::hamburgum(), 3, 1)[..] else { panic!("a game") };
    let mut state = *before;
    while !matches!(state.prompt(), hamburgum_engine::Prompt::Move(_)) || state.turns() < 6 {
        let action = state.legal_actions()[0];
        state.play(action).expect("a legal action");
    }
    let start = state;
    state.play(hamburgum_engine::Action::Move(Field::Guildhall)).expect("a legal move");
    let names = ByField::from_fn(|field| field.to_string());
    let view = RondelView { label: QUIET, names: Some(&names), start: Some(&start), told: None };
    let drawing = checked(rondel(&state, &view));
    let costs = Field::ALL.map(|field| start.move_cost(start.active(), field));
    for (cost, count) in (1..=5).map(|cost| (cost, costs.iter().filter(|&&c| c == cost).count())) {
        let shown = words(&drawing).into_iter().filter(|word| *word == cost.to_string());
        assert_eq!(shown.count(), count);
    }
    assert!(words(&drawing).contains(&"guildhall".to_owned()));
    assert!(drawing.contains("class=\"sector here\""));
}

#[test]
fn positions_lie_in_the_drawing() {
    let rondel = rondel_positions();
    let harbour = harbour_positions();
    let all = rondel.0.iter().chain(&harbour.0);
    for position in all {
        assert!((5.0..95.0).contains(&position.left) && (5.0..95.0).contains(&position.top));
    }
    assert!(rondel[Field::Sugar].top < rondel[Field::Guildhall].top);
    assert_eq!(rondel[Field::Sugar].to_string(), "left:50.00%;top:15.91%");
}

fn sheet(name: &str) -> &'static str {
    let asset = assets().iter().find(|asset| asset.name == name).expect("a style sheet");
    std::str::from_utf8(asset.bytes).expect("a text")
}

#[test]
fn only_tokens_contain_colours() {
    for name in ["city.css", "drawings.css"] {
        for line in sheet(name).lines() {
            let named = ["rgb", "hsl", ": white", ": black", "#"];
            assert!(!named.iter().any(|word| line.contains(word)), "{name}: {line}");
        }
    }
}

#[test]
fn no_class_is_defined_twice() {
    // Outside of media queries each rule begins a line.
    let rules = sheet("drawings.css").lines().filter(|line| line.starts_with('.'));
    let selectors: Vec<_> = rules.filter_map(|line| line.split(" {").next()).collect();
    let different: BTreeSet<_> = selectors.iter().collect();
    let twice =
        selectors.iter().filter(|&one| selectors.iter().filter(|&two| one == two).count() > 1);
    assert_eq!(different.len(), selectors.len(), "{:?}", twice.collect::<Vec<_>>());
}

#[test]
fn every_used_token_exists() {
    let all = ["tokens.css", "city.css", "drawings.css"].map(sheet).concat();
    // Set on the drawings themselves.
    let given = all.clone() + "--sw: --house-growth: --church-growth:";
    for asked in all.split("var(").skip(1) {
        let token: String =
            asked.chars().take_while(|&c| c == '-' || c.is_alphanumeric()).collect();
        assert!(given.contains(&format!("{token}:")), "{token} is not set");
    }
}

#[test]
fn every_class_is_in_a_style_sheet() {
    // Hooks for pages and scripts.
    let hooks =
        ["art", "sprite", "city", "rondel", "slip", "ship", "disk", "pawn", "marker", "bob"];
    let all = ["tokens.css", "city.css", "drawings.css"].map(sheet).concat();
    let state = positions(Board::hamburgum(), 4, 5).pop().expect("a position");
    let city = City::of(Board::hamburgum()).draw(&state, &CityView::of(&state, QUIET));
    let large = [city.into_string(), rondel_of(&state), harbour_of(&state)];
    for drawing in small().into_iter().map(Markup::into_string).chain(large) {
        for class in values(&drawing, "class").iter().flat_map(|classes| classes.split(' ')) {
            let is_icon =
                Icon::ALL.iter().any(|icon| class.strip_prefix("g-") == Some(icon.word()));
            let is_known = all.contains(&format!(".{class}")) || hooks.contains(&class) || is_icon;
            assert!(is_known, "{class} has no style");
        }
    }
}
