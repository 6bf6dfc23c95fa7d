//! Passwords that attackers try first.

use std::collections::HashSet;
use std::sync::LazyLock;

/// The most common ones of at least eight characters, in lower case, one per line.
static COMMON: LazyLock<HashSet<&'static str>> =
    LazyLock::new(|| include_str!("common_passwords.txt").lines().collect());

/// The longest part whose repetition makes a password easy to guess.
const LONGEST_REPEATED: usize = 4;

/// Whether a password for this login is easy to guess: it is common, the login itself, with or without
/// digits around it, a short part repeated, or a run of neighbouring characters.
pub(crate) fn is_easy_to_guess(password: &str, login: &str) -> bool {
    let password = password.trim().to_lowercase();
    let is_around = |one: char| one.is_ascii_digit() || one.is_ascii_punctuation();
    let core = password.trim_matches(is_around);
    let login = login.trim().to_lowercase();
    COMMON.contains(password.as_str())
        || password == login
        || (!core.is_empty() && (core == login || COMMON.contains(core)))
        || is_repetition(&password)
        || is_run(&password)
}

fn is_repetition(password: &str) -> bool {
    let letters: Vec<char> = password.chars().collect();
    let repeats = |part: usize| letters.iter().zip(&letters[part..]).all(|(one, next)| one == next);
    (1..=LONGEST_REPEATED).any(|part| part < letters.len() && repeats(part))
}

/// Whether it is a run like `12345678` or `hgfedcba`.
fn is_run(password: &str) -> bool {
    let codes: Vec<u32> = password.chars().map(u32::from).collect();
    let rises = |pair: &[u32]| pair[0].checked_add(1) == Some(pair[1]);
    let falls = |pair: &[u32]| pair[1].checked_add(1) == Some(pair[0]);
    codes.windows(2).all(rises) || codes.windows(2).all(falls)
}

#[cfg(test)]
mod tests {
    use super::super::password::SHORTEST;
    use super::*;

    #[test]
    fn easy_passwords_are_found() {
        for (password, is_easy) in [
            ("password", true),
            ("PassWord", true),
            ("password2031!", true),
            ("Hamburgum", true),
            ("12345678", true),
            ("hgfedcba", true),
            ("aaaaaaaaaaaa", true),
            ("abcabcabca", true),
            ("Blankenese", true),
            ("blankenese99", true),
            ("Gänsemarkt 36", false),
            ("correct horse", false),
            ("19842001", false),
            ("!?!?-%&/(", false),
        ] {
            assert_eq!(is_easy_to_guess(password, "blankenese"), is_easy, "{password}");
        }
    }

    #[test]
    fn the_list_has_only_what_could_be_a_password() {
        assert!(COMMON.len() > 400, "{}", COMMON.len());
        for password in COMMON.iter() {
            assert!(password.chars().count() >= SHORTEST, "{password} is refused anyway");
            assert_eq!(password.to_lowercase(), *password);
        }
    }
}
