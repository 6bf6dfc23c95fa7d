//! Certain outcomes, proven upwards from ended games.
//!
//! Certain means: if from there each player does what is best for that player. For two players that
//! is a proof; with more, a player who cannot win may still do something else. So a node also knows
//! who wins whatever the others do, if somebody does: only that is told to people as certain. A line
//! that comes back to an earlier position proves nothing, since every proof rests on ended games alone.

use super::tree::{Edge, NodeId, Tree, add};
use crate::Outlook;
use hamburgum_engine::Player;

/// Utilities that differ by less are the same to a player.
const SAME: f32 = 1e-5;

impl Tree {
    /// Notes that the outcome of a node is certain.
    pub(super) fn prove(&mut self, id: NodeId, outlook: Outlook) -> Outlook {
        let forced = self.forced_winner(id, &outlook);
        let node = self.node_mut(id);
        node.proven = true;
        node.forced = forced;
        node.sum = outlook;
        outlook
    }

    /// Who wins from a node with this certain outcome against any play: whoever decides there needs
    /// one such action, and everybody else must have nothing but such actions.
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

    /// Takes note of the edges of a node whose outcome is certain. The node itself is certain when
    /// its player has a certain win, or when all its edges are certain.
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

    /// The certain outcome of a player's choice, if there is one already.
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
            // To whom two actions are the same may do either: the others cannot count on one.
            return Some(self.mean(id, &equal));
        }
        wins.then(|| self.sure_outlook(id, best))
    }

    /// What a line through a node is worth there: a player with something certain at hand that is
    /// better will take that.
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
        // Nobody chooses to lose for certain, however closely, while something else is open.
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

/// Whether a certain outcome is a win that is not shared and does not depend on chance.
pub(super) fn is_certain_win(outlook: &Outlook, player: Player) -> bool {
    outlook.win[player] > 0.999
}

/// What a player wants most of certain outcomes: a win that is certain goes before any chance of a
/// greater one; then what is larger.
fn rank(outlook: &Outlook, players: &[Player], player: Player) -> f32 {
    let first = if is_certain_win(outlook, player) { 2.0 } else { 0.0 };
    first + outlook.utility(players, player)
}
