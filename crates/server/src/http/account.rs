//! Names, accounts and sessions.

use super::caller::Caller;
use super::trouble::Trouble;
use super::{html, password};
use crate::App;
use axum::extract::{Form, Path, Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use hamburgum_store::{MergeError, RegisterError};
use hamburgum_table::{FieldError, clean_name};
use hamburgum_web::Address;
use hamburgum_web::pages::{self, AccountKind, AccountView, Complaint, Notice, Wrong};
use serde::Deserialize;

/// The query of the account page: the change that was just made, for a notice.
#[derive(Debug, Deserialize)]
pub(crate) struct Told {
    done: Option<String>,
}

/// The account page.
pub(crate) async fn page(
    caller: Caller,
    Query(told): Query<Told>,
) -> Result<Html<String>, Trouble> {
    let notice = told.done.and_then(|word| match word.as_str() {
        "name" => Some(Notice::Renamed),
        "register" => Some(Notice::Registered),
        "password" => Some(Notice::PasswordChanged),
        "sign-out-elsewhere" => Some(Notice::SignedOutElsewhere),
        _ => None,
    });
    Ok(account_page(&caller, notice, "", None))
}

fn account_page(
    caller: &Caller,
    notice: Option<Notice>,
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
}

/// The result of a form: the caller with the change, or the field to correct.
type Outcome = Result<Caller, Refused>;

enum Refused {
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
            let page = account_page(&before, None, &fields.login, Some((field, wrong)));
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
    check_new(&fields.password, &fields.again, ["register-password", "register-again"])?;
    let hash = app.passwords().hash(fields.password.clone()).await?;
    let (mut caller, _) = caller.or_guest(app, &login).await?;
    let Some(person) = &mut caller.person else { return Err(Trouble::Internal.into()) };
    match app.store().register(person.id, &login, &hash).await {
        Ok(()) => {}
        Err(RegisterError::Taken) => {
            return Err(Refused::Field("register-login", Wrong::LoginTaken));
        }
        Err(RegisterError::Store(error)) => return Err(error.into()),
        Err(other) => {
            tracing::warn!(%other, "somebody could not register");
            return Err(Trouble::Senseless.into());
        }
    }
    person.login = Some(login);
    Ok(caller)
}

/// Signs in. Games that were played as a guest on this device move to the account.
async fn sign_in(app: &App, caller: Caller, fields: &Fields) -> Outcome {
    check_patience(app, &caller, &fields.login, "sign-in-password")?;
    let account = app.store().account(&fields.login).await?;
    let kept = account.as_ref().map(|account| account.password_hash.clone());
    let is_right = app.passwords().is_right(fields.password.clone(), kept).await?;
    let Some(account) = account.filter(|_| is_right) else {
        return Err(Refused::Field("sign-in-password", Wrong::SignIn));
    };
    let guest = caller.person.as_ref().filter(|person| person.login.is_none());
    if let Some(guest) = guest.filter(|guest| guest.id != account.person) {
        match app.store().merge_guest(guest.id, account.person).await {
            Ok(()) => {}
            Err(MergeError::Store(error)) => return Err(error.into()),
            Err(other) => tracing::warn!(%other, "a guest's games stay where they are"),
        }
    }
    Ok(caller.sign_in(app, account.person).await?)
}

async fn change_password(app: &App, caller: Caller, fields: &Fields) -> Outcome {
    let Some((person, login)) =
        caller.person.as_ref().and_then(|person| Some((person.id, person.login.clone()?)))
    else {
        return Err(Trouble::NotSeated.into());
    };
    check_patience(app, &caller, &login, "current")?;
    let account = app.store().account(&login).await?;
    let kept = account.map(|account| account.password_hash);
    if !app.passwords().is_right(fields.current.clone(), kept).await? {
        return Err(Refused::Field("current", Wrong::SignIn));
    }
    check_new(&fields.password, &fields.again, ["password", "again"])?;
    let hash = app.passwords().hash(fields.password.clone()).await?;
    app.store().set_password(person, &hash).await?;
    Ok(caller)
}

async fn sign_out_elsewhere(app: &App, caller: Caller) -> Outcome {
    if let (Some(person), Some(session)) = (&caller.person, caller.session()) {
        app.store().end_other_sessions(person.id, &session).await?;
    }
    Ok(caller)
}

/// Applies the rate limit of guesses before the expensive password check.
fn check_patience(
    app: &App,
    caller: &Caller,
    login: &str,
    field: &'static str,
) -> Result<(), Refused> {
    let may_try = app.guesses().allow(login, caller.address);
    if may_try { Ok(()) } else { Err(Refused::Field(field, Wrong::Patience)) }
}

fn check_new(password: &str, again: &str, fields: [&'static str; 2]) -> Result<(), Refused> {
    let length = password.chars().count();
    if !(password::SHORTEST..=password::LONGEST).contains(&length) {
        return Err(Refused::Field(fields[0], Wrong::Password));
    }
    if password != again {
        return Err(Refused::Field(fields[1], Wrong::Again));
    }
    Ok(())
}
