//! The parsed text of a rule or chapter.

use crate::Texts;

/// A title with the text below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Passage {
    pub(crate) title: String,
    pub(crate) blocks: Vec<Block>,
}

/// A part of a passage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Block {
    Paragraph(String),
    List(Vec<String>),
    Example(String),
}

impl Passage {
    /// The passage with this key.
    pub(crate) fn of(texts: &Texts, key: &str) -> Self {
        Self::read(&texts.say(key).text())
    }

    /// The first line is the title. Each further one is a paragraph, an item of a list (`- `) or an
    /// example (`> `).
    fn read(text: &str) -> Self {
        let mut lines = text.lines();
        let mut passage =
            Self { title: lines.next().unwrap_or_default().to_owned(), blocks: Vec::new() };
        lines.filter(|line| !line.is_empty()).for_each(|line| passage.add(line));
        passage
    }

    fn add(&mut self, line: &str) {
        if let Some(example) = line.strip_prefix("> ") {
            self.blocks.push(Block::Example(example.to_owned()));
        } else if let Some(item) = line.strip_prefix("- ") {
            match self.blocks.last_mut() {
                Some(Block::List(items)) => items.push(item.to_owned()),
                _ => self.blocks.push(Block::List(vec![item.to_owned()])),
            }
        } else {
            self.blocks.push(Block::Paragraph(line.to_owned()));
        }
    }

    /// All of its text including the title, for search.
    pub(crate) fn words(&self) -> String {
        let mut words = self.title.clone();
        for block in &self.blocks {
            let parts = match block {
                Block::Paragraph(text) | Block::Example(text) => std::slice::from_ref(text),
                Block::List(items) => items,
            };
            for part in parts {
                words.extend([" ", part]);
            }
        }
        words
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_line_is_parsed_by_its_prefix() {
        let passage = Passage::read("Title\nFirst.\n- one\n- two\nThen.\n> So it is.");
        assert_eq!(passage.title, "Title");
        let [first, list, then, example] = &passage.blocks[..] else { panic!("{passage:?}") };
        assert_eq!(*first, Block::Paragraph("First.".to_owned()));
        assert_eq!(*list, Block::List(vec!["one".to_owned(), "two".to_owned()]));
        assert_eq!(*then, Block::Paragraph("Then.".to_owned()));
        assert_eq!(*example, Block::Example("So it is.".to_owned()));
        assert_eq!(passage.words(), "Title First. one two Then. So it is.");
    }
}
