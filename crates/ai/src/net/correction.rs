//! How forecasts are made as sure as they came true.

/// A network tends to be too sure of what it has learnt. Players do not mind, since only the order of
/// their choices counts; people who read a chance to win do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Correction {
    /// Logarithms of the chances to win are divided by it: above 1 they come closer together.
    pub(super) temperature: f32,
}

/// The mark of the weights that the corrections were found with.
#[cfg(test)]
const MEASURED: &str = "978eb6e2";

impl Correction {
    /// For the weights that come with the program, by the number of players from two on: what
    /// `hamburgum calibrate --players N --games 1000 --seed 7` tells of the learned judge as it is.
    /// Foretold prestige needs no correction.
    pub(super) const SHIPPED: [Self; 4] = [Self { temperature: 1.1 }; 4];

    /// Makes chances to win as sure as they may be.
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
    fn the_corrections_were_found_with_the_weights_that_come_with_the_program() {
        let mark = Net::shipped().expect("the shipped weights").mark();
        assert_eq!(mark, MEASURED, "find them anew: hamburgum calibrate, for 2 to 5 players");
    }

    #[test]
    fn a_warm_chance_is_less_sure_and_all_add_up_to_one() {
        let warm = Correction { temperature: 2.0 };
        for chances in [vec![0.9, 0.1], vec![1.0, 0.0], vec![0.5, 0.3, 0.2]] {
            let mut tempered = chances.clone();
            warm.temper(&mut tempered);
            assert!((tempered.iter().sum::<f32>() - 1.0).abs() < 1e-6, "{tempered:?}");
            assert!(tempered[0] <= chances[0] && tempered.is_sorted_by(|a, b| a >= b));
        }
    }
}
