//! SVG path data.

use super::{Spot, sides};

/// A coordinate with at most one decimal. A page has thousands of them, and printing digits takes a
/// fraction of the time of formatting a float.
pub(crate) fn number(value: f64) -> String {
    let tenths = (value * 10.0).round() as i64;
    let mut text = String::with_capacity(8);
    if tenths < 0 {
        text.push('-');
    }
    push_digits(&mut text, tenths.unsigned_abs() / 10);
    if tenths % 10 != 0 {
        text.push('.');
        push_digits(&mut text, tenths.unsigned_abs() % 10);
    }
    text
}

fn push_digits(text: &mut String, number: u64) {
    if number >= 10 {
        push_digits(text, number / 10);
    }
    text.push(char::from(b'0' + (number % 10) as u8));
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
    path.push_str(command);
    path.push_str(&number(at.x));
    path.push(' ');
    path.push_str(&number(at.y));
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
        assert_eq!(number(-0.5), "-0.5");
        assert_eq!(number(1204.96), "1205");
    }

    #[test]
    fn corners_are_rounded() {
        let square = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)].map(|(x, y)| spot(x, y));
        assert_eq!(line_path(&square), "M0 0L10 0L10 10L0 10");
        assert!(rounded_ring(&square, 2.0).starts_with("M8 0Q10 0 10 2L10 8Q10 10 8 10"));
        assert_eq!(rounded_line(&square[..3], 2.0), "M0 0L8 0Q10 0 10 2L10 10");
    }
}
