//! Writes pages of tables at several moments into a folder, for viewing in a browser.

mod positions;

use hamburgum_engine::{Board, Game, Player};
use hamburgum_table::Done;
use hamburgum_web::table::{
    self as pages, Advice, Occupant, SeatView, Stage, TableView, board_style,
};
use hamburgum_web::{Language, Texts};
use maud::html;
use positions::games;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let Some(folder) = env::args_os().nth(1).map(PathBuf::from) else {
        return Err(io::Error::other("a folder to write into is missing"));
    };
    for asset in hamburgum_web::assets() {
        write(&folder.join("assets").join(asset.name), asset.bytes)?;
    }
    let mut names = Vec::new();
    for board in Board::built_in() {
        let sheet = board_style(board);
        write(&folder.join("boards").join(format!("{}.css", board.id())), sheet.as_bytes())?;
        for players in 2..=5 {
            for (moment, game) in games(board, players) {
                for language in Language::ALL {
                    let name =
                        format!("{}-{players}-{moment}-{}.html", board.id(), language.code());
                    write(&folder.join(&name), shown(&game, Texts::of(language)).as_bytes())?;
                    names.push(name);
                }
            }
        }
    }
    let links = html! { @for name in &names { p { a href=(name) { (name) } } } };
    write(&folder.join("index.html"), links.into_string().as_bytes())
}

fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, bytes)
}

/// The page, with addresses that work from a folder.
fn shown(game: &Game<'static>, texts: &Texts) -> String {
    let state = game.state();
    let seats: Vec<_> = state.players().iter().map(|&player| seat(game, player)).collect();
    let how_far = if state.is_over() {
        Stage::Over { how: Done::ByTheRules, rematch: None, turning_points: None }
    } else {
        Stage::Playing
    };
    let view = TableView {
        id: "alsterblick",
        address: "https://play.test/table/alsterblick",
        presence: "",
        news: None,
        name: "Alsterblick",
        version: 7,
        game,
        seats: &seats,
        stage: how_far,
        is_thinking: false,
        has_auto_end: false,
        take_back: None,
        proposal: None,
        talk: &[],
        levels: &[],
        whole_log: false,
        other_talk: hamburgum_web::table::OtherTalk::default(),
        lesson: None,
        origin: None,
        plans: None,
        clock: None,
        advice: Advice::NONE,
    };
    let main = pages::main(&view, texts);
    let page = pages::page(&view, texts, None, &main, pages::Saving::Works, None).into_string();
    let hash = page.split("/assets/").nth(1).and_then(|rest| rest.split('/').next());
    let page = page.replace(&format!("/assets/{}/", hash.unwrap_or_default()), "assets/");
    page.replace("href=\"/boards/", "href=\"boards/")
}

fn seat(game: &Game<'static>, player: Player) -> SeatView<'static> {
    let is_mine = player == game.state().active();
    let occupant = match player {
        _ if is_mine => Occupant::Person { name: "Ilse", is_here: true },
        Player::Red | Player::Blue => Occupant::Computer { level: "Master", stands_in_for: None },
        Player::Green => Occupant::Person { name: "Jelka Wintersteller", is_here: false },
        Player::Yellow => Occupant::Computer { level: "Master", stands_in_for: Some("Johann") },
        Player::Grey => Occupant::Person { name: "Karl-Theodor", is_here: true },
    };
    SeatView { player, occupant, is_mine, is_blocked: false, has_resigned: false }
}
