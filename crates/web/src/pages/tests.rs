//! Invariants of every page, and snapshots of the English ones.

mod samples;

use super::Theme;
use crate::draw::{Label, logo};
use crate::testing::as_xml;
use crate::{Language, asset_address, assets};
use roxmltree::{Document, Node};
use std::collections::BTreeSet;

fn check_all(check: impl Fn(&str, &Document<'_>)) {
    for language in Language::ALL {
        for (name, page) in samples::pages(language) {
            let xml = as_xml(&page.into_string());
            let name = format!("{} {name}", language.code());
            let document = Document::parse(&xml).unwrap_or_else(|error| panic!("{name}: {error}"));
            check(&name, &document);
        }
    }
}

fn elements<'a>(document: &'a Document<'a>, name: &str) -> Vec<Node<'a, 'a>> {
    document.descendants().filter(|node| node.has_tag_name(name)).collect()
}

fn values<'a>(document: &'a Document<'a>, attribute: &str) -> Vec<&'a str> {
    document.descendants().filter_map(|node| node.attribute(attribute)).collect()
}

#[test]
fn every_page_has_one_title_and_one_main_part() {
    check_all(|name, page| {
        assert_eq!(elements(page, "h1").len(), 1, "{name}");
        let mains = elements(page, "main");
        assert_eq!(mains.len(), 1, "{name}");
        assert_eq!(mains[0].attribute("id"), Some("main"), "{name}");
    });
}

#[test]
fn heading_levels_are_not_skipped() {
    check_all(|name, page| {
        let mut last = 1;
        for node in page.descendants() {
            let tag = node.tag_name().name();
            let Some(level) = tag.strip_prefix('h').and_then(|rest| rest.parse::<u8>().ok()) else {
                continue;
            };
            assert!(level <= last + 1, "{name}: {tag} after h{last}");
            last = level;
        }
    });
}

#[test]
fn ids_are_unique_and_references_have_targets() {
    check_all(|name, page| {
        let ids = values(page, "id");
        let different: BTreeSet<_> = ids.iter().copied().collect();
        assert_eq!(ids.len(), different.len(), "{name}: {ids:?}");
        for attribute in ["for", "aria-labelledby", "aria-describedby"] {
            for id in values(page, attribute) {
                assert!(different.contains(id), "{name}: {attribute} {id}");
            }
        }
        for address in values(page, "href") {
            let inside = address.strip_prefix('#');
            assert!(inside.is_none_or(|id| different.contains(id)), "{name}: {address}");
        }
    });
}

#[test]
fn every_field_has_a_label() {
    check_all(|name, page| {
        let labelled: BTreeSet<_> = values(page, "for").into_iter().collect();
        for kind in ["input", "select"] {
            let seen = |field: &Node<'_, '_>| field.attribute("type") != Some("hidden");
            for field in elements(page, kind).into_iter().filter(seen) {
                let id = field.attribute("id").unwrap_or_default();
                assert!(labelled.contains(id), "{name}: {kind} {id}");
            }
        }
    });
}

#[test]
fn nothing_violates_the_security_policy() {
    check_all(|name, page| {
        assert!(values(page, "style").is_empty(), "{name}");
        assert!(elements(page, "style").is_empty(), "{name}");
        for script in elements(page, "script") {
            assert!(script.attribute("src").is_some() && script.text().is_none(), "{name}");
        }
        let attributes = page.descendants().flat_map(|node| node.attributes());
        let handler = attributes.map(|one| one.name()).find(|one| one.starts_with("on"));
        assert_eq!(handler, None, "{name}");
    });
}

#[test]
fn no_text_is_missing() {
    // A missing message or variable is shown in braces.
    check_all(|name, page| {
        let is_typed =
            |node: &Node<'_, '_>| node.ancestors().any(|around| around.has_tag_name("textarea"));
        let said = page.descendants().filter(|node| !is_typed(node));
        for text in said.filter_map(|node| node.text()) {
            assert!(!text.contains('{'), "{name}: {text}");
        }
    });
}

fn sheet(name: &str) -> &'static str {
    let asset = assets().iter().find(|asset| asset.name == name).expect("an asset");
    std::str::from_utf8(asset.bytes).expect("a text")
}

#[test]
fn colours_come_from_the_tokens() {
    let sheets =
        ["pages.css", "lobby.css", "rules.css", "explain.css", "notices.css", "workshop.css"];
    let sheet = sheets.map(sheet).concat();
    for line in sheet.lines() {
        let named = ["rgb", "hsl", ": white", ": black", ": #"];
        assert!(!named.iter().any(|word| line.contains(word)), "{line}");
    }
    let given = self::sheet("tokens.css").to_owned() + &sheet;
    for asked in sheet.split("var(").skip(1).filter_map(|rest| rest.split([')', ',']).next()) {
        assert!(given.contains(&format!("{asked}:")), "{asked} is not set");
    }
}

#[test]
fn the_favicon_is_the_logo() {
    // A standalone picture contains the light colours of the tokens literally.
    let icon = sheet("icon.svg");
    let logo = logo(Label::Decorative).into_string();
    let drawing = Document::parse(&logo).expect("a drawing");
    for path in values(&drawing, "d") {
        assert!(icon.contains(path), "{path}");
    }
    for (class, token) in
        [("spire", "c-copper-2"), ("brickwork", "c-wall"), ("in-shade", "c-wall-2")]
    {
        let (_, colour) = icon.split_once(&format!(".{class}{{fill:")).expect("a colour");
        let light = format!("--{token}: light-dark({},", &colour[..7]);
        assert!(sheet("tokens.css").contains(&light), "{light}");
    }
}

#[test]
fn the_icons_of_the_app_are_the_logo_on_paper() {
    let favicon = sheet("icon.svg");
    let drawn = |text: &'static str| text.split_once("<path class=\"spire\"").expect("a logo").1;
    for name in ["icons/app.svg", "icons/maskable.svg"] {
        assert_eq!(drawn(sheet(name)).trim_end(), drawn(favicon).trim_end(), "{name}");
        assert!(sheet(name).contains(&format!(".paper{{fill:{}}}", Theme::Light.paper())));
    }
    let papers = [Theme::Light, Theme::Dark].map(Theme::paper);
    let token = format!("--paper: light-dark({}, {})", papers[0], papers[1]);
    assert!(sheet("tokens.css").contains(&token), "{token}");
}

#[test]
fn every_class_outside_of_drawings_has_a_style() {
    let styles = [
        "base.css",
        "tokens.css",
        "pages.css",
        "home.css",
        "lobby.css",
        "statistics.css",
        "rules.css",
        "drawings.css",
        "notices.css",
        "workshop.css",
        "boards.css",
    ];
    let styles = styles.map(sheet).concat();
    check_all(|name, page| {
        let is_drawn =
            |node: Node<'_, '_>| node.ancestors().any(|around| around.has_tag_name("svg"));
        let nodes = page.descendants().filter(|node| !is_drawn(*node));
        for class in nodes.filter_map(|node| node.attribute("class")).flat_map(|one| one.split(' '))
        {
            assert!(styles.contains(&format!(".{class}")), "{name}: {class} has no style");
        }
    });
}

#[test]
fn english_pages_read_well() {
    for (name, page) in samples::pages(Language::English) {
        let page = page.into_string();
        let main = page.split_once("<main").and_then(|(_, rest)| rest.split_once("</main>"));
        let (main, _) = main.expect("a main part");
        // Addresses of assets change with any of the files, so they are removed.
        let fingerprint = asset_address("pages.css").replace("pages.css", "");
        let main = format!("<main{main}</main>").replace(&fingerprint, "/assets/");
        insta::assert_snapshot!(name, in_lines(&main));
    }
}

/// One element per line, for readable diffs; drawings are left out because they have their own tests.
fn in_lines(page: &str) -> String {
    let mut lines = String::new();
    let mut rest = page;
    while let Some((before, drawing)) = rest.split_once("<svg") {
        lines.push_str(before);
        rest = drawing.split_once("</svg>").expect("the end of a drawing").1;
    }
    lines.push_str(rest);
    lines.replace("><", ">\n<")
}
