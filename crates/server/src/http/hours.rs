//! The hours of a person: time zone, night and holidays.

use super::account::{Outcome, Refused};
use super::caller::Caller;
use super::trouble::Trouble;
use crate::App;
use hamburgum_hours::{
    Date, DayTime, Holiday, HolidayError, HoursHistory, Moment, Night, PersonHours, Zone,
};
use hamburgum_store::PersonId;
use hamburgum_web::pages::{HolidayView, HoursError, HoursView, Wrong};
use serde::Deserialize;

/// The fields of the forms.
#[derive(Debug, Default, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub(crate) struct HoursFields {
    zone: String,
    night_from: String,
    night_to: String,
    first: String,
    last: String,
}

impl HoursFields {
    /// What was typed stays in the form.
    pub(super) fn typed_into(&self, mut view: HoursView) -> HoursView {
        let [night_from, night_to] = &mut view.night;
        let typed = [
            (&self.zone, &mut view.zone),
            (&self.night_from, night_from),
            (&self.night_to, night_to),
            (&self.first, &mut view.today),
        ];
        for (typed, shown) in typed {
            if !typed.is_empty() {
                typed.clone_into(shown);
            }
        }
        view
    }
}

/// The hours of the caller; a stranger has none.
pub(super) async fn view(app: &App, caller: &Caller) -> Result<Option<HoursView>, Trouble> {
    let Some(person) = &caller.person else { return Ok(None) };
    let (hours, is_set) = hours_of(app, person.id).await?;
    let (hours, now) = (hours.current, now(app));
    let today = hours.zone.local(now).date;
    let holiday = |holiday: Holiday| HolidayView {
        first: holiday.first().to_string(),
        last: holiday.last().to_string(),
        has_begun: holiday.first() <= today,
    };
    Ok(Some(HoursView {
        zone: hours.zone.name().to_owned(),
        zones: Zone::names(),
        is_set,
        night: [hours.night.from().to_string(), hours.night.to().to_string()],
        holidays: hours.holidays_from(now).map(holiday).collect(),
        today: today.to_string(),
    }))
}

/// Changes zone and night; that holds from the next turn on.
pub(super) async fn change(app: &App, caller: Caller, fields: &HoursFields) -> Outcome {
    let zone: Zone = fields.zone.parse().map_err(|_| wrong("zone", HoursError::Zone))?;
    let time = |field: &'static str, text: &str| {
        text.parse::<DayTime>().map_err(|_| wrong(field, HoursError::Time))
    };
    let from = time("night-from", &fields.night_from)?;
    let to = time("night-to", &fields.night_to)?;
    let night = Night::new(from, to).map_err(|_| wrong("night-to", HoursError::NightTooLong))?;
    let person = person(&caller)?;
    let (mut hours, is_set) = hours_of(app, person).await?;
    if is_set {
        let changed = hours.change(zone, night, now(app));
        changed.map_err(|_| wrong("zone", HoursError::TooOften))?;
    } else {
        hours = HoursHistory::of(PersonHours::in_zone(zone).with_night(night));
    }
    keep(app, person, &hours).await?;
    // The daily mail comes at an hour of the new zone.
    app.notices().plan_digest(person).await?;
    Ok(caller)
}

/// Takes days off. Clocks that run stop for them at once.
pub(super) async fn take_holiday(app: &App, caller: Caller, fields: &HoursFields) -> Outcome {
    let first = date("first", &fields.first)?;
    let holiday = Holiday::new(first, date("last", &fields.last)?);
    let holiday = holiday.map_err(|error| wrong("last", reason(error)))?;
    let person = person(&caller)?;
    let (mut hours, _) = hours_of(app, person).await?;
    let added = hours.current.add_holiday(holiday, now(app));
    added.map_err(|error| wrong("first", reason(error)))?;
    keep(app, person, &hours).await?;
    app.tables().clock_again(person).await?;
    Ok(caller)
}

/// Cancels a holiday, or ends it today.
pub(super) async fn end_holiday(app: &App, caller: Caller, fields: &HoursFields) -> Outcome {
    let first = date("first", &fields.first)?;
    let person = person(&caller)?;
    let (mut hours, _) = hours_of(app, person).await?;
    hours.current.end_holiday(first, now(app));
    keep(app, person, &hours).await?;
    app.tables().clock_again(person).await?;
    Ok(caller)
}

/// The name of the zone in which somebody lives, if it is known.
pub(super) async fn zone_of(app: &App, person: PersonId) -> Result<Option<String>, Trouble> {
    let (hours, is_set) = hours_of(app, person).await?;
    Ok(is_set.then(|| hours.current.zone.name().to_owned()))
}

/// Takes the zone of the device of somebody who has set no hours, so that nobody is woken up at night.
pub(super) async fn suggest(app: &App, person: PersonId, zone: &str) -> Result<(), Trouble> {
    let (_, is_set) = hours_of(app, person).await?;
    match zone.parse::<Zone>() {
        Ok(zone) if !is_set => {
            keep(app, person, &HoursHistory::of(PersonHours::in_zone(zone))).await
        }
        _ => Ok(()),
    }
}

async fn hours_of(app: &App, person: PersonId) -> Result<(HoursHistory, bool), Trouble> {
    let hours = app.tables().hours_of(&[person]).await?.remove(&person);
    let is_set = hours.is_some();
    Ok((hours.unwrap_or_default(), is_set))
}

async fn keep(app: &App, person: PersonId, hours: &HoursHistory) -> Result<(), Trouble> {
    let text = serde_json::to_string(hours).map_err(|_| Trouble::Internal)?;
    Ok(app.store().set_person_hours(person, &text).await?)
}

fn now(app: &App) -> Moment {
    Moment(app.store().now().0)
}

fn person(caller: &Caller) -> Result<PersonId, Refused> {
    caller.person.as_ref().map(|person| person.id).ok_or(Refused::Trouble(Trouble::NotSeated))
}

fn date(field: &'static str, text: &str) -> Result<Date, Refused> {
    text.trim().parse().map_err(|_| wrong(field, HoursError::Date))
}

fn wrong(field: &'static str, error: HoursError) -> Refused {
    Refused::Field(field, Wrong::Hours(error))
}

fn reason(error: HolidayError) -> HoursError {
    match error {
        HolidayError::Backwards => HoursError::Backwards,
        HolidayError::Past => HoursError::Past,
        HolidayError::TooFarAhead => HoursError::TooFarAhead,
        HolidayError::Overlaps => HoursError::Overlaps,
        HolidayError::TooLong => HoursError::TooLong,
        HolidayError::TooMany { left, .. } => HoursError::TooMany(left),
    }
}
