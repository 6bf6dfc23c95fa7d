//! The app that browsers can install: its manifest, its service worker, and which pages it may store.

use super::*;

#[tokio::test]
async fn every_page_links_to_a_manifest_in_its_language() {
    let app = TestApp::new().await;
    let (mut anna, _, table) = app.two().await;
    for language in ["en", "de", "fr", "it"] {
        let manifest = format!("/{language}/manifest.webmanifest");
        for path in ["", "/new", &format!("/table/{table}"), &format!("/table/{table}/replay")] {
            let page = anna.get(&format!("/{language}{path}")).await.expect(200);
            assert!(page.header("content-security-policy").contains("manifest-src 'self'"));
            page.says(&format!("<link rel=\"manifest\" href=\"{manifest}\""))
                .says("rel=\"apple-touch-icon\"")
                .says("name=\"theme-color\"");
        }
        let answer = anna.get(&manifest).await.expect(200);
        assert_eq!(answer.header("content-type"), "application/manifest+json");
        answer.says(&format!("\"lang\":\"{language}\""));
        anna.get(&format!("/{language}/offline")).await.expect(200).says("<h1");
    }
    anna.get("/xx/manifest.webmanifest").await.expect(404);
}

#[tokio::test]
async fn browsers_always_ask_for_a_newer_service_worker() {
    let worker = TestApp::new().await.stranger().get("/service-worker.js").await.expect(200);
    assert_eq!(worker.header("content-type"), "text/javascript; charset=utf-8");
    assert_eq!(worker.header("cache-control"), "no-cache");
    let policy = "default-src 'none'; connect-src 'self'";
    assert_eq!(worker.header("content-security-policy"), policy);
    worker.says("const SHELL = {").says("/scripts/table.js");
}

#[tokio::test]
async fn only_own_pages_may_be_stored() {
    let app = TestApp::new().await;
    let (mut anna, _, table) = app.two().await;
    let table = format!("/en/table/{table}");
    let mine = [("/en", "keep"), (&*table, "keep"), ("/en/account", ""), ("/en/rules", "")];
    check_storable(&mut anna, &mine).await;
    check_storable(&mut app.guest("Zoe").await, &[("/en", "keep"), (&table, "")]).await;
    let nobodys = [("/en", "forget"), ("/en/account", "forget"), (&*table, "")];
    check_storable(&mut app.stranger(), &nobodys).await;
}

/// Compares what the service worker is told about pages.
async fn check_storable(visitor: &mut Visitor, pages: &[(&str, &str)]) {
    for (path, expected) in pages {
        let page = visitor.get(path).await.expect(200);
        assert_eq!(page.header("x-offline"), *expected, "{path}");
    }
}
