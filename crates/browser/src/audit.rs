//! Accessibility audits with axe.

use crate::browser::text;
use crate::{Error, Page};
use serde_json::Value;
use std::fmt;

const AXE: &str = include_str!("../vendor/axe.min.js");

/// All rules of axe, including the one of WCAG 2.2 that is off by default.
const RUN: &str = "axe.run(document, {
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: true } },
}).then(({ violations }) => violations)";

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
    /// All violations that axe finds. It needs scripts, so the visitor must allow them.
    pub async fn axe(&self) -> Result<Vec<Violation>, Error> {
        if self.evaluate("typeof axe").await? != "object" {
            self.evaluate(&format!("{AXE};0")).await?;
        }
        let found = self.evaluate(RUN).await?;
        Ok(list(&found).iter().map(violation).collect())
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
