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

    /// Fits a name into a width: in one line, else in two, else in a smaller font.
    pub(crate) fn fit(name: &str, size: f64, room: f64) -> Self {
        let one = Self { lines: vec![name.to_owned()], size, room };
        if one.width() <= room {
            return one;
        }
        let lines = halves(name).map_or_else(|| vec![name.to_owned()], Vec::from);
        let full = Self { lines, size, room };
        let shrink = (room / full.width()).clamp(Self::SMALLEST, 1.0);
        Self { size: size * shrink, ..full }
    }

    /// Fits a name into a width in one line.
    pub(crate) fn in_one_line(name: &str, size: f64, room: f64) -> Self {
        let shrink = (room / width(name, size)).clamp(Self::SMALLEST, 1.0);
        Self { lines: vec![name.to_owned()], size: size * shrink, room }
    }

    /// The width of the lines, at most the available width.
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

/// Splits a name at the space nearest to its middle.
fn halves(name: &str) -> Option<[String; 2]> {
    let unevenness = |&at: &usize| width(&name[..at], 1.0) - width(&name[at + 1..], 1.0);
    let spaces = name.match_indices(' ').map(|(at, _)| at);
    let at = spaces.min_by(|a, b| unevenness(a).abs().total_cmp(&unevenness(b).abs()))?;
    Some([name[..at].to_owned(), name[at + 1..].to_owned()])
}

/// The approximate width of a bold text.
pub(crate) fn width(text: &str, size: f64) -> f64 {
    text.chars().map(|letter| ems(letter) * size).sum()
}

fn ems(letter: char) -> f64 {
    match letter {
        ' ' | '.' | ',' | '\'' | '’' | 'i' | 'j' | 'l' | '|' => 0.31,
        'f' | 'r' | 't' | 'I' | '-' | '(' | ')' => 0.42,
        'm' | 'w' | 'M' | 'W' | '@' => 0.93,
        'A'..='Z' => 0.72,
        // From here on letters may be as wide as they are high.
        '\u{1100}'.. => 1.1,
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
