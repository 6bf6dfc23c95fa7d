//! Clocks start and stop with turns, and what happens when time is up.

mod news;

use super::*;
use crate::{ClockPreset, ClockRules, Deadline, EndOfTime, Stamped, Timekeeper, WeekendRule};
use std::time::Duration;

const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
const DAY: i64 = 24 * 60 * MINUTE;
const CARL: PersonId = 3;

/// Counts all time but an outage.
#[derive(Clone, Copy, Default)]
struct Keeper {
    outage: Option<(i64, i64)>,
}

impl Timekeeper for Keeper {
    fn counted(&self, _: PersonId, from: i64, to: i64) -> Duration {
        let lost = self.outage.map_or(0, |(begun, ended)| (ended.min(to) - begun.max(from)).max(0));
        Duration::from_millis((to - from - lost).cast_unsigned())
    }

    fn after(&self, _: PersonId, from: i64, counted: Duration) -> i64 {
        from + i64::try_from(counted.as_millis()).expect("a short time")
    }
}

/// A table whose entries have times, as in a server, and its log.
struct Timed {
    table: Table,
    now: i64,
    keeper: Keeper,
    log: Vec<(i64, Entry)>,
}

impl Timed {
    fn new(rules: ClockRules, people: &[(PersonId, Player)]) -> Self {
        let players: Vec<Player> = people.iter().map(|(_, player)| *player).collect();
        let table = Table::new(head(&players).with_clock(Some(rules))).expect("a table");
        let mut timed = Self { table, now: 0, keeper: Keeper::default(), log: Vec::new() };
        for (person, player) in people {
            timed.does(*person, &Command::Sit(*player)).expect("a seat");
        }
        timed
    }

    /// Anna plays Red and Bert Blue, 10 minutes each and 25 seconds for a turn.
    fn sitting() -> Self {
        let rules = ClockPreset::OneSitting.rules().expect("a clock");
        Self::new(rules, &[(ANNA, Player::Red), (BERT, Player::Blue)])
    }

    fn at(&mut self, now: i64) -> &mut Self {
        self.now = now;
        self
    }

    fn does(&mut self, person: PersonId, command: &Command) -> Result<(), Refusal> {
        let seen = self.table.version();
        let entries = self.table.decide(&who(person), seen, command, &Attendance::default())?;
        self.append(entries);
        Ok(())
    }

    #[track_caller]
    fn plays(&mut self, person: PersonId) -> &mut Self {
        let turn = Step::Whole(any_turn(&self.table));
        self.does(person, &Command::Turn(turn)).expect("a turn");
        self
    }

    /// A computer plays the turn that is due.
    #[track_caller]
    fn computer_plays(&mut self) {
        let entries = self.table.computers_turn(&any_turn(&self.table));
        self.append(entries.expect("a computer's turn"));
    }

    /// What the server does when it looks at the time.
    fn check(&mut self) -> Vec<Entry> {
        let entries = self.table.check_time(self.now, &self.keeper);
        self.append(entries.clone());
        entries
    }

    fn append(&mut self, entries: Vec<Entry>) {
        let mut table = self.table.after(&entries).expect("entries that fit");
        table.note_time(self.now);
        let clocks = table.clock_entries(self.now, &self.keeper);
        self.table = table.after(&clocks).expect("clocks that fit");
        self.table.note_time(self.now);
        assert!(self.table.has_right_clock(self.now));
        self.log.extend(entries.into_iter().chain(clocks).map(|entry| (self.now, entry)));
    }

    fn running(&self) -> Deadline {
        self.table.deadline().expect("a running clock")
    }

    /// The seconds that a player has left when the turn begins.
    fn left(&self, player: Player) -> u64 {
        self.table.time_left(player).expect("a clock").as_secs()
    }

    /// The same table from its stored log, which needs no timekeeper.
    fn replayed(&self) -> Table {
        let mut table = Table::new(self.table.head().clone()).expect("a table");
        for (at, entry) in &self.log {
            let stored = Stamped::new(*at, entry.clone(), Board::hamburgum());
            let text = serde_json::to_string(&stored).expect("plain data");
            let stored: Stamped = serde_json::from_str(&text).expect("an entry");
            table.apply_stored(stored.what).expect("a log that fits");
            table.note_time(stored.at);
        }
        table
    }

    fn check_replay(&self) {
        let replayed = self.replayed();
        assert_eq!(replayed.deadline(), self.table.deadline());
        assert_eq!(replayed.next_check(), self.table.next_check());
        assert_eq!(replayed.ended(), self.table.ended());
        for seat in self.table.seats() {
            assert_eq!(replayed.time_left(seat.player), self.table.time_left(seat.player));
        }
    }
}

/// The shortest turn with the first field that can be reached.
fn any_turn(table: &Table) -> Vec<Action> {
    let mut game = table.game().clone();
    game.restart_turn();
    let mut actions = Vec::new();
    while !actions.ends_with(&[Action::Done]) {
        let legal = game.state().legal_actions();
        let action = if legal.contains(&Action::Done) { Action::Done } else { legal[0] };
        game.play(action).expect("a legal action");
        actions.push(action);
    }
    actions
}

#[test]
fn a_turn_uses_time_and_gets_a_gift_up_to_the_cap() {
    let mut game = Timed::sitting();
    assert_eq!((game.running().seat, game.running().due), (Player::Red, 10 * MINUTE));
    game.at(MINUTE).plays(ANNA);
    assert_eq!(game.left(Player::Red), 9 * 60 + 25);
    assert_eq!((game.running().seat, game.running().due), (Player::Blue, 11 * MINUTE));
    // Quick turns save time, but not more than the cap.
    for _ in 0..30 {
        game.plays(BERT).plays(ANNA);
        game.plays(BERT).plays(ANNA);
    }
    assert_eq!((game.left(Player::Red), game.left(Player::Blue)), (15 * 60, 15 * 60));
    game.check_replay();
}

#[test]
fn steps_of_a_draft_and_talk_change_no_clock() {
    let mut game = Timed::sitting();
    let before = game.running();
    game.at(MINUTE);
    for command in [
        act("trade-west"),
        act("sell beer"),
        Command::Turn(Step::Undo),
        Command::Turn(Step::Restart),
        Command::Say("hello".into()),
    ] {
        game.does(ANNA, &command).expect("a step");
        assert_eq!(game.running(), before);
    }
}

#[test]
fn a_turn_that_is_taken_back_gets_no_second_gift() {
    let mut game = Timed::sitting();
    game.at(MINUTE).plays(ANNA);
    game.at(2 * MINUTE);
    game.does(ANNA, &Command::TakeBack).expect("a proposal");
    game.does(BERT, &Command::Agree).expect("consent");
    // Bert has thought for a minute, which nobody gives back, and has had no turn.
    assert_eq!((game.left(Player::Red), game.left(Player::Blue)), (9 * 60 + 25, 9 * 60));
    game.at(3 * MINUTE).plays(ANNA);
    assert_eq!(game.left(Player::Red), 8 * 60 + 25);
    game.check_replay();
}

#[test]
fn when_time_is_up_a_computer_plays_this_turn_and_the_seat_stays() {
    let mut game = Timed::sitting();
    game.does(ANNA, &act("trade-west")).expect("a draft");
    assert!(game.at(10 * MINUTE).check().is_empty(), "there is a minute of grace");
    assert_eq!(game.at(11 * MINUTE).check(), [Entry::TimeOut { seat: Player::Red }]);
    assert!(game.check().is_empty(), "once for a turn");
    assert!(game.table.game().draft().is_empty(), "the draft is dropped");
    assert_eq!(game.does(ANNA, &act("beer")), Err(Refusal::TimeUp));
    assert!(!game.table.awaits(Some(&who(ANNA))));
    game.computer_plays();
    assert_eq!(game.running().seat, Player::Blue);
    assert_eq!(game.left(Player::Red), 25);
    assert_eq!(game.table.seats()[0].playing_person(), Some(ANNA));
    game.check_replay();
}

#[test]
fn a_move_that_arrives_first_wins() {
    let mut game = Timed::sitting();
    game.at(20 * MINUTE).plays(ANNA);
    assert!(game.check().is_empty());
    assert_eq!(game.left(Player::Red), 25);
    assert_eq!(game.running().seat, Player::Blue);
}

#[test]
fn the_second_time_in_a_row_a_computer_keeps_the_seat_until_its_owner_returns() {
    let mut game = Timed::sitting();
    game.at(11 * MINUTE).check();
    game.computer_plays();
    game.plays(BERT);
    game.at(20 * MINUTE);
    let keeps = Entry::Computer { seat: Player::Red, level: STAND_IN };
    assert_eq!(game.check(), [Entry::TimeOut { seat: Player::Red }, keeps]);
    game.computer_plays();
    game.plays(BERT);
    assert_eq!(game.table.computer_to_act().map(|(player, _)| player), Some(Player::Red));
    game.does(ANNA, &Command::Return(Player::Red)).expect("a return");
    assert_eq!(game.running().seat, Player::Red);
    game.plays(ANNA);
    game.check_replay();
}

#[test]
fn one_missed_turn_after_own_ones_is_the_first_again() {
    let mut game = Timed::sitting();
    for round in 0..3 {
        game.at(round * 30 * MINUTE + 20 * MINUTE);
        assert_eq!(game.check().len(), 1, "round {round}");
        game.computer_plays();
        game.plays(BERT);
        game.plays(ANNA);
        game.plays(BERT);
    }
}

#[test]
fn nobody_loses_time_in_an_outage() {
    let mut game = Timed::sitting();
    game.keeper.outage = Some((5 * MINUTE, 30 * MINUTE));
    // The clock is set anew instead: five minutes are left.
    let [Entry::ClockRuns(start)] = &game.at(30 * MINUTE).check()[..] else {
        panic!("the clock goes on");
    };
    assert_eq!((start.left, start.times.due), (5 * 60 * 1000, 35 * MINUTE));
    assert_eq!(game.at(36 * MINUTE).check(), [Entry::TimeOut { seat: Player::Red }]);
    game.check_replay();
}

#[test]
fn a_pause_by_agreement_stops_clocks_and_refills_none() {
    let mut game = Timed::sitting();
    assert_eq!(game.does(ANNA, &Command::ProposePause(15)), Err(Refusal::Senseless));
    game.at(MINUTE).does(ANNA, &Command::ProposePause(2)).expect("a proposal");
    game.does(BERT, &Command::Agree).expect("consent");
    let back = MINUTE + 2 * DAY;
    assert_eq!(game.table.paused_until(2 * MINUTE), Some(back));
    assert_eq!((game.running().from, game.running().due), (back, back + 9 * MINUTE));
    // Whoever wants to may move.
    game.at(DAY).plays(ANNA);
    assert_eq!(game.left(Player::Red), 9 * 60 + 25);
    assert_eq!((game.running().seat, game.running().from), (Player::Blue, back));
    game.at(back + MINUTE).plays(BERT);
    assert_eq!(game.left(Player::Blue), 9 * 60 + 25);
    game.check_replay();
}

#[test]
fn a_majority_of_the_others_decides_where_the_table_says_so() {
    let rules = ClockPreset::OneSitting.rules().expect("a clock");
    let rules = ClockRules { at_end: EndOfTime::OthersDecide, ..rules };
    let people = [(ANNA, Player::Red), (BERT, Player::Blue), (CARL, Player::Green)];
    let mut game = Timed::new(rules, &people);
    assert_eq!(
        game.does(BERT, &Command::ProposeTimeOut(Player::Red)),
        Err(Refusal::Senseless),
        "there is time left"
    );
    assert_eq!(game.at(11 * MINUTE).check(), [Entry::Flag { seat: Player::Red }]);
    assert!(game.at(12 * MINUTE).check().is_empty());
    let ask = Command::ProposeTimeOut(Player::Red);
    assert_eq!(game.does(ANNA, &ask), Err(Refusal::Senseless), "it is her own");
    game.does(BERT, &ask).expect("a proposal");
    assert_eq!(game.does(ANNA, &Command::Agree), Err(Refusal::NotSeated), "she has no vote");
    game.does(CARL, &Command::Agree).expect("consent");
    assert!(game.table.is_timed_out());
    game.computer_plays();
    game.plays(BERT).plays(CARL);
    // Her flag falls again, and she moves before the others have decided.
    game.at(30 * MINUTE).check();
    game.plays(ANNA);
    assert_eq!(game.left(Player::Red), 25);
    game.check_replay();
}

#[test]
fn two_players_can_play_for_a_loss() {
    let rules = ClockPreset::OneSitting.rules().expect("a clock");
    let rules = ClockRules { at_end: EndOfTime::Loss, ..rules };
    let mut game = Timed::new(rules, &[(ANNA, Player::Red), (BERT, Player::Blue)]);
    assert_eq!(game.at(11 * MINUTE).check(), [Entry::LoseOnTime { seat: Player::Red }]);
    assert_eq!(game.table.ended(), Some(Done::ByTime));
    assert_eq!(game.table.next_check(), None);
    game.check_replay();
}

#[test]
fn a_game_that_everybody_has_left_waits_and_is_abandoned() {
    let mut game = Timed::sitting();
    for round in 1..=2 {
        for half in [0, DAY / 2] {
            game.at(round * DAY + half).check();
            if game.table.computer_to_act().is_some() {
                game.computer_plays();
            }
        }
    }
    assert!(game.table.people().is_empty());
    assert_eq!(game.table.computer_to_act(), None, "computers wait for somebody");
    assert_eq!(game.table.next_check(), Some(30 * DAY));
    assert!(game.at(30 * DAY - 1).check().is_empty());
    assert_eq!(game.at(30 * DAY).check(), [Entry::Abandon]);
    assert_eq!(game.table.ended(), Some(Done::Abandoned));
    assert_eq!(game.table.results(), None);
    game.check_replay();
}

#[test]
fn a_computer_stands_in_by_the_clock_only() {
    let mut game = Timed::sitting();
    let absent = Command::ProposeStandIn(Player::Red);
    assert_eq!(game.does(BERT, &absent), Err(Refusal::Senseless));
    // Whoever leaves stops the clock, and finds what was left.
    game.at(MINUTE).does(ANNA, &Command::Leave).expect("a stand-in");
    assert_eq!(game.table.deadline(), None);
    game.at(5 * MINUTE).does(ANNA, &Command::Return(Player::Red)).expect("a return");
    assert_eq!(game.running().due, 14 * MINUTE);
    game.check_replay();
}

#[test]
fn rules_of_a_clock_are_stored_briefly() {
    let rules = ClockPreset::SeveralTurns.rules().expect("a clock");
    let text = serde_json::to_string(&rules).expect("plain data");
    assert_eq!(text, r#"{"bank":162000,"gift":10800,"cap":162000,"counted":"waking"}"#);
    let paused =
        ClockRules { weekend: WeekendRule::Pauses, at_end: EndOfTime::OthersDecide, ..rules };
    let text = serde_json::to_string(&paused).expect("plain data");
    assert_eq!(serde_json::from_str::<ClockRules>(&text).expect("rules"), paused);
    assert_eq!(paused.preset(), Some(ClockPreset::SeveralTurns));
}
