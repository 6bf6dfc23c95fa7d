//! Errors in positions as data.

use super::data::data;
use super::{DataWithText, Word};
use hamburgum_engine::{Board, SetupFault};

impl DataWithText {
    /// Converts the reason why no game can continue from a position.
    pub fn fault(fault: SetupFault, board: &Board) -> Self {
        Self { data: data_of(fault, board), text: board.say(&fault).to_string() }
    }
}

data! {
    fn data_of(fault: SetupFault, board) {
        SetupFault::TooManyTurns => "too-many-turns" {}
        SetupFault::NoSeat(player) => "no-seat" { player: Word(player) }
        SetupFault::TwoBells(player) => "two-bells" { player: Word(player) }
        SetupFault::BerthFull(berth) => "berth-full" { berth: berth.units() }
        SetupFault::TooManyShips(player) => "too-many-ships" { player: Word(player) }
        SetupFault::TooManyNeutralShips => "too-many-neutral-ships" {}
        SetupFault::TooManyDonations(church) => "too-many-donations" {
            church: board.church_info(church).id,
        }
        SetupFault::TokenTwice(token) => "token-twice" {
            token: board.say(&token).to_string(),
            church: board.church_info(token.church()).id,
            type: Word(token.kind()),
        }
        SetupFault::FirstNotFive(church) => "first-not-five" {
            church: board.church_info(church).id,
        }
        SetupFault::CompletedList(church) => "completed-list" {
            church: board.church_info(church).id,
        }
        SetupFault::GameOver => "game-over" {}
        SetupFault::SiteTwice(site) => "site-twice" { site: board.site_info(site).id }
        SetupFault::OfficialCount(player) => "official-count" { player: Word(player) }
        SetupFault::OfficialOrder => "official-order" {}
        SetupFault::VisibleOfficial => "visible-official" {}
    }
}
