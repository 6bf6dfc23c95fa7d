//! Which IP addresses belong to the public internet. Everything else would let people make this server
//! talk to its own network.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// An IPv4 range that is not public.
struct Range(Ipv4Addr, u32);

const fn range(a: u8, b: u8, c: u8, prefix: u32) -> Range {
    Range(Ipv4Addr::new(a, b, c, 0), prefix)
}

/// The registry of special-purpose addresses (RFC 6890 and its successors).
const NOT_PUBLIC: [Range; 16] = [
    // This network.
    range(0, 0, 0, 8),
    // Private.
    range(10, 0, 0, 8),
    // Shared by customers of a provider (CGNAT).
    range(100, 64, 0, 10),
    // Loopback.
    range(127, 0, 0, 8),
    // Link-local, where clouds answer questions about their machines.
    range(169, 254, 0, 16),
    // Private.
    range(172, 16, 0, 12),
    // Protocol assignments.
    range(192, 0, 0, 24),
    // Documentation.
    range(192, 0, 2, 24),
    // AS112, which answers questions about private names.
    range(192, 31, 196, 24),
    // Relays from IPv6.
    range(192, 88, 99, 24),
    // Private.
    range(192, 168, 0, 16),
    // Benchmarks.
    range(198, 18, 0, 15),
    // Documentation.
    range(198, 51, 100, 24),
    range(203, 0, 113, 24),
    // Multicast.
    range(224, 0, 0, 4),
    // Reserved, and broadcast.
    range(240, 0, 0, 4),
];

/// Whether an address belongs to the public internet.
pub(crate) fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    !NOT_PUBLIC.iter().any(|Range(start, prefix)| {
        address.to_bits() >> (32 - prefix) == start.to_bits() >> (32 - prefix)
    })
}

/// Only `2000::/3` is in use on the public internet. Loopback, mapped, link-local, unique local and multicast
/// addresses are all outside of it.
fn is_public_v6(address: Ipv6Addr) -> bool {
    match address.segments() {
        // IPv4 through the translator of a network that has only IPv6.
        [0x64, 0xff9b, 0, 0, 0, 0, high, low] => {
            is_public_v4(Ipv4Addr::from_bits((u32::from(high) << 16) | u32::from(low)))
        }
        // Protocol assignments (Teredo among them), documentation twice, and 6to4, which hides an IPv4
        // address.
        [0x2001, 0..=0x1ff | 0xdb8, ..] | [0x3fff, 0..=0xfff, ..] | [0x2002, ..] => false,
        [first, ..] => first & 0xe000 == 0x2000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(texts: &[&str], expected: bool) {
        for text in texts {
            let address = text.parse().expect("an address");
            assert_eq!(is_public(address), expected, "{text}");
        }
    }

    #[test]
    fn private_and_special_addresses() {
        check(
            &[
                "0.0.0.0",
                "0.1.2.3",
                "10.0.0.0",
                "10.255.255.255",
                "100.64.0.1",
                "100.127.255.255",
                "127.0.0.1",
                "127.255.255.254",
                "169.254.0.1",
                "169.254.169.254",
                "172.16.0.1",
                "172.31.255.255",
                "192.0.0.8",
                "192.0.2.1",
                "192.31.196.1",
                "192.88.99.1",
                "192.168.0.1",
                "192.168.255.255",
                "198.18.0.1",
                "198.19.255.255",
                "198.51.100.7",
                "203.0.113.9",
                "224.0.0.1",
                "239.255.255.255",
                "240.0.0.1",
                "255.255.255.255",
                "::",
                "::1",
                "::ffff:127.0.0.1",
                "::ffff:10.0.0.1",
                "::ffff:8.8.8.8",
                "::127.0.0.1",
                "64:ff9b::7f00:1",
                "64:ff9b::10.0.0.1",
                "64:ff9b:1::1",
                "100::1",
                "2001::1",
                "2001:1ff::1",
                "2001:10::1",
                "2001:20::1",
                "2001:db8::1",
                "2002:a00:1::1",
                "3fff::1",
                "3fff:fff::1",
                "4000::1",
                "5f00::1",
                "fc00::1",
                "fdff::1",
                "fe80::1",
                "febf::1",
                "fec0::1",
                "ff02::1",
                "ff0e::1",
            ],
            false,
        );
    }

    #[test]
    fn public_addresses() {
        check(
            &[
                "1.1.1.1",
                "8.8.8.8",
                "9.255.255.255",
                "11.0.0.1",
                "93.184.215.14",
                "100.63.255.255",
                "100.128.0.1",
                "126.255.255.255",
                "128.0.0.1",
                "169.253.255.255",
                "169.255.0.1",
                "172.15.255.255",
                "172.32.0.1",
                "192.0.1.1",
                "192.167.255.255",
                "192.169.0.1",
                "198.17.255.255",
                "198.20.0.1",
                "223.255.255.255",
                "64:ff9b::8.8.8.8",
                "2001:200::1",
                "2001:4860::8888",
                "2606:4700::1",
                "2a00:1450::1",
                "3ffe::1",
            ],
            true,
        );
    }
}
