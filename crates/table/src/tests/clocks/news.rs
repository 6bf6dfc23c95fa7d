//! What players hear of clocks while they do not look.

use super::*;
use crate::NoticeKind;

#[test]
fn a_fallen_flag_is_news_for_those_who_decide() {
    let rules = ClockPreset::OneSitting.rules().expect("a clock");
    let rules = ClockRules { at_end: EndOfTime::OthersDecide, ..rules };
    let people = [(ANNA, Player::Red), (BERT, Player::Blue), (CARL, Player::Green)];
    let mut game = Timed::new(rules, &people);
    let asked = |game: &Timed| {
        people.map(|(person, _)| {
            let news = game.table.news_of(&who(person));
            news.iter().find(|item| item.kind == NoticeKind::Consent).map(|item| item.version)
        })
    };
    assert_eq!(asked(&game), [None; 3]);
    game.at(11 * MINUTE).check();
    let fell = Some(game.table.version() - 1);
    assert_eq!(asked(&game), [None, fell, fell], "the clock stops after the flag");
    game.does(BERT, &Command::ProposeTimeOut(Player::Red)).expect("a proposal");
    assert_eq!(asked(&game), [None, None, Some(game.table.version())]);
    game.does(CARL, &Command::Agree).expect("consent");
    assert_eq!(asked(&game), [None; 3]);
}

#[test]
fn an_alarm_follows_the_clock_of_the_turn() {
    let mut game = Timed::sitting();
    let alarm = game.table.alarm().expect("an alarm");
    assert_eq!((alarm.person, alarm.at, alarm.due), (ANNA, 8 * MINUTE, 10 * MINUTE));
    assert_eq!(alarm.left, Duration::from_mins(2));
    // A minute without a server does not count.
    game.keeper.outage = Some((MINUTE, 2 * MINUTE));
    let later = game.table.alarm_now(3 * MINUTE, &game.keeper).expect("an alarm");
    assert_eq!((later.turn, later.at, later.due), (alarm.turn, 9 * MINUTE, 11 * MINUTE));
    assert_eq!(later.left, Duration::from_mins(8));
    let nearly = game.table.alarm_now(10 * MINUTE, &game.keeper).expect("an alarm");
    assert_eq!((nearly.at, nearly.due), (8 * MINUTE, 11 * MINUTE));
    let over = game.table.alarm_now(12 * MINUTE, &game.keeper).expect("an alarm");
    assert_eq!(over.due, 12 * MINUTE);
    game.keeper.outage = None;
    game.at(9 * MINUTE).plays(ANNA);
    assert_eq!(game.table.alarm().map(|alarm| alarm.person), Some(BERT));
    game.plays(BERT);
    assert_eq!(game.left(Player::Red), 85);
    assert_eq!(game.table.alarm(), None, "it would come in the last minute");
    assert_eq!(alone().alarm(), None);
}
