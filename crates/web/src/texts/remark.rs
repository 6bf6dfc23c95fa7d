//! What an analysis says of a turn.
//!
//! Analysis is made elsewhere; what it found comes here as plain data, so that pages do not depend
//! on opponents.

use super::{Cause, Saying, Texts};
use hamburgum_engine::{
    Board, BuildingKind, ByMaterial, Church, Field, Good, Material, Official, Player, Token,
};

/// The words of what expected prestige comes from.
pub(super) const PARTS: [&str; 12] = [
    "prestige",
    "tokens",
    "money",
    "materials",
    "goods",
    "harbour",
    "production",
    "city",
    "churches",
    "prospects",
    "rondel",
    "tempo",
];

/// The words of the grades of a turn.
pub(crate) const GRADES: [&str; 6] =
    ["best", "excellent", "good", "inaccuracy", "mistake", "blunder"];

/// One thing that a turn does, as an analysis names it. "The player" is the one whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Remark {
    /// The turn ends the game, with the player in this place and so much ahead of the best other
    /// player, or behind.
    EndsGame {
        /// The player's place.
        place: usize,
        /// The player's final prestige.
        prestige: u32,
        /// How much more than the best other player has.
        margin: i64,
    },
    /// The player completes a church and gets a bonus.
    CompletesChurch(Church, u16),
    /// The player takes a token.
    TakesToken {
        /// Which.
        token: Token,
        /// What it would score now.
        now: u16,
        /// What it is expected to bring beyond that.
        later: f32,
    },
    /// The player scores a token for so many points.
    Scores(Token, u16),
    /// The player sells so many units for so much money.
    Sells(u16, u32),
    /// The player buys materials for so much money.
    Buys(ByMaterial<u16>, u32),
    /// The player produces so many units.
    Produces(Good, u16),
    /// The player builds so many ships.
    Launches(u16),
    /// The player builds so many buildings of a kind and gets so much money for them.
    Builds(BuildingKind, u16, u32),
    /// The player takes an official and gets so much money for it.
    Appoints(Official, u32),
    /// The player pays so much prestige to reach a field.
    PaysPrestige(Field, u16),
    /// Another player can no longer have a token that is worth so much to that player.
    Denies(Player, Token, u16),
    /// Another player can ship so many units less.
    MovesShipsOn(Player, u16),
    /// Another player could complete a church next, for so much prestige.
    LetsComplete(Player, Church, u16),
    /// The same, and it is the last church.
    LetsCompleteLast(Player, Church, u16),
    /// What the turn leads to.
    Because(Cause),
    /// Something else changes; a word that [`Texts::part`] knows.
    Shifts(&'static str),
}

/// A remark with what it is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Argument {
    /// What the turn does.
    pub remark: Remark,
    /// By how much that changes the player's expected prestige; `None` where it says nothing.
    pub worth: Option<f32>,
}

impl Texts {
    /// A remark with what it is worth: "Red builds 2 ships (about +1.4 prestige)".
    pub fn argument(&self, board: &Board, player: Player, argument: Argument) -> String {
        let said = self.remark(board, player, argument.remark);
        match argument.worth {
            Some(worth) => format!("{said} ({})", self.worth(worth)),
            None => said,
        }
    }

    /// One thing that this player's turn does: "Red builds 2 ships".
    pub fn remark(&self, board: &Board, player: Player, remark: Remark) -> String {
        self.say_remark(board, remark).player(player).text()
    }

    /// What expected prestige comes from, by the word that the analysis has for it.
    ///
    /// ```
    /// use hamburgum_web::{Language, Texts};
    ///
    /// let texts = Texts::of(Language::German);
    /// assert_eq!(texts.part("harbour").as_deref(), Some("Schiffe"));
    /// assert_eq!(texts.part("luck"), None);
    /// ```
    pub fn part(&self, word: &str) -> Option<String> {
        let &word = PARTS.iter().find(|&&part| part == word)?;
        Some(self.say("part").with("part", word).text())
    }

    /// The grade of a turn, by the word that the analysis has for it.
    pub fn grade(&self, word: &str) -> Option<String> {
        let &word = GRADES.iter().find(|&&grade| grade == word)?;
        Some(self.say("grade").with("grade", word).text())
    }

    /// What something is worth in expected prestige: "about +3.4 prestige".
    pub fn worth(&self, points: f32) -> String {
        let number = self.decimal(points);
        let sign = if points >= 0.05 { "+" } else { "" };
        self.say("worth").with("number", format!("{sign}{number}")).text()
    }

    pub(super) fn say_remark(&self, board: &Board, remark: Remark) -> Saying<'_> {
        match remark {
            Remark::EndsGame { place, prestige, margin } => self.say_end(place, prestige, margin),
            Remark::CompletesChurch(church, bonus) => {
                self.say("log-completes").church(board, church).with("points", bonus)
            }
            Remark::TakesToken { token, now, later } => {
                let key =
                    if later < 0.5 { "remark-takes-token" } else { "remark-takes-token-later" };
                let later = later.round();
                self.say(key).token(board, token).with("points", now).with("later", later)
            }
            Remark::Scores(token, points) => {
                self.say("log-scores").token(board, token).with("points", points)
            }
            Remark::Sells(units, money) => {
                self.say("remark-sells").with("units", units).with("amount", money)
            }
            Remark::Buys(materials, money) => {
                self.say("remark-buys").with("bought", self.bought(materials)).with("amount", money)
            }
            Remark::Produces(good, units) => self.say("log-produces").goods(units.into(), good),
            Remark::Launches(ships) => self.say("remark-launches").with("units", ships),
            Remark::Builds(kind, count, money) => self
                .say(if money == 0 { "remark-builds" } else { "remark-builds-for" })
                .with("building", kind.word())
                .with("units", count)
                .with("amount", money),
            Remark::Appoints(official, money) => self
                .say(if money == 0 { "log-appoints" } else { "remark-appoints-for" })
                .with("official", official.word())
                .with("amount", money),
            Remark::PaysPrestige(field, points) => {
                self.say("remark-pays-prestige").with("field", field.word()).with("points", points)
            }
            Remark::Denies(other, token, points) => {
                self.say("remark-denies").other(other).token(board, token).with("points", points)
            }
            Remark::MovesShipsOn(other, units) => {
                self.say("remark-moves-ships-on").other(other).with("units", units)
            }
            Remark::LetsComplete(other, church, bonus) => self
                .say("remark-lets-complete")
                .other(other)
                .church(board, church)
                .with("points", bonus),
            Remark::LetsCompleteLast(other, church, bonus) => self
                .say("remark-lets-complete-last")
                .other(other)
                .church(board, church)
                .with("points", bonus),
            Remark::Shifts(part) => self.say("remark-shifts").with("part", part),
            Remark::Because(cause) => self.say_cause(board, cause),
        }
    }

    fn say_end(&self, place: usize, prestige: u32, margin: i64) -> Saying<'_> {
        let distance = match margin {
            0 => "remark-level",
            1.. => "remark-ahead",
            _ => "remark-behind",
        };
        let distance = self.say(distance).with("number", margin.unsigned_abs()).text();
        self.say(if place == 1 { "remark-wins" } else { "remark-ends-game" })
            .with("place", place)
            .with("points", prestige)
            .with("margin", distance)
    }

    fn bought(&self, materials: ByMaterial<u16>) -> String {
        let kinds = Material::ALL.into_iter().filter(|&material| materials[material] > 0);
        let counts = kinds.map(|material| self.materials(materials[material].into(), material));
        self.list(&counts.collect::<Vec<_>>())
    }
}
