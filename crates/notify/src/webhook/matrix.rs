//! Addresses of rooms on Matrix.

use percent_encoding::percent_decode_str;
use url::Url;

/// The room in an address: `https://HOMESERVER/!room:server`, or that of the client API up to the room
/// or beyond.
pub(super) fn room(url: &Url) -> Option<String> {
    let segments = url.path_segments()?.map(|segment| percent_decode_str(segment).decode_utf8());
    segments.flatten().find(|segment| segment.starts_with('!')).map(Into::into)
}

/// Where a message with this transaction is put (client API, `PUT …/send/{type}/{transaction}`). The same
/// transaction makes one message, however often it is sent.
pub(super) fn endpoint(url: &Url, transaction: &str) -> Option<Url> {
    let room = room(url)?;
    let mut endpoint = url.clone();
    endpoint.set_query(None);
    endpoint.path_segments_mut().ok()?.clear().extend([
        "_matrix",
        "client",
        "v3",
        "rooms",
        &room,
        "send",
        "m.room.message",
        transaction,
    ]);
    Some(endpoint)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rooms_are_found_in_addresses() {
        let expected =
            "https://matrix.example/_matrix/client/v3/rooms/!room:example/send/m.room.message/t";
        for address in [
            "https://matrix.example/!room:example",
            "https://matrix.example/%21room%3Aexample",
            "https://matrix.example/_matrix/client/v3/rooms/!room:example",
            "https://matrix.example/_matrix/client/v3/rooms/!room:example/send/m.room.message?x=1",
        ] {
            let url = Url::parse(address).expect("an address");
            let endpoint = endpoint(&url, "t").map(String::from);
            assert_eq!(endpoint.as_deref(), Some(expected), "{address}");
        }
        assert_eq!(room(&Url::parse("https://matrix.example/#room").expect("an address")), None);
    }
}
