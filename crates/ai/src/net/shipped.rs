//! The weights that come with the program.

use super::Net;
use std::sync::{Arc, LazyLock};

/// `docs/training.md` tells how it was made.
const FILE: &[u8] = include_bytes!("../../data/net.bin");

impl Net {
    /// The network that comes with the program; `None` if its file does not fit, and then the
    /// hand-made evaluation plays.
    pub fn shipped() -> Option<Arc<Self>> {
        static NET: LazyLock<Option<Arc<Net>>> =
            LazyLock::new(|| Net::from_bytes(FILE).ok().map(Arc::new));
        NET.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_that_comes_with_the_program_fits() {
        assert_eq!(Net::from_bytes(FILE).err(), None);
        assert!(FILE.len() <= 2_000_000, "{} bytes", FILE.len());
    }
}
