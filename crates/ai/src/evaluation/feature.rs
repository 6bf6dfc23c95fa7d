//! The names of the figures that the evaluation weighs.

macro_rules! features {
    ($($(#[$meta:meta])* $variant:ident = $word:literal,)+) => {
        /// One figure of a player's position.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(usize)]
        pub enum Feature {
            $($(#[$meta])* $variant,)+
        }

        impl Feature {
            /// Every feature, in order.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$variant),+];

            /// The name in the table of weights.
            pub const fn word(self) -> &'static str {
                [$($word),+][self as usize]
            }
        }
    };
}

features! {
    /// Donations left for each player: what everybody can expect of the rest of the game.
    Rest = "rest",
    /// What the reckoning would give now, with parts of a point for odd money.
    WorthNow = "worth-now",
    /// Unscored donations tokens, which grow with each donation.
    UnscoredDonations = "unscored-donations",
    /// Unscored ships tokens, each with the share of the player's ships that may still come, less
    /// those that will leave next.
    UnscoredShips = "unscored-ships",
    /// Unscored building tokens, which grow with buildings.
    UnscoredBuilding = "unscored-building",
    /// Unscored citizens tokens, which grow with citizens.
    UnscoredCitizens = "unscored-citizens",
    /// What unscored tokens can still gain by building: sites that count for them, up to two each.
    Growth = "growth",
    /// Tokens, scored or not.
    Tokens = "tokens",
    /// Hundreds of money, up to four.
    MoneyInUse = "money-in-use",
    /// Hundreds of money beyond four, up to ten.
    MoneyBeyond = "money-beyond",
    /// Bricks, up to four.
    Bricks = "bricks",
    /// Timber, up to four.
    Timber = "timber",
    /// Bricks with timber to go with them, up to four.
    Pairs = "pairs",
    /// Bricks and timber beyond four, up to ten each.
    MaterialsBeyond = "materials-beyond",
    /// A bell.
    Bell = "bell",
    /// Goods that the ships can carry, at their prices, in hundreds.
    Cargo = "cargo",
    /// Goods beyond that, up to ten.
    GoodsBeyond = "goods-beyond",
    /// What the ships could carry.
    Capacity = "capacity",
    /// Ships in the harbour.
    Ships = "ships",
    /// Production buildings, each at the price of its good in hundreds.
    Production = "production",
    /// What the ships could carry of a full round of production, in hundreds.
    Income = "income",
    /// Citizens.
    Citizens = "citizens",
    /// The most that a token still at its church would be worth.
    BestOffer = "best-offer",
    /// The second most.
    SecondOffer = "second-offer",
    /// The best token still to be had at each church, all together.
    Prospects = "prospects",
    /// The share of all that is still to be had which the player's means promise.
    Share = "share",
    /// Free sites within reach, up to eight.
    OpenSites = "open-sites",
    /// A church builder.
    Builder = "builder",
    /// The bonus of a church that the player could complete at once.
    Completion = "completion",
    /// Turns to the Church field, with something to give.
    TurnsToChurch = "turns-to-church",
    /// Turns to a Trade field, with something to sell or money to spend.
    TurnsToTrade = "turns-to-trade",
    /// Turns to the Guildhall, with something to build from.
    TurnsToGuildhall = "turns-to-guildhall",
    /// How soon the player is to move: 1 for now, 0 for last.
    Tempo = "tempo",
}
