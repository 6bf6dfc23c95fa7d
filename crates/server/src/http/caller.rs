//! The client of a request: person, session, language and address.

use super::language::PageLanguage;
use super::limits::sender;
use super::reader::Reader;
use super::remembered::person_of;
use super::trouble::Trouble;
use crate::live::{Coding, Edition};
use crate::{App, secret};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, header};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use hamburgum_store::{Account, Person, PersonId, Timestamp};
use hamburgum_table::Who;
use hamburgum_web::{Language, Texts, pages};
use std::net::IpAddr;

/// The cookie of a session.
const SESSION: &str = "session";
/// The cookie of a browser that has signed in to an account. It only keeps strangers from using up the
/// attempts of the owner.
const DEVICE: &str = "device";

/// The client of a request, and the form of response that it wants.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    pub(crate) reader: Reader,
    pub(crate) jar: CookieJar,
    pub(crate) person: Option<Person>,
    aliases: Vec<PersonId>,
    /// The client's address, for rate limits.
    pub(crate) address: Option<IpAddr>,
    /// The origin for absolute links.
    pub(crate) origin: String,
    /// Whether the request comes from a script, which wants the new state of the table instead of a
    /// redirect.
    pub(crate) is_live: bool,
    /// The edition of the table that the script shows.
    pub(crate) shown: Option<Edition>,
    pub(crate) coding: Coding,
}

/// Extracts the caller on routes with a language.
impl FromRequestParts<App> for Caller {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Trouble> {
        PageLanguage::from_request_parts(parts, app).await?;
        Self::of(parts, app).await
    }
}

impl Caller {
    async fn of(parts: &Parts, app: &App) -> Result<Self, Trouble> {
        let jar = CookieJar::from_headers(&parts.headers);
        let session = jar.get(SESSION).map(|cookie| secret::session_hash(cookie.value()));
        let found = match session {
            Some(session) => match person_of(app, session).await {
                Err(error) if error.is_away() && parts.method == Method::GET => {
                    app.remembered().get(&session)
                }
                found => found?,
            },
            None => None,
        };
        let (person, aliases) = found.unzip();
        let aliases = aliases.unwrap_or_default();
        Ok(Self {
            reader: Reader::of(&parts.uri, &parts.headers),
            jar,
            person,
            aliases,
            address: sender(app, &parts.headers, &parts.extensions),
            origin: origin(app, &parts.headers),
            is_live: parts.headers.contains_key("x-live"),
            shown: shown(&parts.headers),
            coding: Coding::of(&parts.headers),
        })
    }

    pub(crate) fn language(&self) -> Language {
        self.reader.language
    }

    pub(crate) fn texts(&self) -> &'static Texts {
        Texts::of(self.language())
    }

    /// The reader in the form that pages take.
    pub(crate) fn page_reader(&self) -> pages::Reader<'_> {
        pages::Reader {
            language: self.reader.language,
            theme: self.reader.theme,
            name: self.person.as_ref().map(|person| person.name.as_str()),
            site: Some(&self.origin),
        }
    }

    /// The person in the form that tables take; `None` without a session.
    pub(crate) fn who(&self) -> Option<Who> {
        let person = self.person.as_ref()?;
        Some(Who {
            id: person.id.0,
            aliases: self.aliases.iter().map(|alias| alias.0).collect(),
            name: person.name.clone(),
        })
    }

    /// Returns the person, after creating a guest with this name if there is no session.
    pub(crate) async fn or_guest(mut self, app: &App, name: &str) -> Result<(Self, Who), Trouble> {
        if self.person.is_none() {
            let session = secret::session();
            let hash = secret::session_hash(&session);
            let id = app.store().new_guest(name, hash, Timestamp::now()).await?;
            self.jar = self.jar.add(session_cookie(app, session));
            self.person = Some(Person { id, name: name.to_owned(), login: None, language: None });
        }
        let who = self.who().ok_or(Trouble::Internal)?;
        Ok((self, who))
    }

    /// Keeps the language of the page as the person's, for messages that reach them elsewhere. It is not
    /// worth an error.
    pub(crate) async fn keep_language(&self, app: &App) {
        let Some(person) = &self.person else { return };
        let language = self.language().code();
        if person.language.as_deref() == Some(language) || app.is_database_away() {
            return;
        }
        if let Err(error) = app.store().set_language(person.id, language).await {
            tracing::warn!(%error, "the language of a person cannot be kept");
        }
    }

    /// The hash of the request's session.
    pub(crate) fn session(&self) -> Option<hamburgum_store::SessionHash> {
        self.jar.get(SESSION).map(|cookie| secret::session_hash(cookie.value()))
    }

    /// Whether this browser has signed in to an account since its password was set.
    pub(crate) fn has_signed_in_to(&self, account: &Account) -> bool {
        self.jar.get(DEVICE).is_some_and(|cookie| cookie.value() == secret::device(account))
    }

    /// Replaces the request's session with a new one for this account. Push messages to this browser
    /// continue.
    pub(crate) async fn sign_in(self, app: &App, account: &Account) -> Result<Self, Trouble> {
        let session = secret::session();
        let hash = secret::session_hash(&session);
        app.store().add_session(account.person, hash, Timestamp::now()).await?;
        if let Some(old) = self.session().filter(|_| self.is_part_of(account)) {
            app.store().move_subscription(old, hash).await?;
        }
        let mut caller = self.sign_out(app).await?;
        let device = lasting_cookie(app, DEVICE, secret::device(account));
        caller.jar = caller.jar.add(session_cookie(app, session)).add(device);
        Ok(caller)
    }

    /// Whether the caller is the owner of an account already, or a guest who becomes part of it.
    fn is_part_of(&self, account: &Account) -> bool {
        let is_owner = |person: &Person| person.id == account.person || person.login.is_none();
        self.person.as_ref().is_some_and(is_owner)
    }

    /// Sets the cookies again: browsers delete a cookie after 400 days, even if it is in use.
    pub(crate) fn renewed_cookies(&self, app: &App) -> CookieJar {
        let is_known = self.person.is_some();
        let cookies = [SESSION, DEVICE].map(|name| (name, self.jar.get(name)));
        let renewed = cookies.into_iter().filter_map(|(name, cookie)| {
            let value = cookie.filter(|_| is_known)?.value().to_owned();
            Some(lasting_cookie(app, name, value))
        });
        renewed.fold(CookieJar::new(), CookieJar::add)
    }

    /// Forgets that this browser has signed in to an account.
    pub(crate) fn forget_device(mut self) -> Self {
        self.jar = self.jar.remove(Cookie::build(DEVICE).path("/"));
        self
    }

    /// Ends the session.
    pub(crate) async fn sign_out(mut self, app: &App) -> Result<Self, Trouble> {
        if let Some(session) = self.session() {
            app.store().end_session(&session).await?;
        }
        self.jar = self.jar.remove(Cookie::build(SESSION).path("/"));
        Ok(self)
    }
}

fn session_cookie(app: &App, session: String) -> Cookie<'static> {
    lasting_cookie(app, SESSION, session)
}

/// Builds a permanent cookie that scripts cannot read and that browsers do not send with forms of
/// other sites.
pub(super) fn lasting_cookie(app: &App, name: &'static str, value: String) -> Cookie<'static> {
    Cookie::build((name, value))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(app.config().is_secure())
        .permanent()
        .build()
}

/// The edition that a script names in the header by which it asks for an update.
fn shown(headers: &HeaderMap) -> Option<Edition> {
    headers.get("x-live")?.to_str().ok()?.parse().ok()
}

/// The configured public address, else the `Host` header.
fn origin(app: &App, headers: &HeaderMap) -> String {
    let host = || headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let from_host = || host().map(|host| format!("{}://{host}", app.config().scheme()));
    app.config().public_address.clone().or_else(from_host).unwrap_or_default()
}
