//! The steps of a move. Each can be repeated, so a move may be interrupted between any two of them or
//! during one.

use super::{MovePass, MoveStep, Transfer, TransferError, TransferProgress, TransferStage};
use crate::{
    DatabaseState, Digest, PeopleKind, PersonId, Store, StoreError, Timestamp, WholePerson,
};
use tokio::task::JoinHandle;

/// How many people are copied in a step.
const PEOPLE: u32 = 500;

/// How many boards are copied in a step.
const BOARDS: u32 = 100;

/// How many tables are copied in a step, at the same time.
const TABLES: u32 = 32;

/// Before everybody.
const NOBODY: PersonId = PersonId(i64::MIN);

impl Transfer {
    /// Does the next step and says how far the move is; `None` if it was the last one.
    ///
    /// # Errors
    ///
    /// If a database fails, or what was read back is not what was copied. The same move can be started
    /// again.
    pub async fn step(&mut self) -> Result<Option<TransferProgress>, TransferError> {
        let (stage, next) = match self.step.clone() {
            MoveStep::MarkOld => {
                self.mark_old().await?;
                (TransferStage::Marking, MoveStep::MarkNew)
            }
            MoveStep::MarkNew => {
                self.to.set_state(DatabaseState::Loading(self.new.clone())).await?;
                let first = MoveStep::People(MovePass::Copy, PeopleKind::Independent, NOBODY);
                (TransferStage::Marking, first)
            }
            MoveStep::People(pass, kind, after) => {
                (pass.stage(), self.people(pass, kind, after).await?)
            }
            MoveStep::Boards(pass, after) => (pass.stage(), self.boards(pass, &after).await?),
            MoveStep::Tables(pass, after) => (pass.stage(), self.tables(pass, &after).await?),
            MoveStep::MarkMoved => {
                self.finish_copy().await?;
                self.from.set_state(DatabaseState::Moved(self.old.clone())).await?;
                (TransferStage::Finishing, MoveStep::MarkReady)
            }
            MoveStep::MarkReady => {
                self.to.set_state(DatabaseState::Ready).await?;
                (TransferStage::Finishing, MoveStep::Done)
            }
            MoveStep::Done => return Ok(None),
        };
        self.step = next;
        Ok(Some(TransferProgress { stage, done: self.done, total: self.total }))
    }

    async fn people(
        &self,
        pass: MovePass,
        kind: PeopleKind,
        after: PersonId,
    ) -> Result<MoveStep, TransferError> {
        let people = self.from.whole_people(kind, after, PEOPLE).await?;
        let last = people.last().map(|person| person.id);
        match pass {
            MovePass::Copy => self.to.put_people(people).await?,
            MovePass::Compare => {
                must_be_equal(&people, &self.to.whole_people(kind, after, PEOPLE).await?)?;
            }
        }
        Ok(match (last, kind, pass) {
            (Some(last), ..) => MoveStep::People(pass, kind, last),
            (None, PeopleKind::Independent, _) => {
                MoveStep::People(pass, PeopleKind::Merged, NOBODY)
            }
            (None, PeopleKind::Merged, _) => MoveStep::Boards(pass, String::new()),
        })
    }

    async fn boards(&self, pass: MovePass, after: &str) -> Result<MoveStep, TransferError> {
        let boards = self.from.whole_boards(after, BOARDS).await?;
        let last = boards.last().map(|board| board.id().to_owned());
        match pass {
            MovePass::Copy => self.to.put_boards(boards).await?,
            MovePass::Compare => {
                if boards != self.to.whole_boards(after, BOARDS).await? {
                    let what = format!("the list of boards after {after:?}");
                    return Err(TransferError::Different(what));
                }
            }
        }
        Ok(match last {
            Some(last) => MoveStep::Boards(pass, last),
            None => MoveStep::Tables(pass, String::new()),
        })
    }

    async fn tables(&mut self, pass: MovePass, after: &str) -> Result<MoveStep, TransferError> {
        let ids = self.from.table_ids(after, TABLES).await?;
        if pass == MovePass::Compare && ids != self.to.table_ids(after, TABLES).await? {
            return Err(TransferError::Different(format!("the list of tables after {after:?}")));
        }
        let Some(last) = ids.last().cloned() else {
            return Ok(match pass {
                MovePass::Copy => {
                    MoveStep::People(MovePass::Compare, PeopleKind::Independent, NOBODY)
                }
                MovePass::Compare => MoveStep::MarkMoved,
            });
        };
        self.done += ids.len() as u64;
        let tasks: Vec<_> = ids.into_iter().map(|id| self.table(pass, id)).collect();
        for task in tasks {
            let digest = task.await.map_err(|_| StoreError::Closed)??;
            if pass == MovePass::Compare {
                self.digest = self.digest.and(digest);
            }
        }
        Ok(MoveStep::Tables(pass, last))
    }

    /// Copies or compares a table in a task of its own.
    fn table(&self, pass: MovePass, id: String) -> JoinHandle<Result<Digest, TransferError>> {
        let (from, to) = (self.from.clone(), self.to.clone());
        let (check, accounts) = (self.check, self.accounts.clone());
        tokio::spawn(async move {
            let table = whole(&from, &id).await?;
            let digest = table.digest();
            match pass {
                MovePass::Copy => to.put_table(table).await?,
                MovePass::Compare => {
                    let copy = whole(&to, &id).await?;
                    if copy != table || copy.digest() != digest {
                        return Err(TransferError::Different(format!("table {id}")));
                    }
                    let checked = tokio::task::spawn_blocking(move || check(&copy, &accounts));
                    let findings = checked.await.map_err(|_| StoreError::Closed)?;
                    if !findings.is_empty() {
                        return Err(TransferError::Wrong { table: id, findings });
                    }
                }
            }
            Ok(digest)
        })
    }

    /// A server that was started meanwhile either sees the mark, or is seen here. A move that was
    /// interrupted just before its end stays at its end.
    async fn mark_old(&self) -> Result<(), TransferError> {
        if self.from.state().await? != DatabaseState::Ready {
            return Ok(());
        }
        self.from.set_state(DatabaseState::Leaving(self.old.clone())).await?;
        if let Err(in_use) = self.from.refuse_others().await {
            self.from.set_state(DatabaseState::Ready).await?;
            return Err(in_use.into());
        }
        Ok(())
    }

    /// Copies and compares what belongs to no table and no person.
    async fn finish_copy(&self) -> Result<(), TransferError> {
        let secrets = self.from.whole_secrets().await?;
        for (name, value) in &secrets {
            self.to.secret(name, value).await?;
        }
        if self.to.whole_secrets().await? != secrets {
            return Err(TransferError::Different("the list of secrets".to_owned()));
        }
        let blocks = self.from.whole_blocks().await?;
        self.to.put_blocks(blocks.clone()).await?;
        if self.to.whole_blocks().await? != blocks {
            return Err(TransferError::Different("the list of blocks".to_owned()));
        }
        let jobs = self.from.whole_jobs().await?;
        self.to.put_jobs(jobs.clone()).await?;
        self.to.finish_copy(self.from.counted_day().await?).await?;
        let (seen, outages) =
            (self.from.last_service().await?, self.from.outages_since(Timestamp(i64::MIN)).await?);
        self.to.put_service(seen, &outages).await?;
        if self.to.whole_jobs().await? != jobs {
            return Err(TransferError::Different("the list of jobs".to_owned()));
        }
        if self.to.wrong_tallies().await? > 0 {
            return Err(TransferError::Different("the statistics".to_owned()));
        }
        Ok(())
    }
}

impl MovePass {
    fn stage(self) -> TransferStage {
        match self {
            Self::Copy => TransferStage::Copying,
            Self::Compare => TransferStage::Comparing,
        }
    }
}

async fn whole(store: &Store, id: &str) -> Result<crate::WholeTable, TransferError> {
    let table = store.whole_table(id).await?;
    table.ok_or_else(|| TransferError::Different(format!("table {id}")))
}

fn must_be_equal(old: &[WholePerson], new: &[WholePerson]) -> Result<(), TransferError> {
    if old == new {
        return Ok(());
    }
    let differs = old.iter().zip(new).find(|(old, new)| old != new);
    let person = differs.map(|(old, _)| old.id).or(old.last().map(|person| person.id));
    let what = person.map_or("the list of people".to_owned(), |id| format!("person {}", id.0));
    Err(TransferError::Different(what))
}
