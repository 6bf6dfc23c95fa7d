//! A table as one reader sees it: whole, or as an update of what the reader has.

use super::caller::Caller;
use super::show::{Look, show};
use super::trouble::Trouble;
use crate::live::{Apartness, Coding, Drawn, Edition, Extent, Situation, Update, Viewer};
use crate::{App, OpenTable};
use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use hamburgum_table::review::{Reading, Subject};
use hamburgum_web::Texts;
use hamburgum_web::pages::Theme;
use hamburgum_web::table::{self as pages, Saving, TableView, TurningPoint, Waiting};
use std::sync::Arc;

/// A reader of a table.
pub(crate) struct Viewing {
    app: App,
    open: Arc<OpenTable>,
    viewer: Viewer,
}

impl Viewing {
    pub(super) fn new(app: &App, open: &Arc<OpenTable>, caller: &Caller, extent: Extent) -> Self {
        let (who, language, origin) = (caller.who(), caller.language(), caller.origin.clone());
        let viewer = Viewer { who, language, origin, extent, apart: Apartness::default() };
        Self { app: app.clone(), open: Arc::clone(open), viewer }
    }

    /// What the table depends on for this reader.
    pub(super) fn situation(&self) -> Situation {
        Situation::of(&self.open, &self.viewer.at(&self.open), None)
    }

    /// The whole page, for a player with the tables that wait.
    pub(super) async fn page(
        &self,
        theme: Option<Theme>,
        waiting: Option<&[String]>,
    ) -> Result<Html<String>, Trouble> {
        self.note_sign();
        self.note_company().await;
        let points = self.turning_points().await?;
        let (viewer, situation) = self.state(points.as_deref());
        let page = self.shown_to(&viewer, points.as_deref(), |view, texts| {
            let drawn = drawn(view, texts, None, &self.open);
            let edition = self.open.editions().remember(&viewer, situation, &drawn);
            let main = pages::with_edition(&drawn.main, &edition);
            let waiting = waiting.map(|tables| Waiting { here: view.id, tables });
            pages::page(view, texts, theme, &main, self.saving(), waiting.as_ref())
        });
        Ok(Html(page.into_string()))
    }

    /// The changing part of the page, with the turns since a version.
    pub(super) async fn main(&self, since: Option<u64>) -> Result<Html<String>, Trouble> {
        self.note_sign();
        self.note_company().await;
        let points = self.turning_points().await?;
        let (viewer, situation) = self.state(points.as_deref());
        let drawn = self.drawn(&viewer, points.as_deref(), since);
        let edition = self.open.editions().remember(&viewer, situation, &drawn);
        let main = pages::with_edition(&drawn.main, &edition).into_string();
        Ok(Html(main + drawn.played.as_deref().unwrap_or_default()))
    }

    /// What a page with this edition needs to be current.
    pub(super) async fn update(&self, from: Option<Edition>) -> Result<Update, Trouble> {
        let points = self.turning_points().await?;
        let (viewer, situation) = self.state(points.as_deref());
        let draw = |since| self.drawn(&viewer, points.as_deref(), since);
        Ok(self.open.editions().update(&viewer, situation, from, draw))
    }

    /// The response to a script that shows this edition: an update, or else the whole table.
    pub(super) async fn answer(
        &self,
        from: Option<Edition>,
        coding: Coding,
    ) -> Result<Response, Trouble> {
        self.note_sign();
        if from.is_none() {
            return Ok(self.main(None).await?.into_response());
        }
        let json = (header::CONTENT_TYPE, "application/json");
        Ok(match (self.update(from).await?, coding) {
            (Update::Whole(..), _) => self.main(None).await?.into_response(),
            (Update::Same(to, version), _) => {
                ([json], crate::live::announcement(to, version)).into_response()
            }
            (Update::Changes(_, _, packed), Coding::Gzip) => {
                let coded = [json, (header::CONTENT_ENCODING, "gzip")];
                (coded, packed.file()).into_response()
            }
            (Update::Changes(_, _, packed), Coding::Plain) => {
                ([json], packed.text()).into_response()
            }
        })
    }

    /// Takes note of what others have changed beside the log: holidays and blocks.
    pub(super) async fn note_company(&self) {
        self.app.tables().note_holidays(&self.open).await;
        if let Some(who) = &self.viewer.who {
            self.app.tables().note_blocks(&self.open, who).await;
        }
    }

    fn saving(&self) -> Saving {
        if self.app.is_database_away() { Saving::Waits } else { Saving::Works }
    }

    fn note_sign(&self) {
        if let Some(who) = &self.viewer.who {
            self.open.note_sign(who);
        }
    }

    fn state(&self, points: Option<&[TurningPoint]>) -> (Viewer, Situation) {
        let viewer = self.viewer.at(&self.open);
        if let Some(who) = &viewer.who {
            self.app.tables().take_up_questions(&self.open, who);
        }
        let situation = Situation::of(&self.open, &viewer, points.map(<[_]>::len));
        (viewer, situation)
    }

    fn drawn(&self, viewer: &Viewer, points: Option<&[TurningPoint]>, since: Option<u64>) -> Drawn {
        self.shown_to(viewer, points, |view, texts| drawn(view, texts, since, &self.open))
    }

    fn shown_to<R>(
        &self,
        viewer: &Viewer,
        turning_points: Option<&[TurningPoint]>,
        draw: impl FnOnce(&TableView<'_>, &Texts) -> R,
    ) -> R {
        let Viewer { who, language, origin, extent, apart } = viewer;
        let nobody = Look::of_nobody(*language, origin);
        let (who, public_tables) = (who.as_ref(), self.app.config().public_tables);
        let look = Look { who, extent: *extent, public_tables, turning_points, apart, ..nobody };
        show(&self.open, &look, |view| draw(view, Texts::of(*language)))
    }

    /// The turning points of a game, if it is over and completely reviewed.
    async fn turning_points(&self) -> Result<Option<Vec<TurningPoint>>, Trouble> {
        let table = self.open.table();
        if table.ended().is_none() {
            return Ok(None);
        }
        let subject = Subject::of(&table.final_game());
        let kept = match self.app.reviews().kept(self.open.id(), &subject).await {
            // The table is shown without them.
            Err(error) if error.is_away() => return Ok(None),
            kept => kept?,
        };
        Ok(Reading { subject: &subject, kept: &kept }.turning_points())
    }
}

fn drawn(view: &TableView<'_>, texts: &Texts, since: Option<u64>, open: &OpenTable) -> Drawn {
    let unseen = since.map(|version| open.table().turns_since(version)).unwrap_or_default();
    Drawn {
        main: pages::main(view, texts).into_string(),
        version: view.version,
        played: pages::played(view, texts, &unseen).map(maud::Markup::into_string),
    }
}
