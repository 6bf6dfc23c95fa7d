//! The page of a board that somebody drew.

use super::boards::{BoardEntry, BoardVisibility, author, picture};
use super::frame::{Frame, NavigationEntry, Reader};
use crate::Address;
use crate::draw::{Icon, Label, icon};
use hamburgum_engine::{Board, Church};
use maud::{Markup, html};

/// The longest reason of a report, in characters.
pub const LONGEST_REPORT: usize = 300;

/// The view model of the page.
#[derive(Clone, Copy, Debug)]
pub struct OwnBoardView<'a> {
    /// The reader of the page.
    pub reader: Reader<'a>,
    /// As in lists.
    pub entry: BoardEntry<'a>,
    /// The board.
    pub board: &'a Board,
    /// The hash of the newer version.
    pub successor: Option<&'a str>,
    /// The absolute address of the page, without a language.
    pub link: &'a str,
    /// Whether the reader is its author.
    pub by: BoardReader,
    /// Whether the reader has just reported it.
    pub report: ReportState,
}

/// What the reader may do with a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardReader {
    /// Offer, withdraw and delete it.
    Author,
    /// Report it.
    Anybody,
}

/// Whether a report was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportState {
    /// No.
    NotSent,
    /// Just now.
    Sent,
    /// It had no reason.
    Empty,
}

/// The page of a board.
pub fn own_board(view: &OwnBoardView<'_>) -> Markup {
    let (reader, entry) = (view.reader, view.entry);
    let path = Address::Board(entry.mark).to_string();
    let frame = Frame {
        reader,
        title: entry.name,
        path: &path,
        place: NavigationEntry::Elsewhere,
        class: "drawn-city",
    };
    frame.render_with(
        &["boards.css"],
        &[],
        &html! {
            h1 translate="no" { (entry.name) }
            p class="lead" { (author(reader, entry.author)) }
            @if let Some(successor) = view.successor {
                p class="newer-version" {
                    (icon(Icon::Restart, Label::Decorative)) (reader.say("boards-successor")) " "
                    a href=(reader.address(Address::Board(successor))) { (reader.say("boards-successor-link")) }
                }
            }
            @if view.report == ReportState::Sent {
                p class="newer-version" role="status" { (reader.say("boards-reported")) }
            }
            div class="city-and-facts" {
                figure {
                    img src=(picture(reader, entry.id)) alt=(picture_text(view)) width="1081" height="882";
                    @if let Some(note) = view.board.note() { figcaption translate="no" { (note) } }
                }
                div class="facts" {
                    div class="commands" {
                        a class="button primary" href={ (reader.address(Address::NewTable)) "?board=" (entry.id) } {
                            (icon(Icon::Check, Label::Decorative)) (reader.say("boards-play"))
                        }
                        a class="button" href=(reader.address(Address::BoardForm(entry.mark, "file"))) download=(file_name(entry.id)) {
                            (icon(Icon::Log, Label::Decorative)) (reader.say("boards-file"))
                        }
                    }
                    (churches(view))
                    (share(view))
                }
            }
            @match view.by {
                BoardReader::Author => (for_author(view)),
                BoardReader::Anybody => (report(view)),
            }
        },
    )
}

fn file_name(id: &str) -> String {
    format!("{id}.toml")
}

fn picture_text(view: &OwnBoardView<'_>) -> String {
    view.reader.texts().say("boards-picture").with("name", view.entry.name).text()
}

/// The churches with the size of their parishes.
fn churches(view: &OwnBoardView<'_>) -> Markup {
    let (reader, board) = (view.reader, view.board);
    html! {
        table class="churches" {
            thead {
                tr {
                    th scope="col" { (reader.say("boards-church")) }
                    th scope="col" { (reader.say("boards-sites")) }
                    th scope="col" { (reader.say("boards-token")) }
                }
            }
            tbody {
                @for church in Church::ALL {
                    @let info = board.church_info(church);
                    tr {
                        th scope="row" translate="no" {
                            span class={ "parish k-" (info.colour) } {} (info.name)
                        }
                        td { @if info.cathedral { "–" } @else { (board.parish(church).len()) } }
                        td { (info.building_prestige) " × " (reader.texts().building(info.building)) }
                    }
                }
            }
        }
    }
}

fn share(view: &OwnBoardView<'_>) -> Markup {
    let reader = view.reader;
    html! {
        div class="field" {
            label for="board-link" { (reader.say("boards-link")) }
            div class="link-to-copy" {
                input id="board-link" type="text" readonly value=(view.link);
                button type="button" class="button" data-copy=(view.link) data-copied=(reader.say("turn-copied")) {
                    (reader.say("turn-copy"))
                }
            }
        }
    }
}

fn for_author(view: &OwnBoardView<'_>) -> Markup {
    let (reader, entry) = (view.reader, view.entry);
    html! {
        section class="own-part" aria-labelledby="board-state" {
            h2 id="board-state" { (reader.say("boards-yours")) }
            p { (reader.say(entry.visibility.key())) }
            @match entry.visibility {
                BoardVisibility::Linked => {
                    p class="note" { (reader.say("boards-rights")) }
                    (button(view, "offer", "boards-offer"))
                }
                BoardVisibility::Offered | BoardVisibility::Listed => (button(view, "withdraw", "boards-withdraw")),
                BoardVisibility::Removed => {}
            }
            p {
                a href={ (reader.address(Address::SaveBoard)) "?newer_than=" (entry.mark) } {
                    (reader.say("boards-new-version"))
                }
            }
            @if matches!(entry.visibility, BoardVisibility::Linked | BoardVisibility::Offered) {
                details {
                    summary { (reader.say("boards-delete")) }
                    p class="note" { (reader.say("boards-delete-note")) }
                    (button(view, "delete", "boards-delete-now"))
                }
            }
        }
    }
}

fn button(view: &OwnBoardView<'_>, form: &str, key: &str) -> Markup {
    let action = view.reader.address(Address::BoardForm(view.entry.mark, form));
    html! {
        form method="post" action=(action) {
            button class="button" type="submit" { (view.reader.say(key)) }
        }
    }
}

fn report(view: &OwnBoardView<'_>) -> Markup {
    let (reader, is_empty) = (view.reader, view.report == ReportState::Empty);
    html! {
        details class="own-part" open[is_empty] {
            summary { (reader.say("boards-report")) }
            p class="note" { (reader.say("boards-report-note")) }
            form method="post" action=(reader.address(Address::BoardForm(view.entry.mark, "report"))) {
                p class="field" {
                    label for="reason" { (reader.say("boards-reason")) }
                    textarea id="reason" name="reason" rows="3" maxlength=(LONGEST_REPORT) required
                        aria-invalid=[is_empty.then_some("true")] aria-describedby=[is_empty.then_some("empty-report")] {}
                    @if is_empty { span id="empty-report" class="wrong" { (reader.say("boards-reason-wrong")) } }
                }
                button class="button" type="submit" { (reader.say("boards-send-report")) }
            }
        }
    }
}
