//! Announcements for screen readers: each thing once.

use crate::at_table::{AtTable, UNDO};
use crate::house::{StoryResult, tell};
use hamburgum_browser::Page;

/// Records all announcements from now on.
const LISTEN: &str = "(() => { window.heard = [];
    const speaker = document.querySelector('div[role=status][aria-live]');
    new MutationObserver(() => heard.push(speaker.textContent)).observe(speaker, { childList: true }); })()";

/// The announcements since the last call.
async fn heard(page: &Page) -> StoryResult<String> {
    Ok(page.evaluate("heard.splice(0).join(' | ')").await?.as_str().unwrap_or_default().to_owned())
}

#[test]
fn own_steps_and_turns_of_others_are_announced_once() {
    tell(async |house| {
        let anna = AtTable::set_up(house, &house.visitor().await?, &["me", "link"]).await?;
        let berta = anna.join(&house.visitor().await?, "Berta").await?;
        anna.wait_for_my_turn().await?;
        anna.page.evaluate(LISTEN).await?;
        anna.play("trade-west").await?;
        assert_eq!(heard(&anna.page).await?, "Trade.");
        anna.play("sell beer").await?;
        assert_eq!(heard(&anna.page).await?, "sold 1 beer for £100.");
        anna.change(UNDO).await?;
        assert_eq!(heard(&anna.page).await?, "Undone.");
        anna.play_all(&["sell beer", "done"]).await?;
        assert_eq!(
            heard(&anna.page).await?,
            "sold 1 beer for £100.",
            "the end of the turn announces nothing new"
        );
        berta.play_all(&["cloth", "done"]).await?;
        anna.wait_for_my_turn().await?;
        let news = heard(&anna.page).await?;
        assert!(news.starts_with("Blue: Cloth") && news.ends_with("Your turn."), "{news}");
        anna.play("dockyard").await?;
        assert_eq!(heard(&anna.page).await?, "Dockyard.", "old news is not read again");
        Ok(())
    });
}

#[test]
fn the_winner_is_announced() {
    tell(async |house| {
        let me = AtTable::set_up(house, &house.visitor().await?, &["me", "here"]).await?;
        me.page.evaluate(LISTEN).await?;
        me.page.click("#menu summary").await?;
        me.page.click("#menu [value=end]").await?;
        me.page.wait_for("#turn .over").await?;
        let news = heard(&me.page).await?;
        assert!(news.contains("wins") || news.contains("share"), "{news}");
        Ok(())
    });
}
