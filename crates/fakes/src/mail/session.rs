//! One connection to the mail server.

use super::{MailStep, MailTrouble, ReceivedMail, Shared};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use std::future::pending;
use std::io;
use std::sync::Arc;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

pub(super) struct Session {
    stream: BufReader<TcpStream>,
    shared: Arc<Shared>,
    mail: ReceivedMail,
}

/// Whether the script lets a step pass.
#[derive(PartialEq, Eq)]
enum Passed {
    Yes,
    No,
}

impl Session {
    pub(super) fn new(stream: TcpStream, shared: Arc<Shared>) -> Self {
        Self { stream: BufReader::new(stream), shared, mail: ReceivedMail::default() }
    }

    pub(super) async fn run(mut self) -> io::Result<()> {
        self.answer(MailStep::Greeting, "220 fake.example ESMTP").await?;
        while let Some(line) = self.line().await? {
            let upper = line.to_uppercase();
            match upper.split([' ', ':']).next().unwrap_or_default() {
                "EHLO" => {
                    let abilities = "250-fake.example\r\n250 AUTH PLAIN LOGIN";
                    self.answer(MailStep::Hello, abilities).await?;
                }
                "AUTH" => self.sign_in(&line).await?,
                "MAIL" => {
                    self.mail = ReceivedMail { from: address(&line), ..ReceivedMail::default() };
                    self.answer(MailStep::Sender, "250 ok").await?;
                }
                "RCPT" => {
                    if self.answer(MailStep::Recipient, "250 ok").await? == Passed::Yes {
                        self.mail.to.push(address(&line));
                    }
                }
                "DATA" => self.take_text().await?,
                "NOOP" | "RSET" => self.say("250 ok").await?,
                "QUIT" => return self.say("221 bye").await,
                _ => self.say("500 unknown command").await?,
            }
        }
        Ok(())
    }

    /// `AUTH PLAIN` with its argument: an empty text, a name and a password, after zero bytes each.
    async fn sign_in(&mut self, line: &str) -> io::Result<()> {
        let argument = line.split(' ').next_back().unwrap_or_default();
        let decoded = STANDARD.decode(argument).map_err(io::Error::other)?;
        let login = String::from_utf8_lossy(&decoded).trim_start_matches('\0').replace('\0', ":");
        if self.answer(MailStep::SigningIn, "235 welcome").await? == Passed::Yes {
            self.shared.logins.lock().expect("the logins").push(login);
        }
        Ok(())
    }

    async fn take_text(&mut self) -> io::Result<()> {
        if self.answer(MailStep::Data, "354 go on").await? == Passed::No {
            return Ok(());
        }
        while let Some(line) = self.line().await? {
            if line == "." {
                break;
            }
            // A dot at the beginning of a line is doubled.
            self.mail.text += line.strip_prefix('.').unwrap_or(&line);
            self.mail.text += "\r\n";
        }
        if self.answer(MailStep::Text, "250 accepted").await? == Passed::Yes {
            let mail = std::mem::take(&mut self.mail);
            self.shared.received.lock().expect("the mails").push(mail);
        }
        Ok(())
    }

    async fn answer(&mut self, step: MailStep, usual: &str) -> io::Result<Passed> {
        match self.shared.trouble_at(step) {
            None => self.say(usual).await.map(|()| Passed::Yes),
            Some(MailTrouble::Code(code)) => {
                self.say(&format!("{code} as the script says")).await.map(|()| Passed::No)
            }
            Some(MailTrouble::Silence) => pending().await,
            Some(MailTrouble::HangUp) => Err(io::ErrorKind::ConnectionAborted.into()),
        }
    }

    async fn say(&mut self, text: &str) -> io::Result<()> {
        self.stream.get_mut().write_all(format!("{text}\r\n").as_bytes()).await
    }

    async fn line(&mut self) -> io::Result<Option<String>> {
        let mut line = String::new();
        let read = self.stream.read_line(&mut line).await?;
        Ok((read > 0).then(|| line.trim_end_matches(['\r', '\n']).to_owned()))
    }
}

/// What is between the angle brackets.
fn address(line: &str) -> String {
    let inner = line.split_once('<').and_then(|(_, rest)| rest.split_once('>'));
    inner.map(|(address, _)| address.to_owned()).unwrap_or_default()
}
