//! Playback: the turns of others, one by one, for viewers who have not seen them.

use super::*;

/// Bert plays against two seats of Anna on one screen.
async fn three(app: &TestApp) -> (Visitor, Visitor, String) {
    let mut anna = app.guest("Anna").await;
    let seats = [("seats", "3"), ("seat2", "here"), ("name2", "Uwe")];
    let table = anna.open_table(&seats).await;
    let bert = app.joins("Bert", &mut anna, &table).await;
    (anna, bert, table)
}

async fn live_since(visitor: &mut Visitor, table: &str, version: u64) -> Answer {
    visitor.get(&format!("/en/table/{table}/live?since={version}")).await.expect(200)
}

/// The turns next to the table, each as the text of its item.
fn played(answer: &Answer) -> Vec<&str> {
    let list = answer.body.split_once("<ol id=\"played\"").map_or("", |(_, list)| list);
    list.split("<p class=\"told\">").skip(1).collect()
}

#[tokio::test]
async fn each_unseen_turn_is_described_with_its_changed_parts() {
    let app = TestApp::new().await;
    let (mut anna, mut bert, table) = three(&app).await;
    let seen = bert.live(&table).await.version();
    anna.acts(&table, &["beer", "done", "dockyard", "launch", "done"]).await;
    let answer = live_since(&mut bert, &table, seen).await;
    let turns = played(&answer);
    assert_eq!(turns.len(), 2);
    assert!(turns[0].contains("<b>Red, Beer</b>"));
    // After Red's turn Blue was to act, and had built no ship yet.
    assert!(turns[0].contains("id=\"player-blue\"") && turns[0].contains("art harbour"));
    assert!(turns[0].contains("art rondel") && !turns[0].contains("data-site"));
    assert!(turns[1].contains("<b>Blue, Dockyard</b>"));
    // The last one leads to the table itself: only the parts that name its player differ.
    assert!(turns[1].contains("id=\"player-blue\"") && !turns[1].contains("art harbour"));
    // Round, strip, needle and panel refer to the turn's player, though somebody else is to act by then.
    for (turn, player, name, needle) in
        [(turns[0], "red", "Red", "rotate(225)"), (turns[1], "blue", "Blue", "rotate(315)")]
    {
        let points = format!("data-piece=\"needle\" transform=\"{needle}\"");
        assert!(turn.contains(&points), "{turn}");
        assert!(turn.contains(&format!("class=\"player p-{player} acts\"")), "{turn}");
        assert!(turn.contains(&format!("class=\"p-{player}\" aria-current=\"step\"")), "{turn}");
        assert!(
            turn.contains(&format!("{name}’s turn</h2>")) && turn.contains("Round 1<"),
            "{turn}"
        );
    }
    assert!(answer.main().contains("id=\"player-blue\""));
}

#[tokio::test]
async fn a_viewer_who_saw_all_or_missed_more_than_a_round_gets_the_table_alone() {
    let app = TestApp::new().await;
    let (mut anna, mut bert, table) = three(&app).await;
    let first = bert.live(&table).await.version();
    anna.acts(&table, &["beer", "done", "beer", "done"]).await;
    bert.acts(&table, &["beer", "done"]).await;
    assert_eq!(played(&live_since(&mut bert, &table, first).await).len(), 3);
    anna.acts(&table, &["dockyard", "done"]).await;
    assert!(played(&live_since(&mut bert, &table, first).await).is_empty());
    let newest = bert.live(&table).await.version();
    assert!(played(&live_since(&mut bert, &table, newest).await).is_empty());
    assert!(played(&bert.live(&table).await).is_empty(), "a page without scripts has no playback");
    bert.get(&format!("/en/table/{table}/live?since=x")).await.expect(422);
}

#[tokio::test]
async fn own_turns_are_not_played_back() {
    let app = TestApp::new().await;
    let (mut anna, mut bert, table) = three(&app).await;
    let seen = anna.live(&table).await.version();
    anna.acts(&table, &["beer", "done"]).await;
    assert!(played(&live_since(&mut anna, &table, seen).await).is_empty());
    assert_eq!(played(&live_since(&mut bert, &table, seen).await).len(), 1);
}

#[tokio::test]
async fn a_draft_of_somebody_else_is_not_described() {
    let app = TestApp::new().await;
    let (mut anna, mut bert, table) = three(&app).await;
    let seen = bert.live(&table).await.version();
    anna.acts(&table, &["church", "donate petri.five"]).await;
    let answer = live_since(&mut bert, &table, seen).await;
    assert!(played(&answer).is_empty());
    assert_eq!(answer.version(), seen);
}

#[tokio::test]
async fn tips_exist_in_each_language() {
    let app = TestApp::new().await;
    let mut anna = app.stranger();
    for (language, name) in [("en", "Money"), ("de", "Taler"), ("fr", "Argent"), ("it", "Denaro")] {
        let tips = anna.get(&format!("/{language}/rules/tips")).await.expect(200);
        assert_eq!(tips.header("content-type"), "application/json");
        tips.says(&format!("\"money\":[\"{name}\",\""));
        anna.get(&format!("/{language}/rules/explain/money")).await.expect(200).says(name);
    }
    anna.get("/xx/rules/tips").await.expect(404);
}
