//! Small bars in rows, with text beside them.
//!
//! Only the bars are drawn. The text is part of the page, so it is readable at every size, and the same
//! values appear as numbers beside the bars or in a table below.

use crate::geometry::number;
use maud::{Markup, html};

/// The drawing is stretched to the available width, so its own size does not matter.
const LENGTH: f64 = 100.0;
const HEIGHT: f64 = 10.0;

/// A bar that is divided in proportion to its parts; the first part has the strongest colour.
pub(crate) fn divided(parts: &[u32]) -> Markup {
    let whole: u32 = parts.iter().sum();
    let mut left = 0.0;
    let pieces = parts.iter().enumerate().map(|(place, &part)| {
        let length = LENGTH * f64::from(part) / f64::from(whole.max(1));
        let piece =
            html! { @if part > 0 { (block(&format!("part-{}", place + 1), left, length)) } };
        left += length;
        piece
    });
    bar(&html! { @for piece in pieces { (piece) } })
}

/// A bar whose full length stands for the longest value.
pub(crate) fn measured(value: f32, longest: f32) -> Markup {
    let share = if longest > 0.0 { f64::from(value / longest) } else { 0.0 };
    bar(&block("part-1", 0.0, LENGTH * share.clamp(0.0, 1.0)))
}

fn block(class: &str, left: f64, length: f64) -> Markup {
    html! { rect class=(class) x=(number(left)) width=(number(length)) height=(number(HEIGHT)) {} }
}

fn bar(content: &Markup) -> Markup {
    html! {
        svg class="art bar-of" viewBox={ "0 0 " (number(LENGTH)) " " (number(HEIGHT)) }
            preserveAspectRatio="none" aria-hidden="true" { (content) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::values;

    #[test]
    fn parts_of_a_bar_fill_it_in_order() {
        let drawing = divided(&[2, 0, 1, 1]).into_string();
        assert_eq!(values(&drawing, "class")[1..], ["part-1", "part-3", "part-4"]);
        assert_eq!(values(&drawing, "x"), ["0", "50", "75"]);
        assert_eq!(values(&drawing, "width"), ["50", "25", "25"]);
    }

    #[test]
    fn no_parts_make_an_empty_bar() {
        assert!(values(&divided(&[0, 0]).into_string(), "x").is_empty());
        assert_eq!(values(&measured(3.0, 0.0).into_string(), "width"), ["0"]);
        assert_eq!(values(&measured(30.0, 40.0).into_string(), "width"), ["75"]);
    }
}
