//! The rules of the page are exactly those of `docs/rules.md`, in every language.

use super::*;
use crate::pages::{Reader, rules, rules_variants};
use crate::{Language, Texts};
use hamburgum_engine::{BuildingKind, Field, Good, Material, Official, Player, TokenKind, Variant};
use std::collections::BTreeSet;

/// The ids of `docs/rules.md`, in order.
fn decided() -> Vec<String> {
    let list = include_str!("../../../../docs/rules.md");
    let ids = list.lines().filter_map(|line| line.strip_prefix("- **")?.split("**").next());
    ids.map(str::to_owned).collect()
}

fn reader(language: Language) -> Reader<'static> {
    Reader { language, theme: None, name: None, site: None }
}

/// The anchors of a page that look like ids of rules.
fn anchors(page: &str) -> Vec<String> {
    let ids = page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next());
    ids.filter(|id| id.starts_with(|first: char| first.is_ascii_uppercase()))
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_rule_has_its_anchor_in_every_language_and_nothing_else_has() {
    let mut decided = decided();
    assert!(decided.len() > 40, "{decided:?}");
    decided.sort();
    for language in Language::ALL {
        let mut found = anchors(&rules(reader(language), "").into_string());
        found.sort();
        assert_eq!(found, decided, "{language:?}");
    }
}

#[test]
fn the_variants_have_their_rules_on_their_page_too() {
    let found = anchors(&rules_variants(reader(Language::French)).into_string());
    let variants = decided().into_iter().filter(|id| id.starts_with("VAR-")).collect::<Vec<_>>();
    assert_eq!(found, variants);
}

#[test]
fn every_rule_has_a_title_and_a_text_in_every_language() {
    for language in Language::ALL {
        let mut titles = BTreeSet::new();
        for rule in Rule::all() {
            let passage = Passage::of(Texts::of(language), rule.key);
            assert!(!passage.blocks.is_empty(), "{language:?} {}", rule.id);
            assert!(titles.insert(passage.title.clone()), "{language:?} {}", passage.title);
            let english = Passage::of(Texts::of(Language::English), rule.key);
            let parts = passage.blocks.len();
            assert_eq!(parts, english.blocks.len(), "{language:?} {}", rule.id);
        }
    }
}

/// Figures are drawn from positions, which the engine could refuse.
#[test]
fn every_figure_can_be_drawn() {
    let texts = Texts::of(Language::Italian);
    let drawn = Rule::all().filter(|rule| figures::of(texts, rule.id).is_some()).count();
    assert_eq!(drawn, 20);
    assert!(figures::of(texts, "idea").is_some());
}

#[test]
fn the_texts_contain_the_numbers_of_the_engine() {
    use hamburgum_engine::{DIRECT_PRICE, State};
    let numbers = |values: &[u32]| values.iter().map(u32::to_string).collect::<Vec<_>>();
    let depot: Vec<_> = (1..).map_while(State::depot_price).collect();
    let bonuses = State::BONUSES.map(u32::from);
    for language in Language::ALL {
        for (id, numbers) in [
            ("BUY-1", numbers(&depot)),
            ("DON-4", numbers(&bonuses)),
            ("SELL-2", numbers(&[DIRECT_PRICE])),
            ("BUILD-5", numbers(&[State::PRICES[0], State::PRICES[5]])),
        ] {
            let rule = Rule::with_id(id).expect("a rule");
            let words = Passage::of(Texts::of(language), rule.key).words();
            let found: Vec<_> = words.split(|one: char| !one.is_ascii_digit()).collect();
            for number in numbers {
                assert!(found.contains(&number.as_str()), "{language:?} {id}: {number}");
            }
        }
    }
}

#[test]
fn every_explained_id_is_a_rule_or_a_chapter() {
    let mut topics = vec![
        about::ROUND,
        about::PRESTIGE,
        about::CHURCH_BUILDER,
        about::MONEY,
        about::CITIZENS,
        about::BERTH,
        about::SUPPLY,
        about::SCORED_TOKENS,
        about::OPEN_TOKENS,
        about::CITY,
        about::RONDEL,
        about::CHURCH,
        about::CHURCHES,
        about::PRICES,
        about::DEPOT,
        about::DONATION,
        about::BONUSES,
        about::SELLING,
        about::BUYING,
        about::LAUNCHING,
        about::SCORING,
        about::UNDO,
        about::END_TURN,
    ];
    topics.extend(Field::ALL.map(about::field));
    topics.extend(Good::ALL.map(about::good));
    topics.extend(["ship", "marker", "citizen"]);
    topics.extend(Official::ALL.map(about::official));
    topics.extend(TokenKind::ALL.map(about::token));
    topics.extend(Material::ALL.map(about::material));
    for variant in Variant::ALL {
        topics.extend(BuildingKind::ALL.map(|kind| about::building(kind, variant)));
    }
    for topic in topics {
        for language in Language::ALL {
            let found = explanation(Texts::of(language), &topic.replace(' ', ","));
            let found = found.unwrap_or_else(|| panic!("{topic} is not explained")).into_string();
            let own = thing::tip_and_rules(Texts::of(language), topic).map(|(_, rules)| rules);
            let parts = own.unwrap_or(topic).split(' ').count() + usize::from(own.is_some());
            assert_eq!(found.matches("<h3>").count(), parts, "{topic}");
        }
    }
}

#[test]
fn money_is_explained_before_its_rules() {
    let found = explanation(Texts::of(Language::English), about::MONEY).expect("a thing");
    let found = found.into_string();
    let first = found.find("<h3>Money</h3>").expect("the thing itself");
    assert!(first < found.find("#SELL-1").expect("a rule"));
}

#[test]
fn every_thing_has_a_name_and_one_line_in_every_language() {
    for language in Language::ALL {
        let tips = tips(Texts::of(language));
        let words: BTreeSet<_> = tips.iter().map(|tip| tip.word).collect();
        assert_eq!(words.len(), tips.len(), "a word means one thing");
        for tip in tips {
            let is_player = tip.word.parse::<Player>().is_ok();
            assert!(!tip.name.is_empty() && tip.line.is_empty() == is_player, "{tip:?}");
            assert!(tip.line.chars().count() <= 130, "{language:?} {tip:?}");
        }
    }
}

#[test]
fn a_search_keeps_only_matching_rules() {
    let found = |language, typed| {
        let page = rules(reader(language), typed).into_string();
        (anchors(&page), page)
    };
    let (all, _) = found(Language::English, "  ");
    assert_eq!(all.len(), decided().len());
    let (ids, page) = found(Language::English, "sell-4");
    assert_eq!(ids, ["SELL-4"]);
    assert!(page.contains("<mark>SELL-4</mark>"));
    let (ids, _) = found(Language::German, "kirchenglocke fünfte");
    assert!(ids.contains(&"DON-2".to_owned()) && !ids.contains(&"SHIP-2".to_owned()), "{ids:?}");
    let (ids, page) = found(Language::French, "<script>alert(1)</script>");
    assert!(ids.is_empty() && !page.contains("<script>alert"));
}

/// Owners of the printed game search for its name of the neutral ships.
#[test]
fn neutral_ships_are_found_by_their_printed_name() {
    for (language, typed) in [
        (Language::English, "flying dutchman"),
        (Language::German, "holländer"),
        (Language::French, "hollandais volant"),
        (Language::Italian, "olandese volante"),
    ] {
        let found = anchors(&rules(reader(language), typed).into_string());
        assert_eq!(found, ["SHIP-3", "BUILD-7"], "{language:?}");
    }
}

#[test]
fn the_page_of_our_own_decisions_lists_each_of_them() {
    let page = crate::pages::rules_maps(reader(Language::English)).into_string();
    for id in ["SELL-4", "SHIP-5", "BUILD-7", "END-3", "VAR-5"] {
        assert!(page.contains(&format!(">{id}</a>")), "{id}");
    }
}
