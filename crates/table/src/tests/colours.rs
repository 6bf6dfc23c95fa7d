//! The choice of a colour when taking a seat.

use super::*;

const CARLA: PersonId = 3;

fn open_seats(players: &[Player]) -> Table {
    Table::new(head(players)).expect("a table")
}

fn players(table: &Table) -> Vec<Player> {
    table.seats().iter().map(|seat| seat.player).collect()
}

#[test]
fn an_unused_colour_replaces_that_of_the_seat() {
    let mut table = open_seats(&[Player::Red, Player::Blue]);
    must(&mut table, ANNA, &Command::SitAs { seat: Player::Red, colour: Player::Grey });
    assert_eq!(players(&table), [Player::Grey, Player::Blue]);
    assert_eq!(table.game().state().players(), [Player::Grey, Player::Blue]);
    assert_eq!(table.seats()[0].invited_as, Player::Red);
    must(&mut table, BERT, &Command::SitAs { seat: Player::Blue, colour: Player::Blue });
    must(&mut table, ANNA, &act("beer"));
}

#[test]
fn colours_are_swapped_with_an_open_seat_and_the_order_stays() {
    let mut table = open_seats(&[Player::Red, Player::Blue, Player::Green]);
    must(&mut table, ANNA, &Command::SitAs { seat: Player::Red, colour: Player::Green });
    assert_eq!(players(&table), [Player::Green, Player::Blue, Player::Red]);
    assert_eq!(table.seats()[0].owner(), Some(ANNA));
}

#[test]
fn the_colour_of_another_person_is_refused() {
    let mut table = open_seats(&[Player::Red, Player::Blue, Player::Green]);
    must(&mut table, ANNA, &Command::Sit(Player::Red));
    assert_eq!(
        table.colours_for(Player::Blue),
        [Player::Blue, Player::Green, Player::Yellow, Player::Grey]
    );
    let taken = Command::SitAs { seat: Player::Blue, colour: Player::Red };
    assert_eq!(try_to(&mut table, BERT, &taken), Err(Refusal::ColourTaken));
    let seat = Command::SitAs { seat: Player::Red, colour: Player::Grey };
    assert_eq!(try_to(&mut table, CARLA, &seat), Err(Refusal::SeatTaken));
}

#[test]
fn colours_are_fixed_once_the_game_has_started() {
    let mut table = two();
    must(&mut table, ANNA, &act("beer"));
    let late = Entry::Recolour { seat: Player::Red, colour: Player::Grey };
    let why = |table: &Table, entry: &Entry| table.after([entry]).expect_err("a broken log").why;
    assert_eq!(why(&table, &late), "red cannot become grey here");
    let absent = Entry::Recolour { seat: Player::Green, colour: Player::Grey };
    assert_eq!(why(&two(), &absent), "green cannot become grey here");
}
