//! The push services of the known browsers.

use url::Url;

/// Whole host names, or with a dot in front all names below one.
const HOSTS: [&str; 5] = [
    // Chrome, Edge on Android, Opera, Samsung Internet.
    "fcm.googleapis.com",
    // Chromium as Linux distributions build it.
    "jmt17.google.com",
    // Firefox.
    ".push.services.mozilla.com",
    // Safari.
    ".push.apple.com",
    // Edge on Windows.
    ".notify.windows.com",
];

/// Whether an endpoint belongs to one of them.
pub(super) fn is_known(endpoint: &Url) -> bool {
    let Some(host) = endpoint.domain() else { return false };
    endpoint.port().is_none()
        && HOSTS
            .iter()
            .any(|known| host == *known || known.starts_with('.') && host.ends_with(known))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_push_services_are_known() {
        for (endpoint, expected) in [
            ("https://fcm.googleapis.com/fcm/send/x", true),
            ("https://updates.push.services.mozilla.com/wpush/v2/x", true),
            ("https://web.push.apple.com/x", true),
            ("https://wns2-par02p.notify.windows.com/w/?token=x", true),
            ("https://jmt17.google.com/fcm/send/x", true),
            ("https://evil.fcm.googleapis.com/x", false),
            ("https://fcm.googleapis.com.evil.example/x", false),
            ("https://evilpush.apple.com/x", false),
            ("https://push.apple.com/x", false),
            ("https://fcm.googleapis.com:8443/x", false),
            ("https://8.8.8.8/x", false),
            ("https://example.org/x", false),
        ] {
            assert_eq!(is_known(&Url::parse(endpoint).expect("a URL")), expected, "{endpoint}");
        }
    }
}
