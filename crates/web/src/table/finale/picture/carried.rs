//! What a picture embeds: the style sheets of our drawings and the fonts.

use crate::assets;

/// The sheets of the pages that its drawings need, and its own.
const SHEETS: [&str; 4] = ["tokens.css", "city.css", "drawings.css", "result.css"];
/// The fonts by family, weight and file.
const FONTS: [(&str, u16, &str); 4] = [
    ("Vollkorn", 600, "fonts/vollkorn-latin-600.woff2"),
    ("Vollkorn", 600, "fonts/vollkorn-latin-ext-600.woff2"),
    ("Fira Sans", 400, "fonts/fira-sans-latin-400.woff2"),
    ("Fira Sans", 600, "fonts/fira-sans-latin-600.woff2"),
];

/// All of it as one style sheet.
pub(super) fn style() -> String {
    let fonts = FONTS.map(|(family, weight, name)| {
        let data = base64(bytes(name));
        format!("@font-face{{font-family:\"{family}\";font-weight:{weight};src:url(data:font/woff2;base64,{data})}}\n")
    });
    let sheets = SHEETS.map(|name| without_fonts(&String::from_utf8_lossy(bytes(name))));
    fonts.concat() + &sheets.concat()
}

fn bytes(name: &str) -> &'static [u8] {
    let asset = assets().iter().find(|asset| asset.name == name);
    asset.expect("an asset of this program").bytes
}

/// A sheet without the fonts that it would load.
fn without_fonts(sheet: &str) -> String {
    let rules = sheet.split("@font-face");
    let rest = |(place, part): (usize, &str)| match part.split_once('}') {
        Some((_, rest)) if place > 0 => rest.to_owned(),
        _ => part.to_owned(),
    };
    rules.enumerate().map(rest).collect()
}

/// The base64 alphabet for data URLs.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

fn base64(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let byte = |place: usize| u32::from(chunk.get(place).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for place in 0..4 {
            let letter = LETTERS[(bits >> (18 - 6 * place) & 63) as usize];
            text.push(if place <= chunk.len() { char::from(letter) } else { '=' });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_follows_the_standard() {
        // The examples of RFC 4648.
        let examples = [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg=="),
            ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ];
        for (text, expected) in examples {
            assert_eq!(base64(text.as_bytes()), expected);
        }
    }

    #[test]
    fn a_picture_loads_nothing() {
        let style = style();
        assert!(style.contains("--p-red:") && style.contains(".art .own"));
        let links = style.split("url(").skip(1);
        for link in links {
            assert!(link.starts_with("data:font/woff2") || link.starts_with('#'), "{link:.40}");
        }
        assert!(!style.contains(['<', '&']), "it stands in a file of XML");
    }
}
