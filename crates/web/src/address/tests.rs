//! Round trips of addresses.

use super::*;
use hamburgum_table::FormName;

fn addresses() -> Vec<Address<'static>> {
    let mut all = vec![
        Address::Home,
        Address::About,
        Address::Play,
        Address::NewTable,
        Address::OpenRecord,
        Address::Learn,
        Address::Account,
        Address::AccountForm("name"),
        Address::Notifications,
        Address::NotificationsForm("mail"),
        Address::ConfirmMail("abc.xyz"),
        Address::Unsubscribe("abc.xyz"),
        Address::Statistics,
        Address::MyStatistics,
        Address::Rules,
        Address::RulesPage("variants"),
        Address::Explanation("money"),
        Address::Join { table: "abc", key: "xyz" },
        Address::Manifest,
        Address::Offline,
        Address::Boards,
        Address::Board("abc"),
        Address::BoardForm("abc", "file"),
        Address::SaveBoard,
        Address::Workshop,
        Address::WorkshopCheck,
        Address::WorkshopProof,
    ];
    let mut at = vec![
        At::Page,
        At::Live,
        At::Events,
        At::Next,
        At::Seen,
        At::Notices,
        At::Replay { at: None },
        At::Replay { at: Some(7) },
        At::Record,
        At::Picture,
        At::PlayOn,
        At::Review,
        At::StopReview,
        At::TryTurn,
        At::Answer,
        At::PlayOnAfterAnswer,
    ];
    at.extend(FormName::ALL.map(At::Form));
    all.extend(at.into_iter().map(|at| Address::Table("abc", at)));
    all
}

#[test]
fn every_address_survives_a_round_trip() {
    for address in addresses() {
        assert_eq!(Address::parse(&address.to_string()), Some((None, address)));
        for language in Language::ALL {
            let text = address.in_language(language);
            assert_eq!(Address::parse(&text), Some((Some(language), address)), "{text}");
        }
    }
}

#[test]
fn unknown_addresses_are_not_parsed() {
    for text in ["", "en", "/nowhere", "/en/table", "/en/table/abc/dance", "/en/table/abc/review/x"]
    {
        assert_eq!(Address::parse(text), None, "{text}");
    }
    let start = Some((Some(Language::German), Address::Home));
    assert_eq!(Address::parse("/de"), start);
    assert_eq!(Address::parse("/de/#games"), start);
}
