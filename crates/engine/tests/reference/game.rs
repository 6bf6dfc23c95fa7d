//! The game: the table, whose turn it is, and the phases of a turn.

use super::family::Family;
use super::harbour::Harbour;
use hamburgum_engine::{
    Action, Board, Church, Donation, Field, Good, Material, Official, Player, Prompt, Seating,
    Ship, Site, Variant,
};
use std::collections::BTreeMap;

/// A second, plain implementation of the rules, written from the rules alone.
#[derive(Clone, Debug)]
pub(crate) struct Reference<'b> {
    pub(super) board: &'b Board,
    pub(super) variant: Variant,
    pub(super) seating: Seating,
    pub(super) turns: u32,
    pub(super) families: BTreeMap<Player, Family>,
    pub(super) harbour: Harbour,
    pub(super) donations: BTreeMap<Church, Vec<Donation>>,
    /// In the order of completion.
    pub(super) completed: Vec<Church>,
    pub(super) citizens: BTreeMap<Site, Player>,
    /// The seven officials with their builders; in the base game the top of the stack comes first.
    pub(super) officials: Vec<(Official, Option<Player>)>,
    /// The revealed official in variant II.
    pub(super) visible: Option<Official>,
    pub(super) step: Step,
}

/// The phase of the turn, with what later phases need to know of earlier ones.
#[derive(Clone, Debug)]
pub(super) enum Step {
    Reveal,
    Move,
    Produced,
    Trade,
    Sell { sold: Vec<Good>, received: u32 },
    Buy { bought: Vec<Material> },
    Dockyard,
    Church { donated_to: Option<Church> },
    Score,
    Guildhall { built: Vec<Site> },
    Canon { built: Vec<Site> },
    Over,
}

impl<'b> Reference<'b> {
    /// The beginning of a game (SET-2 to SET-5).
    pub(crate) fn new(board: &'b Board, variant: Variant, seating: Seating) -> Self {
        let mut families = BTreeMap::new();
        // SET-2, SHIP-2: one ship of each player in berth 3; a berth has room for one each.
        let mut harbour = Harbour::new(seating.count());
        for (place, &player) in (1..).zip(seating.players()) {
            families.insert(player, Family::at_the_start(place));
            harbour.enter(Ship::Of(player));
        }
        Self {
            board,
            variant,
            seating,
            turns: 0,
            families,
            harbour,
            donations: Church::ALL.into_iter().map(|church| (church, Vec::new())).collect(),
            completed: Vec::new(),
            citizens: BTreeMap::new(),
            officials: variant.officials().into_iter().map(|official| (official, None)).collect(),
            visible: None,
            // VAR-3: the first official of variant II is revealed before anybody plays.
            step: if variant == Variant::Two { Step::Reveal } else { Step::Move },
        }
    }

    /// Who has to decide what.
    pub(crate) fn prompt(&self) -> Prompt {
        let player = self.active();
        match &self.step {
            Step::Reveal => Prompt::Reveal,
            Step::Move => Prompt::Move(player),
            Step::Produced => Prompt::Produced(player),
            Step::Trade => Prompt::Trade(player),
            Step::Sell { .. } => Prompt::Sell(player),
            Step::Buy { .. } => Prompt::Buy(player),
            Step::Dockyard => Prompt::Dockyard(player),
            Step::Church { .. } => Prompt::Church(player),
            Step::Score => Prompt::Score(player),
            Step::Guildhall { .. } => Prompt::Guildhall(player),
            Step::Canon { .. } => Prompt::Canon(player),
            Step::Over => Prompt::Over,
        }
    }

    /// What may be done now, in order.
    pub(crate) fn legal(&self) -> Vec<Action> {
        // TURN-5: everything after the move is a "may", so a turn can always be ended; only
        // SCORE-4 can prevent it.
        let done = vec![Action::Done];
        let mut actions = match &self.step {
            Step::Reveal => self.officials_left().into_iter().map(Action::Reveal).collect(),
            Step::Move => self.moves(),
            Step::Produced => done,
            Step::Trade => [self.sales(), self.purchases(&[]), done].concat(),
            Step::Sell { .. } => [self.sales(), done].concat(),
            Step::Buy { bought } => [self.purchases(bought), done].concat(),
            Step::Dockyard => [self.launches(), done].concat(),
            Step::Church { donated_to } => {
                [self.church_donations(*donated_to), self.scorings(), self.end_of_church()].concat()
            }
            // SCORE-1: no donation after a scoring in the same turn.
            Step::Score => [self.scorings(), self.end_of_church()].concat(),
            Step::Guildhall { built } => [self.buildings_on_offer(built), done].concat(),
            Step::Canon { .. } => [self.canon_donations(), vec![Action::Skip]].concat(),
            Step::Over => Vec::new(),
        };
        actions.sort();
        actions
    }

    /// Plays a legal action.
    pub(crate) fn play(&mut self, action: Action) {
        assert!(self.legal().contains(&action), "{action:?} is not legal in {:?}", self.prompt());
        match action {
            Action::Reveal(official) => self.reveal(official),
            Action::Move(field) => self.move_to(field),
            Action::Sell(good) => self.sell(good),
            Action::Buy(material) => self.buy(material),
            Action::Launch => self.launch(),
            Action::Donate(token) => self.donate(token),
            Action::Score(token) => self.score(token),
            Action::Build(site) => self.build(site, self.official_in_turn()),
            Action::Appoint(site, official) => self.build(site, Some(official)),
            Action::Skip => self.back_to_the_guildhall(),
            Action::Done => self.end_turn(),
        }
    }

    /// Whose turn it is: play goes clockwise, from the start player on (TURN-1).
    pub(super) fn active(&self) -> Player {
        let players = self.seating.players();
        players[self.turns as usize % players.len()]
    }

    pub(super) fn family(&self) -> &Family {
        &self.families[&self.active()]
    }

    pub(super) fn family_mut(&mut self) -> &mut Family {
        let player = self.active();
        self.families.get_mut(&player).expect("a family for every player")
    }

    /// TURN-1: move the marker, then do that field's action.
    fn move_to(&mut self, field: Field) {
        self.pay_for_the_way_to(field);
        self.family_mut().marker = Some(field);
        self.step = match field {
            Field::Beer => self.produce(Good::Beer),
            Field::Sugar => self.produce(Good::Sugar),
            Field::Cloth => self.produce(Good::Cloth),
            Field::TradeEast | Field::TradeWest => Step::Trade,
            Field::Dockyard => Step::Dockyard,
            Field::Church => Step::Church { donated_to: None },
            Field::Guildhall => Step::Guildhall { built: Vec::new() },
        };
    }

    fn end_turn(&mut self) {
        self.turns += 1;
        // VAR-3: the next official is revealed when the turn is over.
        let to_reveal = self.variant == Variant::Two && self.visible.is_none();
        self.step =
            if to_reveal && !self.officials_left().is_empty() { Step::Reveal } else { Step::Move };
    }

    fn reveal(&mut self, official: Official) {
        self.visible = Some(official);
        self.step = Step::Move;
    }
}
