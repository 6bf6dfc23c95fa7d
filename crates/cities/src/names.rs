//! Invented names for cities, and names of saints for their churches.
//!
//! They are Latin or plain names, so that they need no translation.

use crate::chance::Chance;
use crate::place::{CATHEDRAL, CHURCHES};

/// The names of a city and its churches.
#[derive(Clone, Debug)]
pub(crate) struct Names {
    pub(crate) city: String,
    pub(crate) churches: [ChurchName; CHURCHES],
}

/// The name of a church, and its id in records.
#[derive(Clone, Debug)]
pub(crate) struct ChurchName {
    pub(crate) id: String,
    pub(crate) name: String,
}

impl Names {
    /// Draws names; the churches of a city have different initials, which begin the ids of their sites.
    pub(crate) fn draw(chance: &mut Chance) -> Self {
        let city = format!("{}{}", chance.pick(&STEMS), chance.pick(&ENDINGS));
        let mut saints = SAINTS;
        chance.shuffle(&mut saints);
        let (id, cathedral) = chance.pick(&CATHEDRALS);
        let mut initials: Vec<&str> = Vec::new();
        let mut left = saints.into_iter();
        let churches = std::array::from_fn(|church| {
            if church == CATHEDRAL {
                return ChurchName { id: id.to_owned(), name: cathedral.to_owned() };
            }
            let saint = left
                .find(|saint| !initials.contains(&&saint[..1]))
                .expect("saints with more than five initials");
            initials.push(&saint[..1]);
            ChurchName { id: saint.to_lowercase(), name: format!("St. {saint}") }
        });
        Self { city, churches }
    }
}

const STEMS: [&str; 69] = [
    "Albi", "Arno", "Asca", "Belli", "Brena", "Calo", "Cara", "Cervi", "Clara", "Corni", "Dalma",
    "Dorni", "Duri", "Elva", "Emi", "Esca", "Falci", "Fara", "Ferra", "Flora", "Gera", "Gladi",
    "Grana", "Holmi", "Hora", "Ili", "Ivra", "Juni", "Kala", "Lari", "Lauri", "Linda", "Luna",
    "Lupi", "Marla", "Mela", "Mira", "Monta", "Nava", "Nori", "Nova", "Olva", "Ora", "Padu",
    "Pela", "Pini", "Querci", "Rava", "Rivo", "Roda", "Rosa", "Salvi", "Sara", "Selga", "Silva",
    "Sola", "Sundi", "Tarva", "Tela", "Torni", "Ulmi", "Umbra", "Vara", "Velu", "Verdi", "Vesta",
    "Vola", "Wida", "Zeri",
];

const ENDINGS: [&str; 16] = [
    "briga", "burgum", "castrum", "cella", "dunum", "fontis", "furtum", "lacum", "lentia",
    "mundum", "pontum", "portum", "stadium", "tonium", "vicum", "villa",
];

const CATHEDRALS: [(&str, &str); 9] = [
    ("maria", "Sancta Maria"),
    ("salvator", "Salvator"),
    ("trinitas", "Sancta Trinitas"),
    ("crux", "Sancta Crux"),
    ("spiritus", "Sanctus Spiritus"),
    ("omnium", "Omnium Sanctorum"),
    ("corpus", "Corpus Christi"),
    ("angeli", "Sancti Angeli"),
    ("assumptio", "Assumptio"),
];

const SAINTS: [&str; 50] = [
    "Anna",
    "Andreas",
    "Ansgar",
    "Barbara",
    "Benedictus",
    "Bonifatius",
    "Clara",
    "Clemens",
    "Cyriacus",
    "Dionysius",
    "Dorothea",
    "Elisabeth",
    "Erasmus",
    "Felix",
    "Florian",
    "Franciscus",
    "Gallus",
    "Georgius",
    "Gertrud",
    "Helena",
    "Hubertus",
    "Ignatius",
    "Johannis",
    "Jodocus",
    "Lambertus",
    "Laurentius",
    "Lucas",
    "Lucia",
    "Magdalena",
    "Marcus",
    "Martinus",
    "Mauritius",
    "Nicolaus",
    "Norbertus",
    "Odilia",
    "Olavus",
    "Pancratius",
    "Paulus",
    "Quirinus",
    "Remigius",
    "Rochus",
    "Sebastian",
    "Stephanus",
    "Thomas",
    "Theresia",
    "Ursula",
    "Urbanus",
    "Vincentius",
    "Vitus",
    "Walburga",
];
