//! Validation of typed names of people and tables.

/// The maximum length of a name, in characters.
pub const LONGEST_NAME: usize = 24;

/// Removes control characters and surplus spaces from a name. `None` if it is empty or too long.
pub fn clean_name(text: &str) -> Option<String> {
    let printable = text.chars().filter(|one| !one.is_control()).collect::<String>();
    let name = printable.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    (1..=LONGEST_NAME).contains(&length).then_some(name)
}
