//! Accessibility audits with axe.

use crate::browser::text;
use crate::visitor::DARK;
use crate::{Error, Page};
use serde_json::Value;
use std::fmt;

const AXE: &str = include_str!("../vendor/axe.min.js");

/// All rules of axe, including the one of WCAG 2.2 that is off by default.
const ALL_RULES: &str = "rules: { 'target-size': { enabled: true } }";

/// The rules that depend on colours.
const COLOUR_RULES: &str = "runOnly: ['color-contrast', 'link-in-text-block']";

/// A violated rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// The name of the rule: "color-contrast".
    pub rule: String,
    /// The impact: minor, moderate, serious, critical.
    pub impact: String,
    /// What the rule requires.
    pub help: String,
    /// The selectors of the violating elements, each with what is wrong.
    pub elements: Vec<(String, String)>,
}

impl Page {
    /// All violations that axe finds, and those that only dark colours have. It needs scripts, so the
    /// visitor must allow them.
    pub async fn axe(&self) -> Result<Vec<Violation>, Error> {
        if self.evaluate("typeof axe").await? != "object" {
            self.evaluate(&format!("{AXE};0")).await?;
        }
        let mut found = self.violations(ALL_RULES).await?;
        // In the dark the same elements have other colours, so only these rules can tell a difference.
        self.prefer(&[DARK]).await?;
        let in_the_dark = self.violations(COLOUR_RULES).await?;
        self.prefer(&[]).await?;
        found.extend(in_the_dark.into_iter().map(Violation::in_the_dark));
        Ok(found)
    }

    async fn violations(&self, rules: &str) -> Result<Vec<Violation>, Error> {
        let run = format!(
            "axe.run(document, {{ resultTypes: ['violations'], {rules} }}).then(({{ violations }}) => violations)"
        );
        Ok(list(&self.evaluate(&run).await?).iter().map(violation).collect())
    }
}

impl Violation {
    fn in_the_dark(mut self) -> Self {
        self.help.push_str(", in dark mode");
        self
    }
}

fn violation(value: &Value) -> Violation {
    let nodes = list(&value["nodes"]);
    Violation {
        rule: text(&value["id"]),
        impact: text(&value["impact"]),
        help: text(&value["help"]),
        elements: nodes
            .iter()
            .map(|node| (selector(node), text(&node["failureSummary"])))
            .collect(),
    }
}

fn selector(node: &Value) -> String {
    list(&node["target"]).iter().map(text).collect::<Vec<_>>().join(" ")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} ({}): {}", self.rule, self.impact, self.help)?;
        self.elements.iter().try_for_each(|(element, why)| writeln!(f, "  {element}: {why}"))
    }
}
