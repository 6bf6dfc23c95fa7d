//! Every channel against a service that answers well, badly, slowly or not at all.

mod harness;
mod mail;
mod push;
mod webhook;
