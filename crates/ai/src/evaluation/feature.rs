//! The names of the features of the evaluation.

macro_rules! features {
    ($($(#[$meta:meta])* $variant:ident = $word:literal,)+) => {
        /// A feature of a player's position.
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
    /// Donations left for each player: the expected gain of the rest of the game for everybody.
    Rest = "rest",
    /// The final scoring of now, with fractions of a point for odd money.
    WorthNow = "worth-now",
    /// Unscored donations tokens, which grow with each donation.
    UnscoredDonations = "unscored-donations",
    /// Unscored ships tokens, each with the share of the player's ships that may still enter, less
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
    /// Goods in excess of that, up to ten.
    GoodsBeyond = "goods-beyond",
    /// The capacity of the ships.
    Capacity = "capacity",
    /// Ships in the harbour.
    Ships = "ships",
    /// Production buildings, each at the price of its good in hundreds.
    Production = "production",
    /// The value of a full round of production that the ships could carry, in hundreds.
    Income = "income",
    /// Citizens.
    Citizens = "citizens",
    /// The value of the best token still at its church.
    BestOffer = "best-offer",
    /// The value of the second best.
    SecondOffer = "second-offer",
    /// The sum of the best available tokens of all churches.
    Prospects = "prospects",
    /// The player's expected share of what is still available, by resources.
    Share = "share",
    /// Free sites within reach, up to eight.
    OpenSites = "open-sites",
    /// A church builder.
    Builder = "builder",
    /// The bonus of a church that the player could complete at once.
    Completion = "completion",
    /// Turns to the Church field, if the player can donate.
    TurnsToChurch = "turns-to-church",
    /// Turns to a Trade field, if the player has goods to sell or money to spend.
    TurnsToTrade = "turns-to-trade",
    /// Turns to the Guildhall, if the player has material to build.
    TurnsToGuildhall = "turns-to-guildhall",
    /// How soon it is the player's turn: 1 for now, 0 for last.
    Tempo = "tempo",
}
