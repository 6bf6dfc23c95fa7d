//! A city with a position on it.

mod church;
mod part;
pub(super) mod plate;
#[cfg(test)]
mod tests;
mod view;

pub use view::CityView;

use super::miniature::MiniatureSizes;
use super::plan::Plan;
use super::sheet::Sheet;
use super::{land, lines};
use crate::Language;
use crate::draw::house::{HOUSE, HouseMarks, house};
use crate::draw::{Position, canvas};
use crate::geometry::{Area, number};
use crate::rules::about;
use church::church;
use hamburgum_engine::{Board, ByChurch, BySite, ByTokenKind, Church, Place, Player, Site, State};
use maud::{Markup, PreEscaped, html};
use part::{CityPart, PartsOfCity};
use plate::Plate;
use std::sync::{Arc, Mutex, PoisonError};

/// The capacity of the cache. Visitors can ask for thousands of generated cities, and each takes some
/// 40 kB.
const MOST_KEPT: usize = 64;

/// The computed layout of a city, for drawing positions; create one for each board and reuse it.
pub struct City<'b> {
    plan: Plan<'b>,
    /// Everything that is the same in all positions.
    ground: String,
    miniature_sizes: MiniatureSizes,
    parts: PartsOfCity,
}

/// Removes the city of a board from a list.
fn take(cities: &mut Vec<Arc<City<'static>>>, board: &'static Board) -> Option<Arc<City<'static>>> {
    let place = cities.iter().position(|city| std::ptr::eq(city.board(), board))?;
    Some(cities.remove(place))
}

impl<'b> City<'b> {
    /// The city of a static board, from an LRU cache.
    pub fn kept(board: &'static Board) -> Arc<City<'static>> {
        static RECENT: Mutex<Vec<Arc<City<'static>>>> = Mutex::new(Vec::new());
        let recent = || RECENT.lock().unwrap_or_else(PoisonError::into_inner);
        let known = take(&mut recent(), board);
        // Computed without holding the lock, so that other cities need not wait.
        let city = known.unwrap_or_else(|| Arc::new(City::of(board)));
        let mut recent = recent();
        take(&mut recent, board);
        if recent.len() >= MOST_KEPT {
            recent.remove(0);
        }
        recent.push(Arc::clone(&city));
        city
    }

    /// Computes the city of a board.
    pub fn of(board: &'b Board) -> Self {
        let plan = Plan::of(board, Sheet::Table);
        let ground = html! { (land::land(&plan)) (lines::lines(&plan)) }.into_string();
        let miniature_sizes = MiniatureSizes::of(&plan);
        Self { plan, ground, miniature_sizes, parts: PartsOfCity::new() }
    }

    /// The board.
    pub fn board(&self) -> &'b Board {
        self.plan.board
    }

    pub(super) fn plan(&self) -> &Plan<'b> {
        &self.plan
    }

    pub(super) fn miniature_sizes(&self) -> MiniatureSizes {
        self.miniature_sizes
    }

    /// A hidden drawing of everything that is the same in all positions: land, water, walls and lines.
    /// A page contains it once, and the drawings of positions refer to it.
    pub fn ground(&self) -> Markup {
        html! {
            svg class="art sprite" width="0" height="0" aria-hidden="true" {
                // Selectors match the content of a `use` element only up to what it refers to, so the
                // class is here.
                defs { g id=(self.ground_id()) class="art" { (PreEscaped(&self.ground)) } }
            }
        }
    }

    fn ground_id(&self) -> String {
        format!("ground-{}", self.board().id())
    }

    /// A position on the city, for a page that contains its [`ground`](Self::ground).
    ///
    /// Sites have `data-site`; citizens, churches and tokens have `data-piece`: `citizen-M1`,
    /// `church-petri`, `token-petri-five`. Fields and water extend beyond the drawing's own width and
    /// height, so it may be displayed in a larger area.
    ///
    /// ```
    /// use hamburgum_engine::{Board, Seating, Setup, State, Variant};
    /// use hamburgum_web::draw::Label;
    /// use hamburgum_web::{City, CityView};
    ///
    /// let city = City::of(Board::hamburgum());
    /// let setup = Setup::initial(Variant::Base, Seating::of_count(3)?);
    /// let state = State::from_setup(city.board(), &setup)?;
    /// let drawing = city.draw(&state, &CityView::of(&state, Label::Named("Hamburg")));
    /// assert!(drawing.into_string().contains("data-piece=\"church-petri\""));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn draw(&self, state: &State<'_>, view: &CityView<'_>) -> Markup {
        let content = html! {
            use href={ "#" (self.ground_id()) } {}
            @for place in self.places(state, view) { (place) }
        };
        canvas("city", self.plan.frame, view.label, &content)
    }

    /// Churches and houses from back to front.
    pub(crate) fn places(&self, state: &State<'_>, view: &CityView<'_>) -> Vec<Markup> {
        let plan = &self.plan;
        let churches = Church::ALL
            .into_iter()
            .map(|id| (plan.seats[id].at.y, church(state, view, id, plan, &self.parts)));
        let houses = Site::ALL
            .into_iter()
            .map(|site| (plan.at(Place::Site(site)).y, self.house(site, marks(state, view, site))));
        let mut all: Vec<_> = churches.chain(houses).collect();
        all.sort_by(|a, b| a.0.total_cmp(&b.0));
        all.into_iter().map(|(_, drawing)| drawing).collect()
    }

    fn house(&self, site: Site, marks: HouseMarks) -> Markup {
        let plan = &self.plan;
        let draw = || {
            let at = plan.at(Place::Site(site));
            house(plan.board.site_info(site), marks, at, plan.house_scale)
        };
        self.parts.get(CityPart::House(site, marks), draw)
    }

    /// A site with its owner in words, said if they are not kept.
    pub(crate) fn words(
        &self,
        language: Language,
        site: Site,
        owner: Option<Player>,
        say: impl FnOnce() -> Markup,
    ) -> Markup {
        self.parts.get(CityPart::Words(language, site, owner), say)
    }

    /// The width and height of the drawing, for a frame of the same proportions.
    pub fn size(&self) -> (f64, f64) {
        (self.plan.frame.width(), self.plan.frame.height())
    }

    /// The factor by which houses are larger on a phone.
    pub fn house_growth(&self) -> f64 {
        hundredths(self.plan.phone.houses)
    }

    /// The factor by which churches are larger on a phone.
    pub fn church_growth(&self) -> f64 {
        hundredths(self.plan.phone.churches)
    }

    /// The factor by which the drawing may exceed the available width where the rondel is shown
    /// elsewhere, as on a phone: only water is cut off on the right.
    pub fn zoom(&self) -> f64 {
        let frame = self.plan.frame;
        let city = Area::around(self.plan.wall.iter().copied()).unwrap_or(frame);
        frame.width() / (city.high.x + (city.low.x - frame.low.x) - frame.low.x)
    }

    /// The positions of the sites in the drawing.
    pub fn site_positions(&self) -> BySite<Position> {
        let plan = &self.plan;
        BySite::from_fn(|site| Position::within(plan.frame, plan.at(Place::Site(site))))
    }

    /// The positions of the churches in the drawing: the middle of the line between building and plate.
    pub fn church_positions(&self) -> ByChurch<Position> {
        ByChurch::from_fn(|church| Position::within(self.plan.frame, self.plan.seats[church].at))
    }

    /// The positions of a church's tokens in the drawing.
    pub fn token_positions(&self, church: Church) -> ByTokenKind<Position> {
        let seat = &self.plan.seats[church];
        let plate = Plate::of(self.plan.board.church_info(church));
        ByTokenKind::from_fn(|kind| {
            let at = seat.at + plate.token_at(kind) * seat.scale;
            Position::within(self.plan.frame, at)
        })
    }

    /// The width and height of a house, in per cent of the drawing's.
    pub fn house_size(&self) -> (f64, f64) {
        let (house, frame) = (HOUSE.scaled(self.plan.house_scale), self.plan.frame);
        (house.width() / frame.width() * 100.0, house.height() / frame.height() * 100.0)
    }

    /// The area for a rondel on the water, as a style: `left`, `top` and `width` in per cent.
    pub fn rondel_slot(&self) -> String {
        self.plan.slots.map(|slots| self.slot(slots.rondel)).unwrap_or_default()
    }

    /// The area for a harbour on the water, as a style: `left`, `top` and `width` in per cent.
    pub fn harbour_slot(&self) -> String {
        self.plan.slots.map(|slots| self.slot(slots.harbour)).unwrap_or_default()
    }

    fn slot(&self, area: Area) -> String {
        let corner = Position::within(self.plan.frame, area.low);
        let width = area.width() / self.plan.frame.width() * 100.0;
        format!("{corner};width:{}%", number(width))
    }
}

fn hundredths(value: f64) -> f64 {
    (value * 100.0).floor() / 100.0
}

fn marks(state: &State<'_>, view: &CityView<'_>, site: Site) -> HouseMarks {
    HouseMarks {
        owner: state.citizen_on(site),
        legal: view.legal_sites.contains(site),
        chosen: view.chosen == Some(site),
        new: view.new_sites.contains(site),
        about: Some(about::building(state.board().site_info(site).kind, state.variant())),
    }
}
