//! Refusals of actions.

use super::{Saying, Texts};
use hamburgum_engine::{Board, Reason, Resource, Ship};

impl Texts {
    /// The reason why an action is refused, addressed to the player: "You need 2 bricks and have 1."
    pub fn reason(&self, board: &Board, reason: Reason) -> String {
        self.say_reason(board, reason).text()
    }

    pub(super) fn say_reason(&self, board: &Board, reason: Reason) -> Saying<'_> {
        match reason {
            Reason::GameOver => self.say("reason-game-over"),
            Reason::NotAsked { prompt } => {
                self.say("reason-not-asked").with("prompt", self.prompt(prompt))
            }
            Reason::Lacks { resource, needs, has } => self.say_lack(resource, needs, has),
            Reason::HasSold => self.say("reason-has-sold"),
            Reason::HasBought => self.say("reason-has-bought"),
            Reason::PurchaseFull => self.say("reason-purchase-full"),
            Reason::OwnsBell => self.say("reason-owns-bell"),
            Reason::OtherChurch { chosen } => self.say("reason-other-church").church(board, chosen),
            Reason::ChurchComplete { church } => {
                self.say("reason-church-complete").church(board, church)
            }
            Reason::FirstTakesFive { church } => {
                self.say("reason-first-takes-five").church(board, church)
            }
            Reason::TokenTaken { token, by } => {
                self.say("reason-token-taken").player(by).token(board, token)
            }
            Reason::HasScored => self.say("reason-has-scored"),
            Reason::NotOwnToken { token } => self.say("reason-not-own-token").token(board, token),
            Reason::AlreadyScored { token } => {
                self.say("reason-already-scored").token(board, token)
            }
            Reason::MustScore { kind, unscored } => self
                .say("reason-must-score")
                .with("token", kind.word())
                .with("unscored", unscored)
                .with("surplus", unscored.saturating_sub(1)),
            Reason::SiteTaken { site, by } => {
                self.say("reason-site-taken").player(by).site(board, site)
            }
            Reason::NotAdjacent { site } => self.say("reason-not-adjacent").site(board, site),
            Reason::SecondOfficial => self.say("reason-second-official"),
            Reason::ChooseOfficial { site } => self.say("reason-choose-official").site(board, site),
            Reason::NoChoiceOfOfficial => self.say("reason-no-choice-of-official"),
            Reason::NotForOfficials { site } => {
                self.say("reason-not-for-officials").site(board, site)
            }
            Reason::OfficialGone { official } => {
                self.say("reason-official-gone").with("official", official.word())
            }
        }
    }

    fn say_lack(&self, resource: Resource, needs: u32, has: u32) -> Saying<'_> {
        let saying = match resource {
            Resource::Prestige => self.say("reason-lacks-prestige").with("points", needs),
            Resource::Money => self.say("reason-lacks-money").with("amount", needs),
            Resource::Good(good) => self.say("reason-lacks-good").goods(needs, good),
            Resource::Material(material) => {
                self.say("reason-lacks-material").materials(needs, material)
            }
            // Players have no other ships (SHIP-5), so the total is sufficient.
            Resource::Ship => return self.say("reason-lacks-ship").with("all", Ship::EACH),
        };
        saying.with("has", has)
    }
}
