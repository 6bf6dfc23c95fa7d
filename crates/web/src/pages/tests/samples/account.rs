//! The account page, with and without an account, and with refused fields.

use hamburgum_web::pages::{
    AccountKind, AccountView, BlockedView, HolidayView, HoursView, Notice, Reader, account,
};
use maud::Markup;

pub(super) fn account_page(
    reader: Reader<'_>,
    kind: AccountKind<'_>,
    notice: Option<Notice>,
) -> Markup {
    let hours = sample_hours();
    let hours = reader.name.map(|_| &hours);
    let blocked = [BlockedView { person: 7, name: "Ole <b>".to_owned() }];
    let blocked = if notice.is_some() { &blocked[..] } else { &[] };
    let (typed_login, complaints) = ("", &[][..]);
    account(&AccountView { reader, account: kind, notice, hours, blocked, typed_login, complaints })
}

fn sample_hours() -> HoursView {
    let day = |text: &str| text.to_owned();
    HoursView {
        zone: day("Europe/Berlin"),
        zones: vec![day("Europe/Berlin"), day("Europe/Paris"), day("UTC")],
        is_set: true,
        night: [day("23:00"), day("08:00")],
        holidays: vec![HolidayView {
            first: day("2026-12-24"),
            last: day("2026-12-31"),
            has_begun: false,
        }],
        today: day("2026-11-17"),
    }
}

pub(super) fn account_complaints(reader: Reader<'_>) -> Markup {
    account(&AccountView {
        reader,
        account: AccountKind::Guest,
        notice: None,
        hours: None,
        blocked: &[],
        typed_login: "jelka",
        complaints: &[
            ("register-login", "This name is taken."),
            ("register-again", "The passwords differ."),
        ],
    })
}
