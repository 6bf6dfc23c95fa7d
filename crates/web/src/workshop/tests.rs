//! What the workshop shows of finished, unfinished and broken boards.

use super::stand_in::stand_in;
use super::{Examined, WorkshopView, page, parts};
use crate::Language;
use crate::city::Shown;
use crate::pages::Reader;
use crate::testing::as_xml;
use hamburgum_engine::{Board, BoardDraft, MapSize};

fn reader(language: Language) -> Reader<'static> {
    Reader { language, theme: None, name: None, site: None }
}

fn empty() -> BoardDraft {
    BoardDraft {
        id: "city".to_owned(),
        name: "City".to_owned(),
        note: None,
        map: MapSize { width: 1000, height: 720 },
        harbour: None,
        wall: Vec::new(),
        churches: Vec::new(),
        sites: Vec::new(),
        lines: Vec::new(),
    }
}

#[test]
fn a_city_is_drawn_at_every_step_of_its_making() {
    let whole = BoardDraft::from(Board::hamburgum());
    assert_eq!(stand_in(&empty()), None);
    let mut draft = empty();
    for church in &whole.churches {
        draft.churches.push(church.clone());
        check_drawn(&draft);
    }
    for site in &whole.sites {
        draft.sites.push(site.clone());
        check_drawn(&draft);
    }
    for line in &whole.lines {
        draft.lines.push(line.clone());
        check_drawn(&draft);
    }
    let (_, shown) = stand_in(&draft).expect("a city");
    assert_eq!(shown, Shown::all(Board::hamburgum()));
}

fn check_drawn(draft: &BoardDraft) {
    let (_, shown) = stand_in(draft).expect("a part of a city");
    assert_eq!(shown.churches.len(), draft.churches.len());
    assert_eq!(shown.sites.len() as usize, draft.sites.len());
    assert_eq!(shown.lines.len(), draft.lines.len());
    let page = parts(reader(Language::English), &Examined::of_draft(draft.clone())).into_string();
    assert!(page.contains("data:image/svg+xml"));
}

#[test]
fn what_is_wrong_is_left_out_of_the_drawing() {
    let mut draft = BoardDraft::from(Board::hamburgum());
    draft.churches[1].colour = "red".to_owned();
    draft.sites[0].parish = "nowhere".to_owned();
    draft.sites[27].at = draft.sites[26].at;
    draft.lines.push(["M2".to_owned(), "nowhere".to_owned()]);
    let (_, shown) = stand_in(&draft).expect("a city");
    assert_eq!(shown.churches.len(), 5);
    // St. Nicolai has six sites.
    assert_eq!(shown.sites.len(), 20);
}

#[test]
fn every_error_appears_with_its_line_and_at_its_place() {
    let mut draft = BoardDraft::from(Board::hamburgum());
    draft.sites[3].at = [2000, 10];
    for language in Language::ALL {
        let examined = Examined::of_draft(draft.clone());
        let xml = as_xml(&parts(reader(language), &examined).into_string());
        let page = roxmltree::Document::parse(&xml).expect("markup");
        let by_id = |id: &str| {
            page.descendants().find(|node| node.attribute("id") == Some(id)).expect("an element")
        };
        let said = |id: &str| {
            by_id(id).descendants().filter_map(|node| node.text()).collect::<Vec<_>>().join(" ")
        };
        let message =
            crate::Texts::of(language).board_fault(&examined.errors()[0].fault, str::to_owned);
        assert!(said("sites-3").contains(&message), "{language:?}");
        assert!(!said("sites-4").contains(&message), "{language:?}");
        assert!(said("file").contains(&message), "{language:?}");
        assert!(by_id("sites-3").attribute("class").is_some_and(|class| class.contains("wrong")));
    }
}

#[test]
fn a_broken_file_stays_as_it_is() {
    let text = "id = 'x'\nname = \"<b>\n";
    let examined = Examined::of_text(text.to_owned());
    let page = page(&WorkshopView {
        reader: reader(Language::English),
        examined: &examined,
        new_city: "city1-7",
        own: &[],
        from: None,
    });
    let page = page.into_string();
    assert!(page.contains("name = &quot;&lt;b&gt;"));
    assert!(page.contains("Line 2:"));
    assert!(!page.contains("data-document"));
}

#[test]
fn places_that_would_cover_each_other_are_a_warning_at_their_place() {
    let mut draft = BoardDraft::from(Board::hamburgum());
    draft.sites[5].at = [90, 225];
    let examined = Examined::of_draft(draft);
    assert!(examined.board().is_some(), "it can be played on");
    let page = parts(reader(Language::English), &examined).into_string();
    assert_eq!(page.matches("M1 and M6 are so close").count(), 2, "in the palette and in the list");
}

#[test]
fn harbour_and_wall_are_drawn_and_what_is_wrong_with_them_is_said_at_their_place() {
    let mut draft = BoardDraft::from(Board::hamburgum());
    let plain = parts(reader(Language::English), &Examined::of_draft(draft.clone())).into_string();
    draft.wall = vec![[20, 20]];
    draft.harbour = Some([990, 300]);
    let placed = parts(reader(Language::English), &Examined::of_draft(draft.clone())).into_string();
    let wall = |page: &str| {
        page.split("data-wall=\"").nth(1).and_then(|rest| rest.split('"').next()).map(str::to_owned)
    };
    assert_ne!(wall(&plain), wall(&placed));
    draft.wall.push([1000, 800]);
    draft.harbour = Some([1200, 10]);
    for language in Language::ALL {
        let examined = Examined::of_draft(draft.clone());
        let page = parts(reader(language), &examined).into_string();
        for place in ["wall-1", "harbour-0"] {
            let row = page.split(&format!("id=\"{place}\"")).nth(1).expect("a row");
            assert!(
                row.split("</div>").next().is_some_and(|row| row.contains("class=\"wrong\"")),
                "{place}"
            );
            assert!(page.contains(&format!("href=\"#{place}\"")), "{place}");
        }
        // What is on the map is drawn nevertheless.
        assert!(wall(&page).is_some());
    }
}
