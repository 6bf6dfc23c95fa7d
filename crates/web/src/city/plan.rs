//! The computed layout of a city.

use super::cells::nearer;
use super::church;
use super::course::Course;
use super::parish::{Division, Member, divide};
use super::phone::{self, OnPhone, PhoneSizes};
use super::scale::scale;
use super::seat::{CitySeat, Surroundings, seats};
use super::sheet::{Sheet, Slots};
use super::shown::Shown;
use super::table;
use crate::draw::house;
use crate::geometry::{Area, Ring, Spot, convex_hull, sides, spot};
use hamburgum_engine::{Board, ByChurch, Church, Place, Point, Site};

/// A city with computed outlines.
pub(super) struct Plan<'b> {
    pub(super) board: &'b Board,
    pub(super) shown: Shown,
    pub(super) sheet: Sheet,
    /// The factor from the board's map to the drawing.
    scale: f64,
    /// The city's outline.
    pub(super) wall: Ring,
    pub(super) division: Division,
    /// The land around the cathedral.
    pub(super) precinct: Ring,
    pub(super) seats: ByChurch<CitySeat>,
    /// The area of each name plate relative to its church.
    pub(super) plates: ByChurch<Area>,
    /// The lines in the order of the board's.
    pub(super) courses: Vec<Course>,
    pub(super) house_scale: f64,
    /// The sizes on a phone.
    pub(super) phone: PhoneSizes,
    /// The area of the whole drawing.
    pub(super) frame: Area,
    /// The areas of rondel and harbour, if the city is drawn for a game.
    pub(super) slots: Option<Slots>,
}

/// The distance from the outermost places to the wall.
const ROOM_AT_WALL: f64 = 58.0;
/// The distance from the wall to the edge of the sheet.
const MARGIN: f64 = 50.0;
/// The minimum width of a sheet, which its legend needs.
const NARROWEST: f64 = 560.0;

impl<'b> Plan<'b> {
    pub(super) fn of(board: &'b Board, sheet: Sheet) -> Self {
        Self::of_part(board, Shown::all(board), sheet)
    }

    /// The same for a part of the board, which must have a place.
    pub(super) fn of_part(board: &'b Board, shown: Shown, sheet: Sheet) -> Self {
        let scale = scale(board, &shown);
        let at = |place| scaled(board, place, scale);
        let churches = shown.churches.iter().map(|&church| at(Place::Church(church)));
        let corners = board.wall().iter().map(|&corner| at_scale(corner, scale));
        let wall = wall(shown.places().map(at), churches, corners);
        let members: Vec<_> = members(board, &shown)
            .map(|(place, parish)| Member { at: at(place), parish })
            .collect();
        let division = divide(&members, &wall);
        let sites = Sites { board, shown: &shown, sheet, at: &at };
        let room = sites.room();
        let house_scale = room.clamp(SMALLEST_HOUSE, LARGEST_HOUSE);
        let room_on_phone = room / house_scale;
        let houses = |growth: f64| sites.areas(house_scale * growth, 0.0);
        let plates = plates(board, sheet);
        let seats = seats(&Surroundings {
            board,
            shown: &shown,
            at: &at,
            parishes: &division.parishes,
            canals: &division.canals,
            houses: &sites.areas(house_scale, 6.0),
            houses_on_phone: &match sheet {
                Sheet::Picture => Vec::new(),
                Sheet::Table => houses(room_on_phone.clamp(1.0, phone::LARGEST_HOUSE)),
            },
            plates: &plates,
        });
        let precinct = precinct(board, &shown, &at, seats[cathedral(board)], &wall);
        let courses = courses(&sites, &seats, &plates, &houses(1.0));
        let phone = OnPhone {
            board,
            seats: &seats,
            plates: &plates,
            courses: &courses,
            houses: &houses,
            room: room_on_phone,
        }
        .sizes();
        let (frame, slots) = match sheet {
            Sheet::Picture => (frame(board, &shown, &wall, scale), None),
            Sheet::Table => {
                let slots = Slots::around(&wall);
                (slots.frame, Some(slots))
            }
        };
        Self {
            board,
            shown,
            sheet,
            scale,
            wall,
            division,
            precinct,
            seats,
            plates,
            courses,
            house_scale,
            phone,
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

    /// Where the author of the board has placed the harbour, in the drawing.
    pub(super) fn harbour(&self) -> Option<Spot> {
        self.board.harbour().map(|at| at_scale(at, self.scale))
    }

    /// The wall on the board's map.
    pub(super) fn wall_on_map(&self) -> Ring {
        self.wall.iter().map(|&at| at * (1.0 / self.scale)).collect()
    }

    /// The position of a place in the drawing.
    pub(super) fn at(&self, place: Place) -> Spot {
        scaled(self.board, place, self.scale)
    }
}

fn scaled(board: &Board, place: Place, scale: f64) -> Spot {
    at_scale(board.at(place), scale)
}

fn at_scale(at: Point, scale: f64) -> Spot {
    spot(f64::from(at.x), f64::from(at.y)) * scale
}

/// The places that belong to a parish; the cathedral belongs to none.
fn members(board: &Board, shown: &Shown) -> impl Iterator<Item = (Place, Church)> {
    shown.places().filter_map(|place| match place {
        Place::Church(church) if board.church_info(church).cathedral => None,
        Place::Church(church) => Some((place, church)),
        Place::Site(site) => Some((place, board.site_info(site).parish)),
    })
}

/// The distance from the wall around the places to the farthest corner of a wall that its author has
/// drawn. Farther ones would make the city small on its sheet.
const FARTHEST_CORNER: f64 = 120.0;

/// The wall around all places, with room for houses, spires and plates, and around the corners that the
/// author of the board has drawn.
fn wall(
    places: impl Iterator<Item = Spot>,
    churches: impl Iterator<Item = Spot>,
    corners: impl Iterator<Item = Spot>,
) -> Ring {
    let around_places = room_at_wall(places, churches);
    let reach = Area::around(around_places.iter().copied()).map(|area| area.grown(FARTHEST_CORNER));
    let near = corners.map(|corner| reach.map_or(corner, |reach| reach.nearest(corner)));
    convex_hull(around_places.iter().copied().chain(near).collect())
}

/// The points that the wall encloses in any case.
fn room_at_wall(places: impl Iterator<Item = Spot>, churches: impl Iterator<Item = Spot>) -> Ring {
    let room = octagon(ROOM_AT_WALL, ROOM_AT_WALL * 0.414);
    let around_places = places.flat_map(|at| room.map(|corner| at + corner));
    let around_churches = churches.flat_map(|at| {
        [
            (-44.0, -118.0),
            (44.0, -118.0),
            (-74.0, -20.0),
            (74.0, -20.0),
            (-74.0, 46.0),
            (74.0, 46.0),
        ]
        .map(|(x, y)| at + spot(x, y))
    });
    around_places.chain(around_churches).collect()
}

fn octagon(radius: f64, half_side: f64) -> [Spot; 8] {
    let (a, b) = (radius, half_side);
    [(-b, -a), (b, -a), (a, -b), (a, b), (b, a), (-b, a), (-a, b), (-a, -b)]
        .map(|(x, y)| spot(x, y))
}

/// The sites of a city.
struct Sites<'s> {
    board: &'s Board,
    shown: &'s Shown,
    sheet: Sheet,
    at: &'s dyn Fn(Place) -> Spot,
}

impl Sites<'_> {
    /// The two areas of each house relative to its point: on a table it has room for a citizen.
    fn shapes(&self, site: Site) -> [Area; 2] {
        match self.sheet {
            Sheet::Picture => house::areas(self.board.site_info(site)),
            Sheet::Table => house::areas_with_citizen(self.board.site_info(site)),
        }
    }

    /// The areas of all houses, with a distance around them.
    fn areas(&self, scale: f64, distance: f64) -> Vec<Area> {
        let areas = |site| {
            let at = (self.at)(Place::Site(site));
            self.shapes(site).map(|area| area.grown(distance).scaled(scale).moved(at))
        };
        self.shown.sites().flat_map(areas).collect()
    }

    /// The maximum size of houses before two of them overlap.
    fn room(&self) -> f64 {
        let all: Vec<_> = self
            .shown
            .sites()
            .flat_map(|site| {
                self.shapes(site).map(|area| (site, (self.at)(Place::Site(site)), area))
            })
            .collect();
        let pairs = all.iter().enumerate().flat_map(|(i, one)| {
            all[..i].iter().filter(|other| other.0 != one.0).map(move |other| (one, other))
        });
        pairs
            .map(|(one, other)| room_between(other.1 - one.1, one.2, other.2))
            .fold(f64::INFINITY, f64::min)
    }
}

/// The scale at which two areas touch, the second of which is moved this way.
fn room_between(way: Spot, one: Area, other: Area) -> f64 {
    const APART: f64 = 3.0;
    [
        way.x / (one.high.x - other.low.x + APART),
        -way.x / (other.high.x - one.low.x + APART),
        way.y / (one.high.y - other.low.y + APART),
        -way.y / (other.high.y - one.low.y + APART),
    ]
    .into_iter()
    .fold(0.0, f64::max)
}

/// The lines, around the houses and churches that they do not end at.
fn courses(
    city: &Sites<'_>,
    seats: &ByChurch<CitySeat>,
    plates: &ByChurch<Area>,
    houses: &[Area],
) -> Vec<Course> {
    const APART: f64 = 4.0;
    let end = |place| match place {
        Place::Church(church) => seats[church].end_of_line((city.at)(place)),
        Place::Site(_) => (city.at)(place),
    };
    let sites = city.shown.sites().zip(houses.chunks(2));
    let obstacles: Vec<(Place, Area)> = sites
        .flat_map(|(site, areas)| areas.iter().map(move |&area| (Place::Site(site), area)))
        .chain(city.shown.churches.iter().flat_map(|&church| {
            let [plate, nave, _] = seats[church].areas(plates[church]);
            [plate, nave].map(|area| (Place::Church(church), area))
        }))
        .map(|(place, area)| (place, area.grown(APART)))
        .collect();
    let straight: Vec<_> =
        city.shown.lines.iter().map(|&(from, to)| (end(from), end(to))).collect();
    let course = |&(from, to): &(Place, Place)| {
        let foreign = obstacles.iter().filter(|&&(place, _)| place != from && place != to);
        let foreign: Vec<Area> = foreign.map(|&(_, area)| area).collect();
        Course::around(end(from), end(to), &foreign, &straight)
    };
    city.shown.lines.iter().map(course).collect()
}

/// The areas of the name plates: on a table they have room for tokens.
fn plates(board: &Board, sheet: Sheet) -> ByChurch<Area> {
    let info = |church| board.church_info(church);
    match sheet {
        Sheet::Picture => ByChurch::from_fn(|church| church::Plate::of(info(church)).area()),
        Sheet::Table => ByChurch::from_fn(|church| table::plate::Plate::of(info(church)).area()),
    }
}

const SMALLEST_HOUSE: f64 = 0.6;
const LARGEST_HOUSE: f64 = 1.06;

/// The land around the cathedral within the wall; no other place belongs to it.
fn precinct(
    board: &Board,
    shown: &Shown,
    at: &impl Fn(Place) -> Spot,
    seat: CitySeat,
    wall: &[Spot],
) -> Ring {
    const ROOM_FOR_HOUSE: f64 = 36.0;
    const ROOM_FOR_QUAY: f64 = 10.0;
    if !shown.has_church(cathedral(board)) {
        return Ring::new();
    }
    let own = at(Place::Church(cathedral(board)));
    let middle = seat.at - spot(0.0, 22.0 * seat.scale);
    let whole =
        octagon(66.0 * seat.scale, 28.0 * seat.scale).map(|corner| middle + corner).to_vec();
    // The precinct ends before the house of a neighbour, or half-way if the neighbour is very near.
    let neighbours = members(board, shown).map(|(place, _)| {
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

fn frame(board: &Board, shown: &Shown, wall: &[Spot], scale: f64) -> Area {
    let map = board.map();
    let sheet = Area::new(0.0, 0.0, f64::from(map.width) * scale, f64::from(map.height) * scale);
    let city = Area::around(wall.iter().copied()).unwrap_or(sheet);
    // A finished city in a corner of its map is not surrounded by empty fields.
    let fields = if shown.is_all() { sheet.intersection(city.grown(MARGIN * 3.0)) } else { sheet };
    let frame = fields.union(city.grown(MARGIN));
    let missing = (NARROWEST - frame.width()).max(0.0) / 2.0;
    Area { low: frame.low - spot(missing, 0.0), high: frame.high + spot(missing, 0.0) }
}
