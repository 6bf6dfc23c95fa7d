//! The steps of the current turn, one line for each.

use super::deed::{Cost, Deed, deeds};
use super::form::arrow;
use super::preview::{material_sign, minus, prestige_sign};
use super::scene::Scene;
use crate::Texts;
use crate::table::coins::coins;
use hamburgum_engine::{Board, Field, Material};
use maud::{Markup, html};

/// The steps of the current turn so far.
pub(super) fn deeds_of(scene: &Scene<'_>) -> Vec<Deed> {
    let game = scene.view.game;
    deeds(game.turn_start(), game.draft())
}

pub(super) fn step(board: &Board, texts: &Texts, deed: &Deed) -> Markup {
    match *deed {
        Deed::Moved { from, to, paid } => moved(texts, from, to, paid),
        Deed::Donated { cost, .. } => line(&texts.deed(board, deed), &paid_for(texts, &cost)),
        Deed::Built { cost, brought, .. } => html! {
            (line(&texts.deed(board, deed), &paid_for(texts, &cost)))
            @if let Some((good, before, now)) = brought.price {
                span class="sub" {
                    (texts.good(good)) " " (before) (arrow(texts)) b { (now) }
                }
            } @else if let Some(brought) = texts.brought(&brought) {
                span class="sub" { (brought) }
            }
        },
        Deed::Launched { departed, .. } if departed > 0 => {
            let gone = texts.say("turn-departed").with("units", departed).text();
            line(&texts.deed(board, deed), &html! { (gone) })
        }
        _ => line(&texts.deed(board, deed), &html! {}),
    }
}

fn line(text: &str, result: &Markup) -> Markup {
    html! { span { (text) } " " span class="res" { (result) } }
}

fn moved(texts: &Texts, from: Option<Field>, to: Field, paid: u16) -> Markup {
    html! {
        span {
            @if let Some(from) = from { (texts.field(from)) (arrow(texts)) }
            b { (texts.field(to)) }
        }
        " "
        span class="res" {
            @if let Some(from) = from {
                (texts.say("turn-steps").with("units", from.steps_to(to)).text()) ", "
            }
            @if paid == 0 {
                (texts.say("turn-free").text())
            } @else {
                (minus(texts, paid.into(), &prestige_sign(texts)))
            }
        }
    }
}

fn paid_for(texts: &Texts, cost: &Cost) -> Markup {
    let spent = Material::ALL.into_iter().filter(|&material| cost.materials[material] > 0);
    html! {
        @for material in spent {
            (minus(texts, cost.materials[material].into(), &material_sign(texts, material)))
        }
        @if cost.money > 0 { span class="mv" { (coins(texts, "−", cost.money)) } }
    }
}
