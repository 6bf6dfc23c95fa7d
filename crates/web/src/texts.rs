//! The texts of the pages, in four languages.
//!
//! They are in `texts/*/*.ftl`, in the Fluent format, one folder for each language. The code passes
//! data, and only these files know grammar.

mod action;
mod cause;
mod command_line;
mod duration;
mod effect;
mod fault;
mod files;
mod formatted;
mod language;
mod lesson;
mod notice;
mod number;
mod plan;
mod prompt;
mod reason;
mod remark;
mod saying;
#[cfg(test)]
mod tests;
mod words;

pub use command_line::{OfficialPlace, TableLabel};
pub(crate) use duration::brief_duration;
pub use language::Language;
pub use notice::{Asked, NoticeFacts, NoticeWords};
pub use remark::Audience;
pub(crate) use remark::GRADES;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use formatted::Formatted;
use saying::Saying;
use std::borrow::Cow;
use std::sync::LazyLock;

/// All texts of one language.
///
/// ```
/// use hamburgum_engine::{Effect, Good, Player};
/// use hamburgum_engine::Board;
/// use hamburgum_web::{Language, Texts};
///
/// let effect = Effect::GoodsProduced { player: Player::Red, good: Good::Beer, units: 2 };
/// let say = |language| Texts::of(language).effect(Board::hamburgum(), &effect);
/// assert_eq!(say(Language::English), "Red produces 2 beer");
/// assert_eq!(say(Language::German), "Rot produziert 2 Bier");
/// assert_eq!(say(Language::French), "Rouge produit 2 bières");
/// assert_eq!(say(Language::Italian), "Rosso produce 2 birre");
/// ```
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    formatted: Formatted,
}

static ALL: LazyLock<[Texts; 4]> = LazyLock::new(|| Language::ALL.map(Texts::read));

impl Texts {
    /// The texts of a language; they are parsed once.
    pub fn of(language: Language) -> &'static Self {
        &ALL[language as usize]
    }

    /// The language of these texts.
    pub fn language(&self) -> Language {
        self.language
    }

    fn read(language: Language) -> Self {
        let locale = language.code().parse().expect("the code of a language");
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // All four languages are written from left to right, so direction marks would be noise in HTML.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(number::formatter(language)));
        bundle.set_transform(Some(tied));
        for (_, text) in files::of(language) {
            let resource = FluentResource::try_new(text.to_owned()).expect("a file of texts");
            bundle.add_resource(resource).expect("keys that are in no other file");
        }
        Self { language, bundle, formatted: Formatted::default() }
    }

    pub(crate) fn say<'a>(&'a self, key: &'a str) -> Saying<'a> {
        Saying::new(self, key)
    }
}

/// Replaces spaces by no-break spaces where a line break would separate a sign from its word or number.
fn tied(text: &str) -> Cow<'_, str> {
    const SIGNS: [&str; 9] = [" :", " £", " Taler", " %", " »", "« ", " ;", " ?", " !"];
    if !SIGNS.iter().any(|sign| text.contains(sign)) {
        return Cow::Borrowed(text);
    }
    let tie = |text: String, sign: &str| text.replace(sign, &sign.replace(' ', "\u{a0}"));
    Cow::Owned(SIGNS.into_iter().fold(text.to_owned(), tie))
}
