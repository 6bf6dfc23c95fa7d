//! Everything about a table.

use crate::store::forward;
use crate::{
    CreateError, GameResult, IndexChange, IndexRow, PersonId, PlansRow, ResultBy, ResultRow,
    Sitting, Store, StoreError, StoredReview, StoredTable, TableState, Timestamp,
};

/// A table with everything that is stored about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WholeTable {
    /// Its id.
    pub id: String,
    /// Its head, its log and what was typed.
    pub log: StoredTable,
    /// How long the log is, by each place that says so: one number if all agree.
    pub lengths: Vec<u64>,
    /// What lists show.
    pub index: StoredIndex,
    /// What was found out about its turns.
    pub review: Option<StoredReview>,
    /// What its people plan.
    pub plans: Vec<PlansRow>,
}

/// What is stored for lists and statistics. It follows from the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredIndex {
    /// The name of the table.
    pub name: String,
    /// Its state.
    pub state: TableState,
    /// The time of the last change.
    pub updated: Timestamp,
    /// The rest of what lists show; missing until a list needs it again.
    pub card: Option<String>,
    /// The accounts and guests who sit there, each once, by number.
    pub people: Vec<Sitting>,
    /// The result, if the game was played to its end and counts.
    pub result: Option<GameResult>,
    /// The host, if it is in the list of open tables.
    pub listed_by: Option<PersonId>,
}

/// The columns of the row in lists: name, state, time, card, and the host of an open table.
pub(crate) type IndexColumns = (String, String, i64, Option<String>, Option<i64>);

/// The columns of somebody at the table: the person, and whether the game waits for them.
pub(crate) type SittingColumns = (i64, bool);

impl StoredIndex {
    pub(crate) fn read(
        (name, state, updated, card, host): IndexColumns,
        people: Vec<SittingColumns>,
        results: Vec<ResultColumns>,
    ) -> Result<Self, sqlx::Error> {
        let (state, updated) = (TableState::read(&state)?, Timestamp(updated));
        let sitting = |(person, awaits)| Sitting { person: PersonId(person), awaits };
        let people = people.into_iter().map(sitting).collect();
        let (result, listed_by) = (result_of(results), host.map(PersonId));
        Ok(Self { name, state, updated, card, people, result, listed_by })
    }
}

impl From<StoredIndex> for IndexChange {
    fn from(index: StoredIndex) -> Self {
        let StoredIndex { name, state, updated, card, people, result, listed_by } = index;
        let listing = listed_by.into();
        let row = Some(IndexRow { name, state, card });
        // Jobs are copied at the end, all together.
        let jobs = Vec::new();
        Self { updated, row, people: Some(people), result, listing, jobs }
    }
}

/// The columns of a result: board, variant, who played, the person, place, prestige and opening.
pub(crate) type ResultColumns = (String, String, String, Option<i64>, i64, Option<i64>, String);

/// The result of the seats of a game, in their order; `None` if there are none.
fn result_of(rows: Vec<ResultColumns>) -> Option<GameResult> {
    let (board, variant, ..) = rows.first()?;
    let (board, variant) = (board.clone(), variant.clone());
    let seat = |(_, _, played_by, person, place, prestige, opening): ResultColumns| ResultRow {
        player: ResultBy::read(played_by, person),
        place: u8::try_from(place).unwrap_or(u8::MAX),
        prestige: prestige.map(|prestige| u32::try_from(prestige).unwrap_or(u32::MAX)),
        opening,
    };
    Some(GameResult { board, variant, seats: rows.into_iter().map(seat).collect() })
}

impl Store {
    /// The ids of tables after this one, in their order, at most `most`.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn table_ids(&self, after: &str, most: u32) -> Result<Vec<String>, StoreError> {
        forward!(self.table_ids(after, most))
    }

    /// Everything about a table. If others write meanwhile, its parts may be of different moments.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn whole_table(&self, id: &str) -> Result<Option<WholeTable>, StoreError> {
        let Some(log) = self.load(id).await? else { return Ok(None) };
        let (mut lengths, index) = forward!(self.stored_index(id))?;
        lengths.dedup();
        let review = self.review(id).await?;
        let plans = self.plans(&[id.to_owned()]).await?;
        Ok(Some(WholeTable { id: id.to_owned(), log, lengths, index, review, plans }))
    }

    /// How many sums of the statistics differ from what the results add up to.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn wrong_tallies(&self) -> Result<u64, StoreError> {
        forward!(self.wrong_tallies())
    }

    /// Inserts a table unless it is there already.
    pub(crate) async fn put_table(&self, table: WholeTable) -> Result<(), StoreError> {
        let WholeTable { id, log, index, review, plans, .. } = table;
        match self.begin_log(&id, log, index.into()).await {
            Ok(()) | Err(CreateError::IdTaken) => {}
            Err(CreateError::Store(error)) => return Err(error),
        }
        if let Some(review) = review {
            self.keep_review(&id, &review).await?;
        }
        self.put_plans(plans).await
    }
}
