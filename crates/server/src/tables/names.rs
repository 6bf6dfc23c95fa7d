//! Default names of tables.

/// Waters, quarters and streets of old Hamburg.
pub(super) const DEFAULT_NAMES: [&str; 24] = [
    "Alster",
    "Baumwall",
    "Bille",
    "Brook",
    "Cremon",
    "Deichstraße",
    "Dovenfleet",
    "Fischmarkt",
    "Gänsemarkt",
    "Grimm",
    "Hopfenmarkt",
    "Jungfernstieg",
    "Kajen",
    "Kehrwieder",
    "Messberg",
    "Neuer Wall",
    "Nikolaifleet",
    "Pferdemarkt",
    "Reesendamm",
    "Rödingsmarkt",
    "Schaarmarkt",
    "Steintor",
    "Wandrahm",
    "Zippelhaus",
];

/// A random default name.
pub(crate) fn any_name() -> String {
    DEFAULT_NAMES[fastrand::usize(..DEFAULT_NAMES.len())].to_owned()
}
