//! How prestige and money went, as graphs.

use super::Page;
use super::panel::whose_turn;
use crate::graph::{Graph, Line, Size, Stop};
use hamburgum_engine::{Player, State};
use maud::{Markup, html};

impl Page<'_> {
    pub(super) fn figures(&self) -> Markup {
        let prestige = |state: &State<'_>, player: Player| state.prestige(player).into();
        let money =
            |state: &State<'_>, player| i32::try_from(state.money(player)).unwrap_or(i32::MAX);
        html! {
            (self.graph("graph-prestige", &self.say("replay-prestige"), 10, &prestige))
            (self.graph("graph-money", &self.say("replay-money"), 100, &money))
        }
    }

    /// A value of each player at the beginning and after each turn.
    fn graph(
        &self,
        id: &str,
        title: &str,
        top: i32,
        value: &dyn Fn(&State<'_>, Player) -> i32,
    ) -> Markup {
        let course = self.course;
        let positions = self.positions();
        let line = |&player: &Player| Line {
            player,
            values: positions.iter().map(|state| value(state, player)).collect(),
        };
        let lines: Vec<Line> = self.moment.state.players().iter().map(line).collect();
        let ended = course.turns.iter().filter(|turn| turn.end() <= course.at).count();
        let graph = Graph {
            id,
            title,
            across: &self.say("replay-turn"),
            stops: &self.stops(),
            lines: &lines,
            current: Some(ended),
            top,
            size: Size::Column,
            figure: &|value| self.texts.number(value.unsigned_abs()),
        };
        graph.render(self.texts)
    }

    /// The position at the beginning and after each turn.
    fn positions(&self) -> Vec<State<'static>> {
        let game = self.view.game;
        let ends: Vec<usize> = self.course.turns.iter().map(|turn| turn.end()).collect();
        let steps = game.steps().map(|(before, _)| before).chain([*game.state()]);
        let is_stop = |at: &usize| *at == 0 || ends.binary_search(at).is_ok();
        steps.enumerate().filter(|(at, _)| is_stop(at)).map(|(_, state)| state).collect()
    }

    fn stops(&self) -> Vec<Stop> {
        let first = Stop { name: self.say("replay-beginning"), address: self.address(0) };
        let turns = self
            .course
            .turns
            .iter()
            .map(|turn| Stop { name: whose_turn(self, turn), address: self.address(turn.end()) });
        [first].into_iter().chain(turns).collect()
    }
}
