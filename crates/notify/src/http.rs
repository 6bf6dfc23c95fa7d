//! Requests to services that people have named.

mod answer;
mod client;
mod resolver;

pub(crate) use answer::Answer;
pub(crate) use client::{Body, HttpClient};
