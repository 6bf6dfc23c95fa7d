//! Invariants of every finale.

use super::scores::{Scores, Source};
use super::{finale, picture};
use crate::table::{Advice, Occupant, SeatView, Stage, TableView, TurningPoint};
use crate::testing::{as_xml, values};
use crate::{Language, Texts};
use fastrand::Rng;
use hamburgum_engine::{Board, Game, Player, Seating, Setup, Variant};
use hamburgum_table::Done;

/// A random game, played to the end.
fn finished(board: &'static Board, players: usize, seed: u64) -> Game<'static> {
    let mut rng = Rng::with_seed(seed);
    let seating = Seating::of_count(players).expect("a number of players");
    let setup = Setup::initial(Variant::ALL[seed as usize % 3], seating);
    let mut game = Game::new(board, setup).expect("the beginning of a game");
    while let Some(action) = rng.choice(game.state().legal_actions()) {
        game.play(action).expect("a legal action");
    }
    game
}

fn each_game(mut look: impl FnMut(&Game<'static>, u64)) {
    for board in Board::built_in() {
        for players in 2..=5 {
            let seed = players as u64;
            look(&finished(board, players, seed), seed);
        }
    }
}

fn seats(game: &Game<'_>) -> Vec<SeatView<'static>> {
    let seat = |&player: &Player| SeatView {
        player,
        occupant: Occupant::Person { name: "<b>Ilse</b> & Jo", is_here: true },
        is_mine: player == Player::Red,
        is_blocked: false,
        has_resigned: false,
    };
    game.state().players().iter().map(seat).collect()
}

fn over<'a>(
    game: &'a Game<'static>,
    seats: &'a [SeatView<'a>],
    how: Done,
    turning_points: Option<&'a [TurningPoint]>,
) -> TableView<'a> {
    TableView {
        id: "k3x9",
        address: "https://play.test/table/k3x9",
        presence: "",
        news: None,
        name: "Alster <i>",
        version: 3,
        game,
        seats,
        stage: Stage::Over { how, rematch: None, turning_points },
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
    }
}

#[test]
fn the_sources_add_up_to_the_final_scores() {
    each_game(|game, _| {
        let scores = Scores::of(game);
        for one in game.state().final_scorings() {
            let sum: i32 = scores.rows().map(|(_, points)| points[one.player]).sum();
            assert_eq!(u32::try_from(sum), Ok(one.score.prestige), "{}", one.player);
        }
    });
}

#[test]
fn only_payments_for_moves_may_be_missing() {
    each_game(|game, _| {
        let shown: Vec<_> = Scores::of(game).rows().map(|(source, _)| *source).collect();
        let always = Source::ALL.into_iter().filter(|source| *source != Source::Moves);
        assert!(always.into_iter().all(|source| shown.contains(&source)));
    });
}

#[test]
fn finales_are_well_formed_in_every_language() {
    each_game(|game, seed| {
        let seats = seats(game);
        let points = [TurningPoint { turn: 3, player: Player::Red, before: 0.2, after: 0.7 }];
        let turning_points = [None, Some(&points[..]), Some(&[])][seed as usize % 3];
        let view = over(game, &seats, Done::ByTheRules, turning_points);
        for language in Language::ALL {
            let page = finale(&view, Texts::of(language)).into_string();
            let page = as_xml(&format!("<main>{page}</main>"));
            let ids = values(&page, "id");
            assert!(ids.iter().all(|id| ids.iter().filter(|other| *other == id).count() == 1));
            assert!(!page.contains('{') && !page.contains("<b>Ilse"), "{page}");
            let totals = values(&page, "data-total").len();
            assert_eq!(totals, game.state().players().len());
        }
    });
}

/// The heading and subheading of a finale, for the person who plays these.
fn heading_for(game: &Game<'static>, mine: &[Player]) -> String {
    let mut seats = seats(game);
    for seat in &mut seats {
        seat.is_mine = mine.contains(&seat.player);
        seat.occupant = Occupant::Person { name: "Ilse", is_here: true };
    }
    let view = over(game, &seats, Done::ByTheRules, None);
    let page = finale(&view, Texts::of(Language::English)).into_string();
    let words = page.split("class=\"words\"").nth(1).and_then(|rest| rest.split("<p id").next());
    words.expect("a heading").to_owned()
}

#[test]
fn the_viewer_is_addressed_as_you() {
    let game = finished(Board::hamburgum(), 3, 3);
    let places: Vec<Player> = game.state().final_scorings().iter().map(|one| one.player).collect();
    let winner = format!("{} wins", places[0].name());
    let won = heading_for(&game, &places[..1]);
    assert!(won.contains("You win") && !won.contains("Ilse"), "{won}");
    let lost = heading_for(&game, &places[2..]);
    assert!(lost.contains(&winner) && lost.contains("You finished in place 3"), "{lost}");
    for nobody in [&places[..0], &places[..2]] {
        let heading = heading_for(&game, nobody);
        assert!(heading.contains(&winner) && !heading.contains("You "), "{heading}");
    }
}

#[test]
fn the_graph_has_an_axis_of_rounds() {
    let game = finished(Board::hamburgum(), 3, 3);
    let seats = seats(&game);
    let view = over(&game, &seats, Done::ByTheRules, None);
    let page = finale(&view, Texts::of(Language::German)).into_string();
    assert!(page.contains("class=\"first-round\"") && page.contains("class=\"round\""), "{page}");
}

#[test]
fn pictures_are_well_formed_and_show_the_best_result() {
    each_game(|game, _| {
        let seats = seats(game);
        let view = over(game, &seats, Done::ByTheRules, None);
        for language in Language::ALL {
            let drawing = picture(&view, Texts::of(language)).expect("a picture").into_string();
            let words = crate::testing::words(&drawing);
            let best = game.state().final_scorings()[0].score.prestige;
            assert!(words.contains(&best.to_string()), "{words:?}");
        }
    });
}

#[test]
fn players_who_resigned_rank_behind_those_who_stayed() {
    let game = finished(Board::hamburgum(), 3, 1);
    let mut seats = seats(&game);
    let best = game.state().final_scorings()[0].player;
    for seat in &mut seats {
        seat.has_resigned = seat.player == best;
    }
    let say = |how| {
        let page = finale(&over(&game, &seats, how, None), Texts::of(Language::English));
        page.into_string()
    };
    let wins = format!("{} wins", Texts::of(Language::English).player(best));
    assert!(say(Done::ByTheRules).contains(&wins));
    assert!(!say(Done::ByResignation).contains(&wins));
}
