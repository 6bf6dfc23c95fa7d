//! The page in the place of one that is not stored on a device without a connection.

use super::frame::{Frame, NavigationEntry, Reader};
use crate::Address;
use maud::{Markup, html};

/// Says that there is no connection, and what can be read without one.
pub fn offline(reader: Reader<'_>) -> Markup {
    let title = reader.say("page-offline-title");
    let frame = Frame {
        reader,
        title: &title,
        path: &Address::Offline.to_string(),
        place: NavigationEntry::Elsewhere,
        class: "narrow",
    };
    frame.render(&html! {
        h1 { (title) }
        p class="lead" { (reader.say("page-offline-lead")) }
        p class="onward" { a href=(reader.address(Address::Home)) { (reader.say("page-nav-home")) } }
    })
}
