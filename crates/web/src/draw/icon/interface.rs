//! Buttons and tabs as strokes on a grid of 24 by 24.

use super::glyph::Glyph;
use super::glyph::Part::{First, Line, Solid};

pub(super) const UNDO: Glyph = &[Line("M8.5 4.5L4 9l4.5 4.5M4 9h10a6 6 0 0 1 0 12h-4")];
pub(super) const RESTART: Glyph = &[Line("M4.6 4.2v5.2h5.2M4.9 9.2A8.3 8.3 0 1 1 3.7 13.6")];
pub(super) const CLOCK: Glyph =
    &[First("M3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0 -17.2 0z"), Line("M12 7v5l3.4 2.2")];
pub(super) const CHECK: Glyph = &[Line("M4 12.6l5.4 5.4L20.2 6.6")];
pub(super) const ARROW: Glyph = &[Line("M4 12h15.5M13.5 6l6 6-6 6")];
pub(super) const CHEVRON: Glyph = &[Line("M8.5 4.5L16 12l-7.5 7.5")];
pub(super) const LANTERN: Glyph = &[
    First("M7 8.6h10v9.8H7z"),
    Line(
        "\
        M5.4 8.6h13.2M5.4 18.4h13.2v2.8H5.4zM8.2 8.6l1.8-3.8h4l1.8 3.8M12 4.8V2.6\
        M12 11.2c1.6 1.6 1.7 3.7 0 4.7-1.7-1-1.6-3.1 0-4.7z",
    ),
];
pub(super) const SUN: Glyph = &[
    Line("M7.7 12a4.3 4.3 0 1 0 8.6 0a4.3 4.3 0 1 0 -8.6 0z"),
    Line(
        "\
        M12 2.2v2.4M12 19.4v2.4M2.2 12h2.4M19.4 12h2.4M5.1 5.1l1.7 1.7M17.2 17.2l1.7 1.7\
        M5.1 18.9l1.7-1.7M17.2 6.8l1.7-1.7",
    ),
];
pub(super) const MOON: Glyph =
    &[First("M20.2 14.3A8.7 8.7 0 0 1 9.7 3.8a8.7 8.7 0 1 0 10.5 10.5z")];
pub(super) const CHAT: Glyph = &[Line(
    "\
        M4.5 4.5h15a1.8 1.8 0 0 1 1.8 1.8v9.4a1.8 1.8 0 0 1-1.8 1.8H11l-5 4v-4H4.5\
        a1.8 1.8 0 0 1-1.8-1.8V6.3a1.8 1.8 0 0 1 1.8-1.8z",
)];
pub(super) const SEND: Glyph = &[Line("M3.5 4.5l17 7.5-17 7.5 2.7-7.5zM6.2 12h7")];
pub(super) const MENU: Glyph = &[Line("M4 6.5h16M4 12h16M4 17.5h16")];
pub(super) const MAP: Glyph =
    &[Line("M3 6.2l6-2.4 6 2.4 6-2.4v14l-6 2.4-6-2.4-6 2.4zM9 3.8v14M15 6.2v14")];
pub(super) const RONDEL: Glyph = &[
    Line("M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0z"),
    Line("M8.8 12a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0z"),
    Line(
        "\
        M12 2.5v6.3M12 15.2v6.3M2.5 12h6.3M15.2 12h6.3M5.3 5.3l4.4 4.4M14.3 14.3l4.4 4.4\
        M5.3 18.7l4.4-4.4M14.3 9.7l4.4-4.4",
    ),
];
pub(super) const MARKET: Glyph =
    &[Line("M3.5 20.8h17M5.5 20.8v-6M10 20.8V11M14.5 20.8V7.4M19 20.8V3.4")];
pub(super) const LOG: Glyph = &[Line("M5 3.5h14v17H5zM8.5 8.2h7M8.5 12h7M8.5 15.8h4.5")];
pub(super) const PEOPLE: Glyph = &[
    Line("M5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0z"),
    Line(
        "\
        M2.5 20.2c.4-4.6 2.4-7 6-7s5.6 2.4 6 7M15.6 5a3.3 3.3 0 0 1 0 6.2M17.3 13.7\
        c2.5.8 3.9 3 4.2 6.5",
    ),
];
pub(super) const COMPUTER: Glyph = &[
    First("M4.5 8.5h15v11.5h-15z"),
    Line("M12 8.5V4M10 4h4M9 12.2v2M15 12.2v2M9 17h6M2.5 12v4M21.5 12v4"),
];
pub(super) const PLUS: Glyph = &[Line("M12 4.5v15M4.5 12h15")];
pub(super) const ZOOM: Glyph = &[
    Line("M3.5 10.5a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z"),
    Line("M15.6 15.6l5.2 5.2M10.5 7.5v6M7.5 10.5h6"),
];
pub(super) const ZOOM_OUT: Glyph =
    &[Line("M3.5 10.5a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z"), Line("M15.6 15.6l5.2 5.2M7.5 10.5h6")];
pub(super) const CLOSE: Glyph = &[Line("M5.5 5.5l13 13M18.5 5.5l-13 13")];
pub(super) const FIRST: Glyph = &[Line("M5 4.5v15M19 4.5L11.5 12l7.5 7.5")];
pub(super) const TURN_BACK: Glyph = &[Line("M12 4.5L4.5 12l7.5 7.5M19.5 4.5L12 12l7.5 7.5")];
pub(super) const STEP_BACK: Glyph = &[Line("M15.5 4.5L8 12l7.5 7.5")];
pub(super) const TURN_ON: Glyph = &[Line("M12 4.5l7.5 7.5-7.5 7.5M4.5 4.5L12 12l-7.5 7.5")];
pub(super) const LAST: Glyph = &[Line("M19 4.5v15M5 4.5l7.5 7.5L5 19.5")];
pub(super) const PLAY: Glyph = &[Solid("M7 4.2v15.6L19.5 12z")];
pub(super) const PAUSE: Glyph = &[Solid("M6.5 4.5h3.6v15H6.5zM13.9 4.5h3.6v15h-3.6z")];
pub(super) const HELP: Glyph = &[
    Line("M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0z"),
    Line("M9.2 9.6a2.9 2.9 0 1 1 4.4 2.5c-1.1.7-1.6 1.2-1.6 2.4M12 17.3h.01"),
];
pub(super) const LINK: Glyph = &[Line(
    "\
        M10 14.5a4 4 0 0 0 5.8.2l3.3-3.3a4 4 0 0 0-5.7-5.7l-1.3 1.3\
        M14 9.5a4 4 0 0 0-5.8-.2l-3.3 3.3a4 4 0 0 0 5.7 5.7l1.3-1.3",
)];
