//! Computes the features of the evaluation.

use super::feature::Feature;
use super::worth_now::WorthNow;
use hamburgum_engine::{
    Berth, ByPlayer, Church, Field, Good, Material, Player, Ship, SiteSet, State, TokenKind,
    TokenSet,
};

/// The features of one player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Features(pub [f32; Feature::ALL.len()]);

impl Default for Features {
    fn default() -> Self {
        Self([0.0; Feature::ALL.len()])
    }
}

/// Values shared by all players.
struct Scene<'s, 'b> {
    state: &'s State<'b>,
    /// An estimate of the remaining rounds, in tens.
    horizon: f32,
    /// How many donations are left.
    left: f32,
    taken: TokenSet,
    free: SiteSet,
}

impl Scene<'_, '_> {
    /// What a token can gain by building on free ones of these sites, at most two.
    fn growth(&self, sites: SiteSet, prestige: u8) -> f32 {
        f32::from(prestige) * self.free.and(sites).len().min(2) as f32
    }

    /// The usable part of a stock, given how much of it each remaining donation uses. Surplus counts only
    /// at final scoring; otherwise a player who stockpiles forever would seem to be ahead.
    fn useful(&self, hoard: f32, each: f32) -> f32 {
        hoard.clamp(0.0, each * self.left)
    }
}

/// The usual number of rounds of a game, for two to five players.
const ROUNDS: [f32; 4] = [45.0, 38.0, 32.0, 28.0];

/// How many donations end a game.
const DONATIONS: f32 = Church::ALL.len() as f32 * Church::DONATIONS as f32;

/// Over this many last donations expectations fade out, until only the final scoring counts.
const LAST_DONATIONS: f32 = 3.0;

/// The cost of a donation including materials, in hundreds of money, and the goods that earn it without
/// ships (DON-2, SELL-2).
const MONEY_OF_A_DONATION: f32 = 1.0;
const GOODS_OF_A_DONATION: f32 = 3.0;

/// The resources for donations and buildings, in hundreds of money.
const MEANS: [(Feature, f32); 7] = [
    (Feature::MoneyInUse, 1.0),
    (Feature::MoneyBeyond, 0.5),
    (Feature::Bricks, 0.5),
    (Feature::Timber, 0.5),
    (Feature::Bell, 0.5),
    (Feature::Cargo, 0.8),
    (Feature::Income, 0.05),
];

impl Features {
    /// The share of all donations that have been made.
    pub fn donated(state: &State<'_>) -> f32 {
        let given: u32 =
            Church::ALL.iter().map(|&church| u32::from(state.donation_count(church))).sum();
        given as f32 / DONATIONS
    }

    /// The stage of the game, from 0 to 1: by donations or by rounds, whichever is more. Only donations
    /// end a game; but without the rounds, a player could preserve the higher early value of resources
    /// forever by not donating.
    pub fn stage(state: &State<'_>) -> f32 {
        Self::donated(state).max(Self::lasted(state).min(1.0))
    }

    /// The length of the game so far, relative to a usual one.
    pub fn lasted(state: &State<'_>) -> f32 {
        state.round() as f32 / ROUNDS[state.players().len() - 2]
    }

    /// The features of each player.
    pub fn of_all(state: &State<'_>) -> ByPlayer<Self> {
        let donated = Self::donated(state);
        let left = DONATIONS * (1.0 - donated);
        let players = state.players();
        let scene = Scene {
            state,
            left,
            horizon: (1.0 - donated) * ROUNDS[players.len() - 2] / 10.0,
            taken: players.iter().fold(TokenSet::EMPTY, |all, &p| all.or(state.tokens(p))),
            free: state.free_sites(),
        };
        let mut all = ByPlayer::default();
        let mut means = ByPlayer::<f32>::default();
        let mut total = 0.0;
        for &player in players {
            let features = Self::of(&scene, player);
            means[player] = features.means();
            total += means[player];
            all[player] = features;
        }
        for &player in players {
            all[player].set(Feature::Rest, left / players.len() as f32);
            all[player].set(Feature::Share, left * means[player] / total);
        }
        level(&mut all, players, (left / LAST_DONATIONS).min(1.0));
        all
    }

    fn of(scene: &Scene<'_, '_>, player: Player) -> Self {
        let mut features = Self::default();
        features.set(Feature::WorthNow, WorthNow::of(scene.state, player).sum());
        features.add_tokens(scene, player);
        features.add_offers(scene, player);
        features.add_means(scene, player);
        features.add_trade(scene, player);
        features.add_city(scene.state, player);
        features.add_rondel(scene.state, player);
        features
    }

    fn get(&self, feature: Feature) -> f32 {
        self.0[feature as usize]
    }

    fn set(&mut self, feature: Feature, value: f32) {
        self.0[feature as usize] = value;
    }

    fn add(&mut self, feature: Feature, value: f32) {
        self.0[feature as usize] += value;
    }

    /// What the player can spend, in hundreds of money, plus one so that it is never zero.
    fn means(&self) -> f32 {
        1.0 + MEANS.iter().map(|&(feature, price)| price * self.get(feature)).sum::<f32>()
    }

    fn add_tokens(&mut self, scene: &Scene<'_, '_>, player: Player) {
        let state = scene.state;
        for token in state.unscored_tokens(player).iter() {
            let board = state.board();
            let church = board.church_info(token.church());
            match token.kind() {
                TokenKind::Five => {}
                TokenKind::Donations => self.add(Feature::UnscoredDonations, 1.0),
                TokenKind::Ships => {
                    // SET-7: with all five ships in the harbour it can only lose. SHIP-3: those in
                    // berth 1 are the next to leave.
                    let to_come = f32::from(state.ships_in_supply(player));
                    let to_leave = f32::from(state.ships_at(player, Berth::One));
                    self.add(Feature::UnscoredShips, (to_come - to_leave) / f32::from(Ship::EACH));
                }
                TokenKind::Building => {
                    self.add(Feature::UnscoredBuilding, 1.0);
                    let sites = board.sites_for(church.building);
                    self.add(Feature::Growth, scene.growth(sites, church.building_prestige));
                }
                TokenKind::Citizens => {
                    self.add(Feature::UnscoredCitizens, 1.0);
                    let sites = board.parish(token.church());
                    self.add(Feature::Growth, scene.growth(sites, church.citizen_prestige));
                }
            }
        }
        self.set(Feature::Tokens, state.tokens(player).len() as f32);
    }

    /// The value of the available tokens, if the player had them now.
    fn add_offers(&mut self, scene: &Scene<'_, '_>, player: Player) {
        let (mut best, mut second) = (0, 0);
        for church in Church::ALL {
            let left = TokenSet::at(church).without(scene.taken);
            let worth = left.iter().map(|token| scene.state.token_worth(player, token)).max();
            let worth = worth.unwrap_or(0);
            self.add(Feature::Prospects, f32::from(worth));
            if worth > best {
                (best, second) = (worth, best);
            } else if worth > second {
                second = worth;
            }
        }
        self.set(Feature::BestOffer, f32::from(best));
        self.set(Feature::SecondOffer, f32::from(second));
    }

    fn add_means(&mut self, scene: &Scene<'_, '_>, player: Player) {
        let state = scene.state;
        let hundreds = state.money(player) as f32 / 100.0;
        self.set(Feature::MoneyInUse, hundreds.min(4.0));
        self.set(Feature::MoneyBeyond, scene.useful(hundreds - 4.0, MONEY_OF_A_DONATION));
        let materials = state.materials(player);
        for (feature, material) in
            [(Feature::Bricks, Material::Brick), (Feature::Timber, Material::Timber)]
        {
            let units = f32::from(materials[material]);
            self.set(feature, units.min(4.0));
            self.add(Feature::MaterialsBeyond, scene.useful(units - 4.0, 1.0));
        }
        self.set(Feature::Pairs, self.get(Feature::Bricks).min(self.get(Feature::Timber)));
        self.set(Feature::Bell, f32::from(materials[Material::Bell]));
    }

    fn add_trade(&mut self, scene: &Scene<'_, '_>, player: Player) {
        let state = scene.state;
        let capacity: u16 = Berth::ALL
            .iter()
            .map(|&berth| u16::from(state.ships_at(player, berth) * berth.units()))
            .sum();
        let (mut room, mut later) = (capacity, capacity);
        let (mut income, mut beyond) = (0.0, 0.0);
        for good in Good::ALL {
            let price = state.price(good) as f32 / 100.0;
            let units = state.goods(player)[good];
            let carried = units.min(room);
            room -= carried;
            self.add(Feature::Cargo, f32::from(carried) * price);
            beyond += f32::from(units - carried);
            let produced = state.production(player, good);
            self.add(Feature::Production, f32::from(produced - 1) * price * scene.horizon);
            let sold = produced.min(later);
            later -= sold;
            income += f32::from(sold) * price;
        }
        self.set(Feature::GoodsBeyond, scene.useful(beyond, GOODS_OF_A_DONATION));
        self.set(Feature::Income, income * scene.horizon);
        self.set(Feature::Capacity, f32::from(capacity));
        self.set(Feature::Ships, f32::from(state.ships(player)));
    }

    fn add_city(&mut self, state: &State<'_>, player: Player) {
        self.set(Feature::Citizens, state.citizens(player).len() as f32);
        self.set(Feature::OpenSites, (state.open_sites(player).len() as f32).min(8.0));
        self.set(Feature::Builder, f32::from(u8::from(state.is_church_builder(player))));
        let can_complete = Church::ALL.into_iter().any(|church| {
            state.lacks_one_donation(church) && state.can_pay_donation(player, church)
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
        let turns_to = |field: Field| f32::from(marker.free_turns_to(field));
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
        let goods: f32 = state.goods(player).0.iter().map(|&units| f32::from(units)).sum();
        let business = goods.min(6.0) + (state.money(player) as f32 / 50.0).min(6.0);
        let to_trade = turns_to(Field::TradeEast).min(turns_to(Field::TradeWest));
        self.set(Feature::TurnsToTrade, business * to_trade);
    }
}

/// Centres every expectation on the average of all players, and fades it out. What everybody has gives
/// nobody an advantage; the common part is a feature of its own (the donations left).
fn level(all: &mut ByPlayer<Features>, players: &[Player], hope: f32) {
    let share = 1.0 / players.len() as f32;
    let is_hope = |feature: &Feature| !matches!(feature, Feature::WorthNow | Feature::Rest);
    for feature in Feature::ALL.into_iter().filter(is_hope) {
        let mean: f32 = players.iter().map(|&player| share * all[player].get(feature)).sum();
        for &player in players {
            let figure = hope * (all[player].get(feature) - mean);
            all[player].set(feature, figure);
        }
    }
}
