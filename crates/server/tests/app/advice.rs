//! Hints, the tutor, and explanations of computers' turns.

use super::*;
use crate::games::{self, BLUNDER};
use crate::harness::generous;
use hamburgum_ai::{Analysis, AnyJudge};
use hamburgum_store::Store;
use std::time::{Duration, Instant};

/// A table where Anna plays Blue and is to act before the blunder.
async fn before_the_blunder(app: &TestApp) -> (Visitor, String) {
    let mut anna = app.guest("Anna").await;
    let own = anna.open_table(&[]).await;
    let seats = app.app().tables().look(&own).await.expect("a table");
    let person = seats.seats()[0].owner().expect("Anna");
    let (head, entries) = games::before_the_blunder(person);
    let table = app.app().tables().create(head, entries).await.expect("a table");
    (anna, table)
}

async fn turns(app: &TestApp, table: &str) -> u32 {
    app.app().tables().look(table).await.expect("a table").game().turns_played()
}

/// Polls until the page contains this.
pub(crate) async fn wait_for(visitor: &mut Visitor, table: &str, what: &str) -> Answer {
    let begun = Instant::now();
    loop {
        let page = visitor.live(table).await;
        if page.body.contains(what) {
            return page;
        }
        assert!(begun.elapsed() < Duration::from_mins(5), "no {what:?} in\n{}", page.text());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn alone(app: &TestApp) -> (Visitor, String) {
    let mut anna = app.guest("Anna").await;
    let table = anna.open_table(&[("seat2", "computer-apprentice")]).await;
    (anna, table)
}

/// The ideas of a hint without the buttons, which contain the table and its version.
fn ideas(page: &Answer) -> String {
    let ideas = between(&page.body, "class=\"ideas\"", "</ol>");
    let parts = ideas.split("<form").enumerate();
    let after = |(number, part): (usize, &str)| match number {
        0 => part.to_owned(),
        _ => part.split_once("</form>").expect("the end of a form").1.to_owned(),
    };
    parts.map(after).collect()
}

#[tokio::test]
async fn a_hint_has_three_turns_with_reasons_and_is_deterministic() {
    let app = TestApp::new().await;
    let mut seen = Vec::new();
    for _ in 0..2 {
        let (mut anna, table) = alone(&app).await;
        anna.does(&table, "hint", &[]).await.expect(303);
        let page = wait_for(&mut anna, &table, "class=\"ideas\"").await;
        let ideas = ideas(&page);
        assert_eq!(ideas.matches("class=\"idea\"").count(), 3, "{ideas}");
        assert!(ideas.contains("% to win") && ideas.contains("class=\"reasons\""), "{ideas}");
        assert!(page.body.contains("of-idea-3"), "the map can light it");
        anna.does(&table, "hint", &[]).await.expect(303);
        assert_eq!(self::ideas(&anna.live(&table).await), ideas, "asked again");
        anna.acts(&table, &["guildhall"]).await;
        assert_eq!(self::ideas(&anna.live(&table).await), ideas, "while the turn runs");
        seen.push(ideas);
    }
    assert_eq!(seen[0], seen[1]);
}

#[tokio::test]
async fn a_hint_disappears_with_its_turn_and_is_private() {
    let app = TestApp::new().await;
    let (mut anna, table) = alone(&app).await;
    let before = app.stranger().live(&table).await.body;
    let version = anna.live(&table).await.version();
    anna.does(&table, "hint", &[]).await.expect(303);
    wait_for(&mut anna, &table, "class=\"ideas\"").await;
    assert_eq!(anna.live(&table).await.version(), version, "nothing is written down");
    assert_eq!(app.stranger().live(&table).await.body, before);
    anna.acts(&table, &["beer"]).await;
    app.wait_for_turns(&table, 2).await;
    assert!(!anna.live(&table).await.body.contains("class=\"ideas\""));
    anna.does(&table, "take-back", &[]).await.expect(303);
    assert!(!anna.live(&table).await.body.contains("class=\"ideas\""), "it is asked anew");
}

#[tokio::test]
async fn only_the_player_to_act_with_the_current_version_gets_a_hint() {
    let app = TestApp::new().await;
    let (mut anna, table) = alone(&app).await;
    let hint = format!("/en/table/{table}/hint");
    app.stranger().post(&hint, &[]).await.expect(403);
    app.guest("Bert").await.post(&hint, &[]).await.expect(403);
    let old = anna.live(&table).await.version().to_string();
    anna.acts(&table, &["beer"]).await;
    app.wait_for_turns(&table, 2).await;
    anna.post(&hint, &[("version", &old)]).await.expect(409);
    anna.post(&hint, &[("version", "many")]).await.expect(422);
    anna.post("/en/table/none/hint", &[]).await.expect(404);
}

#[tokio::test]
async fn among_people_advice_needs_the_consent_of_all() {
    let app = TestApp::new().await;
    let (mut anna, mut bert, table) = app.two().await;
    assert!(!anna.live(&table).await.body.contains("/hint\""));
    for (what, fields) in
        [("hint", vec![]), ("tutor", vec![("tutor", "on")]), ("why", vec![("turn", "0")])]
    {
        anna.does(&table, what, &fields).await.expect(403).says("No advice in this game");
    }
    anna.does(&table, "propose", &[("what", "advice")]).await.expect(303);
    bert.live(&table).await.says("Anna would like to allow hints");
    bert.does(&table, "vote", &[("vote", "decline")]).await.expect(303);
    anna.does(&table, "hint", &[]).await.expect(403);
    bert.does(&table, "propose", &[("what", "advice")]).await.expect(303);
    anna.does(&table, "vote", &[("vote", "agree")]).await.expect(303);
    anna.does(&table, "hint", &[]).await.expect(303);
    wait_for(&mut anna, &table, "class=\"ideas\"").await;
    assert!(!bert.live(&table).await.body.contains("class=\"ideas\""));
    bert.does(&table, "hint", &[]).await.expect(403).says("That’s not your seat");
}

#[tokio::test]
async fn the_tutor_holds_a_bad_turn_until_it_is_confirmed() {
    let app = TestApp::new().await;
    let (mut anna, table) = before_the_blunder(&app).await;
    anna.does(&table, "tutor", &[("tutor", "on")]).await.expect(303);
    anna.acts(&table, &["dockyard", "done"]).await;
    let page = wait_for(&mut anna, &table, "warning-heading").await;
    page.says("Wait a moment").says("Better").says("Play it anyway");
    assert_eq!(turns(&app, &table).await, BLUNDER);
    anna.does(&table, "think-again", &[]).await.expect(303);
    let page = anna.live(&table).await.says("End turn");
    assert!(!page.body.contains("id=\"warning\""));
    anna.acts(&table, &["done"]).await;
    wait_for(&mut anna, &table, "warning-heading").await;
    anna.does(&table, "act", &[("act", "done"), ("anyway", "1")]).await.expect(303);
    assert!(turns(&app, &table).await > BLUNDER);
}

#[tokio::test]
async fn the_tutor_lets_good_turns_pass_and_ignores_people_without_it() {
    let app = TestApp::new().await;
    let (mut anna, table) = alone(&app).await;
    anna.does(&table, "tutor", &[("tutor", "on")]).await.expect(303);
    let start = *app.app().tables().look(&table).await.expect("a table").game().state();
    let mut analysis = Analysis::new(start, AnyJudge::adviser(), 6_000);
    analysis.run(u32::MAX, || false);
    for action in &analysis.report().turns[0].actions {
        anna.acts(&table, &[&start.board().say(action).to_string()]).await;
    }
    app.wait_for_turns(&table, 2).await;
    anna.live(&table).await.says("aria-checked=\"true\"");
    let (mut anna, table) = before_the_blunder(&app).await;
    anna.acts(&table, &["dockyard", "done"]).await;
    assert!(turns(&app, &table).await > BLUNDER, "without a tutor it ends at once");
}

#[tokio::test]
async fn a_computer_explains_its_last_turn() {
    let app = TestApp::new().await;
    let (mut anna, table) = before_the_blunder(&app).await;
    let last = (BLUNDER - 1).to_string();
    anna.live(&table).await.says("Why did Red play that?");
    anna.does(&table, "why", &[("turn", "0")]).await.expect(409);
    anna.does(&table, "why", &[]).await.expect(422);
    app.guest("Bert").await.does(&table, "why", &[("turn", &last)]).await.expect(403);
    anna.does(&table, "why", &[("turn", &last)]).await.expect(303);
    let page = wait_for(&mut anna, &table, "class=\"forecasts\"").await;
    page.says("Expected outcome").says("Next-best turns");
    assert!(!app.stranger().live(&table).await.body.contains("class=\"forecasts\""));
}

#[tokio::test]
async fn after_a_restart_the_tutor_is_still_on_and_warns_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.sqlite");
    let open = async || TestApp::on(Store::open(&file).await.expect("a store"), generous());
    let before = open().await;
    let (mut anna, table) = before_the_blunder(&before).await;
    anna.does(&table, "tutor", &[("tutor", "on")]).await.expect(303);
    anna.acts(&table, &["dockyard", "done"]).await;
    wait_for(&mut anna, &table, "warning-heading").await;
    before.app().store().close().await;

    let after = open().await;
    let mut anna = anna.at(&after);
    wait_for(&mut anna, &table, "warning-heading").await.says("aria-checked=\"true\"");
    assert_eq!(turns(&after, &table).await, BLUNDER);
    anna.does(&table, "think-again", &[]).await.expect(303);
    assert!(!anna.live(&table).await.body.contains("warning-heading"));
    after.app().store().close().await;
    let mut anna = anna.at(&open().await);
    assert!(!anna.live(&table).await.body.contains("id=\"warning\""), "it is forgotten");
}

#[tokio::test]
async fn a_hint_is_played_with_one_press() {
    let app = TestApp::new().await;
    let (mut anna, table) = alone(&app).await;
    let play = async |anna: &mut Visitor, idea: &str| {
        anna.does(&table, "play-hint", &[("idea", idea)]).await
    };
    play(&mut anna, "0").await.expect(409);
    anna.does(&table, "hint", &[]).await.expect(303);
    wait_for(&mut anna, &table, "class=\"ideas\"").await.says("Play this turn");
    // The hint replaces the draft.
    anna.acts(&table, &["guildhall"]).await;
    play(&mut anna, "7").await.expect(409);
    app.guest("Bert").await.does(&table, "play-hint", &[("idea", "1")]).await.expect(403);
    assert_eq!(turns(&app, &table).await, 0);
    play(&mut anna, "1").await.expect(303);
    app.wait_for_turns(&table, 2).await;
    play(&mut anna, "1").await.expect(409);
}
