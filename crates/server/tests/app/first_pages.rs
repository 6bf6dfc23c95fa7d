//! The home page, languages, and unknown addresses.

use super::*;
use axum::http::Method;

#[tokio::test]
async fn the_browser_chooses_the_language() {
    let app = TestApp::new().await;
    for (accepted, language) in
        [("de-CH, en;q=0.5", "de"), ("it", "it"), ("fr-FR", "fr"), ("xx", "en")]
    {
        let mut visitor = app.stranger().sending("accept-language", accepted);
        for path in ["/table/abc", "/join/abc/xyz", "/table/%0Aabc", "/"] {
            let answer = visitor.get(path).await.expect(303);
            assert_eq!(answer.location(), format!("/{language}{path}"));
        }
        let answer = visitor.get("/").await;
        visitor.follow(&answer).await.expect(200).says(&format!("<html lang=\"{language}\""));
    }
}

#[tokio::test]
async fn every_page_exists_in_every_language() {
    let app = TestApp::new().await;
    let (mut anna, _, table) = app.two().await;
    let table = format!("/table/{table}");
    for language in ["en", "de", "fr", "it"] {
        for path in ["", "/", "/about", "/new", "/account", &table] {
            let page = anna.get(&format!("/{language}{path}")).await.expect(200);
            page.says(&format!("<html lang=\"{language}\"")).says("<main");
        }
    }
}

#[tokio::test]
async fn errors_are_in_the_readers_language() {
    let app = TestApp::new().await;
    let (_, _, table) = app.two().await;
    let mut german = app.stranger().sending("accept-language", "de");
    for path in ["/nothing/at/all", "/de/nothing", "/de/table/nowhere", "/about"] {
        german.get(path).await.expect(404).says("Hier ist nichts").says("href=\"/de");
    }
    for path in ["", "/about", &format!("/table/{table}")] {
        let page = german.get(&format!("/xx{path}")).await.expect(404);
        page.says("Sprache wählen").says(&format!("href=\"/de{path}\""));
    }
    german.get("/fr/nothing").await.expect(404).says("<html lang=\"fr\"");
}

#[tokio::test]
async fn a_wrong_method_is_not_found() {
    let mut visitor = TestApp::new().await.stranger();
    for (method, path) in
        [(Method::POST, "/en"), (Method::DELETE, "/en/account"), (Method::PUT, "/")]
    {
        visitor.send(method, path, String::new()).await.expect(404).says("<main");
    }
}

#[tokio::test]
async fn the_address_of_a_form_redirects_to_its_page() {
    let app = TestApp::new().await;
    let (mut anna, _, table) = app.two().await;
    let table = format!("/de/table/{table}");
    for (path, page) in [
        (format!("{table}/act"), table.as_str()),
        ("/fr/account/register".to_owned(), "/fr/account"),
        ("/it/play".to_owned(), "/it"),
    ] {
        let answer = anna.get(&path).await.expect(303);
        assert_eq!(answer.location(), page);
    }
}

#[tokio::test]
async fn a_shared_address_needs_no_language() {
    let app = TestApp::new().await;
    let (_, _, table) = app.two().await;
    let mut french = app.stranger().sending("accept-language", "fr");
    let answer = french.get(&format!("/table/{table}")).await.expect(303);
    assert_eq!(answer.location(), format!("/fr/table/{table}"));
    let answer = french.get("/join/a/b").await.expect(303);
    assert_eq!(answer.location(), "/fr/join/a/b");
}
