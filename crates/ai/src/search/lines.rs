//! Extracts whole turns from a search.

use super::Search;
use super::tree::NodeId;
use crate::{Judge, Outlook};
use hamburgum_engine::{Action, Prompt, State};

/// A turn under construction.
#[derive(Clone)]
struct SearchLine<'b> {
    actions: Vec<Action>,
    state: State<'b>,
    /// The node in the tree, as long as there is one.
    node: Option<NodeId>,
}

impl SearchLine<'_> {
    fn leads_to_the_same(&self, other: &Self) -> bool {
        self.state.position_hash() == other.state.position_hash()
    }
}

impl<'b> Search<'b> {
    /// The best turns so far, or the best continuations of the current one: the best one first, then the
    /// one that deviates from it later, then the best with other first actions. Each leads to another
    /// position. Beyond the tree, the judge's policy continues. There are none when chance decides or the
    /// game is over.
    pub fn turns(&self, judge: &mut impl Judge, most: usize) -> Vec<Vec<Action>> {
        let start =
            SearchLine { actions: Vec::new(), state: self.root_state, node: Some(self.root) };
        let firsts = if is_at_end(&start.state) { Vec::new() } else { self.ranked(judge, &start) };
        let Some((&first, others)) = firsts.split_first() else { return Vec::new() };
        let best = self.finish(judge, self.step(&start, first));
        let second = self.second_thought(judge, &start, &best);
        let mut lines: Vec<SearchLine<'b>> = [best].into_iter().chain(second).collect();
        lines.extend(others.iter().map(|&first| self.finish(judge, self.step(&start, first))));
        let mut found: Vec<SearchLine<'b>> = Vec::new();
        for line in lines {
            let is_new = found.iter().all(|one| !one.leads_to_the_same(&line));
            if is_new && found.len() < most {
                found.push(line);
            }
        }
        found.into_iter().map(|line| line.actions).collect()
    }

    /// The value after these actions, if the tree contains that position.
    pub fn outlook_after(&self, actions: &[Action]) -> Option<Outlook> {
        let mut at = self.root;
        for &action in actions {
            at = self.tree.edges(at).iter().find(|edge| edge.action == action)?.child?;
        }
        let node = self.tree.node(at);
        (node.visits > 0).then(|| node.outlook())
    }

    /// The turn that deviates from the best one after its first action, at the most visited second choice.
    fn second_thought(
        &self,
        judge: &mut impl Judge,
        start: &SearchLine<'b>,
        best: &SearchLine<'b>,
    ) -> Option<SearchLine<'b>> {
        let mut line = start.clone();
        let mut second: Option<(u32, SearchLine<'b>)> = None;
        for (i, &action) in best.actions.iter().enumerate() {
            let node = line.node.filter(|_| i > 0);
            let ranked = node.map(|_| self.ranked(judge, &line)).unwrap_or_default();
            let other = ranked.get(1).copied();
            let edges = node.map_or(&[][..], |node| self.tree.edges(node));
            let edge = edges.iter().find(|edge| Some(edge.action) == other);
            if let Some(edge) = edge
                && second.as_ref().is_none_or(|(visits, _)| edge.visits > *visits)
            {
                second = Some((edge.visits, self.step(&line, edge.action)));
            }
            line = self.step(&line, action);
        }
        second.filter(|(visits, _)| *visits > 0).map(|(_, line)| self.finish(judge, line))
    }

    /// Follows the best actions to the end of the turn.
    fn finish(&self, judge: &mut impl Judge, mut line: SearchLine<'b>) -> SearchLine<'b> {
        while !is_at_end(&line.state) && !line.state.is_between_turns() {
            let Some(&action) = self.ranked(judge, &line).first() else { break };
            line = self.step(&line, action);
        }
        line
    }

    fn step(&self, line: &SearchLine<'b>, action: Action) -> SearchLine<'b> {
        let mut next = line.clone();
        next.actions.push(action);
        next.state.play_unchecked(action);
        let edges = line.node.map_or(&[][..], |node| self.tree.edges(node));
        next.node = edges.iter().find(|edge| edge.action == action).and_then(|edge| edge.child);
        next
    }

    /// The legal actions, the best first: by the search or, beyond the tree, by the judge.
    fn ranked(&self, judge: &mut impl Judge, line: &SearchLine<'b>) -> Vec<Action> {
        let known = line.node.filter(|&node| self.tree.node(node).is_expanded());
        match known {
            Some(node) => {
                let ideas = self.ideas_at(node, line.state.active());
                ideas.into_iter().map(|idea| idea.action).collect()
            }
            None => rated(judge, &line.state),
        }
    }
}

/// The legal actions by the judge's priors; in a tie the last one, which ends the turn, comes first.
fn rated(judge: &mut impl Judge, state: &State<'_>) -> Vec<Action> {
    let mut ratings = Vec::new();
    judge.look(state, &state.legal_actions(), &mut ratings);
    ratings.reverse();
    ratings.sort_by(|a, b| b.preference.total_cmp(&a.preference));
    ratings.into_iter().map(|rating| rating.action).collect()
}

fn is_at_end(state: &State<'_>) -> bool {
    matches!(state.prompt(), Prompt::Over | Prompt::Reveal)
}
