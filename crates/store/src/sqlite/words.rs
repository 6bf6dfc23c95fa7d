//! What people typed at tables, kept apart from the logs so that it can be deleted.

use crate::TypedWords;
use sqlx::SqliteConnection;

pub(super) async fn insert_words(
    connection: &mut SqliteConnection,
    table: &str,
    words: &[TypedWords],
) -> Result<(), sqlx::Error> {
    for one in words {
        sqlx::query(
            "INSERT INTO words (table_id, sequence, person, name, said) VALUES (?, ?, ?, ?, ?)",
        )
        .bind(table)
        .bind(one.sequence.cast_signed())
        .bind(one.person.0)
        .bind(&one.name)
        .bind(&one.said)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}
