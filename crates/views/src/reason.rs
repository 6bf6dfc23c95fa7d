//! Reasons for illegal actions as data.

use super::data::data;
use super::{DataWithText, PromptView, Word};
use hamburgum_engine::{Board, Reason, Resource};

impl DataWithText {
    /// Converts the reason why an action is illegal.
    pub fn reason(reason: Reason, board: &Board) -> Self {
        Self { data: data_of(reason, board), text: board.say(&reason).to_string() }
    }
}

data! {
    fn data_of(reason: Reason, board) {
        Reason::GameOver => "game-over" {}
        Reason::NotAsked { prompt } => "not-asked" { prompt: PromptView::of(prompt) }
        Reason::Lacks { resource, needs, has } => "lacks" {
            resource: resource_word(resource),
            needs: needs,
            has: has,
        }
        Reason::HasSold => "has-sold" {}
        Reason::HasBought => "has-bought" {}
        Reason::PurchaseFull => "purchase-full" {}
        Reason::OwnsBell => "owns-bell" {}
        Reason::OtherChurch { chosen } => "other-church" {
            church: board.church_info(chosen).id,
        }
        Reason::ChurchComplete { church } => "church-complete" {
            church: board.church_info(church).id,
        }
        Reason::FirstTakesFive { church } => "first-takes-five" {
            church: board.church_info(church).id,
        }
        Reason::TokenTaken { token, by } => "token-taken" {
            player: Word(by),
            token: board.say(&token).to_string(),
            church: board.church_info(token.church()).id,
            type: Word(token.kind()),
        }
        Reason::HasScored => "has-scored" {}
        Reason::NotOwnToken { token } => "not-own-token" {
            token: board.say(&token).to_string(),
            church: board.church_info(token.church()).id,
            type: Word(token.kind()),
        }
        Reason::AlreadyScored { token } => "already-scored" {
            token: board.say(&token).to_string(),
            church: board.church_info(token.church()).id,
            type: Word(token.kind()),
        }
        Reason::MustScore { kind, unscored } => "must-score" {
            type: Word(kind),
            unscored: unscored,
        }
        Reason::SiteTaken { site, by } => "site-taken" {
            player: Word(by),
            site: board.site_info(site).id,
        }
        Reason::NotAdjacent { site } => "not-adjacent" { site: board.site_info(site).id }
        Reason::SecondOfficial => "second-official" {}
        Reason::ChooseOfficial { site } => "choose-official" { site: board.site_info(site).id }
        Reason::NoChoiceOfOfficial => "no-choice-of-official" {}
        Reason::NotForOfficials { site } => "not-for-officials" {
            site: board.site_info(site).id,
            building: Word(board.site_info(site).kind),
        }
        Reason::OfficialGone { official } => "official-gone" { official: Word(official) }
    }
}

fn resource_word(resource: Resource) -> &'static str {
    match resource {
        Resource::Prestige => "prestige",
        Resource::Money => "money",
        Resource::Good(good) => good.word(),
        Resource::Material(material) => material.word(),
        Resource::Ship => "ship",
    }
}
