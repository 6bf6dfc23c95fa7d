//! Why a turn is good or bad, as an analysis names it.
//!
//! Analysis is made elsewhere; what it found comes here as plain data, so that pages do not depend
//! on opponents.

use super::{OnOther, Saying, Texts};
use hamburgum_engine::{Board, Church, Field, Good, Player, Token};

/// The words of the grades of a turn.
pub(crate) const GRADES: [&str; 6] =
    ["best", "excellent", "good", "inaccuracy", "mistake", "blunder"];

/// One cause why a turn is good or bad. "The player" is the one whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// The player takes a token that would score so much now, and keeps it.
    TakesToken(Token, u16),
    /// The tokens that the player keeps score so much more.
    RaisesTokens(u16),
    /// The player produces so many units of a good from now on, instead of fewer.
    ProducesMore {
        /// Which.
        good: Good,
        /// How many units at a time until now.
        before: u16,
        /// And from now on.
        after: u16,
    },
    /// The player's ships carry so many units more.
    CarriesMore(u16),
    /// The player pays so much prestige to reach a field.
    PaysPrestige(Field, u16),
    /// What it means for another player.
    OnOther(Player, OnOther),
    /// The player can complete a church in the next turn, for so much prestige.
    EnablesCompletion(Church, u16),
    /// The player can make so many donations to a church in the next turn.
    EnablesDonations(Church, u8),
    /// The player can build so many buildings in the next turn.
    EnablesBuilding(u16),
    /// The player can build a ship in the next turn.
    EnablesShip,
    /// The player can sell goods for so much in the next turn.
    EnablesSale(u32),
    /// The player scores so much more with tokens than in the turn beside it.
    ScoresMore(u16),
    /// The player has so much more money than after the turn beside it.
    MoreMoney(u32),
}

/// Whose turn is told, and to whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Audience {
    /// Whose turn it is.
    pub player: Player,
    /// Who reads it, if that is one of the players.
    pub reader: Option<Player>,
}

impl Audience {
    /// A player reads about the own turn.
    pub fn own(player: Player) -> Self {
        Self { player, reader: Some(player) }
    }

    /// Which of the players in a remark is "you"; a word that the texts know.
    fn you(self, other: Option<Player>) -> &'static str {
        match self.reader {
            Some(reader) if reader == self.player => "player",
            Some(reader) if other == Some(reader) => "rival",
            _ => "nobody",
        }
    }
}

impl Texts {
    /// One cause of a turn: "You can build a ship next turn".
    ///
    /// ```
    /// use hamburgum_engine::{Board, Player};
    /// use hamburgum_web::{Audience, Language, Remark, Texts};
    ///
    /// let (board, texts) = (Board::hamburgum(), Texts::of(Language::English));
    /// let say = |audience| texts.remark(board, audience, Remark::EnablesShip);
    /// assert_eq!(say(Audience::own(Player::Red)), "You can build a ship next turn");
    /// let watched = Audience { player: Player::Red, reader: None };
    /// assert_eq!(say(watched), "Red can build a ship next turn");
    /// ```
    pub fn remark(&self, board: &Board, audience: Audience, remark: Remark) -> String {
        let other = match remark {
            Remark::OnOther(other, _) => Some(other),
            _ => None,
        };
        let you = audience.you(other);
        self.say_remark(board, remark).player(audience.player).with("you", you).text()
    }

    /// The grade of a turn, by the word that the analysis has for it.
    pub fn grade(&self, word: &str) -> Option<String> {
        let &word = GRADES.iter().find(|&&grade| grade == word)?;
        Some(self.say("grade").with("grade", word).text())
    }

    /// What prestige is expected: "about 41.2 prestige".
    pub fn expected(&self, prestige: f32) -> String {
        self.say("expected").with("number", self.decimal(prestige)).text()
    }

    pub(super) fn say_remark(&self, board: &Board, remark: Remark) -> Saying<'_> {
        match remark {
            Remark::EndsGame { place, prestige, margin } => self.say_end(place, prestige, margin),
            Remark::CompletesChurch(church, bonus) => {
                self.say("remark-completes").church(board, church).with("points", bonus)
            }
            Remark::TakesToken(token, now) => {
                self.say("remark-takes-token").token(board, token).with("points", now)
            }
            Remark::RaisesTokens(points) => self.say("remark-raises-tokens").with("points", points),
            Remark::ProducesMore { good, before, after } => {
                self.say("remark-produces-more").goods(after.into(), good).with("has", before)
            }
            Remark::CarriesMore(units) => self.say("remark-carries-more").with("units", units),
            Remark::PaysPrestige(field, points) => {
                self.say("remark-pays-prestige").with("field", field.word()).with("points", points)
            }
            Remark::EnablesCompletion(church, bonus) => {
                self.say("remark-enables-completion").church(board, church).with("points", bonus)
            }
            Remark::EnablesDonations(church, count) => {
                self.say("remark-enables-donations").church(board, church).with("units", count)
            }
            Remark::EnablesBuilding(count) => {
                self.say("remark-enables-building").with("units", count)
            }
            Remark::EnablesShip => self.say("remark-enables-ship"),
            Remark::EnablesSale(money) => self.say("remark-enables-sale").with("amount", money),
            Remark::ScoresMore(points) => self.say("remark-scores-more").with("points", points),
            Remark::MoreMoney(money) => self.say("remark-more-money").with("amount", money),
            Remark::OnOther(other, what) => self.say_on_other(board, what).other(other),
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
}
