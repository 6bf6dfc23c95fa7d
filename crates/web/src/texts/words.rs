//! The words of the game.

use super::{Texts, number};
use hamburgum_engine::{
    Berth, Board, BuildingKind, Church, Field, Good, Material, Official, Player, Ship, Site,
    SiteSet, Token, TokenKind, Variant,
};

/// Chances nearer to 0 or 1 than this are certain. Reviews store chances with this precision.
const CERTAIN: f32 = 0.000_1;

impl Texts {
    /// A player, by colour, as a name: "Red".
    pub fn player(&self, player: Player) -> String {
        self.say("player").with("colour", player.word()).text()
    }

    /// A field of the rondel; both Trade fields have the same name.
    pub fn field(&self, field: Field) -> String {
        self.say("field").with("field", field.word()).text()
    }

    /// A field of the rondel; each of the Trade fields has a name of its own.
    pub fn field_exact(&self, field: Field) -> String {
        self.say("field-exact").with("field", field.word()).text()
    }

    /// A good.
    pub fn good(&self, good: Good) -> String {
        self.say("good").with("good", good.word()).text()
    }

    /// A number of units of a good: "3 beer".
    pub fn goods(&self, units: u32, good: Good) -> String {
        self.say("goods").goods(units, good).text()
    }

    /// A material.
    pub fn material(&self, material: Material) -> String {
        self.say("material").with("material", material.word()).text()
    }

    /// A number of units of a material: "2 bricks".
    pub fn materials(&self, units: u32, material: Material) -> String {
        self.say("materials").materials(units, material).text()
    }

    /// The neighbours of a site: churches first, then other sites.
    pub(crate) fn neighbours_of_site(&self, board: &Board, site: Site) -> String {
        let touches = |church: &Church| board.near_church(*church).contains(site);
        let churches = Church::ALL.into_iter().filter(touches);
        let churches = churches.map(|church| board.church_info(church).name.clone());
        self.list(&churches.chain(ids(board, board.near_site(site))).collect::<Vec<_>>())
    }

    /// The sites next to a church.
    pub(crate) fn neighbours_of_church(&self, board: &Board, church: Church) -> String {
        self.list(&ids(board, board.near_church(church)).collect::<Vec<_>>())
    }

    /// A kind of building.
    pub fn building(&self, kind: BuildingKind) -> String {
        self.say("building").with("building", kind.word()).text()
    }

    /// A number of buildings of a kind: "2 brewers".
    pub fn buildings(&self, count: u32, kind: BuildingKind) -> String {
        self.say("buildings").with("units", count).with("building", kind.word()).text()
    }

    /// An official, of the base game or a blue one.
    pub fn official(&self, official: Official) -> String {
        self.say("official").with("official", official.word()).text()
    }

    /// A type of token: "ships token".
    pub fn token_kind(&self, kind: TokenKind) -> String {
        self.say("token").with("token", kind.word()).text()
    }

    /// A token with its church: "ships token of St. Petri".
    pub fn token(&self, board: &Board, token: Token) -> String {
        self.say("token-at").token(board, token).text()
    }

    /// A site with its parish: "P1 (St. Petri)".
    pub fn site(&self, board: &Board, site: Site) -> String {
        self.say("site").site(board, site).text()
    }

    /// A ship, by its colour: "red ship".
    pub fn ship(&self, ship: Ship) -> String {
        self.say("ship").with("ship", ship_word(ship)).text()
    }

    /// A number of ships: "2 ships".
    pub fn ships(&self, count: u32) -> String {
        self.say("ships").with("units", count).text()
    }

    /// A berth: "berth 3".
    pub fn berth(&self, berth: Berth) -> String {
        self.say("berth").with("berth", berth.units()).text()
    }

    /// The base game or a variant.
    pub fn variant(&self, variant: Variant) -> String {
        self.say("variant").with("variant", variant.word()).text()
    }

    /// An amount of money: "£100", "100 Taler".
    pub fn money(&self, amount: u32) -> String {
        self.say("money").with("amount", amount).text()
    }

    /// Prestige: "5 prestige".
    pub fn prestige(&self, points: u32) -> String {
        self.say("prestige").with("points", points).text()
    }

    /// A number.
    pub fn number(&self, value: u32) -> String {
        // The same in all languages, and most numbers of a game are small.
        if value < 1_000 {
            value.to_string()
        } else {
            number::decimal(self.language, value.into(), 0)
        }
    }

    /// A number with one decimal: "41.2".
    pub fn decimal(&self, value: f32) -> String {
        number::decimal(self.language, value.into(), 1)
    }

    /// A share of 1 in per cent: "62%" for 0.62.
    pub fn percent(&self, share: f32) -> String {
        self.say("percent").with("number", (share * 100.0).round()).text()
    }

    /// A chance in per cent. Only certain chances are "100%" or "0%"; others that would be rounded to
    /// these are ">99%" or "<1%".
    ///
    /// ```
    /// use hamburgum_web::{Language, Texts};
    ///
    /// let chance = |share| Texts::of(Language::English).chance(share);
    /// assert_eq!([0.0, 0.003, 0.62].map(chance), ["0%", "<1%", "62%"]);
    /// assert_eq!([0.9951, 1.0].map(chance), [">99%", "100%"]);
    /// ```
    pub fn chance(&self, share: f32) -> String {
        let is_certain = !(CERTAIN..=1.0 - CERTAIN).contains(&share);
        match (share * 100.0).round() {
            rounded if rounded >= 100.0 && !is_certain => {
                self.say("percent-over").with("number", 99).text()
            }
            rounded if rounded <= 0.0 && !is_certain => {
                self.say("percent-under").with("number", 1).text()
            }
            rounded => self.say("percent").with("number", rounded).text(),
        }
    }

    /// Joins texts: "a, b and c".
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [first, last] => self.joined("list-and", first, last.clone()),
            [first, rest @ ..] => self.joined("list-comma", first, self.list(rest)),
        }
    }

    /// Joins actions in their order: "a; b; c".
    pub fn series(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [first, rest @ ..] => self.joined("list-semicolon", first, self.series(rest)),
        }
    }

    fn joined(&self, key: &'static str, first: &str, rest: String) -> String {
        self.say(key).with("first", first.to_owned()).with("rest", rest).text()
    }
}

/// The word of records for the owner of a ship.
pub(super) fn ship_word(ship: Ship) -> &'static str {
    match ship {
        Ship::Of(player) => player.word(),
        Ship::Neutral => "neutral",
    }
}

fn ids(board: &Board, sites: SiteSet) -> impl Iterator<Item = String> {
    sites.iter().map(|site| board.site_info(site).id.clone())
}
