//! What a reader looks for in the list of open tables. It is part of the address.

use super::{OfferedTable, OpenTablesView};
use crate::draw::{Icon, Label, icon};
use crate::{Address, Language};
use hamburgum_engine::Variant;
use hamburgum_table::{ClockPreset, Experience, FieldPairs};
use maud::{Markup, html};
use std::fmt;
use std::str::FromStr;

/// What a reader looks for; nothing means everything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableFilter {
    /// The number of players.
    pub players: Option<u8>,
    /// The city.
    pub city: Option<FilterCity>,
    /// The variant of the rules.
    pub variant: Option<Variant>,
    /// How much time players have.
    pub clock: Option<ClockPreset>,
    /// The experience of the reader: tables for anybody fit too.
    pub experience: Option<Experience>,
    /// The language of the host.
    pub language: Option<Language>,
}

/// A city, or all generated ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FilterCity {
    /// The board with this id.
    Board(String),
    /// Any generated city.
    Generated,
}

/// The word for all generated cities.
const GENERATED: &str = "new";

impl fmt::Display for FilterCity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board(id) => f.write_str(id),
            Self::Generated => f.write_str(GENERATED),
        }
    }
}

impl FilterCity {
    fn read(word: &str, boards: &[(&str, &str)]) -> Option<Self> {
        let is_known = || boards.iter().any(|(id, _)| *id == word);
        if word == GENERATED {
            Some(Self::Generated)
        } else {
            is_known().then(|| Self::Board(word.to_owned()))
        }
    }

    fn admits(&self, board: Option<&str>) -> bool {
        match self {
            Self::Board(id) => board == Some(id),
            Self::Generated => board.is_none(),
        }
    }
}

impl TableFilter {
    /// Reads the query of an address; what cannot be read is not looked for. Only these boards can be chosen.
    pub fn of(query: &FieldPairs, boards: &[(&str, &str)]) -> Self {
        let word = |name: &str| {
            let field = query.iter().find(|(other, _)| other == name);
            field.map(|(_, value)| value.as_str())
        };
        Self {
            players: read(word("players")).filter(|players| (2..=5).contains(players)),
            city: word("city").and_then(|word| FilterCity::read(word, boards)),
            variant: read(word("variant")),
            clock: read(word("clock")),
            experience: read(word("experience")).filter(|one| *one != Experience::Any),
            language: word("language").and_then(Language::from_code),
        }
    }

    /// Whether a table is looked for.
    pub fn admits(&self, table: &OfferedTable<'_>) -> bool {
        let is_for = |one: Experience| [one, Experience::Any].contains(&table.wanted);
        self.players.is_none_or(|players| usize::from(players) == table.seats.len())
            && self.city.as_ref().is_none_or(|city| city.admits(table.board))
            && self.variant.is_none_or(|variant| variant == table.variant)
            && self.clock.is_none_or(|clock| clock == table.clock)
            && self.experience.is_none_or(is_for)
            && self.language.is_none_or(|language| language == table.language)
    }

    /// The query of the address, with its question mark; empty if everything is looked for.
    pub fn query(&self) -> String {
        let fields = [
            ("players", self.players.map(|players| players.to_string())),
            ("city", self.city.as_ref().map(ToString::to_string)),
            ("variant", self.variant.map(|variant| variant.word().to_owned())),
            ("clock", self.clock.map(|clock| clock.word().to_owned())),
            ("experience", self.experience.map(|one| one.word().to_owned())),
            ("language", self.language.map(|language| language.code().to_owned())),
        ];
        let chosen =
            fields.into_iter().filter_map(|(name, word)| Some(format!("{name}={}", word?)));
        let query: Vec<String> = chosen.collect();
        if query.is_empty() { String::new() } else { format!("?{}", query.join("&")) }
    }
}

fn read<T: FromStr>(word: Option<&str>) -> Option<T> {
    word.and_then(|word| word.parse().ok())
}

/// The form of the filter.
pub(super) fn filters(view: &OpenTablesView<'_>) -> Markup {
    let (reader, filter) = (view.reader, view.filter);
    let texts = reader.texts();
    let players: Vec<_> = ["2", "3", "4", "5"].map(|one| (one.to_owned(), one.to_owned())).into();
    let mut cities: Vec<_> =
        view.boards.iter().map(|(id, name)| ((*id).to_owned(), (*name).to_owned())).collect();
    cities.push((GENERATED.to_owned(), reader.say("lobby-new-cities")));
    let variants: Vec<_> =
        Variant::ALL.map(|one| (one.word().to_owned(), texts.variant(one))).into();
    let clocks: Vec<_> =
        ClockPreset::ALL.map(|one| (one.word().to_owned(), texts.clock(one))).into();
    let experiences: Vec<_> = [Experience::Newcomers, Experience::Experienced]
        .map(|one| (one.word().to_owned(), texts.wanted(one)))
        .into();
    let languages: Vec<_> =
        Language::ALL.map(|one| (one.code().to_owned(), one.own_name().to_owned())).into();
    let of = |word: Option<String>| word.unwrap_or_default();
    html! {
        form class="filters" method="get" action=(reader.address(Address::OpenTables)) {
            (choice(view, "players", "page-new-seats", &players, &of(filter.players.map(|one| one.to_string()))))
            (choice(view, "city", "page-new-board", &cities, &of(filter.city.as_ref().map(ToString::to_string))))
            (choice(view, "variant", "page-new-variant", &variants, &of(filter.variant.map(|one| one.word().to_owned()))))
            (choice(view, "clock", "clock-choice", &clocks, &of(filter.clock.map(|one| one.word().to_owned()))))
            (choice(view, "experience", "lobby-experience", &experiences, &of(filter.experience.map(|one| one.word().to_owned()))))
            (choice(view, "language", "lobby-language", &languages, &of(filter.language.map(|one| one.code().to_owned()))))
            div class="do" {
                button class="button" type="submit" { (reader.say("lobby-show")) }
                @if *filter != TableFilter::default() {
                    a href=(reader.address(Address::OpenTables)) { (reader.say("lobby-show-all")) }
                }
            }
        }
    }
}

fn choice(
    view: &OpenTablesView<'_>,
    name: &str,
    label: &str,
    options: &[(String, String)],
    chosen: &str,
) -> Markup {
    let id = format!("filter-{name}");
    html! {
        div {
            label for=(id) { (view.reader.say(label)) }
            span class="select" {
                select id=(id) name=(name) {
                    option value="" { (view.reader.say("lobby-any")) }
                    @for (word, text) in options {
                        option value=(word) selected[word == chosen] { (text) }
                    }
                }
                (icon(Icon::Chevron, Label::Decorative))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages::{HostSeen, RowSeat};
    use hamburgum_engine::Player;

    const BOARDS: [(&str, &str); 1] = [("hamburgum", "Hamburgum")];

    fn filter(query: &[(&str, &str)]) -> TableFilter {
        let pairs: Vec<_> = query.iter().map(|&(a, b)| (a.to_owned(), b.to_owned())).collect();
        TableFilter::of(&pairs, &BOARDS)
    }

    #[test]
    fn an_address_is_read_as_it_was_written() {
        for query in [
            "",
            "?players=3",
            "?players=3&city=hamburgum&variant=two&clock=daily&experience=newcomers&language=it",
            "?city=new&experience=experienced",
        ] {
            let pairs: Vec<(&str, &str)> = query
                .trim_start_matches('?')
                .split('&')
                .filter_map(|pair| pair.split_once('='))
                .collect();
            assert_eq!(filter(&pairs).query(), query);
        }
        for wrong in [("players", "9"), ("city", "atlantis"), ("variant", "x"), ("language", "")] {
            assert_eq!(filter(&[wrong]), TableFilter::default(), "{wrong:?}");
        }
    }

    #[test]
    fn a_table_is_admitted_if_all_choices_fit() {
        let seats = [
            RowSeat { player: Player::Red, name: "Anna", points: 0 },
            RowSeat { player: Player::Blue, name: "", points: 0 },
        ];
        let table = OfferedTable {
            id: "a",
            name: "Alster",
            board: None,
            city: "Sundilentia",
            variant: Variant::Base,
            seats: &seats,
            host: "Anna",
            host_seen: HostSeen::Now,
            wanted: Experience::Newcomers,
            language: Language::German,
            is_advised: false,
            clock: ClockPreset::SeveralTurns,
            plan: None,
            is_mine: false,
        };
        for (name, fits, fails) in [
            ("players", "2", "3"),
            ("city", "new", "hamburgum"),
            ("variant", "base", "one"),
            ("clock", "several", "none"),
            ("experience", "newcomers", "experienced"),
            ("language", "de", "fr"),
        ] {
            assert!(filter(&[(name, fits)]).admits(&table), "{name}={fits}");
            assert!(!filter(&[(name, fails)]).admits(&table), "{name}={fails}");
            let anybody = OfferedTable { wanted: Experience::Any, ..table };
            assert_eq!(filter(&[(name, fails)]).admits(&anybody), name == "experience", "{name}");
        }
    }
}
