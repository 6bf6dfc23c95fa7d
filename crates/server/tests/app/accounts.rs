//! Names, accounts and sessions.

use super::*;
use crate::harness::{generous, number};
use hamburgum_server::{Config, Quota};
use hamburgum_store::Store;

const PASSWORD: &str = "Gänsemarkt 36";

async fn register(visitor: &mut Visitor, login: &str) -> Answer {
    let fields = [("login", login), ("password", PASSWORD), ("again", PASSWORD)];
    visitor.post("/en/account/register", &fields).await
}

async fn sign_in(visitor: &mut Visitor, login: &str, password: &str) -> Answer {
    visitor.post("/en/account/sign-in", &[("login", login), ("password", password)]).await
}

#[tokio::test]
async fn a_name_can_be_changed() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let answer = anna.post("/en/account/name", &[("name", "  Anna \n Maria ")]).await.expect(303);
    anna.follow(&answer).await.expect(200).says("value=\"Anna Maria\"");
    for wrong in ["", "  ", &"n".repeat(25)] {
        anna.post("/en/account/name", &[("name", wrong)]).await.expect(422).says("name-wrong");
    }
}

#[tokio::test]
async fn registration_errors_are_shown() {
    let app = TestApp::new().await;
    register(&mut app.stranger(), "Anna").await.expect(303);
    let mut bert = app.guest("Bert").await;
    register(&mut bert, "aNNA")
        .await
        .expect(422)
        .says("register-login-wrong")
        .says("value=\"aNNA\"");
    let long = "p".repeat(201);
    for (password, again, field) in [
        ("short", "short", "register-password"),
        (&*long, &*long, "register-password"),
        ("long enough", "long enouhg", "register-again"),
    ] {
        let fields = [("login", "bert"), ("password", password), ("again", again)];
        let page = bert.post("/en/account/register", &fields).await.expect(422);
        let page = page.says(&format!("{field}-wrong")).says("value=\"bert\"");
        assert!(!page.body.contains(password), "a password is never shown");
    }
    register(&mut bert, "bert").await.expect(303);
    register(&mut bert, "bert2").await.expect(422).says("doesn’t work here");
}

#[tokio::test]
async fn signing_in_takes_over_the_guests_games() {
    let app = TestApp::new().await;
    let mut home = app.guest("Anna").await;
    register(&mut home, "anna").await.expect(303);
    let mut away = app.guest("Anna away").await;
    let table = away.open_table(&[("seat2", "here"), ("name2", "Uwe")]).await;
    sign_in(&mut away, "ANNA", "wrong").await.expect(422).says("sign-in-password-wrong");
    sign_in(&mut away, "nobody", PASSWORD).await.expect(422).says("sign-in-password-wrong");
    sign_in(&mut away, "ANNA", PASSWORD).await.expect(303);
    for visitor in [&mut away, &mut home] {
        visitor.get("/en").await.expect(200).says(&table);
        visitor.acts(&table, &["beer", "done"]).await;
    }
}

#[tokio::test]
async fn a_password_can_be_changed() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let change = |current, new| [("current", current), ("password", new), ("again", new)];
    let path = "/en/account/password";
    anna.post(path, &change(PASSWORD, "Jungfernstieg")).await.expect(403);
    register(&mut anna, "anna").await.expect(303);
    anna.post(path, &change("wrong", "Jungfernstieg")).await.expect(422).says("current-wrong");
    anna.post(path, &change(PASSWORD, "short")).await.expect(422).says("password-wrong");
    anna.post(path, &change(PASSWORD, "Jungfernstieg")).await.expect(303);
    sign_in(&mut app.stranger(), "anna", PASSWORD).await.expect(422);
    sign_in(&mut app.stranger(), "anna", "Jungfernstieg").await.expect(303);
}

#[tokio::test]
async fn a_new_password_ends_all_other_sessions() {
    let app = TestApp::new().await;
    let mut here = app.guest("Anna").await;
    register(&mut here, "anna").await.expect(303);
    let mut there = app.stranger();
    sign_in(&mut there, "anna", PASSWORD).await.expect(303);
    let mut stolen = here.clone();
    let change = [("current", PASSWORD), ("password", "Jungfernstieg"), ("again", "Jungfernstieg")];
    here.post("/en/account/password", &change).await.expect(303);
    assert!(is_signed_in(&mut here).await);
    for other in [&mut there, &mut stolen] {
        assert!(!is_signed_in(other).await);
    }
}

async fn is_signed_in(visitor: &mut Visitor) -> bool {
    visitor.get("/en/account").await.expect(200).body.contains("/account/sign-out\"")
}

#[tokio::test]
async fn registering_replaces_the_session() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let mut before = anna.clone();
    register(&mut anna, "anna").await.expect(303);
    assert!(is_signed_in(&mut anna).await);
    assert!(!is_signed_in(&mut before).await, "the guest's cookie opens nothing");
}

#[tokio::test]
async fn common_passwords_are_refused() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    for common in ["password123", "QWERTZUIOP", "hamburgum", "blankenese1"] {
        let fields = [("login", "Blankenese"), ("password", common), ("again", common)];
        let page = anna.post("/en/account/register", &fields).await.expect(422);
        page.says("register-password-wrong").says("easy to guess");
    }
    register(&mut anna, "Blankenese").await.expect(303);
    let change = [("current", PASSWORD), ("password", "passwort"), ("again", "passwort")];
    anna.post("/en/account/password", &change).await.expect(422).says("easy to guess");
}

fn with_few_guesses() -> Config {
    Config { guesses: Quota::per_hour(number(3)), behind_proxy: true, ..generous() }
}

async fn guess_until_refused(thief: &mut Visitor, login: &str) {
    while sign_in(thief, login, "guess").await.status != 429 {}
}

#[tokio::test]
async fn sign_in_attempts_are_rate_limited() {
    let app = TestApp::with(with_few_guesses()).await;
    let mut anna = app.guest("Anna").await;
    register(&mut anna, "anna").await.expect(303);
    let mut thief = app.stranger().sending("x-forwarded-for", "10.0.0.1");
    for login in ["anna", " Anna", "ANNA"] {
        sign_in(&mut thief, login, "guess").await.expect(422);
    }
    let page = sign_in(&mut thief, "anna", PASSWORD).await.expect(429);
    page.says("Too many attempts").says("sign-in-password-wrong").says("value=\"anna\"");
    sign_in(&mut app.stranger(), "anna", PASSWORD).await.expect(303);
    let change = [("current", "wrong"), ("password", PASSWORD), ("again", PASSWORD)];
    let mut statuses = Vec::new();
    for _ in 0..4 {
        statuses.push(anna.post("/en/account/password", &change).await.status);
    }
    assert_eq!(statuses, [422, 422, 422, 429], "a limit holds where a password is changed");
}

#[tokio::test]
async fn strangers_do_not_lock_the_owner_out() {
    let app = TestApp::with(with_few_guesses()).await;
    let at = |address: &str| app.stranger().sending("x-forwarded-for", address);
    let mut anna = at("10.0.1.1");
    register(&mut anna, "anna").await.expect(303);
    anna.post("/en/account/sign-out", &[]).await.expect(303);
    for last in 1..40 {
        guess_until_refused(&mut at(&format!("10.0.0.{last}")), "anna").await;
    }
    sign_in(&mut at("10.0.2.1"), "anna", PASSWORD).await.expect(303);
    guess_until_refused(&mut at("10.0.1.1"), "anna").await;
    sign_in(&mut at("10.0.1.1"), "anna", PASSWORD).await.expect(429);
    sign_in(&mut anna, "anna", PASSWORD).await.expect(303);
}

#[tokio::test]
async fn a_known_browser_is_one_of_that_account_only() {
    let app = TestApp::with(with_few_guesses()).await;
    register(&mut app.stranger(), "anna").await.expect(303);
    let mut thief = app.stranger();
    register(&mut thief, "thief").await.expect(303);
    guess_until_refused(&mut thief, "anna").await;
    sign_in(&mut thief, "anna", PASSWORD).await.expect(429);
}

#[tokio::test]
async fn logins_cannot_be_listed_by_registering() {
    let app = TestApp::with(with_few_guesses()).await;
    register(&mut app.stranger(), "anna").await.expect(303);
    let mut thief = app.stranger().sending("x-forwarded-for", "10.0.0.1");
    for _ in 0..18 {
        register(&mut thief, "anna").await.expect(422);
    }
    register(&mut thief, "anna").await.expect(429).says("register-login-wrong");
    register(&mut thief, "free").await.expect(429);
    assert!(thief.cookies.is_empty(), "nobody became a guest on the way");
}

#[tokio::test]
async fn a_login_is_not_longer_than_a_name() {
    let app = TestApp::new().await;
    let long = "n".repeat(25);
    register(&mut app.stranger(), &long).await.expect(422).says("register-login-wrong");
    for login in [long.as_str(), "", &"x".repeat(10_000)] {
        let page = sign_in(&mut app.stranger(), login, PASSWORD).await.expect(422);
        page.says("sign-in-password-wrong");
    }
}

#[tokio::test]
async fn signing_out_ends_the_session() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    register(&mut anna, "anna").await.expect(303);
    let mut thief = anna.clone();
    anna.post("/en/account/sign-out", &[]).await.expect(303);
    assert!(!anna.cookies.contains_key("session"));
    let page = thief.get("/en/account").await.expect(200);
    assert!(!page.body.contains("/account/sign-out\""), "the old cookie opens nothing");
}

#[tokio::test]
async fn signing_in_replaces_the_session() {
    let app = TestApp::new().await;
    register(&mut app.stranger(), "anna").await.expect(303);
    let mut guest = app.guest("Anna").await;
    let mut before = guest.clone();
    sign_in(&mut guest, "anna", PASSWORD).await.expect(303);
    let page = before.get("/en/account").await.expect(200);
    assert!(!page.body.contains("/account/sign-out\""), "the guest's cookie opens nothing");
}

#[tokio::test]
async fn other_devices_can_be_signed_out() {
    let app = TestApp::new().await;
    let mut here = app.guest("Anna").await;
    register(&mut here, "anna").await.expect(303);
    let mut there = app.stranger();
    sign_in(&mut there, "anna", PASSWORD).await.expect(303);
    here.post("/en/account/sign-out-elsewhere", &[]).await.expect(303);
    here.get("/en/account").await.expect(200).says("/account/sign-out\"");
    let page = there.get("/en/account").await.expect(200);
    assert!(!page.body.contains("/account/sign-out\""));
}

#[tokio::test]
async fn the_database_contains_no_secret_in_plain_text() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.sqlite");
    let app = TestApp::on(Store::open(&file).await.expect("a store"), generous());
    let mut anna = app.guest("Anna").await;
    register(&mut anna, "anna").await.expect(303);
    let kept = app.app().store().account("anna").await.expect("the store").expect("an account");
    assert!(kept.password_hash.starts_with("$argon2id$"), "{}", kept.password_hash);
    app.app().store().close().await;
    let bytes = std::fs::read(&file).expect("the file");
    for secret in [PASSWORD, anna.cookies["session"].as_str()] {
        let is_there = bytes.windows(secret.len()).any(|window| window == secret.as_bytes());
        assert!(!is_there, "{secret} is in the file");
    }
    assert!(bytes.windows(10).any(|window| window == b"$argon2id$"), "the right file was read");
}

#[tokio::test]
async fn cookies_in_use_are_renewed() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let session = anna.cookies["session"].clone();
    let table = anna.open_table(&[]).await;
    for path in ["/en/".to_owned(), format!("/en/table/{table}")] {
        let answer = anna.get(&path).await.expect(200);
        let cookies: Vec<_> = answer.headers.get_all("set-cookie").iter().collect();
        let renewed = cookies.iter().filter_map(|cookie| cookie.to_str().ok());
        let renewed: Vec<_> = renewed.filter(|it| it.starts_with("session=")).collect();
        assert_eq!(renewed.len(), 1, "{path}: {cookies:?}");
        assert!(renewed[0].contains(&session) && renewed[0].contains("Max-Age"), "{renewed:?}");
    }
    let mut stranger = app.stranger();
    stranger.cookies.insert("session".to_owned(), "made up".to_owned());
    let answer = stranger.get("/en/").await.expect(200);
    assert!(answer.headers.get("set-cookie").is_none(), "only sessions that exist");
}
