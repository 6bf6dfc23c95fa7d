//! The foot of the sheet: the city's name, what the signs mean, and whose map this is.

use super::house::small_house;
use super::icon::Icon;
use super::lettering::Lettering;
use super::plan::Plan;
use crate::geometry::{Area, number, spot};
use hamburgum_engine::BuildingKind;
use maud::{Markup, html};

/// How high the foot is.
pub(super) const HEIGHT: f64 = 104.0;

/// The foot below the map.
pub(super) fn legend(plan: &Plan<'_>) -> Markup {
    let Area { low, high } = plan.frame;
    let top = high.y;
    let left = low.x + 28.0;
    let signs = high.x - 28.0 - 3.0 * COLUMN;
    let title = Lettering::in_one_line(plan.board.name(), 34.0, signs - left - 30.0);
    html! {
        rect class="paper" x=(number(low.x)) y=(number(top)) width=(number(plan.frame.width())) height=(number(HEIGHT)) {}
        path class="hairline" d={ "M" (number(low.x)) " " (number(top)) "H" (number(high.x)) } {}
        (title.draw("title", left, top + 44.0))
        text class="note" x=(number(left)) y=(number(top + 68.0)) { "A reconstruction, not the printed board." }
        text class="note" x=(number(left)) y=(number(top + 88.0)) { "On the plates: prestige for each building and citizen." }
        @for (place, kind) in (0_u8..).zip(BuildingKind::ALL) {
            @let at = spot(
                signs + COLUMN * f64::from(place % 3),
                top + 32.0 + 42.0 * f64::from(place / 3),
            );
            (small_house(Icon::Building(kind), at + spot(14.0, 1.0), 0.58))
            text class="kind" x=(number(at.x + 34.0)) y=(number(at.y + 6.0)) { (name(kind)) }
        }
    }
}

const COLUMN: f64 = 160.0;

fn name(kind: BuildingKind) -> &'static str {
    match kind {
        BuildingKind::Brewer => "Brewer",
        BuildingKind::SugarRefiner => "Sugar refiner",
        BuildingKind::ClothMaker => "Cloth maker",
        BuildingKind::Merchant => "Merchant",
        BuildingKind::Captain => "Captain",
        BuildingKind::Official => "Official",
    }
}
