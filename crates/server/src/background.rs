//! What a process does besides answering requests.

use crate::App;
use hamburgum_store::{Job, JobQueue, Timestamp};
use std::time::Duration;

/// The interval at which unwatched tables, idle rate limits and unused buffers are freed.
const HOUSEKEEPING: Duration = Duration::from_mins(1);
/// The interval at which guests with expired sessions are deleted.
const DELETION: Duration = Duration::from_hours(24);
/// The pause before that is tried again after a failure.
const RETRY: Duration = Duration::from_mins(5);
/// The number of idle days after which a session expires: about as long as browsers keep a cookie.
const LONGEST_ABSENCE: u32 = 400;

/// Does the work that waits in the database until `stop` completes, without answering requests.
pub async fn work(app: App, stop: impl Future<Output = ()>) {
    tokio::select! {
        () = Box::pin(working(&app)) => {}
        () = stop => {}
    }
    app.store().close().await;
}

/// The background of a server, in an endless loop.
pub(crate) async fn serving(app: App) {
    if let Err(error) = app.tables().guard_all().await {
        tracing::error!(%error, "running games between people may be analysed");
    }
    tokio::join!(Box::pin(working(&app)), app.tables().note_service_always());
}

async fn working(app: &App) {
    tokio::join!(
        app.tables().follow(app.config().announce),
        app.tables().tell_presence(),
        app.tables().play_all_computers(),
        app.tables().keep_time(),
        app.tables().gather_always(),
        app.tables().play_all_plans(),
        app.reviews().work_always(),
        app.notices().work_always(),
        keep_house(app),
    );
}

async fn keep_house(app: &App) {
    let mut due = tokio::time::interval(HOUSEKEEPING);
    loop {
        due.tick().await;
        app.tables().close_unwatched();
        app.tables().note_hosts().await;
        app.limits().forget_idle();
        app.new_boards().forget_idle();
        app.guesses().forget_idle();
        app.passwords().free_memory();
        // One process does it for all.
        match app.store().claim_jobs(JobQueue::House, 1).await {
            Ok(jobs) => {
                for job in jobs {
                    delete_expired(app, &job).await;
                }
            }
            Err(error) => tracing::error!(%error, "no housekeeping in the database"),
        }
    }
}

async fn delete_expired(app: &App, job: &Job) {
    let now = Timestamp::now();
    if let Err(error) = app.store().forget_old_notices(now).await {
        tracing::error!(%error, "what was sent long ago could not be deleted");
    }
    if let Err(error) = app.store().forget_old_boards(now).await {
        tracing::error!(%error, "old reports about boards could not be deleted");
    }
    let pause = match app.store().forget_idle_guests(now, LONGEST_ABSENCE).await {
        Ok(deleted) => {
            tracing::info!(?deleted, "expired sessions and guests were deleted");
            DELETION
        }
        Err(error) => {
            tracing::error!(%error, "expired sessions and guests could not be deleted");
            RETRY
        }
    };
    if let Err(error) = app.store().postpone_job(job, pause).await {
        tracing::error!(%error, "the next housekeeping has no time");
    }
}
