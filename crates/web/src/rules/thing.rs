//! The things of the table: name, one-line description, and related rules.

use super::Passage;
use super::passage::Block;
use crate::Texts;
use hamburgum_engine::{Official, Player};

/// A kind of thing on the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Thing {
    /// Its value in `data-explain`; animated pieces begin their `data-piece` with it.
    word: &'static str,
    key: &'static str,
    /// The most relevant rule first, then those that a player asks about next.
    rules: &'static str,
}

/// The name and description of a thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tip {
    /// Its value in `data-explain`.
    pub word: &'static str,
    /// What it is called.
    pub name: String,
    /// A description in one line.
    pub line: String,
}

const fn thing(word: &'static str, key: &'static str, rules: &'static str) -> Thing {
    Thing { word, key, rules }
}

const THINGS: [Thing; 43] = [
    thing("money", "tip-money", "END-2 SELL-1 BUY-1"),
    thing("prestige", "tip-prestige", "END-3 SCORE-2 DON-4 TURN-4"),
    thing("beer", "tip-beer", "PROD-1 SELL-1 SELL-2 END-2"),
    thing("sugar", "tip-sugar", "PROD-1 SELL-1 SELL-2 END-2"),
    thing("cloth", "tip-cloth", "PROD-1 SELL-1 SELL-2 END-2"),
    thing("timber", "tip-timber", "BUY-1 BUILD-1 SHIP-1 DON-2"),
    thing("brick", "tip-brick", "BUY-1 BUILD-1 DON-2"),
    thing("bell", "tip-bell", "BUY-2 DON-2"),
    thing("citizen", "tip-citizen", "BUILD-1 BUILD-2 SCORE-2"),
    thing("brewer", "tip-brewer", "BUILD-5 BUILD-1 BUILD-2"),
    thing("sugar-refiner", "tip-sugar-refiner", "BUILD-5 BUILD-1 BUILD-2"),
    thing("cloth-maker", "tip-cloth-maker", "BUILD-5 BUILD-1 BUILD-2"),
    thing("merchant", "tip-merchant", "BUILD-6 BUILD-1 BUILD-2"),
    thing("captain", "tip-captain", "BUILD-7 BUILD-1 BUILD-2"),
    thing("official", "tip-official", "BUILD-8 BUILD-4 SET-5"),
    thing("official-one", "tip-official", "VAR-2 VAR-4 VAR-5 BUILD-4"),
    thing("official-two", "tip-official", "VAR-3 VAR-4 VAR-5 BUILD-4"),
    thing("ship", "tip-ship", "SELL-1 SHIP-2 SHIP-3"),
    thing("berth", "tip-berth", "SELL-1 SHIP-2 SHIP-3"),
    thing("supply", "tip-supply", "SHIP-1 SHIP-4 SHIP-5"),
    thing("marker", "tip-marker", "TURN-2 TURN-4"),
    thing("church", "tip-church", "DON-1 DON-2 DON-4"),
    thing("token-five", "tip-token-five", "SCORE-2 DON-3 SCORE-3"),
    thing("token-donations", "tip-token-donations", "SCORE-2 DON-3 SCORE-4"),
    thing("token-ships", "tip-token-ships", "SCORE-2 DON-3 SCORE-4"),
    thing("token-building", "tip-token-building", "SCORE-2 DON-3 SCORE-4"),
    thing("token-citizens", "tip-token-citizens", "SCORE-2 DON-3 SCORE-4"),
    thing("open-token", "tip-open-token", "SCORE-2 SCORE-4 END-2"),
    thing("scored-tokens", "tip-scored-tokens", "SCORE-3"),
    thing("church-builder", "tip-church-builder", "BUILD-3 DON-4"),
    thing("bonuses", "tip-bonuses", "DON-4 BUILD-3"),
    thing("rondel", "tip-rondel", "TURN-2 TURN-4"),
    thing("field-sugar", "tip-field-sugar", "PROD-1 TURN-4"),
    thing("field-cloth", "tip-field-cloth", "PROD-1 TURN-4"),
    thing("field-beer", "tip-field-beer", "PROD-1 TURN-4"),
    thing("field-trade", "tip-field-trade", "SELL-1 BUY-1 TURN-4"),
    thing("field-church", "tip-field-church", "DON-1 SCORE-1 TURN-4"),
    thing("field-guildhall", "tip-field-guildhall", "BUILD-1 BUILD-2 TURN-4"),
    thing("field-dockyard", "tip-field-dockyard", "SHIP-1 SHIP-3 TURN-4"),
    thing("prices", "tip-prices", "BUILD-5 SELL-1"),
    thing("depot", "tip-depot", "BUY-1 BUY-2"),
    thing("donation", "tip-donation", "DON-2 DON-1 DON-3"),
    thing("churches", "tip-churches", "SCORE-2 DON-3 SET-4"),
];

impl Thing {
    /// All things except officials; each official is described by what it pays.
    fn all() -> impl Iterator<Item = Self> {
        THINGS.into_iter()
    }

    fn tip(self, texts: &Texts) -> Tip {
        let passage = Passage::of(texts, self.key);
        let line = passage.blocks.into_iter().find_map(|block| match block {
            Block::Paragraph(line) => Some(line),
            Block::List(_) | Block::Example(_) => None,
        });
        Tip { word: self.word, name: passage.title, line: line.unwrap_or_default() }
    }
}

/// The rules about an official.
const fn rules_of(official: Official) -> &'static str {
    match official {
        Official::Councilman | Official::Vicar | Official::LordMayor => "BUILD-8 BUILD-4",
        Official::Canon => "VAR-5 BUILD-4",
        _ => "VAR-4 BUILD-4",
    }
}

fn official_tip(texts: &Texts, official: Official) -> Tip {
    let line = texts.say("table-official-pays").with("official", official.word()).text();
    Tip { word: official.word(), name: texts.official(official), line }
}

/// The description of a word of `data-explain`, with its rules.
pub(super) fn tip_and_rules(texts: &Texts, word: &str) -> Option<(Tip, &'static str)> {
    if let Ok(official) = word.parse::<Official>() {
        return Some((official_tip(texts, official), rules_of(official)));
    }
    let thing = Thing::all().find(|thing| thing.word == word)?;
    Some((thing.tip(texts), thing.rules))
}

/// The descriptions of all things on the table, and the players' names.
pub fn tips(texts: &Texts) -> Vec<Tip> {
    let players = Player::ALL.into_iter().map(|player| Tip {
        word: player.word(),
        name: texts.player(player),
        line: String::new(),
    });
    let officials = Official::ALL.into_iter().map(|official| official_tip(texts, official));
    Thing::all().map(|thing| thing.tip(texts)).chain(officials).chain(players).collect()
}
