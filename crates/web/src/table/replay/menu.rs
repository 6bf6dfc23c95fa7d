//! The menu of a replay.

use super::super::bar::settings;
use super::Page;
use crate::draw::{Icon, Label, icon};
use maud::{Markup, html};

impl Page<'_> {
    pub(super) fn menu(&self) -> Markup {
        let code = self.texts.language().code();
        let table = format!("/{code}/table/{}", self.view.table.id);
        let is_record = self.view.table.origin == Some(super::OriginView::Record);
        let is_over = matches!(self.view.table.stage, super::Stage::Over { .. });
        html! {
            details class="menu-fold" data-fold="" {
                summary {
                    (icon(Icon::Menu, Label::Decorative))
                    span class="unseen" { (self.say("replay-menu")) }
                }
                div id="menu-list" class="menu-list" {
                    ul {
                        @if !is_record { (link(&table, &self.say("replay-to-table"))) }
                        @if is_over {
                            li {
                                form method="post" action={ (table) "/review" } {
                                    button class="btn quiet" { span { (self.say("review-this")) } }
                                }
                            }
                        }
                        (link(&format!("{table}/record"), &self.say("replay-save")))
                        (link(&format!("/{code}/open"), &self.say("replay-open")))
                        (link(&format!("/{code}"), &self.say("page-nav-home")))
                    }
                    (settings(&format!("/table/{}/replay?at={}", self.view.table.id, self.course.at), self.texts))
                }
            }
        }
    }
}

fn link(address: &str, name: &str) -> Markup {
    html! { li { a class="btn quiet" href=(address) { span { (name) } } } }
}
