//! Plays every position of `positions/` and checks its expectations of a good opponent.
//!
//! `positions/README.md` describes the files.

use hamburgum_ai::{AnyJudge, Level, Net, NetJudge, Opponent, Skill};
use hamburgum_engine::{Action, Board, Game, Player, Prompt};
use std::path::Path;

/// Levels that sometimes play their second-best action must solve a position with all of these seeds.
const SEEDS: u64 = 5;
/// The network must solve all positions with each of these node budgets.
const LEARNED_NODES: [u32; 3] = [200, 800, 4_000];

#[test]
fn opponents_solve_the_positions() {
    let mut failures = Vec::new();
    for position in all_positions() {
        for &level in &position.solvers {
            let skill = level.skills().with_players(position.game.state().players().len());
            let seeds = if skill.laxity > 0.0 { SEEDS } else { 1 };
            for seed in 0..seeds {
                failures.extend(position.failure(skill, seed, &level.judge()));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn the_network_solves_the_positions() {
    let judge = NetJudge::new(Net::shipped().expect("the built-in weights")).into();
    let skills = LEARNED_NODES.map(|nodes| Skill { nodes, laxity: 0.0 });
    let positions = all_positions();
    let trials = positions.iter().flat_map(|one| skills.map(|skill| (one, skill)));
    let failures: Vec<_> =
        trials.filter_map(|(position, skill)| position.failure(skill, 0, &judge)).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn the_claims_of_the_positions_are_correct() {
    let wrong: Vec<_> = all_positions().iter().flat_map(Position::wrong_claims).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// An expectation of the turn to be played.
#[derive(Debug)]
enum Task {
    /// One of these small actions is played.
    Plays(Vec<Action>),
    /// None of these small actions is played.
    Never(Vec<Action>),
    /// The game is won after at most this many turns of the player.
    WinsIn(u32),
}

struct Position {
    name: String,
    game: Game<'static>,
    /// Who must solve it.
    solvers: Vec<Level>,
    tasks: Vec<Task>,
    /// Lines that begin with `try`, `then` or `place`, each with its first word.
    claims: Vec<(String, String)>,
}

fn all_positions() -> Vec<Position> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/positions");
    let entries = std::fs::read_dir(folder).expect("the folder of positions");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("a folder entry").path()).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "txt"));
    files.sort();
    assert!(!files.is_empty());
    files.iter().map(|path| Position::read(path)).collect()
}

impl Position {
    fn read(path: &Path) -> Self {
        let name = path.file_stem().expect("a file name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(path).expect("a position");
        let comments = text.lines().take_while(|line| line.starts_with("# ")).count();
        assert!(comments >= 2, "{name} must begin with its title and why the answer is right");
        let start = text.find("\n> ").unwrap_or_else(|| panic!("{name} expects nothing"));
        let (record, expected) = text.split_at(start);
        let game = Game::parse(record, &Board::built_in());
        let game = game.unwrap_or_else(|error| panic!("{name}: {error}"));
        let (solvers, tasks, claims) = (Vec::new(), Vec::new(), Vec::new());
        let mut position = Self { name, game, solvers, tasks, claims };
        for line in expected.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let read = line.strip_prefix("> ").ok_or("no expectation".to_owned());
            let read = read.and_then(|expected| position.note(expected));
            read.unwrap_or_else(|error| panic!("{}: {line}\n{error}", position.name));
        }
        assert!(!position.tasks.is_empty(), "{} has no task", position.name);
        assert!(!position.solvers.is_empty(), "{} names nobody who solves it", position.name);
        position
    }

    /// Parses one line.
    fn note(&mut self, line: &str) -> Result<(), String> {
        let (key, rest) = line.split_once(' ').unwrap_or((line, ""));
        match key {
            "solved-by" => {
                let lowest = rest.parse::<Level>().map_err(|error| error.to_string())?;
                self.solvers.extend(Level::ALL.into_iter().filter(|&level| level >= lowest));
            }
            "plays" => self.tasks.push(Task::Plays(self.actions(rest)?)),
            "never" => self.tasks.push(Task::Never(self.actions(rest)?)),
            "wins-in" => {
                let turns = rest.parse().map_err(|_| "how many turns?".to_owned())?;
                self.tasks.push(Task::WinsIn(turns));
            }
            "try" | "then" | "place" => self.claims.push((key.to_owned(), rest.to_owned())),
            _ => return Err(format!("{key:?} is no expectation")),
        }
        Ok(())
    }

    /// Reads `donate petri.ships | donate petri.building`.
    fn actions(&self, text: &str) -> Result<Vec<Action>, String> {
        let read = |word: &str| self.game.board().read_action(word.trim());
        text.split('|').map(|word| read(word).map_err(|error| error.to_string())).collect()
    }

    /// The failure of an opponent, if there was one.
    fn failure(&self, skill: Skill, seed: u64, judge: &AnyJudge) -> Option<String> {
        let turns = self.tasks.iter().map(|task| match task {
            Task::WinsIn(turns) => *turns,
            Task::Plays(_) | Task::Never(_) => 1,
        });
        let trial = Trial::play(&self.game, skill, seed, turns.max().unwrap_or(1), judge);
        let failed = self.tasks.iter().find(|task| !trial.fulfils(task))?;
        let board = self.game.board();
        let said = match failed {
            Task::WinsIn(turns) => format!("no win in {turns}"),
            Task::Plays(actions) => format!("must play {}", board.say(&actions[..])),
            Task::Never(actions) => format!("must never play {}", board.say(&actions[..])),
        };
        let (name, played) = (&self.name, trial.text());
        Some(format!("{name}: {skill:?}, seed {seed}: {said}, but plays\n{played}"))
    }

    /// Plays the lines that show why the answer is right, and returns those that are wrong.
    fn wrong_claims(&self) -> Vec<String> {
        let mut game = self.game.clone();
        let mut wrong = Vec::new();
        for (key, rest) in &self.claims {
            if key == "try" {
                game = self.game.clone();
            }
            let checked = match key.as_str() {
                "place" => check_place(&game, rest),
                _ => game.play_line(rest).map(|_| ()).map_err(|error| error.to_string()),
            };
            wrong
                .extend(checked.err().map(|error| format!("{}: {key} {rest}: {error}", self.name)));
        }
        wrong
    }
}

/// Checks that the game is over with this line in its final scoring.
fn check_place(game: &Game<'_>, expected: &str) -> Result<(), String> {
    let final_scorings = game.state().final_scorings();
    let places: Vec<_> = final_scorings
        .iter()
        .map(|one| (one.place, one.player, one.score))
        .map(|(place, player, score)| {
            format!("{place} {player} {} {}", score.prestige, score.money)
        })
        .collect();
    if game.state().is_over() && places.iter().any(|place| place == expected) {
        return Ok(());
    }
    let over = if game.state().is_over() { "over" } else { "not over" };
    Err(format!("the game is {over} with {}", places.join(", ")))
}

/// How a position was played.
struct Trial {
    game: Game<'static>,
    player: Player,
    already: usize,
    first_turn: Vec<Action>,
    own_turns: u32,
}

impl Trial {
    /// Lets equal opponents play, until the player has had this many turns or the game is over.
    fn play(game: &Game<'static>, skill: Skill, seed: u64, turns: u32, judge: &AnyJudge) -> Self {
        let mut game = game.clone();
        let player = game.state().active();
        let opponent = |seat| Opponent::with_judge(skill, 10 * seed + seat, judge.clone());
        let mut opponents: Vec<_> = (0..5).map(opponent).collect();
        let already = game.actions().len();
        let (mut own_turns, mut first_turn) = (0, Vec::new());
        while own_turns < turns && !matches!(game.state().prompt(), Prompt::Over | Prompt::Reveal) {
            let active = game.state().active();
            let seat = game.state().seating().place(active).expect("a seat");
            let action = opponents[seat].choose(game.state()).expect("a decision");
            if own_turns == 0 && active == player {
                first_turn.push(action);
            }
            game.play(action).expect("a legal action");
            let ends_turn = game.state().is_over() || game.state().active() != active;
            own_turns += u32::from(active == player && ends_turn);
        }
        Self { game, player, already, first_turn, own_turns }
    }

    fn fulfils(&self, task: &Task) -> bool {
        let played = |action: &Action| self.first_turn.contains(action);
        match task {
            Task::Plays(actions) => actions.iter().any(played),
            Task::Never(actions) => !actions.iter().any(played),
            Task::WinsIn(turns) => self.own_turns <= *turns && self.is_won(),
        }
    }

    fn is_won(&self) -> bool {
        let state = self.game.state();
        let first: Vec<_> =
            state.final_scorings().into_iter().filter(|one| one.place == 1).collect();
        state.is_over() && first.len() == 1 && first[0].player == self.player
    }

    /// The turns in the notation of records.
    fn text(&self) -> String {
        let board = self.game.board();
        let turns = self.game.actions()[self.already..].split_inclusive(|&it| it == Action::Done);
        let lines: Vec<_> = turns.map(|turn| format!("    {}", board.say(turn))).collect();
        lines.join("\n")
    }
}
