//! Where a database is: a file, or a `PostgreSQL` server.

use sqlx::postgres::PgConnectOptions;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use thiserror::Error;

/// The address of a database.
#[derive(Clone, Debug)]
pub enum StoreAddress {
    /// An `SQLite` file.
    File(PathBuf),
    /// A database on a `PostgreSQL` server.
    Postgres(Box<PostgresAddress>),
}

/// The URL of a database on a `PostgreSQL` server. It prints without the password.
#[derive(Clone)]
pub struct PostgresAddress(pub(crate) PgConnectOptions);

/// Why a text is no address of a database.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum AddressError {
    /// It begins like a URL of something else.
    #[error(
        "{0}:// is no database that this program knows: name a file, or postgres://HOST/DATABASE"
    )]
    UnknownScheme(String),
    /// It is a URL of a `PostgreSQL` server that cannot be parsed.
    #[error("the URL of the database is wrong: {0}")]
    Malformed(String),
    /// It is empty.
    #[error("the name of the database is empty")]
    Empty,
}

impl FromStr for StoreAddress {
    type Err = AddressError;

    fn from_str(text: &str) -> Result<Self, AddressError> {
        match text.split_once("://") {
            Some(("postgres" | "postgresql", _)) => {
                let options = text.parse::<PgConnectOptions>();
                let options =
                    options.map_err(|error| AddressError::Malformed(error.to_string()))?;
                Ok(Self::Postgres(Box::new(PostgresAddress(options))))
            }
            Some((scheme, _)) if scheme.chars().all(char::is_alphanumeric) => {
                Err(AddressError::UnknownScheme(scheme.to_owned()))
            }
            _ if text.is_empty() => Err(AddressError::Empty),
            _ => Ok(Self::File(text.into())),
        }
    }
}

impl fmt::Display for StoreAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => path.display().fmt(f),
            Self::Postgres(server) => server.fmt(f),
        }
    }
}

impl fmt::Display for PostgresAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let database = self.0.get_database().unwrap_or(self.0.get_username());
        match self.0.get_socket() {
            Some(socket) => write!(f, "postgres://{}/{database}", socket.display()),
            None => write!(f, "postgres://{}:{}/{database}", self.0.get_host(), self.0.get_port()),
        }
    }
}

impl fmt::Debug for PostgresAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::{AddressError, StoreAddress};

    #[test]
    fn addresses_are_files_or_urls_of_postgres_and_hide_passwords() {
        for (text, shown) in [
            ("games.sqlite", "games.sqlite"),
            ("/var/lib/hamburgum/a file", "/var/lib/hamburgum/a file"),
            ("postgres://me:secret@db.example/games", "postgres://db.example:5432/games"),
            ("postgresql://me@[::1]:6000/games?sslmode=require", "postgres://[::1]:6000/games"),
            ("postgres://me:secret@%2Frun%2Fpg/games", "postgres:///run/pg/games"),
        ] {
            let address: StoreAddress = text.parse().expect(text);
            assert_eq!(address.to_string(), shown);
            assert!(!format!("{address:?}").contains("secret"), "{text}");
        }
    }

    #[test]
    fn other_texts_are_refused_with_a_reason() {
        for (text, reason) in [
            ("", "is empty"),
            ("mysql://host/games", "mysql:// is no database"),
            ("postgres://host:port/games", "is wrong"),
            ("postgres://host/games?sslmode=maybe", "is wrong"),
        ] {
            let error: AddressError = text.parse::<StoreAddress>().expect_err(text);
            assert!(error.to_string().contains(reason), "{text}: {error}");
        }
    }
}
