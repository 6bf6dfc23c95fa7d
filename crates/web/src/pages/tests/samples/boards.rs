//! Sample data for the pages about boards that people drew.

use hamburgum_engine::Board;
use hamburgum_web::pages::{
    BoardEntry, BoardReader, BoardRefusal, BoardVisibility, BoardsView, OwnBoardView, Reader,
    ReportState, SaveBoardView, boards, own_board, save_board,
};
use maud::Markup;

fn drawn(visibility: BoardVisibility) -> BoardEntry<'static> {
    BoardEntry {
        mark: "k7f3qznw5x2hbd4mtvcy",
        id: "own-k7f3qznw5x2hbd4mtvcy",
        name: "Bergen <3",
        author: Some("Jelka <3"),
        visibility,
    }
}

pub(super) fn drawn_cities(reader: Reader<'_>) -> Markup {
    use BoardVisibility::{Linked, Listed, Removed};
    let nobodys = BoardEntry { author: None, ..drawn(Listed) };
    boards(&BoardsView {
        reader,
        own: &[Linked, Removed].map(drawn),
        listed: &[drawn(Listed), nobodys],
        newer: Some(0),
        older: Some(2),
    })
}

pub(super) fn drawn_city(reader: Reader<'_>, by: BoardReader) -> Markup {
    let (visibility, report) = match by {
        BoardReader::Author => (BoardVisibility::Linked, ReportState::NotSent),
        BoardReader::Anybody => (BoardVisibility::Listed, ReportState::Empty),
    };
    own_board(&OwnBoardView {
        reader,
        entry: drawn(visibility),
        board: Board::londinium(),
        successor: Some("aaaaaaaaaaaaaaaaaaaa"),
        link: "https://play.test/boards/own/k7f3qznw5x2hbd4mtvcy",
        by,
        report,
    })
}

pub(super) fn refused_board(reader: Reader<'_>) -> Markup {
    let text = "id = 'own'\nname = 'Bergen <3'\nmap = { width = 9, height = 720 }\n";
    let errors = Board::check(text).expect_err("an unfinished board");
    let refusal = Some(BoardRefusal::Wrong(&errors));
    save_board(&SaveBoardView { reader, text, newer_than: Some("k7f3qznw5x2hbd4mtvcy"), refusal })
}
