//! Invariants of the drawing, for the cities of the game and for random cities.

#[path = "../../examples/gallery/shapes.rs"]
pub(super) mod shapes;

use super::palette::{DAY, NIGHT};
use super::plan::Plan;
use super::sheet::Sheet;
use super::style::paints;
use super::{city_svg, city_svg_in, overlap, overlaps};
use crate::geometry::{Area, inside};
use crate::testing::words;
use crate::{Language, Texts};
use hamburgum_engine::{Board, BoardDraft, BuildingKind, Church, Place, Site};
use shapes::{Sketch, shapes};

#[test]
fn every_place_lies_in_its_parish() {
    for board in Board::built_in() {
        check_parishes(board);
    }
}

#[test]
fn places_of_unusual_cities_lie_in_their_parish() {
    for board in shapes() {
        check_parishes(&board);
    }
}

#[test]
fn everything_of_the_board_is_named() {
    for board in Board::built_in() {
        let drawing = city_svg(board).into_string();
        let text = words(&drawing);
        let shown =
            |word: &str| assert!(text.iter().any(|shown| shown == word), "{word} is missing");
        for site in Site::ALL {
            shown(&board.site_info(site).id);
        }
        for church in Church::ALL {
            shown(&board.church_info(church).name);
        }
        for kind in ["Brewer", "Sugar refiner", "Cloth maker", "Merchant", "Captain", "Official"] {
            shown(kind);
        }
        shown(board.name());
        shown("A reconstruction, not the printed board.");
        let described = "lines. A reconstruction, not the printed board.";
        assert!(drawing.contains(described));
    }
}

/// Names stay as they are; kinds of buildings, tooltips and notes are in the language of the reader.
#[test]
fn a_picture_has_no_words_of_another_language() {
    let (board, english) = (Board::hamburgum(), Texts::of(Language::English));
    for language in Language::ALL.into_iter().filter(|&language| language != Language::English) {
        let (texts, drawing) = (Texts::of(language), city_svg_in(board, language).into_string());
        for kind in BuildingKind::ALL {
            assert!(drawing.contains(&texts.building(kind)), "{kind} in {language:?}");
            assert!(!drawing.contains(&english.building(kind)), "{kind} in {language:?}");
        }
        for key in ["rules-maps-plates", "rules-maps-not-printed"] {
            assert!(drawing.contains(&texts.say(key).text()), "{key} in {language:?}");
        }
    }
}

#[test]
fn names_are_written_as_text() {
    let mut sketch = Sketch::of(Board::hamburgum(), "elsewhere");
    "<St. Mary> & \"Magdalene\" in the Milk St.".clone_into(&mut sketch.churches[0]);
    let drawing = city_svg(&sketch.board()).into_string();
    let text = words(&drawing).join(" ");
    assert!(text.contains("<St. Mary> & \"Magdalene\""), "{text}");
}

#[test]
fn drawing_is_deterministic() {
    let [once, again] = [0; 2].map(|_| city_svg(Board::londinium()).into_string());
    assert_eq!(once, again);
}

/// Houses, churches, plates and names cover neither each other nor lines, stand in no canal, and stay on
/// the sheet: in pictures, at tables and on phones.
#[test]
fn nothing_overlaps_in_any_city() {
    let generated = (0..50).map(hamburgum_cities::generate);
    let built_in = Board::built_in().into_iter().cloned();
    let wrong: Vec<String> = built_in
        .chain(generated)
        .chain(shapes())
        .flat_map(|board| {
            assert_eq!(board.too_close(), [], "{}", board.id());
            let found = overlaps(&board).into_iter();
            found.map(move |overlap| format!("{}: {overlap}", board.id()))
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_wall_of_its_author_goes_around_all_places_and_not_too_far() {
    for board in shapes().iter().filter(|board| !board.wall().is_empty()) {
        let [own, computed] =
            [board, &without_surroundings(board)].map(|board| Plan::of(board, Sheet::Picture).wall);
        let [own_area, computed_area] =
            [&own, &computed].map(|wall| Area::around(wall.iter().copied()).expect("a wall"));
        assert_ne!(own, computed, "{}", board.id());
        let own = [own];
        assert!(computed.iter().all(|&at| own[0].contains(&at) || inside(&own, at)));
        assert!(own_area.corners().iter().all(|&at| computed_area.grown(120.1).contains(at)));
    }
}

fn without_surroundings(board: &Board) -> Board {
    let draft = BoardDraft { harbour: None, wall: Vec::new(), ..board.into() };
    Board::parse(&draft.text()).expect("a board")
}

#[test]
fn overlaps_are_found() {
    let board = Board::hamburgum();
    let mut plan = Plan::of(board, Sheet::Picture);
    plan.house_scale *= 1.6;
    let found = overlap::found_in(&plan);
    assert!(found.iter().any(|(one, other)| one.contains("house") && other.contains("house")));
}

#[test]
fn generated_cities_have_whole_parishes() {
    for seed in 0..50 {
        let board = hamburgum_cities::generate(seed);
        check_parishes(&board);
        let division = Plan::of(&board, Sheet::Picture).division;
        assert!(division.parishes.iter().all(|parish| parish.rings.len() == 1), "{}", board.id());
    }
}

#[test]
fn a_picture_has_the_colours_of_the_tokens() {
    let [tokens, drawings] = ["tokens.css", "drawings.css"].map(|name| {
        let asset = crate::assets().iter().find(|asset| asset.name == name);
        std::str::from_utf8(asset.expect("a style sheet").bytes).expect("a text")
    });
    let mut compared = 0;
    for ((class, property, day), (_, _, night)) in paints(&DAY).into_iter().zip(paints(&NIGHT)) {
        let rule = drawings.lines().find(|line| line.starts_with(&format!(".art .{class} {{")));
        let token = rule.and_then(|rule| rule.split_once(&format!("{property}: var(")));
        let Some((token, _)) = token.and_then(|(_, rest)| rest.split_once(')')) else { continue };
        let pair = format!("{token}: light-dark({day}, {night});");
        assert!(tokens.contains(&pair), "{class} is not {pair}");
        compared += 1;
    }
    assert!(compared > 40, "{compared}");
}

/// Each site and parish church lies in the outline of its parish, in no other one and not in the
/// precinct of the cathedral; the drawing is well-formed.
fn check_parishes(board: &Board) {
    let plan = Plan::of(board, Sheet::Picture);
    let precinct = [plan.precinct.clone()];
    let sites = Site::ALL.into_iter().map(|site| (Place::Site(site), board.site_info(site).parish));
    let churches = Church::ALL.into_iter().filter(|&church| !board.church_info(church).cathedral);
    for (place, own) in sites.chain(churches.map(|church| (Place::Church(church), church))) {
        let at = plan.at(place);
        for parish in &plan.division.parishes {
            let id = board.place_id(place);
            assert_eq!(parish.contains(at), parish.church == own, "{id} of {}", board.id());
        }
        assert!(!inside(&precinct, at));
        assert!(plan.frame.contains(at));
    }
    words(&city_svg(board).into_string());
}
