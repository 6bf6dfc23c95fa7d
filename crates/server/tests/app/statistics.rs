//! Results of games on the pages.

use crate::games::{head, whole_game};
use crate::harness::TestApp;
use hamburgum_ai::Level;
use hamburgum_engine::{Game, Player};
use hamburgum_table::Entry;

/// The id of the first person of a new store.
const FIRST: i64 = 1;

/// This person plays Blue to the end against a master, who plays Red.
pub(crate) async fn finished_game(app: &TestApp, person: i64) -> Game<'static> {
    let head = head([Player::Blue, Player::Red]);
    let (game, moves) = whole_game(&head);
    let mut entries = vec![
        Entry::Sit { seat: Player::Blue, person, name: Some("Anna".to_owned()) },
        Entry::Computer { seat: Player::Red, level: Level::Master },
    ];
    entries.extend(moves);
    app.app().tables().create(head, entries).await.expect("a table");
    game
}

#[tokio::test]
async fn a_finished_game_is_counted_for_all_and_for_its_players() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let mut bert = app.guest("Bert").await;
    let game = finished_game(&app, FIRST).await;
    let blue = game.state().final_scorings().into_iter().find(|one| one.player == Player::Blue);
    let prestige = format!("{}.0", blue.expect("Blue played").score.prestige);

    for (is_anna, path, has_game) in [
        (true, "/en/statistics/mine", true),
        (false, "/en/statistics/mine", false),
        (false, "/en/statistics", true),
        (false, "/en/statistics?players=2&board=hamburgum&variant=base", true),
        (false, "/en/statistics?players=3", false),
        (false, "/en/statistics?players=many&board=%3Cb%3E", true),
    ] {
        let visitor = if is_anna { &mut anna } else { &mut bert };
        let page = visitor.get(path).await.expect(200);
        assert_eq!(page.text().contains("1st to play"), has_game, "{path}");
        assert_eq!(page.text().contains(&prestige), has_game, "{path}");
        assert_eq!(page.text().contains("No finished game matches"), !has_game, "{path}");
    }
    let page = anna.get("/en/statistics").await.expect(200);
    assert!(page.text().contains("people") && page.text().contains("master"), "who played");
}

#[tokio::test]
async fn a_stranger_has_no_games_of_their_own() {
    let app = TestApp::new().await;
    let page = app.stranger().get("/de/statistics/mine").await.expect(200);
    assert!(page.text().contains("Keine beendete Partie passt"));
}
