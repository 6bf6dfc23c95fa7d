//! Why a turn is good or bad, as found by an analysis.
//!
//! The findings arrive as plain data, so that pages do not depend on the AI crate.

use super::{Saying, Texts};
use hamburgum_engine::{Board, Player};
use hamburgum_table::Remark;

/// The words of the grades of a turn.
pub(crate) const GRADES: [&str; 6] =
    ["best", "excellent", "good", "inaccuracy", "mistake", "blunder"];

/// Whose turn is described, and to whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Audience {
    /// The player of the turn.
    pub player: Player,
    /// The player who reads it, if the reader plays.
    pub reader: Option<Player>,
}

impl Audience {
    /// Players who read about their own turn.
    pub fn own(player: Player) -> Self {
        Self { player, reader: Some(player) }
    }

    /// Which player of a remark is addressed as "you", as a word that the texts use.
    fn you(self, other: Option<Player>) -> &'static str {
        match self.reader {
            Some(reader) if reader == self.player => "player",
            Some(reader) if other == Some(reader) => "rival",
            _ => "nobody",
        }
    }
}

impl Texts {
    /// A reason in words: "You can build a ship next turn".
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

    /// The text of a grade, by the word that the analysis uses.
    pub fn grade(&self, word: &str) -> Option<String> {
        let &word = GRADES.iter().find(|&&grade| grade == word)?;
        Some(self.say("grade").with("grade", word).text())
    }

    /// Expected prestige: "about 41.2 prestige".
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
