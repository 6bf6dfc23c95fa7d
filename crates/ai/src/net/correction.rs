//! Calibration of win probabilities by temperature scaling.

/// Networks tend to be overconfident. For play this does not matter, since only the order of the choices
/// counts; for displayed win probabilities it does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Correction {
    /// The temperature, which divides the logits: above 1 the probabilities move closer together.
    pub(super) temperature: f32,
}

/// The fingerprint of the weights that the corrections were measured with.
#[cfg(test)]
const MEASURED: &str = "899ff952";

impl Correction {
    /// For the built-in weights, by the number of players from two on: the result of
    /// `hamburgum calibrate --players N --games 1000 --seed 7` for the uncorrected network. Forecast
    /// prestige needs no correction.
    pub(super) const SHIPPED: [Self; 4] = [
        Self { temperature: 1.2 },
        Self { temperature: 1.0 },
        Self { temperature: 1.0 },
        Self { temperature: 1.0 },
    ];

    /// Applies the temperature to win probabilities.
    pub(super) fn temper(self, win: &mut [f32]) {
        let mut total = 0.0;
        for chance in &mut *win {
            *chance = chance.powf(self.temperature.recip());
            total += *chance;
        }
        for chance in win {
            *chance /= total;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Net;

    #[test]
    fn the_corrections_were_measured_with_the_built_in_weights() {
        let mark = Net::shipped().expect("the shipped weights").mark();
        assert_eq!(mark, MEASURED, "measure them again: hamburgum calibrate, for 2 to 5 players");
    }

    #[test]
    fn a_temperature_above_one_flattens_and_keeps_the_sum() {
        let warm = Correction { temperature: 2.0 };
        for chances in [vec![0.9, 0.1], vec![1.0, 0.0], vec![0.5, 0.3, 0.2]] {
            let mut tempered = chances.clone();
            warm.temper(&mut tempered);
            assert!((tempered.iter().sum::<f32>() - 1.0).abs() < 1e-6, "{tempered:?}");
            assert!(tempered[0] <= chances[0] && tempered.is_sorted_by(|a, b| a >= b));
        }
    }
}
