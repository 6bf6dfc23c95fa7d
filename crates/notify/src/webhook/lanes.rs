//! The rate limits of services: one lane for each channel or host, in which messages keep their distance.

use super::address::WebhookAddress;
use super::format::WebhookFormat;
use std::collections::HashMap;
use std::sync::Mutex;
use std::time::Duration;
use tokio::time::Instant;

/// A message waits for its turn here for this long, and otherwise comes back later: the queue that may
/// be long is in the caller's database. So only a few wait in each lane.
const LONGEST_WAIT: Duration = Duration::from_secs(2);

/// Lanes in memory. Those that are at rest are forgotten first.
const LANES_AT_MOST: usize = 10_000;

/// How many messages a service takes at once, and how often after that.
#[derive(Clone, Copy, Debug)]
struct Limit {
    burst: u32,
    every: Duration,
}

impl WebhookFormat {
    /// What services allow, or less.
    const fn limit(self) -> Limit {
        match self {
            // 30 a minute for a channel, and 5 in 2 seconds.
            Self::Discord => Limit { burst: 5, every: Duration::from_secs(2) },
            // One a second.
            Self::Slack => Limit { burst: 1, every: Duration::from_secs(1) },
            // The usual setting of Synapse is one in 5 seconds after 10.
            Self::Matrix => Limit { burst: 10, every: Duration::from_secs(5) },
            // One in 5 seconds after 60, for all messages of a server.
            Self::Ntfy => Limit { burst: 60, every: Duration::from_secs(5) },
            // Nobody's server should be flooded.
            Self::Json => Limit { burst: 10, every: Duration::from_millis(200) },
        }
    }
}

/// Which messages keep a distance from each other.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Lane {
    format: WebhookFormat,
    place: String,
}

impl Lane {
    /// Services that count by channel have a lane for each address, others one for each host.
    pub(super) fn of(address: &WebhookAddress) -> Self {
        let format = address.format();
        let place = match format {
            WebhookFormat::Discord | WebhookFormat::Slack | WebhookFormat::Matrix => {
                address.url().to_string()
            }
            WebhookFormat::Ntfy | WebhookFormat::Json => {
                address.url().origin().ascii_serialization()
            }
        };
        Self { format, place }
    }
}

/// All lanes of a server. For each one is kept when it will be at rest (the generic cell rate algorithm).
#[derive(Debug, Default)]
pub(super) struct Lanes(Mutex<HashMap<Lane, Instant>>);

/// The lane is full: how long to stay away.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct LaneFull(pub(super) Duration);

impl Lanes {
    /// How long to wait before sending. The place in the lane is taken.
    pub(super) fn enter(&self, lane: &Lane, now: Instant) -> Result<Duration, LaneFull> {
        let limit = lane.format.limit();
        let mut lanes = self.0.lock().expect("a lock that no panic has poisoned");
        if lanes.len() >= LANES_AT_MOST && !lanes.contains_key(lane) {
            lanes.retain(|_, at_rest| *at_rest > now);
            if lanes.len() >= LANES_AT_MOST {
                return Err(LaneFull(LONGEST_WAIT));
            }
        }
        let at_rest = lanes.get(lane).copied().unwrap_or(now).max(now);
        let free_from = at_rest.checked_sub(limit.every * (limit.burst - 1)).unwrap_or(now);
        let wait = free_from.saturating_duration_since(now);
        if wait > LONGEST_WAIT {
            return Err(LaneFull(wait));
        }
        lanes.insert(lane.clone(), at_rest + limit.every);
        Ok(wait)
    }

    /// The service itself asks for a pause: nothing is sent before it is over.
    pub(super) fn pause(&self, lane: &Lane, pause: Duration, now: Instant) {
        let limit = lane.format.limit();
        let at_rest = now + pause + limit.every * (limit.burst - 1);
        let mut lanes = self.0.lock().expect("a lock that no panic has poisoned");
        if let Some(known) = lanes.get_mut(lane) {
            *known = at_rest.max(*known);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lane(format: WebhookFormat, name: &str) -> Lane {
        Lane { format, place: name.to_owned() }
    }

    /// The waits of messages that come at these milliseconds, or nothing where they are sent back.
    fn waits(format: WebhookFormat, arrivals: &[u64]) -> Vec<Option<u128>> {
        let (lanes, start) = (Lanes::default(), Instant::now());
        let enter = |arrival: &u64| {
            let now = start + Duration::from_millis(*arrival);
            lanes.enter(&lane(format, "one"), now).ok().map(|wait| wait.as_millis())
        };
        arrivals.iter().map(enter).collect()
    }

    #[test]
    fn messages_keep_the_distance_of_their_service() {
        let slack = waits(WebhookFormat::Slack, &[0, 0, 0, 0, 1000, 5000]);
        assert_eq!(slack, [Some(0), Some(1000), Some(2000), None, Some(2000), Some(0)]);
        let discord = waits(WebhookFormat::Discord, &[0, 0, 0, 0, 0, 0, 0, 2000, 20_000]);
        let now = Some(0);
        assert_eq!(discord, [now, now, now, now, now, Some(2000), None, Some(2000), now]);
    }

    #[test]
    fn a_minute_on_discord_has_no_more_than_its_burst_and_thirty() {
        let arrivals: Vec<u64> = (0..60_000).step_by(10).collect();
        let sent = waits(WebhookFormat::Discord, &arrivals).into_iter().flatten().count();
        assert!((30..=36).contains(&sent), "{sent}");
    }

    #[test]
    fn a_pause_holds_for_its_lane_only() {
        let (lanes, now) = (Lanes::default(), Instant::now());
        let [one, two] = ["one", "two"].map(|name| lane(WebhookFormat::Discord, name));
        assert_eq!(lanes.enter(&one, now), Ok(Duration::ZERO));
        lanes.pause(&one, Duration::from_mins(1), now);
        assert_eq!(lanes.enter(&one, now), Err(LaneFull(Duration::from_mins(1))));
        assert_eq!(lanes.enter(&two, now), Ok(Duration::ZERO));
        assert_eq!(lanes.enter(&one, now + Duration::from_mins(1)), Ok(Duration::ZERO));
    }

    #[test]
    fn the_number_of_lanes_is_bounded() {
        let (lanes, now) = (Lanes::default(), Instant::now());
        for number in 0..LANES_AT_MOST {
            let lane = lane(WebhookFormat::Slack, &number.to_string());
            assert!(lanes.enter(&lane, now).is_ok());
        }
        let more = lane(WebhookFormat::Slack, "more");
        assert_eq!(lanes.enter(&more, now), Err(LaneFull(LONGEST_WAIT)));
        assert!(lanes.enter(&more, now + Duration::from_secs(1)).is_ok());
        assert_eq!(lanes.0.lock().expect("the lanes").len(), 1);
    }
}
