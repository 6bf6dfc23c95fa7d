//! What can be wrong with a form.

use crate::Texts;
use hamburgum_table::FieldError;

/// What is wrong with what was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// A field of a table's forms is wrong.
    Field(FieldError),
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
}

impl Texts {
    /// What is wrong, and what would be right.
    pub fn wrong(&self, wrong: Wrong) -> String {
        let key = match wrong {
            Wrong::Field(FieldError::Name) => "page-wrong-name",
            Wrong::LoginTaken => "page-wrong-login-taken",
            Wrong::Password => "page-wrong-password",
            Wrong::Again => "page-wrong-again",
            Wrong::SignIn => "page-wrong-sign-in",
            Wrong::Patience => "page-wrong-patience",
            Wrong::Field(FieldError::Choice) => "page-wrong-choice",
            Wrong::Field(FieldError::TwiceMe) => "page-wrong-twice-me",
            Wrong::Field(FieldError::NotMe) => "page-wrong-not-me",
            Wrong::Field(FieldError::Colour) => "page-wrong-colour",
        };
        self.say(key).text()
    }

    /// What somebody is called who has not said a name.
    pub fn guest(&self) -> String {
        self.say("page-guest").text()
    }
}
