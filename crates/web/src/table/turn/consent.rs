//! Taking turns back, and proposals that need everybody's consent.

use super::form::{post, send, send_value, sign};
use crate::Texts;
use crate::draw::Icon;
use crate::table::{Proposal, ProposalKind, Stage, TableView, TakeBack};
use hamburgum_table::FormName;
use maud::{Markup, html};

/// The button that takes back the viewer's last turn, or proposes it.
pub(super) fn take_back(view: &TableView<'_>, texts: &Texts) -> Markup {
    // A lesson can only be restarted as a whole.
    let is_vain = view.lesson.is_some()
        || view.proposal.is_some()
        || !view.game.draft().is_empty()
        || !matches!(view.stage, Stage::Playing);
    let Some(how) = view.take_back.filter(|_| !is_vain) else { return html! {} };
    match how {
        TakeBack::Freely => button(view, texts, "turn-take-back"),
        TakeBack::IfAllAgree => button(view, texts, "turn-ask-take-back"),
        TakeBack::Further => further(view, texts),
    }
}

fn button(view: &TableView<'_>, texts: &Texts, key: &str) -> Markup {
    let button = html! { button class="btn quiet" { (words_of_button(texts, key)) } };
    html! { div class="take-back" { (post(view, texts, FormName::TakeBack, &button)) } }
}

/// Replaces the button after it took one turn back, and asks for a confirmation before another one.
fn further(view: &TableView<'_>, texts: &Texts) -> Markup {
    let really = send("primary", &texts.say("turn-take-back-further").text());
    html! {
        details id="take-back" class="take-back" data-fold="" {
            summary class="btn quiet" { (words_of_button(texts, "turn-take-back")) }
            div class="asks-again" {
                p { (texts.say("turn-taken-back").text()) }
                (post(view, texts, FormName::TakeBack, &really))
            }
        }
    }
}

fn words_of_button(texts: &Texts, key: &str) -> Markup {
    html! {
        (sign(Icon::TurnBack)) span { (texts.say(key).text()) }
        // For small screens.
        small aria-hidden="true" { (texts.say("turn-take-back-brief").text()) }
    }
}

/// The open proposal: its author, the missing consents, and the viewer's answer.
pub(super) fn proposal(view: &TableView<'_>, texts: &Texts) -> Markup {
    let Some(proposal) = &view.proposal else { return html! {} };
    html! {
        div class="proposal" role="group" aria-labelledby="proposal-text" {
            p id="proposal-text" { (words(proposal, texts)) }
            @if proposal.awaits.is_empty() {
                p class="ce" { (texts.say("turn-nobody-awaited").text()) }
            } @else {
                p class="ce" { (awaited(proposal, texts)) }
                (who_need_not_agree(proposal, texts))
            }
            (post(view, texts, FormName::Vote, &answers(proposal, texts)))
        }
    }
}

/// When the vote no longer waits for those who are absent. Whoever is asked needs the room for choices.
fn who_need_not_agree(proposal: &Proposal<'_>, texts: &Texts) -> Markup {
    let words = match proposal.kind {
        ProposalKind::StandIn(player) => texts.say("turn-stand-in-later").player(player).text(),
        ProposalKind::TakeBack(_) | ProposalKind::End if !proposal.asks_me => {
            texts.say("turn-vote-later").text()
        }
        _ => return html! {},
    };
    html! { p class="ce" { (words) } }
}

fn words(proposal: &Proposal<'_>, texts: &Texts) -> String {
    let (key, player) = match proposal.kind {
        ProposalKind::TakeBack(player) => ("turn-proposes-take-back", Some(player)),
        ProposalKind::Advice => ("advice-proposes", None),
        ProposalKind::End => ("turn-proposes-end", None),
        ProposalKind::StandIn(player) => ("turn-proposes-stand-in", Some(player)),
        ProposalKind::TimeOut(player) => ("clock-proposes-time-out", Some(player)),
        ProposalKind::Pause(days) => {
            let saying = texts.say("clock-proposes-pause").with("name", proposal.by);
            return saying.with("number", days).text();
        }
    };
    let saying = texts.say(key).with("name", proposal.by);
    match player {
        Some(player) => saying.player(player).text(),
        None => saying.text(),
    }
}

fn awaited(proposal: &Proposal<'_>, texts: &Texts) -> String {
    let names: Vec<_> = proposal.awaits.iter().map(|&name| name.to_owned()).collect();
    texts.say("turn-awaits").with("list", texts.list(&names)).text()
}

fn answers(proposal: &Proposal<'_>, texts: &Texts) -> Markup {
    html! {
        div class="answers" {
            @match (proposal.asks_me, proposal.is_mine) {
                (true, true) => (send_value("primary", "vote", "agree", &texts.say("turn-carry-out").text())),
                (true, false) => {
                    (send_value("primary", "vote", "agree", &texts.say("turn-agree").text()))
                    (send_value("", "vote", "decline", &texts.say("turn-decline").text()))
                }
                (false, _) => {}
            }
            @if proposal.is_mine {
                (send_value("", "vote", "withdraw", &texts.say("turn-withdraw").text()))
            }
        }
    }
}
