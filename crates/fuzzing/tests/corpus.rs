//! The stored corpora and the seeds, and changed ones; `cargo xtask fuzz` searches further.

use hamburgum_fuzzing::{Depth, FuzzTarget};
use std::path::{Path, PathBuf};

/// Of every target at least so many inputs are read and used; many others show how one is refused.
const LEAST: usize = 4;
/// Each seed is changed this many times.
const CHANGES: usize = 10;

fn corpus(target: FuzzTarget) -> Vec<PathBuf> {
    let folder =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target.word());
    let files = std::fs::read_dir(folder).expect("a stored corpus");
    files.map(|file| file.expect("an input").path()).collect()
}

/// The input with a few bytes replaced, removed and inserted.
fn changed(input: &[u8], rng: &mut fastrand::Rng) -> Vec<u8> {
    let mut bytes = input.to_vec();
    for _ in 0..rng.usize(1..6) {
        let at = rng.usize(..=bytes.len());
        match rng.u8(..3) {
            0 if at < bytes.len() => bytes[at] = rng.u8(32..127),
            1 if at < bytes.len() => drop(bytes.remove(at)),
            _ => bytes.insert(at, b" \n.,0129azAZ*=:#"[rng.usize(..16)]),
        }
    }
    bytes
}

#[test]
fn stored_inputs_reach_beyond_the_parsers() {
    for target in FuzzTarget::ALL {
        let files = corpus(target);
        let read = |path: &PathBuf| std::fs::read(path).expect("an input");
        let is_beyond = |path: &&PathBuf| target.run(&read(path)) == Depth::Beyond;
        let beyond = files.iter().filter(is_beyond).count();
        assert!(beyond >= LEAST, "{}: {beyond} of {}", target.word(), files.len());
    }
}

#[test]
fn seeds_and_changed_seeds_break_no_law() {
    for target in FuzzTarget::ALL {
        let mut rng = fastrand::Rng::with_seed(2);
        let seeds = target.seeds();
        let beyond = seeds.iter().filter(|seed| target.run(seed) == Depth::Beyond).count();
        assert!(beyond >= LEAST, "{}: {beyond} of {}", target.word(), seeds.len());
        for seed in seeds {
            for _ in 0..CHANGES {
                target.run(&changed(&seed, &mut rng));
            }
        }
    }
}

#[test]
fn targets_have_names() {
    for target in FuzzTarget::ALL {
        assert_eq!(target.word().parse(), Ok(target));
    }
    assert!("word".parse::<FuzzTarget>().is_err());
}
