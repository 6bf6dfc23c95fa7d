//! Sample data for every page, for tests and for the gallery.

// Also where this file is a module by its path.
#[path = "samples/account.rs"]
mod account;
#[path = "samples/boards.rs"]
mod boards;
#[path = "samples/notices.rs"]
mod notices;

use hamburgum_engine::Player::{self, Blue, Green, Grey, Red, Yellow};
use hamburgum_engine::{Board, BoardDraft, Field, Game, Seating, Setup, State, Turn, Variant};
use hamburgum_table::{ClockPreset, Experience, GameKind, NewTableForm, StartPlan};
use hamburgum_web::pages::{
    AccountKind, Aspect, BoardReader, Common, FoundBy, GameRow, GameState, GamesPage, HomeView,
    HostSeen, Invitation, JoinView, Mistake, NewTableView, Notice, OfferedCity, OfferedTable,
    OpenTablesNotice, OpenTablesView, OpenView, OtherGame, Problem, ProblemView, Reader, RowSeat,
    Section, SomeOpenTables, StatisticsRow, StatisticsView, TableFilter, WhichGames, Whose, about,
    home, join, new_table, no_such_language, offline, open_record, open_tables, problem, rules,
    rules_maps, rules_summary, rules_variants, statistics,
};
use hamburgum_web::workshop::{self, Examined, WorkshopView};
use hamburgum_web::{Address, Language};
use maud::Markup;
use std::sync::LazyLock;

const BOARDS: [(&str, &str); 2] = [("hamburgum", "Hamburgum"), ("londinium", "Londinium")];

/// The words of some levels with their names.
fn levels(language: Language) -> [(&'static str, &'static str); 5] {
    let names = match language {
        Language::English => ["apprentice", "journeyman", "master", "alderman", "lord mayor"],
        Language::German => ["Lehrling", "Geselle", "Meister", "Ältermann", "Bürgermeister"],
        Language::French => ["apprenti", "compagnon", "maître", "échevin", "maire"],
        Language::Italian => ["apprendista", "lavorante", "maestro", "anziano", "sindaco"],
    };
    let words = ["apprentice", "journeyman", "master", "alderman", "lord-mayor"];
    std::array::from_fn(|place| (words[place], names[place]))
}

fn workshop_page(reader: Reader<'_>, examined: &Examined) -> Markup {
    let own = [("own-zmcrajrnmdje7cnohwjf".to_owned(), "Bergen <3".to_owned())];
    workshop::page(&WorkshopView { reader, examined, new_city: "city1-7", own: &own, from: None })
}

fn empty_board() -> Examined {
    let board = BoardDraft::from(Board::hamburgum());
    Examined::of_draft(BoardDraft { churches: vec![], sites: vec![], lines: vec![], ..board })
}

/// A board with a fault of each part. No city can be drawn on its map.
fn wrong_board() -> Examined {
    let mut draft = BoardDraft::from(Board::hamburgum());
    draft.name = String::new();
    draft.map.width = 10;
    draft.churches.truncate(2);
    draft.churches[0].colour = "pink".to_owned();
    draft.sites.truncate(2);
    draft.sites[1].kind = "pirate <b>".to_owned();
    draft.lines = vec![["M1".to_owned(), "nowhere".to_owned()]];
    Examined::of_draft(draft)
}

/// All pages by name, in all states that look different.
pub(crate) fn pages(language: Language) -> Vec<(String, Markup)> {
    let reader = Reader { language, theme: None, name: Some("Jelka <3"), site: None };
    let mut pages = vec![
        ("home", home_page(reader, &games())),
        ("home-newcomer", home_page(Reader { name: None, ..reader }, &[])),
        ("new-table", table(reader, &NewTableForm::default(), &[])),
        ("new-table-complaints", table_with_complaints(reader)),
        ("join", invitation(reader, Invitation::Seat(Green), FoundBy::Link)),
        ("join-taken", invitation(reader, TAKEN, FoundBy::Link)),
        ("join-open-table", invitation(reader, Invitation::Seat(Green), FoundBy::List)),
        ("open-tables", open_tables_page(reader, &OFFERED)),
        ("open-tables-stranger", open_tables_page(Reader { name: None, ..reader }, &OFFERED)),
        ("open-tables-nobody", open_tables_page(reader, &[])),
        ("account-guest", account::account_page(reader, AccountKind::Guest, None)),
        (
            "account",
            account::account_page(reader, AccountKind::Of("jelka"), Some(Notice::PasswordChanged)),
        ),
        ("account-complaints", account::account_complaints(reader)),
        ("open-record", record(reader, "", None)),
        ("open-record-wrong", wrong_record(reader)),
        ("boards", boards::drawn_cities(reader)),
        ("own-board", boards::drawn_city(reader, BoardReader::Author)),
        ("own-board-reader", boards::drawn_city(reader, BoardReader::Anybody)),
        ("save-board-wrong", boards::refused_board(reader)),
        ("about", about(reader)),
        ("offline", offline(reader)),
        ("statistics", statistics_page(reader, Whose::Everybodys)),
        ("statistics-nothing", statistics_page(reader, Whose::Mine)),
        ("rules", rules(reader, "")),
        ("rules-found", rules(reader, "bell <b>")),
        ("rules-summary", rules_summary(reader)),
        ("rules-variants", rules_variants(reader)),
        ("rules-maps", rules_maps(reader)),
        ("workshop", workshop_page(reader, &empty_board())),
        ("workshop-wrong", workshop_page(reader, &wrong_board())),
        ("workshop-broken", workshop_page(reader, &Examined::of_text("name = \"<b>".to_owned()))),
        ("no-such-language", no_such_language(language, None, "/new")),
    ]
    .into_iter()
    .map(|(name, page)| (name.to_owned(), page))
    .collect::<Vec<_>>();
    pages.extend(notices::pages(reader));
    pages.extend(PROBLEMS.map(|(name, one)| {
        (
            format!("problem-{name}"),
            problem(&ProblemView { reader, path: "/table/abc", problem: one }),
        )
    }));
    pages
}

const TABLE: &str = "/en/table/abc";
const TAKEN: Invitation<'_> = Invitation::Taken { watch: TABLE };
const PROBLEMS: [(&str, Problem<'_>); 13] = [
    ("not-found", Problem::NotFound),
    ("seat", Problem::NotYourSeat { table: TABLE }),
    ("moved", Problem::MovedOn { table: TABLE }),
    ("legal", Problem::NotLegal { reason: "You need 1 brick and have 0.", table: TABLE }),
    ("sense", Problem::Senseless { table: TABLE }),
    ("form", Problem::ForeignForm),
    ("many", Problem::TooMany),
    ("large", Problem::TooLarge),
    ("busy", Problem::Busy),
    ("slow", Problem::TooSlow),
    ("waiting", Problem::DatabaseAway),
    ("unsaved", Problem::NotSaved),
    ("internal", Problem::Internal),
];

const THREE: [RowSeat<'_>; 3] =
    [seat(Red, "Jelka <3", 31), seat(Blue, "Meister", 7), seat(Green, "Meister", 31)];
const FIVE: [RowSeat<'_>; 5] = [
    seat(Red, "Maximiliane von Hohenfels", 4),
    seat(Blue, "Jelka <3", 0),
    seat(Green, "Ole", 12),
    seat(Yellow, "Bartholomäus", 5),
    seat(Grey, "", 3),
];

const fn seat(player: Player, name: &str, points: u32) -> RowSeat<'_> {
    RowSeat { player, name, points }
}

const OFFERED: [OfferedTable<'_>; 3] = [
    OfferedTable {
        id: "o",
        name: "Speicherstadt am Donnerstagabend",
        board: Some("londinium"),
        city: "Londinium",
        variant: Variant::Two,
        seats: &FIVE,
        host: "Maximiliane von Hohenfels",
        host_seen: HostSeen::Now,
        wanted: Experience::Newcomers,
        language: Language::Italian,
        is_advised: true,
        clock: ClockPreset::SeveralTurns,
        plan: Some(StartPlan::Appointment { at: 1_795_204_800_000, level: None }),
        is_mine: false,
    },
    OfferedTable {
        id: "p",
        name: "Kajen",
        board: None,
        city: "Sundilentia",
        variant: Variant::Base,
        seats: &[seat(Red, "Ole", 0), seat(Yellow, "", 0)],
        host: "Ole",
        host_seen: HostSeen::HoursAgo(3),
        wanted: Experience::Any,
        language: Language::German,
        is_advised: false,
        clock: ClockPreset::SeveralTurns,
        plan: None,
        is_mine: false,
    },
    OfferedTable {
        id: "q",
        name: "Grimm",
        board: Some("hamburgum"),
        city: "Hamburgum",
        variant: Variant::One,
        seats: &[seat(Blue, "Jelka <3", 0), seat(Green, "", 0), seat(Red, "Meister", 0)],
        host: "Jelka <3",
        host_seen: HostSeen::DaysAgo(2),
        wanted: Experience::Experienced,
        language: Language::English,
        is_advised: false,
        clock: ClockPreset::SeveralTurns,
        plan: None,
        is_mine: true,
    },
];

fn open_tables_page(reader: Reader<'_>, tables: &[OfferedTable<'_>]) -> Markup {
    let filter = TableFilter { players: Some(5), ..TableFilter::default() };
    let filter = if tables.is_empty() { TableFilter::default() } else { filter };
    open_tables(&OpenTablesView {
        reader,
        tables,
        all: tables.len(),
        filter: &filter,
        boards: &BOARDS,
        notice: (!tables.is_empty()).then_some(OpenTablesNotice::Full),
        shown: "0",
    })
}

fn games() -> [GameRow<'static>; 5] {
    [
        game("a", "Alsterblick", "Hamburgum", &THREE, GameState::TurnOf(Blue)),
        game("b", "Speicherstadt am Donnerstagabend", "Londinium", &FIVE, GameState::Gathering(1)),
        game("c", "Kehrwieder", "Hamburgum", &FIVE, GameState::MyTurn),
        game("d", "Grasbrook", "Hamburgum", &THREE, GameState::WonBy(&[Red, Green])),
        game("e", "Thames", "Londinium", &THREE, GameState::Ended),
    ]
}

/// The position of all games: the beginning.
static POSITION: LazyLock<State<'static>> = LazyLock::new(|| {
    let setup = Setup::initial(Variant::Base, Seating::of_count(5).expect("five players"));
    State::from_setup(Board::hamburgum(), &setup).expect("the beginning of a game")
});

/// What happened in a game that waits for the reader.
static TURNS: LazyLock<Vec<Turn<'static>>> = LazyLock::new(|| {
    let mut game = Game::new(Board::hamburgum(), POSITION.to_setup()).expect("a game");
    for line in ["1. red beer", "1. blue trade-west, sell 1 cloth"] {
        game.play_line(line).expect("a turn");
    }
    game.turns().collect()
});

fn game<'a>(
    id: &'a str,
    name: &'a str,
    board: &'a str,
    seats: &'a [RowSeat<'a>],
    state: GameState<'a>,
) -> GameRow<'a> {
    let is_on = matches!(state, GameState::MyTurn | GameState::TurnOf(_));
    let position = is_on.then_some(&*POSITION);
    let happened: &[_] = if state == GameState::MyTurn { &TURNS } else { &[] };
    GameRow {
        id,
        name,
        board,
        round: 1,
        seats,
        position,
        happened,
        state,
        due: is_on.then_some(1_795_176_000_000),
        kind: GameKind::BegunHere,
    }
}

fn record(reader: Reader<'_>, record: &str, mistake: Option<Mistake<'_>>) -> Markup {
    open_record(&OpenView { reader, name: "", record, mistake })
}

fn wrong_record(reader: Reader<'_>) -> Markup {
    let text = "hamburgum record 1\nboard hamburgum\nvariant base\nplayers red blue\nstart red\n\
                rules 1\n\n1. red dockyard, launch 2\n";
    let error = Game::parse(text, &Board::built_in()).expect_err("too little timber");
    let board = Some(Board::hamburgum());
    record(reader, text, Some(Mistake::Wrong { error: &error, board }))
}

fn home_page(reader: Reader<'_>, games: &[GameRow<'_>]) -> Markup {
    let levels = levels(reader.language);
    let others = [OtherGame { position: &POSITION }];
    let others = if games.is_empty() { &[][..] } else { &others };
    home(&HomeView {
        reader,
        is_guest: true,
        levels: &levels,
        level: "journeyman",
        games,
        waiting: games.iter().filter(|game| game.state == GameState::MyTurn).count(),
        page: GamesPage::default(),
        open_tables: Some(SomeOpenTables {
            tables: if games.is_empty() { &[] } else { &OFFERED },
            all: games.len(),
        }),
        others,
    })
}

fn table(reader: Reader<'_>, form: &NewTableForm, complaints: &[(&str, &str)]) -> Markup {
    let levels = levels(reader.language);
    let city = OfferedCity { word: "city1-7", number: 7, name: "Sundilentia", next: "city1-4711" };
    new_table(&NewTableView {
        reader,
        boards: &BOARDS,
        city,
        drawn: &[],
        levels: &levels,
        form,
        may_be_public: true,
        complaints,
    })
}

fn table_with_complaints(reader: Reader<'_>) -> Markup {
    let form = NewTableForm {
        table_name: "Kehrwieder".to_owned(),
        seats: "5".to_owned(),
        level: "master".to_owned(),
        board: "londinium".to_owned(),
        city: String::new(),
        variant: "two".to_owned(),
        start: "first".to_owned(),
        clock: "daily".to_owned(),
        weekend: "pauses".to_owned(),
        at_end: "loss".to_owned(),
        open_to: "all".to_owned(),
        wanted: "newcomers".to_owned(),
        advised: "yes".to_owned(),
        begins: "appointment".to_owned(),
        at: "2026-11-20T20:00".to_owned(),
        moment: String::new(),
        fill: "computers".to_owned(),
        seat: ["me", "here", "here", "link", "computer-lord-mayor"].map(str::to_owned),
        name: ["", "", "Ole", "", ""].map(str::to_owned),
        colour: ["grey", "blue", "", "yellow", "red"].map(str::to_owned),
    };
    table(reader, &form, &[("name2", "A name is missing."), ("board", "There is no such city.")])
}

fn invitation(reader: Reader<'_>, invitation: Invitation<'_>, found_by: FoundBy) -> Markup {
    let third = if invitation == Invitation::Seat(Green) { None } else { Some("Ole") };
    join(&JoinView {
        reader,
        address: match found_by {
            FoundBy::Link => Address::Join { table: "t", key: "0k3n" },
            FoundBy::List => Address::OpenTable("t"),
        },
        found_by,
        table: "Alsterblick",
        board: "Hamburgum",
        seats: &[(Red, Some("Maximiliane")), (Blue, None), (Green, third)],
        colours: &[Blue, Green, Grey],
        invitation,
        complaints: &[],
    })
}

fn statistics_page(reader: Reader<'_>, whose: Whose) -> Markup {
    let row = |what, places| StatisticsRow { what, places, prestige: Some(81.25) };
    let seats = [row(Common::Seat(1), [12, 9, 7, 0, 0]), row(Common::Seat(2), [1, 0, 0, 0, 0])];
    let by =
        [row(Common::People, [5, 1, 0, 0, 0]), row(Common::Computer("master"), [3, 0, 2, 0, 1])];
    let openings = [row(Common::Opening(vec![Field::Church, Field::TradeEast]), [2, 1, 0, 0, 0])];
    let sections = [
        Section { by: Aspect::Seat, rows: &seats },
        Section { by: Aspect::PlayedBy, rows: &by },
        Section { by: Aspect::Opening, rows: &openings },
    ];
    let (which, boards) = (WhichGames { players: Some(3), ..WhichGames::default() }, &BOARDS);
    let sections: &[Section<'_>] = if whose == Whose::Mine { &[] } else { &sections };
    statistics(&StatisticsView { reader, whose, which, boards, sections })
}
