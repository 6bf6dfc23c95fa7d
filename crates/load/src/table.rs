//! A table that was set up with the HTML form.

use crate::http::HttpLine;
use anyhow::{Context, Result, ensure};
use hyper::StatusCode;
use hyper::header::{COOKIE, HeaderMap, LOCATION};
use std::net::SocketAddr;

/// A table, and the headers of its player.
#[derive(Clone, Debug)]
pub(crate) struct LoadTable {
    address: SocketAddr,
    path: String,
    headers: HeaderMap,
}

impl LoadTable {
    /// Sets up a table for two people on one screen.
    pub(crate) async fn set_up(address: SocketAddr, number: usize) -> Result<Self> {
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
            HttpLine::open(address).await?.post("/en/new", &HeaderMap::new(), &fields).await?;
        ensure!(
            answer.status == StatusCode::SEE_OTHER,
            "a table was not set up: status {}",
            answer.status
        );
        let path = answer.field(LOCATION).context("the address of a table")?.to_owned();
        let headers = HeaderMap::from_iter([(COOKIE, answer.cookies().parse()?)]);
        Ok(Self { address, path, headers })
    }

    /// A connection of its player to the server.
    pub(crate) async fn line(&self) -> Result<HttpLine> {
        HttpLine::open(self.address).await
    }

    /// The path of its page: `/en/table/ID`.
    pub(crate) fn path(&self) -> &str {
        &self.path
    }

    /// The path of its event stream.
    pub(crate) fn events(&self) -> String {
        format!("{}/events", self.path)
    }

    /// The headers of its player: the cookie.
    pub(crate) fn headers(&self) -> &HeaderMap {
        &self.headers
    }
}
