//! One game played by the engine and the reference side by side.

use super::corners::Moment;
use super::game::Reference;
use super::kinds::every_action;
use super::picker::Picker;
use super::tally::Tally;
use hamburgum_engine::{Action, Board, Player, Prompt, Seating, Setup, State, Variant};
use std::fmt::Debug;

/// Games are abandoned after this many turns.
const MOST_TURNS: u32 = 400;

/// The two positions, and their history.
pub(crate) struct Lockstep<'b> {
    state: State<'b>,
    reference: Reference<'b>,
    record: Vec<Action>,
}

impl<'b> Lockstep<'b> {
    pub(crate) fn new(board: &'b Board, variant: Variant, seating: Seating) -> Self {
        let setup = Setup::initial(variant, seating);
        let state = State::from_setup(board, &setup).expect("the beginning of a game");
        let reference = Reference::new(board, variant, seating);
        Self { state, reference, record: Vec::new() }
    }

    /// Plays to the end, or until the game is too long, and compares after every action.
    pub(crate) fn play_out(mut self, picker: &mut Picker, tally: &mut Tally) {
        self.compare();
        while self.state.prompt() != Prompt::Over && self.state.turns() < MOST_TURNS {
            if picker.one_in(50) {
                self.compare_checks(tally);
                self.compare_reckonings();
            }
            let action = picker.pick(&self.reference);
            let before = self.reference.clone();
            self.play_and_compare(action);
            tally.count(&Moment { before: &before, action, after: &self.reference });
        }
        self.compare_checks(tally);
        self.compare_reckonings();
        tally.count_game(self.state.prompt(), self.state.turns());
    }

    /// Plays an action that is legal.
    pub(crate) fn play_and_compare(&mut self, action: Action) {
        self.record.push(action);
        self.state.play(action).expect("an action that both call legal");
        self.reference.play(action);
        self.compare();
    }

    fn compare(&self) {
        assert_same("prompt", &self.state.prompt(), &self.reference.prompt());
        assert_same("setup", &self.state.to_setup(), &self.reference.to_setup());
        assert_same("legal actions", &self.state.legal_actions().to_vec(), &self.reference.legal());
    }

    /// Of all possible actions, the engine accepts the legal ones and refuses the others without
    /// changing anything.
    fn compare_checks(&self, tally: &mut Tally) {
        let legal = self.reference.legal();
        for action in every_action() {
            let expected = legal.contains(&action);
            let case = format!("is {action:?} legal");
            assert_same(&case, &self.state.check(action).is_ok(), &expected);
            assert_same(&case, &self.state.is_legal(action), &expected);
            let mut state = self.state;
            if state.play(action).is_err() {
                assert_same(&case, &state.to_setup(), &self.reference.to_setup());
            }
            tally.checks += 1;
        }
    }

    /// The engine's final scoring equals that of the reference, the best first, and adds up (END-2).
    fn compare_reckonings(&self) {
        let final_scorings = self.state.final_scorings();
        assert!(final_scorings.is_sorted_by_key(|line| line.place), "order of {final_scorings:?}");
        let line_of = |player: Player| {
            final_scorings
                .iter()
                .find(|line| line.player == player)
                .expect("a line for each player")
        };
        for line in &final_scorings {
            let tokens: u32 = line.tokens.iter().map(|&(_, worth)| u32::from(worth)).sum();
            assert_eq!(line.prestige + tokens + line.bought, line.score.prestige);
            assert_eq!(line.money + 50 * line.units, line.score.money + 100 * line.bought);
        }
        for (player, prestige, money) in self.reference.final_scores() {
            let score = line_of(player).score;
            assert_same("final score", &(score.prestige, score.money), &(prestige, money));
        }
        for (player, place) in self.reference.places() {
            assert_same("place", &line_of(player).place, &place);
        }
        assert_eq!(final_scorings.len(), self.reference.places().len(), "number of final_scorings");
    }
}

impl Drop for Lockstep<'_> {
    /// After a failure, prints how to reproduce it.
    fn drop(&mut self) {
        if std::thread::panicking() {
            let board = self.state.board();
            eprintln!("{} on {}:", self.state.variant(), board.id());
            eprintln!("{:?}", self.state.players());
            for action in &self.record {
                let end = if *action == Action::Done { "\n" } else { "; " };
                eprint!("{}{end}", board.say(action));
            }
        }
    }
}

fn assert_same<T: PartialEq + Debug>(what: &str, engine: &T, reference: &T) {
    assert!(
        engine == reference,
        "not the same: {what}\nengine:    {engine:?}\nreference: {reference:?}"
    );
}
