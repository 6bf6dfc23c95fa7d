//! Protection against attacks: foreign forms, headers, limits.

use super::*;
use crate::harness::{HOST, generous, number};
use hamburgum_server::{Config, Quota};

#[tokio::test]
async fn forms_of_other_sites_are_refused() {
    let app = TestApp::new().await;
    let anna = app.guest("Anna").await;
    let own = format!("http://{HOST}");
    for (name, value, status) in [
        ("origin", "https://evil.example", 403),
        ("origin", "null", 403),
        ("origin", own.as_str(), 303),
        ("sec-fetch-site", "cross-site", 403),
        ("sec-fetch-site", "same-site", 403),
        ("sec-fetch-site", "same-origin", 303),
    ] {
        let mut sender = anna.clone().sending(name, value);
        let answer = sender.post("/en/account/name", &[("name", "Eve")]).await;
        assert_eq!(answer.status, status, "{name}: {value}");
    }
    let mut link = anna.clone().sending("sec-fetch-site", "cross-site");
    link.get("/en").await.expect(200);
}

#[tokio::test]
async fn every_response_has_security_headers() {
    let app = TestApp::new().await;
    let (mut anna, _, table) = app.two().await;
    let table = format!("/en/table/{table}");
    let act = format!("{table}/act");
    let large = "x".repeat(20_000);
    let answers = [
        anna.get("/").await,
        anna.get("/en").await,
        anna.get(&table).await,
        anna.get("/nothing").await,
        anna.get("/healthz").await,
        anna.get("/boards/hamburgum.svg").await,
        anna.post(&act, &[("act", "dance")]).await,
        anna.post(&act, &[("act", &large)]).await,
        anna.clone().sending("origin", "null").post(&act, &[]).await,
    ];
    for answer in answers {
        let policy = answer.header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'; script-src 'self';"), "{answer:?}");
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "same-origin");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin");
        assert_ne!(answer.header("cache-control"), "");
    }
}

#[tokio::test]
async fn assets_leave_the_policy_to_the_page() {
    let app = TestApp::new().await;
    let sheet = app.stranger().get("/boards/hamburgum.css").await.expect(200);
    assert_eq!(sheet.header("content-security-policy"), "");
    assert_eq!(sheet.header("x-content-type-options"), "nosniff");
}

#[tokio::test]
async fn pages_have_no_inline_scripts_or_styles() {
    let app = TestApp::new().await;
    let (mut anna, mut bert, table) = app.two().await;
    anna.acts(&table, &["trade-west", "sell beer"]).await;
    let table = format!("/en/table/{table}");
    let pages = ["/en", "/en/about", "/en/new", "/en/account", "/en/nothing", table.as_str()];
    for path in pages {
        for page in [anna.get(path).await, bert.get(path).await] {
            for bad in [" style=\"", "<style", " onclick", "javascript:", "<script>"] {
                assert!(!page.body.contains(bad), "{bad} on {path}");
            }
            let scripts = page.body.matches("<script").count();
            assert!(page.body.matches(" src=\"/assets/").count() >= scripts, "{path}");
        }
    }
}

#[tokio::test]
async fn too_large_requests_are_refused() {
    let mut visitor = TestApp::new().await.stranger();
    let large = "n".repeat(20_000);
    let answer = visitor.post("/de/account/name", &[("name", &large)]).await.expect(413);
    answer.says("Das ist zu viel auf einmal");
}

#[tokio::test]
async fn floods_are_rate_limited() {
    let changes = Quota::per_hour(number(1)).allow_burst(number(2));
    let config = Config { behind_proxy: true, changes, ..generous() };
    let app = TestApp::with(config).await;
    let name = [("name", "Anna")];
    // Values claimed by the visitor come before those added by the proxy.
    for (forwarded, statuses) in [
        ("10.0.0.1", [303, 303, 429]),
        ("10.0.0.9, 10.0.0.1", [429, 429, 429]),
        ("10.0.0.2", [303, 303, 429]),
        ("2001:db8:1:2::1", [303, 303, 429]),
        ("2001:db8:1:2:3::4", [429, 429, 429]),
    ] {
        let mut visitor = app.stranger().sending("x-forwarded-for", forwarded);
        for status in statuses {
            visitor.post("/en/account/name", &name).await.expect(status);
        }
        visitor.get("/en").await.expect(200);
    }
}

#[tokio::test]
async fn invitations_use_the_public_address() {
    let address = "https://play.example".to_owned();
    let app = TestApp::with(Config { public_address: Some(address), ..generous() }).await;
    let mut anna = app.guest("Anna").await;
    let table = anna.open_table(&[]).await;
    anna.live(&table).await.says("value=\"https://play.example/join/");
}

#[tokio::test]
async fn a_request_must_name_one_host() {
    let app = TestApp::new().await;
    app.stranger().get("/healthz").await.expect(200);
    let answer = app.stranger().sending("host", "elsewhere.example").get("/en").await.expect(400);
    assert_eq!(answer.header("x-content-type-options"), "nosniff");
}

#[tokio::test]
async fn redirects_stay_on_the_site() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    for path in [
        "/\\elsewhere.example/play",
        "//elsewhere.example/play",
        "/\\elsewhere.example/account/name",
        "/table/\\elsewhere.example",
        "/table/%2F%2Felsewhere.example",
        "/join/x/https:%2F%2Felsewhere.example",
        "/en/account?done=https://elsewhere.example",
        "/en/play?next=//elsewhere.example",
        "/en/table/%5Celsewhere.example/play-on",
    ] {
        let answer = anna.get(path).await;
        let location = answer.header("location");
        let is_here = location.is_empty()
            || (location.starts_with('/') && !location[1..].starts_with(['/', '\\']));
        assert!(is_here, "{path} leads to {location}");
    }
}

#[tokio::test]
async fn look_alikes_at_one_table_have_numbers() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let table = anna.open_table(&[("seats", "3"), ("seat3", "here"), ("name3", "anna")]).await;
    app.joins("\u{202e}\u{410}nna\u{200b}", &mut anna, &table).await;
    let page = anna.get(&format!("/en/table/{table}")).await.expect(200);
    page.says("anna 2").says("\u{410}nna 3");
}
