//! The display preferences of a reader: language and theme.

use axum::http::{HeaderMap, Uri, header};
use hamburgum_web::Language;
use hamburgum_web::pages::Theme;

/// The language code at the start of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum InAddress {
    /// A supported language.
    Ours,
    /// A well-formed code of an unsupported language.
    Foreign,
    /// No language code.
    None,
}

/// The display preferences of a reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reader {
    pub(crate) language: Language,
    /// The kind of language code in the path.
    pub(crate) address: InAddress,
    /// `None` follows the system.
    pub(crate) theme: Option<Theme>,
}

impl Reader {
    /// Reads the preferences: the language from the path, else from `Accept-Language`; the theme
    /// from its cookie.
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
            address: match named {
                Some(_) => InAddress::Ours,
                None if looks_like_a_language(code) => InAddress::Foreign,
                None => InAddress::None,
            },
            theme: themes.find_map(Theme::from_word),
        }
    }
}

fn looks_like_a_language(code: &str) -> bool {
    code.len() == 2 && code.bytes().all(|byte| byte.is_ascii_lowercase())
}
