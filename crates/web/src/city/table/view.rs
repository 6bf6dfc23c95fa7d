//! What a drawing of the city tells beyond the position.

use crate::draw::Label;
use hamburgum_engine::{Action, Site, SiteSet, State, TokenSet};

/// What a drawing of the city tells beyond the position.
#[derive(Clone, Copy, Debug)]
pub struct CityView<'a> {
    /// What the drawing is called.
    pub label: Label<'a>,
    /// Where the viewer may build.
    pub legal_sites: SiteSet,
    /// The site that the viewer has chosen to look at.
    pub chosen: Option<Site>,
    /// What was built in this turn.
    pub new_sites: SiteSet,
    /// The tokens that the viewer may donate for or score.
    pub legal_tokens: TokenSet,
    /// What was donated for or scored in this turn.
    pub new_tokens: TokenSet,
}

impl<'a> CityView<'a> {
    /// A position to look at only.
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

    /// A position for the player to act, with all that may be built, donated for and scored.
    pub fn of(state: &State<'_>, label: Label<'a>) -> Self {
        Self::plain(label).with_choices(&state.legal_actions())
    }

    /// With the sites and tokens of these actions lit.
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
