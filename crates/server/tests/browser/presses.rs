//! The number of presses in ordinary turns.

use crate::at_table::{AtTable, choice};
use crate::house::{StoryResult, tell};
use std::cell::Cell;

/// Twelve ordinary turns: the presses of each, in order.
const TURNS: [&[&str]; 12] = [
    &["beer"],
    &["trade-west", "#sell-all", "done"],
    &["dockyard", "launch", "done"],
    &["sugar"],
    &["church", "donate", "score", "done"],
    &["trade-east", "buy brick", "buy brick", "buy timber", "done"],
    &["cloth"],
    &["guildhall", "build", "done"],
    &["beer"],
    &["trade-west", "#sell-all", "done"],
    &["sugar"],
    &["trade-east", "#depot-2 summary", "#depot-2 [value=\"buy 2 brick\"]", "done"],
];

/// The maximum number of presses for all of them.
const ENOUGH: usize = 40;

/// The selector of a press: by its action, by a prefix of one, or literally.
fn place(word: &str) -> String {
    match word {
        "donate" | "score" | "build" => {
            format!("#turn button[name=act][value^=\"{word} \"]:not(:disabled, [aria-disabled])")
        }
        word if word.starts_with('#') => word.to_owned(),
        word => choice(word),
    }
}

#[test]
fn twelve_turns_take_at_most_forty_presses() {
    tell(async |house| {
        let seats = ["me", "computer-apprentice"];
        let me = AtTable::set_up(house, &house.visitor().await?, &seats).await?;
        let presses = Cell::new(0);
        for turn in TURNS {
            me.wait_for_my_turn().await?;
            play(&me, turn, &presses).await?;
        }
        me.wait_for_my_turn().await?;
        assert_eq!(me.table().await?.game().turns_played(), 24);
        assert!(presses.get() <= ENOUGH, "{} presses", presses.get());
        Ok(())
    });
}

async fn play(me: &AtTable<'_>, turn: &[&str], presses: &Cell<usize>) -> StoryResult {
    for word in turn {
        presses.set(presses.get() + 1);
        let place = place(word);
        if word.ends_with("summary") {
            me.page.click(place.as_str()).await?;
        } else {
            me.change(place.as_str()).await?;
        }
    }
    Ok(())
}
