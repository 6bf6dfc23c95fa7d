//! The language of a page, from its address or from what the browser prefers.

use super::reader::{InAddress, Reader};
use super::trouble::Trouble;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use hamburgum_web::Language;
use std::convert::Infallible;

/// The language at the beginning of the address. A request without one of ours is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PageLanguage(pub(crate) Language);

impl<S: Sync> FromRequestParts<S> for PageLanguage {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Trouble> {
        let reader = Reader::of(&parts.uri, &parts.headers);
        match reader.address {
            InAddress::Ours => Ok(Self(reader.language)),
            InAddress::Foreign => Err(Trouble::NoSuchLanguage),
            InAddress::None => Err(Trouble::NotFound),
        }
    }
}

/// The language that the browser prefers, for addresses without one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PreferredLanguage(pub(crate) Language);

impl<S: Sync> FromRequestParts<S> for PreferredLanguage {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self(Reader::of(&parts.uri, &parts.headers).language))
    }
}
