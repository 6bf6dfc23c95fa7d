//! Writes the column of the turn in many positions and all languages into a folder, for viewing in a
//! browser.

mod positions;
mod tables;

use hamburgum_web::draw::sprite;
use hamburgum_web::table::{TableView, turn};
use hamburgum_web::{Language, Texts};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

const SHEETS: [&str; 5] = ["tokens.css", "city.css", "drawings.css", "turn.css", "talk.css"];

fn main() -> io::Result<()> {
    let folder = env::args_os().nth(1).map_or_else(|| PathBuf::from("target/turns"), PathBuf::from);
    for asset in hamburgum_web::assets() {
        write(&folder.join(asset.name), asset.bytes)?;
    }
    for language in Language::ALL {
        let names = write_cases(&folder, language)?;
        for (number, names) in names.chunks(4).enumerate() {
            let sheet = sheet(language, names).into_string();
            let name = format!("sheet-{}-{number}.html", language.code());
            write(&folder.join(name), sheet.as_bytes())?;
        }
    }
    Ok(())
}

fn write_cases(folder: &Path, language: Language) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for case in positions::cases() {
        let name = format!("{}-{}.html", case.name, language.code());
        let page = tables::with_view(&case, |view| page(language, view)).into_string();
        write(&folder.join(&name), page.as_bytes())?;
        names.push(name);
    }
    Ok(names)
}

fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, bytes)
}

fn page(language: Language, view: &TableView<'_>) -> Markup {
    let texts = Texts::of(language);
    frame(
        language,
        &html! {
            (sprite())
            main {
                (turn::news(view, texts))
                (turn::panel(view, texts))
                (turn::log(view, texts))
                (turn::talk(view, texts))
                (turn::menu(view, texts))
            }
        },
    )
}

/// Some cases of a language side by side.
fn sheet(language: Language, names: &[String]) -> Markup {
    frame(
        language,
        &html! {
            div class="sheet" {
                @for name in names { figure { figcaption { (name) } iframe src=(name) title=(name) {} } }
            }
        },
    )
}

fn frame(language: Language, body: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(language.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Turn" }
                @for sheet in SHEETS { link rel="stylesheet" href=(sheet); }
                style { (PreEscaped(STYLE)) }
            }
            body { (body) }
        }
    }
}

const STYLE: &str = "
*{box-sizing:border-box}
*,*:before,*:after{font-variant-numeric:lining-nums tabular-nums!important}
body{margin:0;background:var(--paper);color:var(--ink);font:400 13px/1.35 var(--sans)}
:focus-visible{outline:2.5px solid var(--focus);outline-offset:2px}
.sheet{display:flex;flex-wrap:wrap;gap:12px;padding:12px;background:var(--sunk)}
figure{margin:0}figcaption{font-size:11px}
figure{width:340px;overflow:hidden}
iframe{width:600px;height:760px;border:0;background:var(--paper)}
@media (min-width:600px){main{width:340px}}
";
