//! Parses the text files.

use crate::texts::{Language, files};
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use std::collections::{BTreeMap, BTreeSet};

/// The messages of a language by `key` and `key.attribute`.
pub(super) type Messages = BTreeMap<String, Message>;

/// Stands for a variable part in the text of a message.
const GAP: &str = "|";

/// The parts of a message or an attribute.
#[derive(Debug, Default)]
pub(super) struct Message {
    /// Its literal text, including all choices, with a gap for each variable part.
    pub(super) text: String,
    /// The variables that it uses directly.
    pub(super) variables: BTreeSet<String>,
    /// The messages and attributes that it refers to.
    pub(super) references: BTreeSet<String>,
    /// Its selections: a variable and the values that have a variant.
    pub(super) choices: Vec<(String, BTreeSet<String>)>,
}

/// Every message of a language, attributes included.
pub(super) fn messages(language: Language) -> Messages {
    let mut messages = Messages::new();
    for (name, text) in files::of(language) {
        let resource = fluent_syntax::parser::parse(text)
            .unwrap_or_else(|(_, errors)| panic!("{language:?} {name}: {errors:?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                assert!(matches!(entry, Entry::Comment(_)), "{language:?} {name}: {entry:?}");
                continue;
            };
            let value = message.value.expect("a text for the key");
            messages.insert(message.id.name.to_owned(), Message::of(&value));
            for attribute in message.attributes {
                let key = format!("{}.{}", message.id.name, attribute.id.name);
                messages.insert(key, Message::of(&attribute.value));
            }
        }
    }
    messages
}

/// The variables of a message and of everything that it refers to.
pub(super) fn variables(messages: &Messages, key: &str) -> BTreeSet<String> {
    let message = messages.get(key).unwrap_or_else(|| panic!("a message for {key}"));
    let others = message.references.iter().flat_map(|other| variables(messages, other));
    message.variables.iter().cloned().chain(others).collect()
}

impl Message {
    fn of(pattern: &Pattern<&str>) -> Self {
        let mut message = Self::default();
        message.read(pattern);
        message
    }

    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text.push_str(value),
                PatternElement::Placeable { expression } => {
                    self.text.push_str(GAP);
                    self.read_expression(expression);
                    self.text.push_str(GAP);
                }
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                let InlineExpression::VariableReference { id } = selector else {
                    panic!("a choice by something else than a variable");
                };
                let keys = variants.iter().map(|variant| match variant.key {
                    VariantKey::Identifier { name } => name.to_owned(),
                    VariantKey::NumberLiteral { value } => value.to_owned(),
                });
                self.choices.push((id.name.to_owned(), keys.collect()));
                for variant in variants {
                    self.read(&variant.value);
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|one| format!(".{}", one.name));
                self.references.insert(format!("{}{}", id.name, attribute.unwrap_or_default()));
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            _ => panic!("something that our texts do not use: {inline:?}"),
        }
    }
}
