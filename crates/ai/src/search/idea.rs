//! The search result for an action.

use super::Search;
use super::tree::{Edge, Node, NodeId};
use crate::Outlook;
use hamburgum_engine::{Action, Player};

/// The search result for an action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Idea {
    /// The action.
    pub action: Action,
    /// The visit count.
    pub visits: u32,
    /// Whether the outcome is proven, if each player maximises the own utility.
    pub proven: bool,
    /// The utility for its player, from -1 to 1.
    pub utility: f32,
    /// The value.
    pub outlook: Outlook,
    /// The prior; 0 if the action is dominated by another one, by the rules.
    pub prior: f32,
}

impl Idea {
    /// Whether the action is dominated: another one is never worse, by the rules.
    pub fn is_dominated(&self) -> bool {
        self.prior <= 0.0
    }

    /// Whether it is a proven, unshared win for its player.
    pub fn is_certain_win(&self) -> bool {
        // If somebody has the whole win, a utility above 0 means that it is this player.
        self.proven && self.utility > 0.0 && self.outlook.win.0.iter().any(|&win| win > 0.999)
    }

    /// Whether it is a proven, unshared win for somebody else.
    pub fn is_certain_loss(&self) -> bool {
        self.proven && self.utility < 0.0 && self.outlook.win.0.iter().any(|&win| win > 0.999)
    }
}

impl Search<'_> {
    /// The actions with their visits and values, the best first: proven wins, then by visits.
    pub fn ideas(&self) -> Vec<Idea> {
        self.ideas_at(self.root, self.root_state.active())
    }

    /// The same for any node in which this player decides.
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

/// Sorts ideas, the best first: proven wins, then by visits, then by utility, and finally proven losses,
/// the closest first.
pub(super) fn sort(ideas: &mut [Idea]) {
    let open = ideas.iter().filter(|idea| !idea.proven);
    let favourite = open.max_by_key(|idea| idea.visits).copied();
    // A proven action is not visited any more, so its visit count means nothing: it ranks with the
    // favourite if it is as good, or else after all visited ones.
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
