//! Differential test against a reference implementation of the rules: plain, slow, and written from
//! the rules alone. Both play the same random games, and everything is compared after every action.
//!
//! `HAMBURGUM_REFERENCE_GAMES` sets how many games are played for each variant, board and number
//! of players.

mod reference {
    //! The reference implementation and the comparison.

    pub(crate) mod buying;
    pub(crate) mod corners;
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
use hamburgum_engine::{Action, Board, Field, Good, Player, Seating, Variant};
use reference::lockstep::Lockstep;
use reference::picker::Picker;
use reference::tally::Tally;

/// How many games are played for each variant, board and number of players.
const GAMES: u64 = 30;

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

/// Long games accumulate goods by the hundred, and nothing limits how many are sold in one turn.
#[test]
fn the_sale_of_a_hoard_agrees_with_the_reference() {
    let seating = Seating::of_count(2).expect("two players");
    let mut lockstep = Lockstep::new(Board::hamburgum(), Variant::Base, seating);
    for field in [Field::Sugar, Field::Cloth, Field::Beer].repeat(300) {
        for _ in seating.players() {
            lockstep.play_and_compare(Action::Move(field));
            lockstep.play_and_compare(Action::Done);
        }
    }
    lockstep.play_and_compare(Action::Move(Field::TradeWest));
    for good in Good::ALL.repeat(301) {
        lockstep.play_and_compare(Action::Sell(good));
    }
    lockstep.play_and_compare(Action::Done);
}

fn check(variant: Variant) {
    let mut tally = Tally::default();
    let mut rng = Rng::with_seed(variant.index() as u64);
    for _ in 0..games() {
        for board in Board::built_in() {
            for count in 2..=5 {
                let lockstep = Lockstep::new(board, variant, seating(count, &mut rng));
                lockstep.play_out(&mut Picker::new(rng.fork()), &mut tally);
            }
        }
    }
    println!("{variant}: {tally:#?}");
    // A few games need not cover everything.
    if games() >= GAMES {
        tally.assert_thorough(variant);
    }
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
