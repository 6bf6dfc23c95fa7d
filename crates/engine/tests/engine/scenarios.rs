//! Plays every scenario of `scenarios/` and checks its expectations.
//!
//! A scenario is a record with expectations between its lines; `docs/notation.md` describes records
//! and `CONTRIBUTING.md` the expectations. Each names the rules that it tests, and `docs/rules.md`
//! must list it for exactly these rules.

use hamburgum_engine::{Action, Berth, Board, Effect, Game, Player, State};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

#[test]
fn every_scenario_passes() {
    for path in scenario_files() {
        Scenario::read(&path).run();
    }
}

#[test]
fn every_rule_is_tested_by_the_scenarios_that_its_document_names() {
    let mut held: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for path in scenario_files() {
        let scenario = Scenario::read(&path);
        let rules = scenario.held_rules();
        assert!(!rules.is_empty(), "{} names no rule", scenario.name);
        for rule in rules {
            held.entry(rule).or_default().insert(scenario.name.clone());
        }
    }
    let documented = documented_rules();
    for (rule, tests) in &documented {
        assert!(!tests.is_empty(), "docs/rules.md names no test for {rule}");
        assert_eq!(Some(tests), held.get(rule), "docs/rules.md and scenarios differ on {rule}");
    }
    for rule in held.keys() {
        assert!(documented.contains_key(rule), "a scenario names the unknown rule {rule}");
    }
}

/// The rules of `docs/rules.md` with the scenarios named there: lines like
/// `- **TURN-1** ... *Tested by* rondel, order-of-play.`
fn documented_rules() -> BTreeMap<String, BTreeSet<String>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules.md");
    let text = std::fs::read_to_string(path).expect("docs/rules.md");
    let mut rules = BTreeMap::new();
    for line in text.lines().filter_map(|line| line.strip_prefix("- **")) {
        let (id, rest) = line.split_once("**").expect("the end of a rule's id");
        let tests = rest.rsplit_once("*Tested by*").map_or("", |(_, tests)| tests);
        let names = tests.trim_end_matches('.').split(',').map(str::trim);
        let names = names.filter(|name| !name.is_empty()).map(str::to_owned).collect();
        assert!(rules.insert(id.to_owned(), names).is_none(), "{id} appears twice");
    }
    rules
}

fn scenario_files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let entries = std::fs::read_dir(folder).expect("the folder of scenarios");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("a folder entry").path()).collect();
    files.sort();
    assert!(!files.is_empty());
    files
}

struct Scenario {
    name: String,
    text: String,
}

impl Scenario {
    fn read(path: &Path) -> Self {
        let name = path.file_stem().expect("a file name").to_string_lossy().into_owned();
        Self { name, text: std::fs::read_to_string(path).expect("a scenario") }
    }

    /// The rules of the first line, `# Tests TURN-1 TURN-2`.
    fn held_rules(&self) -> BTreeSet<String> {
        let first = self.text.lines().next().unwrap_or_default();
        let rules = first.strip_prefix("# Tests ").unwrap_or_default();
        rules.split_whitespace().map(str::to_owned).collect()
    }

    /// The head ends with the first empty line; then come turns, tries and expectations.
    fn run(&self) {
        let (head, body) = self.text.split_once("\n\n").expect("an empty line after the head");
        let game = Game::parse(head, &Board::built_in())
            .unwrap_or_else(|error| panic!("{}: {error}", self.name));
        let mut main = Run::new(game);
        let mut side: Option<Run> = None;
        let first_line = head.lines().count() + 2;
        for (i, line) in body.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim();
            let place = format!("{} line {}: {line}", self.name, first_line + i);
            if let Some(expected) = line.strip_prefix("> ") {
                let run = side.as_ref().unwrap_or(&main);
                run.expect(expected).unwrap_or_else(|found| panic!("{place}\n{found}"));
            } else if let Some(turn) = line.strip_prefix("try ") {
                side = Some(main.clone().play(turn, &place));
            } else if !line.is_empty() {
                (main, side) = (main.play(line, &place), None);
            }
        }
    }
}

/// A game with the effects of its last line.
#[derive(Clone)]
struct Run {
    game: Game<'static>,
    effects: Vec<Effect>,
}

impl Run {
    fn new(game: Game<'static>) -> Self {
        Self { game, effects: Vec::new() }
    }

    fn play(mut self, line: &str, place: &str) -> Self {
        let played = self.game.play_line(line);
        self.effects = played.unwrap_or_else(|error| panic!("{place}\n{error}"));
        self
    }

    fn state(&self) -> &State<'static> {
        self.game.state()
    }

    /// Checks one expectation; the error says what was found instead.
    fn expect(&self, expected: &str) -> Result<(), String> {
        let (key, rest) = expected.split_once(' ').unwrap_or((expected, ""));
        match key {
            "only" => self.expect_only(rest),
            "legal" => match self.state().check(self.action(rest)?) {
                Ok(()) => Ok(()),
                Err(reason) => Err(format!("not legal: {}", self.say(&reason))),
            },
            "illegal" => self.expect_illegal(rest),
            "effect" => {
                let effects: Vec<_> = self.effects.iter().map(|effect| self.say(effect)).collect();
                found(effects.iter().any(|effect| effect == rest), effects.join("\n"))
            }
            "prompt" => {
                let prompt = self.state().prompt();
                found(rest == prompt.word(), prompt)
            }
            "price" => {
                let (good, price) = rest.split_once(' ').ok_or("a good and its price")?;
                let now = self.state().price(good.parse().map_err(|_| "a good")?);
                found(price == now.to_string(), now)
            }
            "place" => self.expect_place(rest),
            _ => self.expect_fact(expected),
        }
    }

    fn action(&self, text: &str) -> Result<Action, String> {
        self.game.board().read_action(text).map_err(|error| error.to_string())
    }

    fn say<T>(&self, thing: &T) -> String
    where
        for<'a> hamburgum_engine::OnBoard<'a, T>: std::fmt::Display,
    {
        self.game.board().say(thing).to_string()
    }

    /// `only beer | sugar`: exactly these actions are legal.
    fn expect_only(&self, expected: &str) -> Result<(), String> {
        let legal: Vec<_> = self.state().legal_actions().iter().map(|a| self.say(a)).collect();
        let expected: Vec<_> = expected.split('|').map(str::trim).collect();
        found(expected == legal || (expected == ["nothing"] && legal.is_empty()), legal.join(" | "))
    }

    /// `illegal build M1: the reason`.
    fn expect_illegal(&self, expected: &str) -> Result<(), String> {
        let (action, reason) = expected.split_once(": ").ok_or("an action, a colon, a reason")?;
        match self.state().check(self.action(action)?) {
            Ok(()) => Err("legal".to_owned()),
            Err(given) => found(self.say(&given) == reason, self.say(&given)),
        }
    }

    /// `place 1 red 40 20`: the final scoring gives Red the first place with 40 prestige and 20 money.
    fn expect_place(&self, expected: &str) -> Result<(), String> {
        let places: Vec<_> = self
            .state()
            .final_scorings()
            .iter()
            .map(|r| format!("{} {} {} {}", r.place, r.player, r.score.prestige, r.score.money))
            .collect();
        found(places.iter().any(|place| place == expected), places.join("\n"))
    }

    /// Whether a line of a position can begin like this; a misspelt one would pass, being empty.
    fn is_key(&self, words: &[&str]) -> bool {
        match words {
            ["round" | "to-move" | "completed" | "officials" | "visible", ..] => true,
            ["berth", berth, ..] => berth.parse::<Berth>().is_ok(),
            ["church", id, ..] => self.game.board().church(id).is_some(),
            [player, "citizens", ..] => player.parse::<Player>().is_ok(),
            _ => false,
        }
    }

    /// A line of a position must match; for a player's holdings, the listed amounts must. A missing line
    /// counts as empty.
    fn expect_fact(&self, expected: &str) -> Result<(), String> {
        let position = self.say(&self.state().to_setup());
        let words: Vec<_> = expected.split_whitespace().collect();
        let is_list = words.get(1) == Some(&"citizens");
        if !is_list && words[0].parse::<Player>().is_ok() {
            let line = position.lines().find(|line| line.starts_with(words[0])).unwrap_or_default();
            let has: Vec<_> = line.split_whitespace().skip(1).collect();
            let holds = |pair: &[&str]| has.chunks(2).any(|other| other == pair);
            return found(words.len() > 1 && words[1..].chunks(2).all(holds), line);
        }
        if !self.is_key(&words) {
            return Err("no line of a position begins so".to_owned());
        }
        let key_length = if is_list || matches!(words[0], "berth" | "church") { 2 } else { 1 };
        let key = words[..key_length].join(" ");
        let line = position.lines().find(|line| {
            line.split_whitespace().take(key_length).eq(words[..key_length].iter().copied())
        });
        found(line.unwrap_or(&key) == words.join(" "), line.unwrap_or("nothing"))
    }
}

fn found(holds: bool, found: impl std::fmt::Display) -> Result<(), String> {
    if holds { Ok(()) } else { Err(format!("found: {found}")) }
}
