//! Sharing: the link, and a picture of the result.

use crate::At;
use crate::Texts;
use crate::table::TableView;
use crate::table::outcome::Outcome;
use crate::table::turn::address;
use maud::{Markup, html};

/// The options for sharing the result. Without scripts the picture is a drawing to save, and the link
/// can be copied manually.
pub(super) fn share(view: &TableView<'_>, texts: &Texts, outcome: &Outcome) -> Markup {
    let say = |key| texts.say(key).text();
    let words = summary(view, texts, outcome);
    let file = format!("hamburgum-{}", view.id);
    html! {
        section class="share" aria-labelledby="share" {
            h3 id="share" { (say("finale-share")) }
            label class="unseen" for="share-link" { (say("finale-link")) }
            input id="share-link" class="field" type="text" readonly value=(view.address);
            button type="button" class="btn" data-copy=(view.address) data-copied=(say("turn-copied")) {
                (say("finale-copy"))
            }
            a class="btn" href=(address(view, texts, At::Picture)) download={ (file) ".svg" }
                data-picture=(file) { (say("finale-picture")) }
            button type="button" class="btn" hidden="" data-share=(words) data-link=(view.address)
                data-from=(address(view, texts, At::Picture)) data-file=(file) {
                (say("finale-send"))
            }
        }
    }
}

/// The result in one line, for link previews.
pub(super) fn summary(view: &TableView<'_>, texts: &Texts, outcome: &Outcome) -> String {
    let saying = texts.say("finale-summary").with("name", view.name);
    let saying = saying.with("standings", outcome.in_a_line(texts));
    saying.with("list", outcome.heading(texts)).text()
}
