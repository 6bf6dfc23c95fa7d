//! Writes values as bytes, one after the other.

/// The byte that stands for 1.
const ONE: u8 = super::STEPS;

/// Fills a row of bytes from its beginning; skipped bytes stay zero.
pub(super) struct Writer<'a> {
    bytes: &'a mut [u8],
    place: usize,
}

impl<'a> Writer<'a> {
    pub(super) fn new(bytes: &'a mut [u8]) -> Self {
        bytes.fill(0);
        Self { bytes, place: 0 }
    }

    /// How many bytes have been written.
    pub(super) fn place(&self) -> usize {
        self.place
    }

    /// Skips this many bytes.
    pub(super) fn skip(&mut self, count: usize) {
        self.place += count;
    }

    /// A value in units, saturated to the range of a byte.
    pub(super) fn units(&mut self, units: u32) {
        self.bytes[self.place] = units.min(255) as u8;
        self.place += 1;
    }

    /// A flag.
    pub(super) fn flag(&mut self, yes: bool) {
        self.bytes[self.place] = if yes { ONE } else { 0 };
        self.place += 1;
    }

    /// A one-hot encoding.
    pub(super) fn one_hot(&mut self, index: Option<usize>, count: usize) {
        if let Some(index) = index {
            self.bytes[self.place + index] = ONE;
        }
        self.place += count;
    }

    /// A thermometer encoding: which of the ascending thresholds a value has reached.
    pub(super) fn thermometer(&mut self, figure: u32, marks: &[u32]) {
        let places = &mut self.bytes[self.place..self.place + marks.len()];
        for (byte, &mark) in places.iter_mut().zip(marks) {
            *byte = if figure >= mark { ONE } else { 0 };
        }
        self.place += marks.len();
    }
}
