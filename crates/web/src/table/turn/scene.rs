//! A position that prompts the viewer.

use super::choice::{choice_button, plain_choice_button};
use crate::Texts;
use crate::table::{Occupant, SeatView, Stage, TableView};
use hamburgum_engine::{Action, Board, Effect, Game, Player, Prompt, Reason, State};
use maud::Markup;

/// A position with the player to act, for that player's page.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub(super) view: &'a TableView<'a>,
    pub(super) texts: &'a Texts,
    pub(super) state: &'a State<'static>,
    pub(super) player: Player,
    /// The position after the move of the current turn. Lists of choices are laid out by it and not by
    /// the current position, so that their rows keep their places during the turn.
    pub(super) arrival: State<'static>,
}

impl<'a> Scene<'a> {
    /// The scene, if the viewer is the player to act.
    pub(super) fn of(view: &'a TableView<'a>, texts: &'a Texts) -> Option<Self> {
        let state = view.game.state();
        let player = match state.prompt() {
            // The step that ended the game belongs to its player until it is made final (END-1).
            Prompt::Over if !view.game.draft().is_empty() => state.active(),
            prompt => prompt.player()?,
        };
        let is_asked = matches!(view.stage, Stage::Playing) && is_mine(view, player);
        is_asked.then(|| Self { view, texts, state, player, arrival: arrival(view.game) })
    }

    pub(super) fn board(&self) -> &'static Board {
        self.state.board()
    }

    /// The positions of the current turn since its move, the current one last.
    pub(super) fn course(&self) -> Vec<State<'static>> {
        let game = self.view.game;
        let mut course: Vec<_> = positions_in_turn(game).skip(1).collect();
        if course.is_empty() {
            course.push(*self.state);
        }
        course
    }

    /// The button for an action in the panel.
    pub(super) fn button(&self, action: Action, class: &str, content: &Markup) -> Markup {
        choice_button(self.view, self.texts, "turn", action, class, content)
    }

    /// The same, if the content says everything that a bubble would.
    pub(super) fn button_without_bubble(
        &self,
        action: Action,
        class: &str,
        content: &Markup,
    ) -> Markup {
        plain_choice_button(self.view, self.texts, "turn", action, class, content)
    }

    /// The position after an action, and the effects of the action.
    pub(super) fn after(&self, action: Action) -> Result<(State<'static>, Vec<Effect>), Reason> {
        let mut after = *self.state;
        let effects = after.play(action)?;
        Ok((after, effects))
    }

    /// Whether ending the turn is the only legal action.
    pub(super) fn is_used_up(&self) -> bool {
        self.state.legal_actions()[..] == [Action::Done]
    }

    /// The reason why an action is illegal, in words.
    pub(super) fn why(&self, action: Action) -> Option<String> {
        let reason = self.state.check(action).err()?;
        Some(self.texts.reason(self.board(), reason))
    }
}

/// The position after the move of the current turn; before the move, the current one.
fn arrival(game: &Game<'static>) -> State<'static> {
    positions_in_turn(game).nth(1).unwrap_or(*game.state())
}

/// The positions of the current turn: at its start and after each of its actions. The turns before it are
/// not played again.
fn positions_in_turn(game: &Game<'static>) -> impl Iterator<Item = State<'static>> {
    let after = game.draft().iter().scan(*game.turn_start(), |state, &action| {
        state.play_unchecked(action);
        Some(*state)
    });
    std::iter::once(*game.turn_start()).chain(after)
}

/// Whether the viewer plays this colour now; not while a computer stands in.
pub(in crate::table) fn is_mine(view: &TableView<'_>, player: Player) -> bool {
    seat_of(view, player)
        .is_some_and(|seat| seat.is_mine && matches!(seat.occupant, Occupant::Person { .. }))
}

/// The seat of a colour.
pub(super) fn seat_of<'a>(view: &TableView<'a>, player: Player) -> Option<&'a SeatView<'a>> {
    view.seats.iter().find(|seat| seat.player == player)
}

/// Whether the viewer holds any seat.
pub(super) fn plays(view: &TableView<'_>) -> bool {
    view.seats.iter().any(|seat| seat.is_mine)
}

/// Whether the viewer plays several colours on a shared screen.
pub(super) fn plays_several(view: &TableView<'_>) -> bool {
    view.seats.iter().filter(|seat| seat.is_mine).count() > 1
}
