//! `hamburgum verify`: replays everything in a database.

use crate::database::{self, Database};
use crate::failure::Fault;
use crate::output::{self, Format, Report};
use crate::paint::Paint;
use crate::progress;
use anyhow::Context;
use clap::Args;
use hamburgum_server::{Verified, verify};
use hamburgum_store::StoreError;
use serde::Serialize;
use std::fmt::Write;

/// Replay everything in a database and say what is wrong
///
/// Every log is replayed by the rules, and lists, results and statistics are compared with what
/// follows from the logs. Prints a digest of all games: databases with the same digest have the same
/// games. The exit code is 2 if anything is wrong. Servers on a PostgreSQL database may go on; a file
/// must not be in use, but a backup of it can be verified at any time.
#[derive(Args, Debug)]
#[command(verbatim_doc_comment)]
pub(crate) struct Options {
    #[command(flatten)]
    database: Database,
}

/// Verifies it.
pub(crate) fn run(options: &Options, format: Format) -> anyhow::Result<()> {
    let address = options.database.existing()?;
    let runtime = tokio::runtime::Runtime::new().context("the program cannot start")?;
    let verified: Result<Verified, StoreError> = runtime.block_on(async {
        let store = database::open(&address).await?;
        let counts = store.counts().await.map_err(failed)?;
        let bar = progress::of_tables(counts.gathering + counts.playing + counts.over);
        let verified = verify(&store, |done| bar.set_position(done)).await;
        bar.finish_and_clear();
        store.close().await;
        anyhow::Ok(verified)
    })?;
    let report = VerifyReport::of(verified.map_err(failed)?);
    output::print(&report, format)?;
    match report.findings.len() {
        0 => Ok(()),
        1 => Err(Fault::File(format!("one thing in {address} is wrong")).into()),
        count => Err(Fault::File(format!("{count} things in {address} are wrong")).into()),
    }
}

fn failed(error: impl std::fmt::Display) -> anyhow::Error {
    Fault::File(error.to_string()).into()
}

/// What was verified and found.
#[derive(Serialize)]
struct VerifyReport {
    tables: u64,
    digest: String,
    findings: Vec<FoundProblem>,
}

#[derive(Serialize)]
struct FoundProblem {
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<String>,
    problem: String,
}

impl VerifyReport {
    fn of(verified: Verified) -> Self {
        let problem = |finding: hamburgum_server::Finding| FoundProblem {
            table: finding.table,
            problem: finding.what,
        };
        Self {
            tables: verified.tables,
            digest: verified.digest.to_string(),
            findings: verified.findings.into_iter().map(problem).collect(),
        }
    }
}

impl Report for VerifyReport {
    fn text(&self, _: Paint) -> String {
        let mut text = String::new();
        for FoundProblem { table, problem } in &self.findings {
            let line = match table {
                Some(table) => writeln!(text, "table {table}: {problem}"),
                None => writeln!(text, "{problem}"),
            };
            line.expect("a text that grows");
        }
        let tables = match self.tables {
            1 => "1 table was".to_owned(),
            count => format!("{count} tables were"),
        };
        writeln!(text, "{tables} replayed. Digest: {}", self.digest).expect("a text that grows");
        text
    }
}
