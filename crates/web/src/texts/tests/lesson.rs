//! The length of the lesson.

use super::{Language, MARKS, Texts};
use hamburgum_table::{Lesson, Task};

#[test]
fn a_lesson_can_be_read_in_ten_minutes() {
    for language in Language::ALL {
        let (texts, lesson) = (Texts::of(language), Lesson::QuickIntroduction);
        let (mut words, mut game) = (0, lesson.begin());
        loop {
            let awaited = lesson.awaited(&game).expect("a step");
            let story = texts.lesson_story(&awaited);
            let asked = texts.lesson_ask(game.board(), &awaited);
            assert!(!story.contains(MARKS) && !asked.contains(MARKS), "{story} {asked}");
            let counted = if awaited.is_begun { &asked } else { &format!("{story} {asked}") };
            words += counted.split_whitespace().count();
            match awaited.task {
                Task::Press(actions) => drop(game.play(actions[0])),
                Task::Watch(_, turn) => turn.into_iter().for_each(|one| drop(game.play(one))),
                Task::Choose => break,
            }
        }
        assert!(words < 1450, "{language:?} has {words} words: too long for ten minutes");
    }
}
