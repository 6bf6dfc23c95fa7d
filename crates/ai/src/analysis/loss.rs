//! The cost of a turn.

use crate::Outlook;
use hamburgum_engine::Player;

/// The weight of the win probability, in points of prestige...
const WIN: f32 = 60.0;
/// ...and of the difference between the last place and the first.
const PLACES: f32 = 30.0;
/// The weight of each point that a player is behind: where the win is out of reach, prestige is all that
/// is left to play for, and few points of it are left to lose.
const BEHIND: f32 = 2.0;
/// The scale of the saturation of a lead: far ahead, only ending the game matters.
const LEAD: f32 = 20.0;
/// The scale of the logistic function from a prestige difference to the probability of being ahead.
const SPREAD: f32 = 15.0;

/// A win probability above this counts as a won game.
const WON: f32 = 0.9999;

/// The standing of a player, computed from an [`Outlook`] alone, so it works with any judge.
///
/// The win probability alone is not informative where the game is nearly decided. So the expected place
/// counts too, and the expected prestige relative to the others, with more weight for a player who is
/// behind.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Standing {
    /// The win probability.
    win: f32,
    /// The expected number of others who are behind.
    behind: f32,
    /// The same as a share of the others.
    share: f32,
    /// The expected prestige minus the mean of the others.
    lead: f32,
}

impl Standing {
    pub(super) fn of(outlook: &Outlook, players: &[Player], player: Player) -> Self {
        let own = outlook.prestige[player];
        let (mut behind, mut others, mut count) = (0.0, 0.0, 0.0);
        for &other in players.iter().filter(|&&other| other != player) {
            behind += 1.0 / (1.0 + ((outlook.prestige[other] - own) / SPREAD).exp());
            others += outlook.prestige[other];
            count += 1.0;
        }
        let count = f32::max(count, 1.0);
        let lead = own - others / count;
        Self { win: outlook.win[player], behind, share: behind / count, lead }
    }

    /// A won game has the highest standing, whatever the margin.
    fn is_won(self) -> bool {
        self.win > WON
    }

    /// The win probability and the expected place in points of prestige.
    fn rank(self) -> f32 {
        if self.is_won() { WIN + PLACES } else { WIN * self.win + PLACES * self.share }
    }

    /// The total in points of prestige.
    fn worth(self) -> f32 {
        let lead = match self.lead {
            _ if self.is_won() => LEAD,
            lead if lead > 0.0 => lead / (1.0 + lead / LEAD),
            lead => BEHIND * lead,
        };
        self.rank() + lead
    }
}

/// The loss of a turn compared with the best one. Single figures may be negative, where the turn is better
/// in one respect.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Loss {
    /// The loss of win probability.
    pub win: f32,
    /// The loss of expected places.
    pub places: f32,
    /// The loss of expected prestige relative to the others.
    pub prestige: f32,
    /// The total in points of prestige, which grades and accuracy use. Not negative.
    pub cost: f32,
}

impl Loss {
    /// The loss of this standing compared with the best one.
    pub(super) fn between(best: Standing, other: Standing) -> Self {
        // Compared with a won game, a smaller lead is no loss.
        let worth = if best.is_won() { Standing::rank } else { Standing::worth };
        Self {
            win: best.win - other.win,
            places: best.behind - other.behind,
            prestige: best.lead - other.lead,
            cost: (worth(best) - worth(other)).max(0.0),
        }
    }
}

/// The best of these standings.
pub(super) fn best(standings: impl Iterator<Item = Standing>) -> Option<Standing> {
    standings.max_by(|a, b| a.worth().total_cmp(&b.worth()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Grade;
    use hamburgum_engine::ByPlayer;

    const PLAYERS: [Player; 3] = [Player::Red, Player::Blue, Player::Green];

    /// Red's standing with this win probability and these expectations.
    fn red(win: f32, prestige: [f32; 3]) -> Standing {
        let mut outlook = Outlook { win: ByPlayer::default(), prestige: ByPlayer::default() };
        outlook.win[Player::Red] = win;
        for (player, prestige) in PLAYERS.into_iter().zip(prestige) {
            outlook.prestige[player] = prestige;
        }
        Standing::of(&outlook, &PLAYERS, Player::Red)
    }

    /// The cost of the second turn compared with the first.
    fn cost(best: (f32, [f32; 3]), other: (f32, [f32; 3])) -> f32 {
        Loss::between(red(best.0, best.1), red(other.0, other.1)).cost
    }

    #[test]
    fn a_wasted_turn_is_a_mistake_in_any_standing() {
        for (name, before, after) in [
            ("level", (0.33, [90.0, 90.0, 90.0]), (0.28, [85.0, 92.0, 92.0])),
            ("behind", (0.10, [60.0, 110.0, 90.0]), (0.097, [55.0, 112.0, 91.0])),
            ("lost", (0.03, [20.0, 130.0, 110.0]), (0.03, [15.0, 130.0, 110.0])),
            ("less than nothing", (0.0, [-40.0, 130.0, 110.0]), (0.0, [-45.0, 130.0, 110.0])),
        ] {
            let grade = Grade::of_cost(cost(before, after));
            assert!(grade >= Grade::Mistake, "{name}: {grade}");
        }
    }

    #[test]
    fn ending_a_won_game_costs_nothing() {
        let on = (0.92, [130.0, 80.0, 70.0]);
        for margin in [1.0, 32.0] {
            let home = (1.0, [82.0 + margin, 82.0, 73.0]);
            assert!(cost(on, home).abs() < f32::EPSILON);
            assert!((1.0..8.0).contains(&cost(home, on)), "{}", cost(home, on));
        }
    }

    #[test]
    fn the_best_turn_has_the_best_total() {
        let sure = red(0.9, [110.0, 90.0, 80.0]);
        let rich = red(0.8, [116.0, 90.0, 80.0]);
        assert_eq!(best([rich, sure].into_iter()), Some(sure));
        assert_eq!(best(std::iter::empty()), None);
        let loss = Loss::between(sure, rich);
        assert!(loss.win > 0.0 && loss.prestige < 0.0 && loss.cost > 0.0, "{loss:?}");
    }
}
