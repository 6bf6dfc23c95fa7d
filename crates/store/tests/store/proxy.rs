//! A TCP proxy between a store and its `PostgreSQL` server that breaks a connection at a chosen message.

use sqlx::postgres::PgConnectOptions;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};

/// What happens to the statement with a certain value, and to its connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// The connection breaks before the server gets it.
    BeforeStatement,
    /// The server gets it, and the connection breaks at once.
    DuringStatement,
    /// The server has committed it, and the connection breaks before its answer arrives.
    BeforeAnswer,
    /// The server has committed it, and no answer ever arrives over the open connection.
    NoAnswer,
}

/// A running proxy.
pub(crate) struct Proxy {
    /// The URL of the database through it.
    pub(crate) url: String,
    armed: Arc<Mutex<Option<(Fault, String)>>>,
}

/// The sides of a connection, read in one task and written in another.
type Reader = Box<dyn AsyncRead + Send + Unpin>;
type Writer = Box<dyn AsyncWrite + Send + Unpin>;

impl Proxy {
    /// A proxy in front of the database with this URL.
    pub(crate) async fn before(url: &str) -> Self {
        let server: PgConnectOptions = url.parse().expect("a URL");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let port = listener.local_addr().expect("its port").port();
        let (_, schema) = url.split_once('?').expect("a schema");
        let (user, name) = (server.get_username(), server.get_database().expect("a name"));
        let url = format!("postgres://{user}@127.0.0.1:{port}/{name}?sslmode=disable&{schema}");
        let armed = Arc::new(Mutex::new(None));
        tokio::spawn(accept(listener, server, armed.clone()));
        Self { url, armed }
    }

    /// Breaks the connection over which the next statement with this value is sent, once.
    pub(crate) fn arm(&self, fault: Fault, value: &str) {
        *self.armed.lock().expect("the fault") = Some((fault, value.to_owned()));
    }

    pub(crate) fn has_struck(&self) -> bool {
        self.armed.lock().expect("the fault").is_none()
    }
}

type Armed = Arc<Mutex<Option<(Fault, String)>>>;

async fn accept(listener: TcpListener, server: PgConnectOptions, armed: Armed) {
    while let Ok((client, _)) = listener.accept().await {
        let (client_reader, client_writer) = client.into_split();
        let (server_reader, server_writer) = connect(&server).await;
        let link =
            Link { armed: armed.clone(), is_silent: Arc::default(), stays_open: Arc::default() };
        let (up, down) = (link.clone(), link);
        tokio::spawn(async move {
            // Whichever side ends first, both connections end.
            tokio::select! {
                _ = up.forward_requests(client_reader, server_writer) => {}
                _ = down.forward_answers(server_reader, client_writer) => {}
            }
        });
    }
}

async fn connect(server: &PgConnectOptions) -> (Reader, Writer) {
    if let Some(socket) = server.get_socket() {
        let path = socket.join(format!(".s.PGSQL.{}", server.get_port()));
        let (reader, writer) = UnixStream::connect(path).await.expect("the server").into_split();
        return (Box::new(reader), Box::new(writer));
    }
    let address = (server.get_host(), server.get_port());
    let (reader, writer) = TcpStream::connect(address).await.expect("the server").into_split();
    (Box::new(reader), Box::new(writer))
}

/// Both directions of one connection.
#[derive(Clone)]
struct Link {
    armed: Armed,
    /// Answers are swallowed from now on.
    is_silent: Arc<AtomicBool>,
    /// The connection is not closed although it is silent.
    stays_open: Arc<AtomicBool>,
}

impl Link {
    async fn forward_requests(
        &self,
        mut client: impl AsyncRead + Unpin,
        mut server: impl AsyncWrite + Unpin,
    ) -> io::Result<()> {
        // The first message has no letter that says its kind.
        server.write_all(&message(&mut client, Vec::new()).await?).await?;
        let mut struck = None;
        loop {
            let letter = client.read_u8().await?;
            let bytes = message(&mut client, vec![letter]).await?;
            if letter == BIND {
                struck = self.strikes(&bytes).or(struck);
            }
            match struck {
                Some(Fault::BeforeStatement) => return Ok(()),
                Some(fault @ (Fault::BeforeAnswer | Fault::NoAnswer)) => {
                    self.stays_open.store(fault == Fault::NoAnswer, Ordering::SeqCst);
                    self.is_silent.store(true, Ordering::SeqCst);
                }
                Some(Fault::DuringStatement) | None => {}
            }
            server.write_all(&bytes).await?;
            match struck {
                Some(Fault::DuringStatement) if letter == SYNC => return Ok(()),
                // The connection stays open until the client gives up.
                Some(Fault::NoAnswer) if letter == SYNC => {
                    while client.read_u8().await.is_ok() {}
                    return Ok(());
                }
                _ => {}
            }
        }
    }

    async fn forward_answers(
        &self,
        mut server: impl AsyncRead + Unpin,
        mut client: impl AsyncWrite + Unpin,
    ) -> io::Result<()> {
        loop {
            let letter = server.read_u8().await?;
            let bytes = message(&mut server, vec![letter]).await?;
            if !self.is_silent.load(Ordering::SeqCst) {
                client.write_all(&bytes).await?;
            } else if letter == READY && !self.stays_open.load(Ordering::SeqCst) {
                // The statement is committed, and the client will never know.
                return Ok(());
            }
        }
    }

    /// The fault, if this message has the value that it waits for.
    fn strikes(&self, bytes: &[u8]) -> Option<Fault> {
        let mut armed = self.armed.lock().expect("the fault");
        let is_meant = armed.as_ref().is_some_and(|(_, value)| {
            bytes.windows(value.len()).any(|window| window == value.as_bytes())
        });
        if is_meant { armed.take().map(|(fault, _)| fault) } else { None }
    }
}

/// The kinds of messages that matter here.
const BIND: u8 = b'B';
const SYNC: u8 = b'S';
const READY: u8 = b'Z';

/// The rest of a message: its length, which counts itself, and its content.
async fn message(from: &mut (impl AsyncRead + Unpin), mut bytes: Vec<u8>) -> io::Result<Vec<u8>> {
    let length = from.read_u32().await?;
    bytes.extend(length.to_be_bytes());
    let begin = bytes.len();
    bytes.resize(begin + length as usize - 4, 0);
    from.read_exact(&mut bytes[begin..]).await?;
    Ok(bytes)
}
