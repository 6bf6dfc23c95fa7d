//! Takes the pictures of the table for the README, the one that is shown beside links, and the icons of the
//! app, with a real browser.

use hamburgum_ai::{Level, Opponent};
use hamburgum_browser::{Browser, Visitor};
use hamburgum_engine::{Action, Field, Game, Player, Variant};
use hamburgum_server::{App, Config, Server};
use hamburgum_store::Store;
use hamburgum_table::{Entry, Head};
use std::error::Error;
use std::path::Path;

/// The game is shown in this round, at the first turn of Red in which there is something to build.
const ROUND: u32 = 16;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let [folder, card, icons] = [1, 2, 3].map(|place| std::env::args().nth(place));
    let folder = folder.ok_or("the folder for the pictures is missing")?;
    let card = card.ok_or("the file for the picture beside links is missing")?;
    let icons = icons.ok_or("the folder of the icons is missing")?;
    let app = App::new(Store::in_memory().await?, Config::default());
    let server = Server::bind(app.clone(), ([127, 0, 0, 1], 0).into()).await?;
    let site = format!("http://{}", server.address());
    let running = tokio::spawn(server.run(std::future::pending()));
    let browser = Browser::start().await?;
    let wide = || async { Ok::<_, Box<dyn Error>>(browser.visitor().await?.without_motion()) };
    let visitors = [
        ("table.png", wide().await?.size(1366, 768)),
        ("table-dark.png", wide().await?.size(1366, 768).in_the_dark()),
        ("table-phone.png", wide().await?.size(390, 844)),
    ];
    for (name, visitor) in visitors {
        let picture = picture(&app, &site, &visitor).await?;
        std::fs::write(Path::new(&folder).join(name), picture)?;
    }
    let visitor = wide().await?.size(1200, 630);
    std::fs::write(card, skyline(&site, &visitor).await?)?;
    take_icons(&browser, Path::new(&icons)).await?;
    running.abort();
    Ok(())
}

/// The icons of the app: the file, its source beside it, and its width.
const ICONS: [(&str, &str, u32); 4] = [
    ("app-192.png", "app.svg", 192),
    ("app-512.png", "app.svg", 512),
    ("maskable-512.png", "maskable.svg", 512),
    ("touch-180.png", "app.svg", 180),
];

/// Makes pixels of the drawings of the icons.
async fn take_icons(browser: &Browser, folder: &Path) -> Result<(), Box<dyn Error>> {
    for (name, source, width) in ICONS {
        let drawing = std::fs::read_to_string(folder.join(source))?.replace('#', "%23");
        let head = "<meta name=viewport content='width=device-width'><body style='margin: 0'>";
        let visitor = browser.visitor().await?.size(width, width);
        let page = visitor.open(&format!("data:text/html,<!doctype html>{head}{drawing}")).await?;
        std::fs::write(folder.join(name), page.screenshot().await?)?;
    }
    Ok(())
}

/// Leaves only name and skyline of the first page, in no language.
const SKYLINE: &str = "(() => {
    const opening = document.querySelector('.opening');
    const name = opening.querySelector('h1');
    opening.querySelector('.words').replaceChildren(name);
    document.body.replaceChildren(document.querySelector('svg'), opening);
    opening.style.cssText = 'grid-template-columns: minmax(0, 1fr); align-content: end; height: 630px; margin: 0; padding: 0 40px';
    name.style.cssText = 'font-size: 112px; line-height: 1';
})()";

/// The skyline of the first page, as links to any page show it.
async fn skyline(site: &str, visitor: &Visitor) -> Result<Vec<u8>, Box<dyn Error>> {
    let page = visitor.open(&format!("{site}/en")).await?;
    page.wait_for(".opening").await?;
    page.evaluate(SKYLINE).await?;
    Ok(page.screenshot().await?)
}

/// The table as seen by the player of Red.
async fn picture(app: &App, site: &str, visitor: &Visitor) -> Result<Vec<u8>, Box<dyn Error>> {
    let id = app.tables().create(head(), game()?).await?;
    let invitation = app.tables().get(&id).await?.invitation(Player::Red);
    let page = visitor.open(&format!("{site}{}", invitation.replace("/join", "/en/join"))).await?;
    page.fill("#name", "Jelka").await?;
    page.follow("main button[type=submit]").await?;
    page.wait_for("#turn button[name=act]").await?;
    page.wait_for("#connection[data-state=live]").await?;
    Ok(page.screenshot().await?)
}

fn head() -> Head {
    let (name, board) = ("Alsterblick".to_owned(), "hamburgum".to_owned());
    let players = vec![Player::Red, Player::Blue, Player::Green];
    Head::new(name, board, Variant::Base, players, 1638)
}

/// Computers on two seats, and what all three have played so far.
fn game() -> Result<Vec<Entry>, Box<dyn Error>> {
    let seat = |seat| Entry::Computer { seat, level: Level::Master };
    let mut entries = vec![seat(Player::Blue), seat(Player::Green)];
    let mut game = head().begin()?;
    let mut opponent = Opponent::new(Level::Master, 7);
    while !is_worth_a_picture(&game) {
        let action = opponent.choose(game.state()).ok_or("the game ended too soon")?;
        entries.push(Entry::Act(action));
        game.play(action)?;
    }
    entries.push(Entry::Act(Action::Move(Field::Guildhall)));
    Ok(entries)
}

/// Whether Red could build on several sites now.
fn is_worth_a_picture(game: &Game<'_>) -> bool {
    let mut state = *game.state();
    let is_red = state.active() == Player::Red && state.is_between_turns();
    if !is_red || state.round() < ROUND || state.play(Action::Move(Field::Guildhall)).is_err() {
        return false;
    }
    state.legal_actions().iter().filter(|action| matches!(action, Action::Build(_))).count() > 3
}
