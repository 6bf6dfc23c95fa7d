//! Two people on one screen.

use crate::at_table::AtTable;
use crate::house::tell;

#[test]
fn two_people_on_one_screen() {
    tell(async |house| {
        let we = AtTable::set_up(house, &house.visitor().await?, &["me", "here"]).await?;
        let players = we.table().await?.game().state().players().to_vec();
        for (turn, field) in ["beer", "sugar", "trade-west", "cloth", "dockyard"].iter().enumerate()
        {
            let player = players[turn % 2];
            let name = format!("{}’s turn", capital(player.word()));
            we.page.wait_for_text("#heading-of-turn", &name).await?;
            we.play_all(&[field, "done"]).await?;
        }
        assert_eq!(we.page.count("#log .entry").await?, 5);
        we.page.wait_for_text("#players", "Berta").await
    });
}

fn capital(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_uppercase() + rest
}
