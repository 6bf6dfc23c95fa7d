//! Random plans in random games.

use super::*;
use hamburgum_engine::{Effect, State};

/// A person's plan as the test remembers it: each action with the effects that the person saw.
type Shown = Vec<(Action, Vec<Effect>)>;

/// A random turn on a copy of the position, with its effects.
fn random_turn(game: &Game<'static>, chance: &mut fastrand::Rng) -> Shown {
    let (mut game, turns) = (game.clone(), game.turns_played());
    let mut shown = Vec::new();
    while game.turns_played() == turns {
        let legal = game.state().legal_actions();
        let action = *chance.choice(legal.iter()).expect("a legal action");
        let mut state = *game.state();
        shown.push((action, state.play(action).expect("a legal action")));
        game.play(action).expect("a legal action");
    }
    shown
}

/// Plans a random turn, with the same small actions as in a turn.
fn plan_randomly(
    plans: &mut TurnPlans,
    table: &Table,
    me: &Who,
    chance: &mut fastrand::Rng,
) -> Shown {
    let wish = |plans: &mut TurnPlans, wish: &PlanWish| {
        let seen = PlanSeen { version: table.version_for(Some(me)), revision: plans.revision() };
        *plans =
            plans.after(table, me, seen, wish).unwrap_or_else(|why| panic!("{wish:?}: {why:?}"));
    };
    wish(plans, &PlanWish::Open(PlanRank::ALL[chance.usize(0..3)]));
    wish(plans, &PlanWish::Step(Step::Restart));
    let ahead = plans.open(table).expect("an open plan").game;
    let shown = random_turn(&ahead, chance);
    for (action, _) in shown.iter().filter(|(action, _)| *action != Action::Done) {
        let word = table.game().board().say(action).to_string();
        wish(
            plans,
            &PlanWish::Step(Step::Act(Press::read(table.game().board(), &word).expect("a press"))),
        );
    }
    if chance.bool() {
        wish(plans, &PlanWish::Stop(PlanStop::ALL[chance.usize(0..6)]));
    }
    wish(plans, &PlanWish::Keep);
    shown
}

/// Whether a turn has exactly these effects in a position.
fn has_effects(start: &State<'static>, shown: &Shown) -> bool {
    let mut state = *start;
    shown.iter().all(|(action, effects)| state.play(*action).as_ref() == Ok(effects))
}

#[test]
fn random_plans_are_played_only_with_the_effects_that_were_shown() {
    const PLAYERS: [Player; 3] = [Player::Red, Player::Blue, Player::Green];
    let (mut played, mut dropped) = (0, 0);
    for seed in 0..24 {
        let mut chance = fastrand::Rng::with_seed(seed);
        let variant = Variant::ALL[seed as usize % 3];
        let mut head = Head { variant, ..head(&PLAYERS) };
        if variant == Variant::Two {
            head.draws = Variant::Two.officials().to_vec();
        }
        let people: Vec<Who> = (1..=3)
            .map(|id| Who { id, aliases: Vec::new(), name: format!("Person {id}") })
            .collect();
        let mut table = Table::new(head.clone()).expect("a table");
        let mut log = Vec::new();
        let mut append = |table: &mut Table, entries: Vec<Entry>| {
            *table = table.after(&entries).expect("entries that fit");
            let board = table.game().board();
            log.extend(entries.into_iter().map(|entry| Stamped::new(0, entry, board)));
        };
        for (who, &seat) in people.iter().zip(&PLAYERS) {
            let name = Some(who.name.clone());
            append(&mut table, vec![Entry::Sit { seat, person: who.id, name }]);
        }
        let mut plans: Vec<(TurnPlans, [Option<Shown>; 3])> =
            PLAYERS.iter().map(|&seat| (TurnPlans::new(seat), Default::default())).collect();
        for _ in 0..90 {
            let Some(seat) = table.to_act() else { break };
            let place = PLAYERS.iter().position(|&one| one == seat).expect("a player");
            for (other, who) in people.iter().enumerate().filter(|&(other, _)| other != place) {
                if chance.bool() {
                    let before = table.game().clone();
                    let (mine, shown) = &mut plans[other];
                    let random = plan_randomly(mine, &table, who, &mut chance);
                    // Whichever place it has now.
                    let kept = |rank| {
                        mine.slot(rank).kept.as_ref().map(|plan| plan.turn().actions.clone())
                    };
                    for rank in PlanRank::ALL {
                        let actions: Vec<Action> =
                            random.iter().map(|(action, _)| *action).collect();
                        if kept(rank).as_deref() == Some(&actions[..]) {
                            shown[rank as usize] = Some(random.clone());
                        }
                    }
                    assert_eq!(*table.game(), before, "nothing is played");
                }
            }
            let start = *table.game().turn_start();
            let (mine, shown) = &plans[place];
            let possible = mine.kept().find(|(rank, plan)| {
                let shown = shown[*rank as usize].as_ref().expect("what was shown");
                plan.turns_before() == start.turns()
                    && has_effects(&start, shown)
                    && !matches!(plan.hindrance(&start), Some(PlanHindrance::Stopped(_)))
            });
            match mine.outcome(&table, people[place].id) {
                PlanOutcome::Play(entries) => {
                    let (_, plan) = possible.expect("a plan with the effects that were shown");
                    let acts = plan.turn().actions.iter().copied().map(Entry::Act);
                    assert!(
                        acts.eq(entries.iter().filter(|entry| **entry != Entry::Finish).cloned())
                    );
                    played += 1;
                    append(&mut table, entries);
                }
                outcome => {
                    assert!(possible.is_none(), "{outcome:?}");
                    dropped += usize::from(mine.kept().next().is_some());
                    let turn = random_turn(table.game(), &mut chance);
                    let acts = turn.into_iter().map(|(action, _)| Entry::Act(action)).collect();
                    let entries = table.with_finish(acts).expect("a turn");
                    append(&mut table, entries);
                }
            }
            plans[place] = (TurnPlans::new(seat), Default::default());
        }
        let mut again = Table::new(head).expect("a table");
        for entry in log {
            again.apply_stored(entry.what).expect("an entry that fits");
        }
        assert_eq!(again.game(), table.game());
    }
    assert!(played > 1_000 && dropped > 30, "{played} played, {dropped} dropped");
}
