//! The churches with all their tokens.

use super::super::moment::Moment;
use super::super::score::score_button;
use crate::draw::{Form, Icon, Label, TokenState, emblem, icon, token_sign};
use crate::rules::about;
use hamburgum_engine::{Church, Player, Token, TokenKind};
use maud::{Markup, html};

/// A row for each church, a column for each type of token.
pub(super) fn ledger(moment: &Moment<'_>) -> Markup {
    let texts = moment.texts;
    html! {
        section id="churches" class="module ledger" data-explain=(about::CHURCHES)
            aria-labelledby="churches-title" {
            table {
                thead {
                    tr {
                        th scope="col" class="names" {
                            h2 id="churches-title" { (texts.say("table-churches").text()) }
                        }
                        th scope="col" class="count" {
                            span class="unseen" { (texts.say("table-donations").text()) }
                        }
                        @for kind in TokenKind::ALL { (head(moment, kind)) }
                    }
                }
                tbody { @for church in Church::ALL { (row(moment, church)) } }
            }
        }
    }
}

fn head(moment: &Moment<'_>, kind: TokenKind) -> Markup {
    let name = moment.texts.token_kind(kind);
    let sign = match kind {
        TokenKind::Five => None,
        TokenKind::Donations => Some(Icon::Donate),
        TokenKind::Ships => Some(Icon::Ship),
        TokenKind::Building => Some(Icon::Guildhall),
        TokenKind::Citizens => Some(Icon::Citizen),
    };
    html! {
        th scope="col" title=(name) data-explain=(about::token(kind)) {
            @match sign {
                Some(sign) => (icon(sign, Label::Named(&name))),
                None => { span class="unseen" { (name) } b aria-hidden="true" { "5" } },
            }
        }
    }
}

fn row(moment: &Moment<'_>, church: Church) -> Markup {
    let info = moment.board().church_info(church);
    let donations = moment.state.donation_count(church);
    html! {
        tr id={ "row-" (info.id) } class={ "k-" (info.colour) } {
            th scope="row" data-explain=(about::CHURCH) { i class="swatch" {} (info.name) }
            td class="count" { (donations) "/5" }
            @for kind in TokenKind::ALL { (cell(moment, Token::new(church, kind))) }
        }
    }
}

fn cell(moment: &Moment<'_>, token: Token) -> Markup {
    match TokenState::of(moment.state, token) {
        TokenState::OnOffer => left(moment, token),
        TokenState::Open(owner) => open(moment, owner, token),
        TokenState::Scored(owner) => taken(moment, token, owner, Form::Plain),
    }
}

/// An available token, with its value for each thing that it counts.
fn left(moment: &Moment<'_>, token: Token) -> Markup {
    let info = moment.board().church_info(token.church());
    let rate = info.token_rate(token.kind());
    let sign = token_sign(moment.board(), token).filter(|_| token.kind() == TokenKind::Building);
    let building = moment.texts.building(info.building);
    html! {
        td data-explain=(about::token(token.kind())) {
            span class="left-token" {
                @if let Some(sign) = sign { (icon(sign, Label::Named(&building))) }
                @if token.kind() != TokenKind::Five { "×" }
                (rate)
            }
        }
    }
}

/// A token that is not scored yet; a button where the viewer may score it.
fn open(moment: &Moment<'_>, owner: Player, token: Token) -> Markup {
    let sign = emblem(owner, Form::Hollow, Label::Decorative);
    match score_button(moment, "ledger", token, "", &sign) {
        Some(press) => {
            html! { td class={ "p-" (owner) } data-explain=(about::token(token.kind())) { (press) } }
        }
        None => taken(moment, token, owner, Form::Hollow),
    }
}

fn taken(moment: &Moment<'_>, token: Token, owner: Player, form: Form) -> Markup {
    let key = match form {
        // Final scoring includes unscored tokens (END-2).
        Form::Hollow if moment.is_over() => "table-token-final",
        Form::Hollow => "table-token-open",
        _ => "table-token-scored",
    };
    let words = moment.texts.say(key).player(owner).text();
    html! {
        td class={ "p-" (owner) } data-explain=(about::token(token.kind())) {
            (emblem(owner, form, Label::Named(&words)))
        }
    }
}
