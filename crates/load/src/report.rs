//! The report, as text and as JSON.

use crate::spread::Spread;
use serde_json::{Map, Value, json};
use std::fmt;

/// Named figures.
pub(crate) struct Row {
    name: String,
    unit: &'static str,
    figures: Vec<(&'static str, f64)>,
}

/// The printed rows.
pub(crate) struct Report(pub(crate) Vec<Row>);

impl Row {
    pub(crate) fn new(name: &str, unit: &'static str, figures: &[(&'static str, f64)]) -> Self {
        Self { name: name.to_owned(), unit, figures: figures.to_vec() }
    }

    pub(crate) fn count(name: &str, count: usize) -> Self {
        Self::new(name, "", &[("", count as f64)])
    }
}

pub(crate) fn kilobytes(bytes: impl Iterator<Item = usize>) -> Spread {
    Spread::of(bytes.map(|bytes| bytes as f64 / 1000.0))
}

pub(crate) fn milliseconds(time: std::time::Duration) -> f64 {
    1000.0 * time.as_secs_f64()
}

pub(crate) fn percentiles(name: &str, unit: &'static str, spread: &Spread) -> Row {
    let parts = [("50 %", 500), ("90 %", 900), ("99 %", 990), ("99.9 %", 999)];
    let mut figures = parts.map(|(label, one)| (label, spread.of_a_thousand(one))).to_vec();
    figures.extend([("most", spread.most()), ("mean", spread.mean())]);
    Row::new(name, unit, &figures)
}

impl Report {
    pub(crate) fn json(&self) -> Value {
        let figures = |row: &Row| -> Map<String, Value> {
            let named = |label: &str| if label.is_empty() { "all" } else { label }.to_owned();
            row.figures.iter().map(|(label, figure)| (named(label), json!(figure))).collect()
        };
        let row = |row: &Row| {
            let name = row.name.trim().to_owned();
            (name, json!({ "unit": row.unit, "figures": figures(row) }))
        };
        self.0.iter().map(row).collect::<Map<_, _>>().into()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in &self.0 {
            write!(f, "{:<40}{:<3}", row.name, row.unit)?;
            for (label, figure) in &row.figures {
                // Counts are integers; everything else has a unit or is a rate.
                let places = if figure.fract() == 0.0 && row.unit.is_empty() { 0 } else { 2 };
                write!(f, "{figure:>10.places$} {label:<8}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_stand_in_columns_and_in_json() {
        let report = Report(vec![
            Row::new("moves", "", &[("", 12.0), ("a second", 0.5)]),
            Row::new("  tokens.css", "kB", &[("", 1.234)]),
        ]);
        let text = report.to_string();
        assert!(
            text.starts_with("moves                                              12"),
            "{text}"
        );
        assert!(text.contains("  tokens.css                            kB       1.23"), "{text}");
        let json = report.json();
        assert_eq!(json["moves"]["figures"]["a second"], 0.5);
        assert_eq!(json["tokens.css"]["unit"], "kB");
    }
}
