//! A TCP proxy between a process and its database, which delays, swallows and cuts connections.

use anyhow::{Context, Result};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// What happens to bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Weather {
    /// They pass.
    Fair,
    /// They pass later.
    Slow(Duration),
    /// They disappear, and connections stay open.
    Swallowed,
    /// Statements pass, and the connection is cut when the answer comes.
    AnswersCut,
}

#[derive(Clone, Copy, Debug)]
struct Conditions {
    weather: Weather,
    database: SocketAddr,
    /// Connections of an earlier epoch end.
    epoch: u64,
}

/// A running proxy.
pub(super) struct Line {
    address: SocketAddr,
    conditions: watch::Sender<Conditions>,
}

impl Line {
    pub(super) async fn before(database: SocketAddr) -> Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await.context("a free port")?;
        let address = listener.local_addr()?;
        let conditions = Conditions { weather: Weather::Fair, database, epoch: 0 };
        let (conditions, seen) = watch::channel(conditions);
        tokio::spawn(accept(listener, seen));
        Ok(Self { address, conditions })
    }

    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }

    pub(super) fn set(&self, weather: Weather) {
        self.conditions.send_modify(|conditions| conditions.weather = weather);
    }

    /// Ends all connections. Those that lost bytes cannot go on either.
    pub(super) fn cut(&self) {
        self.conditions.send_modify(|conditions| conditions.epoch += 1);
    }

    /// Leads to another server from now on.
    pub(super) fn lead_to(&self, database: SocketAddr) {
        self.conditions.send_modify(|conditions| {
            conditions.database = database;
            conditions.epoch += 1;
        });
    }
}

async fn accept(listener: TcpListener, conditions: watch::Receiver<Conditions>) {
    while let Ok((client, _)) = listener.accept().await {
        tokio::spawn(connect(client, conditions.clone()));
    }
}

async fn connect(client: TcpStream, mut conditions: watch::Receiver<Conditions>) {
    let Conditions { database, epoch, .. } = *conditions.borrow_and_update();
    // A database that is away refuses the connection, and so does this.
    let Ok(server) = TcpStream::connect(database).await else { return };
    let (mut from_client, mut to_client) = client.into_split();
    let (mut from_server, mut to_server) = server.into_split();
    let (up, down) = (conditions.clone(), conditions.clone());
    let is_over = async { conditions.wait_for(|now| now.epoch != epoch).await.is_ok() };
    tokio::select! {
        _ = forward(&mut from_client, &mut to_server, Direction::Up, up) => {}
        _ = forward(&mut from_server, &mut to_client, Direction::Down, down) => {}
        _ = is_over => {}
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Direction {
    Up,
    Down,
}

async fn forward(
    from: &mut (impl AsyncRead + Unpin),
    to: &mut (impl AsyncWrite + Unpin),
    direction: Direction,
    conditions: watch::Receiver<Conditions>,
) -> Result<()> {
    let mut bytes = vec![0; 16 * 1024];
    loop {
        let count = from.read(&mut bytes).await?;
        if count == 0 {
            return Ok(());
        }
        let weather = conditions.borrow().weather;
        match (weather, direction) {
            (Weather::Swallowed, _) => continue,
            (Weather::AnswersCut, Direction::Down) => return Ok(()),
            (Weather::Slow(delay), _) => tokio::time::sleep(delay).await,
            (Weather::Fair, _) | (Weather::AnswersCut, Direction::Up) => {}
        }
        to.write_all(&bytes[..count]).await?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A server that answers each byte with the same one.
    async fn echo() -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                tokio::spawn(async move {
                    let (mut reader, mut writer) = stream.split();
                    let _ = tokio::io::copy(&mut reader, &mut writer).await;
                });
            }
        });
        address
    }

    /// Sends a byte; `None` if the connection is cut.
    async fn answer(stream: &mut TcpStream) -> Option<u8> {
        stream.write_all(b"a").await.ok()?;
        stream.read_u8().await.ok()
    }

    #[tokio::test]
    async fn connections_pass_are_cut_and_lose_answers() {
        let line = Line::before(echo().await).await.expect("a proxy");
        let open = async || TcpStream::connect(line.address()).await.expect("a connection");
        let mut stream = open().await;
        assert_eq!(answer(&mut stream).await, Some(b'a'));
        line.set(Weather::Slow(Duration::from_millis(1)));
        assert_eq!(answer(&mut stream).await, Some(b'a'));
        line.set(Weather::AnswersCut);
        assert_eq!(answer(&mut stream).await, None);
        line.set(Weather::Fair);
        let mut stream = open().await;
        assert_eq!(answer(&mut stream).await, Some(b'a'));
        line.set(Weather::Swallowed);
        let silent = tokio::time::timeout(Duration::from_millis(50), answer(&mut stream)).await;
        assert!(silent.is_err(), "{silent:?}");
        line.lead_to(echo().await);
        line.set(Weather::Fair);
        assert_eq!(answer(&mut stream).await, None);
        assert_eq!(answer(&mut open().await).await, Some(b'a'));
        line.cut();
    }
}
