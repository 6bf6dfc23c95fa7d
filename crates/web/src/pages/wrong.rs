//! Errors of form fields.

use crate::Texts;

/// An error of a form field.
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
    /// The login or the password is wrong.
    SignIn,
    /// Too many sign-in attempts in a short time.
    Patience,
    /// The value is not one of the options.
    Choice,
    /// The creator of a table has taken two seats.
    TwiceMe,
    /// Nobody on this screen has a seat at the table.
    NotMe,
    /// Two players have the same colour.
    Colour,
}

impl Wrong {
    /// All errors.
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
    /// The error and how to fix it.
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

    /// The name of somebody who has not given one.
    pub fn guest(&self) -> String {
        self.say("page-guest").text()
    }
}
