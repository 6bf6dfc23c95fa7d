//! The rules by chapters, each with its id and the key of its text.

/// The source of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleOrigin {
    /// The rulebooks define all of it.
    Rulebooks,
    /// The rulebooks leave a case open, and we decided it.
    PartlyOurs,
}

/// One rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Its id, which is also its anchor: "SELL-4".
    pub id: &'static str,
    /// Its source.
    pub origin: RuleOrigin,
    pub(crate) key: &'static str,
}

/// Rules that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its anchor: "trade".
    pub id: &'static str,
    /// Its rules, in order.
    pub rules: &'static [Rule],
    pub(crate) key: &'static str,
}

const fn rule(id: &'static str, key: &'static str) -> Rule {
    Rule { id, origin: RuleOrigin::Rulebooks, key }
}

const fn partly_ours(id: &'static str, key: &'static str) -> Rule {
    Rule { id, origin: RuleOrigin::PartlyOurs, key }
}

const fn chapter(id: &'static str, key: &'static str, rules: &'static [Rule]) -> Chapter {
    Chapter { id, rules, key }
}

/// All chapters; the first explains the idea of the game and has no rules.
pub const CHAPTERS: [Chapter; 11] = [
    chapter("idea", "rules-chapter-idea", &[]),
    chapter("setup", "rules-chapter-setup", &SETUP),
    chapter("turn", "rules-chapter-turn", &TURN),
    chapter("production", "rules-chapter-production", &[rule("PROD-1", "rules-prod-1")]),
    chapter("trade", "rules-chapter-trade", &TRADE),
    chapter("harbour", "rules-chapter-harbour", &HARBOUR),
    chapter("church", "rules-chapter-church", &CHURCH),
    chapter("guildhall", "rules-chapter-guildhall", &GUILDHALL),
    chapter("officials", "rules-chapter-officials", &[rule("BUILD-8", "rules-build-8")]),
    chapter("end", "rules-chapter-end", &END),
    chapter("variants", "rules-chapter-variants", &VARIANTS),
];

const SETUP: [Rule; 7] = [
    rule("SET-1", "rules-set-1"),
    rule("SET-2", "rules-set-2"),
    rule("SET-3", "rules-set-3"),
    rule("SET-4", "rules-set-4"),
    rule("SET-5", "rules-set-5"),
    rule("SET-6", "rules-set-6"),
    rule("SET-7", "rules-set-7"),
];

const TURN: [Rule; 5] = [
    rule("TURN-1", "rules-turn-1"),
    rule("TURN-2", "rules-turn-2"),
    rule("TURN-3", "rules-turn-3"),
    rule("TURN-4", "rules-turn-4"),
    rule("TURN-5", "rules-turn-5"),
];

const TRADE: [Rule; 6] = [
    rule("SELL-1", "rules-sell-1"),
    rule("SELL-2", "rules-sell-2"),
    rule("SELL-3", "rules-sell-3"),
    partly_ours("SELL-4", "rules-sell-4"),
    rule("BUY-1", "rules-buy-1"),
    rule("BUY-2", "rules-buy-2"),
];

const HARBOUR: [Rule; 5] = [
    rule("SHIP-1", "rules-ship-1"),
    rule("SHIP-2", "rules-ship-2"),
    rule("SHIP-3", "rules-ship-3"),
    rule("SHIP-4", "rules-ship-4"),
    partly_ours("SHIP-5", "rules-ship-5"),
];

const CHURCH: [Rule; 8] = [
    rule("DON-1", "rules-don-1"),
    rule("DON-2", "rules-don-2"),
    rule("DON-3", "rules-don-3"),
    rule("DON-4", "rules-don-4"),
    rule("SCORE-1", "rules-score-1"),
    rule("SCORE-2", "rules-score-2"),
    rule("SCORE-3", "rules-score-3"),
    rule("SCORE-4", "rules-score-4"),
];

const GUILDHALL: [Rule; 7] = [
    rule("BUILD-1", "rules-build-1"),
    rule("BUILD-2", "rules-build-2"),
    rule("BUILD-3", "rules-build-3"),
    rule("BUILD-4", "rules-build-4"),
    rule("BUILD-5", "rules-build-5"),
    rule("BUILD-6", "rules-build-6"),
    partly_ours("BUILD-7", "rules-build-7"),
];

const END: [Rule; 3] = [
    rule("END-1", "rules-end-1"),
    rule("END-2", "rules-end-2"),
    partly_ours("END-3", "rules-end-3"),
];

const VARIANTS: [Rule; 5] = [
    rule("VAR-1", "rules-var-1"),
    rule("VAR-2", "rules-var-2"),
    rule("VAR-3", "rules-var-3"),
    rule("VAR-4", "rules-var-4"),
    partly_ours("VAR-5", "rules-var-5"),
];

impl Rule {
    /// The rule with this id.
    ///
    /// ```
    /// use hamburgum_web::rules::{RuleOrigin, Rule};
    ///
    /// let rule = Rule::with_id("SELL-4").expect("a rule");
    /// assert_eq!(rule.origin, RuleOrigin::PartlyOurs);
    /// assert_eq!(Rule::with_id("SELL-40"), None);
    /// ```
    pub fn with_id(id: &str) -> Option<Self> {
        Self::all().find(|rule| rule.id == id)
    }

    /// Every rule, in the order of the chapters.
    pub fn all() -> impl Iterator<Item = Self> {
        CHAPTERS.iter().flat_map(|chapter| chapter.rules).copied()
    }
}

impl Chapter {
    /// The chapter with this id.
    pub fn with_id(id: &str) -> Option<Self> {
        CHAPTERS.into_iter().find(|chapter| chapter.id == id)
    }
}
