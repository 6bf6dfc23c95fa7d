//! Default names of tables.

/// Waters, quarters and streets of old Hamburg.
const NAMES: [&str; 24] = [
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

/// A random name.
pub(super) fn any() -> String {
    NAMES[fastrand::usize(..NAMES.len())].to_owned()
}
