//! What a drawing of the city shows in addition to the position.

use crate::draw::Label;
use hamburgum_engine::{Action, Site, SiteSet, State, TokenSet};

/// What a drawing of the city shows in addition to the position.
#[derive(Clone, Copy, Debug)]
pub struct CityView<'a> {
    /// The accessible name of the drawing.
    pub label: Label<'a>,
    /// Sites where the viewer may build.
    pub legal_sites: SiteSet,
    /// The site that the viewer has selected.
    pub chosen: Option<Site>,
    /// Sites built in this turn.
    pub new_sites: SiteSet,
    /// Tokens that the viewer may donate for or score.
    pub legal_tokens: TokenSet,
    /// Tokens donated for or scored in this turn.
    pub new_tokens: TokenSet,
}

impl<'a> CityView<'a> {
    /// A position without highlights.
    pub const fn plain(label: Label<'a>) -> Self {
        Self {
            label,
            legal_sites: SiteSet::EMPTY,
            chosen: None,
            new_sites: SiteSet::EMPTY,
            legal_tokens: TokenSet::EMPTY,
            new_tokens: TokenSet::EMPTY,
        }
    }

    /// A position with the legal sites and tokens of the player to act.
    pub fn of(state: &State<'_>, label: Label<'a>) -> Self {
        Self::plain(label).with_choices(&state.legal_actions())
    }

    /// Highlights the sites and tokens of these actions.
    #[must_use]
    pub fn with_choices(mut self, choices: &[Action]) -> Self {
        for &action in choices {
            match action {
                Action::Build(site) | Action::Appoint(site, _) => {
                    self.legal_sites = self.legal_sites.with(site);
                }
                Action::Donate(token) | Action::Score(token) => {
                    self.legal_tokens = self.legal_tokens.with(token);
                }
                _ => {}
            }
        }
        self
    }
}
