//! Names that people type, for themselves, for others on their screen and for tables.

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 24;

/// A name without what would disturb a line, or `None` if nothing is left of it or it is too long.
pub fn clean_name(text: &str) -> Option<String> {
    let printable = text.chars().filter(|one| !one.is_control()).collect::<String>();
    let name = printable.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    (1..=LONGEST_NAME).contains(&length).then_some(name)
}
