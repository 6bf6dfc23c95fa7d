//! The about page: the game, its sources, and privacy.

use super::frame::{Frame, NavigationEntry, Reader};
use crate::asset_address;
use maud::{Markup, html};

/// Third-party work that the pages include: name, licence, and the asset with the licence's text.
const CARRIED: [(&str, &str, &str); 3] = [
    ("Vollkorn", "SIL Open Font License 1.1", "fonts/OFL-Vollkorn.txt"),
    ("Fira Sans", "SIL Open Font License 1.1", "fonts/OFL-FiraSans.txt"),
    ("Idiomorph", "Zero-Clause BSD", "vendor/LICENSE-idiomorph.txt"),
];

/// The page about the game.
pub fn about(reader: Reader<'_>) -> Markup {
    let title = reader.say("page-about-title");
    let frame = Frame {
        reader,
        title: &title,
        path: "/about",
        place: NavigationEntry::Elsewhere,
        class: "narrow about",
    };
    frame.render(&html! {
        h1 { (title) }
        p class="lead" { (reader.say("page-about-lead")) }
        h2 { (reader.say("page-about-unofficial-title")) }
        p { (reader.say("page-about-unofficial")) }
        h2 { (reader.say("page-about-maps-title")) }
        p { (reader.say("page-about-maps")) }
        h2 { (reader.say("page-about-privacy-title")) }
        p { (reader.say("page-about-privacy")) }
        h2 { (reader.say("page-about-licences-title")) }
        p { (reader.say("page-about-licences")) }
        ul class="lines" {
            @for (name, licence, file) in CARRIED {
                li { b { (name) } a href=(asset_address(file)) { (licence) } }
            }
        }
    })
}
