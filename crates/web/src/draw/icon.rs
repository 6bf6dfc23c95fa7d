//! The icons: a grid of 24 by 24, one stroke width, round joins.

mod glyph;
mod goods;
mod interface;
mod offices;
mod signs;

use super::label::{Label, Unlabelled};
use super::piece::Piece;
use crate::geometry::{Area, number};
use glyph::Glyph;
use hamburgum_engine::{BuildingKind, Field, Good, Material, Official};
use maud::{Markup, html};

macro_rules! icons {
    ($($icon:ident = $word:literal => $glyph:path,)+) => {
        /// An icon. A good and the trade that makes it share one.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Icon {
            $(#[doc = concat!("The sign `", $word, "`.")] $icon,)+
        }

        impl Icon {
            /// All icons.
            pub const ALL: &'static [Self] = &[$(Self::$icon),+];

            /// Its word, the base of its element id.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$icon => $word),+ }
            }

            const fn glyph(self) -> Glyph {
                match self { $(Self::$icon => $glyph),+ }
            }
        }
    };
}

icons! {
    Beer = "beer" => goods::BEER,
    Sugar = "sugar" => goods::SUGAR,
    Cloth = "cloth" => goods::CLOTH,
    Timber = "timber" => goods::TIMBER,
    Brick = "brick" => goods::BRICK,
    Bell = "bell" => goods::BELL,
    Money = "money" => goods::MONEY,
    Merchant = "merchant" => goods::MERCHANT,
    Captain = "captain" => goods::CAPTAIN,
    Official = "official" => goods::OFFICIAL,
    Councilman = "councilman" => offices::COUNCILMAN,
    Vicar = "vicar" => offices::VICAR,
    Mayor = "mayor" => offices::MAYOR,
    Canon = "canon" => offices::CANON,
    Guildmaster = "guildmaster" => offices::GUILDMASTER,
    HarbourMaster = "harbour-master" => offices::HARBOUR_MASTER,
    Deacon = "deacon" => offices::DEACON,
    Sexton = "sexton" => offices::SEXTON,
    MasterBuilder = "master-builder" => offices::MASTER_BUILDER,
    CivilServant = "civil-servant" => offices::CIVIL_SERVANT,
    Five = "five" => signs::FIVE,
    Donate = "donate" => signs::DONATE,
    Ship = "ship" => signs::SHIP,
    Citizen = "citizen" => signs::CITIZEN,
    Prestige = "prestige" => signs::PRESTIGE,
    Church = "church" => signs::CHURCH,
    Trade = "trade" => signs::TRADE,
    Guildhall = "guildhall" => signs::GUILDHALL,
    Dockyard = "dockyard" => signs::DOCKYARD,
    Wall = "wall" => signs::WALL,
    Undo = "undo" => interface::UNDO,
    Restart = "restart" => interface::RESTART,
    Check = "check" => interface::CHECK,
    Clock = "clock" => interface::CLOCK,
    Arrow = "arrow" => interface::ARROW,
    Chevron = "chevron" => interface::CHEVRON,
    Lantern = "lantern" => interface::LANTERN,
    Sun = "sun" => interface::SUN,
    Moon = "moon" => interface::MOON,
    Chat = "chat" => interface::CHAT,
    Send = "send" => interface::SEND,
    Menu = "menu" => interface::MENU,
    Map = "map" => interface::MAP,
    Rondel = "rondel" => interface::RONDEL,
    Market = "market" => interface::MARKET,
    Log = "log" => interface::LOG,
    People = "people" => interface::PEOPLE,
    Computer = "computer" => interface::COMPUTER,
    Plus = "plus" => interface::PLUS,
    Zoom = "zoom" => interface::ZOOM,
    ZoomOut = "zoom-out" => interface::ZOOM_OUT,
    Close = "close" => interface::CLOSE,
    First = "first" => interface::FIRST,
    TurnBack = "previous-turn" => interface::TURN_BACK,
    StepBack = "step-back" => interface::STEP_BACK,
    TurnOn = "next-turn" => interface::TURN_ON,
    Last = "last" => interface::LAST,
    Play = "play" => interface::PLAY,
    Pause = "pause" => interface::PAUSE,
    Help = "help" => interface::HELP,
    Link = "link" => interface::LINK,
}

impl From<Good> for Icon {
    fn from(good: Good) -> Self {
        match good {
            Good::Beer => Self::Beer,
            Good::Sugar => Self::Sugar,
            Good::Cloth => Self::Cloth,
        }
    }
}

impl From<Material> for Icon {
    fn from(material: Material) -> Self {
        match material {
            Material::Timber => Self::Timber,
            Material::Brick => Self::Brick,
            Material::Bell => Self::Bell,
        }
    }
}

impl From<BuildingKind> for Icon {
    fn from(kind: BuildingKind) -> Self {
        match kind {
            BuildingKind::Brewer => Self::Beer,
            BuildingKind::SugarRefiner => Self::Sugar,
            BuildingKind::ClothMaker => Self::Cloth,
            BuildingKind::Merchant => Self::Merchant,
            BuildingKind::Captain => Self::Captain,
            BuildingKind::Official => Self::Official,
        }
    }
}

impl From<Official> for Icon {
    fn from(official: Official) -> Self {
        match official {
            Official::Councilman => Self::Councilman,
            Official::Vicar => Self::Vicar,
            Official::LordMayor => Self::Mayor,
            Official::Canon => Self::Canon,
            Official::Guildmaster => Self::Guildmaster,
            Official::HarbourMaster => Self::HarbourMaster,
            Official::Deacon => Self::Deacon,
            Official::Sexton => Self::Sexton,
            Official::MasterBuilder => Self::MasterBuilder,
            Official::CivilServant => Self::CivilServant,
        }
    }
}

impl From<Field> for Icon {
    fn from(field: Field) -> Self {
        match field {
            Field::Sugar => Self::Sugar,
            Field::Church => Self::Church,
            Field::TradeEast | Field::TradeWest => Self::Trade,
            Field::Cloth => Self::Cloth,
            Field::Guildhall => Self::Guildhall,
            Field::Beer => Self::Beer,
            Field::Dockyard => Self::Dockyard,
        }
    }
}

impl Icon {
    /// The icon as a symbol of the sprite.
    pub(super) fn symbol(self) -> Markup {
        html! {
            symbol id={ "i-" (self.word()) } viewBox="0 0 24 24" {
                g class="glyph" { @for part in self.glyph() { (part.draw()) } }
            }
        }
    }

    /// The whole icon as one path, without tints.
    pub(crate) fn path(self) -> String {
        self.glyph().iter().map(|part| part.path()).collect()
    }

    /// The icon in a square with this centre.
    pub(crate) fn centred(self, x: f64, y: f64, side: f64) -> Markup {
        let [x, y] = [x, y].map(|middle| number(middle - side / 2.0));
        let side = number(side);
        html! { use href={ "#i-" (self.word()) } x=(x) y=(y) width=(side) height=(side) {} }
    }
}

const GRID: Area = Area::new(0.0, 0.0, 24.0, 24.0);

/// An icon in the colour of the surrounding text.
pub fn icon(icon: Icon, label: Label<'_>) -> Markup {
    Piece::Icon(icon)
        .labelled(label, || Unlabelled::new("ic", GRID, &icon.centred(12.0, 12.0, 24.0)))
}

/// The icon of a good or a material, filled with its colour.
pub fn tinted_icon(icon: Icon, label: Label<'_>) -> Markup {
    Piece::TintedIcon(icon).labelled(label, || {
        let class = format!("ic g-{}", icon.word());
        Unlabelled::new(&class, GRID, &icon.centred(12.0, 12.0, 24.0))
    })
}
