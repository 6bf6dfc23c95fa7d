//! Properties of generated cities.

use hamburgum_cities::{CityWord, board_file, for_record, generate, kept, named};
use hamburgum_engine::{
    Board, BuildingKind, Church, Game, Place, Point, Seating, Setup, Site, Variant,
};
use std::collections::BTreeSet;

const SEEDS: std::ops::Range<u32> = 0..150;

/// The fingerprint of a text (FNV-1a).
fn fingerprint(text: &str) -> u64 {
    let mix = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, mix)
}

/// Stored games refer to cities by their seeds, so a city never changes. If this fails, the generator has
/// changed: give it a new version (`VERSION`) and keep the old one.
#[test]
fn cities_never_change() {
    let seeds = [0, 1, 7, 4711, 9999, u32::MAX];
    let found = seeds.map(|seed| (seed, fingerprint(&board_file(seed))));
    let known = [
        (0, 0x6598_d279_ef62_d3a4),
        (1, 0xc817_925d_68a1_92a1),
        (7, 0xa81b_2ad1_0d67_a269),
        (4711, 0x3165_46c9_63d3_d602),
        (9999, 0x149f_ddf4_c876_aa7f),
        (u32::MAX, 0xc1a2_3a4e_2ece_8949),
    ];
    assert_eq!(found, known, "{found:x?}");
}

#[test]
fn every_city_meets_the_constraints() {
    for seed in SEEDS {
        let board = generate(seed);
        assert_eq!(board.id(), CityWord::new(seed).to_string());
        let lines = board.lines();
        assert!((46..=58).contains(&lines.len()), "{seed} has {} lines", lines.len());
        check_spacing(&board);
        check_lines(&board);
        check_places(&board);
    }
}

fn places() -> Vec<Place> {
    Church::ALL.map(Place::Church).into_iter().chain(Site::ALL.map(Place::Site)).collect()
}

/// The vector between two points.
fn way(from: Point, to: Point) -> (i64, i64) {
    (i64::from(to.x) - i64::from(from.x), i64::from(to.y) - i64::from(from.y))
}

fn squared_distance(board: &Board, one: Place, other: Place) -> i64 {
    let (x, y) = way(board.at(one), board.at(other));
    x * x + y * y
}

fn check_spacing(board: &Board) {
    let places = places();
    for (i, &one) in places.iter().enumerate() {
        for &other in &places[..i] {
            let least: i64 = match (one, other) {
                (Place::Church(_), Place::Church(_)) => 190,
                (Place::Site(_), Place::Site(_)) => 90,
                _ => 108,
            };
            let (a, b) = (board.place_id(one), board.place_id(other));
            assert!(
                squared_distance(board, one, other) >= least * least,
                "{}: {a} and {b}",
                board.id()
            );
        }
    }
}

/// No line crosses another or comes close to a place that it does not end at.
fn check_lines(board: &Board) {
    for (i, &(a, b)) in board.lines().iter().enumerate() {
        for &(c, d) in &board.lines()[..i] {
            let meet = [a, b].contains(&c) || [a, b].contains(&d);
            let [p, q, r, s] = [a, b, c, d].map(|place| board.at(place));
            let crossed = turn(p, q, r) * turn(p, q, s) <= 0 && turn(r, s, p) * turn(r, s, q) <= 0;
            assert!(meet || !crossed, "{}: lines cross at {}", board.id(), board.place_id(a));
        }
        for place in places().into_iter().filter(|&place| place != a && place != b) {
            let room = if matches!(place, Place::Church(_)) { 74 } else { 58 };
            let id = board.place_id(place);
            assert!(!is_on_way(board, place, (a, b), room), "{}: a line at {id}", board.id());
        }
    }
}

fn turn(from: Point, to: Point, at: Point) -> i64 {
    let ((ax, ay), (bx, by)) = (way(from, to), way(from, at));
    (ax * by - ay * bx).signum()
}

fn is_on_way(board: &Board, place: Place, line: (Place, Place), room: i64) -> bool {
    let (x, y) = way(board.at(line.0), board.at(line.1));
    let (px, py) = way(board.at(line.0), board.at(place));
    let (along, length) = (px * x + py * y, x * x + y * y);
    (0..length).contains(&along) && (x * py - y * px).pow(2) < room * room * length
}

fn check_places(board: &Board) {
    let id = board.id();
    for church in Church::ALL {
        let info = board.church_info(church);
        let near = board.near_church(church);
        assert!((3..=4).contains(&near.len()), "{id}: {} has {} lines", info.id, near.len());
        let parishes: BTreeSet<_> = near.iter().map(|site| board.site_info(site).parish).collect();
        if info.cathedral {
            assert!(parishes.len() >= 3, "{id}: the cathedral has lines to few parishes");
        } else {
            assert_eq!(parishes, [church].into(), "{id}: {} has lines to other parishes", info.id);
            let sites = board.parish(church).len();
            assert!((4..=7).contains(&sites), "{id}: {} has {sites} sites", info.id);
        }
    }
    let foot = Site::ALL.map(|site| board.site_info(site).at.y).into_iter().max();
    for site in board.sites_for(BuildingKind::Captain).iter() {
        let y = board.site_info(site).at.y;
        assert!(Some(y + 240) > foot, "{id}: a captain far from the water");
    }
}

#[test]
fn cities_differ() {
    let boards: Vec<Board> = SEEDS.map(generate).collect();
    let count = |what: &dyn Fn(&Board) -> String| {
        boards.iter().map(what).collect::<BTreeSet<String>>().len()
    };
    let sizes =
        |board: &Board| format!("{:?}", Church::ALL.map(|church| board.parish(church).len()));
    assert!(count(&|board| board.name().to_owned()) > 100);
    assert!(count(&sizes) > 20);
    assert!(count(&|board| board.lines().len().to_string()) > 5);
}

#[test]
fn boards_are_found_by_name() {
    assert_eq!(named("londinium"), Some(Board::londinium()));
    let city = named("city1-7").expect("a city");
    assert_eq!(*city, generate(7));
    assert!(std::ptr::eq(city, kept(CityWord::new(7)).expect("the same city")));
    for word in ["city1-07", "city0-7", "Hamburgum", ""] {
        assert_eq!(named(word), None, "{word}");
    }
}

#[test]
fn records_are_read_in_their_city() {
    let city = named("city1-8").expect("a city");
    let setup = Setup::initial(Variant::Base, Seating::of_count(2).expect("two players"));
    let text = Game::new(city, setup).expect("a game").to_text();
    let again = Game::parse(&text, &for_record(&text)).expect("the same game");
    assert_eq!(again.board(), city);
    assert_eq!(for_record("hamburgum record 1\nboard elsewhere"), Board::built_in());
}

/// With this seed two corners of the outline have the same x.
#[test]
fn a_vertical_outline_is_handled() {
    assert_eq!(hamburgum_cities::generate(1045).id(), "city1-1045");
}
