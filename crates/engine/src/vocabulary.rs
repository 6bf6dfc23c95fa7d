//! The macro for the closed vocabularies of the game (goods, fields, players, ...).
//!
//! Each word has one spelling everywhere: in records, in board files and on the command line.

use std::fmt;

/// A word that is not in the vocabulary it was looked up in.
///
/// ```
/// use hamburgum_engine::Good;
///
/// assert_eq!("beer".parse(), Ok(Good::Beer));
/// let error = "ale".parse::<Good>().expect_err("no good of the game");
/// assert_eq!(error.to_string(), "\"ale\" is no good: use beer, sugar or cloth");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownWord {
    /// The word.
    pub read: String,
    /// What the vocabulary contains, in the singular: "good", "player".
    pub noun: &'static str,
    /// All valid words.
    pub words: &'static [&'static str],
}

impl fmt::Display for UnknownWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no {}: use ", self.read, self.noun)?;
        for (i, word) in self.words.iter().enumerate() {
            match i {
                0 => {}
                _ if i + 1 == self.words.len() => f.write_str(" or ")?,
                _ => f.write_str(", ")?,
            }
            f.write_str(word)?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownWord {}

/// Declares a container with one entry for each value of an indexed type.
macro_rules! container {
    ($by:ident, $key:ident, $count:expr, $noun:literal) => {
        #[doc = concat!("One entry for each ", $noun, ".")]
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $by<T>(pub [T; $count]);

        impl<T> $by<T> {
            #[doc = concat!("Computes the entry of each ", $noun, ".")]
            pub fn from_fn(mut entry: impl FnMut($key) -> T) -> Self {
                Self(std::array::from_fn(|i| entry($key::ALL[i])))
            }

            #[doc = concat!("The entries with their ", $noun, ", in order.")]
            pub fn iter(&self) -> impl Iterator<Item = ($key, &T)> {
                $key::ALL.into_iter().zip(&self.0)
            }
        }

        impl<T> std::ops::Index<$key> for $by<T> {
            type Output = T;
            fn index(&self, key: $key) -> &T {
                &self.0[key.index()]
            }
        }

        impl<T> std::ops::IndexMut<$key> for $by<T> {
            fn index_mut(&mut self, key: $key) -> &mut T {
                &mut self.0[key.index()]
            }
        }
    };
}

/// Declares a closed enum with its words, `ALL`, `Display`, `FromStr` and its container.
macro_rules! vocabulary {
    (
        $(#[$meta:meta])*
        $name:ident, $by:ident, $noun:literal {
            $($(#[$variant_meta:meta])* $variant:ident = $word:literal,)+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum $name {
            $($(#[$variant_meta])* $variant,)+
        }

        impl $name {
            /// Every value, in order.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$variant),+];

            const WORDS: &'static [&'static str] = &[$($word),+];

            /// The place in [`Self::ALL`].
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The word in records, board files and on the command line.
            pub const fn word(self) -> &'static str {
                Self::WORDS[self.index()]
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.word())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::UnknownWord;
            fn from_str(read: &str) -> Result<Self, Self::Err> {
                Self::ALL
                    .into_iter()
                    .find(|value| value.word() == read)
                    .ok_or_else(|| $crate::UnknownWord {
                        read: read.chars().take(40).collect(),
                        noun: $noun,
                        words: Self::WORDS,
                    })
            }
        }

        $crate::vocabulary::container!($by, $name, { $name::ALL.len() }, $noun);
    };
}

pub(crate) use {container, vocabulary};
