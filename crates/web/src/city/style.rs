//! The style sheet inside the drawing.
//!
//! It contains literal colours for light and dark mode, because not every viewer of drawings supports
//! variables.

use super::palette::{DAY, NIGHT, Palette};
use hamburgum_engine::ParishColour;
use std::fmt::Write;

/// The whole style sheet.
pub(super) fn style() -> String {
    let (day, night) = (colours(&DAY), colours(&NIGHT));
    format!("{SHAPES}{day}@media (prefers-color-scheme:dark){{{night}}}")
}

/// The rules that light and dark mode share.
const SHAPES: &str = include_str!("../../assets/city.css");

fn colours(palette: &Palette) -> String {
    let mut css = String::new();
    for (class, property, colour) in paints(palette) {
        rule(&mut css, class, property, colour);
    }
    for colour in ParishColour::ALL {
        let parish = &palette.parishes[colour.index()];
        rule(&mut css, &format!("land-{colour}"), "fill", parish.tint);
        rule(&mut css, &format!("edge-{colour}"), "stroke", parish.deep);
    }
    css
}

pub(super) fn paints(palette: &Palette) -> [(&'static str, &'static str, &'static str); 53] {
    [
        ("paper", "fill", palette.paper),
        ("hairline", "stroke", palette.rule),
        ("title", "fill", palette.ink),
        ("kind", "fill", palette.ink),
        ("note", "fill", palette.faint_ink),
        ("field", "fill", palette.field),
        ("furrow", "stroke", palette.rule),
        ("water", "fill", palette.water),
        ("moat", "fill", palette.water),
        ("moat", "stroke", palette.water),
        ("bastion-moat", "fill", palette.water),
        ("bastion-moat", "stroke", palette.water),
        ("wave", "stroke", palette.wave),
        ("ground", "fill", palette.ground),
        ("wall", "stroke", palette.wall),
        ("canal", "stroke", palette.water),
        ("quay", "stroke", palette.ground),
        ("casing", "stroke", palette.casing),
        ("line", "stroke", palette.line),
        ("parapet", "stroke", palette.line),
        ("shade", "fill", palette.shade),
        ("house", "fill", palette.tile),
        ("house", "stroke", palette.tile_edge),
        ("sill", "fill", palette.sunk),
        ("sill", "stroke", palette.tile_edge),
        ("id", "fill", palette.ink),
        ("icon", "stroke", palette.ink),
        ("plate", "fill", palette.sheet),
        ("name", "fill", palette.ink),
        ("worth", "fill", palette.ink),
        ("brickwork", "fill", palette.brickwork),
        ("in-shade", "fill", palette.brickwork_in_shade),
        ("stone", "fill", palette.stone),
        ("ridge", "stroke", palette.stone),
        ("glass", "fill", palette.glass),
        ("roof", "fill", palette.roof),
        ("tiles", "stroke", palette.brickwork_in_shade),
        ("copper", "fill", palette.copper),
        ("copper-in-shade", "fill", palette.copper_in_shade),
        ("brass", "fill", palette.brass),
        ("finial", "stroke", palette.brass),
        ("mill", "fill", palette.stone),
        ("mill", "stroke", palette.wall),
        ("mill-cap", "fill", palette.wall),
        ("sail", "stroke", palette.line),
        ("swan", "fill", palette.stone),
        ("swan", "stroke", palette.water_ink),
        ("mast", "stroke", palette.line),
        ("canvas", "fill", palette.stone),
        ("canvas", "stroke", palette.wall),
        ("hull", "fill", palette.wall),
        ("rail", "stroke", palette.roof),
        ("bill", "fill", palette.bill),
    ]
}

fn rule(css: &mut String, class: &str, property: &str, colour: &str) {
    let written = write!(css, ".art .{class}{{{property}:{colour}}}");
    debug_assert!(written.is_ok(), "writing to a string cannot fail");
}
