//! The list of open tables: it is live, and one press sits down.

use crate::at_table::AtTable;
use crate::house::tell;

/// Makes the reader of a page somebody with a name.
const IS_CARLA: &str = "fetch('/en/account/name', { method: 'POST', \
    body: new URLSearchParams({ name: 'Carla' }) }).then(({ ok }) => ok)";

#[test]
fn a_table_appears_is_taken_with_one_press_and_vanishes() {
    tell(async |house| {
        let watcher = house.visit(&house.visitor().await?, "/en/tables").await?;
        watcher.wait_for_text("#open-tables", "Nobody is looking for players").await?;
        let carla = house.visit(&house.visitor().await?, "/en").await?;
        assert_eq!(carla.evaluate(IS_CARLA).await?, true);
        let host = ["#open_to-all"];
        let host =
            AtTable::set_up_with(house, &house.visitor().await?, &["me", "link"], &host).await?;
        let name = host.table().await?.head().name.clone();
        watcher.wait_for_text("#open-tables", &name).await?;
        carla.open(&house.address_of("/en/tables")).await?;
        carla.follow(".offer form button").await?;
        let carla = AtTable::arrive(house, carla).await?;
        assert_eq!(carla.id().await?, host.id().await?);
        host.wait_for_my_turn().await?;
        watcher.wait_until_gone(".offer").await?;
        watcher.wait_for_text("#open-tables", "Nobody is looking for players").await
    });
}
