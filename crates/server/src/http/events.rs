//! The event stream of a table page: new versions, presence of others, new advice.

use super::Counted;
use super::caller::AnyCaller;
use super::trouble::Trouble;
use crate::tables::Presence;
use crate::{App, OpenTable};
use axum::extract::{Path, State};
use axum::response::sse::{Event, Sse};
use futures_util::Stream;
use hamburgum_table::Who;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

/// The heartbeat interval: proxies cut idle streams, and scripts treat long silence as a lost
/// connection.
const SIGN_OF_LIFE: Duration = Duration::from_secs(15);
/// Debounce time of presence: reloading a page disconnects for a moment, which others should not
/// notice.
const A_MOMENT: Duration = Duration::from_millis(1_500);

/// Sends version and presence immediately, then on each change, on new advice for the reader, and
/// as a heartbeat. A slow client sees only the newest state.
pub(crate) async fn events(
    State(app): State<App>,
    Path(id): Path<String>,
    AnyCaller(caller): AnyCaller,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Trouble> {
    let counted = match caller.address {
        Some(address) => Some(app.streams().open(address).ok_or(Trouble::TooMany)?),
        None => None,
    };
    let open = app.tables().get(&id).await?;
    let news = News::of(&app, open, caller.who(), counted);
    Ok(Sse::new(futures_util::stream::unfold(news, News::next)))
}

/// The state of one stream.
struct News {
    changes: watch::Receiver<u64>,
    comings: watch::Receiver<()>,
    closing: watch::Receiver<bool>,
    told: Option<(u64, String)>,
    /// The reader's answer count at the last event.
    advised: u64,
    open: Arc<OpenTable>,
    who: Option<Who>,
    /// Keeps the reader present for the others as long as the stream lives.
    _presence: Option<Presence>,
    /// Counts the stream for the limit of its network.
    _counted: Option<Counted>,
}

/// The reason for a wake-up.
enum Occasion {
    /// The table has changed.
    Change,
    /// Somebody has connected or disconnected, perhaps only for a moment.
    Coming,
    /// The debounce time of presence is over.
    Settled,
    /// The heartbeat is due.
    Silence,
}

impl News {
    fn of(app: &App, open: Arc<OpenTable>, who: Option<Who>, counted: Option<Counted>) -> Self {
        let presence = who.as_ref().map(|who| open.welcome(who));
        let mut changes = open.changes();
        changes.mark_changed();
        let (comings, closing) = (open.comings(), app.closing());
        Self {
            changes,
            comings,
            closing,
            told: None,
            advised: 0,
            open,
            who,
            _presence: presence,
            _counted: counted,
        }
    }

    /// Waits for the next event; `None` once the server shuts down.
    async fn next(mut self) -> Option<(Result<Event, Infallible>, Self)> {
        let silence = sleep_until(Instant::now() + SIGN_OF_LIFE);
        tokio::pin!(silence);
        let mut settled: Option<Instant> = None;
        loop {
            let occasion = tokio::select! {
                news = self.changes.changed() => news.map(|()| Occasion::Change).ok()?,
                _ = self.comings.changed(), if settled.is_none() => Occasion::Coming,
                () = wait_for(settled), if settled.is_some() => Occasion::Settled,
                () = &mut silence => Occasion::Silence,
                _ = self.closing.wait_for(|is_closing| *is_closing) => return None,
            };
            let now = (self.version(), self.presence());
            let advised = self.answers();
            let told = self.told.as_ref();
            let is_due = match occasion {
                Occasion::Change => {
                    told.is_none_or(|(version, _)| *version != now.0) || self.advised != advised
                }
                Occasion::Coming => {
                    settled = Some(Instant::now() + A_MOMENT);
                    false
                }
                Occasion::Settled => {
                    settled = None;
                    told.is_none_or(|(_, presence)| *presence != now.1)
                }
                Occasion::Silence => true,
            };
            if is_due {
                let event = Event::default().data(format!("{} {}", now.0, now.1));
                self.told = Some(now);
                self.advised = advised;
                return Some((Ok(event), self));
            }
        }
    }

    fn version(&self) -> u64 {
        self.open.table().version_for(self.who.as_ref())
    }

    fn answers(&self) -> u64 {
        self.who.as_ref().map_or(0, |who| self.open.desk().answers(who.id))
    }

    fn presence(&self) -> String {
        self.open.presence(self.who.as_ref())
    }
}

async fn wait_for(moment: Option<Instant>) {
    match moment {
        Some(moment) => sleep_until(moment).await,
        None => std::future::pending().await,
    }
}
