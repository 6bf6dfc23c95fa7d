//! What is kept about people: they can read it, and they can delete it.

use super::*;
use crate::harness::generous;
use hamburgum_store::{AccountLock, Store};
use std::path::Path;

pub(crate) const PASSWORD: &str = "Gänsemarkt 36";
const NAME: &str = "Annegret Blaufuß";
pub(crate) const LOGIN: &str = "annegretlogin";
pub(crate) const WORDS: &str = "Das Geheimnis steht im Keller.";

/// Annegret with an account plays Red against Bert and says something; she also shared a screen.
pub(crate) async fn play(app: &TestApp) -> (Visitor, Visitor, String) {
    let mut anna = app.guest(NAME).await;
    let fields = [("login", LOGIN), ("password", PASSWORD), ("again", PASSWORD)];
    anna.post("/en/account/register", &fields).await.expect(303);
    let table = anna.open_table(&[]).await;
    let bert = app.joins("Bert", &mut anna, &table).await;
    anna.acts(&table, &["beer", "done"]).await;
    anna.post(&format!("/en/table/{table}/say"), &[("text", WORDS)]).await.expect(303);
    anna.open_table(&[("seat2", "here"), ("name2", "Uwe Blaufuß")]).await;
    (anna, bert, table)
}

/// Which of these texts the files of a database contain.
fn found<'t>(file: &Path, texts: &[&'t str]) -> Vec<&'t str> {
    let mut bytes = std::fs::read(file).expect("the file");
    let mut log = file.as_os_str().to_owned();
    log.push("-wal");
    bytes.extend(std::fs::read(log).unwrap_or_default());
    let contains = |text: &&str| bytes.windows(text.len()).any(|part| part == text.as_bytes());
    texts.iter().copied().filter(contains).collect()
}

#[tokio::test]
async fn after_deletion_the_file_contains_neither_name_nor_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.sqlite");
    let app = TestApp::on(Store::open(&file).await.expect("a store"), generous());
    let (mut anna, mut bert, table) = play(&app).await;
    let private = [NAME, LOGIN, WORDS, "Uwe Blaufuß", "$argon2id$"];
    assert_eq!(found(&file, &private), private, "the right file is read");
    let record = app.app().tables().look(&table).await.expect("the table").record();

    let sure = [("current", PASSWORD), ("sure", "yes")];
    let answer = anna.post("/en/account/delete", &sure).await.expect(303);
    anna.follow(&answer).await.expect(200).says("Everything about you has been deleted.");
    for cookie in ["session", "device"] {
        assert!(!anna.cookies.contains_key(cookie), "{cookie}");
    }
    assert_eq!(found(&file, &private), [""; 0]);

    let page = bert.get(&format!("/en/table/{table}")).await.expect(200);
    let page = page.says("a former player");
    assert!(!page.body.contains(WORDS));
    bert.get(&format!("/de/table/{table}")).await.expect(200).says("ein ehemaliges Mitglied");
    bert.get("/fr").await.expect(200).says(&table);
    let after = app.app().tables().look(&table).await.expect("the table").record();
    assert_eq!(after, record, "the game stays as it is");
    let sign_in = [("login", LOGIN), ("password", PASSWORD)];
    app.stranger().post("/en/account/sign-in", &sign_in).await.expect(422);

    app.app().store().close().await;
    assert_eq!(found(&file, &private), [""; 0]);
    let again = TestApp::on(Store::open(&file).await.expect("a store"), generous());
    let mut bert = bert.at(&again);
    bert.get(&format!("/it/table/{table}")).await.expect(200).says("un ex giocatore");
    // A computer plays on for her, so the game does not wait.
    again.wait_for_turns(&table, 1).await;
    bert.acts(&table, &["cloth", "done"]).await;
}

#[tokio::test]
async fn a_guest_can_be_deleted() {
    let app = TestApp::new().await;
    let (mut anna, mut bert, table) = app.two().await;
    bert.post("/en/account/delete", &[("sure", "yes")]).await.expect(303);
    anna.get(&format!("/en/table/{table}")).await.expect(200).says("a former player");
    anna.get("/en").await.expect(200);
    assert_eq!(app.app().store().people().await.expect("a list").len(), 1);
}

#[tokio::test]
async fn tables_that_a_deleted_person_named_get_default_names() {
    const TYPED: &str = "Annegrets Runde";
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.sqlite");
    let app = TestApp::on(Store::open(&file).await.expect("a store"), generous());
    let mut anna = app.guest("Annegret").await;
    let table = anna.open_table(&[("table_name", TYPED)]).await;
    let mut bert = app.joins("Bert", &mut anna, &table).await;
    let of_bert = bert.open_table(&[("table_name", "Annegret gegen Bert")]).await;
    let door = bert.invitation(&of_bert).await;
    anna.post(&door, &[("name", "Annegret")]).await.expect(303);
    let elsewhere = bert.open_table(&[("table_name", "Wir")]).await;
    anna.does(&table, "resign", &[("seat", "red")]).await.expect(303);
    let rematch = bert.does(&table, "rematch", &[]).await.expect(303);
    let copy = [("at", "0"), ("with", "screen")];
    let copy = bert.post(&format!("/en/table/{table}/play-on"), &copy).await.expect(303);
    let copy = copy.location().rsplit('/').next().expect("an id").to_owned();
    bert.get(&format!("/en/table/{copy}")).await.expect(200).says(TYPED);
    let head = || async { app.app().tables().look(&copy).await.expect("the copy").head().clone() };
    let before = head().await;

    anna.post("/en/account/delete", &[("sure", "yes")]).await.expect(303);
    assert_eq!(found(&file, &[TYPED, "Annegret"]), [""; 0]);
    for path in
        [format!("/en/table/{table}"), rematch.location().to_owned(), format!("/en/table/{copy}")]
    {
        let page = bert.get(&path).await.expect(200);
        assert!(!page.body.contains("Annegret"), "{path}");
    }
    bert.get(&format!("/en/table/{elsewhere}")).await.expect(200).says("Wir");
    let after = head().await;
    assert_eq!(
        (after.seed, after.secret, after.players),
        (before.seed, before.secret, before.players)
    );
}

#[tokio::test]
async fn deletion_needs_confirmation_and_the_password() {
    let app = TestApp::new().await;
    app.stranger().post("/en/account/delete", &[("sure", "yes")]).await.expect(403);
    let (mut anna, ..) = play(&app).await;
    let path = "/en/account/delete";
    anna.post(path, &[("current", PASSWORD)]).await.expect(422).says("sure-wrong");
    let wrong = [("current", "wrong"), ("sure", "yes")];
    anna.post(path, &wrong).await.expect(422).says("delete-password-wrong");
    anna.get("/en/account").await.expect(200).says(NAME);
}

#[tokio::test]
async fn everything_kept_about_a_person_can_be_downloaded() {
    let app = TestApp::new().await;
    app.stranger().get("/en/account/export").await.expect(403);
    let (mut anna, mut bert, table) = play(&app).await;
    let answer = anna.get("/en/account/export").await.expect(200);
    assert!(answer.header("content-disposition").starts_with("attachment"));
    let export: serde_json::Value = serde_json::from_str(&answer.body).expect("JSON");
    assert_eq!([&export["name"], &export["login"]], [NAME, LOGIN]);
    assert_eq!(export["sessions"].as_array().expect("a list").len(), 1);
    let tables = export["tables"].as_array().expect("a list");
    assert_eq!(tables.len(), 2);
    let first = tables.iter().find(|one| one["id"] == table.as_str()).expect("the table");
    let said = first["said"].as_array().expect("a list");
    assert_eq!(said.iter().map(|one| &one["text"]).collect::<Vec<_>>(), [WORDS]);
    let stored = app.app().store().load(&table).await.expect("an answer").expect("the table");
    let at = said[0]["at"].as_i64().expect("a time");
    assert!(stored.entries.iter().any(|line| line.contains(&format!("{at},\"what\":{{\"say\""))));
    assert_eq!(first["names"], serde_json::json!([NAME]));
    let record = app.app().tables().look(&table).await.expect("the table").record();
    assert_eq!(first["record"], record);
    let other = bert.get("/en/account/export").await.expect(200);
    for private in [LOGIN, WORDS] {
        assert!(!other.body.contains(private), "nothing about others");
    }
}

#[tokio::test]
async fn nobody_can_sign_in_to_a_locked_account() {
    let app = TestApp::new().await;
    let (mut anna, ..) = play(&app).await;
    let store = app.app().store();
    let person = store.account(LOGIN).await.expect("an answer").expect("an account").person;
    store.set_lock(person, AccountLock::Locked).await.expect("a lock");
    assert!(!anna.get("/en/account").await.expect(200).body.contains(LOGIN));
    let sign_in = [("login", LOGIN), ("password", PASSWORD)];
    let page = app.stranger().post("/en/account/sign-in", &sign_in).await.expect(422);
    page.says("This account is locked");
    store.set_lock(person, AccountLock::Open).await.expect("no lock");
    app.stranger().post("/en/account/sign-in", &sign_in).await.expect(303);
}

#[tokio::test]
async fn names_and_words_of_older_files_can_be_deleted_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.sqlite");
    std::fs::write(&file, include_bytes!("../stored/format-4.sqlite")).expect("a copy");
    let private = ["\"name\":\"Bert\"", "\"person\":\"Bert\"", "Moin, wie läuft’s?"];
    assert_eq!(found(&file, &private), private, "the right file is read");
    let app = TestApp::on(Store::open(&file).await.expect("a store"), generous());
    for person in app.app().store().people().await.expect("a list") {
        app.app().tables().delete_person(person.id).await.expect("no such person any more");
    }
    app.app().store().close().await;
    assert_eq!(found(&file, &private), [""; 0]);
}
