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
/// counts as it stands; winners who are equal share the win. The result follows from the
/// options and the seed and not from the number of threads, times aside.
///
/// With --save every finished block is kept at once. A run that was interrupted goes on from there
/// when the same command is given again, and so does one with more --games.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Options {
    /// Who plays, 2 to 5 in the order of the first game: levels, random, nodes-N and others
    #[arg(long, value_name = "P,P,...", long_help = players_help())]
    players: LineUp,

    /// A table of weights for the candidates; "hamburgum tune" makes such files
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,

    /// Learned weights for net-N and net-time-N [default: those that come with the program]
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,

    /// How much learned players look around, to try values out
    #[arg(long, value_name = "E", hide = true)]
    net_exploration: Option<f32>,

    /// How much learned players distrust what was never followed, to try values out
    #[arg(long, value_name = "R", hide = true)]
    net_reserve: Option<f32>,

    /// How many games: 1 to 1000000, rounded up to whole blocks
    #[arg(long, value_name = "G", value_parser = RangedU64ValueParser::<u32>::new().range(1..=1_000_000))]
    games: u32,

    #[command(flatten)]
    table: TableOptions,

    /// Begin with the openings of this file [default: 500 that come with the program,
    /// or 100 made for a board without any]
    ///
    /// "hamburgum openings" makes such files. They are taken in an order that follows from
    /// the seed, and again from the first when all were played.
    #[arg(long, value_name = "FILE", verbatim_doc_comment)]
    openings: Option<PathBuf>,

    /// How many blocks are played at a time: 1 to 256 [default: one for each processor core]
    #[arg(long, value_name = "T", value_parser = RangedU64ValueParser::<usize>::new().range(1..=256))]
    threads: Option<usize>,

    /// Seed of the random numbers
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// Save each game as a record in this folder; never overwrites one
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,

    /// Keep each finished block in this file, and go on with a match that it holds
    ///
    /// A file with a match of other settings is left as it is.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,

    /// Review each game with so many nodes a turn, and tell how accurately each kind played
    ///
    /// The turns of the openings are left out. The accuracy is the median over the seats of a
    /// kind in all games; "hamburgum help analyse" tells how it is reckoned.
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
