//! How log entries change the draft of the current turn, and what one undo removes.

use super::Table;
use hamburgum_engine::Action;

impl Table {
    /// Plays several actions, which one undo takes back.
    pub(super) fn act_together(&mut self, actions: &[Action]) -> Result<(), String> {
        let start = self.game.draft().len();
        for &action in actions {
            self.game.play(action).map_err(|error| error.to_string())?;
        }
        self.together.push(start..self.game.draft().len());
        Ok(())
    }

    /// Takes back the last action, or all those that were added together with it.
    pub(super) fn undo(&mut self) -> Result<(), String> {
        let length = self.game.draft().len();
        let together = self.together.last().filter(|press| press.end == length);
        let kept = together.map_or(length.saturating_sub(1), |press| press.start);
        self.game.undo().ok_or("there is nothing to take back")?;
        while self.game.draft().len() > kept {
            self.game.undo();
        }
        Ok(())
    }

    /// Forgets presses whose actions are no longer in the draft.
    pub(super) fn forget_presses(&mut self) {
        let length = self.game.draft().len();
        self.together.retain(|press| press.end <= length);
    }

    /// Removes the last such action from the current turn and replays the rest. A press may have
    /// lost one of its actions, so from now on each action is undone separately.
    pub(super) fn drop_last(&mut self, action: Action) -> Result<(), String> {
        let mut draft = self.game.draft().to_vec();
        let at = draft.iter().rposition(|&one| one == action).ok_or("that is not in the turn")?;
        draft.remove(at);
        self.together.clear();
        self.game.restart_turn();
        for action in draft {
            self.game.play(action).map_err(|error| error.to_string())?;
        }
        Ok(())
    }
}
