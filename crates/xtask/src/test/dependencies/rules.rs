//! The rules of `deny.toml`.

use super::licence;
use super::package::Package;
use anyhow::{Context, Result};
use std::collections::BTreeMap;

const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// What is accepted.
#[derive(Debug)]
pub(super) struct Rules {
    licences: Vec<String>,
    /// The names and first numbers of older versions that may be there beside a newer one.
    skipped: Vec<(String, String)>,
}

impl Rules {
    pub(super) fn read(text: &str) -> Result<Self> {
        let table: toml::Table = text.parse().context("deny.toml")?;
        let list = |part: &str, name: &str| {
            let list = table.get(part)?.get(name)?.as_array()?;
            Some(list.clone())
        };
        let text = |value: &toml::Value| value.as_str().map(str::to_owned);
        let skip =
            |skip: toml::Value| Some((text(skip.get("name")?)?, text(skip.get("version")?)?));
        let licences = list("licenses", "allow").context("licenses.allow in deny.toml")?;
        let skipped = list("bans", "skip").unwrap_or_default().into_iter().map(skip);
        Ok(Self {
            licences: licences.iter().filter_map(text).collect(),
            skipped: skipped.collect::<Option<_>>().context("a name and a version in bans.skip")?,
        })
    }

    /// A line for everything that is not accepted.
    pub(super) fn faults(&self, packages: &[Package]) -> Vec<String> {
        let licences = packages.iter().filter(|package| !self.allows(package)).map(|package| {
            let licence = package.licence.as_deref().unwrap_or("no licence");
            format!("{} {} is under {licence}", package.name, package.version)
        });
        let foreign =
            |package: &&Package| package.source.as_ref().is_some_and(|source| source != CRATES_IO);
        let sources = packages
            .iter()
            .filter(foreign)
            .map(|package| format!("{} {} is not from crates.io", package.name, package.version));
        licences
            .chain(sources)
            .chain(self.duplicates(packages))
            .chain(self.needless(packages))
            .collect()
    }

    fn allows(&self, package: &Package) -> bool {
        let is_allowed = |name: &str| self.licences.iter().any(|allowed| allowed == name);
        package.licence.as_ref().is_some_and(|text| licence::is_satisfied(text, &is_allowed))
    }

    fn duplicates(&self, packages: &[Package]) -> Vec<String> {
        let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for package in packages.iter().filter(|package| !self.skips(package)) {
            versions.entry(&package.name).or_default().push(&package.version);
        }
        versions.retain(|_, versions| versions.len() > 1);
        let line = |(name, versions): (&str, Vec<&str>)| {
            format!("{name} is there in the versions {}", versions.join(" and "))
        };
        versions.into_iter().map(line).collect()
    }

    fn skips(&self, package: &Package) -> bool {
        self.skipped.iter().any(|skip| is_skipped(skip, package))
    }

    /// A skip that is no longer needed would hide the next duplicate.
    fn needless(&self, packages: &[Package]) -> Vec<String> {
        let is_needless =
            |skip: &&(String, String)| !packages.iter().any(|package| is_skipped(skip, package));
        let line = |(name, version): &(String, String)| {
            format!("deny.toml skips {name} {version}, which is not there")
        };
        self.skipped.iter().filter(is_needless).map(line).collect()
    }
}

fn is_skipped((name, version): &(String, String), package: &Package) -> bool {
    let rest = package.version.strip_prefix(version.as_str());
    package.name == *name && rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "[licenses]\nallow = [\"MIT\"]\n[bans]\n\
        skip = [{ name = \"syn\", version = \"2\" }]\n";

    fn package(name: &str, version: &str) -> Package {
        let licence = Some("MIT OR GPL-3.0".to_owned());
        let source = Some(CRATES_IO.to_owned());
        Package { name: name.to_owned(), version: version.to_owned(), licence, source }
    }

    fn faults(packages: &[Package]) -> Vec<String> {
        Rules::read(RULES).expect("rules").faults(packages)
    }

    #[test]
    fn what_deny_toml_accepts_has_no_faults() {
        let skipped = [package("syn", "2.0.1"), package("syn", "3.1.0"), package("toml", "1.0.0")];
        assert_eq!(faults(&skipped), Vec::<String>::new());
    }

    #[test]
    fn everything_else_is_a_fault() {
        let syn = package("syn", "2.0.1");
        let toml = package("toml", "1.0.0");
        let cases = [
            (vec![Package { licence: Some("GPL-3.0".into()), ..toml.clone() }], "is under GPL-3.0"),
            (vec![Package { licence: None, ..toml.clone() }], "is under no licence"),
            (vec![Package { source: Some("git+https://x".into()), ..toml.clone() }], "not from"),
            (vec![toml.clone(), package("toml", "0.9.0")], "in the versions"),
        ];
        for (mut packages, expected) in cases {
            packages.push(syn.clone());
            let faults = faults(&packages);
            assert!(matches!(&faults[..], [one] if one.contains(expected)), "{faults:?}");
        }
        assert_eq!(faults(&[toml]), ["deny.toml skips syn 2, which is not there"]);
        assert!(Rules::read("[bans]").is_err());
    }
}
