//! The stream that tells a page of each new version of its table.

use super::caller::Caller;
use super::trouble::Trouble;
use crate::table::Who;
use crate::{App, OpenTable};
use axum::extract::{Path, State};
use axum::response::sse::{Event, Sse};
use futures_util::Stream;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

/// Proxies cut streams on which nothing happens, and pages take a long silence for a dead line: so
/// the version is said again.
const SIGN_OF_LIFE: Duration = Duration::from_secs(20);

/// Tells the version at once, and then each new one. Who is slow hears only of the newest.
pub(crate) async fn events(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Trouble> {
    let open = app.tables().get(&id).await?;
    let stream = versions(&app, open, caller.who());
    Ok(Sse::new(stream))
}

fn versions(
    app: &App,
    open: Arc<OpenTable>,
    who: Option<Who>,
) -> impl Stream<Item = Result<Event, Infallible>> + use<> {
    let presence = who.as_ref().map(|who| open.welcome(who.id));
    let mut changes = open.changes();
    changes.mark_changed();
    let start = (changes, app.closing(), None, presence);
    futures_util::stream::unfold(start, move |(mut changes, mut closing, last, presence)| {
        let (open, who) = (Arc::clone(&open), who.clone());
        let silence = tokio::time::sleep(SIGN_OF_LIFE);
        async move {
            tokio::pin!(silence);
            loop {
                let is_too_silent = tokio::select! {
                    news = changes.changed() => { news.ok()?; false }
                    () = &mut silence => true,
                    _ = closing.wait_for(|is_closing| *is_closing) => return None,
                };
                let version = open.table().version_for(who.as_ref());
                if is_too_silent || last != Some(version) {
                    let event = Event::default().data(version.to_string());
                    return Some((Ok(event), (changes, closing, Some(version), presence)));
                }
            }
        }
    })
}
