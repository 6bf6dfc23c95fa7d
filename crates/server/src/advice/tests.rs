//! Whatever an analysis finds has words.

use hamburgum_ai::{Grade, Reason};
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
        let say = |reason: Reason| texts.remark(board, audience, reason.into());
        let mut said: Vec<_> = reasons().into_iter().map(say).collect();
        let count = said.len();
        said.sort();
        said.dedup();
        assert_eq!(said.len(), count, "no two are told alike: {said:?}");
        assert!(Grade::ALL.iter().all(|grade| texts.grade(grade.word()).is_some()));
    }
}
