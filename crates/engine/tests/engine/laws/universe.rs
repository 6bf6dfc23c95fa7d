//! Every action there is.

use hamburgum_engine::{Action, Church, Field, Good, Material, Official, Site, Token, TokenKind};

pub(super) fn all_actions() -> Vec<Action> {
    let mut actions = vec![Action::Launch, Action::Skip, Action::Done];
    actions.extend(Official::ALL.map(Action::Reveal));
    actions.extend(Field::ALL.map(Action::Move));
    actions.extend(Good::ALL.map(Action::Sell));
    actions.extend(Material::ALL.map(Action::Buy));
    for church in Church::ALL {
        let tokens = TokenKind::ALL.map(|kind| Token::new(church, kind));
        actions.extend(tokens.map(Action::Donate));
        actions.extend(tokens.map(Action::Score));
    }
    actions.extend(Site::ALL.map(Action::Build));
    for site in Site::ALL {
        actions.extend(Official::ALL.map(|official| Action::Appoint(site, official)));
    }
    actions
}
