//! Invariants of the drawing, for the cities of the game and for random cities.

use super::city_svg;
use super::palette::{DAY, NIGHT};
use super::plan::Plan;
use super::sheet::Sheet;
use super::style::paints;
use super::table;
use crate::draw::house::{HOUSE, HOUSE_WITH_CITIZEN};
use crate::geometry::{Area, inside};
use crate::testing::words;
use fastrand::Rng;
use hamburgum_engine::{Board, Church, MapSize, Place, Point, Site};
use std::fmt::Write;

#[test]
fn every_place_lies_in_its_parish() {
    for board in Board::built_in() {
        check_parishes(board);
    }
}

#[test]
fn shuffled_places_lie_in_their_parish() {
    for seed in 0..24 {
        check_parishes(&shuffled(Rng::with_seed(seed)));
    }
}

#[test]
fn crowded_places_lie_in_their_parish() {
    for seed in 0..6 {
        for map in [(100, 100), (10_000, 10_000), (100, 10_000), (10_000, 100)] {
            check_parishes(&crowded(Rng::with_seed(seed), map));
        }
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

#[test]
fn names_are_written_as_text() {
    let name = "<St. Mary> & \"Magdalene\" in the Milk St.";
    let board =
        rewritten(Board::hamburgum(), MapSize { width: 1000, height: 720 }, name, |place| {
            Board::hamburgum().at(place)
        });
    let drawing = city_svg(&board).into_string();
    let text = words(&drawing).join(" ");
    assert!(text.contains("<St. Mary> & \"Magdalene\""), "{text}");
}

#[test]
fn drawing_is_deterministic() {
    let [once, again] = [0; 2].map(|_| city_svg(Board::londinium()).into_string());
    assert_eq!(once, again);
}

#[test]
fn churches_and_houses_do_not_overlap() {
    for board in Board::built_in() {
        check_room(board);
    }
}

#[test]
fn generated_cities_are_drawn_as_well_as_the_built_in_ones() {
    for seed in 0..8 {
        let board = hamburgum_cities::generate(seed);
        check_parishes(&board);
        check_room(&board);
        let division = Plan::of(&board, Sheet::Picture).division;
        assert!(division.parishes.iter().all(|parish| parish.rings.len() == 1), "{}", board.id());
    }
}

/// Nothing overlaps, neither in the picture of a board nor on a table.
fn check_room(board: &Board) {
    let plate = |church| super::church::Plate::of(board.church_info(church)).area();
    check_clearance(&Plan::of(board, Sheet::Picture), HOUSE, plate);
    let plate = |church| table::plate::Plate::of(board.church_info(church)).area();
    check_clearance(&Plan::of(board, Sheet::Table), HOUSE_WITH_CITIZEN, plate);
}

fn check_clearance(plan: &Plan<'_>, house: Area, plate: impl Fn(Church) -> Area) {
    let areas = |church: Church| plan.seats[church].areas(plate(church));
    let houses =
        Site::ALL.map(|site| house.scaled(plan.house_scale).moved(plan.at(Place::Site(site))));
    for church in Church::ALL {
        for area in areas(church) {
            let id = &plan.board.church_info(church).id;
            let meets = |other: &Area| area.overlap(*other) > 0.0;
            assert!(!houses.iter().any(meets), "{id} of {} meets a house", plan.board.id());
            let others = Church::ALL.into_iter().filter(|&other| other != church);
            assert!(!others.flat_map(areas).any(|other| meets(&other)), "two churches meet");
        }
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

/// Hamburgum with shuffled places, so that parishes consist of several parts.
pub(super) fn shuffled(mut rng: Rng) -> Board {
    let board = Board::hamburgum();
    let churches = Church::ALL.map(Place::Church);
    let places: Vec<_> = churches.into_iter().chain(Site::ALL.map(Place::Site)).collect();
    let mut spots: Vec<_> = places.iter().map(|&place| board.at(place)).collect();
    rng.shuffle(&mut spots);
    rewritten(board, board.map(), "St. Anywhere", |place| {
        let index = places.iter().position(|&other| other == place);
        spots[index.expect("one of the board's places")]
    })
}

/// Londinium with its places crowded together or at the edge of a map of another size.
pub(super) fn crowded(mut rng: Rng, (width, height): (u32, u32)) -> Board {
    let mut taken = Vec::new();
    rewritten(
        Board::londinium(),
        MapSize { width, height },
        "A name of forty letters, which is a lot!",
        |_| {
            loop {
                let corner = Point { x: rng.u32(0..12), y: rng.u32(0..12) };
                let edge = Point { x: width, y: rng.u32(0..=height) };
                let anywhere = Point { x: rng.u32(0..=width), y: rng.u32(0..=height) };
                let at = [corner, edge, anywhere][rng.usize(0..3)];
                if !taken.contains(&at) {
                    taken.push(at);
                    return at;
                }
            }
        },
    )
}

/// A board with other positions, and another name for its first church.
fn rewritten(board: &Board, map: MapSize, name: &str, mut at: impl FnMut(Place) -> Point) -> Board {
    let mut text = format!(
        "id = 'elsewhere'\nname = 'Elsewhere'\nmap = {{ width = {}, height = {} }}\n",
        map.width, map.height
    );
    for church in Church::ALL {
        let info = board.church_info(church);
        let Point { x, y } = at(Place::Church(church));
        let name = if church == Church::ALL[0] { name } else { &info.name };
        writeln!(
            text,
            "[[church]]\nid = '{}'\nname = {name:?}\ncolour = '{}'\ncathedral = {}\n\
             building = {{ kind = '{}', prestige = {} }}\ncitizen = {}\nat = [{x}, {y}]",
            info.id,
            info.colour,
            info.cathedral,
            info.building,
            info.building_prestige,
            info.citizen_prestige
        )
        .expect("room in a string");
    }
    text += "[sites]\n";
    for site in Site::ALL {
        let info = board.site_info(site);
        let Point { x, y } = at(Place::Site(site));
        let parish = &board.church_info(info.parish).id;
        writeln!(
            text,
            "{} = {{ kind = '{}', parish = '{parish}', at = [{x}, {y}] }}",
            info.id, info.kind
        )
        .expect("room in a string");
    }
    text += "[lines]\n";
    for place in Church::ALL.map(Place::Church).into_iter().chain(Site::ALL.map(Place::Site)) {
        let ends = board.lines().iter().filter(|&&(from, _)| from == place);
        let ends: Vec<_> = ends.map(|&(_, to)| board.place_id(to)).collect();
        writeln!(text, "{} = {ends:?}", board.place_id(place)).expect("room in a string");
    }
    Board::parse(&text).expect("a valid board")
}
