//! The built-in weights.

use super::Net;
use std::sync::{Arc, LazyLock};

/// `docs/training.md` describes how it was trained.
const FILE: &[u8] = include_bytes!("../../data/net.bin");

impl Net {
    /// The built-in network; `None` if its file does not fit this version, and then the hand-made
    /// evaluation plays.
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
    fn the_built_in_file_is_valid() {
        assert_eq!(Net::from_bytes(FILE).err(), None);
        assert!(FILE.len() <= 2_000_000, "{} bytes", FILE.len());
    }
}
