//! A table reconstructed from effects alone, to compare with the real one.

use hamburgum_engine::{
    Berth, ByBerth, ByGood, ByMaterial, ByPlayer, Effect, Field, Good, Official, Passage, Player,
    Ship, SiteSet, State, Token, TokenSet,
};

/// The table as reconstructed from effects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Accounts {
    players: ByPlayer<Account>,
    berths: ByBerth<Vec<Ship>>,
    prices: ByGood<u32>,
    scored: TokenSet,
    completed: usize,
    visible: Option<Official>,
    turns: u32,
    over: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Account {
    prestige: u16,
    money: u32,
    goods: ByGood<u16>,
    materials: ByMaterial<u16>,
    marker: Option<Field>,
    citizens: SiteSet,
    tokens: TokenSet,
    offices: usize,
}

impl Accounts {
    pub(super) fn of(state: &State<'_>) -> Self {
        Self {
            players: ByPlayer::from_fn(|player| Account {
                prestige: state.prestige(player),
                money: state.money(player),
                goods: state.goods(player),
                materials: state.materials(player),
                marker: state.marker(player),
                citizens: state.citizens(player),
                tokens: state.tokens(player),
                offices: state.offices().0.iter().filter(|by| **by == Some(player)).count(),
            }),
            berths: ByBerth::from_fn(|berth| state.ships_in(berth).collect()),
            prices: state.prices(),
            scored: state.scored_tokens(),
            completed: state.completed().count(),
            visible: state.visible_official(),
            turns: state.turns(),
            over: state.is_over(),
        }
    }

    pub(super) fn book(&mut self, effect: &Effect) {
        match *effect {
            Effect::MarkerMoved { player, from, to } => {
                assert_eq!(self.players[player].marker, from);
                self.players[player].marker = Some(to);
            }
            Effect::PrestigePaid { player, points } => self.players[player].prestige -= points,
            Effect::GoodsProduced { player, good, units } => {
                self.players[player].goods[good] += units;
            }
            Effect::GoodSold { player, good } => self.players[player].goods[good] -= 1,
            Effect::ShipsLoaded { loading, .. } => {
                let carried: u32 = loading.cargoes().map(|cargo| u32::from(cargo.units)).sum();
                let direct: u32 =
                    Good::ALL.iter().map(|&good| u32::from(loading.direct[good])).sum();
                assert!(loading.money >= 30 * (carried + direct));
            }
            Effect::MoneyReceived { player, amount, .. } => self.players[player].money += amount,
            Effect::MoneyPaid { player, amount } => self.players[player].money -= amount,
            Effect::MaterialBought { player, material } => {
                self.players[player].materials[material] += 1;
            }
            Effect::MaterialSpent { player, material } => {
                self.players[player].materials[material] -= 1;
            }
            Effect::ShipMoved { ship, passage } => match passage {
                Passage::In => self.move_ship(ship, None, Some(Berth::Three)),
                Passage::On { from, to } => self.move_ship(ship, Some(from), Some(to)),
                Passage::Out => self.move_ship(ship, Some(Berth::One), None),
            },
            Effect::TokenTaken { player, token, .. } => self.take(player, token),
            Effect::ChurchCompleted { player, bonus, .. } => {
                self.players[player].prestige += bonus;
                self.completed += 1;
            }
            Effect::TokenScored { player, token, points } => {
                self.players[player].prestige += points;
                self.scored = self.scored.with(token);
            }
            Effect::Built { player, site, .. } => {
                let account = &mut self.players[player];
                account.citizens = account.citizens.with(site);
            }
            Effect::PriceFell { good, from, to } => {
                assert_eq!((self.prices[good], to), (from, from - 10));
                self.prices[good] = to;
            }
            Effect::OfficialAppointed { player, official, .. } => {
                self.players[player].offices += 1;
                if self.visible == Some(official) {
                    self.visible = None;
                }
            }
            Effect::OfficialRevealed { official } => self.visible = Some(official),
            Effect::TurnEnded { .. } => self.turns += 1,
            Effect::GameEnded { .. } => self.over = true,
        }
    }

    fn take(&mut self, player: Player, token: Token) {
        let account = &mut self.players[player];
        account.tokens = account.tokens.with(token);
    }

    fn move_ship(&mut self, ship: Ship, from: Option<Berth>, to: Option<Berth>) {
        if let Some(from) = from {
            let at = self.berths[from].iter().position(|other| *other == ship);
            self.berths[from].remove(at.expect("the ship that moves"));
        }
        if let Some(to) = to {
            self.berths[to].push(ship);
        }
    }
}
