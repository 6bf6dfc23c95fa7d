//! The buttons over sites, tokens and the fields of the rondel.
//!
//! They are transparent: the drawing below them highlights legal choices.

use super::super::moment::Moment;
use super::super::turn::choice_button;
use super::closed_sites;
use crate::draw::{Icon, Label, TokenState, icon, token};
use crate::rules::about;
use hamburgum_engine::{Action, BuildingKind, Church, Field, Prompt, Site, Token, Variant};
use maud::{Markup, html};

/// A choice as a button of the turn's form, with its preview.
fn choice(moment: &Moment<'_>, action: Action, class: &str) -> Markup {
    choice_button(moment.view, moment.texts, "choose", action, class, &html! {})
}

/// A choice that is not legal now, with the reason.
fn refusal(id: &str, class: &str, reason: &str, about: &str) -> Markup {
    html! {
        button id=(id) class={ (class) " closed" } type="button" aria-disabled="true"
            data-explain=(about) {
            span class="why" { (reason) }
        }
    }
}

/// The tokens that can be taken with a donation or scored.
pub(super) fn tokens(moment: &Moment<'_>) -> Markup {
    html! { @for church in Church::ALL { (tokens_of(moment, church)) } }
}

/// A single token has a button. Several are closer together than fingers are wide, so their church
/// opens a list of them (WCAG 2.5.8).
fn tokens_of(moment: &Moment<'_>, church: Church) -> Markup {
    let (texts, board) = (moment.texts, moment.board());
    let id = &board.church_info(church).id;
    let offers: Vec<_> = moment
        .choices
        .iter()
        .filter_map(|&action| match action {
            Action::Donate(token) | Action::Score(token) if token.church() == church => {
                Some((action, token))
            }
            _ => None,
        })
        .collect();
    match offers[..] {
        [] => html! {},
        [(action, token)] => {
            choice(moment, action, &format!("plot coin at-token-{id}-{}", token.kind()))
        }
        _ => html! {
            // The middle one of the five tokens is in the middle of the plate.
            details id={ "choose-at-" (id) } class={ "plot plate-plot at-token-" (id) "-ships" } data-fold=""
                data-explain=(about::CHURCH) {
                summary aria-label=(texts.say("table-choose-token").church(board, church).text()) {}
                div class="appointments" {
                    @for (action, token) in offers { (offer(moment, action, token)) }
                }
            }
        },
    }
}

fn offer(moment: &Moment<'_>, action: Action, offered: Token) -> Markup {
    let (texts, board) = (moment.texts, moment.board());
    let content = html! {
        (token(board, offered, TokenState::OnOffer, Label::Decorative))
        span aria-hidden="true" { (texts.action(board, action)) }
    };
    choice_button(moment.view, texts, "choose", action, "offer", &content)
}

/// The sites where the viewer can build; while building, also the free ones where that is illegal.
pub(super) fn sites(moment: &Moment<'_>) -> Markup {
    let builds = matches!(moment.state.prompt(), Prompt::Guildhall(_)) && moment.viewer_acts();
    html! {
        @for &action in &moment.choices {
            @if let Action::Build(site) = action {
                (choice(moment, action, &class(moment, site)))
            }
        }
        @for site in Site::ALL { (appointments(moment, site)) }
        @if builds {
            @for site in closed_sites(moment).iter() {
                (refusal(&id(moment, site), &class(moment, site), &why_not(moment, site), about(moment, site)))
            }
        }
    }
}

fn id(moment: &Moment<'_>, site: Site) -> String {
    format!("choose-build-{}", moment.board().site_info(site).id)
}

fn class(moment: &Moment<'_>, site: Site) -> String {
    format!("plot house-plot at-site-{}", moment.board().site_info(site).id)
}

fn about(moment: &Moment<'_>, site: Site) -> &'static str {
    about::building(moment.board().site_info(site).kind, moment.state.variant())
}

/// If the official can be chosen (VAR-2), the site opens a list of them.
fn appointments(moment: &Moment<'_>, site: Site) -> Markup {
    let (texts, board) = (moment.texts, moment.board());
    let offers: Vec<_> = moment
        .choices
        .iter()
        .filter_map(|&action| match action {
            Action::Appoint(place, official) if place == site => Some((action, official)),
            _ => None,
        })
        .collect();
    if offers.is_empty() {
        return html! {};
    }
    let label = texts.say("table-appoint").site(board, site).text();
    html! {
        details id=(id(moment, site)) class=(class(moment, site)) data-fold=""
            data-explain=(about(moment, site)) {
            summary aria-label=(label) {}
            div class="appointments" {
                @for (action, official) in offers {
                    @let word = board.say(&action).to_string();
                    button type="submit" form="turn-form" name="act" value=(word) data-choice=(word)
                        data-explain=(about::official(official)) {
                        (icon(Icon::from(official), Label::Decorative))
                        (texts.official(official))
                    }
                }
            }
        }
    }
}

/// The reason why nothing can be built on a free site now.
fn why_not(moment: &Moment<'_>, site: Site) -> String {
    let (state, texts, board) = (moment.state, moment.texts, moment.board());
    let is_official = board.site_info(site).kind == BuildingKind::Official;
    let chosen = state.officials_left().next().filter(|_| state.variant() == Variant::One);
    let action = match chosen {
        Some(official) if is_official => Action::Appoint(site, official),
        _ => Action::Build(site),
    };
    let site_is = texts.say("table-site-free").site(board, site).text();
    let why = state.check(action).err().map(|reason| texts.reason(board, reason));
    match why {
        None => site_is,
        Some(why) if why.contains(&texts.site(board, site)) => why,
        Some(why) => format!("{site_is}. {why}"),
    }
}

/// The fields that the marker can move to. While the turn is a draft, choosing another one restarts it.
pub(super) fn fields(moment: &Moment<'_>) -> Markup {
    if !moment.viewer_acts() {
        return html! {};
    }
    let here = moment.state.marker(moment.state.active());
    let has_moved = !matches!(moment.state.prompt(), Prompt::Move(_));
    let others = Field::ALL.into_iter().filter(|&field| !(has_moved && here == Some(field)));
    html! {
        @for field in others { (field_button(moment, field)) }
    }
}

fn field_button(moment: &Moment<'_>, field: Field) -> Markup {
    let (texts, board) = (moment.texts, moment.board());
    let action = Action::Move(field);
    let (id, class) = (format!("choose-field-{field}"), format!("sector-plot at-field-{field}"));
    match moment.start.check(action) {
        Err(reason) => {
            let why = format!("{}. {}", texts.field_exact(field), texts.reason(board, reason));
            refusal(&id, &class, &why, about::field(field))
        }
        Ok(()) if moment.choices.contains(&action) => choice(moment, action, &class),
        Ok(()) => html! {
            button id=(id) class=(class) type="submit" form="turn-form" name="redo"
                value=(field.word()) data-explain=(about::field(field))
                aria-label=(texts.say("table-redo").with("field", field.word()).text()) {}
        },
    }
}
