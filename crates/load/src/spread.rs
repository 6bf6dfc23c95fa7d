//! Percentiles.

/// Sorted figures.
pub(crate) struct Spread(Vec<f64>);

impl Spread {
    pub(crate) fn of(figures: impl IntoIterator<Item = f64>) -> Self {
        let mut figures: Vec<f64> = figures.into_iter().collect();
        figures.sort_by(f64::total_cmp);
        Self(figures)
    }

    /// The percentile, in thousandths.
    pub(crate) fn of_a_thousand(&self, many: usize) -> f64 {
        let rank = (many * self.0.len()).div_ceil(1000);
        self.0.get(rank.saturating_sub(1)).copied().unwrap_or(f64::NAN)
    }

    pub(crate) fn most(&self) -> f64 {
        self.of_a_thousand(1000)
    }

    pub(crate) fn least(&self) -> f64 {
        self.of_a_thousand(0)
    }

    pub(crate) fn mean(&self) -> f64 {
        self.0.iter().sum::<f64>() / self.0.len() as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_figures_of_the_list() {
        let spread = Spread::of((1..=1000).rev().map(f64::from));
        for (many, expected) in [(500, 500.0), (990, 990.0), (999, 999.0), (1000, 1000.0)] {
            let found = spread.of_a_thousand(many);
            assert!((found - expected).abs() < 1e-9, "{found} for {many}");
        }
        assert!((spread.least() - 1.0).abs() < 1e-9);
        assert!((spread.mean() - 500.5).abs() < 1e-9);
        assert!(Spread::of([]).most().is_nan());
    }
}
