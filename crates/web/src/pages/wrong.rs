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
    /// The person offers as many tables to everybody as one person may.
    ManyOffers,
    /// Too many sign-in attempts in a short time.
    Patience,
    /// That is no mail address.
    Mail,
    /// No mail could be sent to this address.
    MailRefused,
    /// Too many mails that ask to confirm an address in a short time.
    MailPatience,
    /// That is no address of a webhook.
    Webhook,
    /// A webhook is in a private network, or not encrypted.
    PrivateWebhook,
    /// The person has as many webhooks as anybody may have.
    ManyWebhooks,
    /// Hours or a holiday cannot be as they were typed.
    Hours(HoursError),
}

/// What is wrong with hours or a holiday.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HoursError {
    /// There is no such time zone.
    Zone,
    /// It is no time of day.
    Time,
    /// The night is too long.
    NightTooLong,
    /// They were changed too often lately.
    TooOften,
    /// It is no date.
    Date,
    /// The last day is before the first.
    Backwards,
    /// The first day is before today.
    Past,
    /// The first day is more than a year ahead.
    TooFarAhead,
    /// There is another holiday on one of the days.
    Overlaps,
    /// The holiday is too long.
    TooLong,
    /// So many days are left in the year.
    TooMany(u16),
}

impl HoursError {
    fn key(self) -> &'static str {
        match self {
            Self::Zone => "hours-wrong-zone",
            Self::Time => "hours-wrong-time",
            Self::NightTooLong => "hours-wrong-night",
            Self::TooOften => "hours-wrong-often",
            Self::Date => "hours-wrong-date",
            Self::Backwards => "hours-wrong-backwards",
            Self::Past => "hours-wrong-past",
            Self::TooFarAhead => "hours-wrong-far",
            Self::Overlaps => "hours-wrong-overlaps",
            Self::TooLong | Self::TooMany(_) => "hours-wrong-long",
        }
    }
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
            Wrong::Mail => "notices-wrong-mail",
            Wrong::MailRefused => "notices-wrong-mail-refused",
            Wrong::MailPatience => "notices-wrong-mail-patience",
            Wrong::Webhook => "notices-wrong-webhook",
            Wrong::PrivateWebhook => "notices-wrong-webhook-private",
            Wrong::ManyWebhooks => "notices-wrong-webhook-many",
            Wrong::Field(FieldError::Choice) => "page-wrong-choice",
            Wrong::Field(FieldError::TwiceMe) => "page-wrong-twice-me",
            Wrong::Field(FieldError::NotMe) => "page-wrong-not-me",
            Wrong::Field(FieldError::Colour) => "page-wrong-colour",
            Wrong::Hours(HoursError::TooMany(left)) => {
                return self.say("hours-wrong-too-many").with("number", left).text();
            }
            Wrong::Hours(error) => error.key(),
            Wrong::Field(FieldError::Time) => "lobby-wrong-time",
            Wrong::Field(FieldError::NoOpenSeat) => "lobby-wrong-no-open-seat",
            Wrong::ManyOffers => "lobby-wrong-many-offers",
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
