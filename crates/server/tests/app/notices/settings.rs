//! Channels are added, confirmed, changed and removed, by their owners only.

use super::{PAGE, World, path_in};
use crate::harness::{TestApp, between};
use hamburgum_fakes::{MailStep, MailTrouble};
use serde_json::Value;

#[tokio::test]
async fn an_address_gets_mails_once_it_is_confirmed_until_they_are_ended() {
    let world = World::new().await;
    let (mut anna, mut bert, table) = world.app.two().await;
    world.add_mail(&mut bert, "bert@example.org").await;
    anna.acts(&table, &["beer", "done"]).await;
    world.tell().await;
    assert_eq!(world.mail.received().len(), 1, "only the daily mail is chosen at first");
    let page = bert.get(PAGE).await.says("bert@example.org");
    let id = between(&page.body, "name=\"channel\" value=\"", "\"").to_owned();
    let wants = [("channel", id.as_str()), ("wants", "turn"), ("wants", "digest")];
    bert.post(&format!("{PAGE}/save"), &wants).await.expect(303);
    bert.acts(&table, &["cloth", "done"]).await;
    anna.acts(&table, &["trade-west", "sell beer", "done"]).await;
    world.tell().await;
    let mails = world.mail.received();
    assert_eq!(mails.len(), 2);
    let turn = &mails[1];
    assert_eq!(turn.to, ["bert@example.org"]);
    assert_eq!(turn.header("Subject").as_deref(), Some("Your turn: Alster"));
    assert_eq!(turn.header("List-Unsubscribe-Post").as_deref(), Some("List-Unsubscribe=One-Click"));
    // A mail program sends this without a session, and a damaged link does nothing.
    let link = path_in(turn, "/unsubscribe/");
    let mut program = world.app.stranger();
    program.post(&format!("{link}x"), &[]).await.expect(404).says("damaged");
    program.get(&link).await.expect(200).says("Stop these emails");
    let one_click = [("List-Unsubscribe", "One-Click")];
    program.post(&link, &one_click).await.expect(200).says("any more");
    let page = bert.get(PAGE).await;
    let chosen = |word: &str| page.body.contains(&format!("value=\"{word}\" checked"));
    assert_eq!((chosen("turn"), chosen("digest")), (false, true));
}

#[tokio::test]
async fn wrong_addresses_are_refused_in_words_and_kept_in_the_field() {
    let world = World::new().await;
    let mut anna = world.app.guest("Anna").await;
    for (form, typed, words) in [
        ("mail", "anna", "not an email address"),
        ("mail", "anna@localhost", "not an email address"),
        ("webhook", "chat", "not an address of a webhook"),
        ("webhook", "https://127.0.0.1/hook", "public https addresses"),
        ("webhook", "https://10.1.2.3/hook", "public https addresses"),
        ("webhook", "http://chat.example/hook", "public https addresses"),
        ("webhook", "https://chat.local/hook", "public https addresses"),
    ] {
        let page = anna.post(&format!("{PAGE}/{form}"), &[("address", typed)]).await.expect(422);
        page.says(words).says(&format!("value=\"{typed}\""));
    }
    world.mail.answer_with([(MailStep::Recipient, MailTrouble::Code(550))]);
    let page = anna.post(&format!("{PAGE}/mail"), &[("address", "nobody@example.org")]).await;
    page.expect(422).says("couldn’t send an email");
    for number in 0..5 {
        world.add_webhook(&mut anna, &format!("/{number}")).await;
    }
    let many = format!("{}/6", world.chat.origin());
    let page = anna.post(&format!("{PAGE}/webhook"), &[("address", &many)]).await.expect(422);
    page.says("five webhooks");
    let push = [("endpoint", "https://evil.example/1"), ("p256dh", "x"), ("auth", "y")];
    anna.post(&format!("{PAGE}/push"), &push).await.expect(422);
}

#[tokio::test]
async fn strangers_cannot_be_flooded_with_links() {
    let world = World::new().await;
    let mut anna = world.app.guest("Anna").await;
    for number in 0..6 {
        let address = format!("stranger{number}@example.org");
        let answer = anna.post(&format!("{PAGE}/mail"), &[("address", &address)]).await;
        answer.expect(if number < 5 { 303 } else { 429 });
    }
    assert_eq!(world.mail.received().len(), 5);
}

#[tokio::test]
async fn channels_of_others_cannot_be_touched() {
    let world = World::new().await;
    let (mut anna, mut bert) = (world.app.guest("Anna").await, world.app.guest("Bert").await);
    world.add_webhook(&mut anna, "/hook").await;
    let page = anna.get(PAGE).await.says("127.0.0.1");
    assert!(!page.body.contains("/hook"), "the address is a secret");
    let id = between(&page.body, "name=\"channel\" value=\"", "\"").to_owned();
    for form in ["save", "test", "remove"] {
        bert.post(&format!("{PAGE}/{form}"), &[("channel", &id)]).await.expect(422);
    }
    anna.get(PAGE).await.says(&format!("value=\"{id}\""));
    world.app.stranger().post(&format!("{PAGE}/save"), &[("channel", &id)]).await.expect(403);
}

#[tokio::test]
async fn a_browser_keeps_its_messages_when_its_guest_gets_an_account() {
    let world = World::new().await;
    let (mut anna, mut bert, table) = world.app.two().await;
    let browser = world.subscribe(&mut bert).await;
    let account = [("login", "bert"), ("password", "Gänsemarkt 36"), ("again", "Gänsemarkt 36")];
    bert.post("/en/account/register", &account).await.expect(303);
    bert.get(PAGE).await.says("This device");
    anna.acts(&table, &["beer", "done"]).await;
    world.tell().await;
    assert_eq!(world.pushed(&browser).len(), 1);
    bert.post("/en/account/sign-out", &[]).await.expect(303);
    anna.does(&table, "say", &[("text", "Moin")]).await.expect(303);
    world.tell().await;
    assert_eq!(world.pushed(&browser).len(), 1, "nobody is signed in there");
}

#[tokio::test]
async fn without_permission_nothing_is_sent_or_planned() {
    let app = TestApp::new().await;
    let (mut anna, _, table) = app.two().await;
    anna.get(PAGE).await.expect(200).says("sends nothing to the outside");
    anna.post(&format!("{PAGE}/webhook"), &[("address", "https://a.example")]).await.expect(404);
    anna.acts(&table, &["beer", "done"]).await;
    let jobs = app.app().store().jobs(hamburgum_store::JobQueue::Notice).await;
    assert_eq!(jobs.expect("jobs"), []);
    anna.post(&format!("/en/table/{table}/seen"), &[("version", "3")]).await.expect(204);
}

#[tokio::test]
async fn the_export_has_the_channels_and_deletion_ends_them() {
    let world = World::new().await;
    let (mut anna, mut bert, table) = world.app.two().await;
    let browser = world.subscribe(&mut bert).await;
    world.add_webhook(&mut bert, "/hook").await;
    let export = bert.get("/en/account/export").await.expect(200);
    let export: Value = serde_json::from_str(&export.body).expect("JSON");
    let channels = export["notifications"]["channels"].as_array().expect("channels");
    assert_eq!(channels.len(), 2);
    assert!(channels[0]["address"].to_string().contains("/push/0"), "{channels:?}");
    bert.post("/en/account/delete", &[("sure", "yes")]).await.expect(303);
    anna.acts(&table, &["beer", "done"]).await;
    world.tell().await;
    assert_eq!((world.pushed(&browser).len(), world.chat.attempts()), (0, 0));
}
