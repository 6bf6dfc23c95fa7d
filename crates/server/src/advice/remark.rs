//! From what an analysis found to what pages can say: pages do not know the opponents.

use hamburgum_ai::{Loss, TurnReason};
use hamburgum_web::{GivenAway, OnOther, Remark};

/// The first few reasons, the weightiest first.
pub(crate) fn remarks(reasons: &[TurnReason], most: usize) -> Vec<Remark> {
    reasons.iter().copied().take(most).map(remark).collect()
}

/// What a turn gives away, as pages tell it.
pub(crate) fn given_away(loss: &Loss) -> GivenAway {
    GivenAway { win: loss.win, prestige: loss.prestige, cost: loss.cost }
}

/// A reason as pages and the command line tell it.
pub fn remark(reason: TurnReason) -> Remark {
    match reason {
        TurnReason::EndsGame { place, prestige, margin } => {
            Remark::EndsGame { place, prestige, margin }
        }
        TurnReason::CompletesChurch { church, bonus } => Remark::CompletesChurch(church, bonus),
        TurnReason::TakesToken { token, now } => Remark::TakesToken(token, now),
        TurnReason::RaisesTokens { points } => Remark::RaisesTokens(points),
        TurnReason::ProducesMore { good, before, after } => {
            Remark::ProducesMore { good, before, after }
        }
        TurnReason::CarriesMore { before, after } => {
            Remark::CarriesMore(after.saturating_sub(before))
        }
        TurnReason::PaysPrestige { field, points } => Remark::PaysPrestige(field, points),
        TurnReason::Denies { player, token, points } => {
            Remark::OnOther(player, OnOther::Denied(token, points))
        }
        TurnReason::MovesShipsOn { player, before, after } => {
            Remark::OnOther(player, OnOther::ShipsMovedOn(before.saturating_sub(after)))
        }
        TurnReason::LetsComplete { player, church, bonus, is_last: false } => {
            Remark::OnOther(player, OnOther::CanComplete(church, bonus))
        }
        TurnReason::LetsComplete { player, church, bonus, is_last: true } => {
            Remark::OnOther(player, OnOther::CanCompleteLast(church, bonus))
        }
        TurnReason::Forestalls { player, church, .. } => {
            Remark::OnOther(player, OnOther::Forestalled(church))
        }
        TurnReason::TakesOfficial { player, official, money } => {
            Remark::OnOther(player, OnOther::LostOfficial(official, money))
        }
        TurnReason::EnablesCompletion { church, bonus } => Remark::EnablesCompletion(church, bonus),
        TurnReason::EnablesDonations { church, count } => Remark::EnablesDonations(church, count),
        TurnReason::EnablesBuilding { count } => Remark::EnablesBuilding(count),
        TurnReason::EnablesShip => Remark::EnablesShip,
        TurnReason::EnablesSale { money, .. } => Remark::EnablesSale(money),
        TurnReason::ScoresMore { points } => Remark::ScoresMore(points),
        TurnReason::MoreMoney { money } => Remark::MoreMoney(money),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hamburgum_ai::Grade;
    use hamburgum_engine::{Board, Church, Field, Good, Official, Player, Token, TokenKind};
    use hamburgum_web::{Audience, Language, Texts};

    fn reasons() -> Vec<TurnReason> {
        let church = Church::ALL[0];
        let token = Token::new(church, TokenKind::Citizens);
        let (player, bonus) = (Player::Blue, 4);
        vec![
            TurnReason::EndsGame { place: 1, prestige: 40, margin: 3 },
            TurnReason::CompletesChurch { church, bonus },
            TurnReason::TakesToken { token, now: 8 },
            TurnReason::RaisesTokens { points: 3 },
            TurnReason::ProducesMore { good: Good::Cloth, before: 1, after: 2 },
            TurnReason::CarriesMore { before: 2, after: 5 },
            TurnReason::PaysPrestige { field: Field::TradeWest, points: 2 },
            TurnReason::Denies { player, token, points: 8 },
            TurnReason::MovesShipsOn { player, before: 5, after: 2 },
            TurnReason::LetsComplete { player, church, bonus, is_last: false },
            TurnReason::LetsComplete { player, church, bonus, is_last: true },
            TurnReason::Forestalls { player, church, bonus },
            TurnReason::TakesOfficial { player, official: Official::Vicar, money: 80 },
            TurnReason::EnablesCompletion { church, bonus },
            TurnReason::EnablesDonations { church, count: 2 },
            TurnReason::EnablesBuilding { count: 3 },
            TurnReason::EnablesShip,
            TurnReason::EnablesSale { money: 240, more: 90 },
            TurnReason::ScoresMore { points: 5 },
            TurnReason::MoreMoney { money: 120 },
        ]
    }

    #[test]
    fn every_reason_and_grade_has_words_in_every_language() {
        let (board, audience) = (Board::hamburgum(), Audience::own(Player::Red));
        for language in Language::ALL {
            let texts = Texts::of(language);
            let say = |reason| texts.remark(board, audience, remark(reason));
            let mut said: Vec<_> = reasons().into_iter().map(say).collect();
            let count = said.len();
            said.sort();
            said.dedup();
            assert_eq!(said.len(), count, "no two are told alike: {said:?}");
            assert!(Grade::ALL.iter().all(|grade| texts.grade(grade.word()).is_some()));
        }
    }

    #[test]
    fn ships_are_told_by_the_difference() {
        let moved = TurnReason::MovesShipsOn { player: Player::Blue, before: 5, after: 2 };
        assert_eq!(remark(moved), Remark::OnOther(Player::Blue, OnOther::ShipsMovedOn(3)));
        assert_eq!(remark(TurnReason::CarriesMore { before: 2, after: 6 }), Remark::CarriesMore(4));
    }
}
