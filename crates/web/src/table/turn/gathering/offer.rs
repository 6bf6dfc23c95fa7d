//! The offer of a table to everybody: made, changed and withdrawn by the host, taken up by strangers.

use crate::draw::Icon;
use crate::table::turn::form::{post, send, sign};
use crate::table::turn::scene::plays;
use crate::table::{GatheringView, TableView};
use crate::{Address, Texts};
use hamburgum_table::{Experience, FormName};
use maud::{Markup, html};

/// What the viewer can do about the offer.
pub(super) fn offer(view: &TableView<'_>, texts: &Texts, before: &GatheringView<'_>) -> Markup {
    match before.offer {
        _ if !before.can_be_offered => html! {},
        Some(offer) => html! {
            div class="offered" {
                p { b { (texts.say("lobby-offered").text()) } " " (texts.wanted(offer.wanted)) }
                @if before.is_host {
                    (post(view, texts, FormName::Withdraw, &send("quiet", &texts.say("lobby-withdraw").text())))
                } @else if !plays(view) {
                    (seat(view, texts))
                }
            }
        },
        None if before.is_host => html! { div class="offered" { (make(view, texts)) } },
        None => html! {},
    }
}

/// A link for strangers to the page where they sit down.
fn seat(view: &TableView<'_>, texts: &Texts) -> Markup {
    let address = Address::OpenTable(view.id).in_language(texts.language());
    html! {
        a class="btn primary" href=(address) { (sign(Icon::Check)) span { (texts.say("lobby-sit").text()) } }
    }
}

/// The form that offers the table.
fn make(view: &TableView<'_>, texts: &Texts) -> Markup {
    let content = html! {
        input type="hidden" name="language" value=(texts.language().code());
        label for="wanted" { (texts.say("lobby-whom").text()) }
        select id="wanted" class="field" name="wanted" {
            @for one in Experience::ALL {
                option value=(one) selected[one == Experience::default()] { (texts.wanted(one)) }
            }
        }
        (send("", &texts.say("lobby-offer").text()))
        p class="hint" { (texts.say("lobby-open-note").text()) }
    };
    post(view, texts, FormName::Offer, &content)
}
