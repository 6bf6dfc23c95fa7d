//! Finds wins within the current turn, by the rules alone.
//!
//! Only the sixth church ends a game, so there are two ways: to make all the donations that it still
//! lacks, or to build the canon for the last one. Both are tried without an evaluation, so that no
//! search misses a win because its first actions have low priors.

use crate::Outlook;
use crate::search::proof::is_certain_win;
use hamburgum_engine::{
    Action, BuildingKind, Church, Field, Material, Official, Prompt, State, Variant,
};
use std::collections::HashSet;

/// The limit of tried building sequences before the canon. The shortest come first; three buildings on a
/// dozen sites are fewer than 300.
const MOST_WAYS: usize = 400;

/// The rest of the turn that ends the game with a win for the player to act, if one was found.
pub(super) fn win_in_turn(state: &State<'_>) -> Option<Vec<Action>> {
    if state.completed().count() + 1 < Church::ALL.len() {
        return None;
    }
    match state.prompt() {
        Prompt::Move(_) => [Field::Church, Field::Guildhall].into_iter().find_map(|field| {
            let action = Action::Move(field);
            let after = state.is_legal(action).then(|| played(state, action))?;
            win_in_turn(&after).map(|rest| [vec![action], rest].concat())
        }),
        Prompt::Church(_) | Prompt::Canon(_) => donations(state),
        Prompt::Guildhall(_) if can_have_canon(state) => buildings_and_canon(state),
        _ => None,
    }
}

fn played<'b>(state: &State<'b>, action: Action) -> State<'b> {
    let mut after = *state;
    after.play_unchecked(action);
    after
}

/// All donations that the last church lacks. The order does not matter: all its tokens are taken.
fn donations(state: &State<'_>) -> Option<Vec<Action>> {
    let mut after = *state;
    let mut line = Vec::new();
    while !after.is_over() {
        let legal = after.legal_actions();
        let donation = legal.iter().find(|action| matches!(action, Action::Donate(_)))?;
        line.push(*donation);
        after.play_unchecked(*donation);
    }
    is_certain_win(&Outlook::final_outcome(&after), state.active()).then_some(line)
}

/// Whether the canon and its donation can be the last thing in this turn (VAR-5).
fn can_have_canon(state: &State<'_>) -> bool {
    let is_there = match state.variant() {
        Variant::Base => false,
        Variant::One => state.officials_left().any(|official| official == Official::Canon),
        Variant::Two => state.visible_official() == Some(Official::Canon),
    };
    let materials = state.materials(state.active());
    is_there
        && materials[Material::Brick] >= 2
        && Church::ALL.into_iter().any(|church| state.lacks_one_donation(church))
}

/// Buildings that raise the value of tokens, and then the canon; the shortest sequence first.
fn buildings_and_canon(state: &State<'_>) -> Option<Vec<Action>> {
    let officials = state.board().sites_for(BuildingKind::Official);
    let mut ways = vec![(*state, Vec::new())];
    let mut seen = HashSet::new();
    let mut next = 0;
    while let Some((at, way)) = ways.get(next).cloned() {
        next += 1;
        for &action in &at.legal_actions() {
            let (Action::Build(site) | Action::Appoint(site, Official::Canon)) = action else {
                continue;
            };
            let after = played(&at, action);
            let line = [&way[..], &[action]].concat();
            if matches!(after.prompt(), Prompt::Canon(_)) {
                if let Some(donation) = donations(&after) {
                    return Some([line, donation].concat());
                }
            } else if !officials.contains(site)
                && ways.len() < MOST_WAYS
                && can_have_canon(&after)
                && seen.insert(after.position_hash())
            {
                ways.push((after, line));
            }
        }
    }
    None
}
