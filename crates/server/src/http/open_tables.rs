//! Tables that are offered to everybody: the list, and sitting down.

use super::caller::Caller;
use super::entrance::SeatPage;
use super::home::row_seats;
use super::html;
use super::new_table::boards;
use super::table::address;
use super::trouble::Trouble;
use crate::config::PublicTables;
use crate::tables::ListedOffer;
use crate::{App, Failure, OpenTable};
use axum::extract::{Form, Path, Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use hamburgum_engine::{Board, Player};
use hamburgum_store::Timestamp;
use hamburgum_table::{Command, FieldError, Refusal, Seat, Who, clean_name};
use hamburgum_web::pages::{
    self, FoundBy, HostSeen, OfferedTable, OpenTablesNotice, OpenTablesView, RowSeat, TableFilter,
    Wrong,
};
use hamburgum_web::{Address, Language};
use serde::Deserialize;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

/// So many tables are listed.
const MOST: u32 = 100;

/// A host who was seen in this time is there.
const HERE: Duration = Duration::from_mins(10);
const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);

/// Notes that the caller is there, in case others wait at a table of theirs.
pub(super) async fn note_host(app: &App, caller: &Caller) -> Result<(), Trouble> {
    let Some(person) = &caller.person else { return Ok(()) };
    Ok(app.tables().note_host(person.id).await?)
}

/// The open tables as a caller sees them: hosts who have been away for long come last, and among the others
/// those who have waited longest come first. So a row keeps its place while others come and go.
pub(super) async fn offered(app: &App, caller: &Caller) -> Result<Vec<ListedOffer>, Trouble> {
    if app.config().public_tables == PublicTables::Off {
        return Ok(Vec::new());
    }
    let reader = caller.person.as_ref().map(|person| person.id);
    let mut tables = app.tables().list_open(reader, MOST).await?;
    let is_away = |seen: Timestamp| matches!(host_seen(seen), HostSeen::DaysAgo(_));
    tables.sort_by_cached_key(|table| (is_away(table.seen), table.created, table.id.clone()));
    Ok(tables)
}

/// The seats of each table.
pub(super) fn seats_of(tables: &[ListedOffer], language: Language) -> Vec<Vec<RowSeat<'_>>> {
    tables.iter().map(|table| row_seats(&table.card, language)).collect()
}

/// The view models of these tables with their seats.
pub(super) fn rows<'a>(
    tables: &'a [ListedOffer],
    seats: &'a [Vec<RowSeat<'a>>],
) -> Vec<OfferedTable<'a>> {
    tables.iter().zip(seats).filter_map(|(table, seats)| row(table, seats)).collect()
}

/// `None` if the card is older than the list: the next one has its place.
fn row<'a>(table: &'a ListedOffer, seats: &'a [RowSeat<'a>]) -> Option<OfferedTable<'a>> {
    let (card, offer) = (&table.card, table.card.offer.as_ref()?);
    let host = seats.iter().find(|seat| seat.player == offer.host)?;
    let built_in = Board::built_in().into_iter().find(|board| board.id() == card.board);
    Some(OfferedTable {
        id: &table.id,
        name: &table.name,
        board: built_in.map(Board::id),
        city: &card.city,
        variant: offer.variant,
        seats,
        host: host.name,
        host_seen: host_seen(table.seen),
        wanted: offer.wanted,
        language: Language::from_code(&offer.language.to_string()).unwrap_or_default(),
        is_advised: offer.is_advised,
        clock: offer.clock,
        plan: offer.plan,
        is_mine: table.is_mine,
    })
}

fn host_seen(seen: Timestamp) -> HostSeen {
    let ago = seen.elapsed();
    let count = |unit: Duration| u32::try_from(ago.as_secs() / unit.as_secs()).unwrap_or(u32::MAX);
    match ago {
        _ if ago < HERE => HostSeen::Now,
        _ if ago < DAY => HostSeen::HoursAgo(count(HOUR).max(1)),
        _ => HostSeen::DaysAgo(count(DAY)),
    }
}

/// The query of the list: the filter, and what a script shows.
type ListQuery = Vec<(String, String)>;

/// The page, or the list alone for scripts, unless they show it already.
pub(crate) async fn list(
    State(app): State<App>,
    caller: Caller,
    Query(query): Query<ListQuery>,
) -> Result<Response, Trouble> {
    check_public(&app)?;
    note_host(&app, &caller).await?;
    let shown = query.iter().find(|(name, _)| name == "shown").map(|(_, word)| word.as_str());
    let list = ListPart::of(&app, &caller, &query).await?;
    Ok(if caller.is_live { list.update(shown) } else { list.page(None).into_response() })
}

/// The list for a caller and a filter.
struct ListPart<'a> {
    caller: &'a Caller,
    tables: Vec<ListedOffer>,
    filter: TableFilter,
}

impl<'a> ListPart<'a> {
    async fn of(app: &App, caller: &'a Caller, query: &ListQuery) -> Result<Self, Trouble> {
        let filter = TableFilter::of(query, &boards());
        Ok(Self { caller, tables: offered(app, caller).await?, filter })
    }

    fn draw<R>(
        &self,
        notice: Option<OpenTablesNotice>,
        draw: impl Fn(&OpenTablesView<'_>) -> R,
    ) -> R {
        let seats = seats_of(&self.tables, self.caller.language());
        let all = rows(&self.tables, &seats);
        let tables: Vec<_> =
            all.iter().copied().filter(|table| self.filter.admits(table)).collect();
        let boards = boards();
        let view = OpenTablesView {
            reader: self.caller.page_reader(),
            tables: &tables,
            all: all.len(),
            filter: &self.filter,
            boards: &boards,
            notice,
            shown: "",
        };
        let shown = fingerprint(&pages::open_tables_list(&view).into_string());
        draw(&OpenTablesView { shown: &shown, ..view })
    }

    fn page(&self, notice: Option<OpenTablesNotice>) -> Html<String> {
        self.draw(notice, |view| html(pages::open_tables(view)))
    }

    /// The list for a script that shows something with this fingerprint.
    fn update(&self, shown: Option<&str>) -> Response {
        self.draw(None, |view| {
            if Some(view.shown) == shown {
                StatusCode::NO_CONTENT.into_response()
            } else {
                html(pages::open_tables_list(view)).into_response()
            }
        })
    }
}

fn fingerprint(text: &str) -> String {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    format!("{:x}", hasher.finish())
}

fn check_public(app: &App) -> Result<(), Trouble> {
    match app.config().public_tables {
        PublicTables::On => Ok(()),
        PublicTables::Off => Err(Trouble::NotFound),
    }
}

/// The page on which a stranger gives a name and chooses a colour.
pub(crate) async fn seat(
    State(app): State<App>,
    Path((_, id)): Path<(String, String)>,
    caller: Caller,
) -> Result<Response, Trouble> {
    check_public(&app)?;
    let open = app.tables().get(&id).await?;
    if caller.who().is_some_and(|who| holds_a_seat(&open, &who)) {
        return Ok(Redirect::to(&address(&caller, &id)).into_response());
    }
    match offered_to(&app, &caller, &open).await? {
        Ok(player) => Ok(seat_page(&open, player).render(&caller, &[]).into_response()),
        Err(notice) => others(&app, &caller, notice).await,
    }
}

/// A name and a colour; known people need neither.
#[derive(Debug, Deserialize)]
pub(crate) struct Sitting {
    name: Option<String>,
    colour: Option<String>,
}

/// Sits down.
pub(crate) async fn sit(
    State(app): State<App>,
    Path((_, id)): Path<(String, String)>,
    caller: Caller,
    Form(sitting): Form<Sitting>,
) -> Result<Response, Trouble> {
    check_public(&app)?;
    let open = app.tables().get(&id).await?;
    let player = match offered_to(&app, &caller, &open).await? {
        Ok(player) => player,
        // A repeated submission of the form: the sender sits there already.
        Err(_) if caller.who().is_some_and(|who| holds_a_seat(&open, &who)) => {
            return Ok(Redirect::to(&address(&caller, &id)).into_response());
        }
        Err(notice) => return others(&app, &caller, notice).await,
    };
    let known = || caller.person.as_ref().map(|person| person.name.clone());
    let Some(name) = sitting.name.map_or_else(known, |name| clean_name(&name)) else {
        let message = caller.texts().wrong(Wrong::Field(FieldError::Name));
        let page = seat_page(&open, player).render(&caller, &[("name", &message)]);
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
    };
    let colour = sitting.colour.map(|word| word.parse()).transpose();
    let colour: Option<Player> = colour.map_err(|_| Trouble::Senseless)?;
    let (caller, mut who) = caller.or_guest(&app, &name).await?;
    who.name = name;
    match app.tables().act(&open, &who, 0, &Command::Join(colour)).await {
        Ok(()) | Err(Failure::Refused(Refusal::Repeated)) => {
            let onward = Redirect::to(&address(&caller, &id));
            Ok((caller.jar, onward).into_response())
        }
        Err(Failure::Refused(Refusal::ColourTaken)) => {
            let message = caller.texts().wrong(Wrong::Field(FieldError::Colour));
            let player = open.table().open_seat().unwrap_or(player);
            let page = seat_page(&open, player).render(&caller, &[("colour", &message)]);
            Ok((StatusCode::UNPROCESSABLE_ENTITY, caller.jar.clone(), page).into_response())
        }
        Err(Failure::Refused(Refusal::SeatTaken)) => {
            others(&app, &caller, OpenTablesNotice::Full).await
        }
        Err(Failure::Refused(Refusal::NotOffered)) => {
            others(&app, &caller, OpenTablesNotice::NotOffered).await
        }
        Err(failure) => Err(failure.into()),
    }
}

/// The same for this caller: a table of somebody they do not want to meet is not offered to them.
async fn offered_to(
    app: &App,
    caller: &Caller,
    open: &OpenTable,
) -> Result<Result<Player, OpenTablesNotice>, Trouble> {
    let seat = offered_seat(open);
    let Some(person) = caller.person.as_ref().filter(|_| seat.is_ok()) else { return Ok(seat) };
    let is_apart = app.tables().is_kept_apart(&open.table(), person.id).await?;
    Ok(if is_apart { Err(OpenTablesNotice::NotOffered) } else { seat })
}

/// The first open seat of a table that is offered to everybody, or why there is none.
fn offered_seat(open: &OpenTable) -> Result<Player, OpenTablesNotice> {
    let table = open.table();
    match (table.offer(), table.open_seat()) {
        (Some(_), Some(player)) if table.listed_by().is_some() => Ok(player),
        (Some(_), None) => Err(OpenTablesNotice::Full),
        _ => Err(OpenTablesNotice::NotOffered),
    }
}

fn seat_page(open: &OpenTable, player: Player) -> SeatPage<'_> {
    SeatPage { open, player, address: Address::OpenTable(open.id()), found_by: FoundBy::List }
}

fn holds_a_seat(open: &OpenTable, who: &Who) -> bool {
    open.table().seats().iter().filter_map(Seat::owner).any(|owner| who.is(owner))
}

/// The other tables, for somebody who cannot sit down at this one.
async fn others(app: &App, caller: &Caller, notice: OpenTablesNotice) -> Result<Response, Trouble> {
    let status = match notice {
        OpenTablesNotice::Full => StatusCode::CONFLICT,
        OpenTablesNotice::NotOffered => StatusCode::NOT_FOUND,
    };
    let page = ListPart::of(app, caller, &Vec::new()).await?.page(Some(notice));
    Ok((status, caller.jar.clone(), page).into_response())
}
