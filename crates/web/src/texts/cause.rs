//! What a turn makes possible, what it takes from others, and what it gives away.

use super::{Saying, Texts};
use hamburgum_engine::{Board, Church, Field, Official, Player};

/// Less of the chance to win is not worth a figure.
const LEAST_CHANCE: f32 = 0.005;
/// Less prestige is not worth a figure.
const LEAST_PRESTIGE: f32 = 0.05;

/// What a turn leads to. "The player" is the one whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cause {
    /// Another player could have completed the church, for so much prestige.
    Forestalls(Player, Church, u16),
    /// Another player could have appointed the official, for so much money.
    TakesOfficial(Player, Official, u32),
    /// The player can complete a church in the next turn, for so much prestige.
    EnablesCompletion(Church, u16),
    /// The player can donate to a church in the next turn.
    EnablesDonation(Church),
    /// The player can build in the next turn, on so many sites.
    EnablesBuilding(u16),
    /// The player can build a ship in the next turn.
    EnablesShip,
    /// The player can sell goods for so much in the next turn.
    EnablesSale(u32),
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
        /// What of that comes from most; a word that [`Texts::part`] knows.
        part: Option<&'static str>,
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
    pub(super) fn say_cause(&self, board: &Board, cause: Cause) -> Saying<'_> {
        match cause {
            Cause::Forestalls(other, church, bonus) => self
                .say("remark-forestalls")
                .other(other)
                .church(board, church)
                .with("points", bonus),
            Cause::TakesOfficial(other, official, money) => self
                .say("remark-takes-official")
                .other(other)
                .with("official", official.word())
                .with("amount", money),
            Cause::EnablesCompletion(church, bonus) => {
                self.say("remark-enables-completion").church(board, church).with("points", bonus)
            }
            Cause::EnablesDonation(church) => {
                self.say("remark-enables-donation").church(board, church)
            }
            Cause::EnablesBuilding(sites) => {
                self.say("remark-enables-building").with("units", sites)
            }
            Cause::EnablesShip => self.say("remark-enables-ship"),
            Cause::EnablesSale(money) => self.say("remark-enables-sale").with("amount", money),
        }
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
            Versus::Ahead { field, by, part: None } => ("cause-versus", field, by),
            Versus::Ahead { field, by, .. } => ("cause-versus-for", field, by),
            Versus::Behind { field, by } => ("cause-behind", field, by),
        };
        let saying = self.say(key).with("field", field.word()).with("list", self.given_away(by));
        match versus {
            Versus::Ahead { part: Some(part), .. } => saying.with("part", part).text(),
            _ => saying.text(),
        }
    }
}
