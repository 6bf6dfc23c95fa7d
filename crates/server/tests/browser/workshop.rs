//! The workshop: Hamburg is copied from its picture by mouse and by keyboard, and nothing is lost.

use crate::house::{House, StoryResult, tell};
use hamburgum_browser::{Page, Visitor, button};
use hamburgum_engine::{Board, BoardDraft, ChurchDraft, SiteDraft};
use hamburgum_web::city_svg;
use serde_json::Value;
use std::path::PathBuf;
use std::sync::Arc;

/// Words of the picture that no request may contain.
const IN_PICTURE: &str = "a picture of Anna's printed board";

/// The Hamburg file, but for the note that our map is a reconstruction: a copy starts without a note.
fn hamburg() -> BoardDraft {
    BoardDraft { note: None, ..Board::hamburgum().into() }
}

/// The same with a harbour and a wall.
fn walled() -> BoardDraft {
    BoardDraft { harbour: Some([300, 710]), wall: vec![[15, 25], [980, 40]], ..hamburg() }
}

/// A window of the workshop.
struct Workshop {
    page: Arc<Page>,
}

impl Workshop {
    async fn open(house: &House, visitor: &Visitor, start: &str) -> StoryResult<Self> {
        let page = house.visit(visitor, "/en/workshop").await?;
        let workshop = Self { page };
        workshop.start(start).await?;
        Ok(workshop)
    }

    async fn start(&self, board: &str) -> StoryResult {
        self.page.click(format!("[data-start={board}]").as_str()).await?;
        self.page.wait_for("#canvas .marks").await
    }

    /// The point of the window at which a point of the map is shown.
    async fn on_screen(&self) -> StoryResult<impl Fn([u32; 2]) -> (f64, f64) + use<>> {
        let script =
            "(() => { const map = document.querySelector('.sheet-of-map').getBoundingClientRect();
            return [map.left, map.top, map.width]; })()";
        let found = self.page.evaluate(script).await?;
        let number = |index: usize| found[index].as_f64().unwrap_or_default();
        let (left, top, scale) = (number(0), number(1), number(2) / 1000.0);
        Ok(move |[x, y]: [u32; 2]| (left + f64::from(x) * scale, top + f64::from(y) * scale))
    }

    async fn choose_tool(&self, tool: &str) -> StoryResult {
        self.page.click(format!("[data-tool=\"{tool}\"]").as_str()).await
    }

    /// The file, once the server has checked the newest change.
    async fn file(&self) -> StoryResult<String> {
        let text = self.page.evaluate("document.querySelector('[name=text]').value").await?;
        Ok(text.as_str().unwrap_or_default().to_owned())
    }

    async fn wait_until_playable(&self) -> StoryResult {
        self.page.wait_for_text("#tools .next", "can be played on").await
    }

    /// The document in the browser's storage.
    async fn stored(&self) -> StoryResult<Value> {
        self.page.evaluate("JSON.parse(localStorage.getItem('workshop'))").await
    }
}

/// The parish that the workshop assumes for a new site.
fn nearest_parish(site: &SiteDraft) -> String {
    let distance = |church: &&ChurchDraft| {
        let [dx, dy] = [0, 1].map(|axis| church.at[axis].abs_diff(site.at[axis]));
        dx * dx + dy * dy
    };
    let board = hamburg();
    let churches = board.churches.iter().filter(|church| !church.cathedral);
    churches.min_by_key(distance).expect("a church").id.clone()
}

/// The picture of Hamburg as a file.
fn picture(house: &House) -> PathBuf {
    let path = house.folder().join("board.svg");
    let drawing = city_svg(Board::hamburgum()).into_string();
    let marked = drawing.replacen("<title", &format!("<!-- {IN_PICTURE} --><title"), 1);
    std::fs::write(&path, marked).expect("a file");
    path
}

#[test]
fn hamburg_is_copied_from_its_picture_with_the_mouse_alone() {
    tell(async |house| {
        let visitor = house.visitor().await?.size(1440, 900);
        let workshop = Workshop::open(house, &visitor, "empty-hamburgum").await?;
        let page = &workshop.page;
        page.click("#picture summary").await?;
        page.choose_file("#picture-file", &picture(house)).await?;
        page.wait_for(".world > img").await?;
        page.click("#picture summary").await?;
        let board = walled();
        let on_screen = workshop.on_screen().await?;
        let mut presses = 0;
        workshop.choose_tool("church red").await?;
        for church in &board.churches {
            page.drag_mouse(&[on_screen(church.at)]).await?;
            presses += 1;
        }
        for site in &board.sites {
            workshop.choose_tool(&format!("site {}", site.kind)).await?;
            page.drag_mouse(&[on_screen(site.at)]).await?;
            presses += 2;
            if nearest_parish(site) != site.parish {
                workshop.choose_tool(&format!("parish {}", site.parish)).await?;
                page.drag_mouse(&[on_screen(site.at)]).await?;
                presses += 2;
            }
        }
        workshop.choose_tool("line").await?;
        let place = |id: &str| {
            let church = board.churches.iter().find(|church| church.id == id);
            let site = || board.sites.iter().find(|site| site.id == id).map(|site| site.at);
            on_screen(church.map(|church| church.at).or_else(site).expect("a place"))
        };
        for [from, to] in &board.lines {
            page.drag_mouse(&[place(from), place(to)]).await?;
            presses += 1;
        }
        workshop.choose_tool("wall").await?;
        // The first corner is dragged to its place.
        page.drag_mouse(&[on_screen([60, 60])]).await?;
        page.drag_mouse(&[on_screen([60, 60]), on_screen([30, 30]), on_screen(board.wall[0])])
            .await?;
        page.drag_mouse(&[on_screen(board.wall[1])]).await?;
        workshop.choose_tool("harbour").await?;
        page.drag_mouse(&[on_screen(board.harbour.expect("a harbour"))]).await?;
        presses += 6;
        workshop.wait_until_playable().await?;
        page.wait_for("#tools [data-tool=harbour] .ic + span + .ic").await?;
        assert_eq!(workshop.file().await?, board.text());
        assert!(presses < 160, "{presses} presses");
        no_request_has_the_picture(page);
        page.follow(button("Save the city")).await?;
        page.wait_for(".drawn-city figure img").await?;
        assert_eq!(house.app().store().whole_boards("", 10).await.expect("boards").len(), 1);
        Ok(())
    });
}

fn no_request_has_the_picture(page: &Page) {
    let sent = page.sent();
    assert!(sent.iter().any(|request| request.has_body), "the document is sent");
    for request in sent.iter().filter(|request| request.has_body) {
        let body = request.body.as_deref().expect("a body of text");
        for part in [IN_PICTURE, "Anna", "%3Csvg", "<svg", "viewBox", "base64"] {
            assert!(!body.contains(part), "{} contains {part}", request.address);
        }
    }
    for request in sent {
        let is_ours = ["http://127.0.0.1", "blob:http://127.0.0.1", "data:"];
        let address = &request.address;
        assert!(is_ours.iter().any(|origin| address.starts_with(origin)), "{address}");
    }
}

#[test]
fn hamburg_is_copied_with_the_keyboard_alone() {
    tell(async |house| {
        let visitor = house.visitor().await?.size(1440, 900);
        let workshop = Workshop::open(house, &visitor, "empty-hamburgum").await?;
        let page = &workshop.page;
        let board = walled();
        for (number, church) in board.churches.iter().enumerate() {
            page.focus("[data-do=add-church]").await?;
            page.press("Enter").await?;
            page.wait_for(format!("#churches-{number}-name:focus").as_str()).await?;
            type_position(page, church.at).await?;
        }
        for (number, site) in board.sites.iter().enumerate() {
            page.focus("[data-do=add-site]").await?;
            page.press("Enter").await?;
            page.wait_for(format!("#sites-{number}-kind:focus").as_str()).await?;
            let kinds =
                ["brewer", "sugar-refiner", "cloth-maker", "merchant", "captain", "official"];
            choose_option(page, kinds.iter().position(|kind| *kind == site.kind)).await?;
            page.press("Tab").await?;
            let mut parishes = board.churches.iter().filter(|church| !church.cathedral);
            let parish = parishes.position(|church| church.id == site.parish);
            choose_option(page, parish.map(|parish| parish + 1)).await?;
            type_position(page, site.at).await?;
        }
        for (number, &corner) in board.wall.iter().enumerate() {
            add_position(page, "wall", number, corner).await?;
        }
        add_position(page, "harbour", 0, board.harbour.expect("a harbour")).await?;
        for (number, site) in board.sites.iter().enumerate() {
            page.fill(format!("#sites-{number}-lines").as_str(), &neighbours(&board, &site.id))
                .await?;
            page.press("Tab").await?;
        }
        workshop.wait_until_playable().await?;
        assert_eq!(workshop.file().await?, board.text());
        Ok(())
    });
}

/// Adds the harbour or a corner of the wall, and types where it is.
async fn add_position(page: &Page, list: &str, number: usize, at: [u32; 2]) -> StoryResult {
    page.focus(format!("[data-do=add-{list}]").as_str()).await?;
    page.press("Enter").await?;
    page.wait_for(format!("#{list}-{number}-x:focus").as_str()).await?;
    page.type_text(&at[0].to_string()).await?;
    page.press("Tab").await?;
    page.type_text(&at[1].to_string()).await?;
    page.press("Tab").await
}

/// Types coordinates into the two fields after the focused one.
async fn type_position(page: &Page, at: [u32; 2]) -> StoryResult {
    for value in at {
        page.press("Tab").await?;
        page.type_text(&value.to_string()).await?;
    }
    page.press("Tab").await
}

/// Chooses an option of the focused list with the arrow keys.
async fn choose_option(page: &Page, number: Option<usize>) -> StoryResult {
    page.press("Home").await?;
    for _ in 0..number.expect("an option") {
        page.press("ArrowDown").await?;
    }
    Ok(())
}

fn neighbours(board: &BoardDraft, id: &str) -> String {
    let ends = board.lines.iter().filter(|line| line.iter().any(|end| end == id));
    let others = ends.flatten().filter(|end| *end != id).map(String::as_str);
    others.collect::<Vec<_>>().join(" ")
}

#[test]
fn a_finger_moves_a_site_and_everything_can_be_undone() {
    tell(async |house| {
        let visitor = house.visitor().await?.size(390, 664);
        let workshop = Workshop::open(house, &visitor, "hamburgum").await?;
        let page = &workshop.page;
        let on_screen = workshop.on_screen().await?;
        // J3 is near the right edge of the map.
        let (from, to) = ([930, 320], [950, 500]);
        page.drag_finger(&[on_screen(from), on_screen([940, 400]), on_screen(to)]).await?;
        let moved = workshop.stored().await?["sites"][25]["at"].clone();
        let near =
            |axis: usize| (moved[axis].as_f64().unwrap_or_default() - f64::from(to[axis])).abs();
        assert!(near(0) < 15.0 && near(1) < 15.0, "{moved}");
        page.click("[data-do=undo]").await?;
        assert_eq!(workshop.stored().await?["sites"][25]["at"], serde_json::json!(from));
        page.press("Control+y").await?;
        assert_eq!(workshop.stored().await?["sites"][25]["at"], moved);
        page.press("Control+z").await?;
        assert_eq!(workshop.stored().await?["sites"][25]["at"], serde_json::json!(from));
        // A reload brings everything back.
        page.press("Control+y").await?;
        page.reload().await?;
        page.wait_for("#canvas .mark").await?;
        assert_eq!(workshop.stored().await?["sites"][25]["at"], moved);
        page.click("button[data-tab=list]").await?;
        page.wait_for("#sites-25").await
    });
}

#[test]
fn wrong_files_get_a_message_at_the_right_place() {
    tell(async |house| {
        let workshop = Workshop::open(house, &house.visitor().await?, "hamburgum").await?;
        let page = &workshop.page;
        let before = workshop.stored().await?;
        let file = |name: &str, text: &str| {
            let path = house.folder().join(name);
            std::fs::write(&path, text).expect("a file");
            path
        };
        let broken = hamburg().text().replace("[sites]", "[sites");
        for (name, text, message) in [
            ("broken.toml", broken.as_str(), "can’t be read as a board file"),
            ("huge.toml", &"# huge\n".repeat(20_000), "at most 64 kilobytes"),
        ] {
            page.click("button[data-tab=file]").await?;
            page.choose_file("#board-file", &file(name, text)).await?;
            page.wait_for_text("#file .complaints", message).await?;
            assert_eq!(workshop.stored().await?, before, "a wrong file replaces nothing");
        }
        let outside = hamburg().text().replace("[145, 480]", "[1450, 480]");
        page.choose_file("#board-file", &file("outside.toml", &outside)).await?;
        page.wait_for_text("#file .complaints", "M4 is outside the map").await?;
        page.click("button[data-tab=list]").await?;
        page.wait_for_text("#sites-3", "M4 is outside the map").await?;
        page.wait_for(".mark.wrong[data-thing='sites.3']").await
    });
}

#[test]
fn games_are_played_on_a_finished_board_only() {
    tell(async |house| {
        let workshop = Workshop::open(house, &house.visitor().await?, "empty-hamburgum").await?;
        let page = &workshop.page;
        page.click("button[data-tab=test]").await?;
        page.click("[data-do=prove]").await?;
        page.wait_for("#test .when-unfinished").await?;
        page.click("[data-do=restart]").await?;
        workshop.start("londinium").await?;
        workshop.wait_until_playable().await?;
        page.click("[data-do=prove]").await?;
        page.wait_for_text("#test .result", "What 2 games say").await?;
        page.wait_for_text("#test .result", "Wins by seat").await?;
        page.wait_for("#test .result .city-picture").await
    });
}
