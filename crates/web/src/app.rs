//! What makes the site an app: its manifest and its service worker.

use crate::assets::asset_folder;
use crate::pages::Theme;
use crate::{Address, Language, Texts, asset_address, assets};
use serde_json::{Value, json};

/// The name of the app in every language.
const NAME: &str = "Hamburgum";

/// The script of the service worker, without the list that is put before it.
const WORKER: &str = "scripts/service-worker.js";

/// Files that no page shows: they are for other programs, or only for the installation.
const NOT_STORED: [&str; 6] =
    [".txt", "card.png", "icons/app-512.png", "icons/maskable", "icons/touch", WORKER];

/// The manifest of the app in a language.
pub fn manifest(language: Language) -> String {
    let say = |key| Texts::of(language).say(key).text();
    let paper = Theme::Light.paper();
    let manifest = json!({
        // The same app in every language.
        "id": "/",
        "name": NAME,
        "short_name": NAME,
        "description": say("page-description"),
        "lang": language.code(),
        "start_url": Address::Home.in_language(language),
        "scope": "/",
        "display": "standalone",
        "theme_color": paper,
        "background_color": paper,
        "categories": ["games"],
        "icons": [
            icon("icons/app-192.png", "192x192", "any"),
            icon("icons/app-512.png", "512x512", "any"),
            icon("icons/maskable-512.png", "512x512", "maskable"),
        ],
        "shortcuts": [
            shortcut(&say("page-nav-new"), Address::NewTable, language),
            shortcut(&say("rules-nav"), Address::Rules, language),
        ],
    });
    manifest.to_string()
}

fn icon(name: &str, sizes: &str, purpose: &str) -> Value {
    json!({ "src": asset_address(name), "sizes": sizes, "type": "image/png", "purpose": purpose })
}

fn shortcut(name: &str, address: Address<'_>, language: Language) -> Value {
    json!({ "name": name, "url": address.in_language(language) })
}

/// The service worker. It changes with any asset, so that browsers fetch the new ones.
///
/// # Panics
/// Never: the script is an asset.
pub fn service_worker() -> String {
    let script = assets().iter().find(|asset| asset.name == WORKER).expect("the script");
    let script = std::str::from_utf8(script.bytes).expect("a text");
    let is_stored = |name: &&str| !NOT_STORED.iter().any(|other| name.contains(other));
    let files = assets().iter().map(|asset| asset.name).filter(is_stored).map(asset_address);
    let shell = json!({
        "folder": asset_folder(),
        "files": files.collect::<Vec<_>>(),
        "pages": Language::ALL.map(|language| Address::Offline.in_language(language)),
        "icon": asset_address("icons/app-192.png"),
    });
    format!("const SHELL = {shell};\n{script}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_manifest_is_in_its_language_and_its_icons_exist() {
        for language in Language::ALL {
            let manifest: Value = serde_json::from_str(&manifest(language)).expect("JSON");
            assert_eq!(manifest["lang"], language.code());
            assert_eq!(manifest["start_url"], format!("/{}/", language.code()));
            let words = manifest["description"].as_str().expect("a description");
            assert_eq!(words, Texts::of(language).say("page-description").text());
            let icons = manifest["icons"].as_array().expect("icons");
            for icon in icons {
                let address = icon["src"].as_str().expect("an address");
                let asset = assets().iter().find(|asset| asset_address(asset.name) == address);
                let bytes = asset.expect("an icon").bytes;
                // The width in the first chunk of a PNG file.
                let width = u32::from_be_bytes(bytes[16..20].try_into().expect("four bytes"));
                assert_eq!(icon["sizes"], format!("{width}x{width}"), "{address}");
            }
            for shortcut in manifest["shortcuts"].as_array().expect("shortcuts") {
                let address = shortcut["url"].as_str().expect("an address");
                assert!(Address::parse(address).is_some(), "{address}");
            }
        }
    }

    #[test]
    fn the_worker_knows_the_files_of_the_pages() {
        let worker = service_worker();
        for name in ["tokens.css", "scripts/table.js", "fonts/fira-sans-latin-400.woff2"] {
            assert!(worker.contains(&asset_address(name)), "{name}");
        }
        for name in ["fonts/OFL-Vollkorn.txt", "card.png", WORKER] {
            assert!(!worker.contains(&asset_address(name)), "{name}");
        }
    }
}
