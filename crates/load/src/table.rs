//! A table that was set up with the HTML form, and its pages.

use crate::http::HttpLine;
use crate::options::{Mix, Views};
use crate::scan;
use anyhow::{Context, Result, ensure};
use hyper::StatusCode;
use hyper::header::{COOKIE, HeaderMap, LOCATION};
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

/// How many tables are set up at a time.
const AT_ONCE: usize = 16;

/// The languages of pages.
const LANGUAGES: [&str; 4] = ["en", "de", "fr", "it"];

/// A page of a table: its address, and the headers of its reader.
#[derive(Clone, Debug)]
pub(crate) struct TablePage {
    /// All servers, the one of the player first.
    servers: Arc<[SocketAddr]>,
    /// The place of the one that shows this page.
    server: usize,
    path: String,
    headers: HeaderMap,
}

/// Who reads a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Audience {
    /// The player, who sees every step of a turn.
    Player,
    /// Somebody without a seat, who sees finished turns.
    Stranger,
}

/// Whether a page is shown by the server of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Distance {
    Same,
    Other,
}

impl TablePage {
    /// Sets up a table for two people on one screen, and returns the player's page.
    pub(crate) async fn set_up(address: SocketAddr, number: usize) -> Result<Self> {
        Self::set_up_among(Arc::new([address]), number).await
    }

    async fn set_up_among(servers: Arc<[SocketAddr]>, number: usize) -> Result<Self> {
        let name = format!("Table {number}");
        let fields = [
            ("table_name", name.as_str()),
            ("seats", "2"),
            ("board", "hamburgum"),
            ("variant", "base"),
            ("start", "first"),
            ("seat1", "me"),
            ("seat2", "here"),
            ("name2", "Bert"),
        ];
        let answer =
            HttpLine::open(servers[0]).await?.post("/en/new", &HeaderMap::new(), &fields).await?;
        ensure!(
            answer.status == StatusCode::SEE_OTHER,
            "a table was not set up: status {}",
            answer.status
        );
        let path = answer.field(LOCATION).context("the address of a table")?.to_owned();
        let headers = HeaderMap::from_iter([(COOKIE, answer.cookies().parse()?)]);
        Ok(Self { servers, server: 0, path, headers })
    }

    /// Sets up this many tables.
    pub(crate) async fn set_up_all(address: SocketAddr, count: usize) -> Result<Vec<Self>> {
        Self::set_up_at(&[address], count).await
    }

    /// Sets up this many tables, at these servers in turn.
    pub(crate) async fn set_up_at(servers: &[SocketAddr], count: usize) -> Result<Vec<Self>> {
        let room = Arc::new(Semaphore::new(AT_ONCE));
        let mut tasks = JoinSet::new();
        for number in 0..count {
            let room = Arc::clone(&room);
            let mut servers = servers.to_vec();
            let first = number % servers.len();
            servers.rotate_left(first);
            tasks.spawn(async move {
                let _place = room.acquire().await?;
                Self::set_up_among(servers.into(), number).await
            });
        }
        let mut tables = Vec::with_capacity(count);
        while let Some(table) = tasks.join_next().await {
            tables.push(table??);
        }
        Ok(tables)
    }

    /// The page of a watcher of this table, by the numbers of the table and of the watcher. Watchers are at
    /// all servers in turn.
    pub(crate) fn watched(&self, mix: &Mix, table: usize, watcher: usize) -> (Audience, Self) {
        let of_strangers = table * 100 < mix.strangers * mix.tables;
        let (language, is_player) = match mix.views {
            Views::Equal => (LANGUAGES[0], !of_strangers),
            Views::Different => (LANGUAGES[watcher % 4], (watcher / 4).is_multiple_of(2)),
        };
        let path = self.path.replacen("/en/", &format!("/{language}/"), 1);
        let page = Self { path, server: watcher % self.servers.len(), ..self.clone() };
        if is_player {
            (Audience::Player, page)
        } else {
            (Audience::Stranger, Self { headers: HeaderMap::new(), ..page })
        }
    }

    /// A connection of its reader to the server.
    pub(crate) async fn line(&self) -> Result<HttpLine> {
        HttpLine::open(self.servers[self.server]).await
    }

    /// Whether the server of the player shows it.
    pub(crate) fn distance(&self) -> Distance {
        if self.server == 0 { Distance::Same } else { Distance::Other }
    }

    /// The path of the page: `/en/table/ID`.
    pub(crate) fn path(&self) -> &str {
        &self.path
    }

    /// The headers of its reader: the cookie.
    pub(crate) fn headers(&self) -> &HeaderMap {
        &self.headers
    }

    /// Loads the whole page.
    pub(crate) async fn load(&self, line: &mut HttpLine) -> Result<String> {
        let answer = line.get(&self.path, &self.headers).await?;
        ensure!(answer.status == StatusCode::OK, "{}: status {}", self.path, answer.status);
        answer.text()
    }
}

/// The address that a page names in an attribute of its table.
pub(crate) fn named<'p>(page: &'p str, attribute: &str) -> Result<&'p str> {
    let found = scan::tags(page, "main").find_map(|tag| scan::attribute(tag, attribute));
    found.with_context(|| format!("the attribute {attribute} of a table"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;
    use std::time::Duration;

    fn seen(watchers: usize, views: Views, strangers: usize) -> Vec<(Audience, String, bool)> {
        let page = TablePage {
            servers: Arc::new([([127, 0, 0, 1], 1).into()]),
            server: 0,
            path: "/en/table/x".to_owned(),
            headers: HeaderMap::from_iter([(COOKIE, "a=b".parse().expect("a cookie"))]),
        };
        let pause = Duration::from_secs(1);
        let mix = Mix { tables: 4, pause, watchers, views, strangers, seed: 1 };
        let all = (0..4).flat_map(|table| (0..watchers).map(move |watcher| (table, watcher)));
        all.map(|(table, watcher)| {
            let (audience, page) = page.watched(&mix, table, watcher);
            (audience, page.path, page.headers.is_empty())
        })
        .collect()
    }

    #[test]
    fn strangers_have_no_cookie() {
        let pages = seen(1, Views::Equal, 50);
        let strangers = pages.iter().filter(|(audience, _, _)| *audience == Audience::Stranger);
        assert!(strangers.clone().all(|(_, _, is_nobody)| *is_nobody));
        assert_eq!(strangers.count(), 2);
    }

    #[test]
    fn eight_views_of_a_table_differ() {
        let pages: HashSet<_> = seen(8, Views::Different, 0)
            .into_iter()
            .map(|(_, path, cookie)| (path, cookie))
            .collect();
        assert_eq!(pages.len(), 8);
        assert!(pages.contains(&("/it/table/x".to_owned(), true)));
    }
}
