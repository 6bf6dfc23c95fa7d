//! `hamburgum outputs`: the network's outputs for the positions of a shard, to compare them with
//! the trainer's.

use crate::failure::Fault;
use crate::input::{read_binary, read_net};
use clap::Args;
use hamburgum_ai::Shard;
use serde::Serialize;
use std::io::Write;
use std::path::PathBuf;

/// Print the outputs of learned weights for the positions of a shard, a JSON object on each line
#[derive(Args)]
pub(crate) struct Options {
    /// The learned weights
    #[arg(long, value_name = "FILE")]
    net: PathBuf,

    /// The shard, a file from "hamburgum selfplay"
    #[arg(long, value_name = "FILE")]
    shard: PathBuf,

    /// Number of positions, from the first on
    #[arg(long, value_name = "N", default_value_t = 1000)]
    positions: usize,
}

#[derive(Serialize)]
struct OutputLine<'a> {
    win: &'a [f32],
    gain: &'a [f32],
    logits: Vec<f32>,
}

/// Prints the outputs.
pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let net = read_net(&options.net)?;
    let bytes = read_binary(&options.shard, "a shard")?;
    let refused = |error| Fault::File(format!("{}: {error}", options.shard.display()));
    let noted = Shard::read(&bytes).map_err(refused)?;
    let mut output = std::io::stdout().lock();
    for one in noted.iter().take(options.positions) {
        let (verdict, logits) = net.judge(one.players, &one.position, &one.actions);
        let (win, gain) = (&verdict.win[..one.players], &verdict.gain[..one.players]);
        writeln!(output, "{}", serde_json::to_string(&OutputLine { win, gain, logits })?)?;
    }
    Ok(())
}
