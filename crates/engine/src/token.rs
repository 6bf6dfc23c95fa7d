//! The donation tokens: five at each of the six churches.

use crate::Church;
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TokenSet(u32);

impl TokenSet {
    /// No token.
    pub const EMPTY: Self = Self(0);

    /// All thirty.
    pub const ALL: Self = Self((1 << 30) - 1);

    /// The five of one church.
    pub const fn at(church: Church) -> Self {
        Self(0b1_1111 << (church.index() * 5))
    }

    /// The six of one type.
    pub const fn of(kind: TokenKind) -> Self {
        Self(0b00001_00001_00001_00001_00001_00001 << kind.index())
    }

    /// Whether the token is in the set.
    pub const fn contains(self, token: Token) -> bool {
        self.0 & (1 << token.0) != 0
    }

    /// The set with this token.
    #[must_use]
    pub const fn with(self, token: Token) -> Self {
        Self(self.0 | (1 << token.0))
    }

    /// The tokens in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The tokens in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The tokens in this set and not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tokens in order.
    pub fn iter(self) -> impl Iterator<Item = Token> {
        crate::bits::ones(self.0).map(Token)
    }
}

impl FromIterator<Token> for TokenSet {
    fn from_iter<I: IntoIterator<Item = Token>>(tokens: I) -> Self {
        tokens.into_iter().fold(Self::EMPTY, Self::with)
    }
}
