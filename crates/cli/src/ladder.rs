//! `hamburgum ladder`: ratings from saved matches.

mod games;
mod rating;
mod text;

use crate::failure::Fault;
use crate::matches::{Spec, read_saved};
use crate::view::NameView;
use clap::Args;
use games::Games;
use rating::Rating;
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Rate players from saved matches
///
/// Fits one rating to each player from the finishing orders of all games (Plackett and Luce), for
/// each board, variant and number of players separately and, if there are several, for all
/// together. A player with 400 points more is ten times as likely to finish before the other. The
/// random player, or else the weakest one, has 0. The 95 % intervals come from 200 bootstrap
/// samples of the openings of each match; a player who always won has only a lower bound.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Options {
    /// Files from "hamburgum match --save"
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Seed of the random numbers
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

/// The ratings.
#[derive(Serialize)]
pub(crate) struct Ladder {
    seed: u64,
    tables: Vec<RatingTable>,
}

/// The ratings of some games.
#[derive(Serialize)]
struct RatingTable {
    /// The rated games, like "hamburgum, variant base, 2 players".
    of: String,
    /// `None` in the table of all games.
    board: Option<NameView>,
    /// The number of players; `None` in the table of all games.
    players: Option<usize>,
    games: usize,
    ratings: Vec<Rating>,
}

/// Reads the matches and rates their players.
pub(crate) fn run(options: &Options) -> anyhow::Result<Ladder> {
    let mut kinds: BTreeMap<String, (NameView, usize, Games)> = BTreeMap::new();
    let mut all = Games::default();
    for (settings, saved) in read_all(&options.files)? {
        let players = settings.players.len();
        let board = settings.board;
        let kind = format!("{}, variant {}, {players} players", board.id, settings.variant);
        let (_, _, games) = kinds.entry(kind).or_insert((board, players, Games::default()));
        games.add_match(saved.values());
        all.add_match(saved.values());
    }
    let several = kinds.len() > 1;
    let mut tables = Vec::new();
    for (of, (board, players, games)) in kinds {
        let table = RatingTable::of(of, &games, options.seed)?;
        tables.push(RatingTable { board: Some(board), players: Some(players), ..table });
    }
    if several {
        tables.push(RatingTable::of("all games".to_owned(), &all, options.seed)?);
    }
    Ok(Ladder { seed: options.seed, tables })
}

/// A match with its settings.
type Match = (crate::matches::Settings, crate::matches::Saved);

/// Reads all matches. They must be distinct and from the same version of the program.
fn read_all(files: &[PathBuf]) -> Result<Vec<Match>, Fault> {
    let mut matches: Vec<Match> = Vec::new();
    for (number, path) in files.iter().enumerate() {
        let (settings, saved) = read_saved(path)?;
        let both = |other: &Path, what: &str| {
            Fault::Option(format!("{} and {}: {what}", other.display(), path.display()))
        };
        for ((other, _), other_path) in matches.iter().zip(&files[..number]) {
            if *other == settings {
                return Err(both(other_path, "hold the same match: name one of them"));
            }
            if other.program != settings.program {
                return Err(both(
                    other_path,
                    "are of different versions of the program, whose levels are different players: \
                     name matches of one version",
                ));
            }
        }
        matches.push((settings, saved));
    }
    Ok(matches)
}

impl RatingTable {
    fn of(of: String, games: &Games, seed: u64) -> Result<Self, Fault> {
        if games.count() == 0 {
            return Err(Fault::Option(format!("{of}: there are no games")));
        }
        if let Some((one, other)) = games.unlinked() {
            return Err(Fault::Option(format!(
                "{of}: {one} and {other} cannot be compared, not even by way of others: add a match \
                 that links them"
            )));
        }
        let ratings = rating::rate(games, seed);
        Ok(Self { of, board: None, players: None, games: games.count(), ratings })
    }
}

/// The player with 0 points: the random one, else the weakest.
fn anchor(kinds: &[Spec], points: &[f64]) -> usize {
    let weakest = (0..kinds.len()).min_by(|&a, &b| points[a].total_cmp(&points[b]));
    kinds.iter().position(|&kind| kind == Spec::Random).or(weakest).unwrap_or(0)
}
