//! A table that was set up with the HTML form.

use super::http::Line;
use anyhow::{Context, Result, ensure};
use std::net::SocketAddr;

/// A table, and the cookie header of its player.
#[derive(Clone, Debug)]
pub(super) struct Table {
    address: SocketAddr,
    path: String,
    cookie: String,
}

impl Table {
    /// Sets up a table for two people on one screen.
    pub(super) async fn set_up(address: SocketAddr, number: usize) -> Result<Self> {
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
        let answer = Line::open(address).await?.post("/en/new", "", &fields).await?;
        ensure!(answer.status == 303, "a table was not set up: status {}", answer.status);
        let path = answer.field("location").context("the address of a table")?.to_owned();
        let cookie = answer.field("set-cookie").and_then(|cookie| cookie.split(';').next());
        let cookie = format!("Cookie: {}\r\n", cookie.context("the cookie of a guest")?);
        Ok(Self { address, path, cookie })
    }

    /// A connection of its player to the server.
    pub(super) async fn line(&self) -> Result<Line> {
        Line::open(self.address).await
    }

    /// The path of its page: `/en/table/ID`.
    pub(super) fn path(&self) -> &str {
        &self.path
    }

    /// The path of its event stream, which has no language.
    pub(super) fn events(&self) -> String {
        format!("{}/events", self.path.trim_start_matches("/en"))
    }

    /// The cookie header of its player.
    pub(super) fn cookie(&self) -> &str {
        &self.cookie
    }
}
