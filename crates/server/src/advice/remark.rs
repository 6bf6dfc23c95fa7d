//! From what an analysis found to what pages can say: pages do not know the opponents.

use hamburgum_ai::{Loss, Reason, Weighed};
use hamburgum_web::{Argument, Cause, GivenAway, Remark};

/// Less is not worth a figure.
const NAMED: f32 = 0.05;

/// The first few reasons of a turn, the weightiest first.
pub(crate) fn arguments(reasons: &[Weighed], most: usize) -> Vec<Argument> {
    reasons.iter().take(most).map(argument).collect()
}

/// What speaks for a turn beyond what it does, the weightiest first.
pub(super) fn causes(reasons: &[Weighed], most: usize) -> Vec<Remark> {
    let causes = reasons.iter().filter(|one| !one.reason.is_deed() && !one.is_drawback());
    causes.take(most).map(|one| remark(one.reason)).collect()
}

/// What speaks against a turn and not against the one beside it.
pub(super) fn drawbacks(reasons: &[Weighed], beside: &[Weighed]) -> Vec<Remark> {
    let is_shared = |one: &Weighed| beside.iter().any(|other| other.reason == one.reason);
    let own = reasons.iter().filter(|one| one.is_drawback() && !one.reason.is_deed());
    own.filter(|one| !is_shared(one)).take(1).map(|one| remark(one.reason)).collect()
}

/// What a turn gives away, as pages tell it.
pub(crate) fn given_away(loss: &Loss) -> GivenAway {
    GivenAway { win: loss.win, prestige: loss.prestige, cost: loss.cost }
}

/// A reason with what it is worth, where its words do not say that already.
pub(crate) fn argument(weighed: &Weighed) -> Argument {
    let is_told = matches!(
        weighed.reason,
        Reason::EndsGame { .. }
            | Reason::CompletesChurch { .. }
            | Reason::PaysPrestige { .. }
            | Reason::LetsComplete { .. }
    );
    let worth = weighed.worth.filter(|worth| !is_told && worth.abs() >= NAMED);
    Argument { remark: remark(weighed.reason), worth }
}

fn remark(reason: Reason) -> Remark {
    match reason {
        Reason::EndsGame { place, prestige, margin } => {
            Remark::EndsGame { place, prestige, margin }
        }
        Reason::CompletesChurch { church, bonus } => Remark::CompletesChurch(church, bonus),
        Reason::TakesToken { token, now, later } => Remark::TakesToken { token, now, later },
        Reason::Scores { token, points } => Remark::Scores(token, points),
        Reason::Sells { units, money } => Remark::Sells(units, money),
        Reason::Buys { materials, money } => Remark::Buys(materials, money),
        Reason::Produces { good, units } => Remark::Produces(good, units),
        Reason::Launches { ships } => Remark::Launches(ships),
        Reason::Builds { kind, count, money } => Remark::Builds(kind, count, money),
        Reason::Appoints { official, money } => Remark::Appoints(official, money),
        Reason::PaysPrestige { field, points } => Remark::PaysPrestige(field, points),
        Reason::Denies { player, token, points } => Remark::Denies(player, token, points),
        Reason::MovesShipsOn { player, before, after } => {
            Remark::MovesShipsOn(player, before.saturating_sub(after))
        }
        Reason::LetsComplete { player, church, bonus, is_last: false } => {
            Remark::LetsComplete(player, church, bonus)
        }
        Reason::LetsComplete { player, church, bonus, is_last: true } => {
            Remark::LetsCompleteLast(player, church, bonus)
        }
        Reason::Forestalls { player, church, bonus } => {
            Remark::Because(Cause::Forestalls(player, church, bonus))
        }
        Reason::TakesOfficial { player, official, money } => {
            Remark::Because(Cause::TakesOfficial(player, official, money))
        }
        Reason::EnablesCompletion { church, bonus } => {
            Remark::Because(Cause::EnablesCompletion(church, bonus))
        }
        Reason::EnablesDonation { church } => Remark::Because(Cause::EnablesDonation(church)),
        Reason::EnablesBuilding { sites } => Remark::Because(Cause::EnablesBuilding(sites)),
        Reason::EnablesShip => Remark::Because(Cause::EnablesShip),
        Reason::EnablesSale { money, .. } => Remark::Because(Cause::EnablesSale(money)),
        Reason::Shifts { part } => Remark::Shifts(part.word()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hamburgum_ai::{Grade, Part};
    use hamburgum_engine::{
        Board, BuildingKind, ByMaterial, Church, Field, Good, Official, Player, Token, TokenKind,
    };
    use hamburgum_web::{Language, Texts};

    fn reasons() -> Vec<Reason> {
        let church = Church::ALL[0];
        let token = Token::new(church, TokenKind::Citizens);
        let (player, bonus) = (Player::Blue, 4);
        let mut all = vec![
            Reason::EndsGame { place: 1, prestige: 40, margin: 3 },
            Reason::CompletesChurch { church, bonus },
            Reason::TakesToken { token, now: 8, later: 4.2 },
            Reason::Scores { token, points: 12 },
            Reason::Sells { units: 4, money: 340 },
            Reason::Buys { materials: ByMaterial([1, 3, 0]), money: 150 },
            Reason::Produces { good: Good::Cloth, units: 2 },
            Reason::Launches { ships: 1 },
            Reason::Builds { kind: BuildingKind::Merchant, count: 1, money: 100 },
            Reason::Appoints { official: Official::Canon, money: 90 },
            Reason::PaysPrestige { field: Field::TradeWest, points: 2 },
            Reason::Denies { player, token, points: 8 },
            Reason::MovesShipsOn { player, before: 5, after: 2 },
            Reason::LetsComplete { player, church, bonus, is_last: false },
            Reason::LetsComplete { player, church, bonus, is_last: true },
            Reason::Forestalls { player, church, bonus },
            Reason::TakesOfficial { player, official: Official::Vicar, money: 80 },
            Reason::EnablesCompletion { church, bonus },
            Reason::EnablesDonation { church },
            Reason::EnablesBuilding { sites: 3 },
            Reason::EnablesShip,
            Reason::EnablesSale { money: 240, more: 90 },
        ];
        all.extend(Part::ALL.map(|part| Reason::Shifts { part }));
        all
    }

    #[test]
    fn every_reason_part_and_grade_has_words_in_every_language() {
        let board = Board::hamburgum();
        for language in Language::ALL {
            let texts = Texts::of(language);
            let mut said: Vec<_> = reasons()
                .into_iter()
                .map(|reason| argument(&Weighed { reason, worth: Some(3.4) }))
                .map(|argument| texts.argument(board, Player::Red, argument))
                .collect();
            let count = said.len();
            said.sort();
            said.dedup();
            assert_eq!(said.len(), count, "no two are told alike: {said:?}");
            assert!(Part::ALL.iter().all(|part| texts.part(part.word()).is_some()));
            assert!(Grade::ALL.iter().all(|grade| texts.grade(grade.word()).is_some()));
        }
    }

    #[test]
    fn a_worth_is_said_once_and_only_if_it_matters() {
        let worth_of = |reason, worth| argument(&Weighed { reason, worth }).worth;
        let launch = Reason::Launches { ships: 1 };
        assert_eq!(worth_of(launch, Some(-1.5)), Some(-1.5));
        assert_eq!(worth_of(launch, Some(0.01)), None);
        assert_eq!(worth_of(launch, None), None);
        let bonus = Reason::CompletesChurch { church: Church::ALL[0], bonus: 7 };
        assert_eq!(worth_of(bonus, Some(7.0)), None);
    }

    #[test]
    fn ships_that_move_on_are_told_by_the_difference() {
        let reason = Reason::MovesShipsOn { player: Player::Blue, before: 5, after: 2 };
        assert_eq!(remark(reason), Remark::MovesShipsOn(Player::Blue, 3));
    }
}
