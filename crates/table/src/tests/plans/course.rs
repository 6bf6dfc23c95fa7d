//! What happens to plans in the course of a game, and how they are stored.

use super::*;
use crate::plan::StoredPlans;

#[test]
fn take_backs_resignations_and_stand_ins_end_plans_or_hold_them_back() {
    let planned_beer = |table: &Table| planned(table, &[&["beer"]]);
    // A proposal to take back a turn must be answered before a plan closes it.
    let mut table = waiting(RICH);
    let plans = planned_beer(&table);
    play(&mut table, BERT, &["cloth"]);
    must(&mut table, BERT, &Command::TakeBack);
    assert!(table.motion().is_some());
    assert_eq!((plans.outcome(&table, ANNA), plans.notice(&table)), (PlanOutcome::Wait, None));
    must(&mut table, ANNA, &Command::Decline);
    assert!(matches!(plans.outcome(&table, ANNA), PlanOutcome::Play(_)));
    // The turn is taken back and played again: the plan is for the same turn.
    must(&mut table, BERT, &Command::TakeBack);
    must(&mut table, ANNA, &Command::Agree);
    assert_eq!(plans.outcome(&table, ANNA), PlanOutcome::Wait);
    play(&mut table, BERT, &["sugar"]);
    assert!(matches!(plans.outcome(&table, ANNA), PlanOutcome::Play(_)));
    // A turn of Anna's own is taken back: the plan is for a later turn.
    play(&mut table, ANNA, &["cloth"]);
    let later = planned(&table, &[&["dockyard"]]);
    must(&mut table, ANNA, &Command::TakeBack);
    must(&mut table, BERT, &Command::Agree);
    assert_eq!(later.outcome(&table, ANNA), PlanOutcome::Drop);
    assert_eq!(
        later.kept().next().and_then(|(_, plan)| plan.hindrance(table.game().turn_start())),
        Some(PlanHindrance::OtherTurn)
    );
    // Whoever leaves or resigns has no plans, nor has anybody when the game is over.
    for command in [Command::Leave, Command::Resign(Player::Red)] {
        let mut table = waiting(RICH);
        let plans = planned_beer(&table);
        must(&mut table, ANNA, &command);
        assert_eq!(plans.outcome(&table, ANNA), PlanOutcome::Forget, "{command:?}");
    }
    // A turn that was played by hand uses plans up.
    let mut table = waiting(RICH);
    let plans = planned_beer(&table);
    play(&mut table, BERT, &["cloth"]);
    play(&mut table, ANNA, &["sugar"]);
    assert_eq!(plans.outcome(&table, ANNA), PlanOutcome::Forget);
}

#[test]
fn a_plan_that_ends_the_game_makes_the_turn_final() {
    let position = "red money 50 timber 1 brick 1 bell 1\nblue money 10\nberth 3 red blue\n\
        church petri blue.five* red.ships* red.building* red.donations*\n\
        church jacobi blue.five* red.ships* red.building* red.donations* red.citizens*\n\
        church nicolai blue.five* red.ships* red.building* red.donations* red.citizens*\n\
        church catharinen blue.five* red.ships* red.building* red.donations* red.citizens*\n\
        church michaelis blue.five* red.ships* red.building* red.donations* red.citizens*\n\
        church mariendom blue.five* red.ships* red.building* red.donations* red.citizens*\n\
        completed jacobi nicolai catharinen michaelis mariendom\n";
    let mut table = waiting(position);
    let plans = planned(&table, &[&["church", "donate petri.citizens"]]);
    play(&mut table, BERT, &["trade-west"]);
    let PlanOutcome::Play(entries) = plans.outcome(&table, ANNA) else {
        panic!("{:?}", plans.notice(&table))
    };
    let after = table.after(&entries).expect("entries that fit");
    assert_eq!(after.ended(), Some(Done::ByTheRules));
    // If Blue has become richer, the result of the game is another one than the plan showed.
    let mut table = waiting(position);
    let plans = planned(&table, &[&["church", "donate petri.citizens"]]);
    play(&mut table, BERT, &["beer"]);
    assert_eq!(plans.outcome(&table, ANNA), PlanOutcome::Drop);
}

#[test]
fn stored_plans_are_read_as_they_were() {
    let table = waiting(RICH);
    let mut plans =
        planned(&table, &[&["guildhall", "build P1"], &["trade-west", "sell 1 beer 1 sugar"]]);
    plan(&mut plans, &table, &PlanWish::Open(PlanRank::Third));
    plan(&mut plans, &table, &step("trade-west"));
    plan(&mut plans, &table, &step("sell 1 beer 1 sugar"));
    plan(&mut plans, &table, &PlanWish::Stop(PlanStop::Donation));
    let stored = StoredPlans::new(&plans, table.game().board());
    let turns = serde_json::to_string(&stored.turns).expect("plain data");
    let stops = serde_json::to_string(&stored.stops).expect("plain data");
    assert!(turns.len() < 8_000, "{}", turns.len());
    let read = StoredPlans {
        seat: stored.seat,
        turns: serde_json::from_str(&turns).expect(&turns),
        stops: serde_json::from_str(&stops).expect(&stops),
    };
    assert_eq!(read.read(&table), Some(plans));
}
