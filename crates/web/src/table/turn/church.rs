//! Donating to a church.

use super::closed::closed;
use super::preview::{material_sign, prestige_sign};
use super::scene::Scene;
use super::score;
use crate::draw::{Label, TokenState, church as picture, token};
use crate::rules::about;
use crate::table::coins::coins;
use hamburgum_engine::{Action, Church, State, Token, TokenKind, TokenSet};
use maud::{Markup, html};

/// The player's tokens that can be scored, then the churches.
pub(super) fn church(scene: &Scene<'_>) -> Markup {
    html! {
        (score::tokens(scene))
        @if may_donate(scene) {
            (churches(scene, &scene.arrival))
        } @else {
            (impossible(scene, scene.state))
        }
    }
}

/// Whether a donation to any church is still possible in this turn.
pub(super) fn may_donate(scene: &Scene<'_>) -> bool {
    scene.state.legal_actions().iter().any(|action| matches!(action, Action::Donate(_)))
}

/// The canon's donation, or none (VAR-5).
pub(super) fn canon(scene: &Scene<'_>) -> Markup {
    let name = scene.texts.action(scene.board(), Action::Skip);
    let content = html! { span aria-hidden="true" { (name) } };
    html! {
        p class="skip-it" { (scene.button(Action::Skip, "btn", &content)) }
        (churches(scene, scene.state))
    }
}

/// A row for each church that accepted donations when the list was first shown; the others in one line.
/// Used-up rows stay in place.
fn churches(scene: &Scene<'_>, first: &State<'_>) -> Markup {
    html! {
        ul class="choices churches" {
            @for church in unfinished(first).filter(|&church| is_open(first, church)) {
                li data-explain=(about::CHURCH) { (row(scene, first, church)) }
            }
        }
        (impossible(scene, first))
    }
}

/// Completed churches offer no choices; the table of churches shows them.
fn unfinished(state: &State<'_>) -> impl Iterator<Item = Church> {
    Church::ALL.into_iter().filter(|&church| !state.tokens_on_offer(church).is_empty())
}

fn is_open(state: &State<'_>, church: Church) -> bool {
    state.tokens_on_offer(church).iter().any(|token| state.is_legal(Action::Donate(token)))
}

/// The churches where no donation is possible, with the reasons.
fn impossible(scene: &Scene<'_>, first: &State<'_>) -> Markup {
    let why = |church: Church| {
        let token = first.tokens_on_offer(church).iter().next()?;
        let reason = first.check(Action::Donate(token)).err()?;
        let name = &scene.board().church_info(church).name;
        Some(html! { b { (name) } " " (scene.texts.reason(scene.board(), reason)) })
    };
    let reasons: Vec<_> = unfinished(first).filter_map(why).collect();
    let words = scene.texts.say("turn-churches-closed").with("number", reasons.len()).text();
    closed(&words, &reasons)
}

fn row(scene: &Scene<'_>, first: &State<'_>, church: Church) -> Markup {
    let info = scene.board().church_info(church);
    let given = scene.state.donation_count(church);
    let refused = refusal(scene, church);
    html! {
        (picture(info, given, Label::Decorative))
        span class="cw" {
            span class="ct" { (info.name) } " "
            span class="ce" {
                @match &refused {
                    Some(why) => (why),
                    None => {
                        span class="given" { (given) "/5" } " " (cost(scene, church)) (bonus(scene, church))
                    },
                }
            }
        }
        @if refused.is_none() {
            span class="cb" { @for token in offers(scene.state, first, church) { (offer(scene, token)) } }
        }
    }
}

/// The reason why no further donation to a church is possible.
fn refusal(scene: &Scene<'_>, church: Church) -> Option<String> {
    let Some(token) = scene.state.tokens_on_offer(church).iter().next() else {
        let complete = hamburgum_engine::Reason::ChurchComplete { church };
        return Some(scene.texts.reason(scene.board(), complete));
    };
    scene.why(Action::Donate(token))
}

/// The tokens that were available when the list was first shown, right-aligned in the row, so that none
/// moves. Once the five is taken, all others are before it (DON-3).
fn offers(now: &State<'_>, first: &State<'_>, church: Church) -> Vec<Token> {
    let before = first.tokens_on_offer(church);
    let is_first = before.contains(Token::new(church, TokenKind::Five));
    let has_given = now.donation_count(church) > first.donation_count(church);
    let new =
        if is_first && has_given { TokenSet::at(church).without(before) } else { TokenSet::EMPTY };
    new.iter().chain(before.iter()).collect()
}

/// The cost of the next donation (DON-2).
fn cost(scene: &Scene<'_>, church: Church) -> Markup {
    let cost = scene.state.donation_cost(scene.player, church).unwrap_or_default();
    html! {
        span class="cost" {
            @for &material in cost.materials {
                span class="mv" { (material_sign(scene.texts, material)) } " "
            }
            @if cost.money > 0 { span class="mv" { (coins(scene.texts, "", cost.money)) } }
        }
    }
}

/// The bonus, if the next donation completes the church (DON-4).
fn bonus(scene: &Scene<'_>, church: Church) -> Markup {
    use hamburgum_engine::Effect;
    let Some(token) = scene.state.tokens_on_offer(church).iter().next() else { return html! {} };
    let Ok((after, effects)) = scene.after(Action::Donate(token)) else { return html! {} };
    let bonus = effects.iter().find_map(|effect| match effect {
        Effect::ChurchCompleted { bonus, .. } => Some(*bonus),
        _ => None,
    });
    // Completing the last church ends the game (END-1).
    let is_last = after.completed().count() == Church::ALL.len();
    let words = if is_last { "turn-completes-last-for" } else { "turn-completes-for" };
    html! {
        @if let Some(bonus) = bonus {
            " " span class="bonus" {
                (scene.texts.say(words).with("number", bonus).text()) " "
                (prestige_sign(scene.texts))
            }
        }
    }
}

/// A token that the donation can take, with its value afterwards.
fn offer(scene: &Scene<'_>, id: Token) -> Markup {
    let action = Action::Donate(id);
    let worth = scene.after(action).map_or(0, |(after, _)| after.token_worth(scene.player, id));
    let content = html! {
        (token(scene.board(), id, TokenState::OnOffer, Label::Decorative))
        // The icon of the five is its value.
        @if id.kind() != TokenKind::Five { (worth) }
    };
    scene.button(action, "go chip-go", &content)
}
