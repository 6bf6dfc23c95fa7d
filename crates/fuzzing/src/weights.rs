//! Networks and tables of weights, and computers that use them.
//!
//! The first byte selects the format: `n` for the file of a network, `t` for a table of weights, and
//! anything else for a valid network in which a few weights are replaced. Random bytes would never have
//! the right length and checksum.

use crate::Depth;
use crate::begun::begun;
use crate::seeds::root;
use hamburgum_ai::{Budget, Evaluation, Judge, Net, NetJudge, Search, Weights, checksum};
use std::sync::{Arc, LazyLock};

/// The nodes of a search with the weights.
const NODES: u32 = 12;
/// The length of the checksum at the end of a file.
const CHECKSUM: usize = 4;
/// The length of an edit: three bytes for the place, two for the half-precision number.
const EDIT: usize = 5;
/// The length of the header of a file without a text about its origin.
const HEADER: usize = 28;

static FILE: LazyLock<Vec<u8>> = LazyLock::new(|| Net::untrained(1).to_bytes(""));

pub(crate) fn run(input: &[u8]) -> Depth {
    match input.split_first() {
        Some((b'n', file)) => network(file),
        Some((b't', text)) => std::str::from_utf8(text).map_or(Depth::Refused, table),
        Some((_, edits)) => network(&edited(edits)),
        None => Depth::Refused,
    }
}

fn network(file: &[u8]) -> Depth {
    let Ok(net) = Net::from_bytes(file) else { return Depth::Refused };
    play_with(&mut NetJudge::new(Arc::new(net)), file);
    Depth::Beyond
}

fn table(text: &str) -> Depth {
    let Ok(weights) = Weights::parse(text) else { return Depth::Refused };
    let again = Weights::parse(&weights.to_string()).expect("a table that was written");
    assert_eq!(again.to_string(), weights.to_string());
    play_with(&mut Evaluation::new(weights), text.as_bytes());
    Depth::Beyond
}

/// A search with any weights that can be read finds legal actions.
fn play_with(judge: &mut impl Judge, choices: &[u8]) {
    let (game, _) = begun(choices.get(HEADER..).unwrap_or_default())
        .unwrap_or_else(|| begun(&[0]).expect("a byte for the kind"));
    let state = *game.state();
    if state.prompt().player().is_none() {
        return;
    }
    let mut search = Search::new(state);
    search.run(judge, Budget { nodes: NODES }, || false);
    let ideas = search.ideas();
    assert!(!ideas.is_empty());
    assert!(ideas.iter().all(|idea| state.is_legal(idea.action)));
    let _ = search.turns(judge, 3);
    let _ = judge.outlook(&state);
}

/// A valid file with other weights.
fn edited(edits: &[u8]) -> Vec<u8> {
    let mut file = FILE.clone();
    let end = file.len() - CHECKSUM;
    for edit in edits.chunks_exact(EDIT) {
        let place = u32::from_le_bytes([edit[0], edit[1], edit[2], 0]) as usize;
        let at = HEADER + 2 * (place % ((end - HEADER) / 2));
        let number = finite(u16::from_le_bytes([edit[3], edit[4]]));
        file[at..at + 2].copy_from_slice(&number.to_le_bytes());
    }
    let sum = checksum(&file[..end]);
    file[end..].copy_from_slice(&sum.to_le_bytes());
    file
}

/// A half-precision number that is not refused as infinite or not a number.
fn finite(bits: u16) -> u16 {
    let exponent = 0x7c00;
    if bits & exponent == exponent { bits & !0x0400 } else { bits }
}

/// The beginning of a network, a few edits with the largest numbers, and the table of the program.
pub(crate) fn seeds() -> Vec<Vec<u8>> {
    let mut rng = fastrand::Rng::with_seed(5);
    let largest = [0x7bff_u16, 0xfbff, 0x7c00, 0x0001, 0x3c00];
    let mut edits = vec![b'e'];
    for number in largest.into_iter().cycle().take(40) {
        edits.extend([rng.u8(..), rng.u8(..), rng.u8(..)]);
        edits.extend(number.to_le_bytes());
    }
    let table = std::fs::read(root().join("crates/ai/data/weights.txt")).expect("weights");
    let head = [b"n", &FILE[..HEADER + 2]].concat();
    vec![head, b"e".to_vec(), edits[..6].to_vec(), edits, [b"t", &table[..]].concat()]
}
