//! Presence is shown to others without any action.

use crate::house::tell;
use crate::two_people::anna_and_berta;

#[test]
fn arriving_and_leaving_is_shown() {
    tell(async |house| {
        let (anna, berta) = anna_and_berta(house).await?;
        let table = berta.page.address().await?;
        anna.page.wait_for("#table[data-presence='-h']").await?;
        let version = anna.version().await?;
        berta.page.open(&house.address_of("/en")).await?;
        anna.page.wait_for_text("#players", "away: Berta").await?;
        berta.page.open(&table).await?;
        anna.page.wait_for("#table[data-presence='-h']").await?;
        anna.page.wait_for_text("#players", "Berta").await?;
        assert_eq!(anna.version().await?, version, "that is no part of the table");
        Ok(())
    });
}
