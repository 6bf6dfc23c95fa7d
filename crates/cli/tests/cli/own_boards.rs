//! Boards that somebody drew, as files and in records.

use crate::program::{Folder, run};
use crate::refused::refuse;

/// A file of an own board, and its id.
fn own_board(folder: &Folder) -> (String, String) {
    let generated = run(&["board", "generate", "--seed", "7"]).out;
    let file = folder.file("own.toml", generated.replace("\"city1-7\"", "\"own\""));
    let id = run(&["board", "check", &file, "--json"]).json()["board"]["id"].clone();
    (file, id.as_str().expect("an id").to_owned())
}

#[test]
fn an_own_board_is_checked_shown_and_played_on() {
    let folder = Folder::new("own-board");
    let (file, id) = own_board(&folder);
    assert_eq!(id, "own-zmcrajrnmdje7cnohwjf");
    let shown = run(&["board", "show", &file, "--json"]).json();
    assert_eq!(shown["id"], id.as_str());
    let played = run(&["simulate", "--players", "2", "--games", "2", "--board", &file]);
    assert!(played.out.starts_with(&format!("{id}, variant base, 2 players")), "{}", played.out);
}

#[test]
fn records_contain_the_board_or_name_it() {
    let folder = Folder::new("own-board-records");
    let (file, id) = own_board(&folder);
    let city = run(&["board", "generate", "--seed", "7"]).out;
    let head = "variant base\nplayers red blue\nstart red\nrules 1\n\n1. red beer\n1. blue cloth\n";
    let whole = format!("hamburgum record 2\nboard {id}\ncity\n{city}end\n{head}");
    let with_city = folder.file("with-city.txt", &whole);
    let named = folder.file("named.txt", format!("hamburgum record 1\nboard {id}\n{head}"));
    for command in ["replay", "legal"] {
        assert_eq!(run(&[command, &with_city]).code, 0, "{command}");
        assert_eq!(run(&[command, &named, "--board", &file]).code, 0, "{command}");
    }
    assert_eq!(run(&["replay", &with_city, "--json"]).json()["board"]["id"], id.as_str());
    refuse(&["replay", &named], "--board FILE makes another one known");
    let other = folder.file("other.txt", whole.replace(&id, "own-aaaaaaaaaaaaaaaaaaaa"));
    refuse(&["replay", &other], &format!("the city below has the id {id}"));
    let broken = folder.file("broken.txt", whole.replacen("brewer", "blacksmith", 1));
    refuse(&["replay", &broken], "is no kind of building");
}
