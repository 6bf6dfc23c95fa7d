//! Where requests may go: to public addresses by https, and to origins that the operator vouches for.

use crate::outcome::Rejection;
use crate::public_address::is_public;
use std::fmt;
use url::{Host, Url};

/// Names that never mean a host of the public internet.
const PRIVATE_ENDINGS: [&str; 5] = [".localhost", ".local", ".internal", ".home.arpa", ".lan"];

/// An origin (scheme, host and port) that the operator of this server vouches for: a push or chat service
/// of their own. It may be in a private network, and may use plain http.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrustedOrigin(Url);

/// A text that names no origin.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0:?} is no origin: expected something like https://push.example.org or http://127.0.0.1:8080"
)]
pub struct TrustedOriginError(String);

impl TrustedOrigin {
    /// The origin in a text such as `https://push.example.org`.
    ///
    /// # Errors
    /// If there is no host, or anything after it.
    pub fn parse(text: &str) -> Result<Self, TrustedOriginError> {
        let refused = || TrustedOriginError(text.to_owned());
        let url = Url::parse(text).map_err(|_| refused())?;
        let is_plain = url.path() == "/" && url.query().is_none() && url.fragment().is_none();
        let is_anonymous = url.username().is_empty() && url.password().is_none();
        let is_web = matches!(url.scheme(), "https" | "http") && url.host().is_some();
        (is_web && is_plain && is_anonymous).then_some(Self(url)).ok_or_else(refused)
    }

    fn includes(&self, address: &Url) -> bool {
        self.0.origin() == address.origin()
    }
}

impl fmt::Display for TrustedOrigin {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0.origin().ascii_serialization())
    }
}

/// Which connections a request may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// By https, to public addresses only.
    Public,
    /// To wherever the operator's name for it leads.
    Trusted,
}

/// The rule for all requests of a server.
#[derive(Debug)]
pub(crate) struct Reach {
    trusted: Vec<TrustedOrigin>,
}

impl Reach {
    pub(crate) fn new(trusted: Vec<TrustedOrigin>) -> Self {
        Self { trusted }
    }

    /// How an address may be reached. A name may still lead to a private network; that is found out when
    /// it is resolved.
    pub(crate) fn way(&self, address: &Url) -> Result<Way, Rejection> {
        if self.trusted.iter().any(|origin| origin.includes(address)) {
            return Ok(Way::Trusted);
        }
        let is_allowed = address.scheme() == "https" && is_public_host(address);
        is_allowed.then_some(Way::Public).ok_or(Rejection::ForbiddenAddress)
    }
}

fn is_public_host(address: &Url) -> bool {
    match address.host() {
        None => false,
        Some(Host::Ipv4(address)) => is_public(address.into()),
        Some(Host::Ipv6(address)) => is_public(address.into()),
        Some(Host::Domain(name)) => {
            let name = name.trim_end_matches('.');
            name.contains('.') && !PRIVATE_ENDINGS.iter().any(|ending| name.ends_with(ending))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn way(trusted: &[&str], address: &str) -> Result<Way, Rejection> {
        let trusted = trusted.iter().map(|text| TrustedOrigin::parse(text).expect("an origin"));
        Reach::new(trusted.collect()).way(&Url::parse(address).expect("an address"))
    }

    #[test]
    fn forbidden_addresses() {
        for address in [
            "http://example.org/",
            "ftp://example.org/",
            "https://localhost/",
            "https://LOCALHOST./",
            "https://intranet/",
            "https://x.localhost/",
            "https://printer.local/",
            "https://metadata.google.internal/",
            "https://router.lan/",
            "https://box.home.arpa/",
            "https://127.0.0.1/",
            "https://127.1/",
            "https://0x7f000001/",
            "https://0177.0.0.1/",
            "https://2130706433/",
            "https://①②⑦.0.0.1/",
            "https://0/",
            "https://10.1.2.3/",
            "https://172.16.0.1/",
            "https://192.168.1.1/",
            "https://169.254.169.254/latest/meta-data",
            "https://100.64.0.1/",
            "https://[::1]/",
            "https://[::]/",
            "https://[::ffff:127.0.0.1]/",
            "https://[::ffff:7f00:1]/",
            "https://[::127.0.0.1]/",
            "https://[fe80::1]/",
            "https://[fc00::1]/",
            "https://[fd12:3456::1]/",
            "https://[64:ff9b::10.0.0.1]/",
            "https://[2002:7f00:1::]/",
        ] {
            assert_eq!(way(&[], address), Err(Rejection::ForbiddenAddress), "{address}");
        }
    }

    #[test]
    fn public_addresses() {
        for address in [
            "https://example.org/",
            "https://example.org:8443/hook",
            "https://93.184.215.14/",
            "https://[2606:4700::1]/",
            "https://xn--bcher-kva.example/",
        ] {
            assert_eq!(way(&[], address), Ok(Way::Public), "{address}");
        }
    }

    #[test]
    fn trusted_origins_hold_for_scheme_host_and_port() {
        let trusted = ["http://127.0.0.1:4000", "https://push.lan"];
        for (address, expected) in [
            ("http://127.0.0.1:4000/a", Ok(Way::Trusted)),
            ("https://push.lan/b", Ok(Way::Trusted)),
            ("https://push.lan:443/b", Ok(Way::Trusted)),
            ("http://127.0.0.1:4001/a", Err(Rejection::ForbiddenAddress)),
            ("https://127.0.0.1:4000/a", Err(Rejection::ForbiddenAddress)),
            ("http://push.lan/b", Err(Rejection::ForbiddenAddress)),
            ("https://other.example/", Ok(Way::Public)),
        ] {
            assert_eq!(way(&trusted, address), expected, "{address}");
        }
    }

    #[test]
    fn an_origin_is_scheme_host_and_port_only() {
        for text in
            ["", "push.example.org", "https://a.example/path", "https://me@a.example", "mailto:a"]
        {
            assert!(TrustedOrigin::parse(text).is_err(), "{text}");
        }
        let origin = TrustedOrigin::parse("https://push.example.org/").expect("an origin");
        assert_eq!(origin.to_string(), "https://push.example.org");
    }
}
