//! Self-play games for training, and trained weights.

use crate::program::{Folder, run};
use crate::refused::refuse;
use hamburgum_ai::Net;
use std::collections::BTreeMap;
use std::fs;

const GAMES: [&str; 11] =
    ["selfplay", "--games", "6", "--shard", "2", "--nodes", "4", "--fast", "2", "--seed", "9"];

/// Plays into a folder and returns its shards and the printed result.
fn played(folder: &str, options: &[&str]) -> (BTreeMap<String, Vec<u8>>, serde_json::Value) {
    let words = [&GAMES[..], &["--output", folder, "--json"], options].concat();
    let printed = run(&words).json();
    let entries =
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path());
    let name = |path: &std::path::Path| path.file_name().map(|name| name.to_string_lossy().into());
    let shards = entries.map(|path| (name(&path).unwrap_or_default(), fs::read(&path)));
    (shards.map(|(name, bytes)| (name, bytes.expect("a shard"))).collect(), printed)
}

#[test]
fn games_depend_on_the_seed_and_not_on_threads() {
    let folder = Folder::new("selfplay-threads");
    let (one, printed) = played(&folder.path("one"), &["--threads", "1"]);
    let (three, _) = played(&folder.path("three"), &["--threads", "3"]);
    assert_eq!((&printed["shards"], &printed["games"]), (&3.into(), &6.into()));
    assert_eq!(one.len(), 3);
    assert_eq!(one, three);
}

#[test]
fn games_of_more_players_can_have_more_nodes() {
    let folder = Folder::new("selfplay-crowded");
    let (plain, _) = played(&folder.path("plain"), &[]);
    let (crowded, _) = played(&folder.path("crowded"), &["--crowded", "2"]);
    assert_ne!(plain, crowded);
    refuse(
        &[&GAMES[..], &["--output", &folder.path("none"), "--crowded", "0"]].concat(),
        "--crowded",
    );
}

#[test]
fn an_interrupted_run_is_resumed_and_repairs_damaged_shards() {
    let folder = Folder::new("selfplay-again");
    let path = folder.path("shards");
    let (whole, _) = played(&path, &[]);
    let names: Vec<_> = whole.keys().cloned().collect();
    fs::remove_file(format!("{path}/{}", names[0])).expect("a shard");
    fs::write(format!("{path}/{}", names[1]), &whole[&names[1]][..100]).expect("a shard");
    let (again, printed) = played(&path, &[]);
    assert_eq!((&printed["kept"], &printed["shards"]), (&1.into(), &2.into()));
    assert_eq!(whole, again);
}

#[test]
fn trained_weights_can_be_used_in_analyses_and_matches() {
    let folder = Folder::new("selfplay-net");
    let net = folder.path("net.bin");
    fs::write(&net, Net::untrained(1).to_bytes("a test")).expect("a file of weights");
    let judge = format!("net:{net}");
    let (shards, _) = played(&folder.path("shards"), &["--judge", &judge, "--mixed", "0.5"]);
    let shard = format!("{}/{}", folder.path("shards"), shards.keys().next().expect("a shard"));
    let outputs = run(&["outputs", "--net", &net, "--shard", &shard, "--positions", "3"]);
    assert_eq!(outputs.out.lines().count(), 3, "{}", outputs.seen());
    let players = "net-4,nodes-4,net-time-1,hand-time-1";
    let words = ["match", "--players", players, "--net", &net, "--games", "4", "--json"];
    assert_eq!(run(&words).json()["games"], 4);
}

#[test]
fn wrong_weights_and_options_are_refused() {
    let folder = Folder::new("selfplay-wrong");
    let bytes = Net::untrained(1).to_bytes("a test");
    let refuse_net = |name: &str, bytes: &[u8], message: &str| {
        let path = folder.path(name);
        fs::write(&path, bytes).expect("a file");
        let words = ["match", "--players", "net-4,nodes-4", "--games", "2", "--net", &path];
        refuse(&words, &format!("{name}: {message}"));
    };
    refuse_net("short", &bytes[..5000], "has 5000 bytes where learned weights have");
    refuse_net("letter", b"Dear Sir", "is no file of learned weights");
    let mut changed = bytes.clone();
    changed[9000] ^= 1;
    refuse_net("changed", &changed, "is damaged: its checksum is not that of its weights");
    let words = ["match", "--players", "nodes-4,nodes-4", "--games", "2", "--net", "net.bin"];
    refuse(&words, "--net is for learned players");
    let output = folder.path("shards");
    let refuse_games = |options: &[&str], message: &str| {
        refuse(&[&GAMES[..], &["--output", &output], options].concat(), message);
    };
    refuse_games(&["--judge", "guru"], "use hand, or net:FILE");
    refuse_games(
        &["--judge", "net:nowhere.bin"],
        "there is no such file: name a file of learned weights",
    );
    refuse_games(&["--deep", "1.5"], "--deep 1.5 is no share: use 0 to 1");
    refuse_games(&["--boards", &folder.path("")], "holds no board");
}
