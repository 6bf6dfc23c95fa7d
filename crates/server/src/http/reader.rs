//! Who reads: in which language, by which light.

use axum::http::{HeaderMap, Uri, header};
use hamburgum_web::Language;
use hamburgum_web::pages::Theme;

/// How somebody wants to see pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reader {
    pub(crate) language: Language,
    /// Whether the address names the language.
    pub(crate) is_in_address: bool,
    /// `None` follows the system.
    pub(crate) theme: Option<Theme>,
}

impl Reader {
    /// The language stands in the address; else the browser says which one is liked best.
    pub(crate) fn of(uri: &Uri, headers: &HeaderMap) -> Self {
        let code = uri.path().split('/').nth(1).unwrap_or_default();
        let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
        let accepted = || Language::accepted(text(header::ACCEPT_LANGUAGE).unwrap_or_default());
        let cookies = text(header::COOKIE).unwrap_or_default();
        let mut themes =
            cookies.split(';').filter_map(|cookie| cookie.trim().strip_prefix("theme="));
        let named = Language::from_code(code);
        Self {
            language: named.unwrap_or_else(accepted),
            is_in_address: named.is_some(),
            theme: themes.find_map(Theme::from_word),
        }
    }
}
