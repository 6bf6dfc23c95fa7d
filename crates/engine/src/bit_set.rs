//! The macro for bit sets of sites and of tokens.

/// Declares the bit set of an id type, which must be a one-byte tuple struct.
macro_rules! bit_set {
    ($(#[$meta:meta])* $set:ident, $item:ident, $count:expr, $noun:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $set(u32);

        impl $set {
            #[doc = concat!("No ", $noun, ".")]
            pub const EMPTY: Self = Self(0);

            #[doc = concat!("Every ", $noun, ".")]
            pub const ALL: Self = Self((1 << $count) - 1);

            #[doc = concat!("Whether the ", $noun, " is in the set.")]
            pub const fn contains(self, item: $item) -> bool {
                self.0 & (1 << item.0) != 0
            }

            #[doc = concat!("The set with this ", $noun, ".")]
            #[must_use]
            pub const fn with(self, item: $item) -> Self {
                Self(self.0 | (1 << item.0))
            }

            /// The union.
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// The intersection.
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// The difference.
            #[must_use]
            pub const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// How many there are.
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Whether it is empty.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// All elements in order.
            pub fn iter(self) -> impl Iterator<Item = $item> {
                $crate::bit_set::ones(self.0).map($item)
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::EMPTY, Self::with)
            }
        }
    };
}

pub(crate) use bit_set;

/// The positions of the set bits, the lowest first.
pub(crate) fn ones(mut bits: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (bits != 0).then(|| {
            let place = bits.trailing_zeros() as u8;
            bits &= bits - 1;
            place
        })
    })
}
