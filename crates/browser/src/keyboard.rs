//! Key events by the names of the keys.

use serde_json::{Value, json};

/// Keys that type nothing, or not their name: name, text, legacy key code.
const NAMED: [(&str, &str, u32); 12] = [
    ("Enter", "\r", 13),
    ("Tab", "", 9),
    ("Escape", "", 27),
    ("Space", " ", 32),
    ("Backspace", "", 8),
    ("Delete", "", 46),
    ("ArrowLeft", "", 37),
    ("ArrowUp", "", 38),
    ("ArrowRight", "", 39),
    ("ArrowDown", "", 40),
    ("Home", "", 36),
    ("End", "", 35),
];

const MODIFIERS: [(&str, u32); 4] = [("Alt+", 1), ("Control+", 2), ("Meta+", 4), ("Shift+", 8)];

/// The key-down and key-up events of a key: `e`, `?`, `Enter`, `Shift+Tab`.
pub(crate) fn press(key: &str) -> [Value; 2] {
    let (modifiers, key) = split(key);
    let named = NAMED.iter().find(|(name, ..)| *name == key);
    let (text, code) = match named {
        Some(&(_, text, code)) => (text, code),
        None => (key, key.chars().next().map_or(0, |first| first.to_ascii_uppercase().into())),
    };
    let name = if key == "Space" { " " } else { key };
    // With a modifier other than Shift a key is a command and types nothing.
    let text = if modifiers & !8 == 0 { text } else { "" };
    let kind = if text.is_empty() { "rawKeyDown" } else { "keyDown" };
    let mut down = json!({
        "type": kind, "key": name, "windowsVirtualKeyCode": code, "modifiers": modifiers,
    });
    if !text.is_empty() {
        down["text"] = text.into();
    }
    let mut up = down.clone();
    up["type"] = "keyUp".into();
    [down, up]
}

fn split(mut key: &str) -> (u32, &str) {
    let mut modifiers = 0;
    while let Some((rest, bit)) =
        MODIFIERS.iter().find_map(|(name, bit)| key.strip_prefix(name).map(|rest| (rest, bit)))
    {
        key = rest;
        modifiers |= bit;
    }
    (modifiers, key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_type_their_text() {
        let written = |key| press(key)[0]["text"].as_str().map(str::to_owned);
        assert_eq!(written("e").as_deref(), Some("e"));
        assert_eq!(written("Enter").as_deref(), Some("\r"));
        assert_eq!(written("Shift+Tab"), None);
        assert_eq!(written("Control+a"), None);
        assert_eq!(press("Shift+Tab")[0]["modifiers"], 8);
    }
}
