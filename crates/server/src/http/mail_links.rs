//! What links in mails lead to. Whoever has the link may use it, without a session.

use super::html;
use super::language::PageLanguage;
use super::reader::Reader;
use super::trouble::Trouble;
use crate::App;
use crate::notices::Wants;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use hamburgum_notify::TokenPurpose;
use hamburgum_store::{ChannelId, PersonId};
use hamburgum_web::pages::{self, MailLink, MailLinkState};
use std::time::SystemTime;

/// What a token is about.
struct Subject {
    person: PersonId,
    channel: ChannelId,
    /// The word of what is ended; empty for a confirmation.
    what: String,
}

impl Subject {
    fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let person = PersonId(words.next()?.parse().ok()?);
        let channel = ChannelId(words.next()?.parse().ok()?);
        Some(Self { person, channel, what: words.next().unwrap_or_default().to_owned() })
    }
}

/// The page of a link that confirms an address.
pub(crate) async fn confirm_page(
    State(app): State<App>,
    Path((_, token)): Path<(String, String)>,
    visit: Visit,
) -> Result<Response, Trouble> {
    let state = subject(&app, TokenPurpose::Confirm, &token).await?;
    Ok(visit.page(MailLink::Confirm(&token), state.map(|_| MailLinkState::Asked)))
}

/// Confirms an address.
pub(crate) async fn confirm(
    State(app): State<App>,
    Path((_, token)): Path<(String, String)>,
    visit: Visit,
) -> Result<Response, Trouble> {
    let Some(subject) = subject(&app, TokenPurpose::Confirm, &token).await? else {
        return Ok(visit.page(MailLink::Confirm(&token), None));
    };
    let is_there = app.store().confirm_channel(subject.person, subject.channel).await?;
    app.notices().plan_digest(subject.person).await?;
    Ok(visit.page(MailLink::Confirm(&token), is_there.then_some(MailLinkState::Done)))
}

/// The page of a link that ends mails.
pub(crate) async fn unsubscribe_page(
    State(app): State<App>,
    Path((_, token)): Path<(String, String)>,
    visit: Visit,
) -> Result<Response, Trouble> {
    let state = subject(&app, TokenPurpose::Unsubscribe, &token).await?;
    Ok(visit.page(MailLink::Unsubscribe(&token), state.map(|_| MailLinkState::Asked)))
}

/// Ends mails of a kind. Mail programs send this request by themselves (RFC 8058).
pub(crate) async fn unsubscribe(
    State(app): State<App>,
    Path((_, token)): Path<(String, String)>,
    visit: Visit,
) -> Result<Response, Trouble> {
    let Some(subject) = subject(&app, TokenPurpose::Unsubscribe, &token).await? else {
        return Ok(visit.page(MailLink::Unsubscribe(&token), None));
    };
    let channels = app.store().channels(subject.person).await?;
    // An address that was removed gets nothing anyway.
    if let Some(channel) = channels.into_iter().find(|one| one.id == subject.channel) {
        let wants = Wants::read(&channel.wants).without(&subject.what);
        app.store().set_wants(subject.person, channel.id, &wants.to_text()).await?;
    }
    Ok(visit.page(MailLink::Unsubscribe(&token), Some(MailLinkState::Done)))
}

async fn subject(
    app: &App,
    purpose: TokenPurpose,
    token: &str,
) -> Result<Option<Subject>, Trouble> {
    let Some(office) = app.notices().office().await? else { return Ok(None) };
    let text = office.tokens.open(purpose, token, SystemTime::now());
    Ok(text.ok().and_then(|text| Subject::read(&text)))
}

/// The reader of such a page, whoever it is.
pub(crate) struct Visit(Reader);

impl<S: Send + Sync> axum::extract::FromRequestParts<S> for Visit {
    type Rejection = Trouble;

    async fn from_request_parts(
        parts: &mut axum::http::request::Parts,
        state: &S,
    ) -> Result<Self, Trouble> {
        PageLanguage::from_request_parts(parts, state).await?;
        let (uri, headers): (&Uri, &HeaderMap) = (&parts.uri, &parts.headers);
        Ok(Self(Reader::of(uri, headers)))
    }
}

impl Visit {
    fn page(&self, link: MailLink<'_>, state: Option<MailLinkState>) -> Response {
        let Reader { language, theme, .. } = self.0;
        let reader = pages::Reader { language, theme, name: None, site: None };
        let status = if state.is_some() { StatusCode::OK } else { StatusCode::NOT_FOUND };
        let state = state.unwrap_or(MailLinkState::Wrong);
        (status, html(pages::mail_link(reader, link, state))).into_response()
    }
}
