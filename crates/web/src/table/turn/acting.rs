//! The viewer's own turn: what was done, what is asked, what can be chosen.

use super::scene::{Scene, plays_several};
use super::{
    HEADING, advice, church, commands, consent, dockyard, draft, form, guildhall, moves, trade,
};
use crate::Texts;
use crate::draw::{Form, Icon, Label, emblem};
use hamburgum_engine::{Field, Material, Player, Prompt};
use maud::{Markup, html};

/// The panel of who has to act.
pub(super) fn acting(scene: &Scene<'_>) -> Markup {
    html! {
        div class={ "act p-" (scene.player) } {
            (form::turn_form(scene.view, scene.texts))
            (header(scene.texts, scene.player, &heading(scene), field(scene)))
            (draft::draft(scene))
            @if let Some(held) = advice::held(scene.view, scene.texts) {
                (held)
            } @else {
                (advice::hint(scene))
                (asked(scene))
                div class="aids" {
                    (advice::aids(scene)) (consent::take_back(scene.view, scene.texts))
                }
            }
        }
    }
}

/// The question, its choices and the commands.
fn asked(scene: &Scene<'_>) -> Markup {
    let key = ask(scene.state.prompt());
    html! {
        h3 class="ask" {
            span { (scene.texts.say(key).text()) }
            (means(scene))
        }
        // Each question has a list of its own, which is not scrolled as the one before it was.
        div id={ "options-" (key) } class="options" data-group="choices" { (choices(scene)) }
        (commands::commands(scene))
    }
}

/// The head of the column: an emblem, a heading, and the field that the marker stands on.
pub(super) fn header(texts: &Texts, player: Player, heading: &str, field: Option<Field>) -> Markup {
    html! {
        header {
            (emblem(player, Form::Hatched, Label::Decorative))
            h2 id=(HEADING) { (heading) }
            @if let Some(field) = field {
                span class="where" { (form::sign(Icon::from(field))) span { (texts.field(field)) } }
            }
        }
    }
}

/// On one screen several people take turns, so the heading says whose it is.
fn heading(scene: &Scene<'_>) -> String {
    if plays_several(scene.view) {
        scene.texts.say("turn-of").player(scene.player).text()
    } else {
        scene.texts.say("turn-yours").text()
    }
}

/// Where the marker has moved in this turn.
fn field(scene: &Scene<'_>) -> Option<Field> {
    let has_moved = !scene.state.is_between_turns();
    scene.state.marker(scene.player).filter(|_| has_moved)
}

/// What is asked, as the key of its text.
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
        // Nobody is asked then.
        Prompt::Reveal => "prompt-reveal",
    }
}

/// What the player has of what is asked for.
fn means(scene: &Scene<'_>) -> Markup {
    let materials: &[Material] = match scene.state.prompt() {
        Prompt::Dockyard(_) => &[Material::Timber],
        Prompt::Guildhall(_) => &[Material::Timber, Material::Brick],
        Prompt::Church(_) => &Material::ALL,
        Prompt::Canon(_) => &[Material::Brick],
        _ => &[],
    };
    let wants_money = matches!(
        scene.state.prompt(),
        Prompt::Church(_) | Prompt::Trade(_) | Prompt::Buy(_) | Prompt::Sell(_)
    );
    let owned = scene.state.materials(scene.player);
    html! {
        span class="have" {
            @for &material in materials {
                span { (super::preview::material_sign(scene.texts, material)) " " (owned[material]) }
                " "
            }
            @if wants_money { span { (scene.texts.money(scene.state.money(scene.player))) } }
        }
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
