//! Extracts values from a page by text search, without an HTML parser.

/// The values of the offered actions: the enabled buttons named `act`.
pub(crate) fn offered_actions(page: &str) -> Vec<&str> {
    tags(page, "button").filter(|tag| is_offered(tag)).filter_map(value).collect()
}

/// The version of the table that a page shows.
pub(crate) fn version(page: &str) -> Option<u64> {
    tags(page, "main").find_map(|tag| attribute(tag, "data-version"))?.parse().ok()
}

/// Whether a button sends an action of the game.
pub(crate) fn is_offered(tag: &str) -> bool {
    let is_disabled = tag.contains(" disabled") || attribute(tag, "aria-disabled") == Some("true");
    attribute(tag, "name") == Some("act") && !is_disabled
}

/// The value of a button.
pub(crate) fn value(tag: &str) -> Option<&str> {
    attribute(tag, "value")
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

    #[test]
    fn attributes_are_those_of_the_tag() {
        let page = "<main id=\"table\" data-version=\"17\"><mainly data-version=\"3\">";
        let tags: Vec<_> = tags(page, "main").collect();
        assert_eq!(tags, [" id=\"table\" data-version=\"17\""]);
        assert_eq!(attribute(tags[0], "data-version"), Some("17"));
        assert_eq!(attribute(tags[0], "version"), None);
    }
}
