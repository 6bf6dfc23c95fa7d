//! Least squares by the normal equations.

/// The sums of products that least squares need.
#[derive(Clone, Debug)]
pub(super) struct Equations {
    size: usize,
    products: Vec<f64>,
    targets: Vec<f64>,
}

impl Equations {
    pub(super) fn new(size: usize) -> Self {
        Self { size, products: vec![0.0; size * size], targets: vec![0.0; size] }
    }

    /// Adds an observation.
    pub(super) fn add(&mut self, row: &[f64], target: f64) {
        for (i, &value) in row.iter().enumerate().filter(|(_, value)| **value != 0.0) {
            self.targets[i] += value * target;
            let products = &mut self.products[i * self.size..(i + 1) * self.size];
            products.iter_mut().zip(row).for_each(|(sum, other)| *sum += value * other);
        }
    }

    /// The solution nearest to `centre`, from which each unknown is pulled away only by evidence.
    pub(super) fn solve(mut self, centre: &[f64], pull: f64) -> Vec<f64> {
        for (i, &wanted) in centre.iter().enumerate() {
            self.products[i * self.size + i] += pull;
            self.targets[i] += pull * wanted;
        }
        self.eliminate();
        self.targets
    }

    /// Gauss-Jordan; the pull makes every pivot positive.
    fn eliminate(&mut self) {
        let size = self.size;
        for pivot in 0..size {
            let scale = 1.0 / self.products[pivot * size + pivot];
            for column in 0..size {
                self.products[pivot * size + column] *= scale;
            }
            self.targets[pivot] *= scale;
            for row in (0..size).filter(|row| *row != pivot) {
                let factor = self.products[row * size + pivot];
                for column in 0..size {
                    let above = self.products[pivot * size + column];
                    self.products[row * size + column] -= factor * above;
                }
                self.targets[row] -= factor * self.targets[pivot];
            }
        }
    }
}
