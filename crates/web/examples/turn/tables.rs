//! The people around the games.

use crate::positions::{Case, Mood};
use hamburgum_engine::Player;
use hamburgum_table::Done;
use hamburgum_web::table::{
    Advice, Occupant, Proposal, ProposalKind, Seat, Stage, TableView, TakeBack, Talk,
};

const LEVELS: [(&str, &str); 3] = [("easy", "Easy"), ("strong", "Strong"), ("master", "Master")];
const TALK: [Talk<'static>; 2] = [
    Talk { name: "Jelka", player: Some(Player::Green), text: "Moin!" },
    Talk { name: "Anna", player: Some(Player::Red), text: "Wer baut denn da schon wieder?" },
];

/// Shows the table of a case to its viewer.
pub(crate) fn with_view<T>(case: &Case, show: impl FnOnce(&TableView<'_>) -> T) -> T {
    let seats: Vec<_> =
        case.game.state().players().iter().map(|&player| seat(case, player)).collect();
    show(&TableView {
        id: "k3x9",
        address: "https://play.test/table/k3x9",
        presence: "",
        name: "Alsterblick",
        version: 42,
        game: &case.game,
        seats: &seats,
        stage: match case.mood {
            Mood::Gathering => Stage::Gathering,
            Mood::Over => {
                Stage::Over { how: Done::ByTheRules, rematch: None, turning_points: None }
            }
            _ => Stage::Playing,
        },
        is_thinking: case.mood == Mood::Thinking,
        has_auto_end: false,
        take_back: (case.mood != Mood::Vote).then_some(TakeBack::Freely),
        proposal: (case.mood == Mood::Vote).then_some(Proposal {
            kind: ProposalKind::TakeBack(Player::Blue),
            by: "Maximiliane",
            awaits: &["Anna", "Jelka"],
            asks_me: true,
            is_mine: false,
        }),
        talk: &TALK,
        levels: &LEVELS,
        whole_log: false,
        lesson: None,
        origin: None,
        advice: Advice::NONE,
    })
}

fn seat(case: &Case, player: Player) -> Seat<'static> {
    let is_active = case.game.state().active() == player;
    let is_mine = match case.mood {
        Mood::OneScreen => true,
        Mood::Watching => false,
        Mood::Thinking => case.game.state().players().last() == Some(&player),
        Mood::Gathering | Mood::Over => player == Player::Red,
        Mood::Mine | Mood::Vote => is_active,
    };
    Seat { player, occupant: occupant(case, player, is_mine), is_mine, has_resigned: false }
}

fn occupant(case: &Case, player: Player, is_mine: bool) -> Occupant<'static> {
    let invitation = Some("https://hamburgum.example/de/join/4fK9sLq2vX8mZb7T");
    match (player, case.mood) {
        _ if is_mine => Occupant::Person { name: "Anna", is_here: true },
        (Player::Blue | Player::Yellow, Mood::Gathering) => Occupant::Nobody { invitation },
        (Player::Green, _) => Occupant::Person { name: "Jelka", is_here: false },
        (Player::Grey, _) => {
            Occupant::Computer { level: "Strong", stands_in_for: Some("Maximiliane") }
        }
        _ => Occupant::Computer { level: "Master", stands_in_for: None },
    }
}
