//! The page of a finished game: the finale, its picture, and the final scores.

use super::*;
use crate::games::{head, whole_game};
use crate::harness::HOST;
use hamburgum_ai::Level;
use hamburgum_engine::Player;
use hamburgum_table::Entry;

const LANGUAGES: [&str; 4] = ["en", "de", "fr", "it"];

/// A finished random game of two computers: the table and the final scores.
async fn finished(app: &TestApp) -> (String, Vec<(Player, u32)>) {
    let head = head([Player::Blue, Player::Red]);
    let computer = |seat| Entry::Computer { seat, level: Level::Alderman };
    let (game, moves) = whole_game(&head);
    let entries = [vec![computer(Player::Blue), computer(Player::Red)], moves].concat();
    let table = app.app().tables().create(head, entries).await.expect("a table");
    let scores = game.state().final_scorings();
    (table, scores.iter().map(|one| (one.player, one.score.prestige)).collect())
}

#[tokio::test]
async fn the_side_panels_show_the_final_scores() {
    let app = TestApp::new().await;
    let (table, scores) = finished(&app).await;
    let page = app.stranger().live(&table).await;
    for (player, points) in scores {
        let shown = format!("data-count=\"prestige-{player}\">{points}<");
        assert!(page.body.contains(&shown), "{player} has {points}");
    }
}

#[tokio::test]
async fn everybody_sees_the_finale_in_every_language() {
    let app = TestApp::new().await;
    let (table, scores) = finished(&app).await;
    for language in LANGUAGES {
        let page = app.stranger().get(&format!("/{language}/table/{table}")).await.expect(200);
        let card = between(&page.body, "property=\"og:description\" content=\"", "\"");
        assert!(scores.iter().all(|(_, points)| card.contains(&points.to_string())), "{card}");
        let finale = between(&page.body, "<dialog id=\"finale\"", "</dialog>");
        for (_, points) in &scores {
            assert!(finale.contains(&format!("data-total=\"\">{points}<")), "{points}");
        }
        assert!(finale.contains(&format!("/{language}/table/{table}/result.svg")));
        assert!(finale.contains(&format!("data-copy=\"http://{HOST}/table/{table}\"")));
        assert!(!finale.contains("/rematch"), "who only watches plays no second game");
    }
}

#[tokio::test]
async fn a_running_game_has_no_finale_and_no_picture() {
    let app = TestApp::new().await;
    let (mut anna, _, table) = app.two().await;
    let page = anna.get(&format!("/en/table/{table}")).await.expect(200);
    assert!(!page.body.contains("finale.css") && !page.body.contains("id=\"finale\""));
    anna.get(&format!("/en/table/{table}/result.svg")).await.expect(404);
}

#[tokio::test]
async fn the_picture_is_standalone() {
    let app = TestApp::new().await;
    let (table, scores) = finished(&app).await;
    for language in LANGUAGES {
        let address = format!("/{language}/table/{table}/result.svg");
        let picture = app.stranger().get(&address).await.expect(200);
        assert_eq!(picture.header("content-type"), "image/svg+xml");
        let policy = picture.header("content-security-policy").to_owned();
        assert!(policy.contains("default-src 'none'") && policy.contains("font-src data:"));
        for (_, points) in &scores {
            assert!(picture.body.contains(&format!(">{points}</text>")), "{points}");
        }
    }
    app.stranger().get("/en/table/nothing/result.svg").await.expect(404);
}

#[tokio::test]
async fn players_can_play_again_and_those_who_stayed_win() {
    let app = TestApp::new().await;
    let (mut anna, mut bert, table) = app.two().await;
    anna.acts(&table, &["church", "donate petri.five", "done"]).await;
    anna.does(&table, "resign", &[("seat", "red")]).await.expect(303);
    for (visitor, heading) in [(&mut anna, "Blue wins"), (&mut bert, "You win")] {
        let page = visitor.live(&table).await.says("id=\"finale\"").says("/rematch");
        assert!(between(&page.body, "id=\"ending\"", "</h2>").contains(heading), "{heading}");
    }
}

#[tokio::test]
async fn turning_points_are_shown_once_the_review_is_done() {
    let app = TestApp::new().await;
    let (table, _) = finished(&app).await;
    let mut stranger = app.stranger();
    stranger.live(&table).await.says("Review the game to see which turns decided it.");
    stranger.post(&format!("/en/table/{table}/review"), &[]).await.expect(303);
    let begun = std::time::Instant::now();
    loop {
        let page = stranger.live(&table).await;
        let section = between(&page.body, "id=\"turning-points\"", "</section>").to_owned();
        if !section.contains("Review the game") {
            assert!(
                section.contains("replay?at=") || section.contains("No single turn"),
                "{section}"
            );
            return;
        }
        assert!(begun.elapsed().as_secs() < 120, "the review does not end");
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}
