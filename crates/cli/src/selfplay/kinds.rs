//! The random selection of training games.

use crate::boards;
use crate::failure::Fault;
use anyhow::Context;
use fastrand::Rng;
use hamburgum_engine::{Board, Seating, Setup, State, Variant};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// The boards that games are drawn from, besides the built-in ones.
pub(super) struct Kinds {
    read: Vec<Board>,
    /// A city is generated when it is drawn first: a short run needs only a few of them.
    generated: Vec<OnceLock<Board>>,
}

/// The seed of the first generated city for training.
const FIRST_CITY: u32 = 1001;

/// Weights of 2, 3, 4 and 5 players, in percent.
const PLAYERS: [u32; 4] = [32, 24, 23, 21];
/// Weights of the base game and the variants, in percent.
const VARIANTS: [u32; 3] = [50, 25, 25];
/// Weights of Hamburg, London and other cities, in percent.
const CITIES: [u32; 3] = [35, 20, 45];

impl Kinds {
    /// Collects the built-in boards, generated cities and the boards of a folder.
    ///
    /// # Errors
    /// The folder or a board cannot be read.
    pub(super) fn new(cities: u32, folder: Option<&Path>) -> anyhow::Result<Self> {
        let read = folder.map(read_boards).transpose()?.unwrap_or_default();
        Ok(Self { read, generated: (0..cities).map(|_| OnceLock::new()).collect() })
    }

    /// Draws the first position of a random game.
    pub(super) fn draw(&self, rng: &mut Rng) -> State<'_> {
        let count = 2 + pick(rng, &PLAYERS);
        let variant = Variant::ALL[pick(rng, &VARIANTS)];
        let [hamburgum, londinium] = Board::built_in();
        let others = self.read.len() + self.generated.len();
        let board = match pick(rng, if others == 0 { &CITIES[..2] } else { &CITIES }) {
            0 => hamburgum,
            1 => londinium,
            _ => self.other(rng.u32(..others as u32) as usize),
        };
        let seating = Seating::of_count(count).expect("two to five players");
        let setup = Setup::initial(variant, seating);
        State::from_setup(board, &setup).expect("the beginning of a game")
    }

    /// The board with this index: first those of the folder, then the generated cities.
    fn other(&self, index: usize) -> &Board {
        self.read.get(index).unwrap_or_else(|| {
            let city = index - self.read.len();
            let generate = || hamburgum_cities::generate(FIRST_CITY + city as u32);
            self.generated[city].get_or_init(generate)
        })
    }
}

/// Draws an index with a probability proportional to its weight.
fn pick(rng: &mut Rng, weights: &[u32]) -> usize {
    let mut left = rng.u32(..weights.iter().sum::<u32>());
    let chosen = weights.iter().position(|&weight| {
        let found = left < weight;
        left = left.saturating_sub(weight);
        found
    });
    chosen.unwrap_or(0)
}

/// Reads all boards of a folder, sorted by name.
fn read_boards(folder: &Path) -> anyhow::Result<Vec<Board>> {
    let entries = std::fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let is_board = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "toml");
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let mut paths: Vec<_> = paths.filter(is_board).collect();
    paths.sort();
    if paths.is_empty() {
        let fault =
            format!("{}: holds no board: name a folder with *.toml files", folder.display());
        return Err(Fault::Option(fault).into());
    }
    paths.iter().map(|path| boards::read(path)).collect()
}
