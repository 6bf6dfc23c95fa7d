//! The figures that the evaluation weighs.

use hamburgum_engine::{Berth, Church, Field, Good, Material, Player, State, TokenKind, TokenSet};

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
    /// Always 1: what everybody can expect.
    Base = "base",
    /// Prestige on the track.
    Prestige = "prestige",
    /// What the unscored tokens would score now.
    UnscoredWorth = "unscored-worth",
    /// Unscored donations tokens, which grow with each donation.
    UnscoredDonations = "unscored-donations",
    /// Unscored ships tokens, which may lose their ships.
    UnscoredShips = "unscored-ships",
    /// Unscored building tokens, which grow with buildings.
    UnscoredBuilding = "unscored-building",
    /// Unscored citizens tokens, which grow with citizens.
    UnscoredCitizens = "unscored-citizens",
    /// Tokens, scored or not.
    Tokens = "tokens",
    /// Hundreds of money, up to four.
    MoneyInUse = "money-in-use",
    /// Hundreds of money beyond four.
    MoneyBeyond = "money-beyond",
    /// Bricks, up to four.
    Bricks = "bricks",
    /// Timber, up to four.
    Timber = "timber",
    /// Bricks and timber beyond four.
    MaterialsBeyond = "materials-beyond",
    /// A bell.
    Bell = "bell",
    /// Goods that the ships can carry, at their prices, in hundreds.
    Cargo = "cargo",
    /// Goods beyond that.
    GoodsBeyond = "goods-beyond",
    /// What the ships could carry.
    Capacity = "capacity",
    /// Ships in the harbour.
    Ships = "ships",
    /// Production buildings, each at the price of its good in hundreds.
    Production = "production",
    /// Citizens.
    Citizens = "citizens",
    /// The most that a token still at its church would be worth.
    BestOffer = "best-offer",
    /// The second most.
    SecondOffer = "second-offer",
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

/// So many rounds make a long game.
const LONG_GAME: f32 = 40.0;

/// The features of one player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Features(pub [f32; Feature::ALL.len()]);

impl Features {
    /// The share of the thirty donations that have been made: how near the end is, and so how sure
    /// anything is.
    pub fn donated(state: &State<'_>) -> f32 {
        let given: u32 =
            Church::ALL.iter().map(|&church| u32::from(state.donation_count(church))).sum();
        given as f32 / 30.0
    }

    /// How far the game is, from 0 to 1: by donations or by rounds, whichever is more. Nothing but
    /// donations ends a game; the rounds keep players from saving for ever.
    pub fn stage(state: &State<'_>) -> f32 {
        let by_rounds = state.round() as f32 / LONG_GAME;
        Self::donated(state).max(by_rounds.min(1.0))
    }

    /// The features of a player.
    pub fn of(state: &State<'_>, player: Player) -> Self {
        let mut features = Self([0.0; Feature::ALL.len()]);
        features.set(Feature::Base, 1.0);
        features.set(Feature::Prestige, f32::from(state.prestige(player)));
        features.add_tokens(state, player);
        features.add_means(state, player);
        features.add_city(state, player);
        features.add_rondel(state, player);
        features
    }

    fn set(&mut self, feature: Feature, value: f32) {
        self.0[feature as usize] = value;
    }

    fn add(&mut self, feature: Feature, value: f32) {
        self.0[feature as usize] += value;
    }

    fn add_tokens(&mut self, state: &State<'_>, player: Player) {
        for token in state.unscored_tokens(player).iter() {
            self.add(Feature::UnscoredWorth, f32::from(state.token_worth(player, token)));
            match token.kind() {
                TokenKind::Five => {}
                TokenKind::Donations => self.add(Feature::UnscoredDonations, 1.0),
                TokenKind::Ships => self.add(Feature::UnscoredShips, 1.0),
                TokenKind::Building => self.add(Feature::UnscoredBuilding, 1.0),
                TokenKind::Citizens => self.add(Feature::UnscoredCitizens, 1.0),
            }
        }
        self.set(Feature::Tokens, state.tokens(player).len() as f32);
        let (best, second) = best_offers(state, player);
        self.set(Feature::BestOffer, f32::from(best));
        self.set(Feature::SecondOffer, f32::from(second));
    }

    fn add_means(&mut self, state: &State<'_>, player: Player) {
        let hundreds = state.money(player) as f32 / 100.0;
        self.set(Feature::MoneyInUse, hundreds.min(4.0));
        self.set(Feature::MoneyBeyond, (hundreds - 4.0).max(0.0));
        let materials = state.materials(player);
        for (feature, material) in
            [(Feature::Bricks, Material::Brick), (Feature::Timber, Material::Timber)]
        {
            let units = f32::from(materials[material]);
            self.set(feature, units.min(4.0));
            self.add(Feature::MaterialsBeyond, (units - 4.0).max(0.0));
        }
        self.set(Feature::Bell, f32::from(materials[Material::Bell]));
        let capacity: u16 = Berth::ALL
            .iter()
            .map(|&berth| u16::from(state.ships_at(player, berth) * berth.units()))
            .sum();
        let mut room = capacity;
        for good in Good::ALL {
            let units = state.goods(player)[good];
            let carried = units.min(room);
            room -= carried;
            self.add(Feature::Cargo, f32::from(carried) * state.price(good) as f32 / 100.0);
            self.add(Feature::GoodsBeyond, f32::from(units - carried));
            let makers = state.buildings(player, good.maker()) as f32;
            self.add(Feature::Production, makers * state.price(good) as f32 / 100.0);
        }
        self.set(Feature::Capacity, f32::from(capacity));
        self.set(Feature::Ships, f32::from(state.ships(player)));
    }

    fn add_city(&mut self, state: &State<'_>, player: Player) {
        self.set(Feature::Citizens, state.citizens(player).len() as f32);
        self.set(Feature::OpenSites, (state.open_sites(player).len() as f32).min(8.0));
        self.set(Feature::Builder, f32::from(u8::from(state.is_church_builder(player))));
        let can_complete = Church::ALL.into_iter().any(|church| {
            state.donation_count(church) == 4
                && state.donation_cost(player, church).is_some_and(|cost| {
                    cost.money <= state.money(player)
                        && cost.materials.iter().all(|&item| state.materials(player)[item] > 0)
                })
        });
        if can_complete {
            self.set(Feature::Completion, f32::from(state.next_bonus()));
        }
    }

    fn add_rondel(&mut self, state: &State<'_>, player: Player) {
        let place = state.seating().place(player).unwrap_or(0);
        let active = state.seating().place(state.active()).unwrap_or(0);
        let count = state.players().len();
        let wait = (place + count - active) % count;
        self.set(Feature::Tempo, 1.0 - wait as f32 / count as f32);
        let Some(marker) = state.marker(player) else { return };
        let turns_to = |field: Field| f32::from(marker.steps_to(field).div_ceil(3));
        let materials = state.materials(player);
        let (bricks, timber) = (materials[Material::Brick], materials[Material::Timber]);
        if bricks > 0 {
            let gifts = f32::from(bricks.min(3));
            self.set(Feature::TurnsToChurch, gifts * turns_to(Field::Church));
        }
        if bricks.min(timber) > 0 {
            let buildings = f32::from(bricks.min(timber).min(3));
            self.set(Feature::TurnsToGuildhall, buildings * turns_to(Field::Guildhall));
        }
        let goods: u16 = state.goods(player).0.iter().sum();
        let business = f32::from(goods.min(6)) + (state.money(player) as f32 / 50.0).min(6.0);
        let to_trade = turns_to(Field::TradeEast).min(turns_to(Field::TradeWest));
        self.set(Feature::TurnsToTrade, business * to_trade);
    }
}

/// The two best tokens still to be had, if the player had them now; five tokens are nothing special.
fn best_offers(state: &State<'_>, player: Player) -> (u16, u16) {
    let (mut best, mut second) = (0, 0);
    let mut offer = |worth: u16| {
        if worth > best {
            (best, second) = (worth, best);
        } else if worth > second {
            second = worth;
        }
    };
    for church in Church::ALL {
        if state.donation_count(church) == 5 {
            continue;
        }
        let left = TokenSet::at(church).without(taken(state));
        for token in left.iter() {
            offer(state.token_worth(player, token));
        }
    }
    (best, second)
}

fn taken(state: &State<'_>) -> TokenSet {
    state
        .players()
        .iter()
        .flat_map(|&player| state.tokens(player).iter())
        .fold(TokenSet::default(), TokenSet::with)
}
