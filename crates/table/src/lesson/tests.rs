//! Checks the script against the rules and the rulebooks' table.

use super::*;
use hamburgum_engine::{Berth, BuildingKind, ByGood, Good, Material, Ship};

/// The same six rounds in the engine's tests.
const SCENARIO: &str = include_str!("../../../engine/tests/scenarios/quick-introduction.txt");

/// Plays the whole script, and passes the awaited step before each action to `see`.
fn follow(mut see: impl FnMut(&Game<'static>, &Awaited)) -> Game<'static> {
    let lesson = Lesson::QuickIntroduction;
    let mut game = lesson.begin();
    loop {
        let awaited = lesson.awaited(&game).expect("a step");
        see(&game, &awaited);
        match awaited.task {
            Task::Press(actions) => game.play(actions[0]).map(|_| ()).expect("a legal action"),
            Task::Watch(_, turn) => {
                for action in turn {
                    game.play(action).expect("a legal action");
                }
            }
            Task::Choose => return game,
        }
    }
}

#[test]
fn the_script_is_the_quick_introduction() {
    let is_record = |line: &&str| !line.starts_with(['>', '#']);
    let record: String = SCENARIO.lines().filter(is_record).flat_map(|line| [line, "\n"]).collect();
    let told = Game::parse(&record, &Board::built_in()).expect("the scenario");
    let mut turns = 0;
    let played = follow(|game, _| {
        if game.draft().is_empty() {
            turns = game.turns_played();
            let there = told.after_turns(turns.min(18));
            let is_ours = turns > 18;
            assert!(is_ours || there.as_ref() == Some(game.state()), "after {turns} turns");
        }
    });
    assert_eq!(turns, 21, "six rounds, and one more");
    assert_eq!(played.after_turns(18).as_ref(), Some(told.state()));
}

#[test]
fn six_rounds_end_as_in_the_rulebooks() {
    use BuildingKind::{Brewer, Captain, ClothMaker, Merchant};
    let game = follow(|_, _| {});
    let state = &game.after_turns(18).expect("six rounds");
    let line = |player| {
        let (materials, goods) = (state.materials(player), state.goods(player));
        let buildings: Vec<_> =
            state.citizens(player).iter().map(|site| game.board().site_info(site).kind).collect();
        (
            state.prestige(player),
            state.money(player),
            materials[Material::Brick],
            materials[Material::Timber],
            goods,
            buildings,
        )
    };
    let goods = |beer, sugar, cloth| {
        ByGood::from_fn(|good| match good {
            Good::Beer => beer,
            Good::Sugar => sugar,
            Good::Cloth => cloth,
        })
    };
    assert_eq!(
        line(Player::Red),
        (6, 10, 2, 1, goods(0, 1, 1), vec![ClothMaker, ClothMaker, Merchant])
    );
    assert_eq!(line(Player::Blue), (6, 160, 2, 2, goods(0, 1, 0), vec![]));
    assert_eq!(line(Player::Green), (8, 400, 0, 0, goods(0, 0, 0), vec![Captain, Brewer]));
    let of = Ship::Of;
    let berth = |berth| state.ships_in(berth).collect::<Vec<_>>();
    assert_eq!(berth(Berth::Three), [of(Player::Blue), Ship::Neutral, of(Player::Green)]);
    assert_eq!(berth(Berth::Two), [of(Player::Red), of(Player::Blue), of(Player::Green)]);
    let prices = [Good::Beer, Good::Sugar, Good::Cloth].map(|good| state.price(good));
    assert_eq!(prices, [90, 100, 80]);
}

#[test]
fn the_seventh_round_matches_its_texts() {
    let game = follow(|_, _| {});
    let state = game.state();
    let of = |player| (state.prestige(player), state.money(player), state.materials(player).0);
    assert_eq!(of(Player::Red), (11, 10, [0, 0, 0]));
    assert_eq!(of(Player::Blue), (6, 230, [0, 0, 0]));
    assert_eq!(of(Player::Green), (7, 300, [1, 1, 1]));
    let worth = |player| {
        let open = state.unscored_tokens(player).iter();
        open.map(|token| state.token_worth(player, token)).collect::<Vec<_>>()
    };
    assert_eq!(worth(Player::Red), [8]);
    assert_eq!(worth(Player::Blue), [6]);
}

#[test]
fn each_step_has_one_kind_of_action() {
    let (mut number, mut red_steps) = (0, 0);
    follow(|game, awaited| {
        assert_eq!(awaited.is_begun, awaited.number == number);
        if let Task::Press(actions) = &awaited.task {
            red_steps += 1;
            assert_eq!(game.state().active(), Lesson::LEARNER);
            assert!(actions.iter().all(|&action| game.state().is_legal(action)), "any order");
            let kind = std::mem::discriminant(&actions[0]);
            assert!(actions.iter().all(|one| std::mem::discriminant(one) == kind));
        }
        number = awaited.number;
    });
    assert_eq!((number, red_steps), (38, 32), "all steps");
}

#[test]
fn other_actions_leave_the_lesson() {
    let lesson = Lesson::QuickIntroduction;
    let play = |words: &[&str]| {
        let mut game = lesson.begin();
        for word in words {
            let action = game.board().read_action(word).expect("an action");
            game.play(action).expect("a legal action");
        }
        lesson.awaited(&game).map(|awaited| awaited.number)
    };
    assert_eq!(play(&[]), Some(1));
    assert_eq!(play(&["beer"]), Some(2));
    assert_eq!(play(&["beer", "done"]), Some(3));
    assert_eq!(play(&["cloth"]), None);
    assert_eq!(play(&["beer", "done", "beer"]), None);
}

#[test]
fn a_step_may_be_done_in_any_order() {
    let lesson = Lesson::QuickIntroduction;
    let mut game = lesson.begin();
    while let Some(awaited) = lesson.awaited(&game) {
        match awaited.task {
            Task::Press(actions) => drop(game.play(*actions.last().expect("an action"))),
            Task::Watch(_, turn) => turn.into_iter().for_each(|one| drop(game.play(one))),
            Task::Choose => return assert_eq!(game.state(), follow(|_, _| {}).state()),
        }
    }
    panic!("the lesson was left after {:?}", game.actions());
}

#[test]
fn a_lesson_is_known_by_its_word() {
    let lesson = Lesson::QuickIntroduction;
    assert_eq!(lesson.to_string().parse(), Ok(lesson));
    assert_eq!("another".parse::<Lesson>(), Err(NoSuchLesson));
}
