//! The effect of a turn on others, its loss, and its comparison with other turns.

use super::{Saying, Texts};
use hamburgum_engine::Board;
use hamburgum_table::{GivenAway, OnOther, Versus};

/// Smaller chances are not shown.
const LEAST_CHANCE: f32 = 0.005;
/// Smaller amounts of prestige are not shown.
const LEAST_PRESTIGE: f32 = 0.05;

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
