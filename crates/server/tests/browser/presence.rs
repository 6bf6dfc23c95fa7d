//! Who is connected is seen by the others, without anybody doing anything.

use crate::house::tell;
use crate::two_people::anna_and_berta;

#[test]
fn comings_and_goings_are_seen() {
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
