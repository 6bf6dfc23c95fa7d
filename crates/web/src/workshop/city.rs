//! The city as it will be drawn, also before it is finished.

use super::Examined;
use super::stand_in::stand_in;
use crate::city::{city_part_svg, city_svg_in};
use crate::pages::Reader;
use maud::{Markup, html};

/// The drawing. It is a picture of its own, because it has its own style sheet.
pub(super) fn city(reader: Reader<'_>, examined: &Examined) -> Markup {
    html! {
        section id="city" class="part" aria-label=(reader.say("workshop-tab-city")) {
            @match drawing(reader, examined) {
                Some(svg) => img class="city-picture" src=(data_address(&svg.into_string()))
                    alt=(reader.say("workshop-picture-of-city"));,
                None => p class="note" { (reader.say("workshop-city-empty")) },
            }
        }
    }
}

fn drawing(reader: Reader<'_>, examined: &Examined) -> Option<Markup> {
    if let Some(board) = examined.board() {
        return Some(city_svg_in(board, reader.language));
    }
    let (board, shown) = stand_in(examined.draft()?)?;
    Some(city_part_svg(&board, shown, reader.language, &|_, _| Markup::default()))
}

/// A picture as an address that contains it.
pub(super) fn data_address(svg: &str) -> String {
    let mut address = String::from("data:image/svg+xml,");
    for c in svg.chars() {
        match c {
            '%' => address.push_str("%25"),
            '#' => address.push_str("%23"),
            '"' => address.push('\''),
            '\'' => address.push_str("%27"),
            '\n' => address.push(' '),
            _ => address.push(c),
        }
    }
    address
}
