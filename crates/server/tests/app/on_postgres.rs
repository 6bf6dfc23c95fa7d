//! A server on PostgreSQL works like one on a file.

use super::*;
use crate::harness::generous;
use crate::privacy::{self, LOGIN, PASSWORD, WORDS};
use crate::{postgres, review, statistics};
use hamburgum_store::{Store, StoreAddress};

async fn begin(url: &str) -> TestApp {
    let address: StoreAddress = url.parse().expect("a URL");
    TestApp::on(Store::open_at(&address).await.expect("a store"), generous())
}

/// Plays, talks, reviews, counts, exports, restarts and deletes.
#[tokio::test]
async fn people_play_and_everything_is_kept_until_they_delete_it() {
    let Some(url) = postgres::database().await else { return };
    let app = begin(&url).await;
    app.stranger().get("/healthz").await.expect(200);
    let (mut anna, mut bert, table) = privacy::play(&app).await;

    let (mut reviewer, ended) = review::ended(&app).await;
    reviewer.post(&review::address(&ended), &[]).await.expect(303);
    review::settled(&mut reviewer, &ended).await.says("All turns reviewed.");

    let people = app.app().store().people().await.expect("a list");
    let account = people.iter().find(|one| one.login.as_deref() == Some(LOGIN)).expect("Annegret");
    statistics::finished_game(&app, account.id.0).await;
    for path in ["/en/statistics/mine", "/en/statistics"] {
        let page = anna.get(path).await.expect(200);
        assert!(page.text().contains("1st to play"), "{path}");
    }
    let export = anna.get("/en/account/export").await.expect(200).body;
    assert!(export.contains(WORDS) && export.contains(&table), "{export}");
    app.stranger().get("/en/table/no%00where").await.expect(404);

    let live = bert.live(&table).await.body;
    app.app().store().close().await;
    let after = begin(&url).await;
    let (mut anna, mut bert) = (anna.at(&after), bert.at(&after));
    assert_eq!(bert.live(&table).await.body, live);
    bert.acts(&table, &["sugar", "done"]).await;
    anna.get("/en/statistics/mine").await.expect(200).says("1st to play");
    let sign_in = [("login", LOGIN), ("password", PASSWORD)];
    after.stranger().post("/en/account/sign-in", &sign_in).await.expect(303);

    let sure = [("current", PASSWORD), ("sure", "yes")];
    anna.post("/en/account/delete", &sure).await.expect(303);
    let page = bert.get(&format!("/en/table/{table}")).await.expect(200).says("a former player");
    assert!(!page.body.contains(WORDS));
    after.stranger().post("/en/account/sign-in", &sign_in).await.expect(422);
    // A computer plays on for her, so the game does not wait.
    after.wait_for_turns(&table, 3).await;
    after.app().store().close().await;
}
