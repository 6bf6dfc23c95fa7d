//! `hamburgum people`: who is known to a server, for its operator.

use crate::database::{Database, with_tables};
use crate::failure::Fault;
use crate::output::{self, Format, Report};
use crate::paint::{Paint, Style};
use crate::table::{Align, TextTable, cell, styled};
use clap::{Args, Subcommand};
use hamburgum_store::{AccountLock, PersonId, PersonRow};
use hamburgum_table::clean_name;
use serde::Serialize;

/// List, lock, rename or delete people, while the server is stopped
#[derive(Subcommand, Debug)]
#[command(verbatim_doc_comment)]
pub(crate) enum Command {
    /// List everybody: number, name, login, tables
    List(Database),
    /// Lock an account: it is signed out everywhere, and nobody can sign in
    Lock(Named),
    /// Unlock an account
    Unlock(Named),
    /// Change a name, also at all tables where it was used
    Rename(Rename),
    /// Delete a person: name, login and everything written; the games stay
    Delete(Named),
}

/// A person of a database.
#[derive(Args, Debug)]
pub(crate) struct Named {
    /// The number of the person in the list
    person: i64,

    #[command(flatten)]
    database: Database,
}

/// A person and a name.
#[derive(Args, Debug)]
pub(crate) struct Rename {
    #[command(flatten)]
    named: Named,

    /// The new name
    #[arg(value_parser = name)]
    name: String,
}

fn name(text: &str) -> Result<String, String> {
    clean_name(text).ok_or_else(|| "a name needs 1 to 24 characters".to_owned())
}

/// Does one of them.
pub(crate) fn run(command: &Command, format: Format) -> anyhow::Result<()> {
    match command {
        Command::List(database) => {
            let people = with_tables(database, async |store, _| Ok(store.people().await?))?;
            output::print(&People { people: people.iter().map(Entry::of).collect() }, format)
        }
        Command::Lock(named) => set_lock(named, AccountLock::Locked, format),
        Command::Unlock(named) => set_lock(named, AccountLock::Open, format),
        Command::Rename(Rename { named, name }) => {
            let person = PersonId(named.person);
            with_tables(&named.database, async |store, _| {
                store.rename_everywhere(person, name).await.map_err(nobody)
            })?;
            output::print(&Done { person: named.person, done: "renamed" }, format)
        }
        Command::Delete(named) => {
            let person = PersonId(named.person);
            with_tables(&named.database, async |_, tables| {
                tables.delete_person(person).await.map_err(nobody)
            })?;
            output::print(&Done { person: named.person, done: "deleted" }, format)
        }
    }
}

fn set_lock(named: &Named, lock: AccountLock, format: Format) -> anyhow::Result<()> {
    let person = PersonId(named.person);
    with_tables(&named.database, async |store, _| {
        store.set_lock(person, lock).await.map_err(nobody)
    })?;
    let done = match lock {
        AccountLock::Locked => "locked",
        AccountLock::Open => "unlocked",
    };
    output::print(&Done { person: named.person, done }, format)
}

fn nobody(error: impl std::fmt::Display) -> anyhow::Error {
    Fault::Option(error.to_string()).into()
}

/// What was done with a person.
#[derive(Serialize)]
struct Done {
    person: i64,
    done: &'static str,
}

impl Report for Done {
    fn text(&self, _: Paint) -> String {
        format!("Person {} is {}.\n", self.person, self.done)
    }
}

#[derive(Serialize)]
struct People {
    people: Vec<Entry>,
}

#[derive(Serialize)]
struct Entry {
    person: i64,
    name: String,
    login: Option<String>,
    tables: u64,
    is_locked: bool,
}

impl Entry {
    fn of(row: &PersonRow) -> Self {
        let PersonRow { id, name, login, tables, is_locked, .. } = row.clone();
        Self { person: id.0, name, login, tables, is_locked }
    }
}

impl Report for People {
    fn text(&self, paint: Paint) -> String {
        let mut table = TextTable::new(&[Align::Right, Align::Left, Align::Left, Align::Right]);
        table.row(
            ["person", "name", "login", "tables", ""].map(|head| styled(Style::Heading, head)),
        );
        for one in &self.people {
            table.row([
                cell(one.person),
                cell(&one.name),
                cell(one.login.as_deref().unwrap_or("(guest)")),
                cell(one.tables),
                cell(if one.is_locked { "locked" } else { "" }),
            ]);
        }
        table.text(0, paint)
    }
}
