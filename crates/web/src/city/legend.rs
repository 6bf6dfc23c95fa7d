//! The foot of the sheet: the city's name, the meaning of the icons, and the origin of the map.

use super::house::small_house;
use super::note;
use super::plan::Plan;
use crate::Texts;
use crate::geometry::{Area, Spot, line_path, spot};
use crate::lettering::Lettering;
use crate::shape::block;
use hamburgum_engine::{Board, BuildingKind};
use maud::{Markup, html};

/// The width of an icon with its name.
const COLUMN: f64 = 160.0;
/// The font size of the names of buildings.
const NAME: f64 = 16.0;
/// The font size of the notes below the title.
const NOTE: f64 = 15.0;
/// From the edges of the sheet to the text.
const MARGIN: f64 = 28.0;
/// The height of the name with its notes, and the height of the icons.
const PART: f64 = 104.0;

/// The height of the foot: on a narrow sheet the icons are below the name, else beside it.
pub(super) fn height(plan: &Plan<'_>) -> f64 {
    if is_narrow(plan) { PART * 2.0 - 14.0 } else { PART }
}

fn is_narrow(plan: &Plan<'_>) -> bool {
    plan.frame.width() < 1060.0
}

/// The foot below the map.
pub(super) fn legend(plan: &Plan<'_>, texts: &Texts) -> Markup {
    let Area { low, high } = plan.frame;
    let corner = spot(low.x + MARGIN, high.y);
    let (room, signs_at) = if is_narrow(plan) {
        (plan.frame.width() - MARGIN * 2.0, corner + spot(0.0, PART - 14.0))
    } else {
        let room = plan.frame.width() - MARGIN * 3.0 - COLUMN * 3.0;
        (room, spot(high.x - MARGIN - COLUMN * 3.0, high.y))
    };
    let foot = Area { low: spot(low.x, high.y), high: high + spot(0.0, height(plan)) };
    html! {
        (block("paper", foot, 0.0))
        path class="hairline" d=(line_path(&[foot.low, high])) {}
        (heading(plan.board, texts, corner, room))
        (signs(texts, signs_at))
    }
}

fn heading(board: &Board, texts: &Texts, corner: Spot, room: f64) -> Markup {
    let title = Lettering::in_one_line(board.name(), 34.0, room);
    let plates = texts.say("rules-maps-plates").text();
    let notes = note(board, texts).into_iter().chain([plates]);
    html! {
        (title.draw("title", corner.x, corner.y + 42.0))
        @for (note, foot) in notes.zip([67.0, 87.0]) {
            (Lettering::in_one_line(&note, NOTE, room).draw("note", corner.x, corner.y + foot))
        }
    }
}

fn signs(texts: &Texts, corner: Spot) -> Markup {
    html! {
        @for (place, kind) in (0_u8..).zip(BuildingKind::ALL) {
            @let across = COLUMN * f64::from(place % 3);
            @let at = corner + spot(across, 32.0 + 42.0 * f64::from(place / 3));
            (small_house(kind, at + spot(14.0, 1.0), 0.58))
            @let name = Lettering::in_one_line(&capitalised(&texts.building(kind)), NAME, COLUMN - 40.0);
            (name.draw("kind", at.x + 34.0, at.y + 6.0))
        }
    }
}

fn capitalised(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
