//! Why one turn is better than another.

use super::{TurnReason, TurnReport, explain};
use hamburgum_engine::{Action, Player, State};

/// The least difference in token points that is mentioned.
const MORE_POINTS: u16 = 2;
/// The least difference in money that is mentioned.
const MORE_MONEY: i64 = 80;

/// The difference between two turns from the same position. The judge has decided which one is better;
/// reasons against that verdict are left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Comparison {
    /// Reasons for the better turn that the other one does not have, the weightiest first.
    pub gains: Vec<TurnReason>,
    /// Reasons against the other turn that the better one does not have, the weightiest first.
    pub drawbacks: Vec<TurnReason>,
}

/// The reasons of a turn, the token points scored in it, and the money left after it. Other prestige,
/// for churches and long moves, is among the reasons already.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Account {
    pub(super) reasons: Vec<TurnReason>,
    scored: u16,
    money: u32,
}

impl Account {
    pub(super) fn of(start: &State<'_>, turn: &[Action], after: &State<'_>) -> Self {
        let player: Player = start.active();
        Self {
            reasons: explain::reasons(start, turn),
            scored: explain::scored(start, turn),
            money: after.money(player),
        }
    }

    /// Its gains over another one, unless one of them ends the game: then only the final scoring counts.
    fn ahead_of(&self, other: &Self) -> Vec<TurnReason> {
        if self.ends_the_game() || other.ends_the_game() {
            return Vec::new();
        }
        let points = self.scored.saturating_sub(other.scored);
        let money = i64::from(self.money) - i64::from(other.money);
        let more_points = (points >= MORE_POINTS).then_some(TurnReason::ScoresMore { points });
        let more_money = (money >= MORE_MONEY)
            .then(|| TurnReason::MoreMoney { money: money.unsigned_abs() as u32 });
        more_points.into_iter().chain(more_money).collect()
    }

    fn ends_the_game(&self) -> bool {
        self.reasons.iter().any(|one| matches!(one, TurnReason::EndsGame { .. }))
    }

    /// The reasons that another one does not have.
    fn without(&self, other: &Self) -> impl Iterator<Item = TurnReason> {
        self.reasons.iter().copied().filter(|one| !other.reasons.contains(one))
    }
}

impl Comparison {
    /// Compares two turns of one report.
    pub fn of(better: &TurnReport, other: &TurnReport) -> Self {
        Self::of_accounts(&better.account, &other.account)
    }

    /// Compares two turns from a position. There is no search, so it is fast; for two turns of a report
    /// the result is the same as from the report.
    ///
    /// ```
    /// use hamburgum_ai::{Comparison, TurnReason};
    /// use hamburgum_engine::{Action, Board, Field, Seating, Setup, State, Variant};
    ///
    /// let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// let state = State::from_setup(Board::hamburgum(), &setup)?;
    /// let turn = |field| [Action::Move(field), Action::Done];
    /// let (beer, church) = (turn(Field::Beer), turn(Field::Church));
    /// let why = Comparison::between(&state, &beer, &church).expect("legal turns");
    /// assert!(matches!(why.gains[0], TurnReason::EnablesSale { .. }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Why one of the turns is not legal here.
    pub fn between(
        start: &State<'_>,
        better: &[Action],
        other: &[Action],
    ) -> Result<Self, hamburgum_engine::Reason> {
        let account = |turn: &[Action]| {
            let mut after = *start;
            for &action in turn {
                after.play(action)?;
            }
            Ok(Account::of(start, turn, &after))
        };
        Ok(Self::of_accounts(&account(better)?, &account(other)?))
    }

    fn of_accounts(better: &Account, other: &Account) -> Self {
        let mut gains: Vec<_> = better.without(other).filter(|one| !one.is_drawback()).collect();
        gains.extend(better.ahead_of(other));
        let drawbacks = other.without(better).filter(TurnReason::is_drawback).collect();
        Self { gains: explain::sorted(gains), drawbacks: explain::sorted(drawbacks) }
    }
}
