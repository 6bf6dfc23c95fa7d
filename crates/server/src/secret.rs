//! Random ids, keys and seeds.

use hamburgum_store::{Account, SessionHash};
use hamburgum_table::Head;
use sha2::{Digest, Sha256};

/// The alphabet of ids and keys: no look-alikes, and no vowels, so that no words appear by chance.
const LETTERS: &[u8; 32] = b"23456789bcdfghjkmnpqrstvwxzBCDFG";

/// Random bytes from the operating system.
///
/// # Panics
/// If the operating system has no source of randomness, because then no secret would be safe.
fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("a source of chance");
    bytes
}

/// Creates the id of a table: 80 bits, because anyone who knows it may watch.
pub(crate) fn id() -> String {
    letters(&random::<16>())
}

/// Creates a seed for computer players and shuffles. It must not protect a secret: it can be
/// inferred from the moves.
pub(crate) fn seed() -> u64 {
    u64::from_le_bytes(random())
}

/// Creates the secret of a table, from which the keys of its invitations are derived: 160 bits,
/// used for nothing else.
pub(crate) fn of_a_table() -> String {
    letters(&random::<32>())
}

/// Creates the token of a session cookie: 160 bits.
pub(crate) fn session() -> String {
    letters(&random::<32>())
}

/// Hashes a session token for the store, which never holds the token itself.
pub(crate) fn session_hash(session: &str) -> SessionHash {
    SessionHash(Sha256::digest(session.as_bytes()).into())
}

/// A text by which the same text is recognised and which does not tell it.
pub(crate) fn mark(text: &str) -> String {
    letters(&Sha256::digest(text.as_bytes())[..16])
}

/// What a browser keeps that has signed in to an account: 160 bits made of what is stored of the password,
/// which has a salt that nobody knows. So it need not be stored, and a new password makes it worthless.
pub(crate) fn device(account: &Account) -> String {
    let digest = Sha256::new_with_prefix(b"device ")
        .chain_update(account.person.0.to_le_bytes())
        .chain_update(account.password_hash.as_bytes())
        .finalize();
    letters(&digest)
}

/// The key of a seat's invitation: 100 bits made of the table's secret, so that it can be shown again and
/// need not be stored.
pub(crate) fn invitation(table: &str, head: &Head, seat: &str) -> String {
    let secret = match &head.secret {
        Some(secret) => Sha256::new_with_prefix(secret.as_bytes()),
        None => Sha256::new_with_prefix(head.seed.to_le_bytes()),
    };
    let digest = secret
        .chain_update(table.as_bytes())
        .chain_update([0])
        .chain_update(seat.as_bytes())
        .finalize();
    letters(&digest[..20])
}

/// Encodes five bits of each byte as a letter.
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

    fn head(secret: Option<&str>, seed: u64) -> Head {
        let text = r#"{"name":"Alster","board":"hamburgum","variant":"base","players":["red","blue"],"rules":1,"seed":0}"#;
        let head: Head = serde_json::from_str(text).expect("a head");
        Head { secret: secret.map(str::to_owned), seed, ..head }
    }

    #[test]
    fn an_invitation_is_for_one_seat_of_one_table() {
        let key = invitation("a", &head(Some("s"), 1), "red");
        assert_eq!(key, invitation("a", &head(Some("s"), 1), "red"));
        for (table, secret, seat) in [("b", "s", "red"), ("a", "t", "red"), ("a", "s", "blue")] {
            assert_ne!(key, invitation(table, &head(Some(secret), 1), seat));
        }
    }

    #[test]
    fn invitations_do_not_depend_on_the_seed_of_the_computers() {
        let key = |seed| invitation("a", &head(Some("s"), seed), "red");
        assert_eq!(key(1), key(2));
        assert_ne!(key(1), invitation("a", &head(None, 1), "red"));
    }

    #[test]
    fn invitations_of_tables_without_a_secret_are_unchanged() {
        assert_eq!(invitation("a", &head(None, 1), "red"), "2vqkd5dx8GCqDcvq36fr");
        assert_ne!(invitation("a", &head(None, 1), "red"), invitation("a", &head(None, 2), "red"));
    }
}
