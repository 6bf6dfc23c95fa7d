//! The engine against a second implementation of the rules: plain, slow, and written from the
//! rules alone. Both play the same games by lot, and everything is compared after every action.
//!
//! `HAMBURGUM_REFERENCE_GAMES` sets how many games are played for each variant, board and number
//! of players.

mod reference {
    //! The second implementation, and what drives the comparison.

    pub(crate) mod buying;
    pub(crate) mod donating;
    pub(crate) mod ending;
    pub(crate) mod family;
    pub(crate) mod game;
    pub(crate) mod guildhall;
    pub(crate) mod harbour;
    pub(crate) mod kinds;
    pub(crate) mod lockstep;
    pub(crate) mod officials;
    pub(crate) mod picker;
    pub(crate) mod rondel;
    pub(crate) mod scoring;
    pub(crate) mod selling;
    pub(crate) mod table;
    pub(crate) mod tally;
}

use fastrand::Rng;
use hamburgum_engine::{Board, Player, Seating, Variant};
use reference::lockstep::Lockstep;
use reference::picker::Picker;
use reference::tally::Tally;

/// How many games are played for each variant, board and number of players.
const GAMES: u64 = 12;

#[test]
fn the_base_game_agrees_with_the_reference() {
    check(Variant::Base);
}

#[test]
fn variant_one_agrees_with_the_reference() {
    check(Variant::One);
}

#[test]
fn variant_two_agrees_with_the_reference() {
    check(Variant::Two);
}

fn check(variant: Variant) {
    let mut tally = Tally::default();
    for board in Board::built_in() {
        for count in 2..=5 {
            for game in 0..games() {
                let mut rng = Rng::with_seed(game);
                let seating = seating(count, &mut rng);
                Lockstep::new(board, variant, seating).play_out(&mut Picker::new(rng), &mut tally);
            }
        }
    }
    println!("{variant}: {tally:?}");
    tally.assert_thorough(variant);
}

fn games() -> u64 {
    std::env::var("HAMBURGUM_REFERENCE_GAMES")
        .map_or(GAMES, |games| games.parse().expect("a number of games"))
}

/// Any colours in any order.
fn seating(count: usize, rng: &mut Rng) -> Seating {
    let mut players = Player::ALL;
    rng.shuffle(&mut players);
    Seating::new(&players[..count]).expect("two to five different players")
}
