//! Reasons for and against a turn as data.

use super::data::data;
use super::{DataWithText, Word};
use hamburgum_ai::TurnReason;
use hamburgum_engine::Board;

impl DataWithText {
    /// Converts a reason. The caller provides the text, because it depends on the language.
    pub fn why(reason: TurnReason, board: &Board, text: String) -> Self {
        Self { data: data_of(reason, board), text }
    }
}

data! {
    fn data_of(reason: TurnReason, board) {
        TurnReason::EndsGame { place, prestige, margin } => "ends-game" {
            place: place,
            prestige: prestige,
            margin: margin,
        }
        TurnReason::CompletesChurch { church, bonus } => "completes-church" {
            church: board.church_info(church).id,
            points: bonus,
        }
        TurnReason::TakesToken { token, now } => "takes-token" {
            token: board.say(&token).to_string(),
            church: board.church_info(token.church()).id,
            type: Word(token.kind()),
            now: now,
        }
        TurnReason::RaisesTokens { points } => "raises-tokens" { points: points }
        TurnReason::ProducesMore { good, before, after } => "produces-more" {
            good: Word(good),
            before: before,
            after: after,
        }
        TurnReason::CarriesMore { before, after } => "carries-more" { before: before, after: after }
        TurnReason::PaysPrestige { field, points } => "pays-prestige" {
            field: Word(field),
            points: points,
        }
        TurnReason::Denies { player, token, points } => "denies" {
            player: Word(player),
            token: board.say(&token).to_string(),
            church: board.church_info(token.church()).id,
            type: Word(token.kind()),
            points: points,
        }
        TurnReason::MovesShipsOn { player, before, after } => "moves-ships-on" {
            player: Word(player),
            before: before,
            after: after,
        }
        TurnReason::LetsComplete { player, church, bonus, is_last } => "lets-complete" {
            player: Word(player),
            church: board.church_info(church).id,
            points: bonus,
            last: is_last,
        }
        TurnReason::Forestalls { player, church, bonus } => "forestalls" {
            player: Word(player),
            church: board.church_info(church).id,
            points: bonus,
        }
        TurnReason::TakesOfficial { player, official, money } => "takes-official" {
            player: Word(player),
            official: Word(official),
            money: money,
        }
        TurnReason::EnablesCompletion { church, bonus } => "enables-completion" {
            church: board.church_info(church).id,
            points: bonus,
        }
        TurnReason::EnablesDonations { church, count } => "enables-donations" {
            church: board.church_info(church).id,
            count: count,
        }
        TurnReason::EnablesBuilding { count } => "enables-building" { count: count }
        TurnReason::EnablesShip => "enables-ship" {}
        TurnReason::EnablesSale { money, more } => "enables-sale" { money: money, more: more }
        TurnReason::ScoresMore { points } => "scores-more" { points: points }
        TurnReason::MoreMoney { money } => "more-money" { money: money }
    }
}
