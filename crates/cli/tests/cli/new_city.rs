//! Cities generated from a seed.

use crate::program::{Folder, run};
use crate::refused::refuse;
use std::fs;

#[test]
fn every_command_generates_the_same_city_from_a_seed() {
    let folder = Folder::new("new-city");
    let path = folder.path("seven.toml");
    let printed = run(&["board", "generate", "--seed", "7"]).out;
    assert!(printed.contains("\nid = \"city1-7\"\n"), "{printed}");
    assert_eq!(run(&["board", "generate", "--seed", "7", "--output", &path]).code, 0);
    assert_eq!(fs::read_to_string(&path).expect("a file"), printed);
    refuse(&["board", "generate", "--seed", "7", "--output", &path], "nothing is overwritten");

    let checked = run(&["board", "check", &path, "--json"]).json();
    let shown = run(&["board", "show", "city1-7", "--json"]).json();
    assert_eq!(checked["board"], shown);
    let generated = run(&["board", "generate", "--seed", "7", "--json"]).json();
    assert_eq!((&generated["seed"], &generated["lines"]), (&7.into(), &shown["lines"]));
}

#[test]
fn invalid_seeds_and_names_are_refused() {
    for seed in ["-1", "4294967296", "seven", ""] {
        assert_eq!(run(&["board", "generate", "--seed", seed]).code, 2, "{seed}");
    }
    assert_eq!(run(&["board", "generate"]).code, 2);
    for word in ["city1-07", "city1-4294967296", "city0-7"] {
        refuse(&["board", "show", word], "city1-7 for a new city");
    }
}

#[test]
fn games_are_played_and_replayed_in_generated_cities() {
    let folder = Folder::new("new-city-games");
    let played =
        run(&["match", "--players", "random,random", "--games", "2", "--board", "city1-7"]);
    assert!(played.out.starts_with("city1-7, variant base, 2 players"), "{}", played.out);
    let record = "hamburgum record 1\nboard city1-7\nvariant base\nplayers red blue\nstart red\n\
                  rules 1\n\n1. red beer\n1. blue cloth\n";
    let path = folder.file("game.txt", record);
    let replayed = run(&["replay", &path, "--json"]).json();
    assert_eq!(replayed["board"]["id"], "city1-7");
    assert_eq!(replayed["board"]["reconstruction"], false);
    assert_eq!(run(&["legal", &path]).code, 0);
}
