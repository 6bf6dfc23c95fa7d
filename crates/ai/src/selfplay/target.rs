//! Policy targets from a search.

use crate::Idea;

/// The policy target of each idea: its share of the visits, with forced exploration pruned.
///
/// The noise in the priors causes visits that are not justified otherwise. So each idea keeps only as
/// many visits as the search, with its final values, would have given it with the judge's own priors.
pub(super) fn shares(ideas: &[Idea], priors: &[f32], exploration: f32) -> Vec<f32> {
    let total: u32 = ideas.iter().map(|idea| idea.visits).sum();
    let reach = exploration * (total as f32).sqrt();
    let score = |idea: &Idea, prior: f32| idea.utility + reach * prior / (1.0 + idea.visits as f32);
    let Some((best, top)) = ideas.iter().zip(priors).next().map(|(i, &p)| (i, score(i, p))) else {
        return Vec::new();
    };
    // Proven actions need no visits, so their count means nothing.
    let is_certain = best.proven || best.visits == 0;
    let kept = |(place, (idea, &prior)): (usize, (&Idea, &f32))| {
        if place == 0 {
            return if is_certain { 1.0 } else { idea.visits as f32 };
        }
        if is_certain || idea.proven {
            return 0.0;
        }
        let owed =
            if top > idea.utility { reach * prior / (top - idea.utility) - 1.0 } else { f32::MAX };
        (idea.visits as f32).min(owed.max(0.0))
    };
    let mut shares: Vec<f32> = ideas.iter().zip(priors).enumerate().map(kept).collect();
    let sum: f32 = shares.iter().sum();
    for share in &mut shares {
        *share /= sum;
    }
    shares
}
