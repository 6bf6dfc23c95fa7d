//! What is decided in single cases.

use super::*;
use hamburgum_table::Alarm;

/// The alarm of the turn at version 5, so many hours from now.
fn alarm(now: Timestamp, at: i64, due: i64) -> Alarm {
    let moment = |hours: i64| now.0 + hours * 3600 * SECOND;
    Alarm { person: 1, turn: 5, at: moment(at), due: moment(due), left: Duration::from_hours(9) }
}

/// A case about one turn at version 5, for one webhook.
fn one_turn(
    change: impl FnOnce(&mut StoredChannel, &mut Attention, &mut NoticeSettings),
) -> Vec<String> {
    let now = Timestamp(1_700_000_000_000);
    let (mut channel, mut attention) = (channel(1), Attention::default());
    let mut settings = NoticeSettings::default();
    change(&mut channel, &mut attention, &mut settings);
    let news = [hamburgum_table::NewsItem { kind: NoticeKind::Turn, version: 5 }];
    let morning = later(now, Duration::from_hours(8));
    [Occasion::News, Occasion::Alarm(5), Occasion::Reminder(5), Occasion::Alarm(4)]
        .into_iter()
        .flat_map(|occasion| [(occasion, None), (occasion, Some(morning))])
        .map(|(occasion, night_until)| {
            let case = Case {
                now,
                occasion,
                since: now,
                alarm: Some(alarm(now, -1, 10)),
                news: &news,
                attention,
                settings: &settings,
                night_until,
                channels: std::slice::from_ref(&channel),
                sent: &[],
                last_mail: None,
            };
            in_words(&case.decide(), now)
        })
        .collect()
}

fn in_words(decision: &Decision, now: Timestamp) -> String {
    match decision {
        Decision::Done => "-".to_owned(),
        Decision::Wait(at) => format!("{}h", (at.0 - now.0) / 3_600_000),
        Decision::Tell(tellings) => tellings[0].items[0].kind.word().to_owned(),
    }
}

#[test]
fn night_mute_and_seen_turns_are_respected() {
    // By day and at night: news, an alarm, a reminder, and an alarm about an earlier turn.
    let usual = ["turn", "8h", "alarm", "8h", "reminder", "8h", "-", "-"];
    assert_eq!(one_turn(|_, _, _| {}), usual);
    let seen = ["-", "-", "alarm", "8h", "reminder", "8h", "-", "-"];
    assert_eq!(one_turn(|_, attention, _| attention.seen = 5), seen);
    assert_eq!(one_turn(|_, attention, _| attention.mute = Mute::On), ["-"; 8]);
    let loud = ["turn", "8h", "alarm", "alarm", "reminder", "8h", "-", "-"];
    assert_eq!(one_turn(|_, _, settings| settings.alarm_at_night = true), loud);
    let unconfirmed = |channel: &mut StoredChannel, _: &mut Attention, _: &mut NoticeSettings| {
        channel.confirmation = Confirmation::Awaited;
    };
    assert_eq!(one_turn(unconfirmed), ["-"; 8]);
    let only_alarm = ["-", "-", "alarm", "8h", "-", "-", "-", "-"];
    assert_eq!(one_turn(|channel, _, _| channel.wants = "alarm digest".into()), only_alarm);
}

#[test]
fn an_alarm_comes_once_while_time_is_nearly_up() {
    let now = Timestamp(1_700_000_000_000);
    let news = [hamburgum_table::NewsItem { kind: NoticeKind::Turn, version: 5 }];
    let told = SentNotice {
        version: 5,
        kind: NoticeKind::Alarm.word().to_owned(),
        channel: ChannelId(1),
        at: now,
    };
    for (alarm, news, sent, expected) in [
        (Some(alarm(now, 0, 9)), &news[..], &[][..], "alarm"),
        // An outage has moved it, however long ago it was planned.
        (Some(alarm(now, 3, 12)), &news, &[], "3h"),
        (Some(alarm(now, -30, 9)), &news, &[], "alarm"),
        // The time is up, the clock has stopped, the turn is over, another turn has begun, it was told.
        (Some(alarm(now, -9, 0)), &news, &[], "-"),
        (None, &news, &[], "-"),
        (Some(alarm(now, 0, 9)), &[], &[], "-"),
        (Some(Alarm { turn: 9, ..alarm(now, 0, 9) }), &news, &[], "-"),
        (Some(alarm(now, 0, 9)), &news, std::slice::from_ref(&told), "-"),
    ] {
        let case = Case {
            now,
            occasion: Occasion::Alarm(5),
            since: Timestamp(0),
            alarm,
            news,
            attention: Attention { seen: 5, mute: Mute::Off },
            settings: &NoticeSettings::default(),
            night_until: None,
            channels: &[channel(1)],
            sent,
            last_mail: None,
        };
        assert_eq!(in_words(&case.decide(), now), expected, "{alarm:?} {news:?} {sent:?}");
    }
}

#[test]
fn a_channel_is_tried_again_and_then_rests() {
    let mut now = Timestamp(0);
    let mut failure = None;
    let mut pauses = Vec::new();
    for _ in 0..6 {
        let next = one_more_failure(failure.as_ref(), "timeout".into(), now, None, 0.5);
        pauses.push((next.rests_until.0 - now.0) / SECOND);
        now = next.rests_until;
        failure = Some(next);
    }
    assert_eq!(pauses, [10, 60, 300, 1800, 86_400, 86_400]);
    assert_eq!(failure.expect("a failure").since, Timestamp(0));
    let asked = Some(Duration::from_secs(90));
    let polite = one_more_failure(None, "busy".into(), Timestamp(0), asked, 0.0);
    assert_eq!(polite.rests_until, Timestamp(90 * SECOND), "the service asked for it");
}
