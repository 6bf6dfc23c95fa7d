//! Tests of editions and of what is sent.

use super::*;
use flate2::read::GzDecoder;
use hamburgum_table::{PersonId, Who};
use hamburgum_web::Language;
use std::cell::Cell;
use std::io::{Read as _, read_to_string};

fn viewer(id: Option<PersonId>, language: Language) -> Viewer {
    let who = id.map(|id| Who { id, aliases: Vec::new(), name: String::new() });
    let (origin, apart) = ("https://play.test".to_owned(), Apartness::default());
    Viewer { who, language, origin, extent: Extent::USUAL, apart }
}

/// A table with one number on it.
fn drawn(version: u64) -> Drawn {
    let filling = "filling ".repeat(40);
    let main = format!("<main data-version=\"0\"><p>{filling}</p><b>{version}</b></main>");
    Drawn { main, version, played: None }
}

fn text(update: &Update) -> String {
    match update {
        Update::Changes(_, _, packed) => packed.text(),
        other => panic!("{other:?} has no changes"),
    }
}

#[test]
fn packed_texts_can_be_files_and_parts_of_streams() {
    let texts = ["", "short", &"a long text, ".repeat(4_000)];
    let mut stream = GZIP_HEADER.to_vec();
    let mut expected = String::new();
    for text in texts {
        let packed = Packed::new(text);
        assert_eq!(packed.text(), text);
        assert_eq!(read_to_string(GzDecoder::new(&packed.file()[..])).expect("a gzip file"), text);
        stream.extend(packed.event());
        expected.extend(["data: ", text, "\n\n"]);
    }
    // A stream never ends properly, but everything that was sent can be read.
    let mut read = vec![0; expected.len()];
    GzDecoder::new(&stream[..]).read_exact(&mut read).expect("all events");
    assert_eq!(String::from_utf8(read).expect("a text"), expected);
}

#[test]
fn viewers_who_see_the_same_share_one_update() {
    let editions = Editions::default();
    let spectator = viewer(None, Language::English);
    let first = editions.remember(&spectator, Situation::sample(1), &drawn(1));
    let renderings = Cell::new(0);
    let draw = |_| {
        renderings.set(renderings.get() + 1);
        drawn(2)
    };
    let updates =
        [(); 50].map(|()| editions.update(&spectator, Situation::sample(2), Some(first), draw));
    assert_eq!(renderings.get(), 1);
    assert!(text(&updates[0]).contains("<b>2</b>"));
    assert!(updates.iter().all(|update| *update == updates[0]));
    let (now, _) = updates[0].goal();
    let same = editions.update(&spectator, Situation::sample(2), Some(now), draw);
    assert_eq!(same, Update::Same(now, 2));
    assert_eq!(renderings.get(), 1);
}

#[test]
fn nobody_gets_what_was_rendered_for_another() {
    let editions = Editions::default();
    let viewers = [
        viewer(None, Language::English),
        viewer(None, Language::German),
        viewer(Some(1), Language::English),
        viewer(Some(2), Language::English),
    ];
    let firsts =
        viewers.each_ref().map(|one| editions.remember(one, Situation::sample(1), &drawn(1)));
    for (number, one) in (10..).zip(&viewers) {
        let update = editions.update(one, Situation::sample(2), Some(firsts[0]), |_| drawn(number));
        assert!(text(&update).contains(&format!("<b>{number}</b>")));
    }
    // Knowing the edition of another viewer helps nobody.
    let secret = editions.remember(&viewers[2], Situation::sample(3), &drawn(99));
    let update = editions.update(&viewers[0], Situation::sample(3), Some(secret), |_| drawn(50));
    assert!(matches!(update, Update::Whole(..)), "{update:?}");
}

#[test]
fn memory_is_bounded() {
    let editions = Editions::default();
    let mut last = None;
    for version in 0..500 {
        for id in [None, Some(1), Some(2)] {
            let one = viewer(id, Language::ALL[version as usize % Language::ALL.len()]);
            let update =
                editions.update(&one, Situation::sample(version), last, |_| drawn(version));
            last = Some(update.goal().0);
        }
    }
    let (known, updates) = editions.count();
    assert!(known <= 24 && updates <= 12, "{known} editions and {updates} updates");
}

#[test]
fn only_updates_to_the_newest_edition_are_remembered() {
    let editions = Editions::default();
    let viewers = [None, Some(1)].map(|id| viewer(id, Language::English));
    for one in &viewers {
        let mut shown = editions.remember(one, Situation::sample(0), &drawn(0));
        for version in 1..10 {
            let update =
                editions.update(one, Situation::sample(version), Some(shown), |_| drawn(version));
            assert!(matches!(update, Update::Changes(..)), "{update:?}");
            shown = update.goal().0;
        }
    }
    assert_eq!(editions.count(), (6, 2));
    editions.forget_all();
    assert_eq!(editions.count(), (0, 0));
}

#[test]
fn an_unknown_edition_leads_to_the_whole_table() {
    let editions = Editions::default();
    let one = viewer(None, Language::English);
    let old = editions.remember(&one, Situation::sample(0), &drawn(0));
    for version in 1..5 {
        editions.remember(&one, Situation::sample(version), &drawn(version));
    }
    for from in [None, Some(old), "1".parse().ok()] {
        let update = editions.update(&one, Situation::sample(9), from, |_| drawn(9));
        assert!(matches!(update, Update::Whole(_, 9)), "{update:?}");
    }
}

#[test]
fn a_request_says_whether_it_takes_compressed_answers() {
    use axum::http::{HeaderMap, HeaderValue, header::ACCEPT_ENCODING};
    assert_eq!(Coding::of(&HeaderMap::new()), Coding::Plain);
    for (accepted, expected) in [
        ("gzip", Coding::Gzip),
        ("br, gzip;q=0.5", Coding::Gzip),
        ("deflate,gzip", Coding::Gzip),
        ("gzip;q=0, br", Coding::Plain),
        ("br", Coding::Plain),
        ("gzip;q=x", Coding::Plain),
    ] {
        let headers = [(ACCEPT_ENCODING, HeaderValue::from_static(accepted))];
        assert_eq!(Coding::of(&HeaderMap::from_iter(headers)), expected, "{accepted}");
    }
}
