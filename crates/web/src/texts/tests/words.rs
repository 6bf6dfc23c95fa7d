//! The words of the game.

use super::said;
use crate::texts::{Language, Texts};
use hamburgum_engine::{
    Berth, Board, BuildingKind, Church, Field, Good, Material, Official, Player, Ship, Site, Token,
    TokenKind, Variant,
};
use std::collections::BTreeSet;

/// Formats each thing and asserts that all names are different.
fn check<T: Copy, const N: usize>(all: [T; N], say: impl Fn(&Texts, T) -> String) {
    let texts: Vec<_> = all.into_iter().map(|one| said(|texts| say(texts, one))).collect();
    for i in 0..Language::ALL.len() {
        let different: BTreeSet<_> = texts.iter().map(|one| &one[i]).collect();
        assert_eq!(different.len(), N, "{different:?}");
    }
}

#[test]
fn each_thing_has_a_unique_name() {
    check(Player::ALL, Texts::player);
    check(Field::ALL, Texts::field_exact);
    check(Good::ALL, Texts::good);
    check(Material::ALL, Texts::material);
    check(BuildingKind::ALL, Texts::building);
    check(Official::ALL, Texts::official);
    check(TokenKind::ALL, Texts::token_kind);
    check(Ship::ALL, Texts::ship);
    check(Berth::ALL, Texts::berth);
    check(Variant::ALL, Texts::variant);
    for board in Board::built_in() {
        check(Site::ALL, |texts, site| texts.site(board, site));
        for church in Church::ALL {
            let tokens = TokenKind::ALL.map(|kind| Token::new(church, kind));
            check(tokens, |texts, token| texts.token(board, token));
        }
    }
}

#[test]
fn both_trade_fields_have_one_name() {
    let east = said(|texts| texts.field(Field::TradeEast));
    assert_eq!(east, said(|texts| texts.field(Field::TradeWest)));
}

#[test]
fn plurals_follow_the_language() {
    let check = |say: &dyn Fn(&Texts) -> String, expected: [&str; 4]| {
        assert_eq!(said(say), expected);
    };
    check(&|texts| texts.goods(0, Good::Beer), ["0 beer", "0 Bier", "0 bière", "0 birre"]);
    check(
        &|texts| texts.materials(1, Material::Brick),
        ["1 brick", "1 Ziegel", "1 brique", "1 mattone"],
    );
    check(
        &|texts| texts.buildings(2, BuildingKind::Merchant),
        ["2 merchants", "2 Kaufleute", "2 marchands", "2 mercanti"],
    );
    check(&|texts| texts.ships(2), ["2 ships", "2 Schiffe", "2 navires", "2 navi"]);
    check(
        &|texts| texts.money(1_250),
        ["£1,250", "1.250\u{a0}Taler", "1\u{202f}250\u{a0}£", "1.250\u{a0}£"],
    );
    check(
        &|texts| texts.prestige(1),
        ["1 prestige", "1 Prestigepunkt", "1 point de prestige", "1 punto prestigio"],
    );
    check(&|texts| texts.number(1_000), ["1,000", "1.000", "1\u{202f}000", "1.000"]);
    check(&|texts| texts.percent(0.616), ["62%", "62\u{a0}%", "62\u{a0}%", "62%"]);
}

#[test]
fn lists_are_formatted_for_each_language() {
    let list = |items: &[&str]| {
        let items: Vec<_> = items.iter().map(|&item| item.to_owned()).collect();
        Texts::of(Language::German).list(&items)
    };
    assert_eq!(list(&[]), "");
    assert_eq!(list(&["Rot"]), "Rot");
    assert_eq!(list(&["Rot", "Blau"]), "Rot und Blau");
    assert_eq!(list(&["Rot", "Blau", "Grün"]), "Rot, Blau und Grün");
}
