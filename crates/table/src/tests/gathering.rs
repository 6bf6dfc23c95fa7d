//! Tables that are offered to everybody.

use super::*;

const CARLA: PersonId = 3;

fn offer(wanted: Experience) -> Command {
    Command::Offer(PublicOffer { wanted, language: "de".parse().expect("a code") })
}

/// Anna plays Red and offers the other two seats to everybody.
fn offered() -> Table {
    let head = head(&[Player::Red, Player::Blue, Player::Green]).set_up_by(&who(ANNA));
    let mut table = Table::new(head).expect("a table");
    must(&mut table, ANNA, &Command::Sit(Player::Red));
    must(&mut table, ANNA, &offer(Experience::Any));
    table
}

#[test]
fn an_offered_table_is_listed_while_a_seat_is_open() {
    let mut table = offered();
    assert_eq!(table.listed_by(), Some(ANNA));
    let card = Card::of(&table).offer.expect("an offer");
    assert_eq!((card.host, card.wanted, card.is_advised), (Player::Red, Experience::Any, false));
    must(&mut table, BERT, &Command::Join(None));
    assert_eq!(table.seats()[1].owner(), Some(BERT));
    assert_eq!(try_to(&mut table, BERT, &Command::Join(None)), Err(Refusal::Repeated));
    must(&mut table, CARLA, &Command::Join(Some(Player::Grey)));
    assert_eq!(table.seats()[2].player, Player::Grey);
    assert_eq!((table.listed_by(), Card::of(&table).offer), (None, None));
    assert!(table.is_playing());
    assert_eq!(try_to(&mut table, 4, &Command::Join(None)), Err(Refusal::SeatTaken));
}

#[test]
fn the_host_changes_and_withdraws_the_offer() {
    let mut table = offered();
    assert_eq!(try_to(&mut table, BERT, &Command::Withdraw), Err(Refusal::NotSeated));
    assert_eq!(try_to(&mut table, ANNA, &offer(Experience::Any)), Err(Refusal::Repeated));
    must(&mut table, ANNA, &offer(Experience::Experienced));
    must(&mut table, ANNA, &Command::Withdraw);
    assert_eq!(try_to(&mut table, ANNA, &Command::Withdraw), Err(Refusal::Repeated));
    assert_eq!(table.listed_by(), None);
    assert_eq!(try_to(&mut table, BERT, &Command::Join(None)), Err(Refusal::NotOffered));
    let mut running = two();
    assert_eq!(try_to(&mut running, ANNA, &offer(Experience::Any)), Err(Refusal::Stale));
}

#[test]
fn whoever_is_removed_does_not_come_back_by_the_list() {
    let mut table = offered();
    must(&mut table, BERT, &Command::Join(Some(Player::Green)));
    let remove = Command::Remove(Player::Green);
    assert_eq!(try_to(&mut table, BERT, &remove), Err(Refusal::NotSeated));
    assert_eq!(try_to(&mut table, ANNA, &Command::Remove(Player::Red)), Err(Refusal::Senseless));
    must(&mut table, ANNA, &remove);
    assert_eq!(try_to(&mut table, ANNA, &remove), Err(Refusal::Repeated));
    assert_eq!(try_to(&mut table, BERT, &Command::Join(None)), Err(Refusal::NotOffered));
    must(&mut table, CARLA, &Command::Join(None));
}

#[test]
fn the_next_person_becomes_the_host_of_a_table_that_its_host_leaves() {
    let mut table = offered();
    must(&mut table, BERT, &Command::Join(None));
    must(&mut table, ANNA, &Command::Leave);
    assert_eq!(table.listed_by(), Some(BERT));
    must(&mut table, BERT, &Command::Leave);
    assert_eq!(table.listed_by(), None);
}

#[test]
fn a_wanted_colour_that_somebody_plays_is_refused() {
    let mut table = offered();
    let red = Command::Join(Some(Player::Red));
    assert_eq!(try_to(&mut table, BERT, &red), Err(Refusal::ColourTaken));
}
