//! The view model of a table page for one reader.

use crate::OpenTable;
use crate::config::PublicTables;
use crate::live::{Apartness, Extent};
use crate::tables::current_plans;
use hamburgum_ai::Level;
use hamburgum_engine::{Game, Player};
use hamburgum_table::advice::Advice;
use hamburgum_table::view::ClockView;
use hamburgum_table::{
    AutoEnd, Done, Holder, Motion, NewsItem, Origin, PersonId, Said, Table, Vote, Who,
};
use hamburgum_web::table::{self as pages, replay};
use hamburgum_web::table::{
    GatheringView, Occupant, OtherTalk, PlansView, Proposal, ProposalKind, SeatView, Stage,
    TableView, TakeBack, Talk, TurningPoint,
};
use hamburgum_web::{Address, At, Language, Texts};
use std::borrow::Cow;
use std::ops::Range;
use std::sync::LazyLock;

/// So many chat messages are on a page; the others are behind links.
const TALK_PAGE: usize = 50;

/// The reader of a table page and their options.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look<'a> {
    pub(crate) who: Option<&'a Who>,
    pub(crate) language: Language,
    /// The origin for absolute links.
    pub(crate) origin: &'a str,
    pub(crate) extent: Extent,
    /// Whether tables can be offered to everybody.
    pub(crate) public_tables: PublicTables,
    /// The turning points of the game, once it is reviewed.
    pub(crate) turning_points: Option<&'a [TurningPoint]>,
    /// What blocks change for the reader.
    pub(crate) apart: &'a Apartness,
}

impl<'a> Look<'a> {
    /// The view of an anonymous spectator.
    pub(crate) const fn of_nobody(language: Language, origin: &'a str) -> Self {
        Self {
            who: None,
            language,
            origin,
            extent: Extent::USUAL,
            public_tables: PublicTables::Off,
            turning_points: None,
            apart: Apartness::NONE,
        }
    }
}

/// Builds the view model of a table and passes it to `draw`; a callback, because the model borrows
/// from locals.
pub(crate) fn show<R>(
    open: &OpenTable,
    look: &Look<'_>,
    draw: impl FnOnce(&TableView<'_>) -> R,
) -> R {
    let table = &*open.table();
    let scene = Scene { open, table, look };
    let invitations: Vec<Option<String>> =
        table.seats().iter().map(|seat| scene.invitation(seat.invited_as)).collect();
    let seats: Vec<SeatView<'_>> = table
        .seats()
        .iter()
        .zip(&invitations)
        .map(|(seat, link)| scene.seat(seat, link.as_deref()))
        .collect();
    let is_heard = |said: &&Said| !look.apart.unheard.contains(&said.person);
    let heard: Vec<&Said> = table.talk().iter().filter(is_heard).collect();
    let shown = shown_talk(heard.len(), look.extent.talk_before);
    let talk: Vec<Talk<'_>> = heard[shown.clone()].iter().map(|said| scene.talk(said)).collect();
    let awaited: Vec<&str> = table.motion().map(|vote| scene.awaited(vote)).unwrap_or_default();
    let levels = level_names(look.language);
    let lesson = table.lesson_of(look.who);
    let rematch = table.rematch().map(|id| Address::Table(id, At::Page).in_language(look.language));
    let (source, puzzle) = (scene.source(), scene.puzzle());
    let asked = look.who.map(|who| open.desk().of(who.id, table)).unwrap_or_default();
    let plans = look.who.and_then(|who| Some((who, current_plans(open, table, who)?.1)));
    let stage = plans.as_ref().and_then(|(who, plans)| Some((plans, plans.stage(table, who)?)));
    let clock = ClockView::of(table);
    let clock = clock.map(|clock| ClockView { away: open.holidays().of(table), ..clock });
    draw(&TableView {
        id: open.id(),
        presence: &open.presence(look.who),
        news: look.who.and_then(|who| newest(&table.news_heard_by(who, &look.apart.unheard))),
        address: &format!("{}{}", look.origin, Address::Table(open.id(), At::Page)),
        name: &table.head().name,
        version: table.version_for(look.who),
        game: &scene.visible_game(),
        seats: &seats,
        stage: scene.stage(rematch.as_deref()),
        is_thinking: table.computer_to_act().is_some(),
        has_auto_end: look.who.is_some_and(|who| table.auto_end_of(who) == AutoEnd::On),
        take_back: scene.take_back(),
        proposal: table.motion().map(|vote| scene.proposal(vote, &awaited)),
        talk: &talk,
        other_talk: OtherTalk { older: shown.start, newer: heard.len() - shown.end },
        levels: &levels,
        whole_log: look.extent.whole_log,
        advice: &Advice::of(table, look.who, &asked),
        plans: stage.as_ref().map(|(plans, stage)| PlansView { plans, stage }),
        lesson: lesson.as_ref(),
        clock: clock.as_ref(),
        origin: puzzle.as_ref().map(Puzzle::origin).or_else(|| scene.origin(source.as_deref())),
    })
}

fn newest(news: &[NewsItem]) -> Option<u64> {
    news.iter().map(|item| item.version).max()
}

/// The messages of the chat that a page shows.
fn shown_talk(all: usize, before: Option<usize>) -> Range<usize> {
    let end = before.unwrap_or(all).min(all);
    end.saturating_sub(TALK_PAGE)..end
}

/// The words and translated names of the levels, weakest first.
pub(crate) fn level_names(language: Language) -> Vec<(&'static str, &'static str)> {
    Level::ALL.map(|level| (level.word(), level_name(level, language))).to_vec()
}

/// The translated name of a level.
pub(crate) fn level_name(level: Level, language: Language) -> &'static str {
    let names = level.names();
    match language {
        Language::English => names.english,
        Language::German => names.german,
        Language::French => names.french,
        Language::Italian => names.italian,
    }
}

/// What somebody who was deleted is called.
pub(crate) fn former_player(language: Language) -> &'static str {
    static NAMES: LazyLock<Vec<(Language, String)>> = LazyLock::new(|| {
        Language::ALL.iter().map(|&one| (one, Texts::of(one).former_player())).collect()
    });
    NAMES.iter().find(|(one, _)| *one == language).map_or("", |(_, name)| name)
}

/// A puzzle of a review.
struct Puzzle {
    player: Player,
    review: String,
    answer: Option<String>,
}

impl Puzzle {
    fn origin(&self) -> pages::OriginView<'_> {
        let (review, answer) = (self.review.as_str(), self.answer.as_deref());
        pages::OriginView::Puzzle { player: self.player, review, answer }
    }
}

struct Scene<'a> {
    open: &'a OpenTable,
    table: &'a Table,
    look: &'a Look<'a>,
}

impl<'a> Scene<'a> {
    fn is_me(&self, person: PersonId) -> bool {
        self.look.who.is_some_and(|who| who.is(person))
    }

    /// The game without somebody else's draft, which is private until the turn ends.
    fn visible_game(&self) -> Cow<'a, Game<'static>> {
        let game = self.table.game();
        let is_public = self.table.ended().is_some() || game.draft().is_empty();
        if is_public || self.table.drafts(self.look.who) {
            return Cow::Borrowed(game);
        }
        let mut before = game.clone();
        before.restart_turn();
        Cow::Owned(before)
    }

    /// The address of the position from which the game was copied.
    fn source(&self) -> Option<String> {
        match &self.table.head().start.as_ref()?.from {
            Origin::Table { id, at, .. } => {
                Some(replay::address(Texts::of(self.look.language), id, *at))
            }
            Origin::Record { .. } => None,
        }
    }

    /// The puzzle at this table, if it is one.
    fn puzzle(&self) -> Option<Puzzle> {
        let (turn, from) = self.table.puzzle()?;
        let game = self.table.game();
        let language = self.look.language;
        let is_played = game.turns_played() > turn;
        let answer = || Address::Table(self.open.id(), At::Answer).in_language(language);
        Some(Puzzle {
            player: game.after_turns(turn)?.active(),
            review: Address::Table(from, At::Review).in_language(language),
            answer: is_played.then(answer),
        })
    }

    fn origin<'v>(&'v self, source: Option<&'v str>) -> Option<pages::OriginView<'v>> {
        match &self.table.head().start.as_ref()?.from {
            Origin::Table { name, .. } => {
                Some(pages::OriginView::Copy { of: name, address: source.unwrap_or_default() })
            }
            Origin::Record { .. } => Some(pages::OriginView::Record),
        }
    }

    fn stage<'v>(&self, rematch: Option<&'v str>) -> Stage<'v>
    where
        'a: 'v,
    {
        let turning_points = self.look.turning_points;
        match self.table.ended() {
            Some(Done::NotBegun(why)) => Stage::NotBegun(why),
            Some(how) => Stage::Over { how, rematch, turning_points },
            None if self.table.is_gathering() => Stage::Gathering(self.gathering()),
            None => Stage::Playing,
        }
    }

    fn gathering(&self) -> GatheringView<'a> {
        let is_on = self.look.public_tables == PublicTables::On;
        GatheringView {
            is_host: self.look.who.is_some_and(|who| self.table.is_host(who)),
            offer: self.table.offer(),
            can_be_offered: is_on && self.table.can_be_offered(),
            plan: self.table.start_plan(),
            closes_at: self.table.closes_at(),
            open_seats: self
                .table
                .seats()
                .iter()
                .filter(|seat| seat.holder == Holder::Nobody)
                .count(),
        }
    }

    /// The invitation link of a seat, only for people at the table.
    fn invitation(&self, invited_as: Player) -> Option<String> {
        let is_seated = self
            .table
            .seats()
            .iter()
            .filter_map(hamburgum_table::Seat::owner)
            .any(|id| self.is_me(id));
        is_seated.then(|| format!("{}{}", self.look.origin, self.open.invitation(invited_as)))
    }

    fn seat<'v>(&'v self, seat: &'v hamburgum_table::Seat, link: Option<&'v str>) -> SeatView<'v> {
        let occupant = match &seat.holder {
            Holder::Nobody => Occupant::Nobody { invitation: link },
            Holder::Person { id, name } => {
                let name = name.as_deref().unwrap_or(former_player(self.look.language));
                Occupant::Person { name, is_here: self.open.is_here(*id) }
            }
            Holder::Computer { level, stands_in_for } => Occupant::Computer {
                level: level_name(*level, self.look.language),
                stands_in_for: stands_in_for
                    .as_ref()
                    .map(|(_, name)| name.as_deref().unwrap_or(former_player(self.look.language))),
            },
        };
        SeatView {
            player: seat.player,
            occupant,
            is_mine: seat.owner().is_some_and(|id| self.is_me(id)),
            is_blocked: self.look.apart.blocked.contains(&seat.player),
            has_resigned: seat.has_resigned,
        }
    }

    fn talk(&self, said: &'a Said) -> Talk<'a> {
        let seat = self.table.seats().iter().find(|seat| seat.owner() == Some(said.person));
        Talk { name: &said.name, player: seat.map(|seat| seat.player), text: &said.text }
    }

    /// Whether and how the reader can take back their last turn. Turns from before a copy was made
    /// cannot be taken back.
    fn take_back(&self) -> Option<TakeBack> {
        let who = self.look.who?;
        let (seat, turns) = self.table.last_turn_of(who)?;
        let vote = Vote::new(Motion::TakeBack { seat, turns }, who.id);
        let missing = self.missing(&vote);
        let is_free = missing.iter().all(|&person| who.is(person));
        Some(match (is_free, self.table.was_taken_back()) {
            (true, false) => TakeBack::Freely,
            (true, true) => TakeBack::Further,
            (false, _) => TakeBack::IfAllAgree,
        })
    }

    fn name_of(&self, person: PersonId) -> &'a str {
        let mut names = self.table.seats().iter().filter_map(hamburgum_table::Seat::named_owner);
        let name = names.find(|(id, _)| *id == person).and_then(|(_, name)| name);
        name.unwrap_or(former_player(self.look.language))
    }

    fn missing(&self, vote: &Vote) -> Vec<PersonId> {
        self.table.whose_consent_is_missing(vote, &self.open.attendance())
    }

    fn awaited(&self, vote: &Vote) -> Vec<&'a str> {
        let missing = self.missing(vote);
        missing.into_iter().map(|person| self.name_of(person)).collect()
    }

    fn proposal<'v>(&self, vote: &Vote, awaits: &'v [&'v str]) -> Proposal<'v>
    where
        'a: 'v,
    {
        let (missing, is_mine) = (self.missing(vote), self.is_me(vote.by));
        // Those who were asked are absent now, and the author can carry it out.
        let is_carried = is_mine && missing.is_empty();
        Proposal {
            kind: match vote.motion {
                Motion::TakeBack { seat, .. } => ProposalKind::TakeBack(seat),
                Motion::End => ProposalKind::End,
                Motion::Advice => ProposalKind::Advice,
                Motion::StandIn { seat } => ProposalKind::StandIn(seat),
                Motion::Pause { days } => ProposalKind::Pause(days),
                Motion::TimeOut { seat } => ProposalKind::TimeOut(seat),
            },
            by: self.name_of(vote.by),
            awaits,
            asks_me: missing.iter().any(|&person| self.is_me(person)) || is_carried,
            is_mine,
        }
    }
}
