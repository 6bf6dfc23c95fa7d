//! Statistics of finished games, as charts and as tables.

mod chart;

use super::frame::{Frame, NavigationEntry, Reader};
use crate::Address;
use crate::draw::{Icon, Label, icon};
use hamburgum_engine::{Field, Variant};
use maud::{Markup, html};

/// The view model of the page.
#[derive(Clone, Copy, Debug)]
pub struct StatisticsView<'a> {
    /// The reader of the page.
    pub reader: Reader<'a>,
    /// Whose games are counted.
    pub whose: Whose,
    /// The filter.
    pub which: WhichGames<'a>,
    /// The ids of the boards with their names.
    pub boards: &'a [(&'a str, &'a str)],
    /// The groups of games; empty if there are no games.
    pub sections: &'a [Section<'a>],
}

/// Whose games are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// All games on this server.
    Everybodys,
    /// The reader's games.
    Mine,
}

impl Whose {
    fn address(self) -> Address<'static> {
        match self {
            Self::Everybodys => Address::Statistics,
            Self::Mine => Address::MyStatistics,
        }
    }

    fn title(self) -> &'static str {
        match self {
            Self::Everybodys => "statistics-all",
            Self::Mine => "statistics-mine",
        }
    }

    /// The key of the count's name: everybody's games count one result for each player.
    fn counted(self) -> &'static str {
        match self {
            Self::Everybodys => "statistics-results",
            Self::Mine => "statistics-games",
        }
    }

    fn lead(self) -> &'static str {
        match self {
            Self::Everybodys => "statistics-all-lead",
            Self::Mine => "statistics-mine-lead",
        }
    }
}

/// A filter of games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WhichGames<'a> {
    /// Those with this many players.
    pub players: Option<u8>,
    /// Those on this board.
    pub board: Option<&'a str>,
    /// Those of this variant.
    pub variant: Option<Variant>,
}

/// Games grouped by one aspect.
#[derive(Clone, Copy, Debug)]
pub struct Section<'a> {
    /// The aspect.
    pub by: Aspect,
    /// One row for each group.
    pub rows: &'a [StatisticsRow<'a>],
}

/// An aspect that games are grouped by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aspect {
    /// The number of players.
    Players,
    /// The board.
    Board,
    /// The variant.
    Variant,
    /// The place in the order of play.
    Seat,
    /// People or computers of a level.
    PlayedBy,
    /// The fields of the first turns.
    Opening,
}

impl Aspect {
    fn title(self) -> &'static str {
        match self {
            Self::Players => "statistics-by-players",
            Self::Board => "statistics-by-city",
            Self::Variant => "statistics-by-officials",
            Self::Seat => "statistics-by-seat",
            Self::PlayedBy => "statistics-by-who",
            Self::Opening => "statistics-by-opening",
        }
    }
}

/// The totals of a group of games.
#[derive(Clone, Debug)]
pub struct StatisticsRow<'a> {
    /// The common value of the aspect.
    pub what: Common<'a>,
    /// The number of first places, second places, and so on.
    pub places: [u32; 5],
    /// The mean prestige, if known.
    pub prestige: Option<f32>,
}

/// A value of an aspect.
#[derive(Clone, Debug)]
pub enum Common<'a> {
    /// The number of players.
    Players(u8),
    /// The board of this name.
    Board(&'a str),
    /// All generated cities.
    NewCities,
    /// All own boards.
    OwnCities,
    /// The variant.
    Variant(Variant),
    /// The place in the order of play, from 1.
    Seat(u8),
    /// People.
    People,
    /// A computer of the level with this name.
    Computer(&'a str),
    /// The fields of the first turns.
    Opening(Vec<Field>),
}

impl StatisticsRow<'_> {
    fn games(&self) -> u32 {
        self.places.iter().sum()
    }

    fn mean_place(&self) -> f32 {
        let sum: u32 = (1..).zip(self.places).map(|(place, games)| place * games).sum();
        share(sum, self.games())
    }

    /// The numbers of places, up to the last one that occurred.
    fn places_in_a_row(&self) -> String {
        let last = self.places.iter().rposition(|&games| games > 0).unwrap_or(0);
        let counts: Vec<String> = self.places[..=last].iter().map(u32::to_string).collect();
        counts.join(" · ")
    }
}

/// A fraction; 0 if the whole is 0.
fn share(part: u32, whole: u32) -> f32 {
    (f64::from(part) / f64::from(whole.max(1))) as f32
}

/// The page of statistics.
pub fn statistics(view: &StatisticsView<'_>) -> Markup {
    let reader = view.reader;
    let title = reader.say(view.whose.title());
    let path = &view.whose.address().to_string();
    let frame = Frame {
        reader,
        title: &title,
        path,
        place: NavigationEntry::Elsewhere,
        class: "statistics",
    };
    let is_empty = view.sections.iter().all(|section| section.rows.is_empty());
    frame.render_with(
        &["statistics.css"],
        &[],
        &html! {
            h1 { (title) }
            p class="lead" { (reader.say(view.whose.lead())) }
            (views(view))
            (filter(view))
            @if is_empty {
                p class="nothing" { (reader.say("statistics-nothing")) }
            }
            @for section in view.sections.iter().filter(|section| !section.rows.is_empty()) {
                (table(view, section))
            }
            p class="note" { (reader.say("statistics-note")) }
        },
    )
}

/// The common name of the generated cities.
pub fn new_cities(reader: Reader<'_>) -> String {
    reader.say("statistics-new-cities")
}

/// The common name of the own boards.
pub fn own_cities(reader: Reader<'_>) -> String {
    reader.say("statistics-own-cities")
}

/// Links to everybody's games and the reader's.
fn views(view: &StatisticsView<'_>) -> Markup {
    let reader = view.reader;
    html! {
        nav class="views" aria-label=(reader.say("statistics-views")) {
            @for whose in [Whose::Everybodys, Whose::Mine] {
                a href=(reader.address(whose.address()))
                    aria-current=[(whose == view.whose).then_some("page")] { (reader.say(whose.title())) }
            }
        }
    }
}

fn filter(view: &StatisticsView<'_>) -> Markup {
    let (reader, which) = (view.reader, view.which);
    let texts = reader.texts();
    let counts = (2..=5).map(|count: u8| (count.to_string(), count.to_string()));
    let boards = view.boards.iter().map(|(id, name)| ((*id).to_owned(), (*name).to_owned()));
    let variants =
        Variant::ALL.into_iter().map(|variant| (variant.word().to_owned(), texts.variant(variant)));
    let players = which.players.map(|count| count.to_string()).unwrap_or_default();
    html! {
        form class="filter" method="get" action=(reader.address(view.whose.address())) {
            fieldset {
                legend class="unseen" { (reader.say("statistics-filter")) }
                (choice(reader, "players", ["statistics-players", "statistics-any"], counts, &players))
                (choice(reader, "board", ["statistics-city", "statistics-any-city"], boards, which.board.unwrap_or("")))
                (choice(reader, "variant", ["statistics-officials", "statistics-any"], variants, which.variant.map_or("", Variant::word)))
                button class="button" type="submit" { (reader.say("statistics-show")) }
            }
        }
    }
}

/// A select element with its label; the first option is "all".
fn choice(
    reader: Reader<'_>,
    name: &str,
    [label, any]: [&str; 2],
    options: impl Iterator<Item = (String, String)>,
    chosen: &str,
) -> Markup {
    html! {
        p class="field" {
            label for=(name) { (reader.say(label)) }
            span class="select" {
                select id=(name) name=(name) {
                    option value="" { (reader.say(any)) }
                    @for (value, words) in options {
                        option value=(value) selected[value == chosen] { (words) }
                    }
                }
                (icon(Icon::Chevron, Label::Decorative))
            }
        }
    }
}

fn table(view: &StatisticsView<'_>, section: &Section<'_>) -> Markup {
    let (reader, title) = (view.reader, section.by.title());
    html! {
        section aria-labelledby=(title) {
            h2 id=(title) { (reader.say(title)) }
            @if section.by == Aspect::Opening {
                p class="note" { (reader.say("statistics-opening-lead")) }
            }
            (chart::chart(reader, section))
            details class="as-table" {
                summary { (reader.say("replay-graph-table")) }
                table class="figures" aria-labelledby=(title) {
                    thead {
                        tr {
                            td {}
                            th scope="col" { (reader.say(view.whose.counted())) }
                            @for key in COLUMNS { th scope="col" { (reader.say(key)) } }
                        }
                    }
                    tbody { @for line in section.rows { (row(reader, line)) } }
                }
            }
        }
    }
}

/// The titles of the other columns.
const COLUMNS: [&str; 4] =
    ["statistics-wins", "statistics-places", "statistics-place", "statistics-prestige"];

fn row(reader: Reader<'_>, row: &StatisticsRow<'_>) -> Markup {
    let texts = reader.texts();
    let games = row.games();
    let wins = share(row.places[0], games);
    let prestige = row.prestige.map_or_else(|| "–".to_owned(), |mean| texts.decimal(mean));
    html! {
        tr {
            th scope="row" { (name(reader, &row.what)) }
            td { (texts.number(games)) }
            td { (texts.number(row.places[0])) " " span class="share" { (texts.percent(wins)) } }
            td { (row.places_in_a_row()) }
            td { (texts.decimal(row.mean_place())) }
            td { (prestige) }
        }
    }
}

fn name(reader: Reader<'_>, what: &Common<'_>) -> String {
    let texts = reader.texts();
    match what {
        Common::Players(count) => {
            texts.say("statistics-of-players").with("count", u32::from(*count)).text()
        }
        Common::Board(name) | Common::Computer(name) => (*name).to_owned(),
        Common::NewCities => new_cities(reader),
        Common::OwnCities => own_cities(reader),
        Common::Variant(variant) => texts.variant(*variant),
        Common::Seat(number) => {
            texts.say("statistics-seat").with("number", u32::from(*number)).text()
        }
        Common::People => reader.say("statistics-people"),
        Common::Opening(fields) => {
            let fields: Vec<String> = fields.iter().map(|&field| texts.field(field)).collect();
            fields.join(" → ")
        }
    }
}
