//! The viewer's own turn: steps so far, prompt and choices.

use super::scene::{Scene, plays_several};
use super::{
    HEADING, advice, church, commands, consent, dockyard, form, guildhall, history, moves, plan,
    trade,
};
use crate::Texts;
use crate::draw::{Form, Icon, Label, emblem, icon, tinted_icon};
use hamburgum_engine::{Action, Field, Good, Material, Player, Prompt};
use maud::{Markup, html};

/// The panel of the player to act: the context (whose turn, history, prompt and possessions), the
/// choices, which are the only part that scrolls, and the commands. Each keeps its place in every
/// prompt of a turn.
pub(super) fn acting(scene: &Scene<'_>) -> Markup {
    let told = plan::come(scene.view, scene.texts);
    let held = told.or_else(|| advice::held(scene.view, scene.texts));
    html! {
        div class={ "act asks p-" (scene.player) } {
            (form::turn_form(scene.view, scene.texts))
            (header(scene.texts, scene.player, &heading(scene), field(scene)))
            (history::history(scene))
            @if let Some(held) = held {
                (held)
            } @else {
                (advice::ask(scene))
                (advice::hint(scene))
                (asked(scene))
            }
            div class="aids" {
                (advice::aids(scene)) (consent::take_back(scene.view, scene.texts))
            }
        }
    }
}

/// The prompt, its choices and the commands.
pub(super) fn asked(scene: &Scene<'_>) -> Markup {
    html! {
        h3 class="ask" {
            span { (question(scene)) }
            (means(scene))
        }
        // Each list is a separate element, so that it does not inherit the scroll position of the one
        // before.
        div id={ "options-" (list(scene.state.prompt())) } class="options" data-group="choices" { (choices(scene)) (plan::stops(scene)) }
        (commands::commands(scene))
    }
}

/// The prompt, or that the turn can only end.
fn question(scene: &Scene<'_>) -> String {
    let prompt = scene.state.prompt();
    let is_choice = !matches!(prompt, Prompt::Produced(_) | Prompt::Over);
    let is_plan = plan::open(scene.view).is_some();
    let key = match prompt {
        _ if is_choice && scene.is_used_up() && is_plan => "plan-ask-nothing",
        _ if is_choice && scene.is_used_up() => "turn-ask-nothing",
        // The strip of tokens says what must be scored first (SCORE-4).
        Prompt::Church(_) | Prompt::Score(_) if !scene.state.is_legal(Action::Done) => {
            if is_plan {
                "plan-ask-score-due"
            } else {
                "turn-ask-score-due"
            }
        }
        Prompt::Church(_) if !church::may_donate(scene) => {
            if is_plan {
                "plan-ask-score-only"
            } else {
                "turn-ask-score-only"
            }
        }
        _ if is_plan => plan::ask(prompt),
        _ => ask(prompt),
    };
    scene.texts.say(key).text()
}

/// The head of the column: an emblem, a heading, and the marker's field.
pub(super) fn header(texts: &Texts, player: Player, heading: &str, field: Option<Field>) -> Markup {
    html! {
        header id="head-of-turn" {
            (emblem(player, Form::Hatched, Label::Decorative))
            h2 id=(HEADING) { (heading) }
            @if let Some(field) = field {
                span class="where" { (form::sign(Icon::from(field))) span { (texts.field(field)) } }
            }
        }
    }
}

/// On a shared screen the heading names the player.
fn heading(scene: &Scene<'_>) -> String {
    if plays_several(scene.view) {
        scene.texts.say("turn-of").player(scene.player).text()
    } else {
        scene.texts.say("turn-yours").text()
    }
}

/// The field of this turn's move.
pub(super) fn field(scene: &Scene<'_>) -> Option<Field> {
    let has_moved = !scene.state.is_between_turns();
    scene.state.marker(scene.player).filter(|_| has_moved)
}

/// The displayed list in one word: several prompts of a turn may share one.
pub(super) const fn list(prompt: Prompt) -> &'static str {
    match prompt {
        Prompt::Move(_) => "move",
        Prompt::Produced(_) => "produced",
        Prompt::Trade(_) | Prompt::Sell(_) | Prompt::Buy(_) => "trade",
        Prompt::Dockyard(_) => "dockyard",
        Prompt::Church(_) | Prompt::Score(_) => "church",
        Prompt::Canon(_) => "canon",
        Prompt::Guildhall(_) => "guildhall",
        Prompt::Over => "over",
        Prompt::Reveal => "reveal",
    }
}

/// The key of a prompt's text.
fn ask(prompt: Prompt) -> &'static str {
    match prompt {
        Prompt::Move(_) => "turn-ask-move",
        Prompt::Produced(_) => "turn-ask-produced",
        Prompt::Trade(_) => "turn-ask-trade",
        Prompt::Sell(_) => "turn-ask-sell",
        Prompt::Buy(_) => "turn-ask-buy",
        Prompt::Dockyard(_) => "turn-ask-dockyard",
        Prompt::Church(_) => "turn-ask-church",
        Prompt::Score(_) => "turn-ask-score",
        Prompt::Guildhall(_) => "turn-ask-guildhall",
        Prompt::Canon(_) => "turn-ask-canon",
        Prompt::Over => "turn-ask-over",
        // No player is prompted then.
        Prompt::Reveal => "prompt-reveal",
    }
}

/// The player's means for the prompt; before the move, everything.
fn means(scene: &Scene<'_>) -> Markup {
    let goods: &[Good] =
        if matches!(scene.state.prompt(), Prompt::Move(_)) { &Good::ALL } else { &[] };
    let materials: &[Material] = match scene.state.prompt() {
        Prompt::Dockyard(_) => &[Material::Timber],
        Prompt::Guildhall(_) => &[Material::Timber, Material::Brick],
        // Scoring costs nothing, but the materials keep their place from the prompt before.
        Prompt::Move(_) | Prompt::Church(_) | Prompt::Score(_) => &Material::ALL,
        Prompt::Canon(_) => &[Material::Brick],
        _ => &[],
    };
    let wants_money = matches!(
        scene.state.prompt(),
        Prompt::Move(_)
            | Prompt::Church(_)
            | Prompt::Score(_)
            | Prompt::Guildhall(_)
            | Prompt::Trade(_)
            | Prompt::Buy(_)
            | Prompt::Sell(_)
    );
    let (texts, owned) = (scene.texts, scene.state.materials(scene.player));
    html! {
        span class={ "have" @if !goods.is_empty() { " all" } } {
            @if wants_money {
                @let name = texts.say("table-money").text();
                @let coin = html! { span class="coin-sign" { (icon(Icon::Money, Label::Named(&name))) } };
                (figure(&coin, scene.state.money(scene.player)))
            }
            @for &good in goods {
                @let sign = tinted_icon(good.into(), Label::Named(&texts.good(good)));
                (figure(&sign, scene.state.goods(scene.player)[good].into()))
            }
            @for &material in materials {
                @let sign = tinted_icon(material.into(), Label::Named(&texts.material(material)));
                (figure(&sign, owned[material].into()))
            }
        }
    }
}

/// An icon with its number; zero is pale.
fn figure(sign: &Markup, units: u32) -> Markup {
    html! {
        span class=[(units == 0).then_some("none")] { (sign) " " (units) }
        " "
    }
}

fn choices(scene: &Scene<'_>) -> Markup {
    match scene.state.prompt() {
        Prompt::Move(_) => moves::moves(scene),
        Prompt::Trade(_) | Prompt::Sell(_) | Prompt::Buy(_) => trade::trade(scene),
        Prompt::Dockyard(_) => dockyard::dockyard(scene),
        Prompt::Church(_) | Prompt::Score(_) => church::church(scene),
        Prompt::Canon(_) => church::canon(scene),
        Prompt::Guildhall(_) => guildhall::guildhall(scene),
        Prompt::Over => html! { p class="cause" { (scene.texts.say("turn-over-hint").text()) } },
        Prompt::Produced(_) | Prompt::Reveal => html! {},
    }
}
