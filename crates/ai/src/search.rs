//! Monte-Carlo tree search over the small actions, each player wanting the most for itself (max^n).
//!
//! Positions that are equal are one node, however they were reached. What a new node
//! promises is said by a [`Judge`]; the search knows nothing of that itself.
//!
//! Goods are sold and materials bought one by one, in any order. Every bundle is one node, because
//! equal positions are, so orders cost edges and no nodes: with 4,000 nodes the choices of a sale
//! have 2 actions on average and those of a purchase 3. Offering one order only could not be read
//! off a position (it does not tell which materials were bought in the turn, and a player in the
//! middle of a sale may have begun with any good) and would bar bundles.

mod finish;
mod idea;
mod lines;
mod proof;
mod scoring;
#[cfg(test)]
mod tests;
mod tree;

pub use idea::Idea;

use crate::{Judge, Outlook, Rating};
use hamburgum_engine::{Action, Player, Prompt, State};
use scoring::Scoring;
use tree::{Edge, NodeId, Tree};

/// How long a search may go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// So many new positions are looked at.
    pub nodes: u32,
}

/// The share of preference that is spread evenly, so that no action is ever barred.
const EVEN_SHARE: f32 = 0.05;
/// Longer lines are cut; the rondel allows endless ones.
const LONGEST_LINE: usize = 120;

/// A search from one position; it can be continued, and moved on when an action was played.
///
/// It keeps within [`Search::MOST_BYTES`] of memory for ever. A position takes at most 228 bytes and
/// an action in it 60, lists that are growing included; a budget of *n* nodes adds at most *n*
/// positions with their actions, four times as many ended ones, and the ways to wins within a turn,
/// which have one action in each position. When there is no room left a search stops, and what it
/// knows stays until it is moved on.
#[derive(Debug)]
pub struct Search<'b> {
    most_bytes: usize,
    root_state: State<'b>,
    root: NodeId,
    tree: Tree,
    ratings: Vec<Rating>,
    path: Vec<(NodeId, usize)>,
}

impl<'b> Search<'b> {
    /// The memory that a search keeps within, in bytes, unless told otherwise.
    pub const MOST_BYTES: usize = 1 << 30;

    /// Begins to look at a position.
    pub fn new(state: State<'b>) -> Self {
        Self::with_memory(state, Self::MOST_BYTES)
    }

    /// The same within so many bytes of memory; fewer than 64 KiB are taken as 64 KiB.
    pub fn with_memory(state: State<'b>, most_bytes: usize) -> Self {
        let mut tree = Tree::default();
        let root = tree.find_or_add(state.position_hash());
        let most_bytes = most_bytes.max(1 << 16);
        Self { most_bytes, root_state: state, root, tree, ratings: Vec::new(), path: Vec::new() }
    }

    /// The position that is looked at.
    pub fn state(&self) -> &State<'b> {
        &self.root_state
    }

    /// Looks further until the budget is spent, the outcome is certain, the memory is full or `stop`
    /// says so; how many nodes were new.
    pub fn run(
        &mut self,
        judge: &mut impl Judge,
        budget: Budget,
        mut stop: impl FnMut() -> bool,
    ) -> u32 {
        let mut nodes = 0;
        // Lines that end the game add no node, so they must be bounded by themselves.
        let mut lines = 0;
        while nodes < budget.nodes && lines < 4 * u64::from(budget.nodes) && !stop() {
            if self.tree.node(self.root).proven || self.is_full() {
                break;
            }
            nodes += u32::from(self.look_once(judge));
            lines += 1;
        }
        nodes
    }

    /// Follows one line to a new position and notes what is expected there; whether it was new.
    fn look_once(&mut self, judge: &mut impl Judge) -> bool {
        let mut state = self.root_state;
        let players = self.root_state.players();
        let mut at = self.root;
        self.path.clear();
        let mut new = false;
        let outlook = loop {
            if self.tree.node(at).proven {
                break self.tree.node(at).outlook();
            }
            if state.is_over() {
                break self.tree.prove(at, Outlook::final_outcome(&state));
            }
            if !self.tree.node(at).is_expanded() {
                new = true;
                break self.expand(judge, &state, at);
            }
            if self.path.len() >= LONGEST_LINE {
                break judge.outlook(&state);
            }
            let Some(edge) = self.select(players, at, judge) else {
                // More is certain than the node knew. It may be certain itself by now.
                self.tree.settle(at, players);
                continue;
            };
            self.path.push((at, edge));
            state.play_unchecked(self.tree.edges(at)[edge].action);
            at = self.tree.follow(at, edge, state.position_hash());
        };
        self.tree.visit(at, &outlook);
        self.note_line(at, outlook);
        new
    }

    /// Adds what was expected at the end of a line to all positions on it.
    fn note_line(&mut self, end: NodeId, mut outlook: Outlook) {
        let players = self.root_state.players();
        let mut child = end;
        while let Some((node, edge)) = self.path.pop() {
            self.tree.edges_mut(node)[edge].visits += 1;
            if self.tree.node(child).proven {
                self.tree.settle(node, players);
            }
            outlook = self.tree.at_least_sure(node, outlook, players);
            self.tree.visit(node, &outlook);
            child = node;
        }
    }

    /// Lists the actions of a new position with how promising they look.
    fn expand(&mut self, judge: &mut impl Judge, state: &State<'b>, at: NodeId) -> Outlook {
        let legal = state.legal_actions();
        if state.prompt() == Prompt::Reveal {
            let even = 1.0 / legal.len() as f32;
            self.tree.expand(at, None, legal.iter().map(|&action| Edge::new(action, even, 0.0)));
            return judge.outlook(state);
        }
        self.ratings.clear();
        let outlook = judge.look(state, &legal, &mut self.ratings);
        let scoring = Scoring::of(state, &legal);
        let is_open = |rating: &&Rating| !scoring.is_dominated(rating.action);
        let total: f32 = self.ratings.iter().filter(is_open).map(|rating| rating.preference).sum();
        let total = total.max(f32::MIN_POSITIVE);
        let even = EVEN_SHARE / self.ratings.iter().filter(is_open).count() as f32;
        let edges = self.ratings.iter().map(|rating| {
            let share = even + (1.0 - EVEN_SHARE) * rating.preference / total;
            let prior = if is_open(&rating) { share } else { 0.0 };
            Edge::new(rating.action, prior, rating.utility)
        });
        self.tree.expand(at, Some(state.active()), edges);
        self.note_win(state, at).unwrap_or(outlook)
    }

    /// If the player can win within the turn, all positions on the way are certain from now on.
    fn note_win(&mut self, start: &State<'b>, at: NodeId) -> Option<Outlook> {
        let (mut state, mut at) = (*start, at);
        let mut way = Vec::new();
        for action in finish::win_in_turn(start)? {
            if self.tree.node(at).proven {
                break;
            }
            if !self.tree.node(at).is_expanded() {
                // Nothing else is of interest there.
                let only = Edge::new(action, 1.0, 1.0);
                self.tree.expand(at, Some(state.active()), [only].into_iter());
            }
            let edge = self.tree.edges(at).iter().position(|edge| edge.action == action)?;
            way.push((at, edge));
            state.play_unchecked(action);
            at = self.tree.follow(at, edge, state.position_hash());
        }
        if !self.tree.node(at).proven {
            self.tree.prove(at, Outlook::final_outcome(&state));
        }
        let win = self.tree.node(at).outlook();
        for (node, edge) in way.into_iter().rev() {
            self.tree.visit(at, &win);
            self.tree.edges_mut(node)[edge].visits += 1;
            self.tree.settle(node, start.players());
            at = node;
        }
        Some(win)
    }

    /// The edge to follow; `None` if one has become certain of which the node has not taken note.
    ///
    /// What is certain needs no more looks, so it is left out; its worth to the node is kept by
    /// [`Tree::at_least_sure`]. What is never better than something else is followed when all else is
    /// certain, so that a proof is complete. Chance follows its edges equally often, certain ones too,
    /// because the node's expectation is the mean over them.
    fn select(&self, players: &[Player], at: NodeId, judge: &impl Judge) -> Option<usize> {
        let node = self.tree.node(at);
        let Some(player) = node.player else {
            let edges = self.tree.edges(at).iter().enumerate();
            return edges.min_by_key(|(_, edge)| edge.visits).map(|(i, _)| i);
        };
        let unknown = node.outlook().utility(players, player) - judge.reserve();
        let reach = judge.exploration() * (node.visits as f32).sqrt();
        let mut best = (f32::MIN, None);
        for (i, edge) in self.tree.edges(at).iter().enumerate().filter(|(_, edge)| !edge.sure) {
            let child = self.tree.child(edge).filter(|child| child.visits > 0);
            if child.is_some_and(|child| child.proven) {
                return None;
            }
            let value = child.map_or(unknown, |child| child.outlook().utility(players, player));
            let hope = value + reach * edge.prior / (1.0 + edge.visits as f32);
            let score = if edge.is_dominated() { f32::MIN } else { hope };
            // The first one counts even if a judge has given no number.
            if best.1.is_none() || score > best.0 {
                best = (score, Some(i));
            }
        }
        best.1
    }

    /// Mixes chance into how promising the actions of the position look, so that a search tries
    /// what it would else not: `draw` gives a number for each, and their shares count so much.
    pub fn blend_priors(&mut self, share: f32, mut draw: impl FnMut() -> f32) {
        let edges = self.tree.edges_mut(self.root);
        let drawn: Vec<f32> = edges.iter().map(|_| draw()).collect();
        let total = drawn.iter().sum::<f32>().max(f32::MIN_POSITIVE);
        let open = edges.iter_mut().zip(drawn).filter(|(edge, _)| !edge.is_dominated());
        for (edge, drawn) in open {
            edge.prior = (1.0 - share) * edge.prior + share * drawn / total;
        }
    }

    /// What is expected of the position.
    pub fn outlook(&self) -> Outlook {
        self.tree.node(self.root).outlook()
    }

    /// Who wins whatever the others do, if that is proven.
    pub fn forced_winner(&self) -> Option<Player> {
        self.tree.node(self.root).forced
    }

    /// Moves on to the position after an action, keeping what is known about it, unless that has
    /// grown so large that little room would be left.
    pub fn advance(&mut self, action: Action) {
        self.root_state.play_unchecked(action);
        if self.tree.bytes() > self.most_bytes / 2 {
            self.tree.clear();
        }
        self.root = self.tree.find_or_add(self.root_state.position_hash());
    }

    /// Whether there is no room for more, so that running on adds nothing.
    pub fn is_full(&self) -> bool {
        self.bytes() + Tree::most_bytes_a_line() > self.most_bytes
    }

    /// How much memory it takes at the most, in bytes.
    pub fn bytes(&self) -> usize {
        self.tree.bytes()
    }

    /// How many positions are known.
    pub fn len(&self) -> usize {
        self.tree.len()
    }

    /// Whether nothing is known yet.
    pub fn is_empty(&self) -> bool {
        self.tree.len() <= 1
    }
}
