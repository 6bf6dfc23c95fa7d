//! Monte Carlo tree search over the small actions, where each player maximises the own utility (max^n).
//!
//! Transpositions share a node: the tree is a graph, keyed by the hash of the position. A [`Judge`]
//! provides the priors and the value of a new node; the search has no other knowledge.
//!
//! Goods are sold and materials bought one by one, in any order. Every bundle is one node, because of
//! the transposition table, so orders cost edges and no nodes: with 4,000 nodes the choices of a sale
//! have 2 actions on average and those of a purchase 3. A canonical order could not be derived from a
//! position (it does not contain which materials were bought in the turn, and a player in the middle of
//! a sale may have begun with any good) and would exclude bundles.

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

/// The budget of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The number of new nodes.
    pub nodes: u32,
}

/// The share of the prior that is uniform, so that no action is ever excluded.
const EVEN_SHARE: f32 = 0.05;
/// The depth limit: the rondel allows endless lines.
const LONGEST_LINE: usize = 120;

/// A search from one position; it can be continued, and its root can be advanced when an action is played.
///
/// It never uses more than [`Search::MOST_BYTES`] of memory. A position takes at most 228 bytes and an
/// action in it 60, including the capacity of growing lists; a budget of *n* nodes adds at most *n*
/// positions with their actions, four times as many terminal ones, and the lines to wins within a turn,
/// which have one action in each position. When the memory is full the search stops, and keeps its tree
/// until the root is advanced.
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
    /// The default memory limit in bytes.
    pub const MOST_BYTES: usize = 1 << 30;

    /// Starts a search from a position.
    pub fn new(state: State<'b>) -> Self {
        Self::with_memory(state, Self::MOST_BYTES)
    }

    /// The same with another memory limit; at least 64 KiB.
    pub fn with_memory(state: State<'b>, most_bytes: usize) -> Self {
        let mut tree = Tree::default();
        let root = tree.find_or_add(state.position_hash());
        let most_bytes = most_bytes.max(1 << 16);
        Self { most_bytes, root_state: state, root, tree, ratings: Vec::new(), path: Vec::new() }
    }

    /// The root position.
    pub fn state(&self) -> &State<'b> {
        &self.root_state
    }

    /// Searches until the budget is spent, the outcome is proven, the memory is full or `stop` returns
    /// true; returns the number of new nodes.
    pub fn run(
        &mut self,
        judge: &mut impl Judge,
        budget: Budget,
        mut stop: impl FnMut() -> bool,
    ) -> u32 {
        let mut nodes = 0;
        // Lines that end the game add no node, so they have a separate limit.
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

    /// One iteration: selection, expansion, evaluation and back-up. Returns whether the node was new.
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
                // A child was proven since the last visit. The node may be proven itself by now.
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

    /// Backs up the value at the end of a line to all nodes on it.
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

    /// Expands a new node: adds its actions with their priors.
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

    /// If the player can win within the turn, marks all positions on the way as proven.
    fn note_win(&mut self, start: &State<'b>, at: NodeId) -> Option<Outlook> {
        let (mut state, mut at) = (*start, at);
        let mut way = Vec::new();
        for action in finish::win_in_turn(start)? {
            if self.tree.node(at).proven {
                break;
            }
            if !self.tree.node(at).is_expanded() {
                // No other action matters there.
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

    /// Selects an edge (PUCT); `None` if a child was proven and the node is not updated yet.
    ///
    /// Proven edges need no more visits, so they are skipped; [`Tree::at_least_sure`] accounts for their
    /// value. Dominated edges are followed only when all others are proven, so that a proof is complete.
    /// Chance nodes visit their edges equally often, proven ones too, because their value is the mean
    /// over them.
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
            // The first one counts even if the judge returned NaN.
            if best.1.is_none() || score > best.0 {
                best = (score, Some(i));
            }
        }
        best.1
    }

    /// Mixes noise into the priors of the root, so that a search explores more: `draw` gives a number for
    /// each action, and their shares get this weight.
    pub fn blend_priors(&mut self, share: f32, mut draw: impl FnMut() -> f32) {
        let edges = self.tree.edges_mut(self.root);
        let drawn: Vec<f32> = edges.iter().map(|_| draw()).collect();
        let total = drawn.iter().sum::<f32>().max(f32::MIN_POSITIVE);
        let open = edges.iter_mut().zip(drawn).filter(|(edge, _)| !edge.is_dominated());
        for (edge, drawn) in open {
            edge.prior = (1.0 - share) * edge.prior + share * drawn / total;
        }
    }

    /// The value of the root.
    pub fn outlook(&self) -> Outlook {
        self.tree.node(self.root).outlook()
    }

    /// The player with a proven forced win, whatever the others do.
    pub fn forced_winner(&self) -> Option<Player> {
        self.tree.node(self.root).forced
    }

    /// Advances the root by an action and keeps the tree, unless it has grown so large that little memory
    /// would be left.
    pub fn advance(&mut self, action: Action) {
        self.root_state.play_unchecked(action);
        if self.tree.bytes() > self.most_bytes / 2 {
            self.tree.clear();
        }
        self.root = self.tree.find_or_add(self.root_state.position_hash());
    }

    /// Whether the memory is full, so that searching on adds nothing.
    pub fn is_full(&self) -> bool {
        self.bytes() + Tree::most_bytes_a_line() > self.most_bytes
    }

    /// An upper bound of its memory in bytes.
    pub fn bytes(&self) -> usize {
        self.tree.bytes()
    }

    /// The number of nodes.
    pub fn len(&self) -> usize {
        self.tree.len()
    }

    /// Whether there are no nodes.
    pub fn is_empty(&self) -> bool {
        self.tree.len() <= 1
    }
}
