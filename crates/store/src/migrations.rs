//! Migrations as texts that are embedded in the program.

use sqlx::SqlStr;
use sqlx::error::BoxDynError;
use sqlx::migrate::{MigrateError, Migration, MigrationSource, MigrationType, Migrator};
use std::pin::Pin;

/// The name and the SQL of each migration, oldest first; the first one leads to format 1.
pub(crate) type Migrations = Vec<(&'static str, &'static str)>;

/// The first line of a migration that cannot run in a transaction, such as an index that is built while
/// others write.
const NO_TRANSACTION: &str = "-- no-transaction\n";

/// Runs those of these migrations that a database does not have yet.
pub(crate) async fn migrator(migrations: Migrations) -> Result<Migrator, MigrateError> {
    Migrator::new(Embedded(migrations)).await
}

#[derive(Debug)]
struct Embedded(Migrations);

impl MigrationSource<'static> for Embedded {
    fn resolve(self) -> Pin<Box<dyn Future<Output = Result<Vec<Migration>, BoxDynError>> + Send>> {
        let migrations = self.0.into_iter().zip(1..).map(|((name, sql), version)| {
            let is_alone = sql.starts_with(NO_TRANSACTION);
            let sql = SqlStr::from_static(sql);
            Migration::new(version, name.into(), MigrationType::Simple, sql, is_alone)
        });
        let migrations = migrations.collect();
        Box::pin(async { Ok(migrations) })
    }
}
