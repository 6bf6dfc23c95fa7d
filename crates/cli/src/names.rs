//! Words for people, where the words of records would not do.

use hamburgum_engine::{BuildingKind, Material, Variant};

/// Buildings in the plural.
pub(crate) fn buildings(kind: BuildingKind) -> &'static str {
    match kind {
        BuildingKind::Brewer => "brewers",
        BuildingKind::SugarRefiner => "sugar refiners",
        BuildingKind::ClothMaker => "cloth makers",
        BuildingKind::Merchant => "merchants",
        BuildingKind::Captain => "captains",
        BuildingKind::Official => "officials",
    }
}

/// Materials in the plural.
pub(crate) fn materials(material: Material) -> &'static str {
    match material {
        Material::Timber => "timber",
        Material::Brick => "bricks",
        Material::Bell => "bells",
    }
}

/// Which game it is: "base game", "variant one".
pub(crate) fn game(variant: Variant) -> String {
    match variant {
        Variant::Base => "base game".to_owned(),
        variant => format!("variant {variant}"),
    }
}

/// A word of records as people write it: "harbour master" for `harbour-master`.
pub(crate) fn spaced(word: &str) -> String {
    word.replace('-', " ")
}

/// "1 turn", "2 turns".
pub(crate) fn counted(count: impl Into<u64>, noun: &str) -> String {
    match count.into() {
        1 => format!("1 {noun}"),
        count => format!("{count} {noun}s"),
    }
}

/// The text as it begins a sentence.
pub(crate) fn capitalised(text: &str) -> String {
    let mut characters = text.chars();
    let first = characters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(characters).collect()
}
