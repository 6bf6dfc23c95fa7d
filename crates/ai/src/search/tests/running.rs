//! Complete searches: selection, termination and memory.

use super::{
    Action, ActionList, Board, Budget, Evaluation, Field, Game, Judge, Outlook, Player,
    RandomPlayouts, Rating, Search, Seating, Setup, State, Variant,
};

fn initial(variant: Variant, players: usize) -> State<'static> {
    let seating = Seating::of_count(players).expect("a right number of players");
    let setup = Setup::initial(variant, seating);
    State::from_setup(Board::hamburgum(), &setup).expect("the beginning of a game")
}

/// Only one donation is missing, which Red can pay; nobody else can make it soon.
fn last_donation(red_prestige: u16) -> State<'static> {
    let text = format!(
        "hamburgum record 1\nboard hamburgum\nvariant base\nplayers red blue\nstart red\n\
         rules 1\nposition\n\
         red prestige {red_prestige} money 200 timber 1 brick 1 bell 1 marker dockyard\n\
         blue prestige 50 money 10 marker dockyard\n\
         berth 3 red blue\n\
         church michaelis red.five* blue.ships* blue.donations* blue.citizens* blue.building*\n\
         church nicolai red.five* blue.ships* blue.donations* blue.citizens* blue.building*\n\
         church catharinen red.five* blue.ships* blue.donations* blue.citizens* blue.building*\n\
         church petri red.five* blue.ships* blue.donations* blue.citizens* blue.building*\n\
         church mariendom red.five* blue.ships* blue.donations* blue.citizens* blue.building*\n\
         church jacobi red.five* blue.ships* blue.donations* blue.citizens*\n\
         completed michaelis nicolai catharinen petri mariendom\nend\n"
    );
    *Game::parse(&text, &Board::built_in()).expect("a position").state()
}

#[test]
fn a_proven_win_ends_the_search_and_is_taken() {
    let state = last_donation(60);
    let mut search = Search::new(state);
    // A win within the turn is found at the first visit.
    let nodes = search.run(&mut Evaluation::default(), Budget { nodes: 100_000 }, || false);
    assert_eq!(nodes, 1);
    let best = search.ideas()[0];
    assert!(best.is_certain_win(), "{best:?}");
    assert!(search.outlook().win[state.active()] > 0.999);
    // The win stays proven when the root is advanced.
    search.advance(best.action);
    assert_eq!(search.run(&mut Evaluation::default(), Budget { nodes: 9 }, || false), 0);
    assert!(search.ideas()[0].is_certain_win());
}

#[test]
fn nothing_can_be_done_against_a_win_within_the_next_turn() {
    let mut setup = last_donation(60).to_setup();
    setup.turns = 1;
    let blue_first = State::from_setup(Board::hamburgum(), &setup).expect("a position");
    let mut search = Search::new(blue_first);
    search.run(&mut Nonsense(0.5), Budget { nodes: 400 }, || false);
    assert!(search.outlook().win[Player::Red] > 0.999, "{:?}", search.outlook());
}

#[test]
fn proven_losses_are_not_visited_again() {
    let mut search = Search::new(last_donation(20));
    // Ending the game now would lose it.
    search.run(&mut Evaluation::default(), Budget { nodes: 400 }, || false);
    let ideas = search.ideas();
    assert!(!ideas[0].proven, "{:?}", ideas[0]);
    search.advance(Action::Move(Field::Church));
    search.run(&mut Evaluation::default(), Budget { nodes: 400 }, || false);
    let lost: Vec<_> = search.ideas().into_iter().filter(|idea| idea.proven).collect();
    assert!(!lost.is_empty());
    assert!(lost.iter().all(|idea| idea.visits <= 8), "{lost:?}");
    assert!(!search.ideas()[0].proven);
}

/// A judge with meaningless values.
struct Nonsense(f32);

impl Judge for Nonsense {
    fn look(
        &mut self,
        state: &State<'_>,
        legal: &ActionList,
        ratings: &mut Vec<Rating>,
    ) -> Outlook {
        let rating = |&action| Rating { action, preference: self.0, utility: self.0 };
        ratings.extend(legal.iter().map(rating));
        self.outlook(state)
    }

    fn outlook(&mut self, state: &State<'_>) -> Outlook {
        let mut outlook = Outlook::default();
        state.players().iter().for_each(|&player| outlook.win[player] = self.0);
        outlook
    }
}

#[test]
fn no_judge_can_block_a_search() {
    for value in [0.0, 1.0, f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
        for variant in Variant::ALL {
            let mut search = Search::new(initial(variant, 3));
            search.run(&mut Nonsense(value), Budget { nodes: 300 }, || false);
            assert!(search.len() > 1, "{value}");
        }
    }
}

#[test]
fn memory_is_bounded() {
    const BYTES: usize = 200_000;
    let mut state = initial(Variant::Two, 4);
    let mut search = Search::with_memory(state, BYTES);
    let mut was_full = false;
    for _ in 0..60 {
        search.run(&mut Nonsense(0.5), Budget { nodes: 1_000 }, || false);
        was_full |= search.is_full();
        assert!(search.bytes() <= BYTES, "{}", search.bytes());
        let action = search.ideas().first().expect("an idea").action;
        assert!(state.is_legal(action));
        state.play_unchecked(action);
        search.advance(action);
    }
    assert!(was_full);
}

#[test]
fn playouts_are_deterministic_for_a_seed() {
    let run = |seed: u64| {
        let mut search = Search::new(initial(Variant::Two, 2));
        search.advance(search.state().legal_actions()[0]);
        search.run(&mut RandomPlayouts::new(seed), Budget { nodes: 40 }, || false);
        search.ideas()
    };
    assert_eq!(run(1), run(1));
    assert_ne!(run(1), run(2));
}
