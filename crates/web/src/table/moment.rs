//! A table at one moment, with derived values that several parts of the page need.

use super::turn::is_mine;
use super::turns::begun_turns;
use super::{Stage, TableView};
use crate::Texts;
use hamburgum_engine::{Action, Board, ByShip, Effect, Game, Passage, Player, State, Turn};

/// A table at one moment.
pub(super) struct Moment<'a> {
    pub(super) view: &'a TableView<'a>,
    pub(super) texts: &'a Texts,
    pub(super) state: &'a State<'static>,
    /// The position at the start of the running turn.
    pub(super) start: State<'static>,
    /// The viewer's legal actions.
    pub(super) choices: Vec<Action>,
    pub(super) past: Past,
    /// The turn that is being described, if the moment is shown later.
    described: Option<ToldTurn>,
    /// The player who is really to act, if the moment is one of a plan.
    really_acts: Option<Player>,
}

/// The player and the round of a described turn.
#[derive(Clone, Copy)]
pub(super) struct ToldTurn {
    pub(super) player: Player,
    pub(super) round: u32,
}

impl<'a> Moment<'a> {
    pub(super) fn of(view: &'a TableView<'a>, texts: &'a Texts) -> Self {
        let state = view.game.state();
        let choices = if viewer_acts(view) { state.legal_actions().to_vec() } else { Vec::new() };
        let mine: Vec<_> = mine(view).collect();
        Self {
            view,
            texts,
            state,
            start: *view.game.turn_start(),
            choices,
            past: Past::of(view.game, &mine),
            described: None,
            really_acts: None,
        }
    }

    /// A moment of a plan: the history is that of the real game, so that pieces keep their places and names.
    pub(super) fn planned(view: &'a TableView<'a>, texts: &'a Texts, real: &Game<'static>) -> Self {
        let mut past = Past::of(real, &mine(view).collect::<Vec<_>>());
        for (before, action) in view.game.steps() {
            past.follow_ships(before, action);
        }
        let really_acts = Some(real.state().active());
        Self { past, really_acts, ..Self::of(view, texts) }
    }

    /// A past moment, without choices.
    pub(super) fn passed(view: &'a TableView<'a>, texts: &'a Texts) -> Self {
        Self { choices: Vec::new(), ..Self::of(view, texts) }
    }

    /// The end of a described turn: the page names its player instead of the one to act.
    pub(super) fn told(view: &'a TableView<'a>, texts: &'a Texts, turn: ToldTurn) -> Self {
        Self { described: Some(turn), ..Self::passed(view, texts) }
    }

    /// A moment of a replay, without choices; everything after this many actions counts as new.
    pub(super) fn replayed(view: &'a TableView<'a>, texts: &'a Texts, since: usize) -> Self {
        Self {
            view,
            texts,
            state: view.game.state(),
            start: *view.game.turn_start(),
            choices: Vec::new(),
            past: Past::since(view.game, since),
            described: None,
            really_acts: None,
        }
    }

    pub(super) fn board(&self) -> &'static Board {
        self.state.board()
    }

    /// Whether it is the viewer's decision.
    pub(super) fn viewer_acts(&self) -> bool {
        viewer_acts(self.view)
    }

    /// The player whose possessions matter for the viewer: the one to act, if the viewer plays it.
    pub(super) fn me(&self) -> Option<Player> {
        let active = self.state.active();
        mine(self.view).find(|&player| player == active).or_else(|| mine(self.view).next())
    }

    /// Whether final scoring has been done.
    pub(super) fn is_over(&self) -> bool {
        matches!(self.view.stage, Stage::Over { .. })
    }

    /// The prestige of a player; after the game that of final scoring (END-2).
    pub(super) fn prestige(&self, player: Player) -> u32 {
        match self.view.stage {
            Stage::Over { .. } => self.state.final_score(player).prestige,
            Stage::Gathering(_) | Stage::Playing | Stage::NotBegun(_) => {
                self.state.prestige(player).into()
            }
        }
    }

    /// The player of the described turn.
    pub(super) fn told_player(&self) -> Option<Player> {
        self.described.map(|turn| turn.player)
    }

    /// The player to act while the game is running, or the player of the described turn.
    pub(super) fn to_act(&self) -> Option<Player> {
        let is_on = matches!(self.view.stage, Stage::Playing) && !self.state.is_over();
        let acts = self.really_acts.unwrap_or_else(|| self.state.active());
        self.told_player().or_else(|| is_on.then_some(acts))
    }

    pub(super) fn round(&self) -> u32 {
        self.described.map_or_else(|| self.state.round(), |turn| turn.round)
    }
}

fn mine<'a>(view: &'a TableView<'_>) -> impl Iterator<Item = Player> + 'a {
    view.seats.iter().filter(|seat| seat.is_mine && !seat.has_resigned).map(|seat| seat.player)
}

/// After the sixth church the player who completed it still acts, until the turn is made final (END-1).
fn viewer_acts(view: &TableView<'_>) -> bool {
    matches!(view.stage, Stage::Playing) && is_mine(view, view.game.state().active())
}

/// The number of actions that the viewer has seen, with what chance revealed after them.
fn seen_actions(game: &Game<'static>, mine: &[Player]) -> usize {
    let turns = begun_turns(game);
    if mine.is_empty() {
        return turns.last().map_or(0, |last| last.begin);
    }
    let is_own = |turn: &Turn<'_>| turn.is_done() && mine.contains(&turn.player());
    let Some(own) = turns.iter().rposition(is_own) else { return 0 };
    turns.get(own + 1).map_or(game.actions().len(), |next| next.begin)
}

/// What the drawings need from the game's history.
pub(super) struct Past {
    /// The position that the viewer saw last: the one after the viewer's last turn. For spectators, the
    /// one before the last turn of anybody.
    pub(super) seen: State<'static>,
    /// The number of ships that have come in since.
    pub(super) new_ships: usize,
    /// The number of ships of each owner that have left the harbour.
    pub(super) departed: ByShip<u16>,
}

impl Past {
    fn of(game: &Game<'static>, mine: &[Player]) -> Self {
        Self::since(game, seen_actions(game, mine))
    }

    /// Counts everything after this many actions as new.
    fn since(game: &Game<'static>, actions: usize) -> Self {
        let mut past = Self { seen: *game.state(), new_ships: 0, departed: ByShip([0; 6]) };
        for (place, (before, action)) in game.steps().enumerate() {
            if place == actions {
                past.see(before);
            }
            past.follow_ships(before, action);
        }
        if actions == game.actions().len() {
            past.see(*game.state());
        }
        past
    }

    fn see(&mut self, state: State<'static>) {
        self.seen = state;
        self.new_ships = 0;
    }

    fn follow_ships(&mut self, mut state: State<'static>, action: Action) {
        // No other action moves ships (SHIP-1, BUILD-7).
        if !matches!(action, Action::Launch | Action::Build(_)) {
            return;
        }
        for effect in state.play(action).unwrap_or_default() {
            match effect {
                Effect::ShipMoved { ship, passage: Passage::Out } => self.departed[ship] += 1,
                Effect::ShipMoved { passage: Passage::In, .. } => self.new_ships += 1,
                _ => {}
            }
        }
    }
}
