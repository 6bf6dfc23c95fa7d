//! Tests of the harness itself, against a page served from memory.

use hamburgum_browser::{Browser, Page, Visitor, button, role};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

const PAGE: &str = r#"<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Harbour</title><script src="/script.js" defer></script></head>
<body><main><h1>Harbour</h1>
<form method="post" action="/sent"><label>Name <input id="name" name="name"></label>
<label>City <select id="city" name="city"><option value="h">Hamburg</option><option value="l">London</option></select></label>
<button>Set sail</button></form>
<button id="late" hidden>Late</button><p id="keys"></p><p id="media"></p></main></body></html>"#;

const SCRIPT: &str = r#"
addEventListener("keydown", ({ key, shiftKey }) => { document.getElementById("keys").textContent += `[${shiftKey ? "Shift+" : ""}${key}]`; });
const is = (query) => matchMedia(query).matches;
document.getElementById("media").textContent = [
  is("(prefers-color-scheme: dark)") && "dark", is("(prefers-reduced-motion: reduce)") && "still", innerWidth,
].filter(Boolean).join(" ");
setTimeout(() => { document.getElementById("late").hidden = false; }, 150);
document.getElementById("late").onclick = ({ target }) => { target.textContent = "Pressed"; };
"#;

/// The end of the title and a style: in dark mode the heading is hard to read, and the paragraphs are
/// only until their background has changed.
const DIM_IN_THE_DARK: &str = "</title><style>p { transition: background 9s; } \
    @media (prefers-color-scheme: dark) { h1 { color: #222; background: #000; } \
    p { color: #fff; background: #000; } }</style>";

/// Serves the page, and echoes the form data, cookies and language of a request.
async fn harbour() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(answer(stream));
        }
    });
    format!("http://{address}")
}

async fn answer(mut stream: TcpStream) {
    let mut bytes = vec![0; 16 * 1024];
    let count = stream.read(&mut bytes).await.unwrap_or_default();
    let request = String::from_utf8_lossy(&bytes[..count]).into_owned();
    let path = request.split(' ').nth(1).unwrap_or_default();
    let line = |name: &str| {
        let found = request.lines().find(|line| line.to_lowercase().starts_with(name));
        found.unwrap_or("none").to_owned()
    };
    let (kind, body) = match path {
        "/script.js" => ("text/javascript", SCRIPT.to_owned()),
        "/sent" => ("text/html", format!("<p>{}", request.lines().last().unwrap_or_default())),
        "/asked" => ("text/html", format!("<p>{}<p>{}", line("cookie"), line("accept-language"))),
        "/dim" => (
            "text/html",
            PAGE.replace("</title>", DIM_IN_THE_DARK).replace("</main>", "<p>Ships</p></main>"),
        ),
        "/wrong" => ("text/html", "<html><img src='data:,'><script>lost()</script>".to_owned()),
        _ => ("text/html", PAGE.to_owned()),
    };
    let head = format!(
        "HTTP/1.1 200 OK\r\ncontent-type: {kind}\r\nset-cookie: seen=yes\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
        body.len()
    );
    // If the browser has closed the connection, no response is needed.
    let _ = stream.write_all(head.as_bytes()).await;
    let _ = stream.write_all(body.as_bytes()).await;
}

async fn visitor(browser: &Browser) -> Visitor {
    browser.visitor().await.expect("a visitor")
}

async fn open(visitor: &Visitor, address: &str) -> Page {
    visitor.open(address).await.expect("a page")
}

#[tokio::test]
async fn a_visitor_reads_clicks_types_and_presses() {
    let (browser, address) = (Browser::start().await.expect("Chromium"), harbour().await);
    let page = open(&visitor(&browser).await, &address).await;
    assert_eq!(page.text("h1").await.expect("a heading"), "Harbour");
    page.click(button("Late")).await.expect("a button that comes late");
    page.wait_for_text("#late", "Pressed").await.expect("an effect");
    page.wait_for(role("heading", "Harbour")).await.expect("a heading");
    page.press("Shift+Tab").await.expect("a key");
    page.press("?").await.expect("a key");
    assert_eq!(page.text("#keys").await.expect("keys"), "[Shift+Tab][?]");
    page.fill("#name", "Grete").await.expect("a field");
    page.fill("#name", "Göntje").await.expect("a field");
    page.choose("#city", "l").await.expect("a list");
    page.focus("#name").await.expect("a field");
    page.press("Enter").await.expect("a key");
    page.wait_for_text("p", "name=G%C3%B6ntje&city=l").await.expect("the next page");
    assert!(page.address().await.expect("an address").ends_with("/sent"));
    assert_eq!(page.count("p").await.expect("a number"), 1);
}

#[tokio::test]
async fn without_scripts_a_form_is_still_sent() {
    let (browser, address) = (Browser::start().await.expect("Chromium"), harbour().await);
    let page = open(&visitor(&browser).await.without_scripts(), &address).await;
    assert_eq!(page.text("#media").await.expect("a paragraph"), "");
    page.fill("#name", "Grete").await.expect("a field");
    page.follow(button("Set sail")).await.expect("the next page");
    assert_eq!(page.text("p").await.expect("what was sent"), "name=Grete&city=h");
}

#[tokio::test]
async fn visitors_have_separate_cookies_languages_screens_and_preferences() {
    let (browser, address) = (Browser::start().await.expect("Chromium"), harbour().await);
    let asked = format!("{address}/asked");
    let first = visitor(&browser).await.speaks("de-CH");
    open(&first, &address).await;
    let page = open(&first, &asked).await;
    assert_eq!(page.text("p").await.expect("cookies").to_lowercase(), "cookie: seen=yes");
    let language = page.text("p + p").await.expect("languages").to_lowercase();
    assert_eq!(language, "accept-language: de-ch");
    let second = visitor(&browser).await.in_the_dark().without_motion().size(390, 844);
    let page = open(&second, &asked).await;
    assert_eq!(page.text("p").await.expect("cookies"), "none");
    page.open(&address).await.expect("the page");
    // The page has no viewport tag, so a phone lays it out wide and scales it down.
    assert_eq!(page.text("#media").await.expect("wishes"), "dark still 980");
}

#[tokio::test]
async fn screenshots_audits_and_console_errors() {
    let (browser, address) = (Browser::start().await.expect("Chromium"), harbour().await);
    let visitor = visitor(&browser).await.size(640, 360);
    let page = open(&visitor, &address).await;
    let picture = page.screenshot().await.expect("a picture");
    assert!(picture.starts_with(b"\x89PNG"));
    assert_eq!(picture[16..24], [0, 0, 2, 128, 0, 0, 1, 104], "640 by 360");
    assert_eq!(page.axe().await.expect("an audit"), []);
    assert!(page.complaints().is_empty());
    page.open(&format!("{address}/wrong")).await.expect("a wrong page");
    let found = page.axe().await.expect("an audit");
    let rules: Vec<_> = found.iter().map(|violation| violation.rule.as_str()).collect();
    assert!(rules.contains(&"image-alt") && rules.contains(&"html-has-lang"), "{rules:?}");
    assert!(page.complaints()[0].contains("lost is not defined"), "{:?}", page.complaints());
    page.open(&format!("{address}/dim")).await.expect("a page that is hard to read");
    let found = page.axe().await.expect("an audit");
    let help: Vec<_> = found.iter().map(|violation| violation.help.as_str()).collect();
    assert!(help.len() == 1 && help[0].ends_with("in dark mode"), "{help:?}");
    let is_dark = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches").await;
    assert_eq!(is_dark.expect("a preference"), false, "the preference is restored");
}

#[tokio::test]
async fn a_lost_connection_is_noticed() {
    let (browser, address) = (Browser::start().await.expect("Chromium"), harbour().await);
    let page = open(&visitor(&browser).await, &address).await;
    page.go_offline().await.expect("a cut");
    assert_eq!(page.evaluate("navigator.onLine").await.expect("a state"), false);
    page.open(&address).await.expect_err("no line");
    page.go_online().await.expect("a line");
    page.open(&address).await.expect("the page again");
    page.close().await.expect("a closed window");
}
