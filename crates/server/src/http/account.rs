//! Names, accounts and sessions.

use super::caller::Caller;
use super::common_password::is_easy_to_guess;
use super::guesses::Guesser;
use super::hours::{self, HoursFields};
use super::storable::Storable;
use super::trouble::Trouble;
use super::{html, password};
use crate::App;
use axum::extract::{Form, Path, Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use hamburgum_store::{Account, AccountLock, BlockedPerson, MergeError, PersonId, RegisterError};
use hamburgum_table::{FieldError, clean_name};
use hamburgum_web::Address;
use hamburgum_web::pages::{
    self, AccountKind, AccountView, BlockedView, Complaint, HoursView, Notice, Wrong,
};
use serde::Deserialize;

/// The query of the account page: the change that was just made, for a notice.
#[derive(Debug, Deserialize)]
pub(crate) struct AccountQuery {
    done: Option<String>,
}

/// The account page.
pub(crate) async fn page(
    State(app): State<App>,
    caller: Caller,
    Query(query): Query<AccountQuery>,
) -> Result<Response, Trouble> {
    let notice = query.done.and_then(|word| match word.as_str() {
        "name" => Some(Notice::Renamed),
        "register" => Some(Notice::Registered),
        "password" => Some(Notice::PasswordChanged),
        "delete" => Some(Notice::Deleted),
        "sign-out-elsewhere" => Some(Notice::SignedOutElsewhere),
        "hours" | "holiday" | "end-holiday" => Some(Notice::HoursChanged),
        "unblock" => Some(Notice::Unblocked),
        _ => None,
    });
    let about = AboutMe::of(&app, &caller).await?;
    let page = account_page(&caller, notice, &about, "", None);
    // Only the end of a session matters here: the page has forms, which need the server.
    let storable = caller.person.is_none().then_some(Storable::Forget);
    Ok((storable.unwrap_or(Storable::No), page).into_response())
}

/// What the page says about its reader besides the name and the login.
struct AboutMe {
    hours: Option<HoursView>,
    blocked: Vec<BlockedView>,
}

impl AboutMe {
    async fn of(app: &App, caller: &Caller) -> Result<Self, Trouble> {
        let blocked = match &caller.person {
            Some(person) => app.store().blocked_by(person.id).await?,
            None => Vec::new(),
        };
        let view = |one: BlockedPerson| BlockedView { person: one.person.0, name: one.name };
        let blocked = blocked.into_iter().map(view).collect();
        Ok(Self { hours: hours::view(app, caller).await?, blocked })
    }
}

fn account_page(
    caller: &Caller,
    notice: Option<Notice>,
    about: &AboutMe,
    typed_login: &str,
    wrong: Option<(&str, Wrong)>,
) -> Html<String> {
    let message = wrong.map(|(_, wrong)| caller.texts().wrong(wrong)).unwrap_or_default();
    let complaints: Vec<Complaint<'_>> =
        wrong.iter().map(|(field, _)| (*field, message.as_str())).collect();
    let login = caller.person.as_ref().and_then(|person| person.login.as_deref());
    html(pages::account(&AccountView {
        reader: caller.page_reader(),
        account: login.map_or(AccountKind::Guest, AccountKind::Of),
        notice,
        hours: about.hours.as_ref(),
        blocked: &about.blocked,
        typed_login,
        complaints: &complaints,
    }))
}

/// The fields of all account forms.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Fields {
    name: String,
    login: String,
    password: String,
    again: String,
    current: String,
    sure: String,
    /// The number of somebody who is blocked.
    person: String,
    #[serde(flatten)]
    hours: HoursFields,
}

/// The result of a form: the caller with the change, or the field to correct.
pub(super) type Outcome = Result<Caller, Refused>;

pub(super) enum Refused {
    Field(&'static str, Wrong),
    Trouble(Trouble),
}

impl<T: Into<Trouble>> From<T> for Refused {
    fn from(trouble: T) -> Self {
        Self::Trouble(trouble.into())
    }
}

/// Handles a form of the account page.
pub(crate) async fn change(
    State(app): State<App>,
    Path((_, what)): Path<(String, String)>,
    caller: Caller,
    Form(fields): Form<Fields>,
) -> Result<Response, Trouble> {
    let before = caller.clone();
    let changed = match what.as_str() {
        "name" => rename(&app, caller, &fields).await,
        "register" => register(&app, caller, &fields).await,
        "sign-in" => sign_in(&app, caller, &fields).await,
        "password" => change_password(&app, caller, &fields).await,
        "sign-out" => caller.sign_out(&app).await.map_err(Refused::Trouble),
        "sign-out-elsewhere" => sign_out_elsewhere(&app, caller).await,
        "delete" => delete(&app, caller, &fields).await,
        "hours" => hours::change(&app, caller, &fields.hours).await,
        "holiday" => hours::take_holiday(&app, caller, &fields.hours).await,
        "end-holiday" => hours::end_holiday(&app, caller, &fields.hours).await,
        "unblock" => unblock(&app, caller, &fields).await,
        _ => return Err(Trouble::NotFound),
    };
    let language = before.language();
    match changed {
        Ok(caller) if what == "sign-in" => {
            Ok((caller.jar, Redirect::to(&Address::Home.in_language(language))).into_response())
        }
        Ok(caller) => {
            let onward =
                Redirect::to(&format!("{}?done={what}", Address::Account.in_language(language)));
            Ok((caller.jar, onward).into_response())
        }
        Err(Refused::Field(field, wrong)) => {
            let mut about = AboutMe::of(&app, &before).await?;
            about.hours = about.hours.map(|view| fields.hours.typed_into(view));
            let page = account_page(&before, None, &about, &fields.login, Some((field, wrong)));
            let status = match wrong {
                Wrong::Patience => StatusCode::TOO_MANY_REQUESTS,
                _ => StatusCode::UNPROCESSABLE_ENTITY,
            };
            Ok((status, page).into_response())
        }
        Err(Refused::Trouble(trouble)) => Err(trouble),
    }
}

async fn rename(app: &App, caller: Caller, fields: &Fields) -> Outcome {
    let name =
        clean_name(&fields.name).ok_or(Refused::Field("name", Wrong::Field(FieldError::Name)))?;
    let (mut caller, _) = caller.or_guest(app, &name).await?;
    if let Some(person) = &mut caller.person {
        app.store().rename(person.id, &name).await?;
        person.name = name;
    }
    Ok(caller)
}

async fn register(app: &App, caller: Caller, fields: &Fields) -> Outcome {
    let login = clean_name(&fields.login)
        .ok_or(Refused::Field("register-login", Wrong::Field(FieldError::Name)))?;
    check_new(&fields.password, &fields.again, &login, ["register-password", "register-again"])?;
    if !app.guesses().allow_sign_up(caller.address).await? {
        return Err(Refused::Field("register-login", Wrong::Patience));
    }
    let hash = app.passwords().hash(fields.password.clone()).await?;
    // Checked before a guest is created, who would be left over after an error.
    if app.store().account(&login).await?.is_some() {
        return Err(Refused::Field("register-login", Wrong::LoginTaken));
    }
    let (caller, _) = caller.or_guest(app, &login).await?;
    let Some(person) = &caller.person else { return Err(Trouble::Internal.into()) };
    let person = person.id;
    match app.store().register(person, &login, &hash).await {
        Ok(()) => {}
        Err(RegisterError::Taken) => {
            return Err(Refused::Field("register-login", Wrong::LoginTaken));
        }
        Err(RegisterError::Store(error)) => return Err(error.into()),
        Err(other) => {
            tracing::warn!(%other, "a registration failed");
            return Err(Trouble::Senseless.into());
        }
    }
    // A leaked cookie of the guest must not give access to the account.
    Ok(caller.sign_in(app, &open_account(person, hash)).await?)
}

async fn unblock(app: &App, caller: Caller, fields: &Fields) -> Outcome {
    let Some(person) = &caller.person else { return Err(Trouble::NotSeated.into()) };
    let other = fields.person.parse().map_err(|_| Trouble::Senseless)?;
    app.store().unblock(person.id, PersonId(other)).await?;
    Ok(caller)
}

/// Signs in. Games that were played as a guest on this device move to the account.
async fn sign_in(app: &App, caller: Caller, fields: &Fields) -> Outcome {
    const WRONG: Refused = Refused::Field("sign-in-password", Wrong::SignIn);
    let login = clean_name(&fields.login).ok_or(WRONG)?;
    let account = app.store().account(&login).await?;
    let guesser = match &account {
        Some(account) if caller.has_signed_in_to(account) => Guesser::Known(account.person),
        _ => Guesser::stranger(&login, caller.address),
    };
    check_patience(app, &guesser, "sign-in-password").await?;
    let kept = account.as_ref().map(|account| account.password_hash.clone());
    let is_right = is_right(app, &fields.password, kept).await?;
    let Some(account) = account.filter(|_| is_right) else { return Err(WRONG) };
    if account.lock == AccountLock::Locked {
        return Err(Refused::Field("sign-in-password", Wrong::Locked));
    }
    let guest = caller.person.as_ref().filter(|person| person.login.is_none());
    if let Some(guest) = guest.filter(|guest| guest.id != account.person) {
        match app.store().merge_guest(guest.id, account.person).await {
            Ok(()) => {}
            Err(MergeError::Store(error)) => return Err(error.into()),
            Err(other) => {
                tracing::warn!(%other, "the games of a guest could not be moved to the account");
            }
        }
    }
    Ok(caller.sign_in(app, &account).await?)
}

/// Changes the password; all other sessions end, since one of them may be the reason for the change.
async fn change_password(app: &App, caller: Caller, fields: &Fields) -> Outcome {
    let Some((person, login)) =
        caller.person.as_ref().and_then(|person| Some((person.id, person.login.clone()?)))
    else {
        return Err(Trouble::NotSeated.into());
    };
    check_patience(app, &Guesser::Known(person), "current").await?;
    let account = app.store().account(&login).await?;
    let kept = account.map(|account| account.password_hash);
    if !is_right(app, &fields.current, kept).await? {
        return Err(Refused::Field("current", Wrong::SignIn));
    }
    check_new(&fields.password, &fields.again, &login, ["password", "again"])?;
    let hash = app.passwords().hash(fields.password.clone()).await?;
    app.store().set_password(person, &hash).await?;
    Ok(caller.sign_in(app, &open_account(person, hash)).await?)
}

fn open_account(person: PersonId, password_hash: String) -> Account {
    Account { person, password_hash, lock: AccountLock::Open }
}

/// Checks a password. No account has one that exceeds the maximum length.
async fn is_right(app: &App, typed: &str, kept: Option<String>) -> Result<bool, Trouble> {
    let kept = kept.filter(|_| typed.chars().count() <= password::LONGEST);
    app.passwords().is_right(typed.chars().take(password::LONGEST).collect(), kept).await
}

/// Deletes everything about a person; the games stay.
async fn delete(app: &App, caller: Caller, fields: &Fields) -> Outcome {
    let Some(person) = caller.person.clone() else { return Err(Trouble::NotSeated.into()) };
    if fields.sure != "yes" {
        return Err(Refused::Field("sure", Wrong::Unconfirmed));
    }
    if let Some(login) = &person.login {
        check_patience(app, &Guesser::Known(person.id), "delete-password").await?;
        let kept = app.store().account(login).await?.map(|account| account.password_hash);
        if !is_right(app, &fields.current, kept).await? {
            return Err(Refused::Field("delete-password", Wrong::SignIn));
        }
    }
    app.tables().delete_person(person.id).await?;
    Ok(caller.sign_out(app).await?.forget_device())
}

async fn sign_out_elsewhere(app: &App, caller: Caller) -> Outcome {
    if let (Some(person), Some(session)) = (&caller.person, caller.session()) {
        app.store().end_other_sessions(person.id, &session).await?;
    }
    Ok(caller)
}

/// Applies the rate limit of guesses before the expensive password check.
async fn check_patience(app: &App, guesser: &Guesser, field: &'static str) -> Result<(), Refused> {
    let is_allowed = app.guesses().allow(guesser).await?;
    if is_allowed { Ok(()) } else { Err(Refused::Field(field, Wrong::Patience)) }
}

fn check_new(
    password: &str,
    again: &str,
    login: &str,
    fields: [&'static str; 2],
) -> Result<(), Refused> {
    let length = password.chars().count();
    if !(password::SHORTEST..=password::LONGEST).contains(&length) {
        return Err(Refused::Field(fields[0], Wrong::Password));
    }
    if is_easy_to_guess(password, login) {
        return Err(Refused::Field(fields[0], Wrong::CommonPassword));
    }
    if password != again {
        return Err(Refused::Field(fields[1], Wrong::Again));
    }
    Ok(())
}
