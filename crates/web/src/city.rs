//! A city as a drawing: parishes, water and walls, lines, houses and churches.
//!
//! Nothing here is drawn by hand for one board: every outline is computed from where the board's
//! places lie.

mod border;
mod building;
mod cells;
mod church;
mod fort;
mod house;
mod icon;
mod land;
mod legend;
mod lines;
mod miniature;
mod palette;
mod parish;
mod plan;
mod river;
mod seat;
mod sheet;
mod spire;
mod style;
mod table;
#[cfg(test)]
mod tests;

pub(crate) use building::building;
pub(crate) use seat::Facing;
pub use table::{City, CityView};

use crate::geometry::number;
use hamburgum_engine::{Board, Church, Place, Site};
use maud::{Markup, PreEscaped, html};
use plan::Plan;
use sheet::Sheet;

/// Draws a city as an SVG document of its own, for day and night.
///
/// ```
/// use hamburgum_engine::Board;
/// let drawing = hamburgum_web::city_svg(Board::hamburgum()).into_string();
/// assert!(drawing.starts_with("<svg"));
/// assert!(drawing.contains("St. Petri"));
/// ```
pub fn city_svg(board: &Board) -> Markup {
    let plan = Plan::of(board, Sheet::Picture);
    let (width, height) = (plan.frame.width(), plan.frame.height() + legend::height(&plan));
    let (corner, id) = (plan.frame.low, board.id());
    let view = [corner.x, corner.y, width, height].map(number).join(" ");
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class="art city" role="img" viewBox=(view)
            width=(number(width)) height=(number(height)) aria-labelledby={ (id) "-title " (id) "-desc" } {
            title id={ (id) "-title" } { "Map of " (board.name()) }
            desc id={ (id) "-desc" } { (description(board)) }
            style { (PreEscaped(style::style())) }
            (land::land(&plan))
            (lines::lines(&plan))
            (places(&plan))
            (legend::legend(&plan))
        }
    }
}

fn description(board: &Board) -> String {
    format!(
        "The city of {} with six churches, {} sites and {} lines. {}",
        board.name(),
        Site::COUNT,
        board.lines().len(),
        board.note().unwrap_or_default()
    )
}

/// Churches and houses, those further down in front of those further up.
fn places(plan: &Plan<'_>) -> Markup {
    let board = plan.board;
    let churches = Church::ALL.into_iter().map(|church| {
        let seat = &plan.seats[church];
        (seat.at.y, church::church(board.church_info(church), seat))
    });
    let houses = Site::ALL.into_iter().map(|site| {
        let at = plan.at(Place::Site(site));
        (at.y, house::house(board.site_info(site), at, plan.house_scale))
    });
    let mut all: Vec<_> = churches.chain(houses).collect();
    all.sort_by(|a, b| a.0.total_cmp(&b.0));
    html! { @for (_, drawing) in all { (drawing) } }
}
