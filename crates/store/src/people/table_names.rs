//! Names of tables that say something about a deleted person: which ones, and what they become.

use std::collections::{BTreeMap, BTreeSet};

/// The id of a table with its name.
pub(crate) type NamedTable = (String, String);
/// The id of a copy with that of its original.
pub(crate) type CopiedTable = (String, String);

/// What a database knows about names that may be a person's.
#[derive(Clone, Debug, Default)]
pub(crate) struct NameFacts {
    /// The tables that the person set up and so named.
    pub(crate) named: Vec<NamedTable>,
    /// The tables at which the person sits.
    pub(crate) visited: Vec<NamedTable>,
    /// The names under which the person is or was known.
    pub(crate) own: Vec<String>,
    /// All copies of tables.
    pub(crate) copies: Vec<CopiedTable>,
}

/// The new names of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct NewNames {
    /// Its own, if that changes.
    pub(crate) name: Option<&'static str>,
    /// That of the table which it is a copy of, if that changes.
    pub(crate) original: Option<&'static str>,
}

impl NameFacts {
    /// Default names for the tables that the person named, for those with the name of the person who sits
    /// there, and for their copies, by id.
    pub(crate) fn neutral(
        self,
        default_names: &'static [&'static str],
    ) -> BTreeMap<String, NewNames> {
        let copies = self.copies.clone();
        let tables = with_copies(self.named_after(default_names), &copies);
        let names: BTreeMap<String, &str> =
            tables.into_iter().zip(default_names.iter().copied().cycle()).collect();
        let mut changes: BTreeMap<String, NewNames> = BTreeMap::new();
        for (copy, original) in copies {
            if let Some(name) = names.get(&original) {
                changes.entry(copy).or_default().original = Some(name);
            }
        }
        for (id, name) in names {
            changes.entry(id).or_default().name = Some(name);
        }
        changes
    }

    /// The tables that the person named, and those with such a name or the person's own where they sit: a
    /// rematch has the name of the game before it, whoever set it up.
    fn named_after(mut self, default_names: &[&str]) -> BTreeSet<String> {
        let is_typed = |(_, name): &NamedTable| !default_names.contains(&name.as_str());
        self.named.retain(is_typed);
        self.visited.retain(is_typed);
        let own: Vec<String> = self.own.iter().map(|name| name.to_lowercase()).collect();
        self.visited.retain(|(_, name)| {
            let is_own = |own: &String| name.to_lowercase().contains(own);
            self.named.iter().any(|(_, other)| other == name) || own.iter().any(is_own)
        });
        self.named.into_iter().chain(self.visited).map(|(id, _)| id).collect()
    }
}

/// A copy is named after its original, and can have copies itself.
fn with_copies(mut tables: BTreeSet<String>, copies: &[CopiedTable]) -> BTreeSet<String> {
    loop {
        let is_new =
            |(copy, original): &&CopiedTable| tables.contains(original) && !tables.contains(copy);
        let found: Vec<String> =
            copies.iter().filter(is_new).map(|(copy, _)| copy.clone()).collect();
        if found.is_empty() {
            return tables;
        }
        tables.extend(found);
    }
}
