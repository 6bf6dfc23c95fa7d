//! The effect of the last step, and the navigation.

use super::super::origin::origin;
use super::super::turn::StoryResult;
use super::Page;
use crate::draw::{Form, Icon, Label, emblem, icon};
use hamburgum_engine::Turn;
use maud::{Markup, html};

/// A link to another position.
struct Way {
    sign: Icon,
    name: &'static str,
    keys: &'static str,
    to: usize,
    /// The distance, by which scripts add up presses that are faster than the responses.
    pace: Option<&'static str>,
}

impl Page<'_> {
    /// The top of the column.
    pub(super) fn panel(&self) -> Markup {
        html! {
            section id="turn" class="turn" aria-labelledby="heading-of-step" tabindex="-1" {
                (origin(self.view.table, self.texts))
                div class="act" {
                    (self.heading())
                    (self.ways())
                    (self.slider())
                    div id="told" class="told" tabindex="0" role="group"
                        aria-labelledby="heading-of-step" {
                        @for line in self.description() { p { (line) } }
                    }
                    p class="key-words with-scripts" { (self.say("replay-keys")) }
                }
            }
        }
    }

    /// The live region that a screen reader reads after each step.
    pub(super) fn news(&self) -> Markup {
        html! { p id="news" class="unseen" { (self.whose()) ". " (self.description().join(". ")) } }
    }

    fn heading(&self) -> Markup {
        let course = self.course;
        let count = self.texts.say("replay-step").with("number", course.at);
        html! {
            header {
                @if let Some(turn) = course.turn() {
                    (emblem(turn.player(), Form::Hatched, Label::Decorative))
                }
                h2 id="heading-of-step" { (self.whose()) }
                span class="count" { (count.with("all", course.end).text()) }
            }
        }
    }

    /// The turn of the position.
    fn whose(&self) -> String {
        match self.course.turn() {
            Some(turn) => whose_turn(self, turn),
            None if self.course.at == 0 => self.say("replay-beginning"),
            None => self.say("replay-chance"),
        }
    }

    /// The turn in one line if it is finished, else the effects of the last action.
    fn description(&self) -> Vec<String> {
        let mut lines = match self.course.turn() {
            Some(turn) if self.course.is_whole_turn() => {
                let told = StoryResult::turn(self.texts, turn);
                let told =
                    self.texts.say("replay-told").with("name", told.field).with("list", told.tale);
                vec![told.text()]
            }
            Some(_) | None => self.effects(),
        };
        let state = self.moment.state;
        if state.is_over() && self.course.is_whole_turn() {
            let places = state.final_scorings();
            lines.extend(places.iter().map(|one| self.texts.standing(one)));
        }
        if lines.is_empty() {
            lines.push(self.texts.prompt(state.prompt()));
        }
        lines
    }

    /// The effects of the last action.
    fn effects(&self) -> Vec<String> {
        let mut steps = self.view.game.steps();
        let last = self.course.at.checked_sub(1).and_then(|last| steps.nth(last));
        let Some((mut state, action)) = last else { return Vec::new() };
        let effects = state.play(action).unwrap_or_default();
        effects.iter().map(|effect| self.texts.effect(state.board(), effect)).collect()
    }

    fn ways(&self) -> Markup {
        let course = self.course;
        let ways = [
            Way { sign: Icon::First, name: "replay-first", keys: "Home", to: 0, pace: None },
            Way {
                sign: Icon::TurnBack,
                name: "replay-turn-back",
                keys: "Shift+ArrowLeft",
                to: course.turn_back(),
                pace: Some("-turn"),
            },
            Way {
                sign: Icon::StepBack,
                name: "replay-step-back",
                keys: "ArrowLeft",
                to: course.at.saturating_sub(1),
                pace: Some("-1"),
            },
            Way {
                sign: Icon::Chevron,
                name: "replay-step-on",
                keys: "ArrowRight",
                to: (course.at + 1).min(course.end),
                pace: Some("1"),
            },
            Way {
                sign: Icon::TurnOn,
                name: "replay-turn-on",
                keys: "Shift+ArrowRight",
                to: course.turn_on(),
                pace: Some("turn"),
            },
            Way { sign: Icon::Last, name: "replay-last", keys: "End", to: course.end, pace: None },
        ];
        html! {
            nav class="cmd ways" aria-label=(self.say("replay-ways")) {
                @for way in &ways { (self.way(way)) }
            }
        }
    }

    /// A link without a target keeps its place, so that the others do not move.
    fn way(&self, way: &Way) -> Markup {
        let (name, hint) = (self.say(way.name), self.hint(way));
        let leads_on = way.to != self.course.at;
        html! {
            a class="btn" id={ "way-" (way.sign.word()) } title=(hint) aria-keyshortcuts=(way.keys)
                href=[leads_on.then(|| self.address(way.to))] data-pace=[way.pace]
                role=[(!leads_on).then_some("link")] aria-disabled=[(!leads_on).then_some("true")]
                aria-label=(name) { (icon(way.sign, Label::Decorative)) }
        }
    }

    /// The name of a link with its key.
    fn hint(&self, way: &Way) -> String {
        let keys = way.keys.replace("Shift+", "⇧ ").replace("ArrowLeft", "←");
        format!("{} ({})", self.say(way.name), keys.replace("ArrowRight", "→"))
    }

    fn slider(&self) -> Markup {
        let course = self.course;
        let path = self.address(0);
        let action = path.split('?').next().unwrap_or_default();
        html! {
            form id="slide" class="slide" method="get" action=(action) {
                (self.autoplay())
                input id="slider" type="range" name="at" min="0" max=(course.end) value=(course.at)
                    aria-label=(self.say("replay-position")) aria-valuetext=(self.whose())
                    autocomplete="off";
                (self.speed())
                button class="btn without-scripts" { (self.say("replay-go")) }
            }
        }
    }

    /// Autoplay needs scripts, so the button is hidden without them.
    fn autoplay(&self) -> Markup {
        html! {
            button type="button" class="btn primary with-scripts" id="autoplay" aria-pressed="false"
                aria-keyshortcuts="Space" title={ (self.say("replay-play")) " (␣)" }
                aria-label=(self.say("replay-play")) {
                span class="when-still" { (icon(Icon::Play, Label::Decorative)) }
                span class="when-playing" { (icon(Icon::Pause, Label::Decorative)) }
            }
        }
    }

    /// The duration of each position, in milliseconds.
    fn speed(&self) -> Markup {
        let speeds = [("2400", "replay-slow"), ("1200", "replay-brisk"), ("500", "replay-fast")];
        html! {
            select id="speed" class="field with-scripts" aria-label=(self.say("replay-speed")) {
                @for (pause, key) in speeds {
                    option value=(pause) selected[key == "replay-brisk"] { (self.say(key)) }
                }
            }
        }
    }
}

/// A turn's round and player.
pub(super) fn whose_turn(page: &Page<'_>, turn: &Turn<'_>) -> String {
    page.texts.say("replay-turn-of").with("number", turn.round()).player(turn.player()).text()
}
