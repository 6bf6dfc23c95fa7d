//! What an action did, as data.

use crate::{
    BuildingKind, Church, Field, FinalScoring, Good, Loading, Material, Office, Official, Passage,
    Player, Ship, Site, Token,
};

/// One effect of an action. Playing an action returns its effects in order, so that logs,
/// animations and explanations need no knowledge of the rules.
///
/// ```
/// # use hamburgum_engine::{Action, Board, Field, Game, Seating, Setup, Variant};
/// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
/// # let mut game = Game::new(Board::hamburgum(), setup)?;
/// game.play(Action::Move(Field::Dockyard))?;
/// let effects = game.play(Action::Launch)?;
/// let log: Vec<_> = effects.iter().map(|effect| game.board().say(effect).to_string()).collect();
/// assert_eq!(log[0], "Red spends 1 timber");
/// assert_eq!(log[1], "a red ship moves from berth 3 to berth 2");
/// assert_eq!(log[2], "a blue ship moves from berth 3 to berth 2");
/// assert_eq!(log[3], "a red ship enters berth 3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The marker moved; without a `from` on a player's first turn.
    MarkerMoved {
        /// Whose marker.
        player: Player,
        /// Where it stood.
        from: Option<Field>,
        /// Where it stands.
        to: Field,
    },
    /// Prestige paid for a long move (TURN-4).
    PrestigePaid {
        /// Who paid.
        player: Player,
        /// How much.
        points: u16,
    },
    /// Goods taken from the bank (PROD-1).
    GoodsProduced {
        /// Who produced.
        player: Player,
        /// What.
        good: Good,
        /// How many units.
        units: u16,
    },
    /// One unit given to the bank (SELL-1).
    GoodSold {
        /// Who sold.
        player: Player,
        /// What.
        good: Good,
    },
    /// How the ships are loaded with everything sold in this turn (SELL-4).
    ShipsLoaded {
        /// Whose ships.
        player: Player,
        /// The whole sale so far.
        loading: Loading,
    },
    /// Money from the bank.
    MoneyReceived {
        /// Who received it.
        player: Player,
        /// How much.
        amount: u32,
        /// What for.
        source: Income,
    },
    /// Money to the bank.
    MoneyPaid {
        /// Who paid.
        player: Player,
        /// How much.
        amount: u32,
    },
    /// One unit of a material taken from the depot (BUY-1).
    MaterialBought {
        /// Who bought.
        player: Player,
        /// What.
        material: Material,
    },
    /// One unit of a material given to the bank.
    MaterialSpent {
        /// Who paid it.
        player: Player,
        /// What.
        material: Material,
    },
    /// A ship entered a berth, moved on, or left the harbour (SHIP-3).
    ShipMoved {
        /// Whose ship.
        ship: Ship,
        /// From where to where.
        passage: Passage,
    },
    /// A donation was made and its token taken (DON-3).
    TokenTaken {
        /// Who donated.
        player: Player,
        /// The token.
        token: Token,
        /// Which donation of its church it was, 1 to 5.
        donation: u8,
    },
    /// A church got its fifth donation; the donor is a church builder (DON-4).
    ChurchCompleted {
        /// Who completed it.
        player: Player,
        /// Which church.
        church: Church,
        /// The prestige for it.
        bonus: u16,
    },
    /// A token was scored (SCORE-2).
    TokenScored {
        /// Whose token.
        player: Player,
        /// Which.
        token: Token,
        /// The prestige for it.
        points: u16,
    },
    /// A citizen was placed and a building taken (BUILD-1).
    Built {
        /// Who built.
        player: Player,
        /// Where.
        site: Site,
        /// What.
        kind: BuildingKind,
    },
    /// A good became cheaper (BUILD-5).
    PriceFell {
        /// Which good.
        good: Good,
        /// The price before.
        from: u32,
        /// The price now.
        to: u32,
    },
    /// An official was taken (BUILD-8, VAR-4, VAR-5).
    OfficialAppointed {
        /// Who took it.
        player: Player,
        /// Which of the seven.
        office: Office,
        /// Who it is.
        official: Official,
    },
    /// Chance revealed an official (VAR-3).
    OfficialRevealed {
        /// Which.
        official: Official,
    },
    /// The turn is final.
    TurnEnded {
        /// Whose turn it was.
        player: Player,
    },
    /// The sixth church is complete (END-1); the final scoring, the winner first (END-2, END-3).
    GameEnded {
        /// One for each player.
        final_scorings: Vec<FinalScoring>,
    },
}

/// What money was received for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Income {
    /// Goods sold (SELL-1).
    Sale,
    /// A merchant built (BUILD-6).
    Merchant,
    /// An official built (BUILD-8, VAR-4).
    Official(Official),
}

/// A sink for effects, which collects or discards them: a search does not need them.
pub(crate) trait Witness {
    fn see(&mut self, effect: impl FnOnce() -> Effect);
}

/// Discards effects, so that the compiler can remove the work.
pub(crate) struct Unseen;

impl Witness for Unseen {
    fn see(&mut self, _: impl FnOnce() -> Effect) {}
}

impl Witness for Vec<Effect> {
    fn see(&mut self, effect: impl FnOnce() -> Effect) {
        self.push(effect());
    }
}
