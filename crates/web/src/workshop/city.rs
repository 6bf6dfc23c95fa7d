//! The city as it will be drawn, also before it is finished.

use super::Examined;
use super::stand_in::stand_in;
use crate::city::{CityPicture, Shown};
use crate::pages::Reader;
use maud::{Markup, html};

/// The drawing, and its wall for the canvas. It is a picture of its own, because it has its own style
/// sheet.
pub(super) fn city(reader: Reader<'_>, examined: &Examined) -> Markup {
    let drawing = drawing(reader, examined);
    let wall = drawing.as_ref().map(|drawing| &drawing.wall);
    html! {
        section id="city" class="part" data-wall=[wall] aria-label=(reader.say("workshop-tab-city")) {
            @match &drawing {
                Some(drawing) => img class="city-picture" src=(data_address(&drawing.svg))
                    alt=(reader.say("workshop-picture-of-city"));,
                None => p class="note" { (reader.say("workshop-city-empty")) },
            }
        }
    }
}

struct Drawing {
    svg: String,
    wall: String,
}

fn drawing(reader: Reader<'_>, examined: &Examined) -> Option<Drawing> {
    let drawn = |picture: &CityPicture<'_>| Drawing {
        svg: picture.svg(reader.language).into_string(),
        wall: picture.wall_on_map(),
    };
    if let Some(board) = examined.board() {
        return Some(drawn(&CityPicture::of(board, Shown::all(board))));
    }
    let (board, shown) = stand_in(examined.draft()?)?;
    Some(drawn(&CityPicture::of(&board, shown)))
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
