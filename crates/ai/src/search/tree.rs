//! The positions that a search knows, in one list, found by their hash.

use crate::Outlook;
use hamburgum_engine::{Action, Player};
use std::collections::HashMap;

/// The place of a node in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NodeId(u32);

#[derive(Debug, Default)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    by_hash: HashMap<u64, NodeId>,
}

/// A position.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Node {
    /// Who decides; `None` for chance.
    pub(super) player: Option<Player>,
    pub(super) visits: u32,
    /// Whether the outcome is certain.
    pub(super) proven: bool,
    first_edge: u32,
    edge_count: u16,
    sum: Outlook,
}

/// An action in a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    pub(super) action: Action,
    /// How promising it looks, as a share of all actions.
    pub(super) prior: f32,
    /// The utility that it was rated with at first.
    pub(super) rated: f32,
    pub(super) visits: u32,
    pub(super) child: Option<NodeId>,
}

impl Edge {
    pub(super) fn new(action: Action, prior: f32, rated: f32) -> Self {
        Self { action, prior, rated, visits: 0, child: None }
    }
}

impl Node {
    pub(super) fn is_expanded(&self) -> bool {
        self.edge_count > 0
    }

    /// What is expected on average, or what is certain.
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

    pub(super) fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
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

    pub(super) fn find_or_add(&mut self, hash: u64) -> NodeId {
        *self.by_hash.entry(hash).or_insert_with(|| {
            self.nodes.push(Node::default());
            NodeId(self.nodes.len() as u32 - 1)
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
        let node = &mut self.nodes[id.0 as usize];
        node.player = player;
        node.first_edge = first as u32;
        node.edge_count = (self.edges.len() - first) as u16;
    }

    /// Adds an expectation to a node, unless its outcome is certain.
    pub(super) fn visit(&mut self, id: NodeId, outlook: &Outlook) {
        let node = &mut self.nodes[id.0 as usize];
        node.visits += 1;
        if !node.proven {
            for (sum, value) in node.sum.win.0.iter_mut().zip(outlook.win.0) {
                *sum += value;
            }
            for (sum, value) in node.sum.prestige.0.iter_mut().zip(outlook.prestige.0) {
                *sum += value;
            }
        }
    }

    /// Notes that the outcome of a node is certain.
    pub(super) fn prove(&mut self, id: NodeId, outlook: Outlook) -> Outlook {
        let node = &mut self.nodes[id.0 as usize];
        node.proven = true;
        node.sum = outlook;
        outlook
    }

    /// A node is certain when its player has a certain win, or when all its actions are certain.
    pub(super) fn prove_from_children(&mut self, id: NodeId, players: &[Player]) {
        let node = self.node(id);
        let (Some(player), false) = (node.player, node.proven) else { return };
        let mut best: Option<(f32, Outlook)> = None;
        let mut all_certain = true;
        for edge in self.edges(id) {
            let child = edge.child.map(|child| self.node(child)).filter(|child| child.proven);
            let Some(child) = child else {
                all_certain = false;
                continue;
            };
            let outlook = child.outlook();
            let utility = outlook.utility(players, player);
            if best.is_none_or(|(most, _)| utility > most) {
                best = Some((utility, outlook));
            }
        }
        if let Some((_, outlook)) = best.filter(|(_, o)| all_certain || o.win[player] > 0.99) {
            self.prove(id, outlook);
        }
    }
}
