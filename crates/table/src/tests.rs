//! Commands at a table and their effects.

mod advising;
mod attendance;
mod auto_end;
mod cards;
mod clocks;
mod colours;
mod gathering;
mod news;
mod plans;
mod playback;
mod running_game;
mod start_plan;

use super::*;
use hamburgum_engine::{Action, Board, Field, Good, Reason, Token, TokenKind, Variant};

const ANNA: PersonId = 1;
const BERT: PersonId = 2;

fn who(id: PersonId) -> Who {
    let name = if id == ANNA { "Anna" } else { "Bert" };
    Who { id, aliases: Vec::new(), name: name.to_owned() }
}

fn head(players: &[Player]) -> Head {
    let (name, board) = ("Alster".to_owned(), "hamburgum".to_owned());
    Head::new(name, board, Variant::Base, players.to_vec(), 7)
}

/// Anna plays Red and Bert Blue.
fn two() -> Table {
    let mut table = Table::new(head(&[Player::Red, Player::Blue])).expect("a table");
    must(&mut table, ANNA, &Command::Sit(Player::Red));
    must(&mut table, BERT, &Command::Sit(Player::Blue));
    table
}

/// Anna plays Red against a computer.
fn alone() -> Table {
    let mut table = Table::new(head(&[Player::Red, Player::Blue])).expect("a table");
    must(&mut table, ANNA, &Command::Sit(Player::Red));
    must(&mut table, ANNA, &Command::Computer(Player::Blue, Level::Master));
    table
}

fn try_to(table: &mut Table, person: PersonId, command: &Command) -> Result<(), Refusal> {
    let entries = table.decide(&who(person), table.version(), command, &Attendance::default())?;
    *table = table.after(&entries).expect("entries that fit");
    Ok(())
}

#[track_caller]
fn must(table: &mut Table, person: PersonId, command: &Command) {
    try_to(table, person, command).unwrap_or_else(|why| panic!("{command:?}: {why:?}"));
}

/// What becomes of a command of Anna, who has seen this version.
fn decide(table: &Table, seen: u64, command: &Command) -> Result<Vec<Entry>, Refusal> {
    table.decide(&who(ANNA), seen, command, &Attendance::default())
}

fn act(word: &str) -> Command {
    Command::Turn(match word {
        "done" => Step::End(TutorCheck::Wanted),
        _ => Step::Act(Press::read(Board::hamburgum(), word).expect(word)),
    })
}

#[track_caller]
fn turn(table: &mut Table, person: PersonId, field: &str) {
    must(table, person, &act(field));
    must(table, person, &act("done"));
}

#[test]
fn a_game_begins_when_every_seat_is_taken() {
    let mut table = Table::new(head(&[Player::Red, Player::Blue])).expect("a table");
    assert!(table.is_gathering());
    must(&mut table, ANNA, &Command::Sit(Player::Red));
    assert_eq!(try_to(&mut table, ANNA, &act("beer")), Err(Refusal::Senseless));
    assert_eq!(try_to(&mut table, BERT, &Command::Sit(Player::Red)), Err(Refusal::SeatTaken));
    must(&mut table, BERT, &Command::Sit(Player::Blue));
    assert_eq!(table.to_act(), Some(Player::Red));
}

#[test]
fn only_the_holder_of_a_seat_moves_for_it() {
    let mut table = two();
    assert_eq!(try_to(&mut table, BERT, &act("beer")), Err(Refusal::NotYourTurn));
    assert_eq!(try_to(&mut table, 3, &act("beer")), Err(Refusal::NotSeated));
    must(&mut table, ANNA, &act("beer"));
}

#[test]
fn a_turn_is_a_draft_until_it_is_done() {
    let mut table = two();
    must(&mut table, ANNA, &act("trade-west"));
    must(&mut table, ANNA, &act("sell beer"));
    must(&mut table, ANNA, &act("sell cloth"));
    must(&mut table, ANNA, &Command::Turn(Step::Drop(Action::Sell(Good::Beer))));
    assert_eq!(table.game().draft().len(), 2);
    must(&mut table, ANNA, &Command::Turn(Step::Undo));
    must(&mut table, ANNA, &Command::Turn(Step::Redo(Field::Church)));
    assert_eq!(table.game().draft(), [Action::Move(Field::Church)]);
    must(&mut table, ANNA, &Command::Turn(Step::Restart));
    assert!(table.game().draft().is_empty());
    assert_eq!(try_to(&mut table, ANNA, &Command::Turn(Step::Undo)), Err(Refusal::Senseless));
}

#[test]
fn one_undo_takes_back_what_one_press_added() {
    let mut table = two();
    must(&mut table, ANNA, &act("trade-west"));
    must(&mut table, ANNA, &act("sell beer"));
    let seen = table.version();
    let all = act("sell 1 sugar 1 cloth");
    must(&mut table, ANNA, &all);
    assert_eq!(table.game().draft().len(), 4);
    assert_eq!(decide(&table, seen, &all), Err(Refusal::Repeated));
    for left in [2, 1, 0] {
        must(&mut table, ANNA, &Command::Turn(Step::Undo));
        assert_eq!(table.game().draft().len(), left);
    }
    // After an action was dropped, the rest of the press is undone one by one.
    must(&mut table, ANNA, &act("trade-west"));
    must(&mut table, ANNA, &act("sell 1 beer 1 sugar 1 cloth"));
    must(&mut table, ANNA, &Command::Turn(Step::Drop(Action::Sell(Good::Beer))));
    must(&mut table, ANNA, &Command::Turn(Step::Undo));
    assert_eq!(table.game().draft().len(), 2);
}

#[test]
fn an_illegal_action_is_refused_with_its_reason() {
    let mut table = two();
    must(&mut table, ANNA, &act("church"));
    let refused = try_to(&mut table, ANNA, &act("donate petri.ships"));
    assert!(matches!(refused, Err(Refusal::Illegal(Reason::FirstTakesFive { .. }))), "{refused:?}");
}

#[test]
fn the_same_request_twice_has_one_effect() {
    let mut table = two();
    let seen = table.version();
    must(&mut table, ANNA, &act("beer"));
    assert_eq!(decide(&table, seen, &act("beer")), Err(Refusal::Repeated));
    assert_eq!(decide(&table, seen, &act("cloth")), Err(Refusal::Stale));
    assert_eq!(table.game().draft().len(), 1);
}

#[test]
fn a_message_that_arrives_again_much_later_is_there_once() {
    let mut table = two();
    let seen = table.version();
    let say = |text: &str| Command::Say(text.to_owned());
    must(&mut table, ANNA, &say("one"));
    must(&mut table, ANNA, &say("two"));
    assert_eq!(decide(&table, seen, &say("one")), Err(Refusal::Repeated));
    assert!(decide(&table, table.version(), &say("one")).is_ok(), "said again on purpose");
}

#[test]
fn chat_makes_no_command_stale() {
    let mut table = two();
    let seen = table.version();
    must(&mut table, BERT, &Command::Say("Hello\nthere".to_owned()));
    assert_eq!(table.talk()[0].text, "Hello there");
    assert!(decide(&table, seen, &act("beer")).is_ok());
    let long = "a".repeat(LONGEST_TALK + 1);
    assert_eq!(try_to(&mut table, BERT, &Command::Say(long)), Err(Refusal::Senseless));
    assert_eq!(try_to(&mut table, 3, &Command::Say("Hello".to_owned())), Err(Refusal::NotSeated));
}

#[test]
fn against_computers_taking_back_is_free() {
    let mut table = alone();
    must(&mut table, ANNA, &act("beer"));
    assert_eq!(table.computer_to_act(), Some((Player::Blue, Level::Master)));
    for action in [Action::Move(Field::Cloth), Action::Done] {
        table.apply(&Entry::Act(action)).expect("a turn of the computer");
    }
    must(&mut table, ANNA, &Command::TakeBack);
    assert_eq!((table.game().turns_played(), table.to_act()), (0, Some(Player::Red)));
    assert_eq!(try_to(&mut table, ANNA, &Command::TakeBack), Err(Refusal::Senseless));
}

#[test]
fn among_people_taking_back_needs_consent() {
    let mut table = two();
    turn(&mut table, ANNA, "beer");
    must(&mut table, ANNA, &Command::TakeBack);
    assert_eq!(table.game().turns_played(), 1);
    assert_eq!(try_to(&mut table, ANNA, &Command::Agree), Err(Refusal::NotSeated));
    must(&mut table, BERT, &Command::Decline);
    assert_eq!(table.motion(), None);
    must(&mut table, ANNA, &Command::TakeBack);
    must(&mut table, BERT, &Command::Agree);
    assert_eq!(table.game().turns_played(), 0);
    assert_eq!(table.motion(), None);
}

#[test]
fn a_finished_turn_closes_a_proposal_to_take_one_back() {
    let mut table = two();
    turn(&mut table, ANNA, "beer");
    must(&mut table, ANNA, &Command::TakeBack);
    turn(&mut table, BERT, "beer");
    assert_eq!(table.motion(), None);
}

#[test]
fn leaving_frees_a_seat_before_the_game_and_gives_it_to_a_computer_later() {
    let mut table = Table::new(head(&[Player::Red, Player::Blue])).expect("a table");
    must(&mut table, ANNA, &Command::Sit(Player::Red));
    must(&mut table, ANNA, &Command::Leave);
    assert_eq!(table.seats()[0].holder, Holder::Nobody);
    let mut table = two();
    must(&mut table, ANNA, &Command::Leave);
    assert_eq!(table.awaited(), [(ANNA, false), (BERT, false)]);
    must(&mut table, ANNA, &Command::Return(Player::Red));
    assert_eq!(table.awaited(), [(ANNA, true), (BERT, false)]);
}

#[test]
fn resigning_ends_a_game_of_two_but_not_of_three() {
    let mut table = two();
    must(&mut table, ANNA, &Command::Resign(Player::Red));
    assert_eq!(table.ended(), Some(Done::ByResignation));
    let mut table = Table::new(head(&[Player::Red, Player::Blue, Player::Grey])).expect("a table");
    for (person, seat) in [(ANNA, Player::Red), (BERT, Player::Blue), (3, Player::Grey)] {
        must(&mut table, person, &Command::Sit(seat));
    }
    must(&mut table, BERT, &Command::Resign(Player::Blue));
    assert!(table.is_playing());
    assert_eq!(try_to(&mut table, BERT, &Command::Return(Player::Blue)), Err(Refusal::NotSeated));
}

#[test]
fn a_game_ends_by_consent() {
    let mut table = two();
    must(&mut table, ANNA, &Command::ProposeEnd);
    must(&mut table, BERT, &Command::Agree);
    assert_eq!(table.ended(), Some(Done::ByConsent));
    assert_eq!(try_to(&mut table, ANNA, &act("beer")), Err(Refusal::Senseless));
}

#[test]
fn one_person_may_hold_several_seats_on_one_screen() {
    let mut table = Table::new(head(&[Player::Red, Player::Blue])).expect("a table");
    must(&mut table, ANNA, &Command::Sit(Player::Red));
    must(&mut table, ANNA, &Command::Sit(Player::Blue));
    turn(&mut table, ANNA, "beer");
    turn(&mut table, ANNA, "cloth");
    must(&mut table, ANNA, &Command::TakeBack);
    assert_eq!(table.to_act(), Some(Player::Blue));
}

#[test]
fn entries_survive_a_round_trip() {
    let board = Board::hamburgum();
    let petri = board.church("petri").expect("a church");
    let entries = [
        Entry::Sit { seat: Player::Red, person: 4, name: Some("Änne \"x\"".to_owned()) },
        Entry::Computer { seat: Player::Blue, level: Level::LordMayor },
        Entry::Act(Action::Donate(Token::new(petri, TokenKind::Five))),
        Entry::Several(vec![Action::Sell(Good::Beer), Action::Sell(Good::Beer)]),
        Entry::Act(Action::Done),
        Entry::Undo,
        Entry::TutorOn { person: 4 },
        Entry::AllowAdvice,
        Entry::Propose { by: 4, motion: Motion::Advice },
        Entry::Propose { by: 4, motion: Motion::TakeBack { seat: Player::Red, turns: 3 } },
    ];
    for what in entries {
        let text = serde_json::to_string(&Stamped::new(1, what.clone(), board)).expect("text");
        let read: Stamped = serde_json::from_str(&text).expect(&text);
        assert_eq!(read.what.read(board), Ok(what), "{text}");
    }
    let head = Head { draws: hamburgum_engine::Official::ALL.to_vec(), ..head(&[Player::Red]) };
    let text = serde_json::to_string(&head).expect("a head as text");
    assert_eq!(serde_json::from_str::<Head>(&text).expect(&text), head);
}

#[test]
fn a_broken_log_reports_the_position() {
    let mut table = two();
    let broken = table.apply_stored(Entry::Act("dance".to_owned())).expect_err("no such action");
    assert_eq!(broken.version, 2);
    let other = Head { rules: 99, ..head(&[Player::Red, Player::Blue]) };
    assert!(matches!(Table::new(other), Err(HeadError::OtherRules(99))));
}

#[test]
fn a_head_is_read_with_and_without_a_lesson() {
    let plain = head(&[Player::Red, Player::Blue]);
    let lesson = Head { lesson: Some(Lesson::QuickIntroduction), ..plain.clone() };
    for (head, has_word) in [(plain, false), (lesson, true)] {
        let text = serde_json::to_string(&head).expect("plain data");
        assert_eq!(text.contains(r#""lesson":"quick-introduction""#), has_word, "{text}");
        assert_eq!(serde_json::from_str::<Head>(&text).expect("a head"), head);
    }
}

#[test]
fn only_games_that_were_played_to_the_end_count() {
    let mut table = two();
    assert_eq!(table.results(), None);
    must(&mut table, ANNA, &Command::Resign(Player::Red));
    assert_eq!(table.ended(), Some(Done::ByResignation));
    assert_eq!(table.results(), None);
}

#[test]
fn resigned_players_are_last_and_shared_screens_have_no_person() {
    let mut table = two();
    turn(&mut table, ANNA, "sugar");
    turn(&mut table, BERT, "church");
    table.seats[1].has_resigned = true;
    table.ended = Some(Done::ByTheRules);
    let results = table.results().expect("results");
    assert_eq!((results[1].by, results[1].place), (PlayedBy::Person(BERT), 2));
    assert_eq!(results[1].prestige, None);
    assert_eq!(results[0].opening, [Field::Sugar]);

    table.seats[1].holder = table.seats[0].holder.clone();
    assert_eq!(table.results().expect("results")[0].by, PlayedBy::SharedScreen);
}
