//! A whole game against computers, from the home page to the rematch.

use crate::at_table::{AtTable, MY_TURN};
use crate::house::{House, StoryResult, tell};
use hamburgum_ai::{Level, Opponent};
use hamburgum_browser::{button, link};
use hamburgum_table::Table;
use std::sync::Arc;

const OVER: &str = "#turn .act.over";

#[test]
fn a_whole_game_against_computers() {
    tell(async |house| {
        let me = AtTable::play_now(house, &house.visitor().await?).await?;
        play_to_the_end(&me).await?;
        check_the_final_scoring(&me).await?;
        check_the_statistics(house, &me).await?;
        play_again(house, &me).await
    });
}

/// An opponent of the program chooses what to press.
async fn play_to_the_end(me: &AtTable<'_>) -> StoryResult {
    let either = format!("{MY_TURN}, {OVER}");
    loop {
        me.page.wait_for(either.as_str()).await?;
        if me.page.count(OVER).await? == 1 {
            return Ok(());
        }
        play_a_turn(me).await?;
    }
}

async fn play_a_turn(me: &AtTable<'_>) -> StoryResult {
    let mut whisperer = Opponent::new(Level::Apprentice, 1);
    let turn = me.table().await?.game().turns_played();
    loop {
        let table = me.table().await?;
        if table.game().turns_played() != turn || table.ended().is_some() {
            return Ok(());
        }
        // Nothing can be chosen after the sixth church except making it final (END-1).
        let action = whisperer.choose(table.game().state());
        let word = action.map(|action| table.game().board().say(&action).to_string());
        me.play(word.as_deref().unwrap_or("done")).await?;
    }
}

async fn check_the_final_scoring(me: &AtTable<'_>) -> StoryResult {
    let table = me.table().await?;
    assert!(table.ended().is_some());
    let final_scorings = table.game().state().final_scorings();
    let heading = me.page.text("#turn h2").await?;
    assert!(heading.contains(if winners(&table) == 1 { "win" } else { "share" }), "{heading}");
    let lines = me.page.text("#turn .final-scoring").await?;
    for one in &final_scorings {
        assert!(lines.contains(&one.score.prestige.to_string()), "{one:?} in {lines}");
    }
    assert_eq!(me.page.count("#turn .final-scoring > li").await?, 3);
    me.page.wait_for("#turn .final-scoring details[open] .lines").await
}

/// The game counts for the person who played it, and the page links back.
async fn check_the_statistics(house: &House, me: &AtTable<'_>) -> StoryResult {
    let table = me.page.address().await?;
    me.page.open(&house.address_of("/en/statistics/mine")).await?;
    let figures = me.page.text("main").await?;
    assert!(figures.contains("3 players") && !figures.contains("No finished game"), "{figures}");
    me.page.open(&table).await
}

fn winners(table: &Arc<Table>) -> usize {
    table.game().state().final_scorings().iter().filter(|one| one.place == 1).count()
}

/// The rematch is another table with the same people; the old one links to it.
async fn play_again(house: &House, me: &AtTable<'_>) -> StoryResult {
    let old = me.id().await?;
    me.page.follow(button("Play again")).await?;
    me.page.wait_for(MY_TURN).await?;
    assert_ne!(me.id().await?, old);
    assert_eq!(me.table().await?.people().len(), 1);
    me.page.open(&house.address_of(&format!("/en/table/{old}"))).await?;
    me.page.follow(link("Go to the next game")).await?;
    me.page.wait_for(MY_TURN).await?;
    assert_ne!(me.id().await?, old);
    Ok(())
}
