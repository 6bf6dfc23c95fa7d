//! What analyses say.

use super::fluent::messages;
use super::said;
use crate::texts::{Cause, Language, Remark, Texts, remark};
use hamburgum_engine::{
    Board, BuildingKind, ByMaterial, Church, Field, Good, Official, Player, Token, TokenKind,
};
use std::collections::BTreeSet;

/// Keys that are said within others.
const WITHIN: [&str; 3] = ["remark-ahead", "remark-behind", "remark-level"];

/// Each kind of remark in each of its forms.
fn remarks(church: Church) -> Vec<Remark> {
    let token = Token::new(church, TokenKind::Citizens);
    let end = |place, margin| Remark::EndsGame { place, prestige: 40, margin };
    vec![
        end(1, 3),
        end(1, 0),
        end(2, -4),
        Remark::CompletesChurch(church, 7),
        Remark::TakesToken { token, now: 8, later: 0.2 },
        Remark::TakesToken { token, now: 8, later: 4.2 },
        Remark::Scores(token, 12),
        Remark::Sells(4, 340),
        Remark::Buys(ByMaterial([1, 3, 0]), 150),
        Remark::Produces(Good::Cloth, 2),
        Remark::Launches(1),
        Remark::Builds(BuildingKind::Brewer, 2, 0),
        Remark::Builds(BuildingKind::Merchant, 1, 100),
        Remark::Appoints(Official::Canon, 0),
        Remark::Appoints(Official::Canon, 90),
        Remark::PaysPrestige(Field::TradeWest, 2),
        Remark::Denies(Player::Blue, token, 8),
        Remark::MovesShipsOn(Player::Blue, 3),
        Remark::LetsComplete(Player::Blue, church, 4),
        Remark::LetsCompleteLast(Player::Blue, church, 3),
        Remark::Because(Cause::Forestalls(Player::Blue, church, 7)),
        Remark::Because(Cause::TakesOfficial(Player::Blue, Official::Vicar, 80)),
        Remark::Because(Cause::EnablesCompletion(church, 7)),
        Remark::Because(Cause::EnablesDonation(church)),
        Remark::Because(Cause::EnablesBuilding(3)),
        Remark::Because(Cause::EnablesShip),
        Remark::Because(Cause::EnablesSale(240)),
        Remark::Shifts("rondel"),
    ]
}

#[test]
fn every_remark_can_be_made() {
    let board = Board::hamburgum();
    let mut keys = BTreeSet::new();
    for church in Church::ALL {
        for remark in remarks(church) {
            keys.insert(Texts::of(Language::English).say_remark(board, remark).key);
            said(|texts| texts.remark(board, Player::Red, remark));
        }
    }
    let english = messages(Language::English);
    for key in english.keys().filter(|key| key.starts_with("remark-")) {
        assert!(keys.contains(key.as_str()) || WITHIN.contains(&key.as_str()), "{key}");
    }
}

#[test]
fn remarks_are_sentences() {
    let board = Board::hamburgum();
    let check = |remark, expected: [&str; 4]| {
        assert_eq!(said(|texts| texts.remark(board, Player::Red, remark)), expected);
    };
    check(
        Remark::EndsGame { place: 2, prestige: 40, margin: -4 },
        [
            "Red ends the game in place 2 with 40 prestige, 4 behind the winner",
            "Rot beendet das Spiel auf Platz 2 mit 40 Prestigepunkten, 4 hinter Platz eins",
            "Rouge termine la partie à la 2e place avec 40 points de prestige, 4 de retard sur le premier",
            "Rosso mette fine alla partita al 2º posto con 40 punti prestigio, 4 di distacco dal primo",
        ],
    );
    check(
        Remark::Buys(ByMaterial([1, 3, 1]), 200),
        [
            "Red buys 1 timber, 3 bricks and 1 bell for £200",
            "Rot kauft 1 Bauholz, 3 Ziegel und 1 Kirchenglocke für 200\u{a0}Taler",
            "Rouge achète 1 bois, 3 briques et 1 cloche pour 200\u{a0}£",
            "Rosso compra 1 legname, 3 mattoni e 1 campana per 200\u{a0}£",
        ],
    );
}

#[test]
fn parts_grades_and_worths_have_words() {
    let known = |word: Option<String>| word.expect("a word of the analysis");
    for part in remark::PARTS {
        said(|texts| known(texts.part(part)));
    }
    for grade in remark::GRADES {
        said(|texts| known(texts.grade(grade)));
    }
    assert_eq!(Texts::of(Language::English).grade("brilliant"), None);
    let worth = |points| said(|texts| texts.worth(points))[1].clone();
    assert_eq!(worth(3.44), "etwa +3,4\u{a0}Prestige");
    assert_eq!(worth(-0.52), "etwa −0,5\u{a0}Prestige");
    assert_eq!(worth(0.04), "etwa 0,0\u{a0}Prestige");
}
