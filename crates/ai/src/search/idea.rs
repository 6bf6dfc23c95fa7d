//! What a search thinks of an action.

use super::Search;
use super::tree::{Edge, Node, NodeId};
use crate::Outlook;
use hamburgum_engine::{Action, Player};

/// What a search thinks of an action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Idea {
    /// The action.
    pub action: Action,
    /// How often it was followed.
    pub visits: u32,
    /// Whether the outcome is certain, if each player does what is best for that player.
    pub proven: bool,
    /// What its player wants to be large, from -1 to 1.
    pub utility: f32,
    /// What is expected of it.
    pub outlook: Outlook,
    /// How promising it looked at first; 0 if another action is never worse, by the rules.
    pub prior: f32,
}

impl Idea {
    /// Whether another action is never worse, by the rules.
    pub fn is_dominated(&self) -> bool {
        self.prior <= 0.0
    }

    /// Whether its player wins for certain and alone.
    pub fn is_certain_win(&self) -> bool {
        // Who has a utility above 0 while somebody has the whole win is the winner.
        self.proven && self.utility > 0.0 && self.outlook.win.0.iter().any(|&win| win > 0.999)
    }

    /// Whether somebody else wins for certain and alone.
    pub fn is_certain_loss(&self) -> bool {
        self.proven && self.utility < 0.0 && self.outlook.win.0.iter().any(|&win| win > 0.999)
    }
}

impl Search<'_> {
    /// The actions that were looked at, with how often and what is expected, the best first: certain
    /// wins, then what was followed most.
    pub fn ideas(&self) -> Vec<Idea> {
        self.ideas_at(self.root, self.root_state.active())
    }

    /// The same for any position that is known, in which this player decides.
    pub(super) fn ideas_at(&self, at: NodeId, player: Player) -> Vec<Idea> {
        let players = self.root_state.players();
        let idea = |edge: &Edge| {
            let child = self.tree.child(edge);
            let outlook = child.filter(|child| child.visits > 0).map(Node::outlook);
            Idea {
                action: edge.action,
                visits: edge.visits,
                proven: child.is_some_and(|child| child.proven),
                utility: outlook.map_or(edge.rated, |outlook| outlook.utility(players, player)),
                outlook: outlook.unwrap_or_default(),
                prior: edge.prior,
            }
        };
        let mut ideas: Vec<Idea> = self.tree.edges(at).iter().map(idea).collect();
        sort(&mut ideas);
        ideas
    }
}

/// Sorts ideas, the best first: certain wins, then what was followed most, among equals what
/// promises most, and at last certain losses, the closest first.
pub(super) fn sort(ideas: &mut [Idea]) {
    let open = ideas.iter().filter(|idea| !idea.proven);
    let favourite = open.max_by_key(|idea| idea.visits).copied();
    // What is certain is not followed any more, so its visits say nothing: it stands beside the
    // favourite if it is as good, or behind all that was followed.
    let weight = |idea: &Idea| match favourite {
        Some(favourite) if idea.proven && idea.utility >= favourite.utility => favourite.visits,
        _ if idea.proven => 0,
        _ => idea.visits,
    };
    let rank = |idea: &Idea| {
        let hope = (idea.is_certain_win(), !idea.is_certain_loss());
        (hope, weight(idea), idea.utility, idea.prior)
    };
    ideas.sort_by(|a, b| rank(b).partial_cmp(&rank(a)).unwrap_or(std::cmp::Ordering::Equal));
}
