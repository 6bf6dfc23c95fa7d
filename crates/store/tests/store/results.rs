//! Results of games, and statistics over them.

use super::*;
use crate::database::{TestDatabase, tests_on};
use hamburgum_store::{By, GameResult, ResultBy, ResultRow, Selection, Tally};

tests_on!(
    file, postgres:
    a_game_counts_once_for_each_seat,
    a_player_who_resigned_has_a_place_but_no_prestige,
    results_on_a_shared_screen_count_for_nobody,
    an_account_takes_over_the_results_of_a_guest,
    results_can_be_filtered,
    wrong_sums_are_noticed,
    games_that_end_together_are_all_counted,
);

fn person(id: PersonId, place: u8, prestige: u32) -> ResultRow {
    seat(ResultBy::Person(Some(id)), place, Some(prestige))
}

fn computer(place: u8, prestige: u32) -> ResultRow {
    seat(ResultBy::Computer("master".into()), place, Some(prestige))
}

fn seat(player: ResultBy, place: u8, prestige: Option<u32>) -> ResultRow {
    ResultRow { player, place, prestige, opening: "church sugar".into() }
}

/// Ends a game at a table of its own.
async fn end(store: &Store, id: &str, seats: Vec<ResultRow>) {
    let result = GameResult { board: "hamburgum".into(), variant: "base".into(), seats };
    let over = Index { state: TableState::Over, result: Some(result), ..nobody() };
    store.create_table(table(id, nobody())).await.expect("a table");
    store.append(id, 0, &texts(["finish"]), &over).await.expect("the end");
    store.append(id, 1, &texts(["thanks"]), &over).await.expect("some talk after it");
}

async fn tallies(store: &Store, person: Option<PersonId>, by: By) -> Vec<Tally> {
    let selection = Selection { person, ..Selection::default() };
    store.tallies(&selection, by, 10).await.expect("sums")
}

fn tally(what: &str, places: [u32; 5], scored: u32, prestige: u32) -> Tally {
    Tally { what: what.into(), places, scored, prestige }
}

async fn a_game_counts_once_for_each_seat(database: TestDatabase) {
    let store = database.open().await;
    let me = guest(&store, 1).await;
    end(&store, "a", vec![person(me, 1, 90), computer(2, 70)]).await;
    end(&store, "b", vec![computer(1, 80), person(me, 3, 40), computer(2, 60)]).await;

    let all = tallies(&store, None, By::PlayedBy).await;
    let expected =
        [tally("master", [1, 2, 0, 0, 0], 3, 210), tally("person", [1, 0, 1, 0, 0], 2, 130)];
    assert_eq!(all, expected);
    let mine = tallies(&store, Some(me), By::Players).await;
    assert_eq!(mine, [tally("2", [1, 0, 0, 0, 0], 1, 90), tally("3", [0, 0, 1, 0, 0], 1, 40)]);
    let seats = tallies(&store, Some(me), By::Seat).await;
    assert_eq!(seats, [tally("1", [1, 0, 0, 0, 0], 1, 90), tally("2", [0, 0, 1, 0, 0], 1, 40)]);
}

async fn wrong_sums_are_noticed(database: TestDatabase) {
    let store = database.open().await;
    end(&store, "a", vec![computer(1, 80), computer(2, 70)]).await;
    assert_eq!(store.wrong_tallies().await.expect("an answer"), 0);
    store.close().await;
    let store = database.open().await;
    assert_eq!(store.wrong_tallies().await.expect("an answer"), 0);
    let wrong = "UPDATE tallies SET games = games + 1 WHERE place = 2";
    database.execute(wrong, wrong).await.expect("a wrong sum");
    assert_eq!(store.wrong_tallies().await.expect("an answer"), 2, "one is missing, one too many");
    store.close().await;
}

async fn a_player_who_resigned_has_a_place_but_no_prestige(database: TestDatabase) {
    let store = database.open().await;
    let me = guest(&store, 1).await;
    let gave_up = seat(ResultBy::Person(Some(me)), 2, None);
    end(&store, "a", vec![gave_up, computer(1, 70)]).await;
    let mine = tallies(&store, Some(me), By::Opening).await;
    assert_eq!(mine, [tally("church sugar", [0, 1, 0, 0, 0], 0, 0)]);
}

async fn results_on_a_shared_screen_count_for_nobody(database: TestDatabase) {
    let store = database.open().await;
    let me = guest(&store, 1).await;
    let shared = |place| seat(ResultBy::Person(None), place, Some(50));
    end(&store, "a", vec![shared(1), shared(2)]).await;
    assert_eq!(tallies(&store, Some(me), By::Seat).await, []);
    assert_eq!(
        tallies(&store, None, By::PlayedBy).await,
        [tally("person", [1, 1, 0, 0, 0], 2, 100)]
    );
}

async fn an_account_takes_over_the_results_of_a_guest(database: TestDatabase) {
    let store = database.open().await;
    let (guest, account) = (guest(&store, 1).await, account(&store, 2).await);
    end(&store, "a", vec![person(guest, 1, 90), computer(2, 70)]).await;
    store.merge_guest(guest, account).await.expect("a merge");
    for number in [guest, account] {
        let mine = tallies(&store, Some(number), By::Board).await;
        assert_eq!(mine, [tally("hamburgum", [1, 0, 0, 0, 0], 1, 90)]);
    }
}

async fn results_can_be_filtered(database: TestDatabase) {
    let store = database.open().await;
    let me = guest(&store, 1).await;
    end(&store, "a", vec![person(me, 1, 90), computer(2, 70)]).await;
    let cases = [
        (Selection { players: Some(2), ..Selection::default() }, 1),
        (Selection { players: Some(3), ..Selection::default() }, 0),
        (Selection { board: Some("hamburgum".into()), ..Selection::default() }, 1),
        (Selection { board: Some("londinium".into()), ..Selection::default() }, 0),
        (Selection { variant: Some("base".into()), ..Selection::default() }, 1),
        (Selection { variant: Some("one".into()), person: Some(me), ..Selection::default() }, 0),
    ];
    for (selection, rows) in cases {
        let found = store.tallies(&selection, By::Variant, 10).await.expect("sums");
        assert_eq!(found.len(), rows, "{selection:?}");
    }
}

/// Games that end at the same moment with the same keys in different orders, and are all counted, also
/// after the sums were brought up to date.
async fn games_that_end_together_are_all_counted(database: TestDatabase) {
    const GAMES: u32 = 24;
    let store = database.open().await;
    let mut games = tokio::task::JoinSet::new();
    for number in 0..GAMES {
        let store = store.clone();
        games.spawn(async move {
            let (first, second) = (computer(1, 10), seat(ResultBy::Person(None), 2, None));
            let seats = if number % 2 == 0 { vec![first, second] } else { vec![second, first] };
            end(&store, &number.to_string(), seats).await;
        });
    }
    games.join_all().await;
    let expected = [
        tally("master", [GAMES, 0, 0, 0, 0], GAMES, 10 * GAMES),
        tally("person", [0, GAMES, 0, 0, 0], 0, 0),
    ];
    assert_eq!(tallies(&store, None, By::PlayedBy).await, expected);
    store.close().await;
    let again = database.open().await;
    assert_eq!(tallies(&again, None, By::PlayedBy).await, expected);
    let nothing_is_left = "DO $$ BEGIN ASSERT NOT EXISTS (SELECT FROM tally_news); END $$";
    database.execute("SELECT 1", nothing_is_left).await.expect("all news in the sums");
}
