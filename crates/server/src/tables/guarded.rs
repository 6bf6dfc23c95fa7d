//! The positions of all running games between people, in memory: nobody gets them analysed, because
//! nobody can tell a spectator from a player who has signed out.

use hamburgum_table::{PositionKey, Table};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The guarded positions.
#[derive(Debug, Default)]
pub(super) struct Guarded(Mutex<Positions>);

#[derive(Debug, Default)]
struct Positions {
    /// The versions of guarded games, and of other running games between people that were looked at.
    versions: HashMap<String, u64>,
    games: HashMap<String, Game>,
    /// How many games have reached each position.
    counts: HashMap<PositionKey, usize>,
}

/// The guarded positions of a game.
#[derive(Debug)]
struct Game {
    turns: u32,
    positions: Vec<PositionKey>,
}

impl Guarded {
    /// Brings the positions of a table up to date.
    pub(super) fn note(&self, id: &str, table: &Table) {
        self.lock().note(id, table);
    }

    /// The same for a game that was [outdated](Self::outdated): also if it is not guarded, it is looked at
    /// again only when it has changed.
    pub(super) fn note_running(&self, id: &str, table: &Table) {
        let mut known = self.lock();
        known.versions.insert(id.to_owned(), table.version());
        known.note(id, table);
    }

    /// Of these running games with their versions, those that have changed elsewhere. All others are forgotten.
    pub(super) fn outdated(&self, running: HashMap<String, u64>) -> Vec<String> {
        let mut known = self.lock();
        let over: Vec<String> =
            known.versions.keys().filter(|id| !running.contains_key(*id)).cloned().collect();
        for id in over {
            known.versions.remove(&id);
            known.forget(&id);
        }
        let is_older = |(id, version): &(String, u64)| {
            known.versions.get(id).is_none_or(|known| known < version)
        };
        running.into_iter().filter(is_older).map(|(id, _)| id).collect()
    }

    /// Whether one of these positions was reached in a running game between people.
    pub(super) fn contain_any(&self, positions: &[PositionKey]) -> bool {
        let known = self.lock();
        positions.iter().any(|position| known.counts.contains_key(position))
    }

    fn lock(&self) -> MutexGuard<'_, Positions> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Positions {
    fn note(&mut self, id: &str, table: &Table) {
        if table.ended().is_some() {
            self.versions.remove(id);
        } else if let Some(version) = self.versions.get_mut(id) {
            *version = table.version();
        } else if table.is_guarded() {
            self.versions.insert(id.to_owned(), table.version());
        }
        if !table.is_guarded() {
            self.forget(id);
            return;
        }
        let turns = table.game().turns_played();
        match self.games.get(id).map(|game| game.turns) {
            Some(before) if before == turns => {}
            // One more turn is over. Everything else is rare and costs a replay of the game.
            Some(before) if before + 1 == turns => self.add(id, turns, table.guarded_position()),
            _ => {
                self.forget(id);
                self.add(id, turns, table.guarded_positions());
            }
        }
    }

    fn add(&mut self, id: &str, turns: u32, reached: impl IntoIterator<Item = PositionKey>) {
        let empty = || Game { turns, positions: Vec::new() };
        let game = self.games.entry(id.to_owned()).or_insert_with(empty);
        game.turns = turns;
        for position in reached {
            game.positions.push(position);
            *self.counts.entry(position).or_default() += 1;
        }
    }

    fn forget(&mut self, id: &str) {
        for position in self.games.remove(id).map(|game| game.positions).unwrap_or_default() {
            if let Some(count) = self.counts.get_mut(&position) {
                *count -= 1;
                if *count == 0 {
                    self.counts.remove(&position);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hamburgum_engine::{Player, Variant};
    use hamburgum_table::{Attendance, Command, Entry, Head, Press, Step, TutorCheck, Who};

    const FIELDS: [&str; 3] = ["sugar", "cloth", "beer"];

    /// Two people, and what they do.
    struct Pair(Table);

    impl Pair {
        fn new() -> Self {
            let seats = [(Player::Red, 1), (Player::Blue, 2)];
            let players = seats.map(|(seat, _)| seat).to_vec();
            let (name, board) = ("Two".to_owned(), "hamburgum".to_owned());
            let table = Table::new(Head::new(name, board, Variant::Base, players, 1));
            let name = || Some("somebody".to_owned());
            let sit = |(seat, person)| Entry::Sit { seat, person, name: name() };
            Self(table.expect("a table").after(&seats.map(sit)).expect("seats"))
        }

        fn does(&mut self, person: i64, command: &Command) {
            let who = Who { id: person, aliases: Vec::new(), name: String::new() };
            let version = self.0.version();
            let entries =
                self.0.decide(&who, version, command, &Attendance::default()).expect("entries");
            self.0 = self.0.after(&entries).expect("a table");
        }

        fn plays(&mut self, turns: usize) {
            for person in [1, 2].into_iter().cycle().take(turns) {
                let field = FIELDS[(self.0.game().turns_played() as usize / 2) % 3];
                let press = Press::read(self.0.game().board(), field).expect("a field");
                self.does(person, &Command::Turn(Step::Act(press)));
                self.does(person, &Command::Turn(Step::End(TutorCheck::Overruled)));
            }
        }
    }

    #[test]
    fn positions_come_and_go_with_their_games() {
        let guarded = Guarded::default();
        let mut pair = Pair::new();
        pair.plays(8);
        guarded.note("one", &pair.0);
        assert!(!guarded.contain_any(&pair.0.positions()[..8]), "the opening");
        for _ in 0..4 {
            pair.plays(2);
            guarded.note("one", &pair.0);
        }
        let positions = pair.0.positions();
        let afresh = Guarded::default();
        afresh.note("again", &pair.0);
        for position in &positions {
            let one = std::slice::from_ref(position);
            assert_eq!(
                guarded.contain_any(one),
                afresh.contain_any(one),
                "turn by turn or at once"
            );
        }
        assert!(guarded.contain_any(&positions));
        pair.does(1, &Command::ProposeEnd);
        pair.does(2, &Command::Agree);
        guarded.note("two", &pair.0);
        assert!(guarded.contain_any(&positions), "another game");
        guarded.note("one", &pair.0);
        assert!(!guarded.contain_any(&positions), "it is over");
        let known = guarded.lock();
        assert_eq!((known.counts.len(), known.versions.len()), (0, 0), "nothing is left of it");
    }
}
