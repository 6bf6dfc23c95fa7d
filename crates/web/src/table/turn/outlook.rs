//! The options on a field of the rondel: all of them in one line, or why there are none.

use crate::Texts;
use hamburgum_engine::{
    Action, Church, Field, Good, Material, Player, Reason, Resource, State, Token,
};
use std::collections::BTreeSet;

/// The text beside the name of a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Outlook {
    pub(super) text: String,
    /// Whether the field can be chosen, but without any use.
    pub(super) is_idle: bool,
}

/// The player's options in this position, just after the move to a field.
pub(super) fn outlook(texts: &Texts, after: &State<'_>, player: Player, field: Field) -> Outlook {
    let arrival = Arrival { texts, after, player };
    let deeds = match field {
        Field::Sugar => vec![arrival.made(Good::Sugar)],
        Field::Cloth => vec![arrival.made(Good::Cloth)],
        Field::Beer => vec![arrival.made(Good::Beer)],
        Field::TradeEast | Field::TradeWest => arrival.trades(),
        Field::Church => arrival.gifts(),
        Field::Guildhall => arrival.buildings(),
        Field::Dockyard => arrival.ships(),
    };
    if deeds.is_empty() {
        return Outlook { text: arrival.hindrance(field), is_idle: true };
    }
    Outlook { text: deeds.join(" · "), is_idle: false }
}

/// A position just after the marker's move.
struct Arrival<'a> {
    texts: &'a Texts,
    after: &'a State<'a>,
    player: Player,
}

impl Arrival<'_> {
    fn made(&self, good: Good) -> String {
        let units = self.after.production(self.player, good);
        let goods = self.texts.goods(units.into(), good);
        self.texts.say("turn-plus").with("list", goods).text()
    }

    fn trades(&self) -> Vec<String> {
        let sale = self.after.loading(self.player, self.after.goods(self.player)).money;
        let purchase = self.repeated(|action| matches!(action, Action::Buy(_)));
        let mut deeds = Vec::new();
        if sale > 0 {
            deeds.push(self.texts.say("turn-can-sell").with("amount", sale).text());
        }
        if purchase > 0 {
            deeds.push(self.texts.say("turn-can-buy").with("units", purchase).text());
        }
        deeds
    }

    /// The number of churches that the player could donate to, and the value of the open tokens.
    fn gifts(&self) -> Vec<String> {
        let actions = self.after.legal_actions();
        let church = |action: &Action| match action {
            Action::Donate(token) => Some(token.church()),
            _ => None,
        };
        let churches: BTreeSet<_> = actions.iter().filter_map(church).collect();
        let mut deeds = Vec::new();
        if !churches.is_empty() {
            deeds.push(self.texts.say("turn-can-donate").with("number", churches.len()).text());
        }
        let points = self.points();
        if points > 0 {
            deeds.push(self.texts.say("turn-can-score").with("points", points).text());
        }
        deeds
    }

    fn points(&self) -> u32 {
        let worth = |token: Token| u32::from(self.after.token_worth(self.player, token));
        self.after.unscored_tokens(self.player).iter().map(worth).sum()
    }

    /// The number of buildings that are possible in the turn, and of sites for the first one.
    fn buildings(&self) -> Vec<String> {
        let site = |action: &Action| match *action {
            Action::Build(site) | Action::Appoint(site, _) => Some(site),
            _ => None,
        };
        let sites: BTreeSet<_> = self.after.legal_actions().iter().filter_map(site).collect();
        let buildings = self.repeated(|action| site(action).is_some());
        let saying = self.texts.say("turn-can-build").with("units", buildings);
        let deed = saying.with("number", sites.len()).text();
        Some(deed).filter(|_| buildings > 0).into_iter().collect()
    }

    fn ships(&self) -> Vec<String> {
        let ships = self.repeated(|action| *action == Action::Launch);
        let deed = self.texts.say("turn-can-launch").with("number", ships).text();
        Some(deed).filter(|_| ships > 0).into_iter().collect()
    }

    /// How many such actions are possible in the turn, one after the other. A canon's donation in
    /// between is skipped.
    fn repeated(&self, is_wanted: impl Fn(&Action) -> bool) -> u32 {
        let mut state = *self.after;
        let mut count = 0;
        loop {
            let actions = state.legal_actions();
            let wanted = actions.iter().copied().find(&is_wanted);
            let Some(next) =
                wanted.or_else(|| actions.contains(&Action::Skip).then_some(Action::Skip))
            else {
                return count;
            };
            count += u32::from(next != Action::Skip);
            state.play_unchecked(next);
        }
    }

    /// The reason why the field offers no option.
    fn hindrance(&self, field: Field) -> String {
        let say = |key| self.texts.say(key).text();
        match field {
            Field::TradeEast | Field::TradeWest => say("turn-cannot-trade"),
            Field::Guildhall if self.after.open_sites(self.player).is_empty() => {
                say("turn-cannot-build")
            }
            Field::Guildhall => self.missing(&State::BUILDING_COST, 0),
            Field::Church => self.missing_for_a_donation(),
            Field::Dockyard => match self.after.check(Action::Launch) {
                Err(Reason::Lacks { resource: Resource::Material(material), needs, has }) => {
                    self.lacks(&[self.texts.materials(needs - has, material)], needs - has)
                }
                _ => say("turn-cannot-launch"),
            },
            Field::Sugar | Field::Cloth | Field::Beer => String::new(),
        }
    }

    /// The missing resources of the donation that lacks the fewest.
    fn missing_for_a_donation(&self) -> String {
        let costs = Church::ALL
            .into_iter()
            .filter_map(|church| self.after.donation_cost(self.player, church));
        let nearest = costs.min_by_key(|cost| {
            (self.missing_materials(cost.materials).len(), self.missing_money(cost.money))
        });
        nearest.map_or_else(String::new, |cost| self.missing(cost.materials, cost.money))
    }

    fn missing(&self, materials: &[Material], money: u32) -> String {
        let materials = self.missing_materials(materials);
        let money = self.missing_money(money);
        let mut list: Vec<_> =
            materials.iter().map(|&material| self.texts.materials(1, material)).collect();
        if list.is_empty() {
            return self.texts.say("turn-money-missing").with("amount", money).text();
        }
        if money > 0 {
            list.push(self.texts.money(money));
        }
        self.lacks(&list, materials.len() as u32 + money)
    }

    fn lacks(&self, list: &[String], units: u32) -> String {
        let saying = self.texts.say("turn-missing").with("units", units);
        saying.with("list", self.texts.list(list)).text()
    }

    /// The materials that the player does not have.
    fn missing_materials(&self, materials: &[Material]) -> Vec<Material> {
        let owned = self.after.materials(self.player);
        materials.iter().copied().filter(|&material| owned[material] == 0).collect()
    }

    fn missing_money(&self, money: u32) -> u32 {
        money.saturating_sub(self.after.money(self.player))
    }
}
