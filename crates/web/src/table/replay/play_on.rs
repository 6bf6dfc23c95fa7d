//! The form that copies the game up to this position.

use super::Page;
use crate::draw::{Form, Icon, Label, emblem, icon};
use crate::{Address, At};
use maud::{Markup, html};

/// The preselected level.
const LEVEL: &str = "journeyman";

impl Page<'_> {
    pub(super) fn play_on(&self) -> Markup {
        let table = self.view.table;
        if table.advice.is_guarded {
            return html! { p class="hint" { (self.say("advice-running-next")) } };
        }
        let ways = [
            ("computers", "replay-with-computers"),
            ("screen", "replay-on-one-screen"),
            ("friends", "replay-with-friends"),
        ];
        html! {
            form class="play-on" method="post" action=(Address::Table(table.id, At::PlayOn).in_language(self.texts.language())) {
                input type="hidden" name="at" value=(self.course.at);
                p { (self.begins()) }
                fieldset class="filter" {
                    legend { (self.say("replay-with-whom")) }
                    @for (word, key) in ways {
                        input id={ "with-" (word) } class="unseen" type="radio" name="with" value=(word)
                            checked[word == "computers"];
                        label for={ "with-" (word) } { (self.say(key)) }
                    }
                }
                (self.own_seats())
                label class="level" {
                    span { (self.say("replay-level")) }
                    select class="field" name="level" {
                        @for (word, name) in table.levels {
                            option value=(word) selected[*word == LEVEL] { (name) }
                        }
                    }
                }
                button class="btn primary" {
                    (icon(Icon::Play, Label::Decorative)) span { (self.say("replay-play-on-now")) }
                }
                p class="hint" { (self.say("replay-copy-means")) }
            }
        }
    }

    /// The start of the copy: the beginning of the current turn.
    fn begins(&self) -> String {
        let state = self.moment.state;
        let turn = self.texts.say("replay-turn-of").with("number", state.round());
        let turn = turn.player(state.active()).text();
        self.texts.say("replay-begins-with").with("name", turn).text()
    }

    /// The seats that the reader takes. The reader's own seats are preselected; for spectators, that of
    /// the player to act.
    fn own_seats(&self) -> Markup {
        let acting = self.moment.state.active();
        let had: Vec<_> = self
            .view
            .table
            .seats
            .iter()
            .filter(|seat| seat.is_mine)
            .map(|seat| seat.player)
            .collect();
        let is_chosen =
            |player| if had.is_empty() { player == acting } else { had.contains(&player) };
        html! {
            fieldset class="own-seats" {
                legend { (self.say("replay-my-seats")) }
                @for &player in self.moment.state.players() {
                    input id={ "mine-" (player) } class="unseen" type="checkbox" name=(player) value="mine"
                        checked[is_chosen(player)];
                    label for={ "mine-" (player) } {
                        (emblem(player, Form::Plain, Label::Decorative)) (self.texts.player(player))
                    }
                }
            }
        }
    }
}
