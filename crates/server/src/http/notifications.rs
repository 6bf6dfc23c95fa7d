//! The settings of notifications.

use super::caller::Caller;
use super::storable::Storable;
use super::trouble::Trouble;
use super::{hours, html};
use crate::App;
use crate::notices::{NoticeSettings, Office, TestOutcome, Wants, address_of};
use axum::extract::{Form, Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use hamburgum_notify::{Channel, MailAddress, PushSubscription, WebhookAddress};
use hamburgum_store::{
    ChannelId, Confirmation, NewChannel, Person, StoredChannel, StoredChannelKind,
};
use hamburgum_table::NoticeKind;
use hamburgum_web::Address;
use hamburgum_web::pages::{
    self, ChannelHealth, ChannelPlace, ChannelView, Complaint, NoticeTimes, NotificationsDone,
    NotificationsView, Sending, Wrong,
};
use serde::Deserialize;

/// The query of the page: what was just done, for a confirmation, and with which channel.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Done {
    done: String,
    channel: i64,
}

/// The page.
pub(crate) async fn page(
    State(app): State<App>,
    Query(done): Query<Done>,
    caller: Caller,
) -> Result<Response, Trouble> {
    caller.keep_language(&app).await;
    let page = render(&app, &caller, &done, None).await?;
    let storable = caller.person.is_none().then_some(Storable::Forget);
    Ok((storable.unwrap_or(Storable::No), page).into_response())
}

/// A field that was refused, with what was typed there.
struct Refused<'a> {
    field: &'a str,
    wrong: Wrong,
    typed: &'a str,
}

async fn render(
    app: &App,
    caller: &Caller,
    done: &Done,
    refused: Option<&Refused<'_>>,
) -> Result<axum::response::Html<String>, Trouble> {
    let office = app.notices().office().await?;
    let has_mail = app.notices().outgoing().is_some_and(|outgoing| outgoing.mail.is_some());
    let sending = match office {
        None => Sending::Nothing,
        Some(Office { push_key, .. }) if has_mail => Sending::Everything { push_key },
        Some(Office { push_key, .. }) => Sending::WithoutMail { push_key },
    };
    let (channels, settings) = match &caller.person {
        Some(person) => (
            app.store().channels(person.id).await?,
            NoticeSettings::read(&app.store().preferences(person.id).await?.notices),
        ),
        None => (Vec::new(), NoticeSettings::default()),
    };
    let zone = match &caller.person {
        Some(person) => hours::zone_of(app, person.id).await?,
        None => None,
    };
    let shown: Vec<Shown<'_>> =
        channels.iter().filter_map(|one| Shown::of(app, caller, one)).collect();
    let views: Vec<ChannelView<'_>> = shown.iter().map(Shown::view).collect();
    let tested = channels.iter().find(|one| one.id.0 == done.channel);
    let done = NotificationsDone::from_word(&done.done);
    let failure = tested.and_then(|one| one.failure.as_ref()).map(|one| one.reason.as_str());
    let message = refused.map(|refused| caller.texts().wrong(refused.wrong)).unwrap_or_default();
    let complaints: Vec<Complaint<'_>> =
        refused.iter().map(|refused| (refused.field, message.as_str())).collect();
    Ok(html(pages::notifications(&NotificationsView {
        reader: caller.page_reader(),
        sending,
        channels: &views,
        times: NoticeTimes {
            alarm_at_night: settings.alarm_at_night,
            remind_again: settings.remind_again,
            digest_hour: settings.digest_hour,
        },
        zone: zone.as_deref(),
        done,
        test_failure: failure.filter(|_| done == Some(NotificationsDone::TestFailed)),
        typed: refused.map_or("", |refused| refused.typed),
        complaints: &complaints,
    })))
}

/// A channel with the texts that its view borrows.
struct Shown<'a> {
    channel: &'a StoredChannel,
    place: TestedPlace,
    kinds: Vec<NoticeKind>,
    has_digest: bool,
    is_resting: bool,
}

enum TestedPlace {
    ThisDevice,
    OtherDevice,
    Mail(String),
    Webhook(String),
}

impl<'a> Shown<'a> {
    /// `None` if the address cannot be read.
    fn of(app: &App, caller: &Caller, channel: &'a StoredChannel) -> Option<Self> {
        let place = match (channel.kind, address_of(channel)?) {
            (StoredChannelKind::Push(session), _) if caller.session() == Some(session) => {
                TestedPlace::ThisDevice
            }
            (StoredChannelKind::Push(_), _) => TestedPlace::OtherDevice,
            (_, Channel::Mail(address)) => TestedPlace::Mail(address.as_str().to_owned()),
            (_, Channel::Webhook(address)) => TestedPlace::Webhook(address.host().to_owned()),
            (_, Channel::Push(_)) => return None,
        };
        let wants = Wants::read(&channel.wants);
        Some(Self {
            channel,
            place,
            kinds: NoticeKind::CHOICES.into_iter().filter(|kind| wants.kind(*kind)).collect(),
            has_digest: wants.digest(),
            is_resting: app.notices().is_resting(channel),
        })
    }

    fn view(&self) -> ChannelView<'_> {
        let channel = self.channel;
        ChannelView {
            id: channel.id.0,
            place: match &self.place {
                TestedPlace::ThisDevice => ChannelPlace::ThisDevice,
                TestedPlace::OtherDevice => ChannelPlace::OtherDevice,
                TestedPlace::Mail(address) => ChannelPlace::Mail(address),
                TestedPlace::Webhook(host) => ChannelPlace::Webhook(host),
            },
            kinds: &self.kinds,
            has_digest: self.has_digest,
            health: match (&channel.failure, channel.confirmation) {
                (_, Confirmation::Awaited) => ChannelHealth::Unconfirmed,
                (Some(failure), _) if self.is_resting => ChannelHealth::Resting(&failure.reason),
                (Some(failure), _) => ChannelHealth::Failing(&failure.reason),
                (None, _) if channel.delivered.is_some() => ChannelHealth::Works,
                (None, _) => ChannelHealth::Untried,
            },
        }
    }
}

/// The fields of all forms.
type Fields = Vec<(String, String)>;

fn field<'f>(fields: &'f Fields, name: &str) -> &'f str {
    fields.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value.trim())
}

/// Somebody who changes the settings.
struct Changing<'a> {
    app: &'a App,
    caller: &'a Caller,
    person: &'a Person,
    office: &'a Office,
    fields: &'a Fields,
}

/// What became of a form.
enum Outcome {
    Done(NotificationsDone),
    Tried(ChannelId, TestOutcome),
    Refused(&'static str, Wrong),
}

/// Handles a form of the page.
pub(crate) async fn change(
    State(app): State<App>,
    Path((_, what)): Path<(String, String)>,
    caller: Caller,
    Form(fields): Form<Fields>,
) -> Result<Response, Trouble> {
    let person = caller.person.clone().ok_or(Trouble::NotSeated)?;
    let office = app.notices().office().await?.ok_or(Trouble::NotFound)?;
    let changing =
        Changing { app: &app, caller: &caller, person: &person, office, fields: &fields };
    let outcome = match what.as_str() {
        "push" => changing.push().await?,
        "mail" => changing.mail().await?,
        "webhook" => changing.webhook().await?,
        "save" => changing.save().await?,
        "times" => changing.times().await?,
        "test" => changing.test().await?,
        "remove" => changing.remove().await?,
        _ => return Err(Trouble::NotFound),
    };
    let page = Address::Notifications.in_language(caller.language());
    let onward = |done: NotificationsDone, channel: ChannelId| {
        let address = format!("{page}?done={}&channel={}", done.word(), channel.0);
        Ok(Redirect::to(&address).into_response())
    };
    match outcome {
        Outcome::Done(done) => onward(done, ChannelId(0)),
        Outcome::Tried(id, TestOutcome::Delivered) => onward(NotificationsDone::TestDelivered, id),
        Outcome::Tried(id, TestOutcome::Gone) => onward(NotificationsDone::TestGone, id),
        Outcome::Tried(id, TestOutcome::Failed) => onward(NotificationsDone::TestFailed, id),
        Outcome::Refused(name, wrong) => {
            let refused = Refused { field: name, wrong, typed: field(&fields, "address") };
            let page = render(&app, &caller, &Done::default(), Some(&refused)).await?;
            let status = match wrong {
                Wrong::MailPatience => StatusCode::TOO_MANY_REQUESTS,
                _ => StatusCode::UNPROCESSABLE_ENTITY,
            };
            Ok((status, page).into_response())
        }
    }
}

impl Changing<'_> {
    async fn push(&self) -> Result<Outcome, Trouble> {
        let [endpoint, p256dh, auth] =
            ["endpoint", "p256dh", "auth"].map(|name| field(self.fields, name));
        let subscription =
            PushSubscription::new(endpoint, p256dh, auth).map_err(|_| Trouble::Senseless)?;
        let address = Channel::Push(subscription);
        self.office.sender.check(&address).map_err(|_| Trouble::Senseless)?;
        let session = self.caller.session().ok_or(Trouble::NotSeated)?;
        let (kind, wants) = (StoredChannelKind::Push(session), Wants::everything());
        self.add(kind, &address, &wants, Confirmation::Given).await?;
        Ok(Outcome::Done(NotificationsDone::Push))
    }

    /// The address is used once its owner has opened the link in a mail.
    async fn mail(&self) -> Result<Outcome, Trouble> {
        let Ok(address) = MailAddress::parse(field(self.fields, "address")) else {
            return Ok(Outcome::Refused("mail", Wrong::Mail));
        };
        let address = Channel::Mail(address);
        if self.office.sender.check(&address).is_err() {
            return Ok(Outcome::Refused("mail", Wrong::MailRefused));
        }
        // Nobody may flood a stranger with mails from here.
        if !self.app.allows_confirmation(self.caller.address) {
            return Ok(Outcome::Refused("mail", Wrong::MailPatience));
        }
        let wants = Wants::digest_only();
        let added = self.add(StoredChannelKind::Mail, &address, &wants, Confirmation::Awaited);
        let Some(id) = added.await? else { return Err(Trouble::Internal) };
        let channels = self.app.store().channels(self.person.id).await?;
        let Some(channel) = channels.into_iter().find(|one| one.id == id) else {
            return Err(Trouble::Internal);
        };
        if channel.confirmation == Confirmation::Given {
            return Ok(Outcome::Done(NotificationsDone::Saved));
        }
        let language = self.caller.language();
        let sent = self.app.notices().ask_to_confirm(self.office, self.person, &channel, language);
        match sent.await? {
            TestOutcome::Delivered => Ok(Outcome::Done(NotificationsDone::Mail)),
            TestOutcome::Gone | TestOutcome::Failed => {
                self.app.store().remove_channel(self.person.id, id).await?;
                Ok(Outcome::Refused("mail", Wrong::MailRefused))
            }
        }
    }

    async fn webhook(&self) -> Result<Outcome, Trouble> {
        let (address, token) = (field(self.fields, "address"), field(self.fields, "token"));
        let Ok(address) = WebhookAddress::parse(address, None, Some(token)) else {
            return Ok(Outcome::Refused("webhook", Wrong::Webhook));
        };
        let address = Channel::Webhook(address);
        if self.office.sender.check(&address).is_err() {
            return Ok(Outcome::Refused("webhook", Wrong::PrivateWebhook));
        }
        let (kind, wants) = (StoredChannelKind::Webhook, Wants::everything());
        Ok(match self.add(kind, &address, &wants, Confirmation::Given).await? {
            Some(_) => Outcome::Done(NotificationsDone::Webhook),
            None => Outcome::Refused("webhook", Wrong::ManyWebhooks),
        })
    }

    async fn add(
        &self,
        kind: StoredChannelKind,
        address: &Channel,
        wants: &Wants,
        confirmation: Confirmation,
    ) -> Result<Option<ChannelId>, Trouble> {
        let address = serde_json::to_string(address).map_err(|_| Trouble::Internal)?;
        let channel = NewChannel { kind, address, wants: wants.to_text(), confirmation };
        let store = self.app.store();
        hours::suggest(self.app, self.person.id, field(self.fields, "zone")).await?;
        Ok(store.add_channel(self.person.id, &channel, store.now()).await?)
    }

    /// The channel that a form names.
    async fn channel(&self) -> Result<StoredChannel, Trouble> {
        let id = field(self.fields, "channel").parse().map(ChannelId);
        let id = id.map_err(|_| Trouble::Senseless)?;
        let channels = self.app.store().channels(self.person.id).await?;
        channels.into_iter().find(|one| one.id == id).ok_or(Trouble::Senseless)
    }

    async fn save(&self) -> Result<Outcome, Trouble> {
        let channel = self.channel().await?;
        let chosen = self.fields.iter().filter(|(name, _)| name == "wants");
        let wants = Wants::of(chosen.map(|(_, word)| word.as_str()));
        self.app.store().set_wants(self.person.id, channel.id, &wants.to_text()).await?;
        self.app.notices().plan_digest(self.person.id).await?;
        Ok(Outcome::Done(NotificationsDone::Saved))
    }

    async fn times(&self) -> Result<Outcome, Trouble> {
        let before = self.app.store().preferences(self.person.id).await?.notices;
        let hour = field(self.fields, "digest_hour").parse().ok().filter(|hour| *hour < 24);
        let settings = NoticeSettings {
            alarm_at_night: field(self.fields, "alarm_at_night") == "yes",
            remind_again: field(self.fields, "remind_again") == "yes",
            digest_hour: hour.unwrap_or(NoticeSettings::read(&before).digest_hour),
        };
        self.app.store().set_notice_settings(self.person.id, &settings.to_text()).await?;
        self.app.notices().plan_digest(self.person.id).await?;
        Ok(Outcome::Done(NotificationsDone::Saved))
    }

    async fn test(&self) -> Result<Outcome, Trouble> {
        let channel = self.channel().await?;
        if channel.confirmation == Confirmation::Awaited {
            return Err(Trouble::Senseless);
        }
        let language = self.caller.language();
        let sent = self.app.notices().try_channel(self.office, self.person.id, &channel, language);
        Ok(Outcome::Tried(channel.id, sent.await?))
    }

    async fn remove(&self) -> Result<Outcome, Trouble> {
        let channel = self.channel().await?;
        self.app.store().remove_channel(self.person.id, channel.id).await?;
        Ok(Outcome::Done(NotificationsDone::Removed))
    }
}
