//! The extractor of a table for handlers that only read it.

use super::caller::Caller;
use super::trouble::Trouble;
use crate::App;
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use hamburgum_table::Table;
use std::sync::Arc;

/// The table that the path names, and the caller.
pub(crate) struct LookedAt {
    pub(crate) id: String,
    pub(crate) table: Arc<Table>,
    pub(crate) caller: Caller,
}

impl FromRequestParts<App> for LookedAt {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Trouble> {
        let caller = Caller::from_request_parts(parts, app).await?;
        let path = Path::<(String, String)>::from_request_parts(parts, app).await;
        let Path((_, id)) = path.map_err(|_| Trouble::NotFound)?;
        let table = app.tables().look(&id).await?;
        Ok(Self { id, table, caller })
    }
}
