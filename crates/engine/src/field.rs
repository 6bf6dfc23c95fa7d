//! The rondel.

use crate::vocabulary::vocabulary;

vocabulary! {
    /// A field of the rondel, clockwise from the one at its north (TURN-2).
    Field, ByField, "rondel field" {
        /// Produce sugar.
        Sugar = "sugar",
        /// Donate and score.
        Church = "church",
        /// Sell or buy: the Trade field between Church and Cloth.
        TradeEast = "trade-east",
        /// Produce cloth.
        Cloth = "cloth",
        /// Build in the parishes.
        Guildhall = "guildhall",
        /// Produce beer.
        Beer = "beer",
        /// Sell or buy: the Trade field between Beer and Dockyard.
        TradeWest = "trade-west",
        /// Build ships.
        Dockyard = "dockyard",
    }
}

impl Field {
    /// The distance forward to `to`: 1 to 8, because the marker must move (TURN-4, TURN-5).
    ///
    /// ```
    /// use hamburgum_engine::Field;
    ///
    /// assert_eq!(Field::Sugar.steps_to(Field::Guildhall), 4);
    /// assert_eq!(Field::Sugar.steps_to(Field::Sugar), 8);
    /// ```
    pub const fn steps_to(self, to: Self) -> u8 {
        match (to.index() + 8 - self.index()) % 8 {
            0 => 8,
            steps => steps as u8,
        }
    }

    /// TURN-4: the number of free fields forward.
    pub(crate) const FREE_STEPS: u8 = 3;

    /// In how many turns the marker gets to `to` without paying prestige (TURN-4).
    ///
    /// ```
    /// use hamburgum_engine::Field;
    ///
    /// assert_eq!(Field::Sugar.free_turns_to(Field::Cloth), 1);
    /// assert_eq!(Field::Sugar.free_turns_to(Field::Guildhall), 2);
    /// assert_eq!(Field::Sugar.free_turns_to(Field::Sugar), 3);
    /// ```
    pub const fn free_turns_to(self, to: Self) -> u8 {
        self.steps_to(to).div_ceil(Self::FREE_STEPS)
    }
}
