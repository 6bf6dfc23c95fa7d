//! Texts of effects, for the log.

use super::words::ship_word;
use super::{Saying, Texts};
use hamburgum_engine::{
    Berth, Board, Effect, FinalScoring, Good, Income, Loading, Passage, Player, Ship,
};

impl Texts {
    /// An effect as a line of the log: "Red sells 1 beer".
    pub fn effect(&self, board: &Board, effect: &Effect) -> String {
        self.say_effect(board, effect).text()
    }

    pub(super) fn say_effect(&self, board: &Board, effect: &Effect) -> Saying<'_> {
        match *effect {
            Effect::MarkerMoved { player, from, to } => {
                let key = if from.is_some() { "log-moves" } else { "log-begins" };
                self.say(key).player(player).with("field", to.word())
            }
            Effect::PrestigePaid { player, points } => {
                self.say("log-pays-prestige").player(player).with("points", points)
            }
            Effect::GoodsProduced { player, good, units } => {
                self.say("log-produces").player(player).goods(units.into(), good)
            }
            Effect::GoodSold { player, good } => {
                self.say("log-sells").player(player).goods(1, good)
            }
            Effect::ShipsLoaded { player, ref loading } => self.say_loading(player, loading),
            Effect::MoneyReceived { player, amount, source } => {
                self.say_income(source).player(player).with("amount", amount)
            }
            Effect::MoneyPaid { player, amount } => {
                self.say("log-pays").player(player).with("amount", amount)
            }
            Effect::MaterialBought { player, material } => {
                self.say("log-buys").player(player).materials(1, material)
            }
            Effect::MaterialSpent { player, material } => {
                self.say("log-spends").player(player).materials(1, material)
            }
            Effect::ShipMoved { ship, passage } => self.say_passage(ship, passage),
            Effect::TokenTaken { player, token, donation } => {
                self.say("log-donates").player(player).token(board, token).with("number", donation)
            }
            Effect::ChurchCompleted { player, church, bonus } => {
                self.say("log-completes").player(player).church(board, church).with("points", bonus)
            }
            Effect::TokenScored { player, token, points } => {
                self.say("log-scores").player(player).token(board, token).with("points", points)
            }
            Effect::Built { player, site, .. } => {
                self.say("log-builds").player(player).site(board, site)
            }
            Effect::PriceFell { good, from, to } => {
                self.say("log-price").with("good", good.word()).with("before", from).with("now", to)
            }
            Effect::OfficialAppointed { player, official, .. } => {
                self.say("log-appoints").player(player).with("official", official.word())
            }
            Effect::OfficialRevealed { official } => {
                self.say("log-reveals").with("official", official.word())
            }
            Effect::TurnEnded { player } => self.say("log-ends-turn").player(player),
            Effect::GameEnded { ref final_scorings } => {
                let standings: Vec<_> =
                    final_scorings.iter().map(|one| self.standing(one)).collect();
                self.say("log-game-over").with("standings", self.list(&standings))
            }
        }
    }

    /// The result of a player: "1. Red with 43 prestige and £20".
    pub fn standing(&self, final_scoring: &FinalScoring) -> String {
        self.say("log-standing")
            .player(final_scoring.player)
            .with("place", final_scoring.place)
            .with("points", final_scoring.score.prestige)
            .with("amount", final_scoring.score.money)
            .text()
    }

    fn say_income(&self, source: Income) -> Saying<'_> {
        match source {
            Income::Sale => self.say("log-receives-sale"),
            Income::Merchant => self.say("log-receives-merchant"),
            Income::Official(official) => {
                self.say("log-receives-official").with("official", official.word())
            }
        }
    }

    fn say_passage(&self, ship: Ship, passage: Passage) -> Saying<'_> {
        let saying = match passage {
            Passage::In => self.say("log-ship-enters").with("berth", Berth::Three.units()),
            Passage::On { from, to } => {
                self.say("log-ship-moves").with("from", from.units()).with("to", to.units())
            }
            Passage::Out => self.say("log-ship-leaves"),
        };
        saying.with("ship", ship_word(ship))
    }

    fn say_loading(&self, player: Player, loading: &Loading) -> Saying<'_> {
        let shipped = loading.cargoes().map(|cargo| {
            let saying = self.say("log-cargo").goods(cargo.units.into(), cargo.good);
            saying.with("berth", cargo.berth.units()).text()
        });
        let direct = Good::ALL.into_iter().filter(|&good| loading.direct[good] > 0);
        let direct = direct.map(|good| {
            self.say("log-cargo-direct").goods(loading.direct[good].into(), good).text()
        });
        let cargoes = self.list(&shipped.chain(direct).collect::<Vec<_>>());
        self.say("log-loads").player(player).with("cargoes", cargoes).with("amount", loading.money)
    }
}
