//! Passwords: only argon2id hashes are stored.
//!
//! Hashing takes time and memory by design. So concurrent hashes are limited, further ones wait in
//! a bounded queue, and buffers are reused and freed when nobody has signed in for a while.

use super::trouble::Trouble;
use crate::work::Work;
use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, PasswordVerifier, Version};
use std::sync::{Arc, Mutex, PoisonError};

/// The minimum number of characters of a password.
pub(crate) const SHORTEST: usize = 8;
/// The maximum number of characters, which bounds the work of hashing.
pub(crate) const LONGEST: usize = 200;

/// The number of concurrent hashes.
const AT_ONCE: usize = 2;
/// The length of the queue; a hash takes about 30 milliseconds.
const WAITING: usize = 32;

/// The capacity of a buffer, in blocks of 1 KiB. A hash needs 19 MiB, and untouched memory costs
/// nothing. But glibc maps only allocations above 32 MiB separately and returns them to the system
/// when they are freed; smaller ones stay in the arena of the thread, up to a gigabyte in total.
const CAPACITY: usize = 33 * 1024;

/// The queue of passwords and the buffers for hashing.
#[derive(Debug)]
pub(crate) struct Passwords {
    work: Work,
    buffers: Arc<Buffers>,
}

impl Default for Passwords {
    fn default() -> Self {
        Self { work: Work::new(AT_ONCE, WAITING), buffers: Arc::default() }
    }
}

impl Passwords {
    /// Hashes a password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Trouble> {
        let buffers = Arc::clone(&self.buffers);
        let hashed = self.work.run(move || buffers.lend(|blocks| new_hash(&password, blocks)));
        hashed.await?.map(|hash| hash.to_string()).map_err(|error| {
            tracing::error!(%error, "a password cannot be hashed");
            Trouble::Internal
        })
    }

    /// Whether this is the password. Without an account the same work is done, so that response
    /// times do not reveal which logins exist.
    pub(crate) async fn is_right(
        &self,
        password: String,
        kept: Option<String>,
    ) -> Result<bool, Trouble> {
        let Some(kept) = kept else {
            self.hash(password).await?;
            return Ok(false);
        };
        let buffers = Arc::clone(&self.buffers);
        let is_right = move || buffers.lend(|blocks| is_hash_of(&password, &kept, blocks));
        Ok(self.work.run(is_right).await?)
    }

    /// Frees unused buffers.
    pub(crate) fn free_memory(&self) {
        self.buffers.lock().clear();
    }
}

/// Unused buffers, at most one for each concurrent hash.
#[derive(Debug, Default)]
struct Buffers(Mutex<Vec<Vec<Block>>>);

impl Buffers {
    fn lend<R>(&self, hash: impl FnOnce(&mut [Block]) -> R) -> R {
        let mut blocks = self.lock().pop().unwrap_or_else(|| {
            let mut blocks = Vec::with_capacity(CAPACITY);
            blocks.resize(Params::default().block_count(), Block::default());
            blocks
        });
        let hashed = hash(&mut blocks);
        self.lock().push(blocks);
        hashed
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<Vec<Block>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn new_hash(
    password: &str,
    blocks: &mut [Block],
) -> Result<PasswordHash, argon2::password_hash::Error> {
    let (salt, params) = (Salt::generate(), Params::default());
    Ok(PasswordHash {
        algorithm: Algorithm::default().ident(),
        version: Some(Version::default().into()),
        params: ParamsString::try_from(&params)?,
        hash: Some(output(password, &salt, blocks)?),
        salt: Some(salt),
    })
}

fn output(
    password: &str,
    salt: &[u8],
    blocks: &mut [Block],
) -> Result<Output, argon2::password_hash::Error> {
    let mut bytes = [0; Params::DEFAULT_OUTPUT_LEN];
    Argon2::default().hash_password_into_with_memory(
        password.as_bytes(),
        salt,
        &mut bytes,
        blocks,
    )?;
    Ok(Output::new(&bytes)?)
}

/// Whether a password has this hash. A hash with other parameters is checked with a buffer of its
/// own.
fn is_hash_of(password: &str, kept: &str, blocks: &mut [Block]) -> bool {
    let Ok(kept) = PasswordHash::new(kept) else { return false };
    let is_usual = kept.algorithm == Algorithm::default().ident()
        && kept.version == Some(Version::default().into())
        && ParamsString::try_from(&Params::default()).is_ok_and(|usual| usual == kept.params);
    match (&kept.salt, kept.hash) {
        (Some(salt), Some(hash)) if is_usual => {
            // The comparison runs in constant time.
            output(password, salt, blocks).is_ok_and(|made| made == hash)
        }
        _ => Argon2::default().verify_password(password.as_bytes(), &kept).is_ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use argon2::PasswordHasher;
    use futures_util::future::join_all;

    #[tokio::test]
    async fn only_the_right_password_matches_a_hash() {
        let passwords = Passwords::default();
        let hash = passwords.hash("correct horse".to_owned()).await.expect("a hash");
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        for (password, kept, is_right) in [
            ("correct horse", Some(hash.as_str()), true),
            ("battery staple", Some(&hash), false),
            ("correct horse", None, false),
            ("correct horse", Some("no hash"), false),
        ] {
            let found = passwords.is_right(password.to_owned(), kept.map(str::to_owned)).await;
            assert_eq!(found.expect("an answer"), is_right, "{password} {kept:?}");
        }
    }

    #[tokio::test]
    async fn hashes_of_the_library_and_with_other_parameters_are_accepted() {
        let passwords = Passwords::default();
        let weak = Argon2::from(Params::new(64, 1, 1, None).expect("settings"));
        for argon2 in [Argon2::default(), weak] {
            let kept = argon2.hash_password(b"correct horse").expect("a hash").to_string();
            for (password, is_right) in [("correct horse", true), ("another", false)] {
                let found = passwords.is_right(password.to_owned(), Some(kept.clone())).await;
                assert_eq!(found.expect("an answer"), is_right, "{kept}");
            }
        }
    }

    #[tokio::test]
    async fn memory_and_queue_are_bounded() {
        let passwords = Passwords::default();
        let many = (0..100).map(|number| passwords.hash(format!("password {number}")));
        let hashed = join_all(many).await.into_iter().flatten().count();
        assert_eq!(hashed, AT_ONCE + WAITING);
        let kept = passwords.buffers.lock().len();
        assert!((1..=AT_ONCE).contains(&kept), "{kept} buffers");
        passwords.free_memory();
        assert_eq!(passwords.buffers.lock().len(), 0);
    }
}
