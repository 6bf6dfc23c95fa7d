//! Scoring tokens: a strip of chips above the churches.

use super::commands::WHY;
use super::form::sign;
use super::preview::prestige_sign;
use super::scene::Scene;
use crate::draw::{Icon, Label, TokenState, token};
use crate::rules::about;
use hamburgum_engine::{Action, Reason, Token, TokenKind};
use maud::{Markup, html};

/// The player's tokens of this turn, including those scored by now. New ones come last, and the strip
/// exists before the first of them, so that nothing moves when a donation takes one.
pub(super) fn tokens(scene: &Scene<'_>) -> Markup {
    let tokens = of_this_turn(scene);
    let due = due(scene);
    html! {
        div class="scoring" data-explain=(about::SCORING) {
            (heading(scene, due))
            @if tokens.is_empty() {
                p class="hint" { (scene.texts.say(none(scene)).text()) }
            } @else {
                ul class="scores" {
                    @for &token in &tokens {
                        li class=[(Some(token.kind()) == due.map(|(kind, _)| kind)).then_some("due")]
                            data-explain=(about::OPEN_TOKENS) { (chip(scene, token)) }
                    }
                }
            }
        }
    }
}

/// The key of the text that replaces an empty strip.
fn none(scene: &Scene<'_>) -> &'static str {
    let has_any = !scene.state.tokens(scene.player).is_empty();
    if has_any { "turn-all-scored" } else { "turn-no-tokens" }
}

/// The kind of tokens of which some must be scored before the turn can end, and their number (SCORE-4).
fn due(scene: &Scene<'_>) -> Option<(TokenKind, u32)> {
    match scene.state.check(Action::Done) {
        Err(Reason::MustScore { kind, unscored }) => Some((kind, unscored.saturating_sub(1))),
        _ => None,
    }
}

/// The purpose of the strip, or why the turn cannot end yet: in one line, so that nothing moves.
fn heading(scene: &Scene<'_>, due: Option<(TokenKind, u32)>) -> Markup {
    let say = |key| scene.texts.say(key);
    html! {
        @match due {
            Some((kind, surplus)) => h4 id=(WHY) class="must" {
                (say("turn-must-score").with("token", kind.word()).with("surplus", surplus).text())
            },
            None => h4 { (say("turn-score-tokens").text()) },
        }
    }
}

/// The tokens that were unscored after the move, and those taken since.
fn of_this_turn(scene: &Scene<'_>) -> Vec<Token> {
    let taken = scene.view.game.draft().iter().filter_map(|action| match action {
        Action::Donate(token) => Some(*token),
        _ => None,
    });
    scene.arrival.unscored_tokens(scene.player).iter().chain(taken).collect()
}

fn chip(scene: &Scene<'_>, id: Token) -> Markup {
    let board = scene.board();
    let is_scored = scene.state.scored_tokens().contains(id);
    let church = board.church_info(id.church());
    let content = html! {
        (token(board, id, TokenState::OnOffer, Label::Decorative))
        "+" (scene.state.token_worth(scene.player, id)) " "
        @if is_scored { (sign(Icon::Check)) } @else { (prestige_sign(scene.texts)) }
    };
    scene.button(Action::Score(id), &format!("go score k-{}", church.colour), &content)
}
