//! Passwords: only argon2id hashes are stored.

use super::trouble::Trouble;
use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;

/// The minimum number of characters of a password.
pub(crate) const SHORTEST: usize = 8;
/// The maximum number of characters, which bounds the work of hashing.
pub(crate) const LONGEST: usize = 200;

/// Limits concurrent hashing, which takes memory and time by design.
static ROOM: Semaphore = Semaphore::const_new(2);

/// Hashes a password.
pub(crate) async fn hash(password: String) -> Result<String, Trouble> {
    let made = blocking(move || {
        Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
    });
    made.await?.map_err(|error| {
        tracing::error!(%error, "a password cannot be hashed");
        Trouble::Internal
    })
}

/// Whether this is the password. Without an account the same work is done, so that response times
/// do not reveal which logins exist.
pub(crate) async fn is_right(password: String, kept: Option<String>) -> Result<bool, Trouble> {
    let Some(kept) = kept else {
        hash(password).await?;
        return Ok(false);
    };
    blocking(move || {
        let hash = PasswordHash::new(&kept);
        hash.is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
    })
    .await
}

async fn blocking<R: Send + 'static>(
    work: impl FnOnce() -> R + Send + 'static,
) -> Result<R, Trouble> {
    let _room = ROOM.acquire().await.map_err(|_| Trouble::Busy)?;
    tokio::task::spawn_blocking(work).await.map_err(|_| Trouble::Internal)
}
