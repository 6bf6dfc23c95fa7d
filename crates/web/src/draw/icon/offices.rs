//! The officials as strokes on a grid of 24 by 24.

use super::glyph::Glyph;
use super::glyph::Part::{First, Line, Second};

pub(super) const COUNCILMAN: Glyph = &[
    Line("M8.3 6.4V3.3h7.4v3.1M6 6.4h12"),
    Line("M8.6 6.4v1.8a3.4 3.4 0 0 0 6.8 0V6.4"),
    First("M4.4 14a7.6 2.7 0 1 0 15.2 0a7.6 2.7 0 1 0 -15.2 0z"),
    Line(
        "\
        M7.4 12.4l1 3.1M12 11.5v5M16.6 12.4l-1 3.1M4 21c.5-2 1.4-3.4 2.8-4.4M20 21\
        c-.5-2-1.4-3.4-2.8-4.4",
    ),
];
pub(super) const VICAR: Glyph = &[
    First("M5 4.5A2.2 2.2 0 0 1 7.2 2.3H19v15H7.2A2.2 2.2 0 0 0 5 19.5z"),
    Line("M5 19.5a2.2 2.2 0 0 0 2.2 2.2H19v-4.4M12.2 5.6v8M9.4 8.3H15"),
];
pub(super) const MAYOR: Glyph = &[
    First("M3.2 21.2V8.6h4.6v3.2h1.7V5.6h5v6.2h1.7V8.6h4.6v12.6z"),
    Line(
        "\
        M9.8 21.2v-3.4a2.2 2.2 0 0 1 4.4 0v3.4M12 2.6v3M3.2 8.6l2.3-3 2.3 3M16.2 8.6\
        l2.3-3 2.3 3",
    ),
];
pub(super) const CANON: Glyph = &[First("M9.8 2.5h4.4v5.1h5v4.4h-5v9.5H9.8V12h-5V7.6h5z")];
pub(super) const GUILDMASTER: Glyph = &[
    First("M7 2.8h10c2.3 5.9 2.3 12.5 0 18.4H7C4.7 15.3 4.7 8.7 7 2.8z"),
    Line("M5.7 8.4h12.6M5.7 15.6h12.6M12 2.8v18.4"),
];
pub(super) const HARBOUR_MASTER: Glyph = &[
    Line("M12 1.8v20.4M1.8 12h20.4M4.8 4.8l14.4 14.4M19.2 4.8L4.8 19.2"),
    Line("M5.4 12a6.6 6.6 0 1 0 13.2 0a6.6 6.6 0 1 0 -13.2 0z"),
    First("M9.6 12a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0z"),
];
pub(super) const DEACON: Glyph = &[
    First("M9.2 10.6h5.6v10.6H9.2z"),
    Second("M12 2c2.5 2.6 2.6 5 0 6.4-2.6-1.4-2.5-3.8 0-6.4z"),
    Line("M12 8.4v2.2M5.8 21.2h12.4"),
];
pub(super) const SEXTON: Glyph = &[
    Line("M12 2.6v9.4M8.6 2.6h6.8"),
    First("M6.8 12h10.4v3.4c0 3.2-2.2 5.2-5.2 6.3-3-1.1-5.2-3.1-5.2-6.3z"),
];
pub(super) const MASTER_BUILDER: Glyph = &[
    Line("M10.9 6.6L5.6 21M13.1 6.6L18.4 21M7.8 14.9c2.7 1.8 5.7 1.8 8.4 0M12 2.6V1.6"),
    First("M9.8 4.7a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0z"),
];
pub(super) const CIVIL_SERVANT: Glyph = &[
    First("M4.6 2.8h11.8v13.6H4.6z"),
    Line("M7.6 7h5.8M7.6 10.4h5.8"),
    Second("M13.4 19.6l-.6 2.8 2.7-1.2 2.7 1.2-.6-2.8"),
    Second("M12.2 17a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0 -6.6 0z"),
];
