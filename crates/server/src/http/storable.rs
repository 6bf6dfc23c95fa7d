//! Whether a service worker may store a page, to show it on a device without a connection.

use super::caller::Caller;
use axum::http::{HeaderName, HeaderValue};
use axum::response::{IntoResponseParts, ResponseParts};
use hamburgum_table::Table;
use std::convert::Infallible;

/// What the service worker does with a page; scripts cannot tell whose page it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Storable {
    /// It stores the page, which belongs to the reader.
    Keep,
    /// It forgets all pages, because nobody is signed in any more.
    Forget,
    /// It does not store the page.
    No,
}

impl Storable {
    const HEADER: HeaderName = HeaderName::from_static("x-offline");

    /// A page with what belongs to the caller.
    pub(crate) fn for_person(caller: &Caller) -> Self {
        if caller.person.is_some() { Self::Keep } else { Self::Forget }
    }

    /// The page of a table: only players need it.
    pub(crate) fn for_player(caller: &Caller, table: &Table) -> Self {
        let is_player = |person| caller.who().is_some_and(|who| who.is(person));
        if table.people().into_iter().any(is_player) { Self::Keep } else { Self::No }
    }
}

impl IntoResponseParts for Storable {
    type Error = Infallible;

    fn into_response_parts(self, mut parts: ResponseParts) -> Result<ResponseParts, Infallible> {
        let value = match self {
            Self::Keep => "keep",
            Self::Forget => "forget",
            Self::No => return Ok(parts),
        };
        parts.headers_mut().insert(Self::HEADER, HeaderValue::from_static(value));
        Ok(parts)
    }
}
