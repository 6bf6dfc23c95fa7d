//! Services that messages are sent to, for tests: a push service, a mail server and a chat.
//!
//! They listen on the loopback interface, keep what they accept, and answer by script: well, badly, slowly
//! or not at all. The push service checks what a real one checks, and reads messages as the browser
//! would, with another implementation of the curve than the sender's.

#![allow(clippy::missing_panics_doc, reason = "a fake service that fails is a failed test")]

mod chat;
mod http;
mod mail;
mod push;
mod reply;
mod tls;

pub use chat::{ChatRequest, FakeChat};
pub use mail::{FakeMailServer, MailStep, MailTrouble, ReceivedMail};
pub use push::{FakeBrowser, FakePushService, PushedMessage};
pub use reply::Reply;
pub use tls::FakeTls;
