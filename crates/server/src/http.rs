//! Routes and middleware.

mod account;
mod advice;
mod assets;
mod boards;
mod body;
mod caller;
mod common_password;
mod entrance;
mod events;
mod export;
mod guard;
mod guesses;
mod health;
mod home;
mod hours;
mod language;
mod learn;
mod limits;
mod looked_at;
mod mail_links;
mod network;
mod new_table;
mod notifications;
mod open;
mod open_tables;
mod password;
mod plan;
mod play_on;
mod proof;
mod quota;
mod reader;
mod remembered;
mod replay;
mod request_id;
mod result;
mod review;
mod rules;
mod save_board;
mod show;
mod statistics;
mod storable;
mod table;
mod table_notices;
mod traffic;
mod trouble;
mod viewing;
mod workshop;

pub(crate) use guesses::Guesses;
pub(crate) use limits::Limits;
pub(crate) use network::{Counted, Network, PerNetwork};
pub(crate) use password::Passwords;
pub(crate) use remembered::Remembered;
pub(crate) use show::{former_player, level_name};
pub(crate) use traffic::Traffic;

use crate::App;
use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::Html;
use axum::routing::get;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};
use tower_http::compression::{CompressionLayer, CompressionLevel};
use tower_http::limit::RequestBodyLimitLayer;

/// A page as a response.
fn html(page: maud::Markup) -> Html<String> {
    Html(page.into_string())
}

/// The size limit of request bodies; no form of the pages is longer.
const LONGEST_BODY: usize = 16 * 1024;

/// Compared with the default level, a table's page has hardly more bytes and takes three quarters
/// of the time.
const LEVEL: CompressionLevel = CompressionLevel::Precise(5);

/// Compresses everything but fonts, which are compressed already.
fn compression() -> CompressionLayer<impl Predicate> {
    let is_worth_it = DefaultPredicate::new().and(NotForContentType::const_new("font/"));
    CompressionLayer::new().quality(LEVEL).compress_when(is_worth_it)
}

/// The size limit of forms with files.
const LONGEST_FILE_FORM: usize =
    const_max(save_board::LONGEST_FORM, const_max(open::LONGEST_FORM, workshop::LONGEST_FORM));

const fn const_max(a: usize, b: usize) -> usize {
    if a > b { a } else { b }
}

/// The routes whose forms contain whole games or boards and need a higher size limit.
fn with_records(app: &App) -> Router<App> {
    Router::new()
        .route("/{lang}/open", get(open::form).post(open::open))
        .route("/{lang}/workshop/save", get(save_board::form).post(save_board::save))
        .route("/{lang}/workshop/check", get(home::up).post(workshop::check))
        .route("/{lang}/workshop/proof", get(home::up).post(proof::prove))
        .layer(from_fn_with_state(app.clone(), body::receive))
        .layer(RequestBodyLimitLayer::new(LONGEST_FILE_FORM))
}

/// All routes of the server.
pub fn router(app: App) -> Router {
    let guard = from_fn_with_state(app.clone(), guard::refuse_forgery);
    let headers = from_fn_with_state(app.clone(), guard::protect);
    let limits = from_fn_with_state(app.clone(), limits::refuse_floods);
    let traffic = from_fn_with_state(app.clone(), traffic::count);
    Router::new()
        .route("/", get(home::choose_language))
        .route("/healthz", get(health::healthz))
        .route("/livez", get(health::livez))
        .route("/readyz", get(health::readyz))
        .route("/metrics", get(health::metrics))
        .route("/assets/{version}/{*name}", get(assets::asset))
        .route("/service-worker.js", get(assets::service_worker))
        .route("/boards/{name}", get(assets::board))
        .route("/join/{table}/{key}", get(home::choose_language))
        .route("/table/{id}", get(home::choose_language))
        .route("/boards/own/{mark}", get(home::choose_language))
        .route("/{lang}", get(home::home))
        .route("/{lang}/", get(home::home))
        .route("/{lang}/about", get(home::about))
        .route("/{lang}/manifest.webmanifest", get(assets::manifest))
        .route("/{lang}/offline", get(home::offline))
        .route("/{lang}/play", get(home::up).post(new_table::play_now))
        .route("/{lang}/new", get(new_table::form).post(new_table::create))
        .route("/{lang}/tables", get(open_tables::list))
        .route("/{lang}/tables/{id}", get(open_tables::seat).post(open_tables::sit))
        .route("/{lang}/join/{table}/{key}", get(entrance::door).post(entrance::enter))
        .route("/{lang}/account", get(account::page))
        .route("/{lang}/account/export", get(export::export))
        .route("/{lang}/account/notifications", get(notifications::page))
        .route("/{lang}/account/notifications/{what}", get(home::up).post(notifications::change))
        .route("/{lang}/confirm/{token}", get(mail_links::confirm_page).post(mail_links::confirm))
        .route(
            "/{lang}/unsubscribe/{token}",
            get(mail_links::unsubscribe_page).post(mail_links::unsubscribe),
        )
        .route("/{lang}/account/{what}", get(home::up).post(account::change))
        .route("/{lang}/table/{id}", get(table::page))
        .route("/{lang}/table/{id}/live", get(table::live))
        .route("/{lang}/table/{id}/events", get(events::events))
        .route("/{lang}/table/{id}/next", get(table::next))
        .route("/{lang}/table/{id}/seen", get(home::up).post(table_notices::seen))
        .route("/{lang}/table/{id}/notices", get(table_notices::page).post(table_notices::mute))
        .route("/{lang}/table/{id}/{what}", get(home::up).post(table::act))
        .route("/{lang}/boards", get(boards::list))
        .route("/{lang}/boards/own/{mark}", get(boards::page))
        .route("/{lang}/boards/own/{mark}/file", get(boards::file))
        .route("/{lang}/boards/own/{mark}/{what}", get(home::up).post(boards::act))
        .route("/{lang}/learn", get(home::up).post(learn::learn))
        .route("/{lang}/statistics", get(statistics::everybodys))
        .route("/{lang}/statistics/mine", get(statistics::mine))
        .route("/{lang}/table/{id}/replay", get(replay::page))
        .route("/{lang}/table/{id}/appointment.ics", get(table::calendar))
        .route("/{lang}/table/{id}/record", get(replay::record))
        .route("/{lang}/table/{id}/result.svg", get(result::picture))
        .route("/{lang}/table/{id}/play-on", get(home::up).post(play_on::play_on))
        .route("/{lang}/table/{id}/review", get(review::page).post(review::begin))
        .route("/{lang}/table/{id}/review/stop", get(home::up).post(review::stop))
        .route("/{lang}/table/{id}/review/try", get(home::up).post(review::attempt))
        .route("/{lang}/table/{id}/review/answer", get(review::answer))
        .route("/{lang}/table/{id}/review/play-on", get(home::up).post(review::play_on))
        .route("/{lang}/workshop", get(workshop::page))
        .route("/{lang}/rules", get(rules::rules))
        .route("/{lang}/rules/tips", get(rules::tips))
        .route("/{lang}/rules/{page}", get(rules::page))
        .route("/{lang}/rules/explain/{ids}", get(rules::explain))
        .fallback(|| async { trouble::Trouble::NotFound })
        .layer(from_fn_with_state(app.clone(), body::receive))
        .layer(RequestBodyLimitLayer::new(LONGEST_BODY))
        .merge(with_records(&app))
        .layer(limits)
        .layer(guard)
        .layer(from_fn(trouble::speak))
        .layer(compression())
        .layer(from_fn(guard::refuse_unclear_host))
        .layer(headers)
        .layer(traffic)
        .with_state(app)
}
