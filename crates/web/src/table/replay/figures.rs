//! Graphs of prestige and money.

use super::super::Stage;
use super::Page;
use super::panel::whose_turn;
use crate::graph::{Graph, GraphLine, Size, Stop};
use hamburgum_engine::{Player, State, Turn};
use hamburgum_table::Done;
use maud::{Markup, html};

impl Page<'_> {
    pub(super) fn figures(&self) -> Markup {
        let prestige = |state: &State<'_>, player: Player| state.prestige(player).into();
        let money =
            |state: &State<'_>, player| i32::try_from(state.money(player)).unwrap_or(i32::MAX);
        let (mut stops, mut scores) = (self.stops(), self.lines(&prestige));
        if self.has_final_scoring() {
            stops.push(self.final_scoring());
            for line in &mut scores {
                line.values.push(self.final_score(line.player));
            }
        }
        let money = self.lines(&money);
        html! {
            (self.graph("graph-prestige", &self.say("replay-prestige"), 10, &stops, &scores))
            (self.graph("graph-money", &self.say("replay-money"), 100, &self.stops(), &money))
        }
    }

    /// Whether the game was played to the end; a record may stop earlier.
    fn has_final_scoring(&self) -> bool {
        matches!(self.view.table.stage, Stage::Over { how, .. } if how != Done::Unfinished)
    }

    /// A moment after the last turn; it links to the last position too.
    fn final_scoring(&self) -> Stop {
        Stop { name: self.say("finale-open"), address: self.address(self.course.end) }
    }

    fn final_score(&self, player: Player) -> i32 {
        i32::try_from(self.view.game.state().final_score(player).prestige).unwrap_or(i32::MAX)
    }

    /// A value of each player at the beginning and after each turn.
    fn lines(&self, value: &dyn Fn(&State<'_>, Player) -> i32) -> Vec<GraphLine> {
        let positions = self.positions();
        let values = |player| positions.iter().map(|state| value(state, player)).collect();
        let players = self.moment.state.players().iter();
        players.map(|&player| GraphLine { player, values: values(player) }).collect()
    }

    fn graph(
        &self,
        id: &str,
        title: &str,
        top: i32,
        stops: &[Stop],
        lines: &[GraphLine],
    ) -> Markup {
        let course = self.course;
        let ended = course.turns.iter().filter(|turn| turn.end() <= course.at).count();
        let graph = Graph {
            id,
            title,
            across: &self.say("replay-turn"),
            stops,
            lines,
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
        let ends: Vec<usize> = self.course.turns.iter().map(Turn::end).collect();
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
