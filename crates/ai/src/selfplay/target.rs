//! What a search teaches about the actions of a position.

use crate::Idea;

/// The share of each idea that a policy shall learn: how often it was followed, without what was
/// only owed to curiosity.
///
/// Chance that is mixed into the priors leads to looks that nothing else asks for. So each idea
/// keeps only as many as the search, at its end, would have given it with the judge's own priors.
pub(super) fn shares(ideas: &[Idea], priors: &[f32], exploration: f32) -> Vec<f32> {
    let total: u32 = ideas.iter().map(|idea| idea.visits).sum();
    let reach = exploration * (total as f32).sqrt();
    let score = |idea: &Idea, prior: f32| idea.utility + reach * prior / (1.0 + idea.visits as f32);
    let Some((best, top)) = ideas.iter().zip(priors).next().map(|(i, &p)| (i, score(i, p))) else {
        return Vec::new();
    };
    // What is certain needs no looks, so their number says nothing.
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
