//! SVG path data.

use super::{Spot, sides};
use std::fmt::Write;

/// A coordinate with at most one decimal.
pub(crate) fn number(value: f64) -> String {
    let tenths = (value * 10.0).round() / 10.0;
    // Adding zero turns minus zero into zero.
    format!("{}", tenths + 0.0)
}

/// A polyline with sharp corners.
pub(crate) fn line_path(line: &[Spot]) -> String {
    let mut path = String::new();
    for (i, &at) in line.iter().enumerate() {
        add(&mut path, if i == 0 { "M" } else { "L" }, at);
    }
    path
}

/// A polygon with rounded corners.
pub(crate) fn rounded_ring(ring: &[Spot], radius: f64) -> String {
    let mut path = String::new();
    for ((before, corner), (_, after)) in sides(ring).zip(sides(ring).cycle().skip(1)) {
        bend(&mut path, [before, corner, after], radius);
    }
    path + "Z"
}

/// A polyline with rounded corners.
pub(crate) fn rounded_line(line: &[Spot], radius: f64) -> String {
    let mut path = String::new();
    if let (Some(&first), Some(&last)) = (line.first(), line.last()) {
        add(&mut path, "M", first);
        for three in line.windows(3) {
            bend(&mut path, [three[0], three[1], three[2]], radius);
        }
        add(&mut path, "L", last);
    }
    path
}

fn bend(path: &mut String, [before, corner, after]: [Spot; 3], radius: f64) {
    let toward = |other: Spot| {
        let way = other - corner;
        corner + way.unit() * radius.min(way.length() / 2.0)
    };
    add(path, if path.is_empty() { "M" } else { "L" }, toward(before));
    add(path, "Q", corner);
    add(path, " ", toward(after));
}

fn add(path: &mut String, command: &str, at: Spot) {
    let written = write!(path, "{command}{} {}", number(at.x), number(at.y));
    debug_assert!(written.is_ok(), "writing to a string cannot fail");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::spot;

    #[test]
    fn numbers_are_short() {
        assert_eq!(number(-0.04), "0");
        assert_eq!(number(12.0), "12");
        assert_eq!(number(-3.25), "-3.3");
    }

    #[test]
    fn corners_are_rounded() {
        let square = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)].map(|(x, y)| spot(x, y));
        assert_eq!(line_path(&square), "M0 0L10 0L10 10L0 10");
        assert!(rounded_ring(&square, 2.0).starts_with("M8 0Q10 0 10 2L10 8Q10 10 8 10"));
        assert_eq!(rounded_line(&square[..3], 2.0), "M0 0L8 0Q10 0 10 2L10 10");
    }
}
