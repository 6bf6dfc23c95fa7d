//! The donation tokens: five at each of the six churches.

use crate::Church;
use crate::bit_set::bit_set;
use crate::vocabulary::vocabulary;

vocabulary! {
    /// The five types of tokens, one of each at every church (SET-4, SCORE-2).
    TokenKind, ByTokenKind, "type of token" {
        /// 5 prestige; always the first to go (DON-3).
        Five = "five",
        /// 1 prestige for each own token.
        Donations = "donations",
        /// 2 prestige for each own ship in the harbour.
        Ships = "ships",
        /// Prestige for each own building of the church's kind.
        Building = "building",
        /// Prestige for each own citizen in the church's parish.
        Citizens = "citizens",
    }
}

/// One of the thirty tokens.
///
/// ```
/// use hamburgum_engine::{Board, Token, TokenKind};
///
/// let board = Board::hamburgum();
/// let petri = board.church("petri").expect("a church of Hamburg");
/// let token = Token::new(petri, TokenKind::Ships);
/// assert_eq!((token.church(), token.kind()), (petri, TokenKind::Ships));
/// assert_eq!(board.say(&token).to_string(), "petri.ships");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Token(u8);

impl Token {
    /// The token of this type at this church.
    pub const fn new(church: Church, kind: TokenKind) -> Self {
        Self((church.index() * 5 + kind.index()) as u8)
    }

    /// The church it came from.
    pub const fn church(self) -> Church {
        Church::ALL[self.index() / 5]
    }

    /// Its type.
    pub const fn kind(self) -> TokenKind {
        TokenKind::ALL[self.index() % 5]
    }

    /// The place among all thirty, church by church.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Token({}, {})", self.church().index(), self.kind())
    }
}

bit_set! {
    /// A set of tokens.
    ///
    /// ```
    /// use hamburgum_engine::{Church, TokenKind, TokenSet};
    ///
    /// let fives = TokenSet::of(TokenKind::Five);
    /// assert_eq!(fives.len(), 6);
    /// for church in Church::ALL {
    ///     assert_eq!(TokenSet::at(church).and(fives).len(), 1);
    ///     assert_eq!(TokenSet::at(church).without(fives).len(), 4);
    /// }
    /// ```
    TokenSet, Token, 30, "token"
}

impl TokenSet {
    /// The five of one church.
    pub const fn at(church: Church) -> Self {
        Self(0b1_1111 << (church.index() * 5))
    }

    /// The six of one type.
    pub const fn of(kind: TokenKind) -> Self {
        Self(0b00001_00001_00001_00001_00001_00001 << kind.index())
    }
}
