//! A table at which people send forms and computers play random turns, with its log.

use hamburgum_ai::Level;
use hamburgum_engine::{Action, Game, Player, Seating, Variant};
use hamburgum_table::plan::{PlanOutcome, PlanRank, PlanSeen, PlanWish, StoredPlans, TurnPlans};
use hamburgum_table::{
    Attendance, Card, Command, Entry, Head, Lesson, Origin, PersonId, Refusal, Stamped, Step,
    Table, VoteAge, WAITING_TIME, Who,
};
use std::collections::BTreeMap;

/// The people who may sit there.
pub(crate) const PEOPLE: [PersonId; 4] = [1, 2, 3, 4];

/// No more turns of computers are played for one input.
const MOST_TURNS: usize = 120;

/// A table with a copy that is loaded from what would be stored.
pub(crate) struct TablePlayer {
    table: Table,
    loaded: Table,
    log: Vec<String>,
    turns: usize,
    away: Vec<PersonId>,
    vote: VoteAge,
    plans: BTreeMap<PersonId, TurnPlans>,
}

impl TablePlayer {
    /// How many kinds of tables there are.
    pub(crate) const KINDS: u8 = 6;

    /// A table of a kind: people, a person and computers, the lesson, a puzzle, all in London, or nobody.
    pub(crate) fn new(kind: u8) -> Self {
        let head = head(kind % Self::KINDS);
        let table = Table::new(head.clone()).expect("a table");
        let loaded = Table::new(head).expect("a table");
        let mut player = Self {
            table,
            loaded,
            log: Vec::new(),
            turns: 0,
            away: Vec::new(),
            vote: VoteAge::Fresh,
            plans: BTreeMap::new(),
        };
        player.seat(kind % Self::KINDS);
        player.let_computers_play();
        player
    }

    pub(crate) fn table(&self) -> &Table {
        &self.table
    }

    /// The stored log, a line per entry.
    pub(crate) fn log(&self) -> &[String] {
        &self.log
    }

    pub(crate) fn leave_alone(&mut self, person: PersonId) {
        self.away.push(person);
    }

    pub(crate) fn let_a_day_pass(&mut self) {
        self.vote = VoteAge::Overdue;
    }

    /// Changes somebody's plans as the server does: they can be stored, and nothing happens at the table.
    pub(crate) fn plan(
        &mut self,
        person: PersonId,
        seen: PlanSeen,
        wish: &PlanWish,
    ) -> Result<(), Refusal> {
        let me = who(person);
        let plans = match self.plans.get(&person) {
            Some(plans) if plans.outcome(&self.table, person) == PlanOutcome::Forget => {
                plans.cleared(&self.table, &me)
            }
            Some(plans) => plans.clone(),
            None => TurnPlans::new(self.table.plannable(&me).ok_or(Refusal::NotSeated)?),
        };
        let plans = plans.after(&self.table, &me, seen, wish)?;
        let _ = plans.stage(&self.table, &me);
        let stored = StoredPlans::new(&plans, self.table.game().board());
        assert_eq!(stored.read(&self.table).as_ref(), Some(&plans));
        self.plans.insert(person, plans);
        Ok(())
    }

    /// Begins a turn with a plan that is not played.
    pub(crate) fn start_from(&mut self, person: PersonId, rank: PlanRank) -> Option<()> {
        let actions = self.plans.get(&person)?.start_from(&self.table, rank)?;
        self.send(person, None, &Command::Turn(Step::Sketch(actions))).ok()
    }

    /// Carries out a command as the server does.
    pub(crate) fn send(
        &mut self,
        person: PersonId,
        seen: Option<u64>,
        command: &Command,
    ) -> Result<(), Refusal> {
        let quiet = self.away.iter().map(|&person| (person, WAITING_TIME)).collect();
        let attendance = Attendance::new(WAITING_TIME, quiet).with_vote(self.vote);
        let seen = seen.unwrap_or_else(|| self.table.version());
        let entries = self.table.decide(&who(person), seen, command, &attendance)?;
        self.append(entries);
        self.let_computers_play();
        Ok(())
    }

    fn seat(&mut self, kind: u8) {
        let players: Vec<Player> = self.table.seats().iter().map(|seat| seat.player).collect();
        for (player, person) in players.into_iter().zip(PEOPLE) {
            let computer = Entry::Computer { seat: player, level: Level::Apprentice };
            let sit = Entry::Sit { seat: player, person, name: Some(who(person).name) };
            match (kind, person) {
                (5, _) => {}
                (0 | 4, _) | (_, 1) => self.append(vec![sit]),
                _ => self.append(vec![computer]),
            }
        }
    }

    /// Every decided entry fits, and the stored log gives the same table.
    fn append(&mut self, entries: Vec<Entry>) {
        self.table = self.table.after(&entries).expect("entries that were decided");
        for entry in entries {
            let stored = Stamped::new(0, entry, self.table.game().board());
            let line = serde_json::to_string(&stored).expect("plain data");
            let again: Stamped = serde_json::from_str(&line).expect("a stored entry");
            assert_eq!(again, stored);
            self.loaded.apply_stored(again.what).expect("a stored entry that fits");
            self.log.push(line);
        }
        assert_eq!(self.loaded.version(), self.table.version());
        assert_eq!(self.loaded.game(), self.table.game());
        assert_eq!(Card::of(&self.loaded), Card::of(&self.table));
    }

    /// Plays a random turn for every computer that is to act.
    fn let_computers_play(&mut self) {
        while self.table.computer_to_act().is_some() && self.turns < MOST_TURNS {
            self.turns += 1;
            let turn = random_turn(self.table.game(), self.table.version());
            let entries = self.table.computers_turn(&turn).expect("a legal turn of a computer");
            self.append(entries);
        }
    }
}

/// A person with this number.
pub(crate) fn who(person: PersonId) -> Who {
    Who { id: person, aliases: Vec::new(), name: format!("Person {person}") }
}

/// Legal actions up to the end of the turn.
fn random_turn(game: &Game<'_>, seed: u64) -> Vec<Action> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut state = *game.state();
    let mut turn = Vec::new();
    while turn.last() != Some(&Action::Done) {
        let legal = state.legal_actions();
        let Some(action) = rng.choice(legal.iter().copied()) else { break };
        if matches!(action, Action::Reveal(_)) {
            break;
        }
        state.play(action).expect("a legal action");
        turn.push(action);
    }
    turn
}

fn head(kind: u8) -> Head {
    let name = "Alster".to_owned();
    let (board, variant, count) = match kind {
        0 => ("hamburgum", Variant::Base, 2),
        4 => ("londinium", Variant::One, 4),
        5 => ("londinium", Variant::Two, 5),
        _ => ("hamburgum", Variant::Base, 3),
    };
    let players = Seating::of_count(count).expect("two to five players").players().to_vec();
    let head = Head::new(name, board.to_owned(), variant, players, 7);
    match kind {
        2 => Head { lesson: Some(Lesson::QuickIntroduction), ..head },
        3 => puzzle(&head),
        5 => Head { draws: variant.officials().to_vec(), ..head },
        _ => head,
    }
}

/// The table of a puzzle after two turns.
fn puzzle(head: &Head) -> Head {
    let mut game = head.begin().expect("a game");
    for line in ["1. red beer", "1. blue cloth"] {
        game.play_line(line).expect("a turn");
    }
    let from = Origin::Table { id: "another".to_owned(), name: head.name.clone(), at: 4 };
    Head::going_on(head.name.clone(), &game, Vec::new(), 7, from).as_puzzle()
}
