//! From what an analysis found to what pages can say: pages do not know the opponents.

use hamburgum_ai::{Loss, Reason};
use hamburgum_web::{GivenAway, OnOther, Remark};

/// The first few reasons, the weightiest first.
pub(crate) fn remarks(reasons: &[Reason], most: usize) -> Vec<Remark> {
    reasons.iter().copied().take(most).map(remark).collect()
}

/// What a turn gives away, as pages tell it.
pub(crate) fn given_away(loss: &Loss) -> GivenAway {
    GivenAway { win: loss.win, prestige: loss.prestige, cost: loss.cost }
}

/// A reason as pages and the command line tell it.
pub fn remark(reason: Reason) -> Remark {
    match reason {
        Reason::EndsGame { place, prestige, margin } => {
            Remark::EndsGame { place, prestige, margin }
        }
        Reason::CompletesChurch { church, bonus } => Remark::CompletesChurch(church, bonus),
        Reason::TakesToken { token, now } => Remark::TakesToken(token, now),
        Reason::RaisesTokens { points } => Remark::RaisesTokens(points),
        Reason::ProducesMore { good, before, after } => {
            Remark::ProducesMore { good, before, after }
        }
        Reason::CarriesMore { before, after } => Remark::CarriesMore(after.saturating_sub(before)),
        Reason::PaysPrestige { field, points } => Remark::PaysPrestige(field, points),
        Reason::Denies { player, token, points } => {
            Remark::OnOther(player, OnOther::Denied(token, points))
        }
        Reason::MovesShipsOn { player, before, after } => {
            Remark::OnOther(player, OnOther::ShipsMovedOn(before.saturating_sub(after)))
        }
        Reason::LetsComplete { player, church, bonus, is_last: false } => {
            Remark::OnOther(player, OnOther::CanComplete(church, bonus))
        }
        Reason::LetsComplete { player, church, bonus, is_last: true } => {
            Remark::OnOther(player, OnOther::CanCompleteLast(church, bonus))
        }
        Reason::Forestalls { player, church, .. } => {
            Remark::OnOther(player, OnOther::Forestalled(church))
        }
        Reason::TakesOfficial { player, official, money } => {
            Remark::OnOther(player, OnOther::LostOfficial(official, money))
        }
        Reason::EnablesCompletion { church, bonus } => Remark::EnablesCompletion(church, bonus),
        Reason::EnablesDonations { church, count } => Remark::EnablesDonations(church, count),
        Reason::EnablesBuilding { count } => Remark::EnablesBuilding(count),
        Reason::EnablesShip => Remark::EnablesShip,
        Reason::EnablesSale { money, .. } => Remark::EnablesSale(money),
        Reason::ScoresMore { points } => Remark::ScoresMore(points),
        Reason::MoreMoney { money } => Remark::MoreMoney(money),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hamburgum_ai::Grade;
    use hamburgum_engine::{Board, Church, Field, Good, Official, Player, Token, TokenKind};
    use hamburgum_web::{Audience, Language, Texts};

    fn reasons() -> Vec<Reason> {
        let church = Church::ALL[0];
        let token = Token::new(church, TokenKind::Citizens);
        let (player, bonus) = (Player::Blue, 4);
        vec![
            Reason::EndsGame { place: 1, prestige: 40, margin: 3 },
            Reason::CompletesChurch { church, bonus },
            Reason::TakesToken { token, now: 8 },
            Reason::RaisesTokens { points: 3 },
            Reason::ProducesMore { good: Good::Cloth, before: 1, after: 2 },
            Reason::CarriesMore { before: 2, after: 5 },
            Reason::PaysPrestige { field: Field::TradeWest, points: 2 },
            Reason::Denies { player, token, points: 8 },
            Reason::MovesShipsOn { player, before: 5, after: 2 },
            Reason::LetsComplete { player, church, bonus, is_last: false },
            Reason::LetsComplete { player, church, bonus, is_last: true },
            Reason::Forestalls { player, church, bonus },
            Reason::TakesOfficial { player, official: Official::Vicar, money: 80 },
            Reason::EnablesCompletion { church, bonus },
            Reason::EnablesDonations { church, count: 2 },
            Reason::EnablesBuilding { count: 3 },
            Reason::EnablesShip,
            Reason::EnablesSale { money: 240, more: 90 },
            Reason::ScoresMore { points: 5 },
            Reason::MoreMoney { money: 120 },
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
        let moved = Reason::MovesShipsOn { player: Player::Blue, before: 5, after: 2 };
        assert_eq!(remark(moved), Remark::OnOther(Player::Blue, OnOther::ShipsMovedOn(3)));
        assert_eq!(remark(Reason::CarriesMore { before: 2, after: 6 }), Remark::CarriesMore(4));
    }
}
