//! The church builders' bonuses.

use super::super::moment::Moment;
use crate::draw::{Form, Label, emblem};
use crate::rules::about;
use hamburgum_engine::{Church, Player, State};
use maud::{Markup, html};

/// The bonuses in order (DON-4): their owners, the next one, and the remaining ones.
pub(super) fn bonuses(moment: &Moment<'_>) -> Markup {
    let texts = moment.texts;
    let completed: Vec<_> = moment.state.completed().collect();
    html! {
        h2 { (texts.say("table-bonuses").text()) }
        ol class="medals" data-explain=(about::BONUSES) {
            @for (place, bonus) in State::BONUSES.into_iter().enumerate() {
                @match completed.get(place) {
                    Some(&church) => (taken(moment, church, bonus)),
                    None => li class=[(place == completed.len()).then_some("next")] {
                        span class="unseen" {
                            (texts.say("table-bonus-left").with("points", bonus).text())
                        }
                        b aria-hidden="true" { (bonus) }
                    },
                }
            }
        }
    }
}

fn taken(moment: &Moment<'_>, church: Church, bonus: u16) -> Markup {
    let Some(builder) = builder(moment.state, church) else { return html! {} };
    let words = moment.texts.say("table-bonus-taken").with("points", bonus).player(builder);
    let words = words.church(moment.board(), church).text();
    html! {
        li class={ "taken p-" (builder) } title=(words) data-explain=(about::BONUSES) {
            span class="unseen" { (words) }
            b aria-hidden="true" { (bonus) }
            (emblem(builder, Form::Plain, Label::Decorative))
        }
    }
}

/// The player of the last donation to a church.
pub(in crate::table) fn builder(state: &State<'_>, church: Church) -> Option<Player> {
    state.donations(church).last().map(|donation| donation.by)
}
