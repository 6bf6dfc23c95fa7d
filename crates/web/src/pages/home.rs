//! The home page: a quick start, the reader's games, and games of others.

mod boards;
mod showcase;

pub use boards::OtherGame;

use super::field::Chip;
use super::frame::{Frame, NavigationEntry, Reader};
use super::learn::learn;
use super::open_tables::SomeOpenTables;
use super::panorama::panorama;
use crate::Texts;
use crate::draw::{Form, Icon, Label, emblem, icon};
use crate::table::clock::time_left;
use crate::table::turn::since_then;
use crate::{Address, At};
use hamburgum_engine::{Player, State, Turn};
use hamburgum_table::GameKind;
use maud::{Markup, html};

/// The view model of the home page.
#[derive(Clone, Copy, Debug)]
pub struct HomeView<'a> {
    /// The reader of the page.
    pub reader: Reader<'a>,
    /// Whether the reader has no account.
    pub is_guest: bool,
    /// The words of the levels with their translated names, the weakest first; the form sends the word
    /// as `level`.
    pub levels: &'a [(&'a str, &'a str)],
    /// The word of the preselected level.
    pub level: &'a str,
    /// The reader's games: first those that wait for the reader, the next deadline on top.
    pub games: &'a [GameRow<'a>],
    /// How many games wait for the reader, on all pages of the list.
    pub waiting: usize,
    /// The page of these games.
    pub page: GamesPage,
    /// Tables that are offered to everybody, unless the server has none.
    pub open_tables: Option<SomeOpenTables<'a>>,
    /// Running games of others.
    pub others: &'a [OtherGame<'a>],
}

/// A page of the reader's games. Places are numbers of games before a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GamesPage {
    /// The place of this page.
    pub from: u32,
    /// The place of the page before it.
    pub newer: Option<u32>,
    /// The place of the page after it.
    pub older: Option<u32>,
}

impl GamesPage {
    fn address(reader: Reader<'_>, from: u32) -> String {
        let home = reader.address(Address::Home);
        if from == 0 { home } else { format!("{home}?from={from}") }
    }
}

/// A game of the reader.
#[derive(Clone, Copy, Debug)]
pub struct GameRow<'a> {
    /// The id in the table's address.
    pub id: &'a str,
    /// The name of the table.
    pub name: &'a str,
    /// The name of the board.
    pub board: &'a str,
    /// The round of the game.
    pub round: u32,
    /// The seats in the order of play.
    pub seats: &'a [RowSeat<'a>],
    /// The position, without drafts; only while the game is on.
    pub position: Option<&'a State<'static>>,
    /// What others did since the reader's last turn, if it is the reader's turn.
    pub happened: &'a [Turn<'static>],
    /// The stage of the game.
    pub state: GameState<'a>,
    /// When the time of the player to move is up, in milliseconds since 1970.
    pub due: Option<i64>,
    /// The origin of the game.
    pub kind: GameKind,
}

/// A seat in the list of the reader's games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowSeat<'a> {
    /// The colour.
    pub player: Player,
    /// Who plays; empty for an open seat.
    pub name: &'a str,
    /// The prestige; after the game that of the final scoring.
    pub points: u32,
}

/// The mark of a kind of game in a list.
fn mark(kind: GameKind, texts: &Texts) -> Option<String> {
    match kind {
        GameKind::BegunHere => None,
        GameKind::Copy => Some(texts.say("replay-copy").text()),
        GameKind::Record => Some(texts.say("replay-record").text()),
    }
}

/// The stage of a game, for the reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameState<'a> {
    /// The reader is to move.
    MyTurn,
    /// Somebody else is to move.
    TurnOf(Player),
    /// This many seats are still open.
    Gathering(u32),
    /// The game is over; the winners.
    WonBy(&'a [Player]),
    /// It was ended before anybody won.
    Ended,
}

impl GameState<'_> {
    /// The sort key: games that wait for the reader come first, finished ones last.
    fn rank(self) -> u8 {
        match self {
            Self::MyTurn => 0,
            Self::TurnOf(_) => 1,
            Self::Gathering(_) => 2,
            Self::WonBy(_) | Self::Ended => 3,
        }
    }

    fn class(self) -> &'static str {
        match self {
            Self::MyTurn => "game on mine",
            Self::TurnOf(_) => "game on",
            Self::Gathering(_) => "game",
            Self::WonBy(_) | Self::Ended => "game over",
        }
    }

    fn text(self, texts: &Texts) -> String {
        match self {
            Self::MyTurn => texts.say("page-home-your-turn").text(),
            Self::TurnOf(player) => texts.say("page-home-turn-of").player(player).text(),
            Self::Gathering(0) => texts.say("lobby-all-seated").text(),
            Self::Gathering(seats) => texts.say("page-home-gathering").with("units", seats).text(),
            Self::WonBy(winners) => {
                let names: Vec<_> = winners.iter().map(|one| texts.player(*one)).collect();
                texts.say("page-home-won").with("standings", texts.list(&names)).text()
            }
            Self::Ended => texts.say("page-home-ended").text(),
        }
    }
}

/// The home page.
pub fn home(view: &HomeView<'_>) -> Markup {
    let reader = view.reader;
    let frame = Frame {
        reader,
        title: &reader.say("page-home-title"),
        path: "/",
        place: NavigationEntry::Home,
        class: "home",
    };
    frame.render_with(
        &["home.css", "lobby.css"],
        &["scripts/home.js", "scripts/install.js", "scripts/times.js"],
        &html! {
            section class="opening" {
                div class="words" {
                    h1 { "Hamburgum" }
                    p class="lead" { (reader.say("page-home-lead")) }
                }
                (panorama())
            }
            // Whoever is awaited does not look for another game first.
            @if view.waiting > 0 {
                div class="columns awaited" { (running(view)) (play_now(view)) }
            } @else {
                div class="columns" { (play_now(view)) (running(view)) }
            }
        },
    )
}

/// The part of the page that updates itself; the first load and all updates render it.
pub fn running(view: &HomeView<'_>) -> Markup {
    let own = view.games.iter().filter_map(|game| game.position);
    let all = own.chain(view.others.iter().map(|game| game.position));
    html! {
        div id="running" data-live=(GamesPage::address(view.reader, view.page.from)) data-waiting=(view.waiting) {
            (boards::grounds(all))
            // Whoever has no games yet finds people first.
            @if view.games.is_empty() { (open_tables(view)) }
            (games(view))
            @if !view.games.is_empty() { (open_tables(view)) }
            (boards::others(view.reader, view.others))
        }
    }
}

fn open_tables(view: &HomeView<'_>) -> Markup {
    html! { @if let Some(tables) = view.open_tables { (tables.render(view.reader)) } }
}

fn play_now(view: &HomeView<'_>) -> Markup {
    let reader = view.reader;
    html! {
        section class="play" aria-labelledby="play-title" {
            h2 id="play-title" { (reader.say("page-home-play-title")) }
            form method="post" action=(reader.address(Address::Play)) {
                fieldset {
                    legend { (reader.say("page-home-level")) }
                    div class="chips" {
                        @for (word, name) in view.levels {
                            @let chip = Chip { name: "level", value: word, chosen: view.level };
                            (chip.render("chip", &html! { (name) }))
                        }
                    }
                }
                button class="button primary" type="submit" {
                    (icon(Icon::Rondel, Label::Decorative)) (reader.say("page-home-play"))
                }
                p class="note" { (reader.say("page-home-play-note")) }
            }
            (learn(reader))
            p class="aside" {
                (reader.say("page-home-with-friends")) " "
                a href=(reader.address(Address::NewTable)) { (reader.say("page-home-set-up")) }
            }
            p class="aside" {
                (reader.say("replay-open-invites")) " "
                a href=(reader.address(Address::OpenRecord)) { (reader.say("replay-open")) }
            }
            (greeting(view))
            (install(reader))
        }
    }
}

/// The offer to install the app; scripts show it where the browser can.
fn install(reader: Reader<'_>) -> Markup {
    html! {
        div id="install" class="install" hidden {
            button class="button" type="button" hidden { (reader.say("page-install")) }
            p class="note" hidden { (reader.say("page-install-by-menu")) }
        }
    }
}

fn greeting(view: &HomeView<'_>) -> Markup {
    let reader = view.reader;
    let key = if view.is_guest { "page-home-keep" } else { "page-home-account" };
    html! {
        @if let Some(name) = reader.name {
            p class="aside" {
                (reader.texts().say("page-home-you-are").with("name", name).text()) " "
                a href=(reader.address(Address::Account)) { (reader.say(key)) }
            }
        }
    }
}

fn games(view: &HomeView<'_>) -> Markup {
    let mut games: Vec<_> = view.games.iter().collect();
    games.sort_by_key(|game| game.state.rank());
    html! {
        section class="games" aria-labelledby="games-title" {
            header {
                h2 id="games-title" { (view.reader.say("page-home-games")) }
                @if !games.is_empty() {
                    a href=(view.reader.address(Address::MyStatistics)) { (view.reader.say("statistics-link")) }
                }
            }
            @if view.waiting > 0 {
                p class="waiting-games" {
                    (view.reader.texts().say("page-home-waiting").with("units", view.waiting).text())
                }
            }
            @if games.is_empty() {
                (newcomer(view.reader))
            } @else {
                ul { @for game in games { (row(view.reader, game)) } }
                (other_pages(view))
            }
        }
    }
}

/// The links to the reader's other games.
fn other_pages(view: &HomeView<'_>) -> Markup {
    let pages = [(view.page.newer, "page-home-newer"), (view.page.older, "page-home-older")];
    html! {
        @for (from, key) in pages {
            @if let Some(from) = from {
                p class="aside" {
                    a href={ (GamesPage::address(view.reader, from)) "#games-title" } { (view.reader.say(key)) }
                }
            }
        }
    }
}

fn row(reader: Reader<'_>, game: &GameRow<'_>) -> Markup {
    let texts = reader.texts();
    html! {
        li class=(game.state.class()) {
            @if let Some(position) = game.position { (boards::miniature(position)) }
            h3 {
                a href=(reader.address(Address::Table(game.id, At::Page))) { (game.name) }
                @if let Some(mark) = mark(game.kind, texts) { " " span class="kind" { (mark) } }
            }
            p class="where" {
                (game.board) " · " (texts.say("table-round").with("number", game.round).text())
            }
            ul class="seated" {
                @for seat in game.seats { (seated(reader, *seat, game)) }
            }
            p class="state" { (game.state.text(texts)) }
            @if let Some(due) = game.due { p class="due" { (time_left(texts, due)) } }
            @if !game.happened.is_empty() {
                div class="happened" {
                    p { (texts.say("turn-since").text()) }
                    (since_then(texts, game.happened))
                }
            }
        }
    }
}

/// The occupant; records have none.
fn seated(reader: Reader<'_>, seat: RowSeat<'_>, game: &GameRow<'_>) -> Markup {
    let RowSeat { player, name, points } = seat;
    let (open, colour) = (reader.say("page-seat-open"), reader.texts().player(player));
    let vacant = if game.kind == GameKind::Record { &colour } else { &open };
    let is_next = game.state == GameState::TurnOf(player);
    html! {
        li class=[is_next.then_some("to-move")] {
            (emblem(player, Form::Plain, Label::Named(&reader.texts().player(player))))
            span { (if name.is_empty() { vacant } else { name }) }
            @if !matches!(game.state, GameState::Gathering(_)) { (boards::points(points)) }
        }
    }
}

/// Shown instead of games to a reader without any.
fn newcomer(reader: Reader<'_>) -> Markup {
    let steps = [
        (Icon::Rondel, "page-home-new-rondel"),
        (Icon::Ship, "page-home-new-goods"),
        (Icon::Church, "page-home-new-churches"),
    ];
    html! {
        (showcase::showcase(reader))
        p class="note" { (reader.say("page-home-no-games")) }
        ol class="primer" {
            @for (sign, key) in steps { li { (icon(sign, Label::Decorative)) span { (reader.say(key)) } } }
        }
    }
}
