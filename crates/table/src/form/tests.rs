//! Parsing the forms of the table page.

use super::*;
use crate::AutoEnd;
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
        ("computer", vec![("seat", "red")], FormError::Missing("level")),
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
