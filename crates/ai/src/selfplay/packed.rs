//! Packs sparse rows of bytes: a bit mask of the nonzero bytes, then their values.

/// Rows of one width.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Packed {
    pub(super) bits: Vec<u8>,
    pub(super) values: Vec<u8>,
}

/// The size of a row's bit mask in bytes.
pub(super) const fn bit_bytes(width: usize) -> usize {
    width.div_ceil(8)
}

impl Packed {
    pub(super) fn push(&mut self, row: &[u8]) {
        for part in row.chunks(8) {
            let mark =
                |bits: u8, (place, &byte): (usize, &u8)| bits | (u8::from(byte != 0) << place);
            self.bits.push(part.iter().enumerate().fold(0, mark));
        }
        self.values.extend(row.iter().filter(|&&byte| byte != 0));
    }

    /// All rows of this width; `None` if masks and values do not match.
    pub(super) fn rows(&self, width: usize) -> Option<Vec<Vec<u8>>> {
        let mut values = self.values.iter();
        let mut rows = Vec::new();
        for bits in self.bits.chunks(bit_bytes(width)) {
            let mut row = vec![0; width];
            for (place, byte) in row.iter_mut().enumerate() {
                if bits[place / 8] >> (place % 8) & 1 == 1 {
                    *byte = *values.next()?;
                }
            }
            rows.push(row);
        }
        values.next().is_none().then_some(rows)
    }
}
