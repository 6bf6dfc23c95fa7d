//! Middleware: security headers and protection against cross-site request forgery.

use crate::App;
use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::trouble::Trouble;

/// Pages load scripts and styles from this server only, and connect to nothing else. Pictures may be
/// local ones that a reader has chosen (`blob:`).
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
     font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; \
     frame-ancestors 'none'";

/// The headers of responses that a browser can show as a document.
const OF_DOCUMENTS: [(HeaderName, HeaderValue); 4] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (header::REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), geolocation=(), microphone=()"),
    ),
];

/// Content types that are only loaded by pages. The headers of the page apply to them; repeating
/// them would be a tenth of the bytes of a table's first load, which has dozens of such files, and a
/// third of an update.
const PARTS_OF_PAGES: [&str; 5] =
    ["text/css", "text/javascript", "font/", "application/json", "text/event-stream"];

/// HSTS for a year, without subdomains, which may belong to other services.
const ONLY_TLS: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Adds the security headers.
pub(crate) async fn protect(State(app): State<App>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    if app.config().is_secure() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, ONLY_TLS);
    }
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    if !is_part_of_a_page(headers) {
        for (name, value) in OF_DOCUMENTS {
            headers.entry(name).or_insert(value);
        }
    }
    // Pages are personal; assets set their own cache policy.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

fn is_part_of_a_page(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    kind.is_some_and(|kind| PARTS_OF_PAGES.iter().any(|part| kind.starts_with(part)))
}

/// Refuses requests without exactly one host: links are built from it, and a proxy might read a
/// different one.
pub(crate) async fn refuse_unclear_host(mut request: Request, next: Next) -> Response {
    let Some(host) = host(request.headers(), request.uri()) else {
        return (StatusCode::BAD_REQUEST, "A request must name one host.\n").into_response();
    };
    request.headers_mut().insert(header::HOST, host);
    next.run(request).await
}

/// The host of a request. With HTTP/2 it is part of the URI.
fn host(headers: &HeaderMap, uri: &Uri) -> Option<HeaderValue> {
    let mut named = headers.get_all(header::HOST).iter();
    let in_address = uri.authority().map(Authority::as_str);
    let host = match (named.next(), in_address) {
        (Some(host), None) => host.to_str().ok()?,
        (Some(host), Some(other)) if host == other => other,
        (None, Some(host)) => host,
        (Some(_), Some(_)) | (None, None) => return None,
    };
    let is_valid = host.parse::<Authority>().is_ok() && !host.contains('@');
    let is_clear = is_valid && named.next().is_none();
    is_clear.then(|| HeaderValue::from_str(host).ok()).flatten()
}

/// Refuses forms of other sites. Browsers send the origin of a request, and no page can forge it; a
/// client that sends none is not a browser and has no session cookie to abuse.
pub(crate) async fn refuse_forgery(
    State(app): State<App>,
    request: Request,
    next: Next,
) -> Response {
    let is_harmless = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if is_harmless || comes_from_here(request.headers(), app.config().public_address.as_deref()) {
        return next.run(request).await;
    }
    Trouble::Foreign.into_response()
}

fn comes_from_here(headers: &HeaderMap, public_address: Option<&str>) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text("sec-fetch-site") {
        return matches!(site, "same-origin" | "none");
    }
    let Some(origin) = text("origin") else { return true };
    let authority = origin.split_once("://").map(|(_, authority)| authority);
    let is_host = authority.is_some() && authority == text("host");
    is_host || public_address == Some(origin)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(headers: &[(&'static str, &'static str)], expected: bool) {
        let map = headers
            .iter()
            .map(|&(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        let here = comes_from_here(&map.collect(), Some("https://play.example"));
        assert_eq!(here, expected, "{headers:?}");
    }

    #[test]
    fn a_request_names_one_host() {
        for (named, uri, expected) in [
            (&["play.example"][..], "/en", Some("play.example")),
            (&["localhost:8080"], "/en", Some("localhost:8080")),
            (&["[::1]:8080"], "/en", Some("[::1]:8080")),
            (&[], "https://play.example/en", Some("play.example")),
            (&["play.example"], "https://play.example/en", Some("play.example")),
            (&["other.example"], "https://play.example/en", None),
            (&["play.example", "play.example"], "/en", None),
            (&[], "/en", None),
            (&[""], "/en", None),
            (&["anna@play.example"], "/en", None),
            (&["play.example/path"], "/en", None),
            (&["play example"], "/en", None),
        ] {
            let map = named.iter().map(|&host| (header::HOST, HeaderValue::from_static(host)));
            let mut headers = HeaderMap::new();
            map.for_each(|(name, value)| {
                headers.append(name, value);
            });
            let found = host(&headers, &Uri::from_static(uri));
            let found = found.as_ref().map(|value| value.to_str().expect("text"));
            assert_eq!(found, expected, "{named:?} {uri}");
        }
    }

    #[test]
    fn only_own_pages_may_send_forms() {
        check(&[], true);
        check(&[("sec-fetch-site", "same-origin")], true);
        check(&[("sec-fetch-site", "cross-site"), ("host", "a"), ("origin", "http://a")], false);
        check(&[("sec-fetch-site", "same-site")], false);
        check(&[("host", "localhost:1234"), ("origin", "http://localhost:1234")], true);
        check(&[("host", "localhost:1234"), ("origin", "http://evil.example")], false);
        check(&[("host", "inner"), ("origin", "https://play.example")], true);
        check(&[("host", "inner"), ("origin", "null")], false);
    }
}
