//! The officials: which can be built, and what they bring.

use super::donating::canon_cost;
use super::game::{Reference, Step};
use hamburgum_engine::{Church, Official, Player, Token, Variant};
use std::collections::BTreeSet;

impl Reference<'_> {
    /// The officials that can be built now.
    pub(super) fn officials_on_offer(&self) -> Vec<Official> {
        match self.variant {
            // BUILD-8: the top of the stack only.
            Variant::Base => self.officials_left().into_iter().take(1).collect(),
            // VAR-2: any that is left.
            Variant::One => self.officials_left(),
            // VAR-3: the visible one only.
            Variant::Two => self.visible.into_iter().collect(),
        }
    }

    /// The official that comes without a choice, if there is one.
    pub(super) fn official_in_turn(&self) -> Option<Official> {
        self.officials_on_offer().first().copied()
    }

    /// The officials that are not built yet.
    pub(super) fn officials_left(&self) -> Vec<Official> {
        let left = self.officials.iter().filter(|(_, builder)| builder.is_none());
        left.map(|&(official, _)| official).collect()
    }

    /// The official leaves the stack and pays; the citizen stands on the site already.
    pub(super) fn appoint(&mut self, official: Official) {
        let player = self.active();
        self.officials
            .iter_mut()
            .find(|(other, builder)| *other == official && builder.is_none())
            .expect("an official that is left")
            .1 = Some(player);
        // VAR-3: the next one is revealed only when the turn is over.
        self.visible = None;
        self.family_mut().money += self.official_pays(player, official);
        if official == Official::Canon {
            self.call_the_canon();
        }
    }

    /// VAR-5: without a brick left there is no donation.
    fn call_the_canon(&mut self) {
        if !self.family().can_pay(&canon_cost()) {
            return;
        }
        if let Step::Guildhall { built } = &self.step {
            self.step = Step::Canon { built: built.clone() };
        }
    }

    /// BUILD-8 and VAR-4.
    fn official_pays(&self, player: Player, official: Official) -> u32 {
        let (each, number) = match official {
            Official::Councilman => (10, self.citizens.len()),
            Official::Vicar => (10, self.donations.values().map(Vec::len).sum()),
            Official::LordMayor => (60, self.completed.len()),
            Official::Canon => (0, 0),
            Official::Guildmaster => {
                (30, self.families[&player].goods.values().sum::<u32>() as usize)
            }
            Official::HarbourMaster => (40, self.harbour.berths_of(player).len()),
            Official::Deacon => (30, self.tokens_of(player).len()),
            Official::Sexton => (50, self.churches_with_token_of(player).len()),
            Official::MasterBuilder => (20, self.citizens_of(player).len()),
            Official::CivilServant => (40, self.parishes_with_citizen_of(player).len()),
        };
        each * number as u32
    }

    fn churches_with_token_of(&self, player: Player) -> BTreeSet<Church> {
        self.tokens_of(player).into_iter().map(Token::church).collect()
    }

    fn parishes_with_citizen_of(&self, player: Player) -> BTreeSet<Church> {
        let sites = self.citizens_of(player).into_iter();
        sites.map(|site| self.board.site_info(site).parish).collect()
    }
}
