//! The effect of a turn on others, its loss, and its comparison with other turns.

use super::{Saying, Texts};
use hamburgum_engine::{Board, Church, Field, Official, Token};

/// Smaller chances are not shown.
const LEAST_CHANCE: f32 = 0.005;
/// Smaller amounts of prestige are not shown.
const LEAST_PRESTIGE: f32 = 0.05;

/// The effect of a turn on another player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnOther {
    /// That player can no longer get a token, which would be worth this much to them.
    Denied(Token, u16),
    /// That player can ship this many units less.
    ShipsMovedOn(u16),
    /// That player could complete a church next turn, for this much prestige.
    CanComplete(Church, u16),
    /// The same, and it is the last church.
    CanCompleteLast(Church, u16),
    /// That player could have completed the church.
    Forestalled(Church),
    /// That player could have appointed the official, for this much money.
    LostOfficial(Official, u32),
}

/// The loss of a turn compared with the best one.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct GivenAway {
    /// The loss of winning chance; negative if the turn has more.
    pub win: f32,
    /// The loss of expected prestige relative to the others; negative if the turn has more.
    pub prestige: f32,
    /// The total loss, in points of prestige.
    pub cost: f32,
}

/// A comparison with a turn on another field.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Versus {
    /// It is the best turn, ahead of the second best.
    Ahead {
        /// The field of the second best.
        field: Field,
        /// The lead.
        by: GivenAway,
    },
    /// It is behind the best turn.
    Behind {
        /// The field of the best turn.
        field: Field,
        /// The deficit.
        by: GivenAway,
    },
}

impl Texts {
    pub(super) fn say_on_other(&self, board: &Board, what: OnOther) -> Saying<'_> {
        let (key, church, points) = match what {
            OnOther::Denied(token, points) => {
                return self.say("remark-denies").token(board, token).with("points", points);
            }
            OnOther::ShipsMovedOn(units) => {
                return self.say("remark-moves-ships-on").with("units", units);
            }
            OnOther::LostOfficial(official, money) => {
                let saying = self.say("remark-takes-official").with("official", official.word());
                return saying.with("amount", money);
            }
            OnOther::Forestalled(church) => {
                return self.say("remark-forestalls").church(board, church);
            }
            OnOther::CanComplete(church, points) => ("remark-lets-complete", church, points),
            OnOther::CanCompleteLast(church, points) => {
                ("remark-lets-complete-last", church, points)
            }
        };
        self.say(key).church(board, church).with("points", points)
    }

    /// The loss of a turn, or the lead of a better one: "4% chance of winning and 6 prestige". Parts
    /// with the opposite sign are left out.
    ///
    /// ```
    /// use hamburgum_web::{GivenAway, Language, Texts};
    ///
    /// let say = |win, prestige| {
    ///     Texts::of(Language::English).given_away(GivenAway { win, prestige, cost: 1.0 })
    /// };
    /// assert_eq!(say(0.04, 6.2), "4% chance of winning and 6.2 prestige");
    /// assert_eq!(say(-0.01, 6.2), "6.2 prestige");
    /// assert_eq!(say(0.001, 0.01), "hardly anything");
    /// ```
    pub fn given_away(&self, loss: GivenAway) -> String {
        let mut parts = Vec::new();
        if loss.win >= LEAST_CHANCE {
            parts.push(self.say("lost-win").with("share", self.percent(loss.win)).text());
        }
        if loss.prestige >= LEAST_PRESTIGE {
            let number = self.decimal(loss.prestige);
            parts.push(self.say("lost-prestige").with("number", number).text());
        }
        if parts.is_empty() {
            parts.push(self.say("lost-little").text());
        }
        self.list(&parts)
    }

    /// A comparison in words: "Beats Church by 4% chance of winning".
    pub fn versus(&self, versus: Versus) -> String {
        let (key, field, by) = match versus {
            Versus::Ahead { field, by } => ("cause-versus", field, by),
            Versus::Behind { field, by } => ("cause-behind", field, by),
        };
        self.say(key).with("field", field.word()).with("list", self.given_away(by)).text()
    }
}
