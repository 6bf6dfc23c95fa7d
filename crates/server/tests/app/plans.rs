//! Planned turns: sealed until they are played, and played only as they were planned.

use super::*;
use crate::harness::generous;
use crate::updates::next;
use futures_util::StreamExt;
use hamburgum_ai::{ArenaPlayer as _, RandomPlayer};
use hamburgum_engine::{Action, Player};
use hamburgum_store::Store;
use hamburgum_table::Table;
use std::time::Duration;
use tokio::time::timeout;

impl Visitor {
    /// Sends a form about plans, with the version and the revision of the current page.
    pub(crate) async fn plans(&mut self, table: &str, fields: &[(&str, &str)]) -> Answer {
        let live = self.live(table).await;
        let version = live.version().to_string();
        let revision = between(&live.body, "name=\"revision\" value=\"", "\"").to_owned();
        let fields =
            [&[("version", version.as_str()), ("revision", revision.as_str())], fields].concat();
        self.post(&format!("/en/table/{table}/plan"), &fields).await
    }

    /// Plans a whole turn.
    pub(crate) async fn plans_turn(&mut self, table: &str, rank: &str, steps: &[&str]) {
        self.plans(table, &[("open", rank)]).await.expect(303);
        for step in steps {
            self.plans(table, &[("act", step)]).await.expect(303);
        }
        self.plans(table, &[("keep", "1")]).await.expect(303);
    }
}

impl TestApp {
    /// Decides about the plans that are due, and returns how many turns were played.
    async fn play_plans(&self, table: &str) -> u32 {
        let turns = || async {
            self.app().tables().look(table).await.expect("a table").game().turns_played()
        };
        let before = turns().await;
        while self.app().tables().claim_plans().await.expect("an answer") > 0 {}
        turns().await - before
    }

    async fn stored_plans(&self, table: &str) -> usize {
        self.app().store().plans(&[table.to_owned()]).await.expect("plans").len()
    }
}

#[tokio::test]
async fn a_plan_is_played_when_the_turn_has_come() {
    let app = TestApp::new().await;
    let (mut anna, mut bert, table) = app.two().await;
    let mine = anna.live(&table).await;
    assert!(!mine.body.contains("plan-begin"), "whoever is to move plans nothing");
    bert.live(&table).await.says("Plan your next turn");
    bert.plans(&table, &[("open", "1")]).await.expect(303);
    bert.live(&table).await.says("Plan, not played yet").says("Keep plan");
    bert.plans(&table, &[("act", "trade-west")]).await.expect(303);
    bert.plans(&table, &[("act", "sell 1 beer 1 cloth")]).await.expect(303);
    bert.plans(&table, &[("stop", "same-field")]).await.expect(303);
    bert.live(&table).await.says(
        "id=\"stop-same-field\" class=\"btn quiet switch\" role=\"switch\" aria-checked=\"true\"",
    );
    bert.plans(&table, &[("keep", "1")]).await.expect(303);
    bert.live(&table).await.says("Change your plans").says("would be played as things stand");
    assert_eq!(app.play_plans(&table).await, 0, "it is not his turn");
    anna.acts(&table, &["sugar", "done"]).await;
    bert.live(&table).await.says("Your plan is played in a moment");
    assert_eq!(app.play_plans(&table).await, 1);
    let played = app.app().tables().look(&table).await.expect("a table");
    let turn = played.game().turns().last().expect("a turn");
    assert_eq!(turn.notation(), "trade-west, sell 1 beer 1 cloth");
    assert_eq!(app.stored_plans(&table).await, 0);
    bert.live(&table).await.says("Plan your next turn");
    anna.acts(&table, &["cloth", "done"]).await;
    assert_eq!(app.play_plans(&table).await, 0, "a plan is played once");
}

/// A plan, the turn that somebody plays before it, and what its person reads.
struct Dropping {
    plan: &'static [&'static str],
    other: &'static [&'static str],
    stop: Option<&'static str>,
    reason: &'static str,
    /// Whether the turn can still start with it.
    is_legal: bool,
}

const DROPPED: [Dropping; 4] = [
    Dropping {
        plan: &["church", "donate petri.five"],
        other: &["church", "donate petri.five"],
        stop: None,
        reason: "Red already has the 5-point token of St. Petri.",
        is_legal: false,
    },
    Dropping {
        plan: &["dockyard", "launch"],
        other: &["dockyard", "launch"],
        stop: None,
        reason: "the ships in the harbour lie differently now",
        is_legal: true,
    },
    Dropping {
        plan: &["beer"],
        other: &["dockyard", "launch"],
        stop: Some("ships-moved"),
        reason: "Your ships have moved on.",
        is_legal: true,
    },
    Dropping {
        plan: &["sugar"],
        other: &["sugar"],
        stop: Some("same-field"),
        reason: "Another player has moved to the same field.",
        is_legal: true,
    },
];

#[tokio::test]
async fn a_plan_that_is_not_the_same_any_more_is_dropped_with_a_reason() {
    for Dropping { plan, other, stop, reason, is_legal } in DROPPED {
        let app = TestApp::new().await;
        let (mut anna, mut bert, table) = app.two().await;
        bert.plans(&table, &[("open", "1")]).await.expect(303);
        for step in plan {
            bert.plans(&table, &[("act", step)]).await.expect(303);
        }
        if let Some(stop) = stop {
            bert.plans(&table, &[("stop", stop)]).await.expect(303);
        }
        bert.plans(&table, &[("keep", "1")]).await.expect(303);
        anna.acts(&table, other).await;
        anna.acts(&table, &["done"]).await;
        assert_eq!(app.play_plans(&table).await, 0, "{reason}");
        let page = bert.live(&table).await.says("Your plan isn’t played").says(reason);
        assert_eq!(page.body.contains("Start from the plan"), is_legal, "{reason}");
        if is_legal {
            bert.does(&table, "plan", &[("start-from", "1")]).await.expect(303);
            let table_now = app.app().tables().look(&table).await.expect("a table");
            assert_eq!(table_now.game().draft().len(), plan.len());
        } else {
            bert.plans(&table, &[("withdraw-all", "1")]).await.expect(303);
            bert.live(&table).await.says("Choose a field");
        }
        bert.live(&table).await.says("Your turn");
        assert_eq!(app.stored_plans(&table).await, 0, "{reason}");
    }
}

/// What these people read about a table.
async fn seen_by(readers: [&mut Visitor; 2], path: &str) -> Vec<String> {
    let addresses =
        [path.to_owned(), format!("{path}/live"), format!("{path}/record"), "/en".into()];
    let mut seen = Vec::new();
    for reader in readers {
        for address in &addresses {
            seen.push(reader.get(address).await.body);
        }
    }
    seen
}

#[tokio::test]
async fn nobody_else_can_see_a_plan_before_it_is_played() {
    let app = TestApp::new().await;
    let (mut anna, mut bert, table) = app.two().await;
    let mut watcher = app.stranger();
    let path = format!("/en/table/{table}");
    let entries = || async {
        app.app().store().load(&table).await.expect("an answer").expect("the table").entries
    };
    let log = entries().await;
    let shown = anna.get(&path).await.body;
    let edition = between(&shown, "data-edition=\"", "\"").to_owned();
    let stream = anna.opens(&format!("{path}/events?shown={edition}")).await;
    let mut stream = stream.into_data_stream();
    assert_eq!(next(&mut stream).await["to"], edition);
    let seen = seen_by([&mut anna, &mut watcher], &path).await;
    bert.plans_turn(&table, "1", &["trade-west", "sell 1 beer 1 cloth"]).await;
    bert.plans_turn(&table, "2", &["dockyard", "launch"]).await;
    bert.plans(&table, &[("prefer", "2")]).await.expect(303);
    bert.plans(&table, &[("withdraw", "2")]).await.expect(303);
    let again = seen_by([&mut anna, &mut watcher], &path).await;
    assert!(seen == again, "pages of others do not depend on plans");
    assert_eq!(entries().await, log);
    let silent = timeout(Duration::from_millis(300), stream.next()).await;
    assert!(silent.is_err(), "streams of others are silent");
    // Not even their author's plans are where others look.
    let copied =
        anna.post(&format!("{path}/plan"), &[("revision", "1"), ("withdraw-all", "1")]).await;
    assert!(copied.status >= 400, "{}", copied.status);
    assert_eq!(app.stored_plans(&table).await, 1);
}

#[tokio::test]
async fn a_plan_can_be_withdrawn_until_it_is_played() {
    let app = TestApp::new().await;
    let (mut anna, mut bert, table) = app.two().await;
    bert.plans_turn(&table, "1", &["cloth"]).await;
    anna.acts(&table, &["sugar", "done"]).await;
    bert.live(&table).await.says("I’ll play myself");
    bert.plans(&table, &[("withdraw-all", "1")]).await.expect(303);
    assert_eq!(app.play_plans(&table).await, 0);
    bert.live(&table).await.says("Choose a field");
    bert.acts(&table, &["beer", "done"]).await;
}

#[tokio::test]
async fn whoever_begins_by_hand_plays_by_hand() {
    let app = TestApp::new().await;
    let (mut anna, mut bert, table) = app.two().await;
    bert.plans_turn(&table, "1", &["cloth"]).await;
    anna.acts(&table, &["sugar", "done"]).await;
    bert.acts(&table, &["beer"]).await;
    bert.does(&table, "act", &[("undo", "1")]).await.expect(303);
    assert_eq!(app.play_plans(&table).await, 0);
    assert_eq!(app.stored_plans(&table).await, 0);
}

#[tokio::test]
async fn a_request_that_arrives_twice_or_late_changes_nothing() {
    let app = TestApp::new().await;
    let (mut anna, mut bert, table) = app.two().await;
    bert.plans(&table, &[("open", "1")]).await.expect(303);
    let live = bert.live(&table).await;
    let revision = between(&live.body, "name=\"revision\" value=\"", "\"").to_owned();
    let version = live.version().to_string();
    let path = format!("/en/table/{table}/plan");
    let fields =
        [("version", version.as_str()), ("revision", revision.as_str()), ("act", "dockyard")];
    bert.post(&path, &fields).await.expect(303);
    bert.post(&path, &fields).await.expect(409);
    bert.plans(&table, &[("act", "launch")]).await.expect(303);
    bert.plans(&table, &[("act", "launch")]).await.expect(422);
    // Opening a plan loses nothing, so it works on an old page, and what was chosen is there.
    for open in ["2", "1"] {
        bert.post(&path, &[("revision", revision.as_str()), ("open", open)]).await.expect(303);
    }
    bert.live(&table).await.says("Keep plan").says("built 1 ship");
    // What was shown is not the position any more.
    let revision =
        between(&bert.live(&table).await.body, "name=\"revision\" value=\"", "\"").to_owned();
    anna.acts(&table, &["sugar", "done"]).await;
    let late = [("version", version.as_str()), ("revision", revision.as_str()), ("keep", "1")];
    bert.post(&path, &late).await.expect(409);
    // Whose turn has come is shown the turn.
    bert.post(&path, &[("revision", revision.as_str()), ("open", "1")]).await.expect(303);
    assert_eq!(app.play_plans(&table).await, 0, "it was never kept");
    for wrong in
        [vec![], vec![("revision", "0"), ("open", "4")], vec![("revision", "x"), ("keep", "1")]]
    {
        bert.post(&path, &wrong).await.expect(422);
    }
}

#[tokio::test]
async fn plans_go_with_those_who_leave_and_are_in_the_export() {
    let app = TestApp::new().await;
    for leaving in ["leave", "resign", "delete"] {
        let (mut anna, mut bert, table) = app.two().await;
        bert.plans_turn(&table, "1", &["cloth"]).await;
        let export = bert.get("/en/account/export").await.expect(200).body;
        assert!(export.contains("cloth"), "{export}");
        assert!(!anna.get("/en/account/export").await.expect(200).body.contains("\"kept\""));
        match leaving {
            "delete" => drop(bert.post("/en/account/delete", &[("sure", "yes")]).await.expect(303)),
            "resign" => drop(bert.does(&table, "resign", &[("seat", "blue")]).await.expect(303)),
            _ => drop(bert.does(&table, "leave", &[]).await.expect(303)),
        }
        assert_eq!(app.play_plans(&table).await, 0);
        assert_eq!(app.stored_plans(&table).await, 0, "{leaving}");
    }
}

#[tokio::test]
async fn a_due_plan_survives_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.sqlite");
    let app = TestApp::on(Store::open(&file).await.expect("a store"), generous());
    let (mut anna, mut bert, table) = app.two().await;
    bert.plans_turn(&table, "1", &["cloth"]).await;
    anna.acts(&table, &["sugar", "done"]).await;
    app.app().store().close().await;
    let again = TestApp::on(Store::open(&file).await.expect("a store"), generous());
    assert_eq!(again.play_plans(&table).await, 1);
    assert_eq!(again.stored_plans(&table).await, 0);
}

#[tokio::test]
async fn an_open_proposal_to_take_back_holds_a_plan_back() {
    let app = TestApp::new().await;
    let (mut anna, mut bert, table) = app.two().await;
    bert.plans_turn(&table, "1", &["cloth"]).await;
    anna.acts(&table, &["sugar", "done"]).await;
    anna.does(&table, "take-back", &[]).await.expect(303);
    assert_eq!(app.play_plans(&table).await, 0);
    bert.live(&table).await.says("Choose a field");
    bert.does(&table, "vote", &[("vote", "decline")]).await.expect(303);
    assert_eq!(app.play_plans(&table).await, 1);
}

/// Random games with random plans: others see the same bytes with and without a plan until it is played.
#[tokio::test]
async fn pages_of_others_do_not_depend_on_random_plans() {
    let app = TestApp::new().await;
    let (anna, bert, table) = app.two().await;
    let mut players = [anna, bert];
    let mut watcher = app.stranger();
    let path = format!("/de/table/{table}");
    let mut chance = RandomPlayer::new(7);
    let (mut planned, mut played) = (0, 0);
    for round in 0..24 {
        let now = app.app().tables().look(&table).await.expect("a table");
        let acting = usize::from(now.to_act() == Some(Player::Blue));
        let waiting = 1 - acting;
        if round % 3 != 2 {
            let before = (players[acting].get(&path).await.body, watcher.get(&path).await.body);
            let words = random_turn(&now, now.seats()[waiting].player, &mut chance);
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            players[waiting].plans_turn(&table, "1", &words).await;
            planned += 1;
            let after = (players[acting].get(&path).await.body, watcher.get(&path).await.body);
            assert!(before == after, "round {round}");
        }
        for word in random_turn(&now, now.seats()[acting].player, &mut chance) {
            players[acting].acts(&table, &[&word]).await;
        }
        players[acting].acts(&table, &["done"]).await;
        played += app.play_plans(&table).await;
        if players[waiting].live(&table).await.body.contains("plan-told") {
            players[waiting].plans(&table, &[("withdraw-all", "1")]).await.expect(303);
        }
    }
    assert!(planned > 10 && played > 0, "{planned} planned, {played} played");
}

/// The words of a random turn of a player, without its end.
fn random_turn(table: &Table, player: Player, chance: &mut RandomPlayer) -> Vec<String> {
    let mut game = table.final_game().skipped_to(player).expect("a next turn");
    let mut words = Vec::new();
    while game.turns_played() == 0 {
        let action = chance.choose(game.state()).expect("an action");
        if action != Action::Done {
            words.push(game.board().say(&action).to_string());
        }
        game.play(action).expect("a legal action");
    }
    words
}
