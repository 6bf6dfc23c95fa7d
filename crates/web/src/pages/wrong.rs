//! What can be wrong with a form.

use crate::Texts;

/// What is wrong with what was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// A name is empty or too long.
    Name,
    /// Somebody has this login already.
    LoginTaken,
    /// A password is too short or too long.
    Password,
    /// The password was typed differently the second time.
    Again,
    /// The login or the password is not right.
    SignIn,
    /// A password was guessed too often in a short time.
    Patience,
    /// The choice is none of those that were offered.
    Choice,
    /// Whoever sets up a table has taken two seats.
    TwiceMe,
    /// Nobody on this screen would sit at the table.
    NotMe,
    /// Two would play the same colour.
    Colour,
}

impl Wrong {
    /// All that can be wrong.
    pub const ALL: [Self; 10] = [
        Self::Name,
        Self::LoginTaken,
        Self::Password,
        Self::Again,
        Self::SignIn,
        Self::Patience,
        Self::Choice,
        Self::TwiceMe,
        Self::NotMe,
        Self::Colour,
    ];
}

impl Texts {
    /// What is wrong, and what would be right.
    pub fn wrong(&self, wrong: Wrong) -> String {
        let key = match wrong {
            Wrong::Name => "page-wrong-name",
            Wrong::LoginTaken => "page-wrong-login-taken",
            Wrong::Password => "page-wrong-password",
            Wrong::Again => "page-wrong-again",
            Wrong::SignIn => "page-wrong-sign-in",
            Wrong::Patience => "page-wrong-patience",
            Wrong::Choice => "page-wrong-choice",
            Wrong::TwiceMe => "page-wrong-twice-me",
            Wrong::NotMe => "page-wrong-not-me",
            Wrong::Colour => "page-wrong-colour",
        };
        self.say(key).text()
    }

    /// What somebody is called who has not said a name.
    pub fn guest(&self) -> String {
        self.say("page-guest").text()
    }
}
