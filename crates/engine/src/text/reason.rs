//! Reasons in English.

use super::OnBoard;
use crate::{BuildingKind, Church, Material, Reason, Resource, Site};
use std::fmt;

impl fmt::Display for OnBoard<'_, Reason> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |church: Church| &self.board.church_info(church).name;
        let site_id = |site: Site| &self.board.site_info(site).id;
        match *self.thing {
            Reason::GameOver => f.write_str("the game is over"),
            Reason::NotAsked { prompt } => write!(f, "now {prompt}"),
            Reason::Lacks { resource, needs, has } => {
                write!(f, "the player needs {needs} {} and has {has}", Noun(resource, needs))
            }
            Reason::HasSold => f.write_str("who has sold may not buy in the same turn"),
            Reason::HasBought => f.write_str("who has bought may not sell in the same turn"),
            Reason::PurchaseFull => f.write_str("10 units are the most in one purchase"),
            Reason::OwnsBell => f.write_str("a player owns 1 bell at most"),
            Reason::OtherChurch { chosen } => {
                write!(f, "this turn's donations go to {}", name(chosen))
            }
            Reason::ChurchComplete { church } => write!(f, "{} is complete", name(church)),
            Reason::FirstTakesFive { church } => {
                write!(f, "the first donation to {} takes its five token", name(church))
            }
            Reason::TokenTaken { token, by } => {
                write!(
                    f,
                    "{} has the {} token of {}",
                    by.name(),
                    token.kind(),
                    name(token.church())
                )
            }
            Reason::HasScored => f.write_str("no donation after a scoring in the same turn"),
            Reason::NotOwnToken { token } => {
                write!(
                    f,
                    "the {} token of {} is not the player's",
                    token.kind(),
                    name(token.church())
                )
            }
            Reason::AlreadyScored { token } => {
                write!(f, "the {} token of {} is scored", token.kind(), name(token.church()))
            }
            Reason::MustScore { kind, unscored } => {
                write!(f, "the player has {unscored} unscored {kind} tokens and may keep 1")
            }
            Reason::SiteTaken { site, by } => {
                write!(f, "{} has a citizen on {}", by.name(), site_id(site))
            }
            Reason::NotAdjacent { site } => write!(
                f,
                "{} touches neither a church that the player gave to nor one of the player's citizens",
                site_id(site)
            ),
            Reason::SecondOfficial => f.write_str("one official a turn is the most"),
            Reason::ChooseOfficial { site } => {
                write!(f, "{} needs an official by name, like {0}=sexton", site_id(site))
            }
            Reason::NoChoiceOfOfficial => {
                f.write_str("the official can be chosen in variant one only")
            }
            Reason::NotForOfficials { site } => write!(
                f,
                "{} is a site for a {}, not for an {}",
                site_id(site),
                self.board.site_info(site).kind,
                BuildingKind::Official
            ),
            Reason::OfficialGone { official } => write!(f, "the {official} is not to be had"),
        }
    }
}

/// A resource in the singular or plural.
struct Noun(Resource, u32);

impl fmt::Display for Noun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plural = if self.1 == 1 { "" } else { "s" };
        match self.0 {
            Resource::Prestige => f.write_str("prestige"),
            Resource::Money => f.write_str("money"),
            Resource::Good(good) => write!(f, "{good}"),
            Resource::Material(Material::Timber) => f.write_str("timber"),
            Resource::Material(material) => write!(f, "{material}{plural}"),
            Resource::Ship => write!(f, "ship{plural} in supply"),
        }
    }
}
