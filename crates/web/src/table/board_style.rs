//! Positions on a board as a style sheet, because the content security policy forbids inline styles.

use crate::City;
use crate::assets::fingerprint;
use crate::draw::{Position, harbour_positions, rondel_positions};
use hamburgum_engine::{Board, Church, Field, Site};
use std::fmt::Write;

/// The style sheet of a board: a class for each place, with its position in per cent.
///
/// `at-site-M4`, `at-church-petri` and `at-token-petri-five` are positions in the drawing of the city,
/// `at-field-church` in the rondel and `at-berth-3` in the harbour; `slot-rondel` and `slot-harbour`
/// are the positions of these two on the city.
///
/// ```
/// use hamburgum_engine::Board;
///
/// let sheet = hamburgum_web::table::board_style(Board::hamburgum());
/// assert!(sheet.contains(".at-site-M4{left:"));
/// ```
pub fn board_style(board: &'static Board) -> String {
    let city = City::kept(board);
    let mut sheet = stage(&city);
    let mut put = |what: &str, id: &str, at: Position| {
        writeln!(sheet, ".at-{what}-{id}{{{at}{}}}", leaning(what, at)).expect("room for a rule");
    };
    for (site, &at) in city.site_positions().iter() {
        put("site", &board.site_info(site).id, at);
    }
    for church in Church::ALL {
        let id = &board.church_info(church).id;
        put("church", id, city.church_positions()[church]);
        for (kind, &at) in city.token_positions(church).iter() {
            put("token", &format!("{id}-{kind}"), at);
        }
    }
    for (field, &at) in rondel_positions().iter() {
        put("field", field.word(), at);
    }
    for (berth, &at) in harbour_positions().iter() {
        put("berth", berth.word(), at);
    }
    sheet.push_str(&wedges());
    sheet.push_str(&raised(board));
    sheet
}

/// Horizontal offset of a place's preview, as a fraction of its own width, and whether it is above the
/// place, so that it stays within the map.
fn leaning(what: &str, at: Position) -> String {
    let side = match (what, at.left) {
        // The rondel is in a corner of the map.
        ("field", _) => ";--lean:-78%",
        (_, left) if left < 20.0 => ";--lean:-16%",
        (_, left) if left > 80.0 => ";--lean:-84%",
        _ => "",
    };
    let is_low = what == "field" || at.top > 55.0;
    let height = if is_low { ";--below:auto;--above:calc(100% + 7px)" } else { "" };
    format!("{side}{height}")
}

/// The rotation of each field's wedge from the top, and the centre of the rondel relative to the centre
/// of the field's button.
fn wedges() -> String {
    let wedge = |(field, at): (Field, &Position)| {
        let (across, down) = (50.0 - at.left, 50.0 - at.top);
        let turn = 45 * field.index();
        format!(".at-field-{field}{{--turn:{turn}deg;--across:{across:.2};--down:{down:.2}}}\n")
    };
    rondel_positions().iter().map(wedge).collect()
}

/// Raises the house of a site while its button, or the matching one in the column, has pointer or
/// focus.
fn raised(board: &Board) -> String {
    let selectors = Site::ALL.map(|site| {
        let id = &board.site_info(site).id;
        format!(
            ".stage:has(#choose-build-{id}:is(:hover,:focus-visible,[data-echo])) [data-site=\"{id}\"] .grows"
        )
    });
    format!("{}{{translate:0 -4px}}\n", selectors.join(",\n"))
}

/// The address of a board's style sheet. It contains a fingerprint, so the sheet may be cached for
/// ever.
pub fn board_style_address(board: &'static Board) -> String {
    let hash = fingerprint(board_style(board).as_bytes());
    format!("/boards/{}.css?{hash:016x}", board.id())
}

/// The proportions of the drawing, and the positions of rondel and harbour on it.
fn stage(city: &City<'_>) -> String {
    let (width, height) = city.size();
    let (house_width, house_height) = city.house_size();
    let proportion = width / height;
    let (zoom, houses, churches) = (city.zoom(), city.house_growth(), city.church_growth());
    format!(
        "body{{--proportion:{proportion:.4};--zoom:{zoom:.3};--house-growth:{houses};--church-growth:{churches};\
         --house-width:{house_width:.2}%;--house-height:{house_height:.2}%}}\n\
         .slot-rondel{{{}}}\n.slot-harbour{{{}}}\n",
        city.rondel_slot(),
        city.harbour_slot()
    )
}
