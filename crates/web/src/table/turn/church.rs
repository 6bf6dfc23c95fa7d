//! Donating to a church and scoring tokens.

use super::preview::{material_sign, prestige_sign};
use super::scene::Scene;
use crate::draw::{Label, TokenState, church as picture, token};
use crate::rules::about;
use hamburgum_engine::{Action, Church, Prompt, Reason, Token, TokenKind};
use maud::{Markup, html};

/// All churches, and the player's tokens that can be scored.
pub(super) fn church(scene: &Scene<'_>) -> Markup {
    let is_scoring = matches!(scene.state.prompt(), Prompt::Score(_));
    html! {
        @if is_scoring {
            p class="hint" { (scene.texts.reason(scene.board(), Reason::HasScored)) }
        } @else {
            (churches(scene))
        }
        (tokens(scene))
    }
}

/// The canon's donation, or none (VAR-5).
pub(super) fn canon(scene: &Scene<'_>) -> Markup {
    let name = scene.texts.action(scene.board(), Action::Skip);
    let content = html! { span aria-hidden="true" { (name) } };
    html! {
        (churches(scene))
        p class="skip-it" { (scene.button(Action::Skip, "btn", &content)) }
    }
}

/// Completed churches have nothing to choose; the table of churches shows them.
fn churches(scene: &Scene<'_>) -> Markup {
    html! {
        ul class="choices churches" {
            @for church in Church::ALL {
                @let offers: Vec<_> = scene.state.tokens_on_offer(church).iter().collect();
                @if let Some(&first) = offers.first() {
                    li data-explain=(about::CHURCH) { (row(scene, church, first, &offers)) }
                }
            }
        }
    }
}

fn row(scene: &Scene<'_>, church: Church, first: Token, offers: &[Token]) -> Markup {
    let info = scene.board().church_info(church);
    let given = scene.state.donation_count(church);
    let refused = scene.state.check(Action::Donate(first)).err();
    html! {
        (picture(info, given, Label::Decorative))
        span class="cw" {
            span class="ct" { (info.name) } " "
            // Beside the name it would break off where four tokens are on offer.
            span class="ce" {
                span class="given" { (given) "/5" } " " (cost(scene, church)) (bonus(scene, first))
            }
            @if let Some(reason) = refused {
                span class="ce cause" { (scene.texts.reason(scene.board(), reason)) }
            }
        }
        @if refused.is_none() {
            span class="cb" { @for &token in offers { (offer(scene, token)) } }
        }
    }
}

/// What the next donation costs (DON-2).
fn cost(scene: &Scene<'_>, church: Church) -> Markup {
    let cost = scene.state.donation_cost(scene.player, church).unwrap_or_default();
    html! {
        span class="cost" {
            @for &material in cost.materials {
                span class="mv" { (material_sign(scene.texts, material)) } " "
            }
            @if cost.money > 0 { span class="mv" { (scene.texts.money(cost.money)) } }
        }
    }
}

/// The bonus, where this donation would complete the church (DON-4).
fn bonus(scene: &Scene<'_>, token: Token) -> Markup {
    use hamburgum_engine::Effect;
    let Ok((_, effects)) = scene.after(Action::Donate(token)) else { return html! {} };
    let bonus = effects.iter().find_map(|effect| match effect {
        Effect::ChurchCompleted { bonus, .. } => Some(*bonus),
        _ => None,
    });
    html! {
        @if let Some(bonus) = bonus {
            " " span class="bonus" {
                (scene.texts.say("turn-completes-for").with("number", bonus).text()) " "
                (prestige_sign(scene.texts))
            }
        }
    }
}

/// A token that the donation can take, with what it would score then.
fn offer(scene: &Scene<'_>, id: Token) -> Markup {
    let action = Action::Donate(id);
    let worth = scene.after(action).map_or(0, |(after, _)| after.token_worth(scene.player, id));
    let content = html! {
        (token(scene.board(), id, TokenState::OnOffer, Label::Decorative))
        // The five has its worth for a sign.
        @if id.kind() != TokenKind::Five { (worth) }
    };
    scene.button(action, "go chip-go", &content)
}

/// The player's open tokens; those of which one must be scored are marked (SCORE-4).
fn tokens(scene: &Scene<'_>) -> Markup {
    let open: Vec<_> = scene.state.unscored_tokens(scene.player).iter().collect();
    let due = match scene.state.check(Action::Done) {
        Err(Reason::MustScore { kind, .. }) => Some(kind),
        _ => None,
    };
    html! {
        @if !open.is_empty() {
            div class="side-h" data-explain=(about::SCORING) { h4 { (scene.texts.say("turn-score-tokens").text()) } }
            ul class="choices scores" {
                @for &token in &open {
                    li class=[(Some(token.kind()) == due).then_some("due")] data-explain=(about::OPEN_TOKENS) { (open_token(scene, token)) }
                }
            }
        }
    }
}

fn open_token(scene: &Scene<'_>, id: Token) -> Markup {
    let worth = scene.state.token_worth(scene.player, id);
    let church = &scene.board().church_info(id.church()).name;
    let content = html! {
        "+" (worth) " " (prestige_sign(scene.texts))
    };
    html! {
        (token(scene.board(), id, TokenState::OnOffer, Label::Decorative))
        span class="cw" {
            span class="ct cap" { (scene.texts.token_kind(id.kind())) } " "
            span class="ce" { (church) }
        }
        span class="cb" { (scene.button(Action::Score(id), "go", &content)) }
    }
}
