//! The server is killed in the middle of a game and restarted: nothing is lost.

use hamburgum_browser::{Browser, Error, Page, button};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A running server; dropping it kills it.
struct Program(Child);

impl Program {
    /// Starts it, and waits until it prints its address.
    fn start(data: &Path, listen: &str) -> (Self, String) {
        let mut child = Command::new(env!("CARGO_BIN_EXE_hamburgum"))
            .args(["serve", "--no-open", "--listen", listen, "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program");
        let mut line = String::new();
        let output = child.stdout.take().expect("its output");
        BufReader::new(output).read_line(&mut line).expect("a line");
        let address = line.split_whitespace().last().expect("an address").to_owned();
        (Self(child), address)
    }

    /// Kills it with SIGKILL, which it cannot handle.
    fn kill(mut self) {
        self.0.kill().expect("a dead program");
        self.0.wait().expect("the end of it");
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // The process may have exited already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[tokio::test]
async fn a_killed_server_loses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let data: PathBuf = folder.path().join("games.sqlite");
    let (program, address) = Program::start(&data, "127.0.0.1:0");
    let browser = Browser::start().await.expect("Chromium");
    let page = sit_down(&browser, &address).await.expect("a table");
    // Against computers such a turn ends by itself.
    play(&page, "beer").await.expect("a field");
    page.wait_for("main#table[data-mine]").await.expect("the next turn");
    play(&page, "trade-west").await.expect("a field");
    play(&page, "sell beer").await.expect("a sale");
    let before = page.text("main#table").await.expect("the table");

    program.kill();
    page.wait_for("#connection[data-state=lost]").await.expect("a lost line");
    // A choice made while the server is down is sent when it is back.
    page.click("#turn [name=act][value=\"sell sugar\"]")
        .await
        .expect("a click while the server is down");
    let (_program, _) = Program::start(&data, address.trim_start_matches("http://"));
    page.wait_for("#connection[data-state=live]").await.expect("the line again");
    page.wait_for("#turn .stepper button[name=drop][value=\"sell sugar\"]:not(:disabled)")
        .await
        .expect("the sale that was made meanwhile");
    press(&page, "#turn button[name=undo]").await.expect("a step back");
    assert_eq!(page.text("main#table").await.expect("the table"), before);
    page.reload().await.expect("the same page");
    assert_eq!(page.text("main#table").await.expect("the table"), before);
    play(&page, "done").await.expect("the end of the turn");
    page.wait_for("main#table[data-mine]").await.expect("the turn after");
}

/// Opens a table with a computer at it.
async fn sit_down(browser: &Browser, address: &str) -> Result<Page, Error> {
    let visitor = browser.visitor().await?.without_motion();
    let page = visitor.open(&format!("{address}/en/new")).await?;
    page.click("#seats-2").await?;
    page.choose("#seat2", "computer-apprentice").await?;
    page.click("#start-first").await?;
    page.follow(button("Open the table")).await?;
    page.wait_for("main#table[data-mine]").await?;
    page.wait_for("#connection[data-state=live]").await?;
    Ok(page)
}

/// Chooses an action.
async fn play(page: &Page, word: &str) -> Result<(), Error> {
    press(page, &format!("#turn button[name=act][value=\"{word}\"]:not([aria-disabled])")).await
}

/// Presses a button, and waits until the page shows the result.
async fn press(page: &Page, selector: &str) -> Result<(), Error> {
    let version = page.attribute("main#table", "data-version").await?.unwrap_or_default();
    page.click(selector).await?;
    page.wait_for(format!("main#table:not([data-version=\"{version}\"])").as_str()).await
}
