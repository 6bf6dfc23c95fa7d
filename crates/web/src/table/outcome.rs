//! The outcome of a game: places and winners.

use super::turn::not_begun;
use super::{SeatView, TableView};
use crate::Texts;
use hamburgum_engine::{FinalScoring, Player};
use hamburgum_table::Done;

/// The places of all players, the best first.
pub(in crate::table) struct Outcome {
    pub(in crate::table) standings: Vec<Standing>,
    how: Done,
}

/// One player's place with the final score.
pub(in crate::table) struct Standing {
    /// 1 for the winner; equal players share a place.
    pub(in crate::table) place: usize,
    pub(in crate::table) final_scoring: FinalScoring,
}

impl Outcome {
    /// Final scoring decides (END-3), but where all others have resigned, whoever stayed ranks first.
    pub(in crate::table) fn of(view: &TableView<'_>, how: Done) -> Self {
        let final_scorings = view.game.state().final_scorings();
        let counts_resigned = matches!(how, Done::ByResignation | Done::ByTime);
        let rank = |one: &FinalScoring| {
            let has_left = counts_resigned && has_resigned(view.seats, one.player);
            (has_left, one.place)
        };
        let place = |one: &FinalScoring| {
            1 + final_scorings.iter().filter(|other| rank(other) < rank(one)).count()
        };
        let mut standings: Vec<Standing> = final_scorings
            .iter()
            .map(|one| Standing { place: place(one), final_scoring: one.clone() })
            .collect();
        standings.sort_by_key(|one| one.place);
        Self { standings, how }
    }

    /// The players in first place; several if even money does not break the tie.
    pub(in crate::table) fn winners(&self) -> Vec<Player> {
        let first = self.standings.iter().filter(|one| one.place == 1);
        first.map(|one| one.final_scoring.player).collect()
    }

    /// The winners, as a heading.
    pub(in crate::table) fn heading(&self, texts: &Texts) -> String {
        let winners = self.winners();
        if let [winner] = winners[..] {
            return texts.say("turn-wins").player(winner).text();
        }
        let names: Vec<_> = winners.iter().map(|&player| texts.player(player)).collect();
        texts.say("turn-win-together").with("list", texts.list(&names)).text()
    }

    /// The same for the viewer, who is addressed as "you"; on a shared screen it is neutral.
    pub(in crate::table) fn heading_for(&self, view: &TableView<'_>, texts: &Texts) -> String {
        let winners = self.winners();
        let Some(own) = view.only_own_player().filter(|own| winners.contains(own)) else {
            return self.heading(texts);
        };
        let others = winners.iter().filter(|&&winner| winner != own);
        let others: Vec<_> = others.map(|&player| texts.player(player)).collect();
        if others.is_empty() {
            return texts.say("turn-you-win").text();
        }
        texts.say("turn-you-share-the-win").with("list", texts.list(&others)).text()
    }

    /// The viewer's place, if others have won.
    pub(in crate::table) fn own_place(
        &self,
        view: &TableView<'_>,
        texts: &Texts,
    ) -> Option<String> {
        let own = view.only_own_player()?;
        let standing = self.standings.iter().find(|one| one.final_scoring.player == own)?;
        let place = Some(standing.place).filter(|&place| place > 1)?;
        Some(texts.say("finale-your-place").with("place", place).text())
    }

    /// Why the game is over.
    pub(in crate::table) fn ending(&self, texts: &Texts) -> String {
        let key = match self.how {
            Done::ByTheRules => "turn-ended-by-rules",
            Done::ByConsent => "turn-ended-by-consent",
            Done::ByResignation => "turn-ended-by-resignation",
            Done::ByTime => "clock-ended-by-time",
            Done::Abandoned => "clock-ended-abandoned",
            Done::NotBegun(why) => not_begun::key(why),
            Done::Unfinished => "replay-unfinished",
        };
        texts.say(key).text()
    }

    /// The winner's lead; `None` on a tie, or if an opponent who resigned has more points.
    pub(in crate::table) fn lead(&self, texts: &Texts) -> Option<String> {
        let [first, second, ..] = &self.standings[..] else { return None };
        let (ahead, behind) = (first.final_scoring.score, second.final_scoring.score);
        let points = ahead.prestige.checked_sub(behind.prestige)?;
        let key = match points {
            0 if first.place == second.place => return None,
            0 => "finale-lead-by-money",
            _ => "finale-lead",
        };
        Some(texts.say(key).player(second.final_scoring.player).with("points", points).text())
    }

    /// All places in one line: "Blue 116, Green 98 and Red 32".
    pub(in crate::table) fn in_a_line(&self, texts: &Texts) -> String {
        let score = |one: &Standing| {
            let saying = texts.say("finale-score").player(one.final_scoring.player);
            saying.with("points", one.final_scoring.score.prestige).text()
        };
        texts.list(&self.standings.iter().map(score).collect::<Vec<_>>())
    }
}

fn has_resigned(seats: &[SeatView<'_>], player: Player) -> bool {
    seats.iter().any(|seat| seat.player == player && seat.has_resigned)
}
