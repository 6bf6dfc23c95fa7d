//! Each message in the four languages side by side, for people to read.

use super::fluent::{Messages, messages, variables};
use super::{keys, said};
use crate::texts::{Language, Texts, files};
use fluent_bundle::FluentValue;
use hamburgum_engine::{Good, Material, Player, Prompt, Ship};
use std::collections::BTreeSet;
use std::fmt::Write;

/// The values of a sample: singular or plural, and a name with or without an article.
#[derive(Clone, Copy)]
enum Sample<'a> {
    Many,
    One,
    /// As `Many`, with this word for this variable.
    Word(&'a str, &'a str),
}

#[test]
fn every_message_reads_well() {
    let english = messages(Language::English);
    let mut page = String::new();
    for (name, text) in files::of(Language::English) {
        writeln!(page, "## {name}\n").expect("room for a text");
        let lines = text.lines().filter_map(|line| line.split_once(" = "));
        for (key, _) in lines.filter(|(key, _)| english.contains_key(*key)) {
            writeln!(page, "{key}").expect("room for a text");
            page.push_str(&samples(&english, key, name == "words" || name == "analysis"));
        }
    }
    insta::assert_snapshot!("texts", page);
}

/// A message with several sample values; a message that only selects words is shown with each of them.
fn samples(english: &Messages, key: &str, all_words: bool) -> String {
    let variables = variables(english, key);
    let mut words = variables.iter().filter(|variable| *variable != "church");
    let word = words.find_map(|one| Some((one.as_str(), keys::vocabulary(one)?)));
    let mut samples = vec![Sample::Many, Sample::One];
    if let (Some((variable, words)), true) = (&word, all_words && !is_sentence(key)) {
        samples = words.iter().map(|word| Sample::Word(variable, word)).collect();
        samples.push(Sample::One);
    }
    // A site for officials is never refused for not being one.
    samples.retain(|sample| key != "reason-not-for-officials" || matches!(sample, Sample::Many));
    let mut seen = BTreeSet::new();
    let mut text = String::new();
    for sample in samples {
        let said = said(|texts| fill(texts, key, &variables, sample));
        if seen.insert(said.clone()) {
            let [en, de, fr, it] = said;
            write!(text, "  en {en}\n  de {de}\n  fr {fr}\n  it {it}\n\n")
                .expect("room for a text");
        }
    }
    text
}

fn is_sentence(key: &str) -> bool {
    key.starts_with("remark-")
}

fn fill(texts: &Texts, key: &str, variables: &BTreeSet<String>, sample: Sample<'_>) -> String {
    let values = variables.iter().map(|variable| (variable, value(texts, variable, sample)));
    let saying = texts.say(key);
    values.fold(saying, |saying, (name, value)| saying.with(name, value)).text()
}

fn value(texts: &Texts, variable: &str, sample: Sample<'_>) -> FluentValue<'static> {
    let pick = |many: &str, one: &str| match sample {
        Sample::Word(name, word) if name == variable => word.to_owned().into(),
        Sample::One => one.to_owned().into(),
        _ => many.to_owned().into(),
    };
    let count = |many: u32, one: u32| {
        FluentValue::from(match sample {
            Sample::One => one,
            _ => many,
        })
    };
    match variable {
        "player" => texts.player(Player::Red).into(),
        "other" => texts.player(Player::Blue).into(),
        "colour" => pick("red", "grey"),
        "parish-colour" => pick("red", "white"),
        "field" => pick("guildhall", "trade-east"),
        "good" => pick("beer", "sugar"),
        "material" => pick("brick", "bell"),
        "building" => pick("brewer", "official"),
        "official" => pick("councilman", "master-builder"),
        "token" => pick("ships", "five"),
        "church" => pick("petri", "mariendom"),
        "church-name" => pick("St. Petri", "Mariendom"),
        "site" => pick("P1", "J4"),
        "parish" => pick("St. Petri", "St. Jacobi"),
        "ship" => pick("green", "neutral"),
        "variant" => pick("one", "two"),
        "you" => pick("nobody", "player"),
        "grade" => pick("good", "best"),
        "plan" => pick("kept", "draft"),
        "why" => texts.say("plan-stopped-price-fell").text().into(),
        "action" => texts.say("action-launch").text().into(),
        "name" => pick("Jelka", "Alsterblick"),
        "query" => pick("bell", "SELL-4"),
        "rule" => pick("SELL-4", "DON-1"),
        "status" => pick("409", "404"),
        "zone" => pick("Europe/Berlin", "UTC"),
        "prompt" => texts.prompt(Prompt::Move(Player::Green)).into(),
        "chance" => texts.percent(0.34).into(),
        "possible" => texts.percent(0.46).into(),
        "margin" => texts.say("remark-ahead").with("number", 4).text().into(),
        "list" => texts.list(&bought(texts)).into(),
        "cargoes" => texts.list(&cargoes(texts)).into(),
        "ask" => texts.say("tutorial-ask-done").text().into(),
        "level" => "Master".into(),
        "left" => "2 d 3 h".into(),
        "until" => "Tue 18:00".into(),
        "date" | "last" => "2026-12-27".into(),
        "standings" => texts.list(&standings(texts)).into(),
        "ships" => {
            texts.list(&[Ship::Of(Player::Red), Ship::Neutral].map(|ship| texts.ship(ship))).into()
        }
        "first" => texts.player(Player::Yellow).into(),
        "rest" => texts.player(Player::Green).into(),
        "from" | "unscored" | "count" => count(3, 2),
        "to" | "surplus" => count(2, 1),
        "before" => count(100, 60),
        "now" => count(90, 50),
        "amount" => count(1_250, 1),
        "units" | "place" | "berth" | "number" => count(3, 1),
        "points" => count(5, 1),
        "all" => count(5, 5),
        "has" => count(2, 0),
        "share" => texts.percent(0.04).into(),
        "month" => count(11, 1),
        "weekday" => count(5, 7),
        "day" => pick("20", "1"),
        "year" => pick("2026", "2027"),
        "clock" => pick("20:00", "08:30"),
        "former" => texts.percent(0.21).into(),
        _ => panic!("no sample for ${variable}"),
    }
}

fn bought(texts: &Texts) -> [String; 3] {
    let [timber, brick, bell] = Material::ALL;
    [texts.materials(2, timber), texts.materials(3, brick), texts.materials(1, bell)]
}

fn cargoes(texts: &Texts) -> [String; 2] {
    let shipped = texts.say("log-cargo").goods(3, Good::Beer).with("berth", 3);
    [shipped.text(), texts.say("log-cargo-direct").goods(1, Good::Sugar).text()]
}

fn standings(texts: &Texts) -> [String; 2] {
    [(1, Player::Blue), (2, Player::Red)].map(|(place, player)| {
        let saying = texts.say("log-standing").player(player).with("place", place);
        saying.with("points", 43 - place).with("amount", 20).text()
    })
}
