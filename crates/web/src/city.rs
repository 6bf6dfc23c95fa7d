//! A city as a drawing: parishes, water and walls, lines, houses and churches.
//!
//! Nothing here is drawn by hand for one board: every outline is computed from the positions of the
//! board's places.

mod border;
mod building;
mod cells;
mod church;
mod coast;
mod course;
mod fort;
mod house;
mod icon;
mod land;
mod legend;
mod lines;
mod miniature;
mod overlap;
mod palette;
mod parish;
mod phone;
mod plan;
mod river;
mod scale;
mod seat;
mod sheet;
mod shown;
mod spire;
mod style;
mod table;
#[cfg(test)]
mod tests;

pub(crate) use building::building;
pub use overlap::{Overlap, Rendition, overlaps};
pub(crate) use seat::Facing;
pub(crate) use shown::Shown;
pub use table::{City, CityView};

use crate::geometry::{Spot, line_path, number};
use crate::{Language, Texts};
use hamburgum_engine::{Board, Place, Site};
use maud::{Markup, PreEscaped, html};
use plan::Plan;
use sheet::Sheet;

/// Draws a city as a standalone SVG document for light and dark mode, with English texts.
pub fn city_svg(board: &Board) -> Markup {
    city_svg_in(board, Language::English)
}

/// Draws a city as a standalone SVG document for light and dark mode.
///
/// ```
/// use hamburgum_engine::Board;
/// use hamburgum_web::{Language, city_svg_in};
///
/// let drawing = city_svg_in(Board::hamburgum(), Language::German).into_string();
/// assert!(drawing.starts_with("<svg"));
/// assert!(drawing.contains("St. Petri"));
/// assert!(drawing.contains("Tuchmacher"));
/// ```
pub fn city_svg_in(board: &Board, language: Language) -> Markup {
    picture(&Plan::of(board, Sheet::Picture), language, &Markup::default())
}

/// The picture of a city that may be unfinished, but must have a place.
pub(crate) struct CityPicture<'b>(Plan<'b>);

impl<'b> CityPicture<'b> {
    pub(crate) fn of(board: &'b Board, shown: Shown) -> Self {
        Self(Plan::of_part(board, shown, Sheet::Picture))
    }

    pub(crate) fn svg(&self, language: Language) -> Markup {
        picture(&self.0, language, &Markup::default())
    }

    /// With marks on its places.
    pub(crate) fn marked(
        &self,
        language: Language,
        marks: impl Fn(Place, Spot) -> Markup,
    ) -> Markup {
        let plan = &self.0;
        let marks = html! { @for place in plan.shown.places() { (marks(place, plan.at(place))) } };
        picture(plan, language, &marks)
    }

    /// The wall on the board's map, as a path.
    pub(crate) fn wall_on_map(&self) -> String {
        format!("{}z", line_path(&self.0.wall_on_map()))
    }
}

fn picture(plan: &Plan<'_>, language: Language, marks: &Markup) -> Markup {
    let (texts, board) = (Texts::of(language), plan.board);
    let (width, height) = (plan.frame.width(), plan.frame.height() + legend::height(plan));
    let (corner, id) = (plan.frame.low, board.id());
    let view = [corner.x, corner.y, width, height].map(number).join(" ");
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class="art city" role="img" viewBox=(view)
            width=(number(width)) height=(number(height)) aria-labelledby={ (id) "-title " (id) "-desc" } {
            title id={ (id) "-title" } { (texts.say("rules-maps-of").with("name", board.name()).text()) }
            desc id={ (id) "-desc" } { (description(board, texts)) }
            style { (PreEscaped(style::style())) }
            (land::land(plan))
            (lines::lines(plan))
            (marks)
            (places(plan, texts))
            (legend::legend(plan, texts))
        }
    }
}

fn description(board: &Board, texts: &Texts) -> String {
    let city = texts
        .say("rules-maps-describes")
        .with("name", board.name())
        .with("number", Site::COUNT)
        .with("all", board.lines().len())
        .text();
    [Some(city), note(board, texts)].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The note in the board's file. The note about the origin of our maps is translated.
fn note(board: &Board, texts: &Texts) -> Option<String> {
    let ours = |texts: &Texts| texts.say("rules-maps-not-printed").text();
    let note = board.note()?;
    Some(if note == ours(Texts::of(Language::English)) { ours(texts) } else { note.to_owned() })
}

/// Churches and houses from back to front.
fn places(plan: &Plan<'_>, texts: &Texts) -> Markup {
    let board = plan.board;
    let churches = plan.shown.churches.iter().map(|&church| {
        let seat = &plan.seats[church];
        (seat.at.y, church::church(board.church_info(church), seat, texts))
    });
    let houses = plan.shown.sites().map(|site| {
        let at = plan.at(Place::Site(site));
        let about = texts.say("rules-maps-site").site(board, site).text();
        (at.y, house::house(board.site_info(site), &about, at, plan.house_scale))
    });
    let mut all: Vec<_> = churches.chain(houses).collect();
    all.sort_by(|a, b| a.0.total_cmp(&b.0));
    html! { @for (_, drawing) in all { (drawing) } }
}
