//! The files that a browser with an empty cache fetches for a table.

use crate::scan::{attribute, tags};
use crate::table::TablePage;
use anyhow::{Result, ensure};
use hyper::StatusCode;
use hyper::header::HeaderMap;

/// Each file of a first visit, in the order of discovery, with its compressed size.
pub(crate) async fn measure(table: &TablePage) -> Result<Vec<(String, usize)>> {
    let mut line = table.line().await?;
    let answer = line.get(table.path(), table.headers()).await?;
    let page = answer.text()?;
    let mut files = vec![("/en/table/ID".to_owned(), answer.bytes)];
    let mut found = linked(&page);
    while let Some(path) = found.pop() {
        if files.iter().any(|(known, _)| *known == path) {
            continue;
        }
        let answer = line.get(&path, &HeaderMap::new()).await?;
        ensure!(answer.status == StatusCode::OK, "{path} was answered by status {}", answer.status);
        match path.rsplit_once('.') {
            Some((_, "css")) => found.extend(beside(&path, &fonts(&answer.text()?, &page))),
            Some((_, "js")) => found.extend(beside(&path, &imports(&answer.text()?))),
            _ => {}
        }
        files.push((path, answer.bytes));
    }
    Ok(files)
}

/// A URL without its content fingerprint.
pub(crate) fn short(path: &str) -> &str {
    path.strip_prefix("/assets/").and_then(|rest| rest.split_once('/')).map_or(path, |(_, it)| it)
}

/// The style sheets, scripts and icons of a page.
fn linked(page: &str) -> Vec<String> {
    // The icon of a home screen is fetched when the app is installed.
    let is_fetched =
        |tag: &&str| !matches!(attribute(tag, "rel"), Some("alternate" | "apple-touch-icon"));
    let links = tags(page, "link").filter(is_fetched).filter_map(|tag| attribute(tag, "href"));
    let scripts = tags(page, "script").filter_map(|tag| attribute(tag, "src"));
    links.chain(scripts).map(str::to_owned).collect()
}

/// The modules that a module imports.
fn imports(script: &str) -> Vec<&str> {
    let imports = script.lines().filter(|line| line.starts_with("import "));
    imports.filter_map(|line| line.split('"').nth(1)).collect()
}

/// The fonts with a glyph of the page: a browser fetches no others.
fn fonts<'s>(style: &'s str, page: &str) -> Vec<&'s str> {
    let faces = style.split("@font-face").skip(1).filter_map(|rest| rest.split('}').next());
    let is_needed = |face: &&str| {
        let ranges = face.split("unicode-range:").nth(1).and_then(|rest| rest.split(';').next());
        ranges.is_none_or(|ranges| page.chars().any(|sign| covers(ranges, sign)))
    };
    let address = |face: &'s str| face.split("url(").nth(1)?.split(')').next();
    faces.filter(is_needed).filter_map(address).collect()
}

/// Whether ranges like `U+0000-00FF, U+20AC` contain a character.
fn covers(ranges: &str, sign: char) -> bool {
    ranges.split(',').filter_map(|range| range.trim().strip_prefix("U+")).any(|range| {
        let (first, last) = range.split_once('-').unwrap_or((range, range));
        let number = |text| u32::from_str_radix(text, 16).ok();
        number(first) <= Some(sign.into()) && Some(sign.into()) <= number(last)
    })
}

/// Resolves the relative URLs in a file against the root.
fn beside(file: &str, named: &[&str]) -> Vec<String> {
    let folder = |path: &str| path.rsplit_once('/').map_or("", |(folder, _)| folder).to_owned();
    let from_root = |name: &&str| match name.strip_prefix("../") {
        Some(rest) => format!("{}/{rest}", folder(&folder(file))),
        None => format!("{}/{}", folder(file), name.trim_start_matches("./")),
    };
    named.iter().map(from_root).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn relative_urls_are_resolved() {
        let page = "<link rel=\"alternate\" href=\"/de\"><link rel=\"icon\" href=\"/a/i.svg\">\
            <script type=\"module\" src=\"/a/scripts/t.js\"></script>";
        assert_eq!(linked(page), ["/a/i.svg", "/a/scripts/t.js"]);
        let script = "// import \"no\"\nimport { a } from \"./b.js\";\nimport \"../v/c.js\";";
        let found = beside("/a/scripts/t.js", &imports(script));
        assert_eq!(found, ["/a/scripts/b.js", "/a/v/c.js"]);
    }

    #[test]
    fn only_needed_fonts_are_fetched() {
        let style = "@font-face { src: url(a.woff2); unicode-range: U+0000-00FF, U+20AC; }\
            @font-face { src: url(b.woff2); unicode-range: U+0100-017F; }";
        assert_eq!(fonts(style, "Straße"), ["a.woff2"]);
        assert_eq!(fonts(style, "Łódź"), ["a.woff2", "b.woff2"]);
    }
}
