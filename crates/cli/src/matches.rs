//! `hamburgum match`: games between opponents, to measure their strength.

mod block;
mod line_up;
mod openings;
mod play;
mod pool;
mod save;
mod settings;
mod spec;
mod summary;
mod text;
mod timed;
mod unused;

pub(crate) use block::{Block, GameResult};
pub(crate) use save::{Saved, read_saved};
pub(crate) use settings::Settings;
pub(crate) use spec::Spec;

use crate::failure::Fault;
use crate::input::{read_net, read_weights};
use crate::records::Records;
use crate::start::TableOptions;
use crate::stats::Bounds;
use clap::Args;
use clap::builder::RangedU64ValueParser;
use hamburgum_ai::{Net, Weights};
use line_up::LineUp;
use openings::Openings;
use play::MatchTable;
use pool::{Played, Pool};
use save::Save;
use spec::{Judges, players_help};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;
use summary::Summary;

/// Play opponents against each other and measure who is stronger
///
/// Games are played in blocks: one opening, with the line-up in every rotation of the seats. Games
/// of one opening are alike, so intervals are computed over openings and not over games. A cut game
/// counts as it stands; tied winners share the win. The result depends on the options and the
/// seed and, except for times, not on the number of threads.
///
/// With --save every finished block is saved at once. The same command, also with more --games,
/// resumes an interrupted run.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Options {
    /// Who plays, 2 to 5 in the order of the first game: levels, random, nodes-N and others
    #[arg(long, value_name = "P,P,...", long_help = players_help())]
    players: LineUp,

    /// Weights of the candidates, a file from "hamburgum tune"
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,

    /// Learned weights for net-N and net-time-N [default: the built-in ones]
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,

    /// Exploration constant of learned players, for experiments
    #[arg(long, value_name = "E", hide = true)]
    net_exploration: Option<f32>,

    /// First-play reduction of learned players, for experiments
    #[arg(long, value_name = "R", hide = true)]
    net_reserve: Option<f32>,

    /// Number of games: 1 to 1000000, rounded up to whole blocks
    #[arg(long, value_name = "G", value_parser = RangedU64ValueParser::<u32>::new().range(1..=1_000_000))]
    games: u32,

    #[command(flatten)]
    table: TableOptions,

    /// Use the openings of this file [default: 500 built-in ones, or 100 generated for a
    /// board without any]
    ///
    /// "hamburgum openings" generates such files. The seed determines their order; after the
    /// last one the first is used again.
    #[arg(long, value_name = "FILE", verbatim_doc_comment)]
    openings: Option<PathBuf>,

    /// Number of threads: 1 to 256 [default: one for each core]
    #[arg(long, value_name = "T", value_parser = RangedU64ValueParser::<usize>::new().range(1..=256))]
    threads: Option<usize>,

    /// Seed of the random numbers
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// Save each game as a record in this folder; never overwrites one
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,

    /// Save each finished block to this file, and resume the match in it
    ///
    /// A file of a match with other settings is not changed.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,

    /// Review each game with this many nodes a turn, and print the accuracy of each kind
    ///
    /// The turns of the openings are left out. The accuracy is the median over the seats of a
    /// kind in all games; "hamburgum help analyse" defines it.
    #[arg(long, value_name = "K", verbatim_doc_comment,
          value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    review: Option<u32>,

    /// Stop as soon as it is clear whether the first player is better, by points E0 or E1
    ///
    /// For line-ups of two kinds. A sequential test on blocks (GSPRT): the score of a block
    /// is the share of its games that the first kind won; scores count as independent and
    /// their sum as normal, with the variance seen so far. Accepted means that a lead of E1
    /// points is 19 times as likely as one of E0, rejected the reverse; both errors are 5 %.
    /// With two players a lead of E points wins 1 / (1 + 10^(-E/400)) of the games. Nothing
    /// is decided before 16 blocks, and each block needs an opening of its own.
    #[arg(long, value_name = "E0,E1", allow_hyphen_values = true, verbatim_doc_comment)]
    sprt: Option<Bounds>,
}

impl Options {
    /// The number of blocks for the requested games.
    fn blocks(&self) -> u32 {
        self.games.div_ceil(self.players.count() as u32)
    }

    fn threads(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        self.threads.unwrap_or_else(cores).min(self.blocks() as usize)
    }
}

/// Plays the match.
pub(crate) fn run(options: &Options) -> anyhow::Result<Summary> {
    let board = options.table.board()?;
    let openings = Openings::find(options, &board)?;
    check_test(options, &openings)?;
    let judges = Judges {
        candidate: candidate(options)?,
        net: net(options)?,
        exploration: options.net_exploration,
        reserve: options.net_reserve,
    };
    let settings = Settings::of(options, &board, &openings, &judges);
    let save = options.save.as_deref().map(|path| Save::open(path, &settings)).transpose()?;
    let (save, done) = save.map_or((None, Saved::new()), |(save, done)| (Some(save), done));
    let table = MatchTable {
        board: &board,
        variant: options.table.variant(),
        line_up: &options.players,
        openings: &openings,
        judges: &judges,
        seed: options.seed,
        records: records(options, done.is_empty())?,
        review: options.review,
    };
    let clock = Instant::now();
    let played = Pool::new(options, &table, save, done).play()?;
    let Played { blocks, test } = played;
    Ok(Summary::of(options, &settings, &blocks, test.as_ref(), clock.elapsed()))
}

/// The weights of candidates.
fn candidate(options: &Options) -> Result<Weights, Fault> {
    let has_candidate = options.players.specs().iter().any(|spec| spec.is_candidate());
    match (&options.weights, has_candidate) {
        (Some(path), true) => read_weights(path),
        (None, false) => Ok(Weights::shipped()),
        (Some(_), false) => Err(Fault::Option(
            "--weights is for candidates: name one, like candidate-60,nodes-60".to_owned(),
        )),
        (None, true) => Err(Fault::Option(
            "a candidate plays with weights of its own: name their file with --weights".to_owned(),
        )),
    }
}

/// The network of learned players.
fn net(options: &Options) -> Result<Arc<Net>, Fault> {
    let has_learned = options.players.specs().iter().any(|spec| spec.has_learned());
    match (&options.net, has_learned) {
        (Some(path), true) => read_net(path),
        (Some(_), false) => Err(Fault::Option(
            "--net is for learned players: name one, like net-60,nodes-60".to_owned(),
        )),
        (None, true) => Net::shipped().ok_or_else(|| {
            let fault = "no learned weights come with the program: name a file of them with --net";
            Fault::Option(fault.to_owned())
        }),
        // No player uses it.
        (None, false) => Ok(Arc::new(Net::untrained(0))),
    }
}

/// Checks the requirements of a sequential test: two kinds of players, and distinct openings.
fn check_test(options: &Options, openings: &Openings) -> Result<(), Fault> {
    if options.sprt.is_none() {
        return Ok(());
    }
    if options.players.kinds().len() != 2 {
        let fault = "--sprt compares two kinds of players: name two, like master,journeyman";
        return Err(Fault::Option(fault.to_owned()));
    }
    let (count, blocks) = (openings.len(), options.blocks());
    if blocks as usize > count {
        return Err(Fault::Option(format!(
            "--sprt needs an opening for each of the {blocks} blocks, and there are {count}: use \
             --games {}, or make more with hamburgum openings and name them with --openings",
            count * options.players.count()
        )));
    }
    Ok(())
}

/// Prepares the folder for records; a new match must not find records there.
fn records(options: &Options, is_new: bool) -> Result<Option<Records>, Fault> {
    let games = u64::from(options.blocks()) * options.players.count() as u64;
    let open = |dir: &PathBuf| {
        if is_new { Records::prepare(dir, games) } else { Records::reopen(dir) }
    };
    options.records.as_ref().map(open).transpose()
}
