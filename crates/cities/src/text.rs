//! A city as a board file.

use crate::CityWord;
use crate::draft::Draft;
use crate::ground::MAP;
use crate::place::{CATHEDRAL, CHURCHES, PARISH_CHURCHES, PLACES, SITES, TOKENS};
use std::fmt::Write;

/// Writes the board file.
pub(crate) fn board_file(word: CityWord, draft: &Draft) -> String {
    let (width, height) = MAP;
    let ids = Ids::of(draft);
    let mut text = format!(
        "# {} is a city made by Hamburgum from the seed {}.\n\n\
         id = \"{word}\"\nname = \"{}\"\nmap = {{ width = {width}, height = {height} }}\n",
        draft.names.city,
        word.seed(),
        draft.names.city
    );
    for church in 0..CHURCHES {
        text += &church_text(draft, church);
    }
    text += "\n[sites]\n";
    for &site in &ids.order {
        text += &site_text(draft, &ids, site);
    }
    text += "\n[lines]\n";
    let sites = ids.order.iter().map(|site| CHURCHES + site);
    for place in (0..CHURCHES).chain(sites) {
        text += &lines_text(draft, &ids, place);
    }
    text
}

/// The ids of the places, and the order of the sites: parish by parish, numbered from the top.
struct Ids {
    places: [String; PLACES],
    order: Vec<usize>,
}

impl Ids {
    fn of(draft: &Draft) -> Self {
        let churches = &draft.names.churches;
        let mut places: [String; PLACES] = std::array::from_fn(|place| {
            churches.get(place).map(|church| church.id.clone()).unwrap_or_default()
        });
        let mut order = Vec::with_capacity(SITES);
        for church in PARISH_CHURCHES {
            let initial = &places[church][..1].to_uppercase();
            let mut sites: Vec<usize> =
                (0..SITES).filter(|&site| draft.parishes[site] == church).collect();
            sites.sort_by_key(|&site| (draft.layout[CHURCHES + site].y, site));
            for (number, &site) in sites.iter().enumerate() {
                places[CHURCHES + site] = format!("{initial}{}", number + 1);
            }
            order.append(&mut sites);
        }
        Self { places, order }
    }
}

fn church_text(draft: &Draft, church: usize) -> String {
    let (name, tokens, at) = (&draft.names.churches[church], TOKENS[church], draft.layout[church]);
    let cathedral = if church == CATHEDRAL { "cathedral = true\n" } else { "" };
    format!(
        "\n[[church]]\nid = \"{}\"\nname = \"{}\"\ncolour = \"{}\"\n{cathedral}\
         building = {{ kind = \"{}\", prestige = {} }}\ncitizen = {}\nat = [{}, {}]\n",
        name.id,
        name.name,
        tokens.colour,
        tokens.building,
        tokens.building_prestige,
        tokens.citizen_prestige,
        at.x,
        at.y
    )
}

fn site_text(draft: &Draft, ids: &Ids, site: usize) -> String {
    let at = draft.layout[CHURCHES + site];
    format!(
        "{} = {{ kind = \"{}\", parish = \"{}\", at = [{}, {}] }}\n",
        ids.places[CHURCHES + site],
        draft.kinds[site],
        ids.places[draft.parishes[site]],
        at.x,
        at.y
    )
}

/// The lines that start at a place; each line is written once.
fn lines_text(draft: &Draft, ids: &Ids, place: usize) -> String {
    let mut ends: Vec<&str> = draft
        .lines
        .iter()
        .filter(|line| line.0 == place)
        .map(|line| ids.places[line.1].as_str())
        .collect();
    ends.sort_unstable();
    let mut text = String::new();
    if !ends.is_empty() {
        writeln!(text, "{} = {ends:?}", ids.places[place]).expect("room in a string");
    }
    text
}
