//! What is new for people who do not look.

use super::*;
use crate::NoticeKind::{Consent, Message, Over, Started, Turn};

fn kinds(table: &Table, person: PersonId) -> Vec<NoticeKind> {
    table.news_of(&who(person)).into_iter().map(|item| item.kind).collect()
}

fn version_of(table: &Table, person: PersonId, kind: NoticeKind) -> u64 {
    let news = table.news_of(&who(person));
    news.iter().find(|item| item.kind == kind).expect("news of this kind").version
}

fn say(text: &str) -> Command {
    Command::Say(text.to_owned())
}

#[test]
fn a_game_starts_and_turns_begin() {
    let mut table = Table::new(head(&[Player::Red, Player::Blue])).expect("a table");
    must(&mut table, ANNA, &Command::Sit(Player::Red));
    assert_eq!(kinds(&table, ANNA), []);
    must(&mut table, BERT, &Command::Sit(Player::Blue));
    assert_eq!(kinds(&table, ANNA), [Turn, Started]);
    assert_eq!(kinds(&table, BERT), [Started]);
    let first = version_of(&table, ANNA, Turn);
    assert_eq!(first, table.version());
    must(&mut table, ANNA, &act("beer"));
    assert_eq!(version_of(&table, ANNA, Turn), first, "a draft is no new turn");
    must(&mut table, ANNA, &act("done"));
    assert_eq!(kinds(&table, ANNA), [], "she was here");
    assert_eq!(kinds(&table, BERT), [Turn, Started]);
    turn(&mut table, BERT, "cloth");
    assert_eq!(kinds(&table, ANNA), [Turn]);
    assert!(version_of(&table, ANNA, Turn) > first);
}

#[test]
fn a_turn_that_was_taken_back_begins_again() {
    let mut table = two();
    turn(&mut table, ANNA, "beer");
    let first = version_of(&table, BERT, Turn);
    turn(&mut table, BERT, "cloth");
    let (seat, turns) = table.last_turn_of(&who(BERT)).expect("a turn");
    let vote = Entry::Propose { by: BERT, motion: Motion::TakeBack { seat, turns } };
    table = table.after(&[vote]).expect("a proposal");
    assert_eq!(kinds(&table, ANNA), [Turn, Consent]);
    assert_eq!(kinds(&table, BERT), [], "his own proposal");
    must(&mut table, ANNA, &Command::Agree);
    assert!(version_of(&table, BERT, Turn) > first);
    assert_eq!(kinds(&table, ANNA), []);
}

#[test]
fn words_of_others_and_the_end_are_news() {
    let mut table = two();
    must(&mut table, BERT, &say("Good luck!"));
    assert_eq!(kinds(&table, ANNA), [Turn, Started, Message]);
    assert_eq!(kinds(&table, BERT), []);
    must(&mut table, ANNA, &say("You too!"));
    assert_eq!(kinds(&table, ANNA), [], "she has read it");
    assert_eq!(kinds(&table, BERT), [Message]);
    must(&mut table, BERT, &Command::Resign(Player::Blue));
    assert_eq!(kinds(&table, ANNA), [Over]);
}

#[test]
fn nobody_is_told_about_a_game_against_computers() {
    let table = alone();
    assert!(table.awaits(Some(&who(ANNA))));
    assert_eq!(kinds(&table, ANNA), []);
    assert_eq!(kinds(&two(), 3), [], "a stranger");
}
