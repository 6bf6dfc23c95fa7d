//! Passwords: only what argon2id makes of them is kept.

use super::trouble::Trouble;
use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;

/// A password has at least so many characters.
pub(crate) const SHORTEST: usize = 8;
/// No longer one is looked at.
pub(crate) const LONGEST: usize = 200;

/// Hashing takes memory and time on purpose, so only a few are made at once.
static ROOM: Semaphore = Semaphore::const_new(2);

/// What may be kept of a password.
pub(crate) async fn hash(password: String) -> Result<String, Trouble> {
    let made = blocking(move || {
        Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
    });
    made.await?.map_err(|error| {
        tracing::error!(%error, "a password cannot be hashed");
        Trouble::Internal
    })
}

/// Whether this is the password. Without an account the same work is done, so that the time tells
/// nobody which logins exist.
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
