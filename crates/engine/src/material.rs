//! Building materials.

use crate::vocabulary::vocabulary;

vocabulary! {
    /// A building material (BUY-1).
    Material, ByMaterial, "material" {
        /// Timber.
        Timber = "timber",
        /// A brick.
        Brick = "brick",
        /// A church bell; nobody ever owns more than one (BUY-2).
        Bell = "bell",
    }
}
