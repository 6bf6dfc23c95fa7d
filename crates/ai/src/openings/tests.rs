//! Tests of the frozen openings.

use super::Opening;
use hamburgum_engine::{Board, Field, Game, Seating, Setup, State, Variant};
use std::collections::HashSet;

/// The game after an opening.
fn after<'b>(
    opening: &Opening,
    board: &'b Board,
    players: usize,
    variant: Variant,
) -> Result<Game<'b>, String> {
    let seating = Seating::of_count(players).map_err(|error| error.to_string())?;
    let setup = Setup::initial(variant, seating);
    let mut game = Game::new(board, setup).map_err(|error| error.to_string())?;
    if variant == Variant::Two {
        game.hand_in_draws(&variant.officials()).map_err(|official| official.to_string())?;
    }
    opening.apply(&mut game).map_err(|error| format!("{opening}: {error}"))?;
    Ok(game)
}

/// Runs a check for each board, number of players and its openings.
fn for_all(check: impl Fn(&'static Board, usize, &[Opening])) {
    for board in Board::built_in() {
        for players in 2..=5 {
            check(board, players, &Opening::shipped(board, players));
        }
    }
}

#[test]
fn there_are_500_openings_to_different_positions() {
    for_all(|board, players, openings| {
        assert!(openings.len() >= 500, "{} for {players} on {}", openings.len(), board.id());
        let positions: HashSet<u64> = openings
            .iter()
            .map(|opening| after(opening, board, players, Variant::Base).expect("a legal opening"))
            .map(|game| game.state().position_hash())
            .collect();
        assert_eq!(positions.len(), openings.len(), "{players} players on {}", board.id());
    });
}

#[test]
fn openings_are_legal_in_every_variant_and_end_with_the_round() {
    for_all(|board, players, openings| {
        for opening in openings {
            for variant in Variant::ALL {
                let game = after(opening, board, players, variant).expect("a legal opening");
                assert_eq!(game.turns_played() as usize % players, 0, "{opening}");
                assert!((2..=3).contains(&game.state().round()), "{opening}");
                assert_eq!(Opening::of(&game), *opening);
            }
        }
    });
}

#[test]
fn no_opening_pays_for_a_move_or_wastes_a_turn() {
    for_all(|board, players, openings| {
        for opening in openings {
            let game = after(opening, board, players, Variant::Base).expect("a legal opening");
            for turn in opening.to_string().split(" / ") {
                let field = turn.split([' ', ',']).nth(2).expect("a field");
                let produces = ["beer", "sugar", "cloth"].contains(&field);
                assert!(produces || turn.contains(','), "{opening}");
            }
            let cost = |(state, action): (State<'_>, _)| match action {
                hamburgum_engine::Action::Move(field) => state.move_cost(state.active(), field),
                _ => 0,
            };
            assert_eq!(game.steps().map(cost).sum::<u16>(), 0, "{opening}");
        }
    });
}

#[test]
fn openings_are_varied() {
    for_all(|board, players, openings| {
        // Nobody can build so early.
        for field in Field::ALL.into_iter().filter(|&field| field != Field::Guildhall) {
            let word = format!(" {field}");
            let used = openings.iter().filter(|opening| opening.to_string().contains(&word));
            assert!(used.count() >= 10, "{field} is rare for {players} on {}", board.id());
        }
    });
}

#[test]
fn a_turn_that_is_not_legal_is_named() {
    let opening = Opening::parse("1. red beer / 1. blue guildhall, build N1");
    let error = after(&opening, Board::hamburgum(), 2, Variant::Base).expect_err("no token");
    assert!(error.contains("line 2: \"1. blue guildhall, build N1\""), "{error}");
}
