//! The figures of finished games, looked at by day, by night and on a phone, and chosen by keyboard.

use crate::house::{House, Told, tell};
use hamburgum_ai::{Level, Player as _, RandomPlayer};
use hamburgum_browser::{Page, Visitor};
use hamburgum_engine::{Player, RULES_VERSION, Variant};
use hamburgum_server::table::{Entry, Head};

#[test]
fn by_day() {
    tell(async |house| story(house, house.visitor().await?).await);
}

#[test]
fn by_night() {
    tell(async |house| story(house, house.visitor().await?.in_the_dark()).await);
}

#[test]
fn on_a_phone() {
    tell(async |house| story(house, house.visitor().await?.size(390, 844)).await);
}

async fn story(house: &House, visitor: Visitor) -> Told {
    finish_a_game(house).await;
    let page = house.visit(&visitor, "/en/statistics").await?;
    let figures = page.text("main").await?;
    for words in ["2 players", "Hamburgum", "base game", "1st to play", "alderman", "Openings"] {
        assert!(figures.contains(words), "{words} in {figures}");
    }
    check(&page).await?;

    // Three players: the first choice of the list is "all", the next "2", then "3".
    page.focus("#players").await?;
    page.press("ArrowDown").await?;
    page.press("ArrowDown").await?;
    page.focus("form.filter button").await?;
    page.press("Enter").await?;
    page.wait_for(".nothing").await?;
    assert!(page.address().await?.contains("players=3"), "{}", page.address().await?);
    check(&page).await?;
    Ok(())
}

async fn check(page: &Page) -> Told {
    let violations = page.axe().await?;
    assert!(violations.is_empty(), "{violations:?}");
    Ok(())
}

/// Two computers play to the end by chance.
async fn finish_a_game(house: &House) {
    let head = Head {
        name: "Alster".to_owned(),
        board: "hamburgum".to_owned(),
        variant: Variant::Base,
        players: vec![Player::Blue, Player::Red],
        draws: Vec::new(),
        rules: RULES_VERSION,
        seed: 7,
        start: None,
        lesson: None,
    };
    let computer = |seat| Entry::Computer { seat, level: Level::Alderman };
    let mut entries = vec![computer(Player::Blue), computer(Player::Red)];
    let (mut game, mut chance) = (head.begin().expect("a game"), RandomPlayer::new(3));
    while let Some(action) = chance.choose(game.state()) {
        entries.push(Entry::Act(game.board().say(&action).to_string()));
        game.play(action).expect("a legal action");
    }
    entries.push(Entry::Finish);
    house.app().tables().create(head, entries).await.expect("a table");
}
