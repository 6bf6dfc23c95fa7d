//! The summary of a table for lists, stored next to its log so that no list has to replay a game.

mod since;

pub use since::CardTurns;

use crate::{
    ClockPreset, ClockRules, Done, Experience, Holder, LanguageCode, Seat, StartPlan, Table, word,
};
use hamburgum_ai::Level;
use hamburgum_engine::{Board, Player, Seating, Setup, State, Turn, Variant};
use serde::{Deserialize, Serialize};

/// The public summary of a table; it does not depend on drafts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// The id of the board.
    pub board: String,
    /// The name of the board; generating a city just for its name would be slow.
    pub city: String,
    /// The round of the game.
    pub round: u32,
    /// The origin of the game.
    pub kind: GameKind,
    /// The stage of the game.
    pub stage: GameStage,
    /// The seats in the order of play.
    pub seats: Vec<CardSeat>,
    /// The position, while the game is running.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<CardPosition>,
    /// The turns of others since the last one of the person who is to move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<CardTurns>,
    /// Whether an unfinished lesson is played here.
    pub is_lesson: bool,
    /// When the time of the person who is to move is up, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<i64>,
    /// The offer to everybody, while the table is listed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<CardOffer>,
}

/// What the list of open tables shows besides the seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardOffer {
    /// The seat of the host.
    #[serde(with = "word")]
    pub host: Player,
    /// The variant of the rules.
    #[serde(with = "word")]
    pub variant: Variant,
    /// Whom the host would like to play with.
    #[serde(with = "word")]
    pub wanted: Experience,
    /// The host's language.
    #[serde(with = "word")]
    pub language: LanguageCode,
    /// Whether everybody at the table gets advice.
    pub is_advised: bool,
    /// How much time players have.
    #[serde(with = "word", default)]
    pub clock: ClockPreset,
    /// When the game begins by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plan: Option<StartPlan>,
}

/// A seat in the summary.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardSeat {
    /// The colour.
    #[serde(with = "word")]
    pub player: Player,
    /// The occupant.
    pub sitter: CardSitter,
    /// The prestige; after the game that of the final scoring.
    pub points: u32,
}

/// The occupant of a seat in the summary.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardSitter {
    /// Nobody yet.
    Nobody,
    /// A person of this name; `None` if the person was deleted.
    Person(Option<String>),
    /// A computer.
    Computer(#[serde(with = "word")] Level),
}

/// A position between two turns in the notation of records.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardPosition {
    #[serde(with = "word")]
    variant: Variant,
    text: String,
}

/// The origin of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameKind {
    /// It started at this table.
    BegunHere,
    /// It continues a position of another game.
    Copy,
    /// It is an opened record.
    Record,
}

/// The stage of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameStage {
    /// This many seats are open.
    Gathering(u32),
    /// This player is to move.
    TurnOf(#[serde(with = "word")] Player),
    /// It ended by the rules, and these players won.
    WonBy(#[serde(with = "word::list")] Vec<Player>),
    /// It ended without a winner.
    Ended,
}

impl Card {
    /// Summarises the current state of a table.
    pub fn of(table: &Table) -> Self {
        let game = table.final_game();
        let (position, stage) = (game.state(), stage(table));
        let is_on = matches!(stage, GameStage::TurnOf(_));
        let person = table.to_act().filter(|_| is_on && table.computer_to_act().is_none());
        Self {
            board: position.board().id().to_owned(),
            city: position.board().name().to_owned(),
            round: position.round(),
            kind: kind(table),
            seats: table.seats().iter().map(|seat| card_seat(seat, &stage, position)).collect(),
            stage,
            position: is_on.then(|| CardPosition::of(position)),
            since: person.and_then(|player| CardTurns::since_last_of(player, &game)),
            is_lesson: table.lesson().is_some(),
            due: table.deadline().map(|deadline| deadline.due),
            offer: CardOffer::of(table),
        }
    }

    /// Parses the position. `None` if the game is not running, or if this version cannot read it.
    pub fn position(&self) -> Option<State<'static>> {
        let position = self.position.as_ref()?;
        position.read(hamburgum_cities::named(&self.board)?, self.seating()?)
    }

    /// What others did since the last turn of the person who is to move, the oldest first.
    pub fn turns_since(&self) -> Vec<Turn<'static>> {
        self.read_turns_since().unwrap_or_default()
    }

    fn read_turns_since(&self) -> Option<Vec<Turn<'static>>> {
        let since = self.since.as_ref()?;
        since.read(hamburgum_cities::named(&self.board)?, self.seating()?)
    }

    fn seating(&self) -> Option<Seating> {
        let players: Vec<Player> = self.seats.iter().map(|seat| seat.player).collect();
        Seating::new(&players).ok()
    }
}

impl CardOffer {
    fn of(table: &Table) -> Option<Self> {
        let (host, offer) = (table.listed_by()?, table.offer()?);
        let seat = table.seats().iter().find(|seat| seat.owner() == Some(host))?;
        Some(Self {
            host: seat.player,
            variant: table.head().variant,
            wanted: offer.wanted,
            language: offer.language,
            is_advised: table.is_advice_agreed(),
            clock: table.clock_rules().and_then(ClockRules::preset).unwrap_or_default(),
            plan: table.start_plan(),
        })
    }
}

impl CardPosition {
    fn of(state: &State<'_>) -> Self {
        let text = state.board().say(&state.to_setup()).to_string();
        Self { variant: state.variant(), text }
    }

    fn read(&self, board: &'static Board, seating: Seating) -> Option<State<'static>> {
        State::from_setup(board, &self.setup(board, seating)?).ok()
    }

    fn setup(&self, board: &Board, seating: Seating) -> Option<Setup> {
        Setup::parse(&self.text, board, self.variant, seating).ok()
    }
}

fn kind(table: &Table) -> GameKind {
    match (table.head().is_copy(), table.head().is_opened_record()) {
        (_, true) => GameKind::Record,
        (true, false) => GameKind::Copy,
        (false, false) => GameKind::BegunHere,
    }
}

fn stage(table: &Table) -> GameStage {
    match (table.ended(), table.to_act()) {
        (Some(Done::ByTheRules), _) => {
            let final_scorings = table.game().state().final_scorings();
            let winners = final_scorings.iter().filter(|one| one.place == 1);
            GameStage::WonBy(winners.map(|one| one.player).collect())
        }
        (Some(_), _) => GameStage::Ended,
        (None, Some(player)) => GameStage::TurnOf(player),
        (None, None) => {
            let open = table.seats().iter().filter(|seat| seat.holder == Holder::Nobody);
            GameStage::Gathering(open.count() as u32)
        }
    }
}

fn card_seat(seat: &Seat, stage: &GameStage, position: &State<'_>) -> CardSeat {
    let player = seat.player;
    CardSeat {
        player,
        sitter: match &seat.holder {
            Holder::Nobody => CardSitter::Nobody,
            Holder::Person { name, .. } => CardSitter::Person(name.clone()),
            Holder::Computer { level, .. } => CardSitter::Computer(*level),
        },
        points: match stage {
            GameStage::WonBy(_) | GameStage::Ended => position.final_score(player).prestige,
            GameStage::Gathering(_) | GameStage::TurnOf(_) => position.prestige(player).into(),
        },
    }
}
