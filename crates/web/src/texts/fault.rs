//! What is wrong with a board, and what would be right.

use super::{Saying, Texts};
use hamburgum_engine::{Board, BoardFault, Church, UnknownWord};

impl Texts {
    /// A fault of a board in the reader's language. `name` gives the name of the church or site with
    /// an id.
    pub(crate) fn board_fault(&self, fault: &BoardFault, name: impl Fn(&str) -> String) -> String {
        self.say_board_fault(fault, name).text()
    }

    fn say_board_fault(&self, fault: &BoardFault, name: impl Fn(&str) -> String) -> Saying<'_> {
        let of = |key, id: &str| self.say(key).with("name", name(id));
        let between =
            |key, a: &str, b: &str| self.say(key).with("first", name(a)).with("rest", name(b));
        match fault {
            BoardFault::TooLarge => {
                self.say("fault-too-large").with("number", Board::MAX_BYTES / 1024)
            }
            BoardFault::Unreadable(_) => self.say("fault-unreadable"),
            BoardFault::BadId(id) => self.say("fault-id").with("name", id.clone()),
            BoardFault::BadName => self.say("fault-name"),
            BoardFault::UnknownWord(UnknownWord { read, words, .. }) => {
                self.say("fault-word").with("name", read.clone()).with("list", words.join(", "))
            }
            BoardFault::IdTwice(id) => self.say("fault-id-twice").with("name", id.clone()),
            BoardFault::BadMap => self.say("fault-map"),
            BoardFault::OffMap(id) => of("fault-off-map", id),
            BoardFault::HarbourOffMap => self.say("fault-harbour-off-map"),
            BoardFault::CornerOffMap(number) => {
                self.say("fault-corner-off-map").with("number", *number)
            }
            BoardFault::CornerCount(count) => {
                self.say("fault-corner-count").with("all", Board::MAX_CORNERS).with("has", *count)
            }
            BoardFault::SameSpot(a, b) => between("fault-same-spot", a, b),
            BoardFault::ChurchCount(count) => {
                self.say("fault-church-count").with("all", Church::ALL.len()).with("has", *count)
            }
            BoardFault::CathedralCount(0) => self.say("fault-no-cathedral"),
            BoardFault::CathedralCount(count) => self.say("fault-cathedrals").with("has", *count),
            BoardFault::ColourTwice(colour) => {
                self.say("fault-colour-twice").with("parish-colour", colour.word())
            }
            BoardFault::KindTwice(kind) => {
                self.say("fault-kind-twice").with("building", kind.word())
            }
            BoardFault::BuildingPrestige(points) => {
                self.say("fault-building-prestige").with("points", *points)
            }
            BoardFault::CitizenPrestige { prestige, cathedral } => {
                let cathedrals = "fault-cathedral-prestige";
                let key = if *cathedral { cathedrals } else { "fault-citizen-prestige" };
                self.say(key).with("points", *prestige)
            }
            BoardFault::SiteCount { kind, count } => self
                .say("fault-site-count")
                .with("building", kind.word())
                .with("all", kind.count())
                .with("has", *count),
            BoardFault::UnknownParish(id) if id.is_empty() => self.say("fault-no-parish"),
            BoardFault::UnknownParish(id) => of("fault-unknown-parish", id),
            BoardFault::CathedralParish(id) => of("fault-cathedral-parish", id),
            BoardFault::EmptyParish(id) => of("fault-empty-parish", id),
            BoardFault::UnknownPlace(id) => of("fault-unknown-place", id),
            BoardFault::LineToItself(id) => of("fault-line-to-itself", id),
            BoardFault::LineBetweenChurches(a, b) => between("fault-line-between-churches", a, b),
            BoardFault::LineTwice(a, b) => between("fault-line-twice", a, b),
            BoardFault::Unreachable(id) => of("fault-unreachable", id),
        }
    }
}
