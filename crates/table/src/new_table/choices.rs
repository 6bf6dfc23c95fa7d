//! The choices of the form for a new table that are remembered as defaults of the next one.

use super::NewTableForm;
use crate::{ClockPreset, EndOfTime, Experience};
use hamburgum_ai::Level;
use hamburgum_engine::{Board, Player, Variant};

/// A field with fixed options.
#[derive(Clone, Copy)]
enum Choice {
    Level,
    Seats,
    Board,
    Variant,
    Start,
    Clock,
    Weekend,
    EndOfTime,
    OpenTo,
    Wanted,
    Advised,
    Sitter,
    Colour,
}

impl Choice {
    /// Whether a field has this option. Generated cities are left out, because each form offers a
    /// new one.
    fn offers(self, word: &str) -> bool {
        match self {
            Self::Level => word.parse::<Level>().is_ok(),
            Self::Seats => ["2", "3", "4", "5"].contains(&word),
            Self::Board => Board::built_in().into_iter().any(|board| board.id() == word),
            Self::Variant => word.parse::<Variant>().is_ok(),
            Self::Start => ["lot", "first"].contains(&word),
            Self::Clock => word.parse::<ClockPreset>().is_ok(),
            Self::Weekend => ["", "pauses"].contains(&word),
            Self::EndOfTime => word.parse::<EndOfTime>().is_ok(),
            Self::OpenTo => ["link", "all"].contains(&word),
            Self::Wanted => word.parse::<Experience>().is_ok(),
            Self::Advised => ["yes", "no"].contains(&word),
            Self::Sitter => is_sitter(word),
            Self::Colour => word.is_empty() || word.parse::<Player>().is_ok(),
        }
    }
}

fn is_sitter(word: &str) -> bool {
    let level = word.strip_prefix("computer-").and_then(|level| level.parse::<Level>().ok());
    ["me", "link", "here", "computer"].contains(&word) || level.is_some()
}

impl NewTableForm {
    /// The words of the choices, in a fixed order and without any names.
    pub fn choices(&mut self) -> Vec<&str> {
        self.chosen().into_iter().map(|(_, word)| word.as_str()).collect()
    }

    /// Sets these choices, as far as they are still available.
    #[must_use]
    pub fn with_choices(mut self, words: &[&str]) -> Self {
        let chosen = self.chosen();
        if words.len() == chosen.len() {
            for ((choice, field), word) in chosen.into_iter().zip(words) {
                if choice.offers(word) {
                    (*word).clone_into(field);
                }
            }
        }
        self
    }

    fn chosen(&mut self) -> Vec<(Choice, &mut String)> {
        let mut chosen = vec![
            (Choice::Level, &mut self.level),
            (Choice::Seats, &mut self.seats),
            (Choice::Board, &mut self.board),
            (Choice::Variant, &mut self.variant),
            (Choice::Start, &mut self.start),
            (Choice::Clock, &mut self.clock),
            (Choice::Weekend, &mut self.weekend),
            (Choice::EndOfTime, &mut self.at_end),
            (Choice::OpenTo, &mut self.open_to),
            (Choice::Wanted, &mut self.wanted),
            (Choice::Advised, &mut self.advised),
        ];
        chosen.extend(self.seat.iter_mut().map(|word| (Choice::Sitter, word)));
        chosen.extend(self.colour.iter_mut().map(|word| (Choice::Colour, word)));
        chosen
    }
}
