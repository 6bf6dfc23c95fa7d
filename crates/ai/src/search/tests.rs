//! Proofs and the order of actions.

mod running;

use super::idea::sort;
use super::tree::{Edge, NodeId, Tree};
use super::{Budget, Idea, Search};
use crate::{Evaluation, Judge, Outlook, RandomPlayouts, Rating};
use hamburgum_engine::{
    Action, ActionList, Board, ByPlayer, Field, Game, Player, Seating, Setup, State, Variant,
};

const PLAYERS: [Player; 3] = [Player::Red, Player::Blue, Player::Green];

/// An outcome: each player's share of the win, and the prestige.
fn outcome(win: [f32; 3], prestige: [f32; 3]) -> Outlook {
    let by_player = |figures: [f32; 3]| {
        let place = |player| PLAYERS.iter().position(|&other| other == player);
        ByPlayer::from_fn(|player| place(player).map_or(0.0, |place| figures[place]))
    };
    Outlook { win: by_player(win), prestige: by_player(prestige) }
}

fn red_wins(margin: f32) -> Outlook {
    outcome([1.0, 0.0, 0.0], [50.0 + margin, 50.0, 40.0])
}

fn blue_wins(margin: f32) -> Outlook {
    outcome([0.0, 1.0, 0.0], [50.0 - margin, 50.0, 40.0])
}

/// Adds a node with an edge to each child; `None` is an unvisited child.
fn add(tree: &mut Tree, player: Option<Player>, children: &[Option<NodeId>]) -> NodeId {
    let id = tree.find_or_add(tree.len() as u64);
    let edge = |child: &Option<NodeId>| {
        let mut edge = Edge::new(Action::Done, 0.1, 0.0);
        edge.child = *child;
        edge
    };
    tree.expand(id, player, children.iter().map(edge));
    tree.settle(id, &PLAYERS);
    id
}

fn ended(tree: &mut Tree, outlook: Outlook) -> NodeId {
    let id = tree.find_or_add(tree.len() as u64);
    tree.prove(id, outlook);
    id
}

/// What is proven for a choice among these proven outcomes, and optionally an unknown one.
fn proven(player: Option<Player>, certain: &[Outlook], unknown: usize) -> Option<Outlook> {
    let mut tree = Tree::default();
    let mut children: Vec<_> =
        certain.iter().map(|&outlook| Some(ended(&mut tree, outlook))).collect();
    children.extend(vec![None; unknown]);
    let id = add(&mut tree, player, &children);
    tree.node(id).proven.then(|| tree.node(id).outlook())
}

#[test]
fn a_certain_win_is_enough() {
    let red = Some(Player::Red);
    assert_eq!(proven(red, &[blue_wins(1.0), red_wins(2.0)], 5), Some(red_wins(2.0)));
    assert_eq!(proven(red, &[blue_wins(1.0), blue_wins(2.0)], 5), None);
    assert_eq!(proven(Some(Player::Blue), &[red_wins(2.0)], 1), None);
}

#[test]
fn a_win_is_forced_if_nobody_else_can_prevent_it() {
    let mut tree = Tree::default();
    let ends = |tree: &mut Tree, outlook| Some(ended(tree, outlook));
    let (red, blue) = (ends(&mut tree, red_wins(2.0)), ends(&mut tree, blue_wins(4.0)));
    let mut forced = |player, children: &[Option<NodeId>]| {
        let id = add(&mut tree, Some(player), children);
        (tree.node(id).proven, tree.node(id).forced)
    };
    assert_eq!(forced(Player::Red, &[red, blue]), (true, Some(Player::Red)));
    assert_eq!(forced(Player::Green, &[red, red]), (true, Some(Player::Red)));
    // Green loses by less if Blue wins, but may do otherwise.
    assert_eq!(forced(Player::Green, &[red, blue]), (true, None));
}

#[test]
fn the_closest_loss_is_chosen() {
    let losses = [blue_wins(9.0), blue_wins(3.0), blue_wins(5.0)];
    assert_eq!(proven(Some(Player::Red), &losses, 0), Some(blue_wins(3.0)));
}

#[test]
fn a_shared_win_is_better_than_a_loss_and_no_certain_win() {
    let shared = outcome([0.5, 0.5, 0.0], [50.0, 50.0, 40.0]);
    assert_eq!(proven(Some(Player::Red), &[shared, blue_wins(1.0)], 1), None);
    assert_eq!(proven(Some(Player::Red), &[shared, blue_wins(1.0)], 0), Some(shared));
    assert_eq!(proven(Some(Player::Red), &[shared, red_wins(0.0)], 1), Some(red_wins(0.0)));
}

#[test]
fn chance_is_certain_when_all_its_outcomes_are() {
    let outcomes = [red_wins(2.0), blue_wins(4.0)];
    assert_eq!(proven(None, &outcomes, 1), None);
    let mean = outcome([0.5, 0.5, 0.0], [49.0, 50.0, 40.0]);
    assert_eq!(proven(None, &outcomes, 0), Some(mean));
}

#[test]
fn a_certain_win_goes_before_a_lottery() {
    // Winning nine of ten by a landslide has a higher utility, but is not a certain win.
    let lottery = outcome([0.95, 0.05, 0.0], [200.0, 50.0, 40.0]);
    let narrow = red_wins(0.0);
    assert!(
        lottery.utility(&PLAYERS, Player::Red) > narrow.utility(&PLAYERS, Player::Red),
        "the example is none"
    );
    assert_eq!(proven(Some(Player::Red), &[lottery, narrow], 1), Some(narrow));
}

#[test]
fn each_of_three_players_maximises_the_own_utility() {
    let mut tree = Tree::default();
    let green_wins = outcome([0.0, 0.0, 1.0], [45.0, 40.0, 60.0]);
    let ends = [red_wins(9.0), blue_wins(1.0), green_wins].map(|o| Some(ended(&mut tree, o)));
    let blue = add(&mut tree, Some(Player::Blue), &ends);
    let green = add(&mut tree, Some(Player::Green), &[ends[0], ends[2]]);
    let red = add(&mut tree, Some(Player::Red), &[Some(blue), Some(green)]);
    assert_eq!(tree.node(blue).outlook(), blue_wins(1.0));
    assert_eq!(tree.node(green).outlook(), green_wins);
    assert_eq!(tree.node(red).outlook(), blue_wins(1.0), "a loss by 1 and not by 15");
}

#[test]
fn an_indifferent_player_proves_nothing() {
    let mut tree = Tree::default();
    // Green is indifferent to who of the others wins by how much.
    let first = outcome([1.0, 0.0, 0.0], [60.0, 50.0, 40.0]);
    let second = outcome([0.0, 1.0, 0.0], [50.0, 60.0, 40.0]);
    let ends = [first, second].map(|o| Some(ended(&mut tree, o)));
    let green = add(&mut tree, Some(Player::Green), &ends);
    let mean = outcome([0.5, 0.5, 0.0], [55.0, 55.0, 40.0]);
    assert_eq!(tree.node(green).outlook(), mean);
    let red = add(&mut tree, Some(Player::Red), &[Some(green), None]);
    assert!(!tree.node(red).proven);
}

#[test]
fn what_is_certain_counts_for_what_is_expected() {
    let mut tree = Tree::default();
    let shared = outcome([0.5, 0.5, 0.0], [50.0, 50.0, 40.0]);
    let end = ended(&mut tree, shared);
    let id = add(&mut tree, Some(Player::Red), &[Some(end), None]);
    assert_eq!(tree.at_least_sure(id, blue_wins(1.0), &PLAYERS), shared);
    assert_eq!(tree.at_least_sure(id, red_wins(1.0), &PLAYERS), red_wins(1.0));
}

#[test]
fn ideas_are_in_order() {
    let idea = |name: u8, visits: u32, certain: Option<Outlook>, utility: f32| {
        let outlook = certain.unwrap_or_default();
        let utility = certain.map_or(utility, |o| o.utility(&PLAYERS, Player::Red));
        let action = Action::Move(Field::ALL[usize::from(name)]);
        Idea { action, visits, proven: certain.is_some(), utility, outlook, prior: 0.1 }
    };
    let shared = outcome([0.5, 0.5, 0.0], [50.0, 50.0, 40.0]);
    let check = |ideas: &[Idea], order: &[u8]| {
        let mut ideas = ideas.to_vec();
        sort(&mut ideas);
        let names: Vec<Action> = ideas.iter().map(|idea| idea.action).collect();
        let order = order.iter().map(|&name| Action::Move(Field::ALL[usize::from(name)]));
        assert_eq!(names, order.collect::<Vec<_>>());
    };
    let (open, doubtful, untried) =
        (idea(0, 90, None, 0.3), idea(1, 90, None, -0.3), idea(2, 0, None, -0.1));
    let (win, wider_win) =
        (idea(3, 1, Some(red_wins(1.0)), 0.0), idea(4, 1, Some(red_wins(9.0)), 0.0));
    let (loss, wider_loss) =
        (idea(5, 50, Some(blue_wins(1.0)), 0.0), idea(6, 99, Some(blue_wins(9.0)), 0.0));
    let draw = idea(5, 2, Some(shared), 0.0);
    check(&[open, win, untried, wider_win], &[4, 3, 0, 2]);
    check(&[wider_loss, open, loss, untried], &[0, 2, 5, 6]);
    check(&[wider_loss, loss], &[5, 6]);
    check(&[open, draw], &[0, 5]);
    check(&[doubtful, draw, untried], &[5, 1, 2]);
}
