//! A statement with its values, which can be sent more than once.

use sqlx::postgres::{PgArguments, PgRow};
use sqlx::query::QueryAs;
use sqlx::{Arguments, AssertSqlSafe, Encode, FromRow, Postgres, Type};

/// An SQL text of this program and the values of its parameters.
#[derive(Clone, Debug, Default)]
pub(super) struct Statement {
    sql: String,
    values: PgArguments,
}

impl Statement {
    /// A text whose parameters are numbered `$1` and so on; `bind` gives their values in order.
    pub(super) fn new(sql: impl Into<String>) -> Self {
        Self { sql: sql.into(), values: PgArguments::default() }
    }

    pub(super) fn bind<T>(mut self, value: T) -> Self
    where
        T: for<'q> Encode<'q, Postgres> + Type<Postgres>,
    {
        self.value(value);
        self
    }

    /// Adds a value and returns its parameter, for a text that is assembled from parts.
    pub(super) fn value<T>(&mut self, value: T) -> String
    where
        T: for<'q> Encode<'q, Postgres> + Type<Postgres>,
    {
        self.values.add(value).expect("a value that can be encoded");
        format!("${}", self.values.len())
    }

    pub(super) fn push(&mut self, sql: &str) -> &mut Self {
        self.sql.push_str(sql);
        self
    }

    /// The query to send.
    pub(super) fn query<T>(&self) -> QueryAs<'static, Postgres, T, PgArguments>
    where
        T: for<'r> FromRow<'r, PgRow>,
    {
        sqlx::query_as_with(AssertSqlSafe(self.sql.clone()), self.values.clone())
    }
}
