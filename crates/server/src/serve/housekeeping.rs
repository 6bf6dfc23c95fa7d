//! Periodic housekeeping.

use crate::App;
use hamburgum_store::Timestamp;
use std::time::Duration;

/// The interval at which unwatched tables, idle rate limits and unused buffers are freed.
const HOUSEKEEPING: Duration = Duration::from_mins(1);
/// The interval at which guests with expired sessions are deleted.
const DELETION: Duration = Duration::from_hours(24);
/// The number of idle days after which a session expires: about as long as browsers keep a cookie.
const LONGEST_ABSENCE: u32 = 400;

/// Resumes interrupted work of the last run, then does the housekeeping in an endless loop.
pub(super) async fn keep_house(app: App) {
    if let Err(error) = app.tables().wake_all().await {
        tracing::error!(%error, "games with computers could not be resumed");
    }
    if let Err(error) = app.tables().guard_all().await {
        tracing::error!(%error, "running games between people may be analysed");
    }
    if let Err(error) = app.resume_reviews().await {
        tracing::error!(%error, "reviews could not be resumed");
    }
    let mut closing = tokio::time::interval(HOUSEKEEPING);
    let mut deletion = tokio::time::interval(DELETION);
    loop {
        tokio::select! {
            _ = closing.tick() => {
                app.tables().close_unwatched();
                app.limits().forget_idle();
                app.guesses().forget_idle();
                app.passwords().free_memory();
            }
            _ = deletion.tick() => delete_expired(&app).await,
        }
    }
}

async fn delete_expired(app: &App) {
    match app.store().forget_idle_guests(Timestamp::now(), LONGEST_ABSENCE).await {
        Ok(deleted) => tracing::info!(?deleted, "expired sessions and guests were deleted"),
        Err(error) => tracing::error!(%error, "expired sessions and guests could not be deleted"),
    }
}
