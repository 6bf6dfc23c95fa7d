//! Proven outcomes, propagated up from terminal positions.
//!
//! Proven means: if from there each player maximises the own utility. For two players that is a real
//! proof; with more, a player who cannot win may still do something else. So a node also records a forced
//! win against any play: only that is shown to people as certain. A line that returns to an earlier
//! position proves nothing, since every proof rests on terminal positions alone.

use super::tree::{Edge, NodeId, Tree, add};
use crate::Outlook;
use hamburgum_engine::Player;

/// Utilities that differ by less count as equal.
const SAME: f32 = 1e-5;

impl Tree {
    /// Marks the outcome of a node as proven.
    pub(super) fn prove(&mut self, id: NodeId, outlook: Outlook) -> Outlook {
        let forced = self.forced_winner(id, &outlook);
        let node = self.node_mut(id);
        node.proven = true;
        node.forced = forced;
        node.sum = outlook;
        outlook
    }

    /// The player with a forced win from a node with this proven outcome: if the winner decides there, one
    /// action that forces it is enough; otherwise all actions must.
    fn forced_winner(&self, id: NodeId, outlook: &Outlook) -> Option<Player> {
        let winner = Player::ALL.into_iter().find(|&one| is_certain_win(outlook, one))?;
        let is_forced =
            |edge: &Edge| self.child(edge).is_some_and(|child| child.forced == Some(winner));
        let mut edges = self.edges(id).iter();
        let holds = match self.node(id).player {
            _ if edges.len() == 0 => true,
            Some(player) if player == winner => edges.any(is_forced),
            _ => edges.all(is_forced),
        };
        holds.then_some(winner)
    }

    /// Records the edges of a node that have a proven outcome. The node itself is proven when its player
    /// has a proven win, or when all its edges are proven.
    pub(super) fn settle(&mut self, id: NodeId, players: &[Player]) {
        if self.node(id).proven {
            return;
        }
        let certain: Vec<usize> = (0..self.edges(id).len())
            .filter(|&i| self.child(&self.edges(id)[i]).is_some_and(|child| child.proven))
            .collect();
        for &edge in &certain {
            self.edges_mut(id)[edge].sure = true;
        }
        let all = certain.len() == self.edges(id).len();
        let outlook = match self.node(id).player {
            None => all.then(|| self.mean(id, &certain)),
            Some(player) => self.settle_choice(id, &certain, players, player),
        };
        if let Some(outlook) = outlook {
            self.prove(id, outlook);
        }
    }

    /// The proven outcome of a player's choice, if there is one already.
    fn settle_choice(
        &mut self,
        id: NodeId,
        certain: &[usize],
        players: &[Player],
        player: Player,
    ) -> Option<Outlook> {
        let rank = |edge: usize| rank(&self.sure_outlook(id, edge), players, player);
        let best = certain.iter().copied().max_by(|&a, &b| rank(a).total_cmp(&rank(b)))?;
        let most = rank(best);
        let equal: Vec<usize> =
            certain.iter().copied().filter(|&edge| rank(edge) > most - SAME).collect();
        let wins = is_certain_win(&self.sure_outlook(id, best), player);
        self.node_mut(id).sure_edge = Some(best as u8);
        if certain.len() == self.edges(id).len() {
            // An indifferent player may choose either: the others cannot count on one.
            return Some(self.mean(id, &equal));
        }
        wins.then(|| self.sure_outlook(id, best))
    }

    /// The value of a line through a node: a player with a better proven action will play that instead.
    pub(super) fn at_least_sure(
        &self,
        id: NodeId,
        outlook: Outlook,
        players: &[Player],
    ) -> Outlook {
        let node = self.node(id);
        if node.proven {
            return node.outlook();
        }
        let (Some(player), Some(edge)) = (node.player, node.sure_edge) else { return outlook };
        let sure = self.sure_outlook(id, edge.into());
        // A proven loss, however close, is never chosen while another action is unproven.
        let is_better = sure.utility(players, player) > outlook.utility(players, player);
        if is_better && sure.win[player] > 0.0 { sure } else { outlook }
    }

    fn sure_outlook(&self, id: NodeId, edge: usize) -> Outlook {
        self.child(&self.edges(id)[edge]).map(super::tree::Node::outlook).unwrap_or_default()
    }

    fn mean(&self, id: NodeId, edges: &[usize]) -> Outlook {
        let mut sum = Outlook::default();
        for &edge in edges {
            add(&mut sum, &self.sure_outlook(id, edge));
        }
        let share = 1.0 / edges.len().max(1) as f32;
        sum.win.0.iter_mut().chain(&mut sum.prestige.0).for_each(|value| *value *= share);
        sum
    }
}

/// Whether a proven outcome is an unshared win that does not depend on chance.
pub(super) fn is_certain_win(outlook: &Outlook, player: Player) -> bool {
    outlook.win[player] > 0.999
}

/// The order of proven outcomes for a player: a certain win comes before any chance of a greater one; then
/// by utility.
fn rank(outlook: &Outlook, players: &[Player], player: Player) -> f32 {
    let first = if is_certain_win(outlook, player) { 2.0 } else { 0.0 };
    first + outlook.utility(players, player)
}
