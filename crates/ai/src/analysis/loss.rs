//! What a turn gives away.

use crate::Outlook;
use hamburgum_engine::Player;

/// The whole chance to win counts as much as so many points of prestige...
const WIN: f32 = 60.0;
/// ...and so does the way from the last place to the first.
const PLACES: f32 = 30.0;
/// Each point that a player is behind counts so many times: where the win is out of reach, prestige
/// is all that is left to play for, and few points of it are left to lose.
const BEHIND: f32 = 2.0;
/// A lead beyond about so many points adds hardly anything: it is there to be brought home.
const LEAD: f32 = 20.0;
/// So many points of expected prestige make a place likely, but not sure.
const SPREAD: f32 = 15.0;

/// More is the whole win, as far as figures can tell.
const WON: f32 = 0.9999;

/// How a player stands, by what everybody can expect. It needs nothing but an [`Outlook`], so it does
/// not matter which judge has made that.
///
/// The chance to win alone would say nothing where the game is nearly won or lost. So the expected
/// place counts too, and the expected prestige beside that of the others, the more the further a
/// player is behind.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Standing {
    /// The chance to win.
    win: f32,
    /// How many of the others are behind, as far as can be expected.
    behind: f32,
    /// Which share of them that is.
    share: f32,
    /// How much more prestige is expected than the others have on average.
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

    /// Nothing is better than a game that is won, by however little.
    fn is_won(self) -> bool {
        self.win > WON
    }

    /// The chance to win and the expected place in points of prestige.
    fn rank(self) -> f32 {
        if self.is_won() { WIN + PLACES } else { WIN * self.win + PLACES * self.share }
    }

    /// All of it in points of prestige.
    fn worth(self) -> f32 {
        let lead = match self.lead {
            _ if self.is_won() => LEAD,
            lead if lead > 0.0 => lead / (1.0 + lead / LEAD),
            lead => BEHIND * lead,
        };
        self.rank() + lead
    }
}

/// What a turn gives away, compared with the best one. Single figures may be negative, where a turn has
/// something for what it gives away.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Loss {
    /// How much of the chance to win.
    pub win: f32,
    /// How many places, as far as can be expected.
    pub places: f32,
    /// How much expected prestige, measured by that of the others.
    pub prestige: f32,
    /// All of that together, in points of prestige: what grades and accuracy go by. Not negative.
    pub cost: f32,
}

impl Loss {
    /// What is lost with this standing instead of the best one.
    pub(super) fn between(best: Standing, other: Standing) -> Self {
        // Beside a win a lead is no loss: who is far ahead only has yet to bring it home.
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

    /// How Red stands with this chance to win and these expectations.
    fn red(win: f32, prestige: [f32; 3]) -> Standing {
        let mut outlook = Outlook { win: ByPlayer::default(), prestige: ByPlayer::default() };
        outlook.win[Player::Red] = win;
        for (player, prestige) in PLAYERS.into_iter().zip(prestige) {
            outlook.prestige[player] = prestige;
        }
        Standing::of(&outlook, &PLAYERS, Player::Red)
    }

    /// What the second turn costs, compared with the first.
    fn cost(best: (f32, [f32; 3]), other: (f32, [f32; 3])) -> f32 {
        Loss::between(red(best.0, best.1), red(other.0, other.1)).cost
    }

    #[test]
    fn a_wasted_turn_is_a_mistake_wherever_one_stands() {
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
    fn a_win_is_brought_home_without_blame() {
        let on = (0.92, [130.0, 80.0, 70.0]);
        for margin in [1.0, 32.0] {
            let home = (1.0, [82.0 + margin, 82.0, 73.0]);
            assert!(cost(on, home).abs() < f32::EPSILON);
            assert!((1.0..8.0).contains(&cost(home, on)), "{}", cost(home, on));
        }
    }

    #[test]
    fn the_best_is_best_in_all_together() {
        let sure = red(0.9, [110.0, 90.0, 80.0]);
        let rich = red(0.8, [116.0, 90.0, 80.0]);
        assert_eq!(best([rich, sure].into_iter()), Some(sure));
        assert_eq!(best(std::iter::empty()), None);
        let loss = Loss::between(sure, rich);
        assert!(loss.win > 0.0 && loss.prestige < 0.0 && loss.cost > 0.0, "{loss:?}");
    }
}
