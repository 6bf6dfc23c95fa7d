//! The encoding of the churches and their surroundings.

use super::scene::Scene;
use super::writer::Writer;
use hamburgum_engine::{BuildingKind, Church, TokenKind};

const DONATION_MARKS: [u32; 5] = [1, 2, 3, 4, 5];
const FREE_MARKS: [u32; 3] = [1, 2, 3];

pub(super) const CHURCH_WIDTH: usize =
    DONATION_MARKS.len() + 5 + 3 + (1 + FREE_MARKS.len()) + BuildingKind::ALL.len() + 1;

pub(super) fn write_churches(scene: &Scene<'_, '_>, writer: &mut Writer<'_>) {
    scene.churches.iter().for_each(|&church| write_church(scene, church, writer));
}

fn write_church(scene: &Scene<'_, '_>, church: Church, writer: &mut Writer<'_>) {
    let board = scene.state.board();
    let info = board.church_info(church);
    writer.thermometer(scene.state.donation_count(church).into(), &DONATION_MARKS);
    for kind in TokenKind::ALL {
        writer.flag(scene.is_left(church, kind));
    }
    writer.flag(info.cathedral);
    writer.flag(info.building_prestige > 4);
    writer.flag(info.citizen_prestige > 3);
    let free = scene.free.and(board.parish(church));
    writer.units(6 * free.len());
    writer.thermometer(free.len(), &FREE_MARKS);
    let own = scene.free.and(scene.own_parish(church));
    for kind in BuildingKind::ALL {
        writer.units(10 * scene.count(own, kind));
    }
    writer.units(8 * scene.free.and(board.near_church(church)).len());
}
