//! The churches of the city at the end of the game, with the players who completed them.

use crate::Texts;
use crate::draw::{Form, Label, church, emblem};
use crate::lettering::without_saint;
use crate::table::band::builder;
use hamburgum_engine::{Church, Player, State};
use maud::{Markup, html};

/// The number of donations of a complete church.
pub(super) const COMPLETE: u8 = 5;

/// The six churches from west to east.
pub(super) fn skyline(state: &State<'_>, texts: &Texts) -> Markup {
    html! {
        ul class="spires" aria-label=(texts.say("finale-skyline").text()) {
            @for id in Church::ALL { (one(state, texts, id)) }
        }
    }
}

fn one(state: &State<'_>, texts: &Texts, id: Church) -> Markup {
    let board = state.board();
    let info = board.church_info(id);
    let donations = state.donation_count(id);
    let builder = builder_of(state, id);
    let words = match builder {
        Some(player) => texts.say("finale-built-by").player(player),
        None => texts.say("finale-unbuilt").with("number", donations),
    };
    let words = words.church(board, id).text();
    html! {
        li title=(words) {
            (church(info, donations, Label::Decorative))
            span class="unseen" { (words) }
            span class="name" aria-hidden="true" { (without_saint(&info.name)) }
            span class="by" aria-hidden="true" {
                @match builder {
                    Some(player) => (emblem(player, Form::Plain, Label::Decorative)),
                    None => { (donations) "/" (COMPLETE) },
                }
            }
        }
    }
}

/// The player who completed a church, if it is complete.
pub(super) fn builder_of(state: &State<'_>, church: Church) -> Option<Player> {
    builder(state, church).filter(|_| state.donation_count(church) == COMPLETE)
}
