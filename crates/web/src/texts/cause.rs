//! What a turn means for others, what it gives away, and how it compares.

use super::{Saying, Texts};
use hamburgum_engine::{Board, Church, Field, Official, Token};

/// Less of the chance to win is not worth a figure.
const LEAST_CHANCE: f32 = 0.005;
/// Less prestige is not worth a figure.
const LEAST_PRESTIGE: f32 = 0.05;

/// What a turn means for another player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnOther {
    /// That player can no longer have a token that is worth so much to that player.
    Denied(Token, u16),
    /// That player can ship so many units less.
    ShipsMovedOn(u16),
    /// That player could complete a church next, for so much prestige.
    CanComplete(Church, u16),
    /// The same, and it is the last church.
    CanCompleteLast(Church, u16),
    /// That player could have completed the church.
    Forestalled(Church),
    /// That player could have appointed the official, for so much money.
    LostOfficial(Official, u32),
}

/// What a turn gives away, compared with the best one.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct GivenAway {
    /// How much of the chance to win; negative if it has more.
    pub win: f32,
    /// How much expected prestige beside that of the others; negative if it has more.
    pub prestige: f32,
    /// All that counts together, in points of prestige.
    pub cost: f32,
}

/// How a turn compares with one on another field.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Versus {
    /// It is the best one, and this much better than the next one.
    Ahead {
        /// Where the next one goes.
        field: Field,
        /// By how much.
        by: GivenAway,
    },
    /// It is this much worse than the best one.
    Behind {
        /// Where the best one goes.
        field: Field,
        /// By how much.
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

    /// What is given away, or what a better turn is ahead by: "4% chance of winning and 6 prestige". What would speak
    /// against that is left out.
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

    /// How a turn compares with another: "Beats Church by 4% chance of winning".
    pub fn versus(&self, versus: Versus) -> String {
        let (key, field, by) = match versus {
            Versus::Ahead { field, by } => ("cause-versus", field, by),
            Versus::Behind { field, by } => ("cause-behind", field, by),
        };
        self.say(key).with("field", field.word()).with("list", self.given_away(by)).text()
    }
}
