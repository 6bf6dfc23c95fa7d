//! Planned turns: what drops them, and that they are played only as they were planned.

mod course;
mod random;

use super::*;
use crate::plan::{
    PlanFitting, PlanHindrance, PlanNotice, PlanOutcome, PlanRank, PlanSeen, PlanStop, PlanWish,
    TurnPlans,
};
use hamburgum_engine::Game;

/// Anna, who plays Red, has planned and Bert plays his turn: whether the plan is played.
struct Case {
    name: &'static str,
    /// Lines of the position.
    position: &'static str,
    plan: &'static [&'static str],
    stops: &'static [PlanStop],
    berts: &'static [&'static str],
    /// What the reason begins with; nothing if the plan is played.
    hindrance: &'static str,
}

const RICH: &str = "red money 100 beer 1 sugar 1 cloth 1 timber 3 brick 3\nblue money 300 timber 6 brick 6 bell 1\n\
    berth 3 red blue\nchurch petri blue.five* red.ships*\n";

const NOBODY_MINDS: Case = Case {
    name: "nothing happens",
    position: RICH,
    plan: &["beer"],
    stops: &PlanStop::ALL,
    berts: &["cloth"],
    hindrance: "",
};

const CASES: [Case; 14] = [
    NOBODY_MINDS,
    Case {
        name: "the site is taken",
        plan: &["guildhall", "build P1"],
        stops: &[],
        berts: &["guildhall", "build P1"],
        hindrance: "Illegal { action: Build(",
        ..NOBODY_MINDS
    },
    Case {
        name: "another site is taken",
        plan: &["guildhall", "build P1"],
        stops: &[],
        berts: &["guildhall", "build P4"],
        ..NOBODY_MINDS
    },
    Case {
        name: "another site of the parish is taken",
        plan: &["guildhall", "build P1"],
        stops: &[PlanStop::BuildingNearby],
        berts: &["guildhall", "build P4"],
        hindrance: "Stopped(BuildingNearby)",
        ..NOBODY_MINDS
    },
    Case {
        name: "the donation costs 20 more",
        plan: &["church", "donate petri.building"],
        stops: &[],
        berts: &["church", "donate petri.citizens"],
        hindrance: "Changed { action: Donate(",
        ..NOBODY_MINDS
    },
    Case {
        name: "the token is taken",
        plan: &["church", "donate petri.building"],
        stops: &[],
        berts: &["church", "donate petri.building"],
        hindrance: "Illegal { action: Donate(",
        ..NOBODY_MINDS
    },
    Case {
        name: "the price falls for somebody who sells",
        plan: &["trade-west", "sell beer"],
        stops: &[],
        berts: &["guildhall", "build P1", "build P4", "build P3"],
        hindrance: "Changed { action: Sell(",
        ..NOBODY_MINDS
    },
    Case {
        name: "the price falls for somebody who does not mind",
        plan: &["beer"],
        stops: &[],
        berts: &["guildhall", "build P1", "build P4", "build P3"],
        ..NOBODY_MINDS
    },
    Case {
        name: "the price falls for somebody who minds",
        plan: &["beer"],
        stops: &[PlanStop::PriceFell],
        berts: &["guildhall", "build P1", "build P4", "build P3"],
        hindrance: "Stopped(PriceFell)",
        ..NOBODY_MINDS
    },
    Case {
        name: "ships move on",
        plan: &["beer"],
        stops: &[PlanStop::ShipsMoved],
        berts: &["dockyard", "launch"],
        hindrance: "Stopped(ShipsMoved)",
        ..NOBODY_MINDS
    },
    Case {
        name: "a launch moves other ships than planned",
        plan: &["dockyard", "launch"],
        stops: &[],
        berts: &["dockyard", "launch"],
        hindrance: "Changed { action: Launch",
        ..NOBODY_MINDS
    },
    Case {
        name: "somebody follows",
        plan: &["cloth"],
        stops: &[PlanStop::SameField],
        hindrance: "Stopped(SameField)",
        ..NOBODY_MINDS
    },
    Case {
        name: "somebody donates",
        plan: &["trade-west", "buy brick"],
        stops: &[PlanStop::Donation],
        berts: &["church", "donate petri.citizens"],
        hindrance: "Stopped(Donation)",
        ..NOBODY_MINDS
    },
    Case {
        name: "a church is completed",
        position: "red money 100\nblue money 300 timber 6 brick 6 bell 1\nberth 3 red blue\n\
            church petri blue.five* red.ships* red.building* red.donations*\n",
        plan: &["sugar"],
        stops: &[PlanStop::ChurchCompleted],
        berts: &["church", "donate petri.citizens", "score petri.citizens"],
        hindrance: "Stopped(ChurchCompleted)",
    },
];

/// A table at which Blue is to move: Anna waits as Red, and Bert plays Blue.
fn waiting(position: &str) -> Table {
    let record = format!(
        "hamburgum record 1\nboard hamburgum\nvariant base\nplayers red blue\nstart red\nrules 1\n\
         position\nround 2\nred prestige 20\nblue prestige 20\n{position}end\n\n2. red trade-west\n"
    );
    let game = Game::parse(&record, &Board::built_in()).unwrap_or_else(|why| panic!("{why}"));
    let from = Origin::Table { id: "other".to_owned(), name: "Elbe".to_owned(), at: 0 };
    let head = Head::going_on("Alster".to_owned(), &game, Vec::new(), 7, from);
    let mut table = Table::new(head).expect("a table");
    must(&mut table, ANNA, &Command::Sit(Player::Red));
    must(&mut table, BERT, &Command::Sit(Player::Blue));
    table
}

fn try_plan(plans: &mut TurnPlans, table: &Table, wish: &PlanWish) -> Result<(), Refusal> {
    let seen = PlanSeen { version: table.version(), revision: plans.revision() };
    *plans = plans.after(table, &who(ANNA), seen, wish)?;
    Ok(())
}

#[track_caller]
fn plan(plans: &mut TurnPlans, table: &Table, wish: &PlanWish) {
    try_plan(plans, table, wish).unwrap_or_else(|why| panic!("{wish:?}: {why:?}"));
}

fn step(word: &str) -> PlanWish {
    PlanWish::Step(Step::Act(Press::read(Board::hamburgum(), word).expect(word)))
}

#[track_caller]
fn plan_turn(plans: &mut TurnPlans, table: &Table, rank: PlanRank, steps: &[&str]) {
    plan(plans, table, &PlanWish::Open(rank));
    for word in steps {
        plan(plans, table, &step(word));
    }
    plan(plans, table, &PlanWish::Keep);
}

fn planned(table: &Table, turns: &[&[&str]]) -> TurnPlans {
    let mut plans = TurnPlans::new(Player::Red);
    for (rank, steps) in PlanRank::ALL.into_iter().zip(turns) {
        plan_turn(&mut plans, table, rank, steps);
    }
    plans
}

#[track_caller]
fn play(table: &mut Table, person: PersonId, steps: &[&str]) {
    steps.iter().chain(&["done"]).for_each(|word| must(table, person, &act(word)));
}

#[test]
fn a_plan_is_played_only_as_it_was_planned() {
    for case in CASES {
        let mut table = waiting(case.position);
        let mut plans = TurnPlans::new(Player::Red);
        plan(&mut plans, &table, &PlanWish::Open(PlanRank::First));
        case.plan.iter().for_each(|word| plan(&mut plans, &table, &step(word)));
        case.stops.iter().for_each(|&stop| plan(&mut plans, &table, &PlanWish::Stop(stop)));
        plan(&mut plans, &table, &PlanWish::Keep);
        assert_eq!(plans.outcome(&table, ANNA), PlanOutcome::Wait, "{}", case.name);
        play(&mut table, BERT, case.berts);
        let (_, kept) = plans.kept().next().expect("a plan");
        let hindrance = kept.hindrance(table.game().turn_start());
        let told = hindrance.map(|why| format!("{why:?}")).unwrap_or_default();
        assert!(told.starts_with(case.hindrance), "{}: {told}", case.name);
        let outcome = plans.outcome(&table, ANNA);
        if case.hindrance.is_empty() {
            assert_eq!(told, "", "{}", case.name);
            let PlanOutcome::Play(entries) = outcome else { panic!("{}: {outcome:?}", case.name) };
            let after = table.after(&entries).expect("entries that fit");
            assert_eq!(after.to_act(), Some(Player::Blue), "{}", case.name);
        } else {
            assert_eq!(outcome, PlanOutcome::Drop, "{}", case.name);
        }
    }
}

#[test]
fn a_cost_that_changed_by_one_drops_a_plan() {
    // The official pays 10 for each citizen of all players, so it is one citizen more that matters.
    let position = "red timber 1 brick 1\nblue timber 1 brick 1\nberth 3 red blue\n\
        church jacobi red.five* blue.ships*\n";
    let mut table = waiting(position);
    let plans = planned(&table, &[&["guildhall", "build J4"]]);
    play(&mut table, BERT, &["guildhall", "build J1"]);
    let (_, kept) = plans.kept().next().expect("a plan");
    let why = kept.hindrance(table.game().turn_start());
    assert!(matches!(why, Some(PlanHindrance::Changed { .. })), "{why:?}");
    assert_eq!(plans.outcome(&table, ANNA), PlanOutcome::Drop);
    // It is still legal, so the turn can start with it.
    assert!(plans.start_from(&table, PlanRank::First).is_some());
}

#[test]
fn the_first_plan_that_is_possible_is_played() {
    let mut table = waiting(RICH);
    let mut plans =
        planned(&table, &[&["guildhall", "build P1"], &["guildhall", "build P4"], &["beer"]]);
    let would_play = |plans: &TurnPlans, table: &Table| match plans.notice(table) {
        Some(PlanNotice::Due(plan)) => plan.turn().notation(),
        other => panic!("{other:?}"),
    };
    play(&mut table, BERT, &["guildhall", "build P1"]);
    assert_eq!(would_play(&plans, &table), "guildhall, build P4");
    plan(&mut plans, &table, &PlanWish::Prefer(PlanRank::Third));
    assert_eq!(would_play(&plans, &table), "beer");
    plan(&mut plans, &table, &PlanWish::Withdraw(PlanRank::Second));
    assert_eq!(would_play(&plans, &table), "guildhall, build P4");
    plan(&mut plans, &table, &PlanWish::WithdrawAll);
    assert!(plans.is_empty());
}

#[test]
fn a_dropped_plan_is_offered_as_a_start_only_if_it_is_legal() {
    let mut table = waiting(RICH);
    let plans = planned(&table, &[&["guildhall", "build P1"], &["trade-west", "sell beer"]]);
    play(&mut table, BERT, &["guildhall", "build P1", "build P4", "build P3"]);
    let Some(PlanNotice::Dropped { plans: dropped, start }) = plans.notice(&table) else {
        panic!("{:?}", plans.notice(&table))
    };
    assert_eq!((dropped.len(), start), (2, Some(PlanRank::Second)));
    let actions = plans.start_from(&table, PlanRank::Second).expect("a legal turn");
    must(&mut table, ANNA, &Command::Turn(Step::Sketch(actions)));
    assert_eq!(table.game().draft().len(), 2);
    assert_eq!(table.to_act(), Some(Player::Red), "it is a draft");
    assert_eq!(plans.notice(&table), None);
    assert_eq!(plans.outcome(&table, ANNA), PlanOutcome::Forget, "the person plays");
}

#[test]
fn plans_change_like_a_turn_and_nothing_is_played() {
    let table = waiting(RICH);
    let before = table.game().clone();
    let mut plans = TurnPlans::new(Player::Red);
    plan(&mut plans, &table, &PlanWish::Open(PlanRank::First));
    let length = |plans: &TurnPlans| plans.open(&table).expect("an open plan").game.draft().len();
    plan(&mut plans, &table, &step("trade-west"));
    plan(&mut plans, &table, &step("sell 1 beer 1 sugar"));
    assert_eq!(length(&plans), 3);
    plan(&mut plans, &table, &PlanWish::Step(Step::Undo));
    assert_eq!(length(&plans), 1);
    plan(&mut plans, &table, &PlanWish::Step(Step::Redo(Field::Church)));
    let refused = try_plan(&mut plans, &table, &step("donate petri.five"));
    assert!(matches!(refused, Err(Refusal::Illegal(_))), "{refused:?}");
    let end = PlanWish::Step(Step::End(TutorCheck::Wanted));
    assert_eq!(try_plan(&mut plans, &table, &end), Err(Refusal::Senseless));
    // A draft stays where it is while the person looks at the table or works on another plan.
    plan(&mut plans, &table, &PlanWish::Leave);
    assert!(plans.open(&table).is_none() && !plans.is_empty());
    plan(&mut plans, &table, &PlanWish::Open(PlanRank::Second));
    plan(&mut plans, &table, &PlanWish::Open(PlanRank::First));
    assert_eq!(length(&plans), 1);
    plan(&mut plans, &table, &PlanWish::Step(Step::Restart));
    plan(&mut plans, &table, &PlanWish::Leave);
    assert!(plans.is_empty(), "{plans:?}");
    assert_eq!(*table.game(), before);
}

#[test]
fn a_plan_that_cannot_end_cannot_be_kept() {
    let table = waiting(RICH);
    let mut plans = TurnPlans::new(Player::Red);
    plan(&mut plans, &table, &PlanWish::Open(PlanRank::First));
    let refused = try_plan(&mut plans, &table, &PlanWish::Keep);
    assert!(matches!(refused, Err(Refusal::Illegal(_))), "{refused:?}");
}

#[test]
fn requests_for_an_older_position_or_revision_are_stale() {
    let mut table = waiting(RICH);
    let plans = planned(&table, &[&["beer"]]);
    let ask = |table: &Table, version, revision, wish: &PlanWish| {
        plans.after(table, &who(ANNA), PlanSeen { version, revision }, wish).map(drop)
    };
    let (seen, revision) = (table.version(), plans.revision());
    let open = PlanWish::Open(PlanRank::Second);
    assert_eq!(ask(&table, seen, revision, &open), Ok(()));
    assert_eq!(ask(&table, seen, revision - 1, &open), Ok(()), "opening loses nothing");
    for wish in [PlanWish::Keep, PlanWish::WithdrawAll, PlanWish::Leave, step("cloth")] {
        assert_eq!(ask(&table, seen, revision - 1, &wish), Err(Refusal::Stale), "{wish:?}");
    }
    // What Bert only drafts makes nothing stale.
    must(&mut table, BERT, &act("church"));
    let mut opened = plans.clone();
    plan(&mut opened, &table, &open);
    let at = |revision| PlanSeen { version: seen, revision };
    assert!(opened.after(&table, &who(ANNA), at(opened.revision()), &step("cloth")).is_ok());
    must(&mut table, BERT, &act("done"));
    let late = opened.after(&table, &who(ANNA), at(opened.revision()), &step("cloth"));
    assert_eq!(late.map(drop), Err(Refusal::Stale));
}

#[test]
fn a_draft_is_cut_where_it_is_not_possible_any_more() {
    let mut table = waiting(RICH);
    let mut plans = TurnPlans::new(Player::Red);
    plan(&mut plans, &table, &PlanWish::Open(PlanRank::First));
    for word in ["guildhall", "build P1"] {
        plan(&mut plans, &table, &step(word));
    }
    assert_eq!(plans.open(&table).map(|open| open.fitting), Some(PlanFitting::Wholly));
    play(&mut table, BERT, &["guildhall", "build P1"]);
    // Anna's turn has come, so there is nothing to plan.
    assert!(plans.open(&table).is_none());
    play(&mut table, ANNA, &["sugar"]);
    let open = plans.open(&table).expect("the draft for the turn after");
    assert_eq!((open.fitting, open.game.draft().len()), (PlanFitting::Partly, 1));
}

#[test]
fn only_those_who_wait_for_others_plan() {
    let table = waiting(RICH);
    let who_may = [(ANNA, Some(Player::Red)), (BERT, None), (3, None)];
    for (person, seat) in who_may {
        assert_eq!(table.plannable(&who(person)), seat, "{person}");
    }
    assert_eq!(alone().plannable(&who(ANNA)), None, "computers keep nobody waiting");
    let mut shared =
        Table::new(head(&[Player::Red, Player::Blue, Player::Green])).expect("a table");
    must(&mut shared, ANNA, &Command::Sit(Player::Red));
    must(&mut shared, ANNA, &Command::Sit(Player::Blue));
    must(&mut shared, BERT, &Command::Sit(Player::Green));
    assert_eq!(shared.plannable(&who(ANNA)), None, "on a shared screen everybody sees a plan");
}
