//! The kinds of actions, and all actions that can be written down.

use hamburgum_engine::{
    Action, Church, Field, Good, Material, Official, Site, Token, TokenKind, Variant,
};

/// The kind of an action in one word.
pub(crate) fn kind(action: Action) -> &'static str {
    match action {
        Action::Reveal(_) => "reveal",
        Action::Move(_) => "move",
        Action::Sell(_) => "sell",
        Action::Buy(_) => "buy",
        Action::Launch => "launch",
        Action::Donate(_) => "donate",
        Action::Score(_) => "score",
        Action::Build(_) => "build",
        Action::Appoint(..) => "appoint",
        Action::Skip => "skip",
        Action::Done => "done",
    }
}

/// The kinds of actions in a variant.
pub(crate) fn kinds_of(variant: Variant) -> Vec<&'static str> {
    let mut kinds = vec!["move", "sell", "buy", "launch", "donate", "score", "build", "done"];
    kinds.extend_from_slice(match variant {
        Variant::Base => &[],
        Variant::One => &["appoint", "skip"],
        Variant::Two => &["reveal", "skip"],
    });
    kinds
}

/// The prompts in a variant.
pub(crate) fn prompts_of(variant: Variant) -> Vec<&'static str> {
    let mut words = vec!["move", "produced", "trade", "sell", "buy", "dockyard", "church", "score"];
    words.extend(["guildhall", "over"]);
    words.extend_from_slice(match variant {
        Variant::Base => &[],
        Variant::One => &["canon"],
        Variant::Two => &["reveal", "canon"],
    });
    words
}

/// Every possible action, legal anywhere or not.
pub(crate) fn every_action() -> Vec<Action> {
    let tokens = Church::ALL
        .into_iter()
        .flat_map(|church| TokenKind::ALL.map(|token_kind| Token::new(church, token_kind)));
    let mut actions = vec![Action::Launch, Action::Skip, Action::Done];
    actions.extend(Official::ALL.map(Action::Reveal));
    actions.extend(Field::ALL.map(Action::Move));
    actions.extend(Good::ALL.map(Action::Sell));
    actions.extend(Material::ALL.map(Action::Buy));
    actions.extend(tokens.clone().map(Action::Donate));
    actions.extend(tokens.map(Action::Score));
    actions.extend(Site::ALL.map(Action::Build));
    for site in Site::ALL {
        actions.extend(Official::ALL.map(|official| Action::Appoint(site, official)));
    }
    actions
}
