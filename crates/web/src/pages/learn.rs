//! The entry to the lesson.

use super::frame::Reader;
use crate::Address;
use crate::draw::{Icon, Label, icon};
use maud::{Markup, html};

/// The button that starts the lesson, with a description.
pub(super) fn learn(reader: Reader<'_>) -> Markup {
    html! {
        form class="learn" method="post" action=(reader.address(Address::Learn)) {
            button class="button" type="submit" {
                (icon(Icon::Church, Label::Decorative)) (reader.say("tutorial-home"))
            }
            p class="note" { (reader.say("tutorial-home-note")) }
        }
    }
}
