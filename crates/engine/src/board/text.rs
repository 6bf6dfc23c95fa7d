//! The canonical text of a board file: equal boards have equal texts.

use super::{BoardDraft, ChurchDraft, SiteDraft};
use std::fmt::Write;

impl BoardDraft {
    /// The board file. The order of churches and sites is kept, because it has a meaning; lines are
    /// written from the end that comes first, and sorted.
    ///
    /// ```
    /// use hamburgum_engine::{Board, BoardDraft};
    ///
    /// let hamburg = BoardDraft::from(Board::hamburgum());
    /// let mut other = hamburg.clone();
    /// other.lines.reverse();
    /// other.lines.iter_mut().for_each(|line| line.reverse());
    /// assert_eq!(other.text(), hamburg.text());
    /// ```
    pub fn text(&self) -> String {
        let (width, height) = (self.map.width, self.map.height);
        let note = self.note.as_ref().map(|note| format!("note = {}\n", quoted(note)));
        let mut text = format!(
            "id = {}\nname = {}\n{}map = {{ width = {width}, height = {height} }}\n{}{}",
            quoted(&self.id),
            quoted(&self.name),
            note.unwrap_or_default(),
            self.harbour.map(|at| format!("harbour = {}\n", point(at))).unwrap_or_default(),
            self.wall_text()
        );
        for church in &self.churches {
            text += &church_text(church);
        }
        text += "\n[sites]\n";
        for site in &self.sites {
            text += &site_text(site);
        }
        text += "\n[lines]\n";
        for (from, ends) in self.line_groups() {
            let ends: Vec<String> = ends.into_iter().map(quoted).collect();
            writeln!(text, "{} = [{}]", key(from), ends.join(", ")).expect("room in a string");
        }
        text
    }

    /// The corners of the wall in their order, if there are any.
    fn wall_text(&self) -> String {
        let corners: Vec<String> = self.wall.iter().map(|&at| point(at)).collect();
        if corners.is_empty() {
            String::new()
        } else {
            format!("wall = [{}]\n", corners.join(", "))
        }
    }

    /// The lines by the end that comes first in the file.
    fn line_groups(&self) -> Vec<(&str, Vec<&str>)> {
        let ids = self.churches.iter().map(|church| &church.id);
        let ids: Vec<&String> = ids.chain(self.sites.iter().map(|site| &site.id)).collect();
        // Ends that are not on the board come last.
        let rank = |id: &str| ids.iter().position(|other| *other == id).unwrap_or(usize::MAX);
        let mut lines: Vec<[&str; 2]> = self.lines.iter().map(|[a, b]| [a.as_str(), b]).collect();
        for line in &mut lines {
            line.sort_by_key(|&id| (rank(id), id));
        }
        lines.sort_by_key(|&[from, to]| (rank(from), from, to));
        let mut groups: Vec<(&str, Vec<&str>)> = Vec::new();
        for [from, to] in lines {
            match groups.last_mut() {
                Some((last, ends)) if *last == from => ends.push(to),
                _ => groups.push((from, vec![to])),
            }
        }
        groups
    }
}

fn church_text(church: &ChurchDraft) -> String {
    format!(
        "\n[[church]]\nid = {}\nname = {}\ncolour = {}\n{}\
         building = {{ kind = {}, prestige = {} }}\ncitizen = {}\nat = {}\n",
        quoted(&church.id),
        quoted(&church.name),
        quoted(&church.colour),
        if church.cathedral { "cathedral = true\n" } else { "" },
        quoted(&church.building.kind),
        church.building.prestige,
        church.citizen,
        point(church.at)
    )
}

fn site_text(site: &SiteDraft) -> String {
    format!(
        "{} = {{ kind = {}, parish = {}, at = {} }}\n",
        key(&site.id),
        quoted(&site.kind),
        quoted(&site.parish),
        point(site.at)
    )
}

fn point([x, y]: [u32; 2]) -> String {
    format!("[{x}, {y}]")
}

/// A key of TOML, quoted only if it must be.
fn key(word: &str) -> String {
    let is_bare = !word.is_empty()
        && word.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_'));
    if is_bare { word.to_owned() } else { quoted(word) }
}

/// A string of TOML.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            _ if c.is_control() => {
                write!(quoted, "\\u{:04X}", u32::from(c)).expect("room in a string");
            }
            _ => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Board;

    #[test]
    fn the_text_of_a_built_in_board_is_that_board() {
        for board in Board::built_in() {
            assert_eq!(Board::parse(&BoardDraft::from(board).text()).as_ref(), Ok(board));
        }
    }

    #[test]
    fn harbour_and_wall_are_kept_and_others_have_none() {
        let plain = BoardDraft::from(Board::hamburgum());
        assert!(!plain.text().contains("harbour = ") && !plain.text().contains("wall = "));
        let draft =
            BoardDraft { harbour: Some([300, 720]), wall: vec![[0, 9], [1000, 9]], ..plain };
        let board = Board::parse(&draft.text()).expect("a board with a wall");
        assert_eq!(BoardDraft::from(&board), draft);
        assert!(draft.text().contains("harbour = [300, 720]\nwall = [[0, 9], [1000, 9]]\n\n[["));
    }

    #[test]
    fn any_words_survive_the_text() {
        let mut draft = BoardDraft::from(Board::hamburgum());
        for word in ["", "\"", "\\", "a\nb", "\u{7f}\u{1b}", "St. Éloi = 'x' # y", "[sites]"] {
            draft.name = word.to_owned();
            draft.churches[0].id = word.to_owned();
            draft.sites[0].id = format!("{word}1");
            draft.lines = vec![[word.to_owned(), format!("{word}1")]];
            assert_eq!(BoardDraft::read(&draft.text()).as_ref(), Ok(&draft), "{word:?}");
        }
    }
}
