//! Things that nobody can guess.

use hamburgum_store::SessionHash;
use sha2::{Digest, Sha256};

/// The letters of ids and keys: none that can be taken for another, and none that makes words.
const LETTERS: &[u8; 32] = b"23456789bcdfghjkmnpqrstvwxzBCDFG";

/// So many random bytes.
///
/// # Panics
/// If the machine has no source of chance; nothing could be kept safe then.
fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("a source of chance");
    bytes
}

/// The id of a table: 80 bits, since who knows it may watch.
pub(crate) fn id() -> String {
    letters(&random::<16>())
}

/// A seed for what only the server needs to know.
pub(crate) fn seed() -> u64 {
    u64::from_le_bytes(random())
}

/// What a session's cookie holds: 160 bits.
pub(crate) fn session() -> String {
    letters(&random::<32>())
}

/// What the store keeps of a session.
pub(crate) fn session_hash(session: &str) -> SessionHash {
    SessionHash(Sha256::digest(session.as_bytes()).into())
}

/// The key of a seat's invitation: 100 bits made of the table's secret seed, so that it can be shown
/// again and need not be stored.
pub(crate) fn invitation(table: &str, seed: u64, seat: &str) -> String {
    let digest = Sha256::new()
        .chain_update(seed.to_le_bytes())
        .chain_update(table.as_bytes())
        .chain_update([0])
        .chain_update(seat.as_bytes())
        .finalize();
    letters(&digest[..20])
}

/// Five bits of each byte as a letter.
fn letters(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_sessions_differ() {
        assert_ne!(id(), id());
        assert_eq!((id().len(), session().len()), (16, 32));
    }

    #[test]
    fn an_invitation_is_for_one_seat_of_one_table() {
        let key = invitation("a", 1, "red");
        assert_eq!(key, invitation("a", 1, "red"));
        for (table, seed, seat) in [("b", 1, "red"), ("a", 2, "red"), ("a", 1, "blue")] {
            assert_ne!(key, invitation(table, seed, seat));
        }
    }
}
