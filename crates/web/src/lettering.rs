//! Estimates the width of text and fits names into their plates.
//!
//! The drawing cannot know its font, so widths are those of a rather wide one, and a line that nearly
//! fills its room gets an explicit `textLength`.

use crate::geometry::number;
use maud::{Markup, html};

/// A name in one or two lines.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Lettering {
    pub(crate) lines: Vec<String>,
    pub(crate) size: f64,
    room: f64,
}

impl Lettering {
    /// The minimum font size as a fraction of the wanted one; names that are still too long are
    /// condensed.
    const SMALLEST: f64 = 0.7;

    /// By how much a line may be condensed before a word is split instead.
    const CONDENSED: f64 = 1.25;

    /// Fits a name into a width: in one line, else in two, else in a smaller font.
    pub(crate) fn fit(name: &str, size: f64, room: f64) -> Self {
        let one = Self { lines: vec![name.to_owned()], size, room };
        if one.width() <= room {
            return one;
        }
        let lines = halves(name, room / (size * Self::SMALLEST) * Self::CONDENSED);
        let full = Self { lines: lines.into(), size, room };
        let shrink = (room / full.width()).clamp(Self::SMALLEST, 1.0);
        Self { size: size * shrink, ..full }
    }

    /// Fits a name into a width in one line.
    pub(crate) fn in_one_line(name: &str, size: f64, room: f64) -> Self {
        let shrink = (room / width(name, size)).clamp(Self::SMALLEST, 1.0);
        Self { lines: vec![name.to_owned()], size: size * shrink, room }
    }

    /// The width of the lines as they are drawn.
    pub(crate) fn drawn_width(&self) -> f64 {
        self.width().min(self.room)
    }

    /// The width of the lines if they were not condensed.
    pub(crate) fn width(&self) -> f64 {
        self.lines.iter().map(|line| width(line, self.size)).fold(0.0, f64::max)
    }

    pub(crate) fn height(&self) -> f64 {
        self.lines.iter().map(|_| self.size * 1.1).sum()
    }

    /// Draws the lines; `foot` is the baseline of the first one.
    pub(crate) fn draw(&self, class: &str, x: f64, foot: f64) -> Markup {
        let feet = (0_u8..).map(|line| foot + f64::from(line) * self.size * 1.1);
        html! {
            @for (line, foot) in self.lines.iter().zip(feet) {
                @let length = self.text_length(line);
                text class=(class) x=(number(x)) y=(number(foot)) font-size=(number(self.size))
                    textLength=[&length] lengthAdjust=[length.as_ref().map(|_| "spacingAndGlyphs")] {
                    (line)
                }
            }
        }
    }

    /// The `textLength` of a line, if another font could make it too wide.
    fn text_length(&self, line: &str) -> Option<String> {
        const SPARE: f64 = 1.04;
        let wide = width(line, self.size);
        (wide * SPARE > self.room).then(|| number(wide.min(self.room)))
    }
}

/// A church's name without "St.", for narrow places.
pub(crate) fn without_saint(name: &str) -> &str {
    ["St. ", "St "].iter().find_map(|saint| name.strip_prefix(saint)).unwrap_or(name)
}

/// Splits a name into two lines: between its words, or within a word that would be wider than this
/// room, given in font sizes.
fn halves(name: &str, room: f64) -> [String; 2] {
    let lines = between_words(name);
    let widest = |lines: &[String; 2]| width(&lines[0], 1.0).max(width(&lines[1], 1.0));
    lines.filter(|lines| widest(lines) <= room).unwrap_or_else(|| within_word(name))
}

/// Splits a name at the space or after the hyphen nearest to its middle.
fn between_words(name: &str) -> Option<[String; 2]> {
    let lines = name.match_indices([' ', '-']).map(|(at, sign)| {
        let end = if sign == "-" { at + 1 } else { at };
        [&name[..end], &name[at + 1..]]
    });
    let lines = lines.filter(|[first, second]| !first.is_empty() && !second.is_empty());
    lines
        .min_by(|a, b| unevenness(a).total_cmp(&unevenness(b)))
        .map(|lines| lines.map(str::to_owned))
}

/// Splits a name between two letters near its middle.
fn within_word(name: &str) -> [String; 2] {
    // A mark stays with its letter.
    let breaks = name.char_indices().skip(1).filter(|&(_, next)| ems(next) > 0.0);
    let at = breaks.map(|(at, _)| at).min_by(|&a, &b| {
        let [a, b] = [a, b].map(|at| unevenness(&[&name[..at], &name[at..]]));
        a.total_cmp(&b)
    });
    let (first, second) = name.split_at(at.unwrap_or(name.len()));
    let is_hyphenated =
        |letter: Option<char>| letter.is_some_and(|it| it.is_alphabetic() && it < '\u{530}');
    let hyphen = is_hyphenated(first.chars().last()) && is_hyphenated(second.chars().next());
    [
        format!("{}{}", first.trim_end(), if hyphen { "-" } else { "" }),
        second.trim_start().to_owned(),
    ]
}

fn unevenness(lines: &[&str; 2]) -> f64 {
    (width(lines[0], 1.0) - width(lines[1], 1.0)).abs()
}

/// The approximate width of a bold text.
pub(crate) fn width(text: &str, size: f64) -> f64 {
    text.chars().map(|letter| ems(letter) * size).sum()
}

/// About the widest of usual bold fonts.
fn ems(letter: char) -> f64 {
    match letter {
        // Marks are above or below the letter before them.
        '\u{300}'..='\u{36f}' | '\u{591}'..='\u{5c7}' | '\u{64b}'..='\u{65f}' => 0.0,
        ' ' | '.' | ',' | '\'' | '’' | 'i' | 'j' | 'l' | '|' => 0.31,
        'f' | 'r' | 't' | 'I' | '-' | '(' | ')' => 0.42,
        'm' | 'w' | 'M' | 'W' | '@' | 'æ' | 'œ' | 'ш' | 'щ' | 'ю' | 'ы' | 'ж' | 'ф' => 0.93,
        'Æ' | 'Œ' | 'М' | 'Ж' | 'Ш' | 'Щ' | 'Ы' | 'Ю' => 1.12,
        // Arabic letters are narrower in a word than alone.
        'A'..='Z' | '\u{600}'..='\u{6ff}' => 0.72,
        // The scripts of India and South-East Asia.
        '\u{900}'..='\u{10ff}' => 0.8,
        // From here on letters may be as wide as they are high.
        '\u{1100}'..='\u{11ff}' | '\u{2e80}'.. => 1.1,
        letter if letter.is_uppercase() => 0.8,
        letter if letter > '\u{370}' => 0.65,
        _ => 0.57,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_names_stay_unchanged() {
        let name = Lettering::fit("St. Petri", 16.0, 120.0);
        assert_eq!((name.lines.len(), name.size), (1, 16.0));
        assert_eq!(name.text_length("St. Petri"), None);
    }

    #[test]
    fn long_names_are_split_between_words_or_letters() {
        for (name, lines) in [
            ("St. Bartholomäus am Großmarkt", ["St. Bartholomäus", "am Großmarkt"]),
            ("Œuvre-Nôtre-Dame-de-l’Épée", ["Œuvre-Nôtre-", "Dame-de-l’Épée"]),
            (
                "Donaudampfschifffahrtsgesellschaftskirch",
                ["Donaudampfschifffah-", "rtsgesellschaftskirch"],
            ),
            ("聖ニコラス教会聖ニコラス教会聖堂", ["聖ニコラス教会聖", "ニコラス教会聖堂"]),
        ] {
            assert_eq!(Lettering::fit(name, 17.0, 126.0).lines, lines);
        }
        let mark = "e\u{301}".repeat(20);
        let set = Lettering::fit(&mark, 17.0, 60.0);
        assert!(set.lines[1].starts_with('e'), "{set:?}");
    }

    #[test]
    fn long_names_stay_within_the_width() {
        for name in [
            "St. Mary Magdalene in the Milk Street",
            "WWWWWWWWWWWWWWWWWWWW",
            "聖".repeat(40).as_str(),
        ] {
            let set = Lettering::fit(name, 16.0, 120.0);
            for line in &set.lines {
                let length = set.text_length(line).and_then(|length| length.parse().ok());
                assert!(length.unwrap_or_else(|| width(line, set.size)) <= 120.0, "{set:?}");
            }
        }
    }
}
