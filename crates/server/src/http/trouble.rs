//! Errors of requests, rendered as pages in the reader's language.

use super::html;
use super::reader::Reader;
use crate::Failure;
use crate::work::WorkError;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hamburgum_store::StoreError;
use hamburgum_table::{FormError, Refusal};
use hamburgum_web::pages::{self, Problem, ProblemView};
use hamburgum_web::{Address, At, Language};

/// The error of a request.
#[derive(Clone, Debug)]
pub(crate) enum Trouble {
    NotFound,
    /// The path starts with the code of an unsupported language.
    NoSuchLanguage,
    /// The person does not hold the seat that this needs.
    NotSeated,
    /// Others at the table have not agreed to advice.
    NotAgreed,
    /// It would help in a game that the person still plays against people.
    RunningGame,
    /// The table has changed since the page was shown.
    MovedOn,
    /// The rules do not allow it, for a reason in the reader's language.
    Illegal {
        reason: String,
    },
    /// The lesson expects another step, explained in the reader's language.
    OffLesson {
        reason: String,
    },
    /// The request is malformed: no form of the pages sends it.
    Senseless,
    /// Another site has sent the form.
    Foreign,
    /// The person has as many open tables as one person may have.
    ManyTables,
    /// A game cannot be planned for this moment.
    WrongTime,
    /// The person offers as many tables to everybody as one person may.
    ManyOffers,
    /// As many reviews of the person run or wait as one person may have.
    ManyReviews,
    /// The person waits for an answer of the analysis at another table.
    OneQuestion,
    TooMany,
    TooLarge,
    /// Receiving the request timed out.
    TooSlow,
    Busy,
    /// The database cannot be reached.
    DatabaseAway,
    /// The disk is full.
    NotSaved,
    Internal,
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store failed");
        match error {
            error if error.is_full_disk() => Self::NotSaved,
            error if error.is_away() => Self::DatabaseAway,
            _ => Self::Busy,
        }
    }
}

impl From<Failure> for Trouble {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::NoSuchTable => Self::NotFound,
            Failure::Outrun => Self::MovedOn,
            Failure::Store(error) => error.into(),
            Failure::Work(error) => error.into(),
            Failure::Refused(
                Refusal::NotSeated
                | Refusal::NotYourTurn
                | Refusal::TimeUp
                | Refusal::SeatTaken
                | Refusal::ColourTaken,
            ) => Self::NotSeated,
            Failure::Refused(Refusal::NotAgreed) => Self::NotAgreed,
            Failure::Refused(_) => Self::Senseless,
            Failure::Broken(why) => {
                tracing::error!(why, "a table cannot be read");
                Self::Internal
            }
        }
    }
}

impl From<WorkError> for Trouble {
    fn from(error: WorkError) -> Self {
        match error {
            WorkError::Overloaded => Self::Busy,
            WorkError::Panicked => Self::Internal,
        }
    }
}

impl From<FormError> for Trouble {
    fn from(error: FormError) -> Self {
        tracing::debug!(%error, "a form cannot be read");
        Self::Senseless
    }
}

/// A bare response with the error attached; [`speak`] renders it, because only the middleware knows
/// the reader.
impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        let status = self.problem("").status();
        let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl Trouble {
    /// The problem to display, with the address of the table to which the page links.
    fn problem<'a>(&'a self, table: &'a str) -> Problem<'a> {
        match self {
            Self::NotFound | Self::NoSuchLanguage => Problem::NotFound,
            Self::NotSeated => Problem::NotYourSeat { table },
            Self::NotAgreed => Problem::NoAdvice { table },
            Self::RunningGame => Problem::RunningGame { table },
            Self::MovedOn => Problem::MovedOn { table },
            Self::Senseless => Problem::Senseless { table },
            Self::Illegal { reason } => Problem::NotLegal { reason, table },
            Self::OffLesson { reason } => Problem::OffLesson { reason, table },
            Self::Foreign => Problem::ForeignForm,
            Self::ManyTables => Problem::ManyTables,
            Self::ManyOffers => Problem::ManyOffers { table },
            Self::WrongTime => Problem::WrongTime { table },
            Self::ManyReviews => Problem::ManyReviews,
            Self::OneQuestion => Problem::OneQuestion,
            Self::TooMany => Problem::TooMany,
            Self::TooLarge => Problem::TooLarge,
            Self::TooSlow => Problem::TooSlow,
            Self::Busy => Problem::Busy,
            Self::DatabaseAway => Problem::DatabaseAway,
            Self::NotSaved => Problem::NotSaved,
            Self::Internal => Problem::Internal,
        }
    }
}

/// Middleware that renders errors as pages in the reader's language.
pub(crate) async fn speak(request: Request, next: Next) -> Response {
    let (uri, headers) = (request.uri().clone(), request.headers().clone());
    let response = next.run(request).await;
    let own = response.extensions().get::<Trouble>().cloned();
    match own.or_else(|| of_status(&response)) {
        Some(trouble) => with_retry_after(page(&trouble, &uri, &headers)),
        None => response,
    }
}

/// The error behind a response of a library; the handlers' own responses are pages already.
fn of_status(response: &Response) -> Option<Trouble> {
    let content_type = response.headers().get(header::CONTENT_TYPE);
    if content_type.is_some_and(|kind| kind.as_bytes().starts_with(b"text/html")) {
        return None;
    }
    match response.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Some(Trouble::TooLarge),
        StatusCode::BAD_REQUEST
        | StatusCode::UNPROCESSABLE_ENTITY
        | StatusCode::UNSUPPORTED_MEDIA_TYPE => Some(Trouble::Senseless),
        StatusCode::METHOD_NOT_ALLOWED | StatusCode::NOT_FOUND => Some(Trouble::NotFound),
        StatusCode::INTERNAL_SERVER_ERROR => Some(Trouble::Internal),
        _ => None,
    }
}

/// Tells clients of a server that is away when to try again: not all at the same time.
fn with_retry_after(mut response: Response) -> Response {
    if response.status() == StatusCode::SERVICE_UNAVAILABLE {
        let seconds = HeaderValue::from(fastrand::u16(2..=6));
        response.headers_mut().insert(header::RETRY_AFTER, seconds);
    }
    response
}

fn page(trouble: &Trouble, uri: &Uri, headers: &HeaderMap) -> Response {
    let reader = Reader::of(uri, headers);
    let code = reader.language.code();
    let path = uri.path().strip_prefix(&format!("/{code}")).unwrap_or(uri.path());
    let table = table_of(path, reader.language);
    let problem = trouble.problem(&table);
    let status = StatusCode::from_u16(problem.status()).unwrap_or_default();
    if headers.contains_key("x-live") {
        // Scripts show the message beside the pressed button.
        return (status, pages::problem_line(reader.language, problem)).into_response();
    }
    if matches!(trouble, Trouble::NoSuchLanguage) {
        let path = uri.path().get("/xx".len()..).unwrap_or_default();
        return (status, html(pages::no_such_language(reader.language, reader.theme, path)))
            .into_response();
    }
    let reader =
        pages::Reader { language: reader.language, theme: reader.theme, name: None, site: None };
    (status, html(pages::problem(&ProblemView { reader, path, problem }))).into_response()
}

/// The address of the table that the path is below, else of the home page.
fn table_of(path: &str, language: Language) -> String {
    let id = path.strip_prefix("/table/").and_then(|rest| rest.split('/').next());
    id.map_or(Address::Home, |id| Address::Table(id, At::Page)).in_language(language)
}
