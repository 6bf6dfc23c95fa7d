//! A board file and everything that is known about it.

use hamburgum_engine::{Board, BoardDraft, BoardError, BoardPart, TooClose};

/// A board file, possibly unfinished or broken, after its check.
#[derive(Clone, Debug)]
pub struct Examined {
    text: String,
    draft: Option<BoardDraft>,
    result: Result<Board, Vec<BoardError>>,
}

impl Examined {
    /// Checks a draft.
    pub fn of_draft(draft: BoardDraft) -> Self {
        let text = draft.text();
        let result = Board::check(&text);
        // Errors number the lines of the text, which has them in its own order.
        let draft = BoardDraft::read(&text).unwrap_or(draft);
        Self { text, draft: Some(draft), result }
    }

    /// Checks a file. One that can be read is shown by its canonical text from then on.
    ///
    /// ```
    /// use hamburgum_web::workshop::Examined;
    ///
    /// let broken = Examined::of_text("name = 'Atlantis".to_owned());
    /// assert!(broken.draft().is_none());
    /// assert_eq!(broken.text(), "name = 'Atlantis");
    /// ```
    pub fn of_text(text: String) -> Self {
        match BoardDraft::read(&text) {
            Ok(draft) => Self::of_draft(draft),
            Err(error) => Self { text, draft: None, result: Err(vec![error]) },
        }
    }

    /// The file.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Its content, if it can be read.
    pub fn draft(&self) -> Option<&BoardDraft> {
        self.draft.as_ref()
    }

    /// The board, if nothing is wrong or missing.
    pub fn board(&self) -> Option<&Board> {
        self.result.as_ref().ok()
    }

    /// Everything that is wrong or missing.
    pub fn errors(&self) -> &[BoardError] {
        self.result.as_ref().err().map_or(&[], Vec::as_slice)
    }

    /// Places of a finished board whose drawings may overlap.
    pub(super) fn too_close(&self) -> Vec<TooClose> {
        self.board().map(Board::too_close).unwrap_or_default()
    }

    /// What is wrong or missing at a part of the board.
    pub(super) fn errors_at(&self, part: BoardPart) -> impl Iterator<Item = &BoardError> {
        self.errors().iter().filter(move |error| error.part == part)
    }

    /// What is wrong with the lines that begin at a place.
    pub(super) fn errors_of_lines(&self, id: &str) -> impl Iterator<Item = &BoardError> {
        self.errors().iter().filter(move |error| self.line_start(error.part) == Some(id))
    }

    /// The place where a line begins, or the other end if there is no such place.
    pub(super) fn line_start(&self, part: BoardPart) -> Option<&str> {
        let BoardPart::Line(number) = part else { return None };
        let draft = self.draft.as_ref()?;
        let ids = draft.churches.iter().map(|church| &church.id);
        let ids: Vec<_> = ids.chain(draft.sites.iter().map(|site| &site.id)).collect();
        draft.lines.get(number)?.iter().find(|end| ids.contains(end)).map(String::as_str)
    }

    /// The name of the church with this id, or the id of a site itself.
    pub(super) fn name(&self, id: &str) -> String {
        let churches = self.draft.iter().flat_map(|draft| &draft.churches);
        let church = churches.into_iter().find(|church| church.id == id);
        church.map_or(id, |church| &church.name).to_owned()
    }
}
