//! Money, goods and materials; citizens and buildings: a number below each icon.

use super::super::moment::Moment;
use crate::draw::{Icon, Label, gable, icon, tinted_icon};
use crate::rules::about;
use hamburgum_engine::{BuildingKind, Player};
use maud::{Markup, html};

/// Money, goods and materials.
pub(super) fn holdings(moment: &Moment<'_>, player: Player) -> Markup {
    let Moment { state, texts, .. } = moment;
    let money = texts.say("table-money").text();
    let (goods, materials) = (state.goods(player), state.materials(player));
    html! {
        dl class="figures holdings" {
            div class={ "cell" @if state.money(player) == 0 { " none" } } data-explain=(about::MONEY) {
                dt { (icon(Icon::Money, Label::Named(&money))) }
                dd data-count={ "money-" (player) } data-unit=(texts.say("table-money-tag").text()) { (texts.number(state.money(player))) }
            }
            @for (good, &units) in goods.iter() { (stock(&texts.good(good), good.into(), units, player, about::good(good))) }
            @for (material, &units) in materials.iter() {
                (stock(&texts.material(material), material.into(), units, player, about::material(material)))
            }
        }
    }
}

fn stock(name: &str, sign: Icon, units: u16, player: Player, about: &str) -> Markup {
    let id = format!("{}-{player}", sign.word());
    cell(&tinted_icon(sign, Label::Named(name)), units.into(), &units.to_string(), &id, about)
}

/// Citizens, and buildings by their kinds.
pub(super) fn buildings(moment: &Moment<'_>, player: Player) -> Markup {
    let Moment { state, texts, .. } = moment;
    let citizens = state.citizens(player).len();
    let label = texts.say("table-citizens").text();
    html! {
        dl class="figures buildings" {
            (cell(
                &icon(Icon::Citizen, Label::Named(&label)),
                citizens,
                &citizens.to_string(),
                &format!("citizens-{player}"),
                about::CITIZENS,
            ))
            @for kind in BuildingKind::ALL {
                @let count = state.buildings(player, kind);
                (cell(
                    &gable(kind, Label::Named(&texts.building(kind))),
                    count,
                    &count.to_string(),
                    &format!("{kind}-{player}"),
                    about::building(kind, state.variant()),
                ))
            }
        }
    }
}

/// An icon with its number; zero is pale.
fn cell(sign: &Markup, count: u32, figure: &str, id: &str, about: &str) -> Markup {
    html! {
        div class={ "cell" @if count == 0 { " none" } } data-explain=(about) {
            dt { (sign) }
            dd data-count=(id) { (figure) }
        }
    }
}
