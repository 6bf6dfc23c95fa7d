//! Every finding of an analysis has a text.

use hamburgum_ai::{Grade, TurnReason};
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
fn every_reason_and_grade_has_its_own_text_in_every_language() {
    let (board, audience) = (Board::hamburgum(), Audience::own(Player::Red));
    for language in Language::ALL {
        let texts = Texts::of(language);
        let say = |reason: TurnReason| texts.remark(board, audience, reason.into());
        let mut said: Vec<_> = reasons().into_iter().map(say).collect();
        let count = said.len();
        said.sort();
        said.dedup();
        assert_eq!(said.len(), count, "no two texts are equal: {said:?}");
        assert!(Grade::ALL.iter().all(|grade| texts.grade(grade.word()).is_some()));
    }
}
