//! Planning the next turn while somebody else plays.

use crate::at_table::{AtTable, MY_TURN, choice};
use crate::house::{StoryResult, tell};
use crate::two_people::anna_and_berta;
use hamburgum_browser::button;

const PLANNING: &str = "main#table.planning";

impl AtTable<'_> {
    /// Clicks something that changes the page but not the table.
    pub(crate) async fn change_page(
        &self,
        find: impl Into<hamburgum_browser::Find>,
    ) -> StoryResult {
        let edition = self.page.attribute("main#table", "data-edition").await?.unwrap_or_default();
        self.page.click(find).await?;
        self.page.wait_for(format!("main#table:not([data-edition=\"{edition}\"])").as_str()).await
    }

    async fn plan(&self, words: &[&str]) -> StoryResult {
        for word in words {
            self.change_page(choice(word).as_str()).await?;
        }
        Ok(())
    }
}

#[test]
fn a_planned_turn_is_played_when_its_turn_has_come() {
    tell(async |house| {
        let (anna, berta) = anna_and_berta(house).await?;
        berta.change_page(button("Plan your next turn")).await?;
        berta.page.wait_for(PLANNING).await?;
        berta.page.wait_for_text("#turn h2", "Plan, not played yet").await?;
        berta.plan(&["trade-west", "sell beer", "sell cloth"]).await?;
        berta.change_page("#stop-donation").await?;
        berta.page.wait_for("#stop-donation[aria-checked=true]").await?;
        // Whoever plays learns nothing of it, and is not disturbed.
        assert_eq!(anna.page.count(PLANNING).await?, 0);
        assert_eq!(anna.table().await?.game().turns_played(), 0);
        berta.change_page(button("Keep plan")).await?;
        berta.page.wait_for_text("#turn .kept-plans", "would be played as things stand").await?;
        anna.play_all(&["sugar", "done"]).await?;
        berta.page.wait_for_text("#turn", "Your plan is played in a moment").await?;
        // Anna's turn again: Berta's was played by itself.
        anna.wait_for_my_turn().await?;
        anna.page.wait_for_text("#log", "sold 1 beer and 1 cloth").await?;
        berta.page.wait_for(button("Plan your next turn")).await?;
        assert_eq!(anna.table().await?.game().turns_played(), 2);
        Ok(())
    });
}

#[test]
fn a_dropped_plan_says_why_and_can_be_the_start() {
    tell(async |house| {
        let (anna, berta) = anna_and_berta(house).await?;
        berta.change_page(button("Plan your next turn")).await?;
        berta.plan(&["dockyard", "launch"]).await?;
        berta.change_page(button("Keep plan")).await?;
        anna.play_all(&["dockyard", "launch", "done"]).await?;
        berta.page.wait_for_text("#turn", "Your plan isn’t played").await?;
        berta.change(button("Start from the plan")).await?;
        berta.page.wait_for_text("#turn .begun", "ship").await?;
        berta.play("done").await?;
        anna.wait_for_my_turn().await
    });
}

#[test]
fn a_plan_without_scripts() {
    tell(async |house| {
        let anna = AtTable::set_up(house, &house.visitor().await?, &["me", "link"]).await?;
        let berta = anna.join(&house.visitor().await?.without_scripts(), "Berta").await?;
        anna.wait_for_my_turn().await?;
        for press in ["#plan-begin", &choice("beer"), "#stop-price-fell", "#command-end"] {
            berta.page.follow(press).await?;
        }
        berta.page.wait_for_text("#turn .kept-plans", "Beer").await?;
        anna.play_all(&["sugar", "done"]).await?;
        anna.wait_for_my_turn().await
    });
}

#[test]
fn a_plan_by_keyboard() {
    tell(async |house| {
        let (anna, berta) = anna_and_berta(house).await?;
        berta.page.focus("#plan-begin").await?;
        berta.page.press("Enter").await?;
        berta.page.wait_for(PLANNING).await?;
        berta.page.focus(choice("beer").as_str()).await?;
        berta.page.press("Enter").await?;
        berta.page.focus("#stop-same-field").await?;
        berta.page.press(" ").await?;
        berta.page.wait_for("#stop-same-field[aria-checked=true]").await?;
        let violations = berta.page.axe().await?;
        assert!(violations.is_empty(), "{violations:?}");
        // Another plan is opened, and the first one waits for its end.
        for (plan, words) in [("#plan-2", "Plan 1, not kept yet"), ("#plan-1", "Plan 2, empty")] {
            berta.page.focus(plan).await?;
            berta.page.press("Enter").await?;
            berta.page.wait_for_text(".plan-bar", words).await?;
            berta.page.wait_for(format!("{plan}[aria-pressed=true]").as_str()).await?;
        }
        berta.page.wait_for("#stop-same-field[aria-checked=true]").await?;
        berta.page.press("e").await?;
        berta.page.wait_for_text("#turn .kept-plans", "Beer").await?;
        anna.play_all(&["sugar", "done"]).await?;
        anna.wait_for_my_turn().await?;
        assert_eq!(berta.page.count(MY_TURN).await?, 0);
        Ok(())
    });
}
