//! Text tables.

use crate::paint::{Paint, Style};
use unicode_width::UnicodeWidthStr;

/// The width at which text is wrapped.
pub(crate) const PAGE_WIDTH: usize = 92;

/// The space between two columns.
const GAP: usize = 2;

/// A piece of text with its style.
#[derive(Clone, Debug)]
pub(crate) struct Cell {
    text: String,
    style: Style,
}

/// A plain cell.
pub(crate) fn cell(text: impl ToString) -> Cell {
    styled(Style::Body, text)
}

/// A cell with a style.
#[expect(clippy::needless_pass_by_value, reason = "callers hand in strings and numbers alike")]
pub(crate) fn styled(style: Style, text: impl ToString) -> Cell {
    Cell { text: text.to_string(), style }
}

/// A number; zero is a dot, so that other numbers stand out.
pub(crate) fn number(number: impl Into<u64>) -> Cell {
    match number.into() {
        0 => styled(Style::Faint, "·"),
        number => cell(number),
    }
}

/// The alignment of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Align {
    /// Left.
    Left,
    /// Right, for numbers.
    Right,
}

/// Rows of cells in aligned columns.
#[derive(Debug)]
pub(crate) struct TextTable {
    aligns: Vec<Align>,
    least: usize,
    rows: Vec<Vec<Cell>>,
}

impl TextTable {
    /// Creates a table with these columns; further columns repeat the last alignment.
    pub(crate) fn new(aligns: &[Align]) -> Self {
        Self { aligns: aligns.to_vec(), least: 0, rows: Vec::new() }
    }

    /// Sets the minimum width of all columns.
    pub(crate) fn at_least(self, least: usize) -> Self {
        Self { least, ..self }
    }

    /// Adds a row.
    pub(crate) fn row(&mut self, cells: impl IntoIterator<Item = Cell>) {
        self.rows.push(cells.into_iter().collect());
    }

    /// Adds an empty row.
    pub(crate) fn space(&mut self) {
        self.row([]);
    }

    /// The table as indented lines.
    pub(crate) fn text(&self, indent: usize, paint: Paint) -> String {
        let widths = self.widths();
        let mut text = String::new();
        for row in &self.rows {
            let mut line = " ".repeat(indent);
            for (column, cell) in row.iter().enumerate() {
                let space = " ".repeat(widths[column] - width(&cell.text));
                let painted = paint.on(cell.style, &cell.text);
                match self.align(column) {
                    Align::Left => line.extend([painted, space]),
                    Align::Right => line.extend([space, painted]),
                }
                line.push_str(&" ".repeat(GAP));
            }
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }

    fn align(&self, column: usize) -> Align {
        self.aligns.get(column).or(self.aligns.last()).copied().unwrap_or(Align::Left)
    }

    fn widths(&self) -> Vec<usize> {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let cells = |column| self.rows.iter().filter_map(move |row| row.get(column));
        (0..columns)
            .map(|column| cells(column).map(|cell| width(&cell.text)).fold(self.least, usize::max))
            .collect()
    }
}

/// The display width of a text in a terminal: names may contain wide or combining characters.
pub(crate) fn width(text: &str) -> usize {
    text.width()
}

/// Wraps items to the page width; the first `indent` columns are reserved.
pub(crate) fn wrapped(
    items: impl IntoIterator<Item = impl AsRef<str>>,
    separator: &str,
    indent: usize,
) -> Vec<String> {
    let room = PAGE_WIDTH.saturating_sub(indent);
    let mut lines = vec![String::new()];
    for item in items {
        let (item, last) = (item.as_ref(), lines.len() - 1);
        if lines[last].is_empty() {
            lines[last].push_str(item);
        } else if width(&lines[last]) + width(separator) + width(item) <= room {
            lines[last].push_str(separator);
            lines[last].push_str(item);
        } else {
            lines[last].push_str(separator.trim_end());
            lines.push(item.to_owned());
        }
    }
    lines
}

/// A label with wrapped text beside it.
pub(crate) fn labelled(
    table: &mut TextTable,
    label: Cell,
    items: impl IntoIterator<Item = impl AsRef<str>>,
    separator: &str,
    indent: usize,
) {
    let mut lines = wrapped(items, separator, indent).into_iter();
    table.row([label, cell(lines.next().unwrap_or_default())]);
    for line in lines {
        table.row([cell(""), cell(line)]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned() {
        let mut table = TextTable::new(&[Align::Left, Align::Right]);
        table.row([cell("beer"), number(5_u32), number(12_u32)]);
        table.row([cell("sugar"), number(10_u32), number(0_u32)]);
        assert_eq!(table.text(1, Paint::Plain), " beer    5  12\n sugar  10   ·\n");
    }

    #[test]
    fn wide_and_combining_characters_keep_the_columns() {
        let mut table = TextTable::new(&[Align::Left]);
        for name in ["漢堡", "Zoe\u{308}!", "Anna"] {
            table.row([cell(name), cell("|")]);
        }
        assert_eq!(table.text(0, Paint::Plain), "漢堡  |\nZoe\u{308}!  |\nAnna  |\n");
    }

    #[test]
    fn long_lists_are_wrapped() {
        let lines = wrapped(["aaa", "bbb", "ccc"], ", ", PAGE_WIDTH - 9);
        assert_eq!(lines, ["aaa, bbb,", "ccc"]);
    }
}
