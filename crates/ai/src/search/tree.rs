//! The nodes of a search in one list, with a transposition table by hash.

use crate::Outlook;
use hamburgum_engine::{Action, Player};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::num::NonZeroU32;

/// The index of a node in the list, from 1, so that an optional id needs no extra space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NodeId(NonZeroU32);

#[derive(Debug, Default)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    by_hash: HashMap<u64, NodeId, BuildHasherDefault<AsItIs>>,
}

/// A node: a position.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Node {
    pub(super) visits: u32,
    first_edge: u32,
    edge_count: u8,
    /// Who decides; `None` for chance.
    pub(super) player: Option<Player>,
    /// Whether the outcome is proven.
    pub(super) proven: bool,
    /// The player with a forced win from here, whatever the others and chance do.
    pub(super) forced: Option<Player>,
    /// The best of the edges with a proven outcome.
    pub(super) sure_edge: Option<u8>,
    pub(super) sum: Outlook,
}

/// An edge: an action in a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    pub(super) action: Action,
    /// Whether its node has recorded that the outcome is proven.
    pub(super) sure: bool,
    /// The normalised prior.
    pub(super) prior: f32,
    /// The judge's initial utility estimate.
    pub(super) rated: f32,
    pub(super) visits: u32,
    pub(super) child: Option<NodeId>,
}

/// Upper bounds of the memory of a node and an edge. Growing lists have up to twice the needed capacity,
/// plus the old list while they are copied; the hash table has up to 16 slots of 17 bytes for 7 nodes,
/// and half as many more while it grows.
const NODE_ROOM: usize = 3 * size_of::<Node>() + 60;
const EDGE_ROOM: usize = 3 * size_of::<Edge>();
const _: () = assert!(NODE_ROOM <= 228 && EDGE_ROOM <= 60, "the documents state these figures");

impl Edge {
    pub(super) fn new(action: Action, prior: f32, rated: f32) -> Self {
        Self { action, sure: false, prior, rated, visits: 0, child: None }
    }

    /// Whether the action is dominated by another one, by the rules: such edges have no prior.
    pub(super) fn is_dominated(&self) -> bool {
        self.prior <= 0.0
    }
}

impl Node {
    pub(super) fn is_expanded(&self) -> bool {
        self.edge_count > 0
    }

    /// The mean value, or the proven outcome.
    pub(super) fn outlook(&self) -> Outlook {
        let scale = if self.proven { 1.0 } else { 1.0 / self.visits.max(1) as f32 };
        let mut outlook = self.sum;
        outlook.win.0.iter_mut().chain(&mut outlook.prestige.0).for_each(|sum| *sum *= scale);
        outlook
    }
}

impl Tree {
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// An upper bound of its memory in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.nodes.len() * NODE_ROOM + self.edges.len() * EDGE_ROOM
    }

    /// An upper bound of what one iteration can add: a node with the largest possible edge count. There
    /// are never more than 71 actions; the rest is a margin for the line to a win within the turn.
    pub(super) const fn most_bytes_a_line() -> usize {
        NODE_ROOM + u8::MAX as usize * EDGE_ROOM
    }

    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.by_hash.clear();
    }

    pub(super) fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0.get() as usize - 1]
    }

    pub(super) fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.0.get() as usize - 1]
    }

    pub(super) fn edges(&self, id: NodeId) -> &[Edge] {
        let node = self.node(id);
        let first = node.first_edge as usize;
        &self.edges[first..first + usize::from(node.edge_count)]
    }

    pub(super) fn edges_mut(&mut self, id: NodeId) -> &mut [Edge] {
        let node = self.node(id);
        let first = node.first_edge as usize;
        let last = first + usize::from(node.edge_count);
        &mut self.edges[first..last]
    }

    /// The child of an edge, if it was ever visited.
    pub(super) fn child(&self, edge: &Edge) -> Option<&Node> {
        edge.child.map(|child| self.node(child))
    }

    pub(super) fn find_or_add(&mut self, hash: u64) -> NodeId {
        *self.by_hash.entry(hash).or_insert_with(|| {
            self.nodes.push(Node::default());
            let count = NonZeroU32::new(self.nodes.len() as u32);
            NodeId(count.expect("a list with a node just added"))
        })
    }

    /// The node behind an edge.
    pub(super) fn follow(&mut self, id: NodeId, edge: usize, hash: u64) -> NodeId {
        if let Some(child) = self.edges(id)[edge].child {
            return child;
        }
        let child = self.find_or_add(hash);
        self.edges_mut(id)[edge].child = Some(child);
        child
    }

    pub(super) fn expand(
        &mut self,
        id: NodeId,
        player: Option<Player>,
        edges: impl Iterator<Item = Edge>,
    ) {
        let first = self.edges.len();
        self.edges.extend(edges);
        let count = self.edges.len() - first;
        let node = self.node_mut(id);
        node.player = player;
        node.first_edge = first as u32;
        node.edge_count = count as u8;
    }

    /// Adds a value to a node, unless its outcome is proven.
    pub(super) fn visit(&mut self, id: NodeId, outlook: &Outlook) {
        let node = self.node_mut(id);
        node.visits += 1;
        if !node.proven {
            add(&mut node.sum, outlook);
        }
    }
}

/// Position hashes are well distributed already, so the table uses them directly.
#[derive(Debug, Default)]
struct AsItIs(u64);

impl Hasher for AsItIs {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0 = bytes.iter().fold(self.0, |hash, &byte| (hash << 8) | u64::from(byte));
    }

    fn write_u64(&mut self, hash: u64) {
        self.0 = hash;
    }
}

/// Adds up values.
pub(super) fn add(sum: &mut Outlook, outlook: &Outlook) {
    for (sum, value) in sum.win.0.iter_mut().zip(outlook.win.0) {
        *sum += value;
    }
    for (sum, value) in sum.prestige.0.iter_mut().zip(outlook.prestige.0) {
        *sum += value;
    }
}
