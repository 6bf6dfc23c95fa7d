//! The column in random games, and a few positions word by word.
