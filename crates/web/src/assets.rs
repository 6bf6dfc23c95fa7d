//! The files that pages link to, embedded in the program.

use std::sync::LazyLock;

/// A file for the browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asset {
    /// The path relative to the assets folder; style sheets refer to each other by these paths.
    pub name: &'static str,
    /// The value of the `Content-Type` header.
    pub content_type: &'static str,
    /// The content of the file.
    pub bytes: &'static [u8],
    /// A hash of the bytes.
    pub hash: u64,
}

impl Asset {
    fn new(name: &'static str, bytes: &'static [u8]) -> Self {
        Self { name, content_type: content_type(name), bytes, hash: fingerprint(bytes) }
    }
}

/// All files that pages link to.
///
/// ```
/// let assets = hamburgum_web::assets();
/// let tokens = assets.iter().find(|asset| asset.name == "tokens.css").expect("the palette");
/// assert_eq!(tokens.content_type, "text/css; charset=utf-8");
/// ```
pub fn assets() -> &'static [Asset] {
    &ASSETS
}

macro_rules! assets {
    ($($name:literal),+ $(,)?) => {
        vec![$(Asset::new($name, include_bytes!(concat!("../assets/", $name)))),+]
    };
}

static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    assets![
        "tokens.css",
        "base.css",
        "boards.css",
        "city.css",
        "drawings.css",
        "graph.css",
        "finale.css",
        "home.css",
        "notices.css",
        "lobby.css",
        "statistics.css",
        "result.css",
        "replay.css",
        "scripts/app.js",
        "scripts/autoplay.js",
        "scripts/caption.js",
        "scripts/clock.js",
        "scripts/connection.js",
        "scripts/copy.js",
        "scripts/count.js",
        "scripts/differences.js",
        "scripts/echo.js",
        "scripts/finale.js",
        "scripts/folds.js",
        "scripts/explain.js",
        "scripts/explanation.js",
        "scripts/glide.js",
        "scripts/hold.js",
        "scripts/home.js",
        "scripts/hours.js",
        "scripts/install.js",
        "scripts/keep.js",
        "scripts/keys.js",
        "scripts/lesson.js",
        "scripts/live.js",
        "scripts/names.js",
        "scripts/news.js",
        "scripts/next-table.js",
        "scripts/notifications.js",
        "scripts/offline.js",
        "scripts/open-tables.js",
        "scripts/playback.js",
        "scripts/position.js",
        "scripts/read-file.js",
        "scripts/replay.js",
        "scripts/retell.js",
        "scripts/review.js",
        "scripts/rules.js",
        "scripts/seating.js",
        "scripts/second-press.js",
        "scripts/seen.js",
        "scripts/send.js",
        "scripts/service-worker.js",
        "scripts/share.js",
        "scripts/show.js",
        "scripts/sound.js",
        "scripts/speed.js",
        "scripts/table.js",
        "scripts/theme.js",
        "scripts/times.js",
        "scripts/tips.js",
        "scripts/update.js",
        "scripts/waiting.js",
        "scripts/way.js",
        "scripts/zoom.js",
        "scripts/workshop/autosave.js",
        "scripts/workshop/checks.js",
        "scripts/workshop/commands.js",
        "scripts/workshop/document.js",
        "scripts/workshop/editor.js",
        "scripts/workshop/fields.js",
        "scripts/workshop/gestures.js",
        "scripts/workshop/history.js",
        "scripts/workshop/homography.js",
        "scripts/workshop/ids.js",
        "scripts/workshop/keyboard.js",
        "scripts/workshop/lines.js",
        "scripts/workshop/markers.js",
        "scripts/workshop/picture.js",
        "scripts/workshop/presses.js",
        "scripts/workshop/proof.js",
        "scripts/workshop/things.js",
        "scripts/workshop/tools.js",
        "scripts/workshop/view.js",
        "scripts/workshop/workshop.js",
        "vendor/idiomorph.js",
        "vendor/LICENSE-idiomorph.txt",
        "turn.css",
        "lesson.css",
        "playback.css",
        "pages.css",
        "review.css",
        "rules.css",
        "explain.css",
        "card.png",
        "icon.svg",
        "icons/app.svg",
        "icons/app-192.png",
        "icons/app-512.png",
        "icons/maskable.svg",
        "icons/maskable-512.png",
        "icons/touch-180.png",
        "table.css",
        "talk.css",
        "menu.css",
        "advice.css",
        "plan.css",
        "phone.css",
        "small-table.css",
        "workshop.css",
        "fonts/fira-sans-latin-400.woff2",
        "fonts/fira-sans-latin-600.woff2",
        "fonts/fira-sans-latin-ext-400.woff2",
        "fonts/fira-sans-latin-ext-600.woff2",
        "fonts/vollkorn-latin-600.woff2",
        "fonts/vollkorn-latin-ext-600.woff2",
        "fonts/OFL-FiraSans.txt",
        "fonts/OFL-Vollkorn.txt",
    ]
});

fn content_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("png") => "image/png",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        _ => "text/plain; charset=utf-8",
    }
}

/// The address of an asset. It changes when any asset changes, so browsers may cache every file for
/// ever and files may refer to each other by relative addresses.
///
/// # Panics
/// No asset has this name.
pub fn asset_address(name: &str) -> String {
    assert!(assets().iter().any(|asset| asset.name == name), "{name} is no asset");
    format!("{}{name}", asset_folder())
}

/// The start of the addresses of all assets, with their common fingerprint.
pub(crate) fn asset_folder() -> String {
    static ALL: LazyLock<u64> = LazyLock::new(|| {
        let hashes: Vec<u8> = assets().iter().flat_map(|asset| asset.hash.to_le_bytes()).collect();
        fingerprint(&hashes)
    });
    format!("/assets/{:016x}/", *ALL)
}

/// FNV-1a: enough to distinguish versions of our own files, without a dependency.
pub(crate) fn fingerprint(bytes: &[u8]) -> u64 {
    const START: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0000_0100_0000_01b3;
    bytes.iter().fold(START, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(PRIME))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_folder_is_embedded_once() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        let mut found = Vec::new();
        for prefix in ["", "fonts/", "icons/", "scripts/", "scripts/workshop/", "vendor/"] {
            for entry in std::fs::read_dir(folder.join(prefix)).expect("a folder of assets") {
                let entry = entry.expect("an entry");
                let name = entry.file_name().to_string_lossy().into_owned();
                // Documentation is not served.
                if entry.file_type().expect("a type").is_file() && name != "README.md" {
                    found.push(format!("{prefix}{name}"));
                }
            }
        }
        let mut held: Vec<_> = assets().iter().map(|asset| asset.name.to_owned()).collect();
        found.sort();
        held.sort();
        assert_eq!(held, found);
    }

    #[test]
    fn different_files_have_different_hashes() {
        let mut hashes: Vec<_> = assets().iter().map(|asset| asset.hash).collect();
        hashes.sort_unstable();
        hashes.dedup();
        assert_eq!(hashes.len(), assets().len());
        // The published test value of this text.
        assert_eq!(fingerprint(b"foobar"), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn imported_modules_exist() {
        for asset in assets().iter().filter(|asset| asset.name.starts_with("scripts/")) {
            let text = std::str::from_utf8(asset.bytes).expect("a text");
            let named = [" from \"", "import(\""].map(|before| text.split(before).skip(1));
            for named in named.into_iter().flatten().filter_map(|rest| rest.split('"').next()) {
                let path = imported(asset.name, named);
                let is_held = assets().iter().any(|other| other.name == path);
                assert!(is_held, "{} imports {named}", asset.name);
            }
        }
    }

    /// The path of a module that another one names relative to itself.
    fn imported(by: &str, named: &str) -> String {
        let mut folders: Vec<_> = by.split('/').collect();
        folders.pop();
        for part in named.split('/') {
            match part {
                "." => {}
                ".." => drop(folders.pop()),
                _ => folders.push(part),
            }
        }
        folders.join("/")
    }

    #[test]
    fn scripts_stay_small() {
        for asset in assets().iter().filter(|asset| asset.name.starts_with("scripts/")) {
            let lines = std::str::from_utf8(asset.bytes).expect("a text").lines().count();
            assert!(lines <= 150, "{} has {lines} lines: is it still one thing?", asset.name);
        }
    }

    #[test]
    fn fonts_named_in_style_sheets_exist() {
        for asset in assets().iter().filter(|asset| asset.content_type.starts_with("text/css")) {
            let text = std::str::from_utf8(asset.bytes).expect("a text");
            for named in text.split("url(").skip(1).filter_map(|rest| rest.split(')').next()) {
                let is_held = assets().iter().any(|other| other.name == named);
                assert!(is_held || named.starts_with('#'), "{} links to {named}", asset.name);
            }
        }
    }
}
