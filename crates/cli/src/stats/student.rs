//! The quantile of Student's t distribution that 95 % intervals need.

use super::real;

/// The quantile of the normal distribution.
const NORMAL: f64 = 1.959_964;

/// The number of standard errors of a 95 % interval, if the error is estimated with this many
/// degrees of freedom.
pub(super) fn two_sided_95(degrees: usize) -> f64 {
    match degrees {
        0 | 1 => 12.706,
        2 => 4.303,
        _ => expanded(real(degrees as u64)),
    }
}

/// The Cornish-Fisher expansion around the normal quantile, correct to two digits from three
/// degrees on.
fn expanded(degrees: f64) -> f64 {
    let z = NORMAL;
    let first = (z.powi(3) + z) / 4.0;
    let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
    let third = (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0;
    z + first / degrees + second / degrees.powi(2) + third / degrees.powi(3)
}

#[cfg(test)]
mod tests {
    use super::two_sided_95;

    #[test]
    fn quantiles_match_published_tables() {
        for (degrees, quantile) in [(1, 12.706), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042)] {
            let error = (two_sided_95(degrees) - quantile).abs();
            assert!(error < 0.04, "{degrees}: {}", two_sided_95(degrees));
        }
        assert!((two_sided_95(100_000) - 1.96).abs() < 0.001);
    }
}
