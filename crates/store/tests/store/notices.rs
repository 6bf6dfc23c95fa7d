//! Where people can be reached, what they have seen, and what was sent to them.

use crate::database::{TestDatabase, tests_on};
use crate::{NOW, account, guest, nobody, session, table};
use hamburgum_store::{
    Attention, ChannelFailure, ChannelId, Confirmation, Index, Mute, NewChannel, PersonId,
    SentNotice, Store, StoredChannel, StoredChannelKind, TableState, Timestamp,
};

tests_on!(
    memory, postgres:
    channels_are_added_changed_and_removed,
    a_person_has_a_bounded_number_of_channels,
    a_subscription_ends_with_its_session_and_follows_a_new_one,
    failures_are_kept_until_something_arrives,
    what_was_seen_never_goes_back,
    what_was_sent_is_known,
    a_merged_guest_is_part_of_the_account,
    nothing_is_left_of_a_deleted_person,
    old_rows_are_forgotten,
    a_secret_is_made_once,
    the_language_and_the_settings_are_kept,
);

const DAY: i64 = 24 * 60 * 60 * 1000;

fn later(days: i64) -> Timestamp {
    Timestamp(NOW.0 + days * DAY)
}

fn webhook(address: &str) -> NewChannel {
    NewChannel {
        kind: StoredChannelKind::Webhook,
        address: address.into(),
        wants: "turn".into(),
        confirmation: Confirmation::Given,
    }
}

fn browser(number: u8) -> NewChannel {
    let address = format!("browser {number}");
    NewChannel { kind: StoredChannelKind::Push(session(number)), ..webhook(&address) }
}

fn mail(address: &str) -> NewChannel {
    let confirmation = Confirmation::Awaited;
    NewChannel { kind: StoredChannelKind::Mail, confirmation, ..webhook(address) }
}

async fn add(store: &Store, person: PersonId, channel: &NewChannel) -> ChannelId {
    store.add_channel(person, channel, NOW).await.expect("an answer").expect("a channel")
}

async fn channels(store: &Store, person: PersonId) -> Vec<StoredChannel> {
    store.channels(person).await.expect("channels")
}

async fn addresses(store: &Store, person: PersonId) -> Vec<String> {
    channels(store, person).await.into_iter().map(|channel| channel.address).collect()
}

fn sent(version: u64, channel: ChannelId) -> SentNotice {
    SentNotice { version, kind: "turn".into(), channel, at: NOW }
}

async fn channels_are_added_changed_and_removed(database: TestDatabase) {
    let store = database.open().await;
    let (me, you) = (account(&store, 1).await, guest(&store, 2).await);
    let id = add(&store, me, &mail("me@play.example")).await;
    let expected = StoredChannel {
        id,
        kind: StoredChannelKind::Mail,
        address: "me@play.example".into(),
        wants: "turn".into(),
        confirmation: Confirmation::Awaited,
        created: NOW,
        delivered: None,
        failure: None,
    };
    assert_eq!(channels(&store, me).await, std::slice::from_ref(&expected));
    assert!(!store.confirm_channel(you, id).await.expect("an answer"), "somebody else");
    assert!(store.confirm_channel(me, id).await.expect("an answer"));
    store.set_wants(me, id, "turn over").await.expect("a change");
    store.set_wants(you, id, "nothing").await.expect("no change");
    let confirmation = Confirmation::Given;
    let expected = StoredChannel { wants: "turn over".into(), confirmation, ..expected };
    assert_eq!(channels(&store, me).await, [expected]);
    store.remove_channel(you, id).await.expect("no change");
    assert_eq!(channels(&store, me).await.len(), 1);
    store.remove_channel(me, id).await.expect("a change");
    assert!(channels(&store, me).await.is_empty());
}

async fn a_person_has_a_bounded_number_of_channels(database: TestDatabase) {
    let store = database.open().await;
    let me = account(&store, 1).await;
    for number in 2..9 {
        store.add_session(me, session(number), NOW).await.expect("a session");
        let at = Timestamp(NOW.0 + i64::from(number));
        store.add_channel(me, &browser(number), at).await.expect("an answer").expect("room");
    }
    let newest = ["browser 4", "browser 5", "browser 6", "browser 7", "browser 8"];
    assert_eq!(addresses(&store, me).await, newest);
    add(&store, me, &mail("old@play.example")).await;
    add(&store, me, &mail("new@play.example")).await;
    for number in 0..7 {
        let added = store.add_channel(me, &webhook(&format!("hook {number}")), later(1)).await;
        assert_eq!(added.expect("an answer").is_some(), number < 5, "webhook {number}");
    }
    let again = store.add_channel(me, &webhook("hook 3"), later(2)).await.expect("an answer");
    assert!(again.is_some(), "it is there already");
    let all = addresses(&store, me).await;
    assert_eq!(all.len(), 11, "{all:?}");
    assert!(all.contains(&"new@play.example".into()) && !all.contains(&"old@play.example".into()));
}

async fn a_subscription_ends_with_its_session_and_follows_a_new_one(database: TestDatabase) {
    let store = database.open().await;
    let (me, you) = (account(&store, 1).await, guest(&store, 2).await);
    let id = add(&store, me, &browser(1)).await;
    add(&store, you, &browser(2)).await;
    store.add_session(me, session(3), NOW).await.expect("a session");
    store.move_subscription(session(1), session(3)).await.expect("a move");
    store.end_session(&session(1)).await.expect("an end");
    let found = channels(&store, me).await;
    assert_eq!(
        (found.len(), found[0].id, found[0].kind),
        (1, id, StoredChannelKind::Push(session(3)))
    );
    store.end_session(&session(3)).await.expect("an end");
    assert!(channels(&store, me).await.is_empty());
    assert_eq!(channels(&store, you).await.len(), 1, "that of somebody else");
    let refused = store.add_channel(me, &browser(9), NOW).await;
    assert!(refused.is_err(), "a session that does not exist");
}

async fn failures_are_kept_until_something_arrives(database: TestDatabase) {
    let store = database.open().await;
    let me = guest(&store, 1).await;
    let id = add(&store, me, &webhook("hook")).await;
    let failure =
        ChannelFailure { count: 3, since: NOW, reason: "404".into(), rests_until: later(1) };
    store.note_failure(id, &failure).await.expect("a change");
    assert_eq!(channels(&store, me).await[0].failure, Some(failure.clone()));
    store.note_delivery(id, later(2)).await.expect("a change");
    let found = channels(&store, me).await.remove(0);
    assert_eq!((found.failure, found.delivered), (None, Some(later(2))));
    store.note_failure(id, &failure).await.expect("a change");
    add(&store, me, &webhook("hook")).await;
    assert_eq!(channels(&store, me).await[0].failure, None, "it was added again");
}

async fn what_was_seen_never_goes_back(database: TestDatabase) {
    let store = database.open().await;
    let me = guest(&store, 1).await;
    let attention = async |table| store.attention(me, table).await.expect("an answer");
    assert_eq!(attention("a").await, Attention::default());
    for version in [3, 7, 5] {
        store.note_seen(me, "a", version).await.expect("a change");
    }
    assert_eq!(attention("a").await, Attention { seen: 7, mute: Mute::Off });
    for table in ["a", "b"] {
        store.set_mute(me, table, Mute::On).await.expect("a change");
    }
    assert_eq!(attention("a").await, Attention { seen: 7, mute: Mute::On });
    assert_eq!(attention("b").await, Attention { seen: 0, mute: Mute::On });
    store.set_mute(me, "b", Mute::Off).await.expect("a change");
    assert_eq!(attention("b").await, Attention::default());
}

async fn what_was_sent_is_known(database: TestDatabase) {
    let store = database.open().await;
    let me = guest(&store, 1).await;
    let (one, two) = (ChannelId(1), ChannelId(2));
    assert_eq!(store.last_sent(me, one).await.expect("an answer"), None);
    let first = [sent(4, one), sent(4, two)];
    store.note_sent(me, "a", &first).await.expect("a change");
    let again = SentNotice { at: later(1), ..sent(4, one) };
    store.note_sent(me, "a", &[again, sent(9, two)]).await.expect("a change");
    let expected = [sent(4, one), sent(4, two), sent(9, two)];
    assert_eq!(store.sent_notices(me, "a").await.expect("a list"), expected);
    assert_eq!(store.sent_notices(me, "b").await.expect("a list"), []);
    assert_eq!(store.last_sent(me, one).await.expect("an answer"), Some(NOW));
}

async fn a_merged_guest_is_part_of_the_account(database: TestDatabase) {
    let store = database.open().await;
    let (me, guest) = (account(&store, 1).await, guest(&store, 2).await);
    add(&store, guest, &browser(2)).await;
    store.note_seen(guest, "a", 8).await.expect("a change");
    store.set_mute(guest, "a", Mute::On).await.expect("a change");
    store.note_sent(guest, "a", &[sent(8, ChannelId(1))]).await.expect("a change");
    store.set_language(me, "de").await.expect("a change");
    store.merge_guest(guest, me).await.expect("a merge");
    for person in [me, guest] {
        assert_eq!(channels(&store, person).await.len(), 1);
        let attention = store.attention(person, "a").await.expect("an answer");
        assert_eq!(attention, Attention { seen: 8, mute: Mute::On });
        assert_eq!(store.sent_notices(person, "a").await.expect("a list").len(), 1);
        let preferences = store.preferences(person).await.expect("an answer");
        assert_eq!(preferences.language.as_deref(), Some("de"));
    }
    store.set_mute(me, "a", Mute::Off).await.expect("a change");
    assert_eq!(store.attention(me, "a").await.expect("an answer").mute, Mute::Off);
}

async fn nothing_is_left_of_a_deleted_person(database: TestDatabase) {
    let store = database.open().await;
    let me = account(&store, 1).await;
    for channel in [browser(1), mail("me@play.example"), webhook("hook")] {
        add(&store, me, &channel).await;
    }
    store.note_seen(me, "a", 8).await.expect("a change");
    store.note_sent(me, "a", &[sent(8, ChannelId(1))]).await.expect("a change");
    store.set_language(me, "de").await.expect("a change");
    store.set_notice_settings(me, "settings").await.expect("a change");
    store.delete_person(me, &["Alster"]).await.expect("a deletion");
    assert!(channels(&store, me).await.is_empty());
    assert_eq!(store.attention(me, "a").await.expect("an answer"), Attention::default());
    assert_eq!(store.sent_notices(me, "a").await.expect("a list"), []);
    let preferences = store.preferences(me).await.expect("an answer");
    assert_eq!((preferences.language, preferences.notices), (None, String::new()));
    assert!(store.set_language(me, "de").await.is_err());
}

async fn old_rows_are_forgotten(database: TestDatabase) {
    let store = database.open().await;
    let me = account(&store, 1).await;
    let running = table("running", nobody());
    let over = table("over", Index { state: TableState::Over, ..nobody() });
    for one in [running, over] {
        store.note_seen(me, &one.id, 5).await.expect("a change");
        store.create_table(one).await.expect("a table");
    }
    store.note_sent(me, "running", &[sent(8, ChannelId(1))]).await.expect("a change");
    for channel in [browser(1), mail("me@play.example"), webhook("hook")] {
        add(&store, me, &channel).await;
    }
    let left = async |days| {
        store.forget_old_notices(later(days)).await.expect("an end");
        let over = store.attention(me, "over").await.expect("an answer").seen;
        let sent = store.sent_notices(me, "running").await.expect("a list").len();
        (over, sent, addresses(&store, me).await.len())
    };
    assert_eq!(left(6).await, (5, 1, 3));
    assert_eq!(left(8).await, (5, 1, 2), "the address was not confirmed");
    assert_eq!(left(31).await, (0, 0, 2));
    assert_eq!(left(91).await, (0, 0, 1), "the browser was not reached");
    assert_eq!(store.attention(me, "running").await.expect("an answer").seen, 5);
}

async fn a_secret_is_made_once(database: TestDatabase) {
    let store = database.open().await;
    for (name, proposal, expected) in
        [("push", "first", "first"), ("push", "second", "first"), ("tokens", "third", "third")]
    {
        assert_eq!(store.secret(name, proposal).await.expect("a secret"), expected);
    }
}

async fn the_language_and_the_settings_are_kept(database: TestDatabase) {
    let store = database.open().await;
    let me = guest(&store, 1).await;
    let person = async || {
        store.person_by_session(&session(1), NOW).await.expect("an answer").expect("a person")
    };
    assert_eq!(person().await.language, None);
    store.set_language(me, "it").await.expect("a change");
    assert_eq!(person().await.language.as_deref(), Some("it"));
    store.set_notice_settings(me, "{}").await.expect("a change");
    assert_eq!(store.preferences(me).await.expect("an answer").notices, "{}");
}
