//! Extracts values from a page by text search, without an HTML parser.

/// The values of the offered actions: the enabled buttons named `act`.
pub(crate) fn offered_actions(page: &str) -> Vec<&str> {
    let is_disabled =
        |tag: &str| tag.contains(" disabled") || attribute(tag, "aria-disabled") == Some("true");
    let is_offered = |tag: &&str| attribute(tag, "name") == Some("act") && !is_disabled(tag);
    tags(page, "button").filter(is_offered).filter_map(|tag| attribute(tag, "value")).collect()
}

/// The version of the table that a page shows.
pub(crate) fn version(page: &str) -> Option<u64> {
    tags(page, "main").find_map(|tag| attribute(tag, "data-version"))?.parse().ok()
}

/// The attributes of each tag of this name: the text between `<name` and `>`.
pub(crate) fn tags<'p>(page: &'p str, name: &'p str) -> impl Iterator<Item = &'p str> {
    page.split('<').filter_map(move |rest| {
        let rest = rest.strip_prefix(name).filter(|rest| rest.starts_with(' '))?;
        rest.split('>').next()
    })
}

/// An attribute of a tag.
pub(crate) fn attribute<'p>(tag: &'p str, name: &str) -> Option<&'p str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<main id=\"table\" data-version=\"17\"><mainly data-version=\"3\">\
        <button class=\"btn\" name=\"act\" value=\"sell beer\">Beer</button>\
        <button name=\"act\" value=\"sell cloth\" disabled>Cloth</button>\
        <button name=\"act\" value=\"done\" type=\"button\" aria-disabled=\"true\">End</button>\
        <button name=\"undo\" value=\"1\"></button></main>";

    #[test]
    fn only_enabled_actions_are_offered() {
        assert_eq!(offered_actions(PAGE), ["sell beer"]);
    }

    #[test]
    fn the_version_stands_on_main() {
        assert_eq!(version(PAGE), Some(17));
        assert_eq!(version("<p>"), None);
    }
}
