//! Why an action is not legal.

use crate::{Church, Good, Material, Official, Player, Prompt, Site, Token, TokenKind};

/// Why an action is not legal here, with its numbers, so that any program can explain it in any
/// language. [`Board::say`](crate::Board::say) formats it in English with the names of a board.
///
/// ```
/// # use hamburgum_engine::{Action, Board, Field, Game, Reason, Seating, Setup, Variant};
/// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
/// # let mut game = Game::new(Board::hamburgum(), setup)?;
/// game.play(Action::Move(Field::Guildhall))?;
/// let site = game.board().site("M1").expect("a site of Hamburg");
/// let reason = game.state().check(Action::Build(site)).expect_err("a site away from all tokens");
/// assert_eq!(reason, Reason::NotAdjacent { site });
/// assert_eq!(
///     game.board().say(&reason).to_string(),
///     "M1 touches neither a church that the player gave to nor one of the player's citizens"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The game is over (END-1).
    GameOver,
    /// The position asks for something else.
    NotAsked {
        /// What it asks for.
        prompt: Prompt,
    },
    /// The player has too little of something (TURN-4, SELL-1, BUY-1, SHIP-1, SHIP-5, DON-2,
    /// BUILD-1, VAR-5).
    Lacks {
        /// What is missing.
        resource: Resource,
        /// How much it takes.
        needs: u32,
        /// How much there is.
        has: u32,
    },
    /// A player who has sold may not buy in the same turn.
    HasSold,
    /// A player who has bought may not sell in the same turn.
    HasBought,
    /// A purchase ends at ten units (BUY-1).
    PurchaseFull,
    /// Nobody owns two bells (BUY-2).
    OwnsBell,
    /// Donations of one turn go to one church (DON-1).
    OtherChurch {
        /// The church of this turn.
        chosen: Church,
    },
    /// The church has its five donations (DON-4).
    ChurchComplete {
        /// Which.
        church: Church,
    },
    /// The first donation takes the five token (DON-3).
    FirstTakesFive {
        /// Which church.
        church: Church,
    },
    /// The token is not at its church any more.
    TokenTaken {
        /// Which.
        token: Token,
        /// Who has it.
        by: Player,
    },
    /// No donation after scoring a token (SCORE-1).
    HasScored,
    /// The token is not the player's.
    NotOwnToken {
        /// Which.
        token: Token,
    },
    /// The token is scored already (SCORE-3).
    AlreadyScored {
        /// Which.
        token: Token,
    },
    /// Two unscored tokens of one type: one must be scored before the turn ends (SCORE-4).
    MustScore {
        /// The type.
        kind: TokenKind,
        /// How many unscored ones there are.
        unscored: u32,
    },
    /// The site has a citizen (BUILD-2).
    SiteTaken {
        /// Which.
        site: Site,
        /// Whose.
        by: Player,
    },
    /// The site touches neither a church that the player gave to nor an own citizen (BUILD-2).
    NotAdjacent {
        /// Which.
        site: Site,
    },
    /// One official a turn (BUILD-4, VAR-1).
    SecondOfficial,
    /// In variant I the official must be named (VAR-2).
    ChooseOfficial {
        /// Where.
        site: Site,
    },
    /// Only in variant I can the official be named (BUILD-8, VAR-3).
    NoChoiceOfOfficial,
    /// The site is for another kind of building (BUILD-1).
    NotForOfficials {
        /// Which.
        site: Site,
    },
    /// The official is not available, or no longer (VAR-2, VAR-3).
    OfficialGone {
        /// Which.
        official: Official,
    },
}

/// Something that a player can have too little of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Resource {
    /// Prestige points.
    Prestige,
    /// Money.
    Money,
    /// Units of a good.
    Good(Good),
    /// Units of a material.
    Material(Material),
    /// Ships in supply.
    Ship,
}
