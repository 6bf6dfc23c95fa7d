//! Tokens, pieces and rondel fields as strokes on a grid of 24 by 24.

use super::glyph::Glyph;
use super::glyph::Part::{Cut, First, Line, Second, Solid};

pub(super) const FIVE: Glyph = &[Line(
    "\
        M16 3.8H8.8l-.9 8.4\
        a5 5 0 0 1 3.5-1.3 4.7 4.7 0 0 1 4.9 4.8 4.7 4.7 0 0 1-4.9 4.8 5 5 0 0 1-4.4-2.5",
)];
pub(super) const DONATE: Glyph = &[
    Second("M3 12.6h18v6.2a2.4 2.4 0 0 1-2.4 2.4H5.4A2.4 2.4 0 0 1 3 18.8z"),
    First("M8.3 12.6a5.3 5.3 0 1 1 7.4 0z"),
    Line("M7 16.9h10"),
];
pub(super) const SHIP: Glyph = &[
    First(
        "\
        M2.4 13.4v3.2c0 2.6 1.7 4.2 4.3 4.2h9.8c2.3 0 3.8-1.2 4.4-3.3l1.2-4.5h-3.6v2H5.8\
        v-1.6z",
    ),
    Line("M12 2.2V15"),
    Second("M6.4 4.2h11.2c.8 2.3.8 4.7 0 7H6.4c.8-2.3.8-4.7 0-7z"),
];
pub(super) const CITIZEN: Glyph = &[
    First("M8 6.8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z"),
    First("M12 10.8c3.8 0 5.5 3.6 6.2 10.4H5.8c.7-6.8 2.4-10.4 6.2-10.4z"),
];
pub(super) const PRESTIGE: Glyph = &[
    Solid("M1.5 12a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0 -21 0z"),
    Cut("\
        M12 3.6l1.6 4.6 4.3-2.1-2.1 4.3 4.6 1.6-4.6 1.6 2.1 4.3-4.3-2.1L12 20.4\
        l-1.6-4.6-4.3 2.1 2.1-4.3L3.6 12l4.6-1.6-2.1-4.3 4.3 2.1z"),
];
pub(super) const CHURCH: Glyph = &[
    First("M3.6 21.2V10.8l3.9-8.3 3.9 8.3v10.4z"),
    Second("M11.4 21.2v-7.7h6.8l2.8 3.2v4.5z"),
    Line("M3.6 10.8h7.8M7.5 14v2.6M16.2 21.2v-2.4"),
];
pub(super) const TRADE: Glyph = &[Line("M3 8.2h16.4M15.6 4.2l4 4-4 4M21 16H4.6M8.4 12l-4 4 4 4")];
pub(super) const GUILDHALL: Glyph = &[
    First("M3.8 21.2v-9.6h2.7V8.4h2.7V5.3h5.6v3.1h2.7v3.2h2.7v9.6z"),
    Line("M12 2.2v3M10 21.2v-4a2 2 0 0 1 4 0v4M8.3 12.8h.01M12 10.3h.01M15.7 12.8h.01"),
];
pub(super) const DOCKYARD: Glyph = &[
    First("M2.2 6.5c.6 6.8 3 10 7.2 10h5.2c4.2 0 6.6-3.2 7.2-10z"),
    Line(
        "\
        M7.2 6.5c.1 4.4.5 7.2 1.5 9.9M12 6.5v10M16.8 6.5c-.1 4.4-.5 7.2-1.5 9.9M4.8 21\
        h14.4M8.2 16.5l-1.8 4.5M15.8 16.5l1.8 4.5",
    ),
];
pub(super) const WALL: Glyph = &[
    First("M3 21.2V5.4h3.8v3.4h3.3V5.4h3.8v3.4h3.3V5.4H21v15.8z"),
    Line("M9.6 21.2v-4.4a2.4 2.4 0 0 1 4.8 0v4.4"),
];
