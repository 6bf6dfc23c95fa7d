//! What lists show of a table, stored next to its log so that no list has to replay a game.

use crate::{Done, Holder, Seat, Table, word};
use hamburgum_ai::Level;
use hamburgum_engine::{Board, Player, Seating, Setup, State, Variant};
use serde::{Deserialize, Serialize};

/// A table in a list, as everybody may see it: nothing of it depends on a draft.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// The id of the board.
    pub board: String,
    /// The name of the board; generating a city just for its name would be slow.
    pub city: String,
    /// The round of the game.
    pub round: u32,
    /// Whether the game began at this table.
    pub kind: GameKind,
    /// How far it is.
    pub stage: GameStage,
    /// The seats in the order of play.
    pub seats: Vec<CardSeat>,
    /// The position, while the game is on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<CardPosition>,
    /// Whether a lesson waits here for its learner.
    pub is_lesson: bool,
}

/// A seat in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardSeat {
    /// The colour.
    #[serde(with = "word")]
    pub player: Player,
    /// Who plays it.
    pub sitter: CardSitter,
    /// The prestige; after the game that of the final scoring.
    pub points: u32,
}

/// Who plays on a seat in a list.
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

/// Whether a game began at its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameKind {
    /// It did.
    BegunHere,
    /// It goes on from a position of another one.
    Copy,
    /// It is a record to look at.
    Record,
}

/// How far a game is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameStage {
    /// Seats are open, so many.
    Gathering(u32),
    /// This player is to move.
    TurnOf(#[serde(with = "word")] Player),
    /// It was played to the end, and these won.
    WonBy(#[serde(with = "word::list")] Vec<Player>),
    /// It was ended before anybody won.
    Ended,
}

impl Card {
    /// The card of a table as it stands.
    pub fn of(table: &Table) -> Self {
        let game = table.final_game();
        let (position, stage) = (game.state(), stage(table));
        let is_on = matches!(stage, GameStage::TurnOf(_));
        Self {
            board: position.board().id().to_owned(),
            city: position.board().name().to_owned(),
            round: position.round(),
            kind: kind(table),
            seats: table.seats().iter().map(|seat| card_seat(seat, &stage, position)).collect(),
            stage,
            position: is_on.then(|| CardPosition::of(position)),
            is_lesson: table.lesson().is_some(),
        }
    }

    /// The position, while the game is on. `None` also if this program cannot read it.
    pub fn position(&self) -> Option<State<'static>> {
        let position = self.position.as_ref()?;
        let players: Vec<Player> = self.seats.iter().map(|seat| seat.player).collect();
        let seating = Seating::new(&players).ok()?;
        position.read(hamburgum_cities::named(&self.board)?, seating)
    }
}

impl CardPosition {
    fn of(state: &State<'_>) -> Self {
        let text = state.board().say(&state.to_setup()).to_string();
        Self { variant: state.variant(), text }
    }

    fn read(&self, board: &'static Board, seating: Seating) -> Option<State<'static>> {
        let setup = Setup::parse(&self.text, board, self.variant, seating).ok()?;
        State::from_setup(board, &setup).ok()
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
            let reckonings = table.game().state().reckonings();
            let winners = reckonings.iter().filter(|one| one.place == 1);
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
