//! The computed layout of a city.

use super::cells::nearer;
use super::church;
use super::parish::{Division, Member, divide};
use super::seat::{CitySeat, Surroundings, seats};
use super::sheet::{Sheet, Slots};
use super::table;
use crate::draw::house::{HOUSE, HOUSE_WITH_CITIZEN};
use crate::geometry::{Area, Ring, Spot, convex_hull, sides, spot};
use hamburgum_engine::{Board, ByChurch, Church, Place, Site};

/// A city with computed outlines.
pub(super) struct Plan<'b> {
    pub(super) board: &'b Board,
    pub(super) sheet: Sheet,
    /// The factor from the board's map to the drawing.
    scale: f64,
    /// The city's outline.
    pub(super) wall: Ring,
    pub(super) division: Division,
    /// The land around the cathedral.
    pub(super) precinct: Ring,
    pub(super) seats: ByChurch<CitySeat>,
    pub(super) house_scale: f64,
    /// The factor by which houses could grow without overlapping.
    pub(super) house_growth: f64,
    /// The area of the whole drawing.
    pub(super) frame: Area,
    /// The areas of rondel and harbour, if the city is drawn for a game.
    pub(super) slots: Option<Slots>,
}

/// The area of a sheet. Houses have a fixed size, so maps of any size are scaled to about this area.
const SURFACE: f64 = 1000.0 * 720.0;
/// The distance from the outermost places to the wall.
const ROOM_AT_WALL: f64 = 58.0;
/// The distance from the wall to the edge of the sheet.
const MARGIN: f64 = 50.0;
/// The minimum width of a sheet, which its legend needs.
const NARROWEST: f64 = 560.0;

impl<'b> Plan<'b> {
    pub(super) fn of(board: &'b Board, sheet: Sheet) -> Self {
        let map = board.map();
        let scale = (SURFACE / (f64::from(map.width) * f64::from(map.height))).sqrt();
        let at = |place| scaled(board, place, scale);
        let churches = Church::ALL.into_iter().map(Place::Church);
        let wall = wall(places(board).map(at), churches.map(at));
        let members: Vec<_> =
            members(board).map(|(place, parish)| Member { at: at(place), parish }).collect();
        let division = divide(&members, &wall);
        let room = room_for_houses(Site::ALL.map(|site| at(Place::Site(site))).as_slice());
        let house_scale = room.clamp(SMALLEST_HOUSE, LARGEST_HOUSE);
        let (house, plates) = surfaces(board, sheet);
        let parishes = &division.parishes;
        let around = Surroundings { board, at: &at, parishes, house_scale, house, plates };
        let seats = seats(&around);
        let precinct = precinct(board, &at, seats[cathedral(board)], &wall);
        let (frame, slots) = match sheet {
            Sheet::Picture => (frame(board, &wall, scale), None),
            Sheet::Table => {
                let slots = Slots::around(&wall);
                (slots.frame, Some(slots))
            }
        };
        let house_growth = (room / house_scale).max(1.0);
        Self {
            board,
            sheet,
            scale,
            wall,
            division,
            precinct,
            seats,
            house_scale,
            house_growth,
            frame,
            slots,
        }
    }

    /// The church without a parish.
    pub(super) fn cathedral(&self) -> Church {
        cathedral(self.board)
    }

    /// The area of fields and water. On a table it extends beyond the frame, because the page may give
    /// the drawing more room than it needs.
    pub(super) fn ground(&self) -> Area {
        match self.sheet {
            Sheet::Picture => self.frame,
            Sheet::Table => self.frame.grown(450.0),
        }
    }

    /// The position of a place in the drawing.
    pub(super) fn at(&self, place: Place) -> Spot {
        scaled(self.board, place, self.scale)
    }
}

fn scaled(board: &Board, place: Place, scale: f64) -> Spot {
    let at = board.at(place);
    spot(f64::from(at.x), f64::from(at.y)) * scale
}

fn places(board: &Board) -> impl Iterator<Item = Place> {
    members(board).map(|(place, _)| place).chain([Place::Church(cathedral(board))])
}

/// The places that belong to a parish; the cathedral belongs to none.
fn members(board: &Board) -> impl Iterator<Item = (Place, Church)> {
    let churches = Church::ALL.into_iter().filter(|&church| !board.church_info(church).cathedral);
    let sites = Site::ALL.into_iter().map(|site| (Place::Site(site), board.site_info(site).parish));
    churches.map(|church| (Place::Church(church), church)).chain(sites)
}

/// The wall around all places, with room for houses and spires.
fn wall(places: impl Iterator<Item = Spot>, churches: impl Iterator<Item = Spot>) -> Ring {
    let room = octagon(ROOM_AT_WALL, ROOM_AT_WALL * 0.414);
    let around_places = places.flat_map(|at| room.map(|corner| at + corner));
    let above_churches =
        churches.flat_map(|at| [spot(at.x - 44.0, at.y - 118.0), spot(at.x + 44.0, at.y - 118.0)]);
    convex_hull(around_places.chain(above_churches).collect())
}

fn octagon(radius: f64, half_side: f64) -> [Spot; 8] {
    let (a, b) = (radius, half_side);
    [(-b, -a), (b, -a), (a, -b), (a, b), (b, a), (-b, a), (-a, b), (-a, -b)]
        .map(|(x, y)| spot(x, y))
}

/// The areas of houses and name plates: on a table they have room for citizens and tokens.
fn surfaces(board: &Board, sheet: Sheet) -> (Area, ByChurch<Area>) {
    let info = |church| board.church_info(church);
    match sheet {
        Sheet::Picture => {
            (HOUSE, ByChurch::from_fn(|church| church::Plate::of(info(church)).area()))
        }
        Sheet::Table => (
            HOUSE_WITH_CITIZEN,
            ByChurch::from_fn(|church| table::plate::Plate::of(info(church)).area()),
        ),
    }
}

const SMALLEST_HOUSE: f64 = 0.6;
const LARGEST_HOUSE: f64 = 1.06;

/// The maximum size of houses before two of them overlap.
fn room_for_houses(sites: &[Spot]) -> f64 {
    let pairs = sites.iter().enumerate().flat_map(|(i, &a)| sites[..i].iter().map(move |&b| a - b));
    let (width, height) = (HOUSE.width() + 6.0, HOUSE.height() + 6.0);
    pairs
        .map(|apart| (apart.x.abs() / width).max(apart.y.abs() / height))
        .fold(f64::INFINITY, f64::min)
}

/// The land around the cathedral within the wall; no other place belongs to it.
fn precinct(board: &Board, at: &impl Fn(Place) -> Spot, seat: CitySeat, wall: &[Spot]) -> Ring {
    const ROOM_FOR_HOUSE: f64 = 36.0;
    const ROOM_FOR_QUAY: f64 = 10.0;
    let own = at(Place::Church(cathedral(board)));
    let middle = seat.at - spot(0.0, 22.0 * seat.scale);
    let whole =
        octagon(66.0 * seat.scale, 28.0 * seat.scale).map(|corner| middle + corner).to_vec();
    // The precinct ends before the house of a neighbour, or half-way if the neighbour is very near.
    let neighbours = members(board).map(|(place, _)| {
        let way = at(place) - own;
        way.unit() * (way.length() - ROOM_FOR_HOUSE).max(way.length() / 2.0)
    });
    let walls = sides(wall).map(|(from, to)| {
        let outwards = spot(to.y - from.y, from.x - to.x).unit();
        outwards * ((from - own).dot(outwards) - ROOM_FOR_QUAY)
    });
    neighbours.chain(walls).fold(whole, |ring, end| nearer(&ring, own, own + end * 2.0))
}

fn cathedral(board: &Board) -> Church {
    let mut churches = Church::ALL.into_iter();
    churches
        .find(|&church| board.church_info(church).cathedral)
        .expect("the cathedral of a checked board")
}

fn frame(board: &Board, wall: &[Spot], scale: f64) -> Area {
    let map = board.map();
    let sheet = Area::new(0.0, 0.0, f64::from(map.width) * scale, f64::from(map.height) * scale);
    let city = Area::around(wall.iter().copied()).unwrap_or(sheet).grown(MARGIN);
    let frame = sheet.union(city);
    let missing = (NARROWEST - frame.width()).max(0.0) / 2.0;
    Area { low: frame.low - spot(missing, 0.0), high: frame.high + spot(missing, 0.0) }
}
