//! The pages of the rules, and explanations for the table.

use super::*;

#[tokio::test]
async fn the_rules_exist_in_every_language() {
    let mut reader = TestApp::new().await.stranger();
    for language in ["en", "de", "fr", "it"] {
        for path in ["", "/summary", "/variants", "/maps"] {
            let page = reader.get(&format!("/{language}/rules{path}")).await.expect(200);
            page.says(&format!("<html lang=\"{language}\"")).says("<main");
        }
    }
    reader.get("/en/rules").await.expect(200).says("id=\"SELL-4\"");
    reader.get("/en/rules/nothing").await.expect(404);
    reader.get("/xx/rules").await.expect(404);
}

#[tokio::test]
async fn the_rules_can_be_searched() {
    let mut reader = TestApp::new().await.stranger();
    let page = reader.get("/de/rules?q=hafenbecken+sell").await.expect(200);
    page.says("<mark>Hafenbecken</mark>").says("id=\"SELL-1\"");
    let page = reader.get("/en/rules?q=%3Cscript%3E").await.expect(200);
    page.says("Nothing found for").says("&lt;script&gt;");
    reader.get(&format!("/en/rules?q={}", "x".repeat(3000))).await.expect(200);
    reader.get("/en/rules?q=%FF%FE&x=1").await;
}

#[tokio::test]
async fn the_table_can_request_explanations() {
    let mut reader = TestApp::new().await.stranger();
    let explanation = reader.get("/fr/rules/explain/BUILD-6,turn").await.expect(200);
    explanation
        .says("href=\"/fr/rules#BUILD-6\"")
        .says("100\u{a0}£")
        .says("href=\"/fr/rules#turn\"");
    for wrong in ["BUILD-66", "SELL-1,,", "%3Cb%3E", "sell-1"] {
        reader.get(&format!("/fr/rules/explain/{wrong}")).await.expect(404);
    }
}

#[tokio::test]
async fn without_scripts_the_table_links_to_the_rules() {
    let app = TestApp::new().await;
    let (mut anna, _, table) = app.two().await;
    let page = anna.get(&format!("/it/table/{table}")).await.expect(200);
    page.says("href=\"/it/rules\" data-explain-toggle").says("<noscript>");
}
