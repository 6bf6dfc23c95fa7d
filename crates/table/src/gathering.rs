//! Before the game: the host, the offer to everybody, and seats that strangers take.

use super::{Entry, Holder, PersonId, PublicOffer, Refusal, Seat, Table, Who};
use hamburgum_engine::Player;

impl Table {
    /// The person who decides about the table before the game: whoever set it up or, if that person does not
    /// sit there, the first one who does.
    pub fn host(&self) -> Option<PersonId> {
        let first = self.seats.iter().find_map(Seat::owner);
        let founder = self.head.by.filter(|&person| self.is_owned_by(person));
        founder.or(first)
    }

    fn is_owned_by(&self, person: PersonId) -> bool {
        self.seats.iter().any(|seat| seat.owner() == Some(person))
    }

    /// Whether this person is the host.
    pub fn is_host(&self, who: &Who) -> bool {
        self.host().is_some_and(|host| who.is(host))
    }

    /// The host's offer to everybody.
    pub fn offer(&self) -> Option<&PublicOffer> {
        self.offer.as_ref()
    }

    /// The host, while the table is listed for everybody: it is offered, and a seat is open.
    pub fn listed_by(&self) -> Option<PersonId> {
        self.offer.as_ref().and_then(|_| self.host()).filter(|_| self.open_seat().is_some())
    }

    /// The first open seat, while the table gathers.
    pub fn open_seat(&self) -> Option<Player> {
        let mut seats = self.seats.iter().filter(|_| self.is_gathering());
        seats.find(|seat| seat.holder == Holder::Nobody).map(|seat| seat.player)
    }

    /// Whether everybody at the table gets advice, as its host or all of them decided.
    pub fn is_advice_agreed(&self) -> bool {
        self.is_advice_agreed
    }

    /// Whether the host may offer the table to everybody: games that begin elsewhere are for friends.
    pub fn can_be_offered(&self) -> bool {
        self.is_gathering() && self.lesson().is_none() && !self.head.is_copy()
    }

    pub(super) fn offer_to_all(
        &self,
        who: &Who,
        offer: &PublicOffer,
    ) -> Result<Vec<Entry>, Refusal> {
        self.check_host(who)?;
        if !self.can_be_offered() {
            return Err(Refusal::Stale);
        }
        if self.offer.as_ref() == Some(offer) {
            return Err(Refusal::Repeated);
        }
        Ok(vec![Entry::Offer(offer.clone())])
    }

    pub(super) fn withdraw_offer(&self, who: &Who) -> Result<Vec<Entry>, Refusal> {
        self.check_host(who)?;
        if self.offer.is_some() { Ok(vec![Entry::Withdraw]) } else { Err(Refusal::Repeated) }
    }

    pub(super) fn remove_person(&self, who: &Who, seat: Player) -> Result<Vec<Entry>, Refusal> {
        self.check_host(who)?;
        let owner = self.seat(seat).ok_or(Refusal::Senseless)?.owner();
        match owner {
            _ if !self.is_gathering() => Err(Refusal::Stale),
            None => Err(Refusal::Repeated),
            Some(owner) if who.is(owner) => Err(Refusal::Senseless),
            Some(_) => Ok(vec![Entry::Remove { seat }]),
        }
    }

    /// Takes an open seat of a table that is offered to everybody, the first one unless another colour is
    /// wanted. Whoever was removed by the host is refused as if the table was no longer offered.
    pub(super) fn join(&self, who: &Who, colour: Option<Player>) -> Result<Vec<Entry>, Refusal> {
        if self.holds_a_seat(who) {
            return Err(Refusal::Repeated);
        }
        let is_removed = self.removed.iter().any(|&person| who.is(person));
        if self.offer.is_none() || is_removed {
            return Err(Refusal::NotOffered);
        }
        let first = self.open_seat().ok_or(Refusal::SeatTaken)?;
        let colour = colour.unwrap_or(first);
        let is_open = self.seat(colour).is_some_and(|seat| seat.holder == Holder::Nobody);
        self.sit_as(who, if is_open { colour } else { first }, colour)
    }

    pub(super) fn check_host(&self, who: &Who) -> Result<(), Refusal> {
        if self.is_host(who) { Ok(()) } else { Err(Refusal::NotSeated) }
    }

    /// Frees a seat whose person the host has removed.
    pub(super) fn remove(&mut self, seat: Player) -> Result<(), String> {
        let seat = self.seat_mut(seat)?;
        let owner = seat.owner();
        seat.holder = Holder::Nobody;
        self.removed.extend(owner);
        Ok(())
    }
}
