//! Parsing the forms of the table page.

use super::*;
use crate::plan::PlanStop;
use crate::{AutoEnd, Experience, PublicOffer, StartPlan};
use hamburgum_ai::Level;
use hamburgum_engine::{Action, Field, Good, Player};

fn read(form: &str, fields: &[(&str, &str)]) -> Result<Wish, FormError> {
    let pairs: Vec<_> = fields.iter().map(|&(a, b)| (a.to_owned(), b.to_owned())).collect();
    let form = form.parse().expect("a form");
    Submission::read(form, &pairs, Board::hamburgum()).map(|sent| sent.wish)
}

fn press(words: &str) -> Step {
    Step::Act(Press::read(Board::hamburgum(), words).expect("a press"))
}

#[test]
fn each_form_is_parsed_into_its_request() {
    let turn = |step| Wish::Command(Command::Turn(step));
    let command = Wish::Command;
    let cases = [
        ("act", vec![("act", "beer")], turn(press("beer"))),
        ("act", vec![("act", "sell 2 beer 1 cloth")], turn(press("sell 2 beer 1 cloth"))),
        ("act", vec![("act", "done")], turn(Step::End(TutorCheck::Wanted))),
        ("act", vec![("act", "done"), ("anyway", "1")], turn(Step::End(TutorCheck::Overruled))),
        ("act", vec![("drop", "sell beer")], turn(Step::Drop(Action::Sell(Good::Beer)))),
        ("act", vec![("redo", "church")], turn(Step::Redo(Field::Church))),
        ("act", vec![("undo", "")], turn(Step::Undo)),
        ("act", vec![("restart", "")], turn(Step::Restart)),
        ("take-back", vec![], command(Command::TakeBack)),
        ("vote", vec![("vote", "agree")], command(Command::Agree)),
        ("vote", vec![("vote", "withdraw")], command(Command::Decline)),
        ("propose", vec![("what", "end")], command(Command::ProposeEnd)),
        ("propose", vec![("what", "advice")], command(Command::ProposeAdvice)),
        ("propose", vec![("what", "stand-in:red")], command(Command::ProposeStandIn(Player::Red))),
        ("leave", vec![], command(Command::Leave)),
        ("return", vec![("seat", "red")], command(Command::Return(Player::Red))),
        ("resign", vec![("seat", "red")], command(Command::Resign(Player::Red))),
        (
            "computer",
            vec![("seat", "red"), ("level", "master")],
            command(Command::Computer(Player::Red, Level::Master)),
        ),
        ("tutor", vec![("tutor", "on")], command(Command::CallTutor)),
        ("tutor", vec![("tutor", "off")], command(Command::DismissTutor)),
        ("auto-end", vec![("auto-end", "off")], command(Command::SetAutoEnd(AutoEnd::Off))),
        ("go-on", vec![], command(Command::Lesson(LessonWish::GoOn))),
        ("restart-lesson", vec![], command(Command::Lesson(LessonWish::Restart))),
        (
            "end-lesson",
            vec![("seat", "blue")],
            command(Command::Lesson(LessonWish::End(Player::Blue))),
        ),
        ("say", vec![("text", "Moin")], command(Command::Say("Moin".to_owned()))),
        ("rematch", vec![], Wish::Rematch),
        ("hint", vec![], Wish::Hint),
        ("play-hint", vec![("idea", "1")], Wish::PlayHint(1)),
        ("why", vec![("turn", "4")], Wish::Why(4)),
        ("think-again", vec![], Wish::ThinkAgain),
        (
            "plan",
            vec![("open", "2"), ("revision", "0")],
            Wish::Plan(PlanWish::Open(PlanRank::Second), 0),
        ),
        (
            "plan",
            vec![("act", "beer"), ("revision", "7")],
            Wish::Plan(PlanWish::Step(press("beer")), 7),
        ),
        (
            "plan",
            vec![("stop", "donation"), ("revision", "7")],
            Wish::Plan(PlanWish::Stop(PlanStop::Donation), 7),
        ),
        (
            "plan",
            vec![("ignore", "donation"), ("revision", "7")],
            Wish::Plan(PlanWish::Ignore(PlanStop::Donation), 7),
        ),
        ("plan", vec![("keep", "1"), ("revision", "7")], Wish::Plan(PlanWish::Keep, 7)),
        ("plan", vec![("leave", "1"), ("revision", "7")], Wish::Plan(PlanWish::Leave, 7)),
        (
            "plan",
            vec![("withdraw", "1"), ("revision", "7")],
            Wish::Plan(PlanWish::Withdraw(PlanRank::First), 7),
        ),
        (
            "plan",
            vec![("withdraw-all", "1"), ("revision", "7")],
            Wish::Plan(PlanWish::WithdrawAll, 7),
        ),
        (
            "plan",
            vec![("prefer", "3"), ("revision", "7")],
            Wish::Plan(PlanWish::Prefer(PlanRank::Third), 7),
        ),
        ("plan", vec![("start-from", "1")], Wish::StartFrom(PlanRank::First)),
    ];
    for (form, fields, wish) in cases {
        assert_eq!(read(form, &fields), Ok(wish), "{form} {fields:?}");
    }
}

#[test]
fn each_form_before_the_game_is_parsed_into_its_command() {
    let command = Wish::Command;
    let cases = [
        (
            "offer",
            vec![("wanted", "newcomers"), ("language", "de")],
            command(Command::Offer(PublicOffer {
                wanted: Experience::Newcomers,
                language: "de".parse().expect("a code"),
            })),
        ),
        ("withdraw", vec![], command(Command::Withdraw)),
        ("schedule", vec![("begins", "full")], command(Command::Schedule(None))),
        (
            "schedule",
            vec![("begins", "latest"), ("at", "1970-01-01T00:01"), ("level", "master")],
            command(Command::Schedule(Some(StartPlan::Latest {
                at: 60_000,
                level: Level::Master,
            }))),
        ),
        (
            "schedule",
            vec![("begins", "appointment"), ("at", "x"), ("moment", "7"), ("fill", "close")],
            command(Command::Schedule(Some(StartPlan::Appointment { at: 7, level: None }))),
        ),
        ("begin", vec![("level", "master")], command(Command::Begin(Some(Level::Master)))),
        ("begin", vec![], command(Command::Begin(None))),
        ("keep", vec![], command(Command::Keep)),
        ("dissolve", vec![], command(Command::Dissolve)),
        ("remove", vec![("seat", "red")], command(Command::Remove(Player::Red))),
    ];
    for (form, fields, wish) in cases {
        assert_eq!(read(form, &fields), Ok(wish), "{form} {fields:?}");
    }
}

#[test]
fn the_invalid_field_is_named() {
    let cases = [
        ("act", vec![], FormError::Missing("act")),
        ("act", vec![("act", "dance")], FormError::Unreadable("act")),
        ("act", vec![("act", "reveal canon")], FormError::Unreadable("act")),
        ("act", vec![("act", "sell 201 beer")], FormError::Unreadable("act")),
        ("act", vec![("act", "sell 150 beer 150 beer")], FormError::Unreadable("act")),
        ("act", vec![("drop", "moon")], FormError::Unreadable("drop")),
        ("act", vec![("redo", "moon")], FormError::Unreadable("redo")),
        ("act", vec![("act", "beer"), ("version", "-1")], FormError::Unreadable("version")),
        ("vote", vec![("vote", "perhaps")], FormError::Unreadable("vote")),
        ("propose", vec![("what", "stand-in:pink")], FormError::Unreadable("what")),
        ("propose", vec![("what", "tea")], FormError::Unreadable("what")),
        ("plan", vec![("open", "4"), ("revision", "7")], FormError::Unreadable("open")),
        ("plan", vec![("stop", "rain"), ("revision", "7")], FormError::Unreadable("stop")),
        ("plan", vec![("keep", "1")], FormError::Missing("revision")),
        ("plan", vec![("revision", "7")], FormError::Missing("act")),
        ("computer", vec![("seat", "red")], FormError::Missing("level")),
        ("offer", vec![("wanted", "any"), ("language", "DEU")], FormError::Unreadable("language")),
        ("schedule", vec![("begins", "latest"), ("moment", "7")], FormError::Unreadable("level")),
        ("offer", vec![("wanted", "all"), ("language", "de")], FormError::Unreadable("wanted")),
        ("auto-end", vec![("auto-end", "later")], FormError::Unreadable("auto-end")),
        ("play-hint", vec![], FormError::Missing("idea")),
    ];
    for (form, fields, error) in cases {
        assert_eq!(read(form, &fields), Err(error), "{form} {fields:?}");
    }
}

#[test]
fn every_form_is_found_by_its_word() {
    for form in FormName::ALL {
        assert_eq!(form.word().parse(), Ok(form));
    }
    assert_eq!("dance".parse::<FormName>(), Err(UnknownForm));
}
