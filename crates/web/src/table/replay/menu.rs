//! The menu of a replay.

use super::super::bar::settings;
use super::Page;
use crate::draw::{Icon, Label, icon};
use crate::{Address, At};
use maud::{Markup, html};

impl Page<'_> {
    pub(super) fn menu(&self) -> Markup {
        let to = |address: Address<'_>| address.in_language(self.texts.language());
        let at = |at: At| Address::Table(self.view.table.id, at);
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
                        @if !is_record { (link(&to(at(At::Page)), &self.say("replay-to-table"))) }
                        @if is_over {
                            li {
                                form method="post" action=(to(at(At::Review))) {
                                    button class="btn quiet" { span { (self.say("review-this")) } }
                                }
                            }
                        }
                        (link(&to(at(At::Record)), &self.say("replay-save")))
                        (link(&to(Address::OpenRecord), &self.say("replay-open")))
                        (link(&to(Address::Home), &self.say("page-nav-home")))
                    }
                    (settings(&at(At::Replay { at: Some(self.course.at) }).to_string(), self.texts))
                }
            }
        }
    }
}

fn link(address: &str, name: &str) -> Markup {
    html! { li { a class="btn quiet" href=(address) { span { (name) } } } }
}
