//! The lesson, one click away.

use super::frame::Reader;
use crate::draw::{Icon, Label, icon};
use maud::{Markup, html};

/// The button that begins the lesson, with what it is.
pub(super) fn learn(reader: Reader<'_>) -> Markup {
    html! {
        form class="learn" method="post" action=(reader.address("/learn")) {
            button class="button" type="submit" {
                (icon(Icon::Church, Label::Decorative)) (reader.say("tutorial-home"))
            }
            p class="note" { (reader.say("tutorial-home-note")) }
        }
    }
}
