//! The colours of a city in light and dark mode.

/// One colour for each kind of shape.
pub(super) struct Palette {
    pub(super) paper: &'static str,
    pub(super) sheet: &'static str,
    pub(super) sunk: &'static str,
    pub(super) ink: &'static str,
    pub(super) faint_ink: &'static str,
    pub(super) rule: &'static str,
    pub(super) field: &'static str,
    pub(super) ground: &'static str,
    pub(super) water: &'static str,
    pub(super) wave: &'static str,
    pub(super) water_ink: &'static str,
    pub(super) wall: &'static str,
    pub(super) line: &'static str,
    pub(super) casing: &'static str,
    pub(super) tile: &'static str,
    pub(super) tile_edge: &'static str,
    pub(super) shade: &'static str,
    pub(super) brickwork: &'static str,
    pub(super) brickwork_in_shade: &'static str,
    pub(super) roof: &'static str,
    pub(super) stone: &'static str,
    pub(super) glass: &'static str,
    pub(super) copper: &'static str,
    pub(super) copper_in_shade: &'static str,
    pub(super) brass: &'static str,
    pub(super) bill: &'static str,
    pub(super) parishes: [ParishTint; 6],
}

/// The colours of a parish, in the order of [`hamburgum_engine::ParishColour::ALL`].
pub(super) struct ParishTint {
    /// The fill of its land.
    pub(super) tint: &'static str,
    /// The colour of its edges.
    pub(super) deep: &'static str,
}

const fn parish(tint: &'static str, deep: &'static str) -> ParishTint {
    ParishTint { tint, deep }
}

/// Paper and ink.
pub(super) const DAY: Palette = Palette {
    paper: "#F4F0E6",
    sheet: "#FCFAF5",
    sunk: "#EAE4D6",
    ink: "#14273A",
    faint_ink: "#4B5967",
    rule: "#D3CBB9",
    field: "#EDE7D9",
    ground: "#DCD2BC",
    water: "#B5CFD7",
    wave: "#9DBDC8",
    water_ink: "#2A5263",
    wall: "#8C5A47",
    line: "#7A4A29",
    casing: "#FBF7EC",
    tile: "#FFFDF7",
    tile_edge: "#14273A",
    shade: "#14273A",
    brickwork: "#B8614A",
    brickwork_in_shade: "#9C4C38",
    roof: "#7A4335",
    stone: "#F6EEDF",
    glass: "#2B4456",
    copper: "#72B3A1",
    copper_in_shade: "#4A9180",
    brass: "#D8A93A",
    bill: "#DF7420",
    parishes: [
        parish("#F0D2C5", "#A8442F"),
        parish("#FBF8F0", "#7D776A"),
        parish("#F3E2AC", "#8F6A0C"),
        parish("#D2E2C3", "#467336"),
        parish("#E1D4E8", "#76508F"),
        parish("#CFDBF0", "#3F63A5"),
    ],
};

/// The city at night, with light in its windows.
pub(super) const NIGHT: Palette = Palette {
    paper: "#0E2334",
    sheet: "#143046",
    sunk: "#0A1B29",
    ink: "#F3ECDD",
    faint_ink: "#B3C0C8",
    rule: "#27435A",
    field: "#0F2638",
    ground: "#274055",
    water: "#071724",
    wave: "#123149",
    water_ink: "#8FB8CC",
    wall: "#B77B62",
    line: "#C9965F",
    casing: "#0B1E2D",
    tile: "#1B384D",
    tile_edge: "#7F97A6",
    shade: "#000000",
    brickwork: "#B8634C",
    brickwork_in_shade: "#8F4735",
    roof: "#6B3A2E",
    stone: "#E9DFCB",
    glass: "#FBDF94",
    copper: "#7CC0AD",
    copper_in_shade: "#4C9583",
    brass: "#EBC053",
    bill: "#F08A35",
    parishes: [
        parish("#573634", "#F0A48F"),
        parish("#48545F", "#D8D3C6"),
        parish("#57502F", "#EFCF72"),
        parish("#34513F", "#A6D391"),
        parish("#4B3D60", "#D3B3E6"),
        parish("#2E4870", "#A9C4F2"),
    ],
};
