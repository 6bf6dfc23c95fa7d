//! Taking seats, leaving and returning; and the chat.

use super::*;

#[tokio::test]
async fn an_invitation_opens_one_seat_once() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let table = anna.open_table(&[]).await;
    let door = anna.invitation(&table).await;
    let mut bert = app.stranger();
    bert.get(&door).await.expect(200).says("Alster").says("Anna").says("name=\"name\"");
    bert.post(&door, &[("name", "  ")]).await.expect(422).says("name-wrong");
    for _ in 0..2 {
        let answer = bert.post(&door, &[("name", "Bert")]).await.expect(303);
        assert_eq!(answer.location(), format!("/en/table/{table}"));
    }
    let answer = bert.get(&door).await.expect(303);
    assert_eq!(answer.location(), format!("/en/table/{table}"));
    let mut carla = app.stranger();
    let watch = format!("href=\"/en/table/{table}\"");
    carla.get(&door).await.expect(200).says(&watch);
    carla.post(&door, &[("name", "Carla")]).await.expect(409).says(&watch);
    let seats = app.app().tables().look(&table).await.expect("a table");
    assert!(seats.is_playing());
}

#[tokio::test]
async fn an_invalid_key_opens_nothing() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let table = anna.open_table(&[]).await;
    let door = anna.invitation(&table).await;
    let mut bert = app.stranger();
    for wrong in [format!("{door}x"), format!("/en/join/{table}/x"), "/en/join/x/y".to_owned()] {
        bert.get(&wrong).await.expect(404);
        bert.post(&wrong, &[("name", "Bert")]).await.expect(404);
    }
    assert!(bert.cookies.is_empty(), "no guest was made for it");
}

#[tokio::test]
async fn only_players_see_invitations() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let table = anna.open_table(&[]).await;
    let page = app.guest("Carla").await.get(&format!("/en/table/{table}")).await.expect(200);
    assert!(!page.body.contains("/join/"));
}

#[tokio::test]
async fn before_the_game_leaving_frees_the_seat() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let table = anna.open_table(&[("seats", "3")]).await;
    let mut bert = app.joins("Bert", &mut anna, &table).await;
    bert.does(&table, "leave", &[]).await.expect(303);
    app.joins("Carla", &mut anna, &table).await;
    bert.does(&table, "leave", &[]).await.expect(403);
    let fields = [("seat", "green"), ("level", "apprentice")];
    anna.does(&table, "computer", &fields).await.expect(303);
    anna.acts(&table, &["beer"]).await;
}

#[tokio::test]
async fn later_a_computer_stands_in_until_the_person_returns() {
    let app = TestApp::new().await;
    let (mut anna, mut bert, table) = app.two().await;
    bert.does(&table, "leave", &[]).await.expect(303);
    anna.live(&table).await.says("Bert");
    for _ in 0..2 {
        bert.does(&table, "return", &[("seat", "blue")]).await.expect(303);
    }
    anna.does(&table, "return", &[("seat", "blue")]).await.expect(403);
    anna.acts(&table, &["beer", "done"]).await;
    bert.acts(&table, &["beer"]).await;
}

#[tokio::test]
async fn a_player_who_resigned_cannot_return() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let table = anna.open_table(&[("seats", "3")]).await;
    let mut bert = app.joins("Bert", &mut anna, &table).await;
    let mut carla = app.joins("Carla", &mut anna, &table).await;
    bert.does(&table, "resign", &[("seat", "blue")]).await.expect(303);
    bert.does(&table, "return", &[("seat", "blue")]).await.expect(403);
    assert!(app.app().tables().look(&table).await.expect("a table").is_playing());
    carla.does(&table, "resign", &[("seat", "green")]).await.expect(303);
    anna.live(&table).await.says("class=\"act over\"");
}

#[tokio::test]
async fn on_one_screen_the_named_seat_resigns() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let here =
        [("seats", "3"), ("seat2", "here"), ("name2", "Uwe"), ("seat3", "here"), ("name3", "Ida")];
    let table = anna.open_table(&here).await;
    anna.does(&table, "resign", &[("seat", "green")]).await.expect(303);
    let seats = app.app().tables().look(&table).await.expect("a table");
    let resigned: Vec<bool> = seats.seats().iter().map(|seat| seat.has_resigned).collect();
    assert_eq!(resigned, [false, false, true]);
}

#[tokio::test]
async fn chat_messages_are_escaped() {
    let app = TestApp::new().await;
    let mut anna = app.guest("<b>Anna</b>").await;
    let table = anna.open_table(&[("table_name", "<i>Alster</i>")]).await;
    let mut bert = app.joins("\"><script>", &mut anna, &table).await;
    let text = "<script>alert('x')</script> & so on";
    bert.does(&table, "say", &[("text", text)]).await.expect(303);
    for path in [format!("/en/table/{table}"), "/en".to_owned()] {
        let page = anna.get(&path).await.expect(200);
        for bad in ["<script>", "<b>Anna", "<i>Alster"] {
            assert!(!page.body.contains(bad), "{bad} on {path}");
        }
    }
    anna.live(&table).await.says("&lt;script&gt;alert(").says("&amp; so on");
}

#[tokio::test]
async fn too_long_messages_are_refused() {
    let app = TestApp::new().await;
    let (mut anna, _, table) = app.two().await;
    anna.does(&table, "say", &[("text", &"ä".repeat(500))]).await.expect(303);
    anna.does(&table, "say", &[("text", &"a".repeat(501))]).await.expect(422);
}

#[tokio::test]
async fn an_invited_person_chooses_a_colour() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let table = anna.open_table(&[("seats", "3")]).await;
    let doors: Vec<String> = {
        let page = anna.get(&format!("/en/table/{table}")).await.expect(200);
        let parts = page.body.split("value=\"http://play.test/join/").skip(1);
        parts
            .map(|rest| format!("/en/join/{}", rest.split('"').next().unwrap_or_default()))
            .collect()
    };
    let [first, second] = &doors[..] else { panic!("{doors:?}") };
    let mut bert = app.stranger();
    let page = bert.get(first).await.expect(200);
    assert!(page.body.contains("value=\"grey\"") && !page.body.contains("value=\"red\""));
    bert.post(first, &[("name", "Bert"), ("colour", "pink")]).await.expect(422);
    bert.post(first, &[("name", "Bert"), ("colour", "red")]).await.expect(422).says("colour-wrong");
    for _ in 0..2 {
        bert.post(first, &[("name", "Bert"), ("colour", "green")]).await.expect(303);
    }
    // The seat that was green is blue now, and its link still leads there.
    let mut carla = app.stranger();
    carla.get(second).await.expect(200).says("value=\"blue\"");
    carla.post(second, &[("name", "Carla"), ("colour", "yellow")]).await.expect(303);
    let table = app.app().tables().look(&table).await.expect("a table");
    let seats: Vec<_> = table.seats().iter().map(|seat| seat.player.word()).collect();
    assert_eq!(seats, ["red", "green", "yellow"]);
    assert!(table.is_playing());
}
