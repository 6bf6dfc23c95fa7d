//! Errors of form fields.

use crate::Texts;
use hamburgum_table::FieldError;

/// An error of a form field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// A field of a table's forms is wrong.
    Field(FieldError),
    /// Somebody has this login already.
    LoginTaken,
    /// A password is too short or too long.
    Password,
    /// A password is easy to guess.
    CommonPassword,
    /// The password was typed differently the second time.
    Again,
    /// The login or the password is wrong.
    SignIn,
    /// The operator has locked the account.
    Locked,
    /// Something that cannot be undone was not confirmed.
    Unconfirmed,
    /// Too many sign-in attempts in a short time.
    Patience,
}

impl Texts {
    /// The error and how to fix it.
    pub fn wrong(&self, wrong: Wrong) -> String {
        let key = match wrong {
            Wrong::Field(FieldError::Name) => "page-wrong-name",
            Wrong::LoginTaken => "page-wrong-login-taken",
            Wrong::Password => "page-wrong-password",
            Wrong::CommonPassword => "page-wrong-common-password",
            Wrong::Again => "page-wrong-again",
            Wrong::SignIn => "page-wrong-sign-in",
            Wrong::Locked => "page-wrong-locked",
            Wrong::Unconfirmed => "page-wrong-unconfirmed",
            Wrong::Patience => "page-wrong-patience",
            Wrong::Field(FieldError::Choice) => "page-wrong-choice",
            Wrong::Field(FieldError::TwiceMe) => "page-wrong-twice-me",
            Wrong::Field(FieldError::NotMe) => "page-wrong-not-me",
            Wrong::Field(FieldError::Colour) => "page-wrong-colour",
        };
        self.say(key).text()
    }

    /// What somebody is called whose account was deleted.
    pub fn former_player(&self) -> String {
        self.say("page-former-player").text()
    }

    /// The name of somebody who has not given one.
    pub fn guest(&self) -> String {
        self.say("page-guest").text()
    }
}
