//! A person at a table: their page and their actions.

use crate::house::{House, StoryResult};
use hamburgum_browser::{Find, Page, Visitor};
use hamburgum_table::Table;
use std::sync::Arc;

/// A person with the page of a table.
pub(crate) struct AtTable<'h> {
    house: &'h House,
    pub(crate) page: Arc<Page>,
}

/// The selector of the button that plays this action.
pub(crate) fn choice(word: &str) -> String {
    format!("#turn button[name=act][value=\"{word}\"]:not([aria-disabled])")
}

/// The selector of the button that removes one such action from the turn.
pub(crate) fn one_less(word: &str) -> String {
    format!("#turn button[name=drop][value=\"{word}\"]:not([aria-disabled])")
}

pub(crate) const UNDO: &str = "#turn button[name=undo]";
pub(crate) const RESTART: &str = "#turn button[name=restart]";
pub(crate) const MY_TURN: &str = "main#table[data-mine]";

impl<'h> AtTable<'h> {
    /// Starts a quick game against computers from the home page.
    pub(crate) async fn play_now(house: &'h House, visitor: &Visitor) -> StoryResult<Self> {
        let page = house.visit(visitor, "/en").await?;
        page.click("#level-apprentice").await?;
        page.follow(hamburgum_browser::button("Play now")).await?;
        Self::arrive(house, page).await
    }

    /// Creates a table where the first seat begins; the occupants are values of the form.
    pub(crate) async fn set_up(
        house: &'h House,
        visitor: &Visitor,
        seats: &[&str],
    ) -> StoryResult<Self> {
        Self::set_up_with(house, visitor, seats, &[]).await
    }

    /// Creates a table after clicking these parts of the form.
    pub(crate) async fn set_up_with(
        house: &'h House,
        visitor: &Visitor,
        seats: &[&str],
        wishes: &[&str],
    ) -> StoryResult<Self> {
        let page = house.visit(visitor, "/en/new").await?;
        for &wish in wishes {
            page.click(wish).await?;
        }
        page.click(format!("#seats-{}", seats.len()).as_str()).await?;
        for (number, sitter) in (1..).zip(seats) {
            page.choose(format!("#seat{number}").as_str(), sitter).await?;
            if *sitter == "here" {
                page.fill(format!("#name{number}").as_str(), "Berta").await?;
            }
        }
        page.click("#start-first").await?;
        page.follow(hamburgum_browser::button("Open the table")).await?;
        Self::arrive(house, page).await
    }

    /// Takes a seat with the invitation of somebody at the table.
    pub(crate) async fn join(&self, visitor: &Visitor, name: &str) -> StoryResult<Self> {
        let page = self.house.visit(visitor, &self.invitation().await?).await?;
        page.fill("#name", name).await?;
        page.follow(hamburgum_browser::button("Take this seat")).await?;
        Self::arrive(self.house, page).await
    }

    /// The path of the invitation to the first open seat.
    pub(crate) async fn invitation(&self) -> StoryResult<String> {
        let address = self.page.attribute("#turn .invite input", "value").await?;
        let address = address.expect("an invitation");
        Ok(address.trim_start_matches(&self.house.address_of("")).to_owned())
    }

    /// Wraps a page that has just arrived at a table.
    pub(crate) async fn arrive(house: &'h House, page: Arc<Page>) -> StoryResult<Self> {
        page.wait_for("main#table").await?;
        let me = Self { house, page };
        me.wait_for_scripts().await?;
        Ok(me)
    }

    /// Reloads the page.
    pub(crate) async fn reload(&self) -> StoryResult {
        self.page.reload().await?;
        self.wait_for_scripts().await
    }

    /// Waits until scripts have taken over, if they run: an earlier press would be sent as a plain
    /// form, whose response is a new page.
    async fn wait_for_scripts(&self) -> StoryResult {
        let has_scripts = "matchMedia('(scripting: enabled)').matches";
        if self.page.evaluate(has_scripts).await? == true {
            self.page.wait_for("#connection[data-state=live]").await?;
        }
        Ok(())
    }

    /// The same person in a second window.
    pub(crate) async fn in_another_window(&self, visitor: &Visitor) -> StoryResult<Self> {
        let page = self.house.visit(visitor, &format!("/en/table/{}", self.id().await?)).await?;
        Self::arrive(self.house, page).await
    }

    /// The id of the table.
    pub(crate) async fn id(&self) -> StoryResult<String> {
        let address = self.page.address().await?;
        let id = address.rsplit('/').next().unwrap_or_default();
        Ok(id.split(['?', '#']).next().unwrap_or_default().to_owned())
    }

    /// The table on the server.
    pub(crate) async fn table(&self) -> StoryResult<Arc<Table>> {
        let id = self.id().await?;
        Ok(self.house.app().tables().get(&id).await.expect("a table").table())
    }

    /// The displayed version.
    pub(crate) async fn version(&self) -> StoryResult<String> {
        Ok(self.page.attribute("main#table", "data-version").await?.unwrap_or_default())
    }

    /// Clicks something, and waits until the page shows the result.
    pub(crate) async fn change(&self, find: impl Into<Find>) -> StoryResult {
        let version = self.version().await?;
        self.page.click(find).await?;
        self.page.wait_for(format!("main#table:not([data-version=\"{version}\"])").as_str()).await
    }

    /// Plays an action with its button in the column of the turn.
    pub(crate) async fn play(&self, word: &str) -> StoryResult {
        self.change(choice(word).as_str()).await
    }

    /// Plays several actions, one after the other.
    pub(crate) async fn play_all(&self, words: &[&str]) -> StoryResult {
        for word in words {
            self.play(word).await?;
        }
        Ok(())
    }

    pub(crate) async fn wait_for_my_turn(&self) -> StoryResult {
        self.page.wait_for(MY_TURN).await
    }

    /// The steps of the turn so far, as shown on the page.
    pub(crate) async fn steps(&self) -> StoryResult<Vec<String>> {
        let steps =
            "[...document.querySelectorAll('#turn .draft li')].map((one) => one.textContent)";
        let steps = self.page.evaluate(steps).await?;
        let steps = steps.as_array().cloned().unwrap_or_default();
        Ok(steps.iter().filter_map(|step| step.as_str().map(str::to_owned)).collect())
    }
}
