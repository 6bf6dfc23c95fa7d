//! The kinds of tables that people set up.

/// A kind of table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Setting {
    /// Two people, the second by invitation.
    Friends,
    /// Two people on one screen.
    OneScreen,
    /// A person and two computers.
    Computers,
    /// A person and a computer in London, with officials.
    London,
}

impl Setting {
    /// Tables of all kinds in turn.
    pub(crate) const fn of(number: u32) -> Self {
        match number % 4 {
            0 => Self::Friends,
            1 => Self::OneScreen,
            2 => Self::Computers,
            _ => Self::London,
        }
    }

    /// The form that sets it up.
    pub(crate) fn fields(self) -> Vec<(&'static str, &'static str)> {
        let (board, variant) = match self {
            Self::London => ("londinium", "one"),
            _ => ("hamburgum", "base"),
        };
        let seats: &[(&str, &str)] = match self {
            Self::Friends => &[("seats", "2"), ("seat2", "link")],
            Self::OneScreen => &[("seats", "2"), ("seat2", "here"), ("name2", "Bert")],
            Self::Computers => &[
                ("seats", "3"),
                ("seat2", "computer-apprentice"),
                ("seat3", "computer-journeyman"),
            ],
            Self::London => &[("seats", "2"), ("seat2", "computer-apprentice")],
        };
        let common = [
            ("table_name", "Soak"),
            ("board", board),
            ("variant", variant),
            ("start", "first"),
            ("seat1", "me"),
        ];
        common.into_iter().chain(seats.iter().copied()).collect()
    }
}
