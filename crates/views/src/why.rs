//! What a turn brings, makes possible and takes from others, as data.

use super::told::data;
use super::{Told, Word};
use hamburgum_ai::Reason;
use hamburgum_engine::Board;

impl Told {
    /// A reason for or against a turn; its words are the caller's, because they depend on the language.
    pub fn why(reason: Reason, board: &Board, text: String) -> Self {
        Self { data: data_of(reason, board), text }
    }
}

data! {
    fn data_of(reason: Reason, board) {
        Reason::EndsGame { place, prestige, margin } => "ends-game" {
            place: place,
            prestige: prestige,
            margin: margin,
        }
        Reason::CompletesChurch { church, bonus } => "completes-church" {
            church: board.church_info(church).id,
            points: bonus,
        }
        Reason::TakesToken { token, now } => "takes-token" {
            token: board.say(&token).to_string(),
            church: board.church_info(token.church()).id,
            type: Word(token.kind()),
            now: now,
        }
        Reason::RaisesTokens { points } => "raises-tokens" { points: points }
        Reason::ProducesMore { good, before, after } => "produces-more" {
            good: Word(good),
            before: before,
            after: after,
        }
        Reason::CarriesMore { before, after } => "carries-more" { before: before, after: after }
        Reason::PaysPrestige { field, points } => "pays-prestige" {
            field: Word(field),
            points: points,
        }
        Reason::Denies { player, token, points } => "denies" {
            player: Word(player),
            token: board.say(&token).to_string(),
            church: board.church_info(token.church()).id,
            type: Word(token.kind()),
            points: points,
        }
        Reason::MovesShipsOn { player, before, after } => "moves-ships-on" {
            player: Word(player),
            before: before,
            after: after,
        }
        Reason::LetsComplete { player, church, bonus, is_last } => "lets-complete" {
            player: Word(player),
            church: board.church_info(church).id,
            points: bonus,
            last: is_last,
        }
        Reason::Forestalls { player, church, bonus } => "forestalls" {
            player: Word(player),
            church: board.church_info(church).id,
            points: bonus,
        }
        Reason::TakesOfficial { player, official, money } => "takes-official" {
            player: Word(player),
            official: Word(official),
            money: money,
        }
        Reason::EnablesCompletion { church, bonus } => "enables-completion" {
            church: board.church_info(church).id,
            points: bonus,
        }
        Reason::EnablesDonations { church, count } => "enables-donations" {
            church: board.church_info(church).id,
            count: count,
        }
        Reason::EnablesBuilding { count } => "enables-building" { count: count }
        Reason::EnablesShip => "enables-ship" {}
        Reason::EnablesSale { money, more } => "enables-sale" { money: money, more: more }
        Reason::ScoresMore { points } => "scores-more" { points: points }
        Reason::MoreMoney { money } => "more-money" { money: money }
    }
}
