//! The tasks that developers and CI run: `cargo xtask help` lists them.

mod apt;
mod bless;
mod chromium;
mod faults;
mod fuzz;
mod load;
mod pictures;
mod postgres;
mod shell;
mod test;
mod tools;
mod training;

use anyhow::{Result, bail};

const HELP: &str = "\
cargo xtask COMMAND

  test                  everything that must hold: format, lints, docs, tests, the release build
  test PART...          some of it, by name; an unknown name lists them: engine, server, stories, ...
  bless                 rewrite the expected texts of golden games and snapshots, for review
  pictures              regenerate the pictures of the README and the gallery in target/gallery
  fuzz [--minutes N] [--keep] [TARGET...]
                        fuzz all targets or some, for a minute each by default; --keep stores what they
                        cover in fuzz/corpus
  faults [--seed N] [--seconds S]
                        break servers, workers, connections and the database while people play, and check
                        that nothing is lost, doubled or goes back
  load [OPTIONS]        run a load test of the server; `load --help` has more
  postgres WORD...      run cargo with these words next to a private PostgreSQL, like `bench -p hamburgum-store`
  soak [OPTIONS]        play at many tables for long, kill the server, and check that nothing is lost
  training              the tests of the trainer; needs Python with PyTorch ($PYTHON or python3)
  help                  this text
";

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["test"] => test::run(),
        ["test", ref parts @ ..] => test::run_named(parts),
        ["bless"] => bless::run(),
        ["pictures"] => pictures::run(),
        ["training"] => training::run(),
        ["fuzz", ref options @ ..] => fuzz::run(options),
        ["postgres", ref words @ ..] => postgres::beside(words),
        ["load", ref options @ ..] => load::run(options),
        ["faults", ref options @ ..] => faults::run(options),
        ["soak", ref options @ ..] => load::run(&[&["soak"], options].concat()),
        [] | ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            Ok(())
        }
        _ => bail!("no such command: {}\n\n{HELP}", words.join(" ")),
    }
}
