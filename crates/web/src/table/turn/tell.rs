//! Descriptions of steps: one compact line for each.

use super::deed::{Brought, Deed};
use crate::Texts;
use hamburgum_engine::{Board, ByGood, ByMaterial, Good, Material};

impl Texts {
    /// A step in a few words: "Sold 2 cloth for £120". A move is the name of the field.
    pub(super) fn deed(&self, board: &Board, deed: &Deed) -> String {
        match *deed {
            Deed::Moved { to, .. } => self.field(to),
            Deed::Produced { good, units } => {
                self.say("turn-produced").goods(units.into(), good).text()
            }
            Deed::Sold { goods, money } => self
                .say("turn-sold")
                .with("list", self.all_goods(goods))
                .with("amount", money)
                .text(),
            Deed::Bought { materials, money } => self
                .say("turn-bought")
                .with("list", self.all_materials(materials))
                .with("amount", money)
                .text(),
            Deed::Launched { ships, .. } => self.say("turn-launched").with("units", ships).text(),
            Deed::Donated { token, number, .. } => {
                self.say("turn-donated").token(board, token).with("number", number).text()
            }
            Deed::Completed { church, bonus } => {
                self.say("turn-completed").church(board, church).with("points", bonus).text()
            }
            Deed::Scored { token, points } => {
                self.say("turn-scored").token(board, token).with("points", points).text()
            }
            Deed::Built { site, official: Some(official), .. } => self
                .say("turn-appointed")
                .with("site", board.site_info(site).id.clone())
                .with("official", official.word())
                .text(),
            Deed::Built { site, .. } => {
                let info = board.site_info(site);
                let saying = self.say("turn-built").with("site", info.id.clone());
                saying.with("building", info.kind.word()).text()
            }
            Deed::Skipped => self.say("turn-skipped").text(),
        }
    }

    /// The immediate effects of a building: "sugar 90 to 80"; `None` without any.
    pub(super) fn brought(&self, brought: &Brought) -> Option<String> {
        if let Some((good, before, now)) = brought.price {
            let saying = self.say("turn-price-fell").with("good", good.word());
            return Some(saying.with("before", before).with("now", now).text());
        }
        if brought.ships > 0 {
            return Some(self.say("turn-ships-entered").with("units", brought.ships).text());
        }
        (brought.money > 0)
            .then(|| self.say("turn-plus-money").with("amount", brought.money).text())
    }

    /// "2 beer and 1 cloth".
    pub(super) fn all_goods(&self, goods: ByGood<u16>) -> String {
        let some = Good::ALL.into_iter().filter(|&good| goods[good] > 0);
        self.list(&some.map(|good| self.goods(goods[good].into(), good)).collect::<Vec<_>>())
    }

    /// "2 timber and 1 brick".
    pub(super) fn all_materials(&self, materials: ByMaterial<u16>) -> String {
        let some = Material::ALL.into_iter().filter(|&item| materials[item] > 0);
        self.list(
            &some.map(|item| self.materials(materials[item].into(), item)).collect::<Vec<_>>(),
        )
    }
}
