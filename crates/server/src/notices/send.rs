//! Sending one message over one channel, and what its outcome means for the channel.

use super::decide::{one_more_failure, resting};
use super::{Notices, Office};
use hamburgum_notify::{Channel, Message, Outcome, Rejection};
use hamburgum_store::{PersonId, StoreError, StoredChannel};

/// What became of a message, for the page of a person who tries a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TestOutcome {
    /// It was accepted.
    Delivered,
    /// The channel does not exist any more, and was removed.
    Gone,
    /// It was not accepted; the channel keeps the reason.
    Failed,
}

impl TestOutcome {
    pub(crate) fn is_delivered(self) -> bool {
        self == Self::Delivered
    }
}

/// The address of a stored channel.
pub(crate) fn address_of(channel: &StoredChannel) -> Option<Channel> {
    serde_json::from_str(&channel.address).ok()
}

impl Notices {
    /// Sends a message and keeps what that says about the channel.
    ///
    /// # Errors
    /// The store failed.
    pub(crate) async fn send(
        &self,
        office: &Office,
        person: PersonId,
        channel: &StoredChannel,
        message: &Message,
    ) -> Result<TestOutcome, StoreError> {
        let (store, now) = (&self.0.store, self.0.store.now());
        let Some(address) = address_of(channel) else {
            tracing::error!(channel = channel.id.0, "the address of a channel cannot be read");
            store.remove_channel(person, channel.id).await?;
            return Ok(TestOutcome::Gone);
        };
        let outcome = office.sender.send(&address, message).await;
        self.0.metrics.note(address.kind().label(), outcome.label());
        let (before, reason) = (channel.failure.as_ref(), outcome.cause().to_owned());
        let failure = match &outcome {
            Outcome::Delivered => {
                store.note_delivery(channel.id, now).await?;
                return Ok(TestOutcome::Delivered);
            }
            Outcome::Gone => {
                store.remove_channel(person, channel.id).await?;
                return Ok(TestOutcome::Gone);
            }
            Outcome::Later { after, .. } => {
                one_more_failure(before, reason, now, *after, fastrand::f64())
            }
            Outcome::Refused(rejection) => {
                if is_ours(*rejection) {
                    let channel = address.kind().label();
                    tracing::error!(channel, reason, "a service refuses messages of this server");
                }
                resting(before, reason, now)
            }
        };
        store.note_failure(channel.id, &failure).await?;
        Ok(TestOutcome::Failed)
    }
}

/// Whether the operator has to do something, and not the person.
fn is_ours(rejection: Rejection) -> bool {
    matches!(rejection, Rejection::Credentials | Rejection::Malformed | Rejection::TooLarge)
}
