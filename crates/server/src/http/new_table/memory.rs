//! The last set-up of a browser, which fills its next form. It is stored in a cookie, without
//! names.

use crate::App;
use crate::http::caller::lasting_cookie;
use axum_extra::extract::CookieJar;
use hamburgum_ai::Level;
use hamburgum_table::NewTableForm;

/// The cookie; it holds the words of [`NewTableForm::choices`].
const SETUP: &str = "setup";
/// The separator of the words; none of them contains it.
const BETWEEN: &str = ".";

/// The last choices, as far as they are still valid.
pub(crate) fn last_setup(jar: &CookieJar) -> NewTableForm {
    let kept = jar.get(SETUP).map(|cookie| cookie.value().to_owned()).unwrap_or_default();
    NewTableForm::default().with_choices(&kept.split(BETWEEN).collect::<Vec<_>>())
}

/// The level of the computers in the last set-up.
pub(crate) fn last_level(jar: &CookieJar) -> Level {
    last_setup(jar).level.parse().unwrap_or(Level::Journeyman)
}

/// Stores the choices in the cookie, unless it has them already.
pub(super) fn keep(app: &App, jar: CookieJar, mut form: NewTableForm) -> CookieJar {
    let kept = form.choices().join(BETWEEN);
    let is_known = jar.get(SETUP).is_some_and(|cookie| cookie.value() == kept);
    if is_known { jar } else { jar.add(lasting_cookie(app, SETUP, kept)) }
}
