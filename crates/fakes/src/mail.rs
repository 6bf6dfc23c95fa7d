//! A mail server that delivers nothing further.

mod session;

use session::Session;
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

/// A step of a mail, at which something can go wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MailStep {
    /// The connection is open, and the client waits for a greeting.
    Greeting,
    /// `EHLO`.
    Hello,
    /// `AUTH`.
    SigningIn,
    /// `MAIL FROM`.
    Sender,
    /// `RCPT TO`.
    Recipient,
    /// `DATA`.
    Data,
    /// The end of the text.
    Text,
}

/// What goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MailTrouble {
    /// An answer with this code.
    Code(u16),
    /// No answer.
    Silence,
    /// The connection is closed.
    HangUp,
}

/// A mail that was accepted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReceivedMail {
    /// The address in `MAIL FROM`.
    pub from: String,
    /// The addresses in `RCPT TO`.
    pub to: Vec<String>,
    /// Headers and body, as they were sent.
    pub text: String,
}

impl ReceivedMail {
    /// The value of a header, without its line breaks.
    pub fn header(&self, name: &str) -> Option<String> {
        let head = self.text.split("\r\n\r\n").next()?.replace("\r\n ", " ").replace("\r\n\t", " ");
        head.split("\r\n").find_map(|line| {
            let (found, value) = line.split_once(": ")?;
            found.eq_ignore_ascii_case(name).then(|| value.to_owned())
        })
    }
}

/// A mail server on the loopback interface, without encryption.
#[derive(Debug)]
pub struct FakeMailServer {
    address: SocketAddr,
    shared: Arc<Shared>,
    task: JoinHandle<()>,
}

#[derive(Debug, Default)]
struct Shared {
    script: Mutex<VecDeque<(MailStep, MailTrouble)>>,
    received: Mutex<Vec<ReceivedMail>>,
    logins: Mutex<Vec<String>>,
    connections: Mutex<usize>,
}

impl FakeMailServer {
    /// Starts a server that accepts everything.
    pub async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("the address of a listener");
        let shared = Arc::new(Shared::default());
        let task = tokio::spawn(accept(listener, Arc::clone(&shared)));
        Self { address, shared, task }
    }

    /// Its address, without a login.
    pub fn url(&self) -> String {
        format!("smtp://{}", self.address)
    }

    /// Its address, with a login.
    pub fn url_with_login(&self, name: &str, password: &str) -> String {
        format!("smtp://{name}:{password}@{}", self.address)
    }

    /// What goes wrong at the next such steps, in this order.
    pub fn answer_with(&self, troubles: impl IntoIterator<Item = (MailStep, MailTrouble)>) {
        self.shared.script.lock().expect("the script").extend(troubles);
    }

    /// The mails that were accepted, in order.
    pub fn received(&self) -> Vec<ReceivedMail> {
        self.shared.received.lock().expect("the mails").clone()
    }

    /// The names and passwords that were given, each as `name:password`.
    pub fn logins(&self) -> Vec<String> {
        self.shared.logins.lock().expect("the logins").clone()
    }

    /// How many connections there were.
    pub fn connections(&self) -> usize {
        *self.shared.connections.lock().expect("the number")
    }
}

impl Drop for FakeMailServer {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Shared {
    /// What the script says about this step, if it is the next one in it.
    fn trouble_at(&self, step: MailStep) -> Option<MailTrouble> {
        let mut script = self.script.lock().expect("the script");
        let is_next = script.front().is_some_and(|(next, _)| *next == step);
        is_next.then(|| script.pop_front()).flatten().map(|(_, trouble)| trouble)
    }
}

async fn accept(listener: TcpListener, shared: Arc<Shared>) {
    while let Ok((stream, _)) = listener.accept().await {
        *shared.connections.lock().expect("the number") += 1;
        let session = Session::new(stream, Arc::clone(&shared));
        // A client that hangs up in the middle is no failure of the server.
        tokio::spawn(async move { session.run().await.ok() });
    }
}
