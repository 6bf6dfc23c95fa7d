//! Secrets as rows, for moving them.

use crate::store::forward;
use crate::{Store, StoreError};

impl Store {
    /// All secrets with their names, in the order of these.
    pub(crate) async fn whole_secrets(&self) -> Result<Vec<(String, String)>, StoreError> {
        forward!(self.whole_secrets())
    }
}
