//! Cities of unusual shapes, for the gallery and for tests of the drawing.

use hamburgum_engine::{Board, BoardDraft, Church, MapSize, Place, Point, Site};

/// A city that is another one with some things changed.
#[derive(Clone)]
pub(crate) struct Sketch {
    pub(crate) of: &'static Board,
    pub(crate) id: &'static str,
    pub(crate) map: MapSize,
    /// Where each place of [`places`] is.
    pub(crate) spots: Vec<(f64, f64)>,
    pub(crate) churches: [String; 6],
    pub(crate) sites: Vec<String>,
    pub(crate) lines: Vec<(Place, Place)>,
    pub(crate) harbour: Option<[u32; 2]>,
    pub(crate) wall: Vec<[u32; 2]>,
}

/// All cities of unusual shapes.
pub(crate) fn shapes() -> Vec<Board> {
    [
        coasts(),
        proportions(),
        vec![in_a_corner(), two_towns(), ring(), dense()],
        vec![scattered(), few_lines(), many_lines()],
        walls(),
        vec![long_names(), dense().with_long_names("dense-names"), scripts(), accents()],
    ]
    .concat()
    .iter()
    .map(Sketch::board)
    .collect()
}

/// Churches and then sites.
pub(crate) fn places() -> impl Iterator<Item = Place> {
    Church::ALL.map(Place::Church).into_iter().chain(Site::ALL.map(Place::Site))
}

impl Sketch {
    /// The same city under another id.
    pub(crate) fn of(board: &'static Board, id: &'static str) -> Self {
        let spot = |place| {
            let Point { x, y } = board.at(place);
            (f64::from(x), f64::from(y))
        };
        Self {
            of: board,
            id,
            map: board.map(),
            spots: places().map(spot).collect(),
            churches: Church::ALL.map(|church| board.church_info(church).name.clone()),
            sites: Site::ALL.map(|site| board.site_info(site).id.clone()).to_vec(),
            lines: board.lines().to_vec(),
            harbour: None,
            wall: Vec::new(),
        }
    }

    /// On a map of another size, with every place moved.
    pub(crate) fn moved(
        mut self,
        (width, height): (u32, u32),
        to: impl Fn(f64, f64) -> (f64, f64),
    ) -> Self {
        self.map = MapSize { width, height };
        self.spots = self.spots.iter().map(|&(x, y)| to(x, y)).collect();
        self
    }

    /// The least distance of two places that boards must have, for a city of this extent.
    fn least(extent: f64, one: usize, other: usize) -> f64 {
        let part = match (one < 6, other < 6) {
            (false, false) => 0.071,
            (true, true) => 0.162,
            _ => 0.092,
        };
        part * extent
    }

    /// What the least distances depend on; see the board check.
    fn extent(&self) -> f64 {
        let range = |values: &mut dyn Iterator<Item = f64>| {
            let (low, high) = values
                .fold((f64::MAX, 0.0_f64), |(low, high), value| (low.min(value), high.max(value)));
            high - low
        };
        let width = range(&mut self.spots.iter().map(|spot| spot.0));
        width.max(range(&mut self.spots.iter().map(|spot| spot.1)))
    }

    /// Pushes the places apart to the least distances.
    fn spaced(mut self) -> Self {
        for _round in 0..400 {
            self = self.spaced_once();
        }
        self
    }

    fn spaced_once(mut self) -> Self {
        let (width, height) = (f64::from(self.map.width), f64::from(self.map.height));
        let extent = self.extent();
        for one in 0..self.spots.len() {
            let (mut x, mut y) = self.spots[one];
            for other in (0..self.spots.len()).filter(|&other| other != one) {
                let (dx, dy) = (x - self.spots[other].0, y - self.spots[other].1);
                let (apart, least) = (dx.hypot(dy).max(0.1), Self::least(extent, one, other));
                let push = ((least - apart + 0.5) / apart).max(0.0) * 0.5;
                (x, y) = (x + dx * push, y + dy * push);
            }
            self.spots[one] = (x.clamp(0.0, width), y.clamp(0.0, height));
        }
        self
    }

    /// With lines between places that are near to each other.
    fn with_near_lines(mut self, reach: f64) -> Self {
        self.lines = near(&self, reach);
        self
    }

    /// Crowds the places around a point, as near to each other as a board allows. One church and one
    /// site stay in the far corner, so that the city keeps its extent.
    fn crowded(mut self, (x, y): (f64, f64)) -> Self {
        self.spots[0] = (880.0, 560.0);
        self.spots[33] = (980.0, 690.0);
        for _round in 0..150 {
            for spot in &mut self.spots[1..33] {
                *spot = (spot.0 + (x - spot.0) * 0.02, spot.1 + (y - spot.1) * 0.02);
            }
            self = self.spaced_once();
        }
        self.spaced()
    }

    fn with_long_names(mut self, id: &'static str) -> Self {
        self.id = id;
        let endings = ["am Großen Fischmarkt", "Unterkirche", "Magdalene in the Milk Street"];
        for (church, name) in self.churches.iter_mut().enumerate() {
            *name =
                format!("{name} {}", endings[church % endings.len()]).chars().take(40).collect();
        }
        for (site, id) in self.sites.iter_mut().enumerate().filter(|(site, _)| site % 3 != 1) {
            *id = format!("Speicherstadt-{site}");
        }
        self
    }

    /// The board.
    pub(crate) fn board(&self) -> Board {
        let id = self.id;
        Board::parse(&self.draft().text()).unwrap_or_else(|error| panic!("{id}: {error}"))
    }

    fn draft(&self) -> BoardDraft {
        let mut draft = BoardDraft::from(self.of);
        self.id.clone_into(&mut draft.id);
        "Elsewhere".clone_into(&mut draft.name);
        (draft.note, draft.map) = (None, self.map);
        (draft.harbour, draft.wall) = (self.harbour, self.wall.clone());
        let spots = self.spots.iter().map(|&(x, y)| [x, y].map(whole));
        for ((church, at), name) in draft.churches.iter_mut().zip(spots.clone()).zip(&self.churches)
        {
            (church.at, church.name) = (at, name.clone());
        }
        for ((site, at), id) in draft.sites.iter_mut().zip(spots.skip(6)).zip(&self.sites) {
            (site.at, site.id) = (at, id.clone());
        }
        let id = |place| match place {
            Place::Church(church) => self.of.church_info(church).id.clone(),
            Place::Site(site) => self.sites[site.index()].clone(),
        };
        draft.lines = self.lines.iter().map(|&(from, to)| [id(from), id(to)]).collect();
        draft
    }
}

fn whole(value: f64) -> u32 {
    u32::try_from(value.round() as i64).unwrap_or_default()
}

fn hamburg(id: &'static str) -> Sketch {
    Sketch::of(Board::hamburgum(), id)
}

/// Hamburg with its harbour in the north, west and east, and mirrored.
fn coasts() -> Vec<Sketch> {
    vec![
        hamburg("north").moved((1000, 720), |x, y| (1000.0 - x, 720.0 - y)),
        hamburg("west").moved((720, 1000), |x, y| (720.0 - y, x)),
        hamburg("east").moved((720, 1000), |x, y| (y, 1000.0 - x)),
        hamburg("mirrored").moved((1000, 720), |x, y| (1000.0 - x, y)),
    ]
}

/// With walls and harbours of their authors, one of them as far out as the map allows.
fn walls() -> Vec<Sketch> {
    let mut wide = hamburg("wall");
    (wide.harbour, wide.wall) = (Some([700, 720]), vec![[30, 40], [970, 70], [990, 620]]);
    let mut square = hamburg("square-wall").moved((2000, 2000), |x, y| (x + 500.0, y + 640.0));
    (square.harbour, square.wall) =
        (Some([400, 1000]), vec![[0, 0], [2000, 0], [2000, 2000], [0, 2000]]);
    vec![wide, square]
}

fn proportions() -> Vec<Sketch> {
    vec![
        hamburg("wide")
            .moved((1800, 500), |x, y| (x * 1.8, y * 0.7))
            .spaced()
            .with_near_lines(240.0),
        hamburg("tall")
            .moved((560, 1100), |x, y| (x * 0.56, y * 1.53))
            .spaced()
            .with_near_lines(190.0),
    ]
}

fn in_a_corner() -> Sketch {
    hamburg("corner").moved((4000, 4000), |x, y| (x + 3000.0, y + 3280.0))
}

/// Two towns far from each other.
fn two_towns() -> Sketch {
    let apart = |x: f64, y: f64| (if x < 500.0 { x } else { x + 300.0 }, y);
    hamburg("two-towns").moved((1300, 720), apart).spaced().with_near_lines(210.0)
}

/// All places around an empty middle.
fn ring() -> Sketch {
    hamburg("ring")
        .moved((1400, 1000), |x, y| {
            let way = (y - 360.0).atan2(x - 500.0);
            let far = (x - 500.0).hypot((y - 360.0) * 1.4) / 500.0 * 0.35 + 0.65;
            (700.0 + way.cos() * 690.0 * far, 500.0 + way.sin() * 490.0 * far)
        })
        .spaced()
        .with_near_lines(260.0)
}

/// Nearly all places in one corner, as near to each other as a board allows.
fn dense() -> Sketch {
    hamburg("dense").crowded((300.0, 300.0)).with_near_lines(130.0)
}

/// Parishes in several parts.
fn scattered() -> Sketch {
    let mut sketch = hamburg("scattered");
    let count = sketch.spots.len() - 6;
    let sites = sketch.spots[6..].to_vec();
    for (site, spot) in sketch.spots[6..].iter_mut().enumerate() {
        *spot = sites[site * 11 % count];
    }
    sketch.with_near_lines(230.0)
}

/// As few lines as connect everything.
fn few_lines() -> Sketch {
    let mut sketch = hamburg("few-lines");
    let mut groups: Vec<usize> = (0..sketch.spots.len()).collect();
    let index = |place| places().position(|other| other == place).expect("one of the places");
    sketch.lines.retain(|&(from, to)| {
        let (one, other) = (groups[index(from)], groups[index(to)]);
        groups.iter_mut().filter(|group| **group == other).for_each(|group| *group = one);
        one != other
    });
    sketch
}

/// A line between all places that are near to each other, and some that pass other places.
fn many_lines() -> Sketch {
    let mut sketch = hamburg("many-lines").with_near_lines(210.0);
    let site = |id| Place::Site(sketch.of.site(id).expect("a site of Hamburg"));
    let passing = [("M1", "M5"), ("M6", "N5"), ("C1", "C2")].map(|(a, b)| (site(a), site(b)));
    let is_new = |line: &(Place, Place)| {
        !sketch.lines.iter().any(|&(a, b)| *line == (a, b) || *line == (b, a))
    };
    let passing: Vec<_> = passing.into_iter().filter(is_new).collect();
    sketch.lines.extend(passing);
    sketch
}

/// Lines without crossings, shortest first: between near places, and between distant ones that nothing
/// else connects.
fn near(sketch: &Sketch, reach: f64) -> Vec<(Place, Place)> {
    let places: Vec<Place> = places().collect();
    let spots = &sketch.spots;
    let far = |one: usize, other: usize| {
        (spots[one].0 - spots[other].0).hypot(spots[one].1 - spots[other].1)
    };
    let is_church = |place: usize| matches!(places[place], Place::Church(_));
    let mut pairs: Vec<(usize, usize)> = (0..spots.len())
        .flat_map(|one| (0..one).map(move |other| (one, other)))
        .filter(|&(one, other)| !(is_church(one) && is_church(other)))
        .collect();
    pairs.sort_by(|a, b| far(a.0, a.1).total_cmp(&far(b.0, b.1)));
    let mut groups: Vec<usize> = (0..spots.len()).collect();
    let mut kept: Vec<(usize, usize)> = Vec::new();
    for (one, other) in pairs {
        let crosses = |line: &(usize, usize)| {
            cross((spots[line.0], spots[line.1]), (spots[one], spots[other]))
        };
        let (group, joined) = (groups[one], groups[other]);
        let is_clear =
            (0..spots.len()).filter(|place| ![one, other].contains(place)).all(|place| {
                distance(spots[place], (spots[one], spots[other])) > 0.045 * sketch.extent()
            });
        let is_wanted = far(one, other) < reach && is_clear || group != joined;
        if is_wanted && !kept.iter().any(crosses) {
            groups.iter_mut().filter(|it| **it == joined).for_each(|it| *it = group);
            kept.push((one, other));
        }
    }
    kept.into_iter().map(|(one, other)| (places[one], places[other])).collect()
}

type Segment = ((f64, f64), (f64, f64));

/// The distance of a point to a segment.
fn distance(at: (f64, f64), (from, to): Segment) -> f64 {
    let (way, there) = ((to.0 - from.0, to.1 - from.1), (at.0 - from.0, at.1 - from.1));
    let along = (there.0 * way.0 + there.1 * way.1) / (way.0 * way.0 + way.1 * way.1);
    let along = along.clamp(0.0, 1.0);
    (there.0 - way.0 * along).hypot(there.1 - way.1 * along)
}

fn cross(one: Segment, other: Segment) -> bool {
    let turn = |a: (f64, f64), b: (f64, f64), c: (f64, f64)| {
        (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)
    };
    turn(one.0, one.1, other.0) * turn(one.0, one.1, other.1) < 0.0
        && turn(other.0, other.1, one.0) * turn(other.0, other.1, one.1) < 0.0
}

fn long_names() -> Sketch {
    hamburg("long-names").with_long_names("long-names")
}

/// Names in other scripts.
fn scripts() -> Sketch {
    let mut sketch = hamburg("scripts");
    sketch.churches = [
        "Храм Живоначальной Троицы в Щукине",
        "聖ニコラス教会聖ニコラス教会聖堂",
        "Αγία Αικατερίνη των Ευαγγελιστών",
        "كنيسة القديس بطرس الكبيرة",
        "성 마리아 대성당",
        "ЩЩЩЩЩЩЩЩЩЩ",
    ]
    .map(str::to_owned);
    sketch
}

fn accents() -> Sketch {
    let mut sketch = hamburg("accents");
    sketch.churches = [
        "Świętej Małgorzaty",
        "Błogosławionej Żółć",
        "Ñuñoa São João",
        "Donaudampfschifffahrtsgesellschaftskirch",
        "Œuvre-Nôtre-Dame-de-l’Épée",
        "Ở Đền thờ Chúa Giêsu",
    ]
    .map(str::to_owned);
    sketch
}
