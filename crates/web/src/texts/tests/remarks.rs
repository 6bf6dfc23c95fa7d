//! Texts of analyses.

use super::fluent::messages;
use super::said;
use crate::texts::{Audience, Language, Texts, remark};
use hamburgum_engine::{Board, Church, Field, Good, Official, Player, Token, TokenKind};
use hamburgum_table::{OnOther, Remark};
use std::collections::BTreeSet;

/// Keys that are used within others.
const WITHIN: [&str; 3] = ["remark-ahead", "remark-behind", "remark-level"];

/// Each kind of remark in each of its forms.
fn remarks(church: Church) -> Vec<Remark> {
    let token = Token::new(church, TokenKind::Citizens);
    let end = |place, margin| Remark::EndsGame { place, prestige: 40, margin };
    let on_other = |what| Remark::OnOther(Player::Blue, what);
    vec![
        end(1, 3),
        end(1, 0),
        end(2, -4),
        Remark::CompletesChurch(church, 7),
        Remark::TakesToken(token, 8),
        Remark::TakesToken(Token::new(church, TokenKind::Five), 5),
        Remark::RaisesTokens(4),
        Remark::ProducesMore { good: Good::Cloth, before: 1, after: 2 },
        Remark::CarriesMore(3),
        Remark::PaysPrestige(Field::TradeWest, 2),
        on_other(OnOther::Denied(token, 8)),
        on_other(OnOther::ShipsMovedOn(3)),
        on_other(OnOther::CanComplete(church, 4)),
        on_other(OnOther::CanCompleteLast(church, 3)),
        on_other(OnOther::Forestalled(church)),
        on_other(OnOther::LostOfficial(Official::Vicar, 80)),
        Remark::EnablesCompletion(church, 7),
        Remark::EnablesDonations(church, 1),
        Remark::EnablesDonations(church, 3),
        Remark::EnablesBuilding(1),
        Remark::EnablesBuilding(3),
        Remark::EnablesShip,
        Remark::EnablesSale(240),
        Remark::ScoresMore(5),
        Remark::MoreMoney(120),
    ]
}

/// A turn of Red, described to each of these.
fn audiences() -> [Audience; 3] {
    [Some(Player::Red), Some(Player::Blue), None]
        .map(|reader| Audience { player: Player::Red, reader })
}

#[test]
fn every_remark_has_a_text() {
    let board = Board::hamburgum();
    let mut keys = BTreeSet::new();
    for church in Church::ALL {
        for remark in remarks(church) {
            keys.insert(Texts::of(Language::English).say_remark(board, remark).key);
            for audience in audiences() {
                said(|texts| texts.remark(board, audience, remark));
            }
        }
    }
    let english = messages(Language::English);
    for key in english.keys().filter(|key| key.starts_with("remark-")) {
        assert!(keys.contains(key.as_str()) || WITHIN.contains(&key.as_str()), "{key}");
    }
}

#[test]
fn remarks_address_their_reader() {
    let board = Board::hamburgum();
    let check = |audience, remark, expected: [&str; 4]| {
        assert_eq!(said(|texts| texts.remark(board, audience, remark)), expected);
    };
    let [own, other, watcher] = audiences();
    let end = Remark::EndsGame { place: 2, prestige: 40, margin: -4 };
    check(
        watcher,
        end,
        [
            "Red ends the game in place 2 with 40 prestige, 4 behind the winner",
            "Rot beendet das Spiel auf Platz 2 mit 40 Prestigepunkten, 4 hinter Platz eins",
            "Rouge termine la partie à la 2e place avec 40 points de prestige, 4 de retard sur le premier",
            "Rosso mette fine alla partita al 2º posto con 40 punti prestigio, 4 di distacco dal primo",
        ],
    );
    let petri = board.church("petri").expect("a church of Hamburg");
    check(
        own,
        Remark::EnablesDonations(petri, 2),
        [
            "You can make 2 donations to St. Petri next turn",
            "Du kannst im nächsten Zug 2-mal für St. Petri spenden",
            "Vous pouvez faire 2 donations à St. Petri au prochain tour",
            "Puoi fare 2 donazioni a St. Petri al prossimo turno",
        ],
    );
    let ships = Remark::OnOther(Player::Blue, OnOther::ShipsMovedOn(2));
    check(
        other,
        ships,
        [
            "Ships move on, so you can carry 2 units less",
            "Schiffe rücken weiter, und du kannst 2 Waren weniger verschiffen",
            "Les navires avancent et vous pouvez transporter 2 marchandises de moins",
            "Le navi avanzano e puoi trasportare 2 beni in meno",
        ],
    );
    let [english, ..] = said(|texts| texts.remark(board, own, ships));
    assert_eq!(english, "Ships move on, so Blue can carry 2 units less");
}

#[test]
fn grades_and_chances_have_texts() {
    for grade in remark::GRADES {
        said(|texts| texts.grade(grade).expect("a grade of the analysis"));
    }
    assert_eq!(Texts::of(Language::English).grade("brilliant"), None);
    let chance = |share| said(|texts| texts.chance(share));
    assert_eq!(chance(0.998), [">99%", ">\u{a0}99\u{a0}%", ">\u{a0}99\u{a0}%", ">99%"]);
    assert_eq!(chance(0.001), ["<1%", "<\u{a0}1\u{a0}%", "<\u{a0}1\u{a0}%", "<1%"]);
    assert_eq!(chance(1.0), ["100%", "100\u{a0}%", "100\u{a0}%", "100%"]);
}
