//! Extractors of the language, from the address or from the browser's preferences.

use super::reader::{InAddress, Reader};
use super::trouble::Trouble;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use hamburgum_web::Language;
use std::convert::Infallible;

/// The language at the start of the path. Requests without a supported language are rejected.
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

/// The browser's preferred language, for addresses without one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PreferredLanguage(pub(crate) Language);

impl<S: Sync> FromRequestParts<S> for PreferredLanguage {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self(Reader::of(&parts.uri, &parts.headers).language))
    }
}
