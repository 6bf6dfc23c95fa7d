//! Invariants of a city with a position on it.

use super::super::tests::shapes::shapes;
use super::*;
use crate::draw::Label;
use crate::testing::{checked, positions, values, words};

fn check_game(city: &City<'_>, players: usize, seed: u64) {
    for state in positions(city.board(), players, seed) {
        let drawing = checked(city.draw(&state, &CityView::of(&state, Label::Named("city"))));
        let pieces = values(&drawing, "data-piece");
        let citizens = pieces.iter().filter(|piece| piece.starts_with("citizen-")).count();
        assert_eq!(citizens, Site::COUNT - state.free_sites().len() as usize);
        assert_eq!(pieces.len(), citizens + 6 + 30);
        assert_eq!(values(&drawing, "data-site").len(), Site::COUNT);
    }
}

#[test]
fn any_game_on_any_board_can_be_drawn() {
    for board in Board::built_in() {
        let city = City::of(board);
        for players in 2..=5 {
            check_game(&city, players, players as u64 + 7);
        }
    }
    for board in shapes().iter().step_by(4) {
        check_game(&City::of(board), 3, 2);
    }
}

#[test]
fn the_only_text_is_names_and_numbers_of_the_board() {
    let board = Board::hamburgum();
    let state = positions(board, 2, 4).pop().expect("a position");
    let drawing = City::of(board).draw(&state, &CityView::plain(Label::Decorative)).into_string();
    let churches: Vec<_> = Church::ALL.map(|church| board.church_info(church).name.as_str()).into();
    for word in words(&drawing) {
        let is_site = board.site(&word).is_some();
        let is_church = churches.iter().any(|name| name.ends_with(&word));
        assert!(is_site || is_church || word.parse::<u8>().is_ok(), "{word}");
    }
}

#[test]
fn a_view_highlights_legal_actions() {
    let board = Board::hamburgum();
    let state = positions(board, 2, 4)[0];
    let site = board.site("M1").expect("a site");
    let mut view = CityView::plain(Label::Decorative);
    view.legal_sites = view.legal_sites.with(site);
    view.new_sites = view.legal_sites;
    view.chosen = Some(site);
    let drawing = City::of(board).draw(&state, &view).into_string();
    assert_eq!(drawing.matches("class=\"site legal chosen new\" data-site=\"M1\"").count(), 1);
    assert_eq!(drawing.matches("legal").count(), 1);
}

#[test]
fn rondel_and_harbour_cover_nothing() {
    for board in Board::built_in() {
        let plan = Plan::of(board, Sheet::Table);
        let slots = plan.slots.expect("the slots of a table");
        let city = Area::around(plan.wall.iter().copied()).expect("a wall");
        assert!(slots.harbour.low.y > city.high.y - 10.0);
        assert_eq!(slots.frame, plan.frame);
        let middle = (slots.rondel.low + slots.rondel.high) * 0.5;
        let radius = slots.rondel.width() / 2.0;
        assert!(plan.wall.iter().all(|corner| corner.distance(middle) > radius));
        assert!(slots.rondel.corners().iter().all(|&corner| plan.frame.contains(corner)));
    }
}

#[test]
fn positions_lie_where_the_places_are_drawn() {
    let city = City::of(Board::hamburgum());
    let (width, height) = city.size();
    for (site, position) in city.site_positions().iter() {
        let at = city.plan.at(Place::Site(site)) - city.plan.frame.low;
        assert!((position.left / 100.0 * width - at.x).abs() < 1e-9);
        assert!((position.top / 100.0 * height - at.y).abs() < 1e-9);
    }
    assert!(city.church_positions().0.iter().all(|at| (0.0..100.0).contains(&at.top)));
    assert!(city.rondel_slot().starts_with("left:"));
    assert!((1.0..1.3).contains(&city.zoom()));
    let (wide, high) = city.house_size();
    assert!((3.0..6.0).contains(&wide) && (5.0..10.0).contains(&high));
    for church in Church::ALL {
        let tokens = city.token_positions(church).0;
        let below = city.church_positions()[church].top;
        assert!(tokens.is_sorted_by(|a, b| a.left < b.left));
        assert!(tokens.iter().all(|token| token.top > below));
    }
}
