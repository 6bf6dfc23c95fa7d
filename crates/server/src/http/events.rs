//! The event stream of a table page: its changes, presence of others, new advice.

use super::Counted;
use super::caller::Caller;
use super::table::{Asked, Viewing};
use super::trouble::Trouble;
use crate::live::{Coding, Edition, GZIP_HEADER, Packed, Situation, Update, announcement, stored};
use crate::tables::Presence;
use crate::{App, OpenTable};
use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
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

/// Tells pages that moves have to wait, because the database is away.
const AWAY: &str = "event: away\ndata: away\n\n";

/// Sends the current edition immediately, then the changes of the table for this reader, and the edition
/// again as a heartbeat. The next event is computed when the client has taken the last one, so that a slow
/// client gets fewer of them and the server buffers nothing.
pub(crate) async fn events(
    State(app): State<App>,
    Path((_, id)): Path<(String, String)>,
    Query(asked): Query<Asked>,
    caller: Caller,
) -> Result<Response, Trouble> {
    let counted = match caller.address {
        Some(address) => Some(app.streams().open(address).ok_or(Trouble::TooMany)?),
        None => None,
    };
    let open = app.tables().get(&id).await?;
    let coding = caller.coding;
    let news = News::of(&app, &open, &caller, &asked, counted);
    let body = Body::from_stream(futures_util::stream::unfold(news, News::next));
    let kind = [(header::CONTENT_TYPE, "text/event-stream")];
    let response = (kind, body).into_response();
    Ok(match coding {
        Coding::Gzip => ([(header::CONTENT_ENCODING, "gzip")], response).into_response(),
        Coding::Plain => response,
    })
}

/// The state of one stream.
struct News {
    changes: watch::Receiver<u64>,
    comings: watch::Receiver<()>,
    closing: watch::Receiver<bool>,
    /// Whether the database is away; `None` for one that cannot be.
    away: Option<watch::Receiver<bool>>,
    viewing: Viewing,
    coding: Coding,
    /// The edition that the page has, as far as the stream knows.
    shown: Option<Edition>,
    /// The last announced edition with its situation.
    told: Option<(Situation, (Edition, u64))>,
    /// Whether the beginning of the compressed stream was sent.
    is_begun: bool,
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
    /// The database is away or back.
    Away,
}

impl News {
    fn of(
        app: &App,
        open: &Arc<OpenTable>,
        caller: &Caller,
        asked: &Asked,
        counted: Option<Counted>,
    ) -> Self {
        let presence = caller.who().map(|who| open.welcome(&who));
        let mut changes = open.changes();
        changes.mark_changed();
        Self {
            changes,
            comings: open.comings(),
            closing: app.closing(),
            away: app.store().away().map(told_at_once),
            viewing: Viewing::new(app, open, caller, asked.extent()),
            coding: caller.coding,
            shown: asked.shown(),
            told: None,
            is_begun: false,
            _presence: presence,
            _counted: counted,
        }
    }

    /// Waits for the next event; `None` once the server shuts down.
    async fn next(mut self) -> Option<(Result<Bytes, Infallible>, Self)> {
        let silence = sleep_until(Instant::now() + SIGN_OF_LIFE);
        tokio::pin!(silence);
        let mut settled: Option<Instant> = None;
        loop {
            let occasion = tokio::select! {
                news = self.changes.changed() => news.map(|()| Occasion::Change).ok()?,
                _ = self.comings.changed(), if settled.is_none() => Occasion::Coming,
                () = wait_for(settled), if settled.is_some() => Occasion::Settled,
                () = &mut silence => Occasion::Silence,
                () = changed(&mut self.away) => Occasion::Away,
                _ = self.closing.wait_for(|is_closing| *is_closing) => return None,
            };
            match occasion {
                Occasion::Coming => settled = Some(Instant::now() + A_MOMENT),
                Occasion::Settled => settled = None,
                Occasion::Change | Occasion::Silence | Occasion::Away => {}
            }
            if let Some(event) = self.event(&occasion).await {
                return Some((Ok(event), self));
            }
        }
    }

    /// The event that an occasion leads to.
    async fn event(&mut self, occasion: &Occasion) -> Option<Bytes> {
        if matches!(occasion, Occasion::Silence | Occasion::Away) && self.is_away() {
            return Some(self.short(AWAY));
        }
        if matches!(occasion, Occasion::Silence) {
            self.viewing.note_company().await;
        }
        let now = self.viewing.situation();
        let told = self.told.as_ref().map(|(situation, _)| situation);
        let is_due = match occasion {
            Occasion::Change => told.is_none_or(|told| !told.is_like(&now)),
            Occasion::Coming => false,
            Occasion::Settled => told.is_none_or(|told| told.presence() != now.presence()),
            Occasion::Silence | Occasion::Away => true,
        };
        if !is_due {
            return None;
        }
        if let Some((situation, goal)) = &self.told
            && *situation == now
        {
            return Some(self.announced(*goal));
        }
        let is_due_anyway = matches!(occasion, Occasion::Silence | Occasion::Away);
        // An error of the store is no reason to end the stream: the heartbeat tries again.
        // Boxed, because a stream mostly waits and would reserve the memory of a rendering meanwhile.
        let update = Box::pin(self.viewing.update(self.shown)).await.ok()?;
        let goal = update.goal();
        let is_first = self.told.replace((now, goal)).is_none();
        self.shown = Some(goal.0);
        match update {
            Update::Same(..) if !is_first && !is_due_anyway => None,
            Update::Same(..) | Update::Whole(..) => Some(self.announced(goal)),
            Update::Changes(_, _, packed) => Some(self.sent(&packed)),
        }
    }

    /// The event that names an edition without its changes.
    fn announced(&mut self, (edition, version): (Edition, u64)) -> Bytes {
        self.short(&plain(&announcement(edition, version)))
    }

    /// An event that is too short for compression.
    fn short(&mut self, event: &str) -> Bytes {
        match self.coding {
            Coding::Gzip => self.continued(stored(event.as_bytes())),
            Coding::Plain => event.to_owned().into(),
        }
    }

    fn is_away(&self) -> bool {
        self.away.as_ref().is_some_and(|away| *away.borrow())
    }

    fn sent(&mut self, packed: &Packed) -> Bytes {
        match self.coding {
            Coding::Gzip => self.continued(packed.event()),
            Coding::Plain => plain(&packed.text()).into(),
        }
    }

    /// The next part of the compressed stream, which needs a header before the first one.
    fn continued(&mut self, part: Vec<u8>) -> Bytes {
        if std::mem::replace(&mut self.is_begun, true) {
            part.into()
        } else {
            [&GZIP_HEADER[..], &part].concat().into()
        }
    }
}

/// A receiver that tells at once if the database is away already.
fn told_at_once(mut away: watch::Receiver<bool>) -> watch::Receiver<bool> {
    if *away.borrow() {
        away.mark_changed();
    }
    away
}

async fn changed(away: &mut Option<watch::Receiver<bool>>) {
    if let Some(away) = away
        && away.changed().await.is_ok()
    {
        return;
    }
    // It cannot be away, or the store was dropped, and nothing will change any more.
    std::future::pending::<()>().await;
}

fn plain(text: &str) -> String {
    format!("data: {text}\n\n")
}

async fn wait_for(moment: Option<Instant>) {
    match moment {
        Some(moment) => sleep_until(moment).await,
        None => std::future::pending().await,
    }
}
